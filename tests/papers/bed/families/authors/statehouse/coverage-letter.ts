import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { employersSentence, short } from './notation.ts'
import { look } from './paper-look.ts'
import { basisOf, limitRows, lineName } from './pool-lines.ts'
import { asBearer } from './pool-names.ts'

const lower = (words: string) => words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

function told(voice: Voice, line: Line): string {
  const { chance } = voice
  const carrier = voice.carrier(line)
  const number = voice.number(line)
  const [from, to] = [voice.effective(line), voice.expiration(line)]
  const pair = chance.pick([
    (words: string, amount: string) => `${words} ${amount}`,
    (words: string, amount: string) => `${amount} (${words})`,
    (words: string, amount: string) => `${words} of ${amount}`,
  ])
  const limits =
    line === 'wc'
      ? employersSentence(voice, chance.maybe(0.4) ? short : undefined)
      : `${chance.pick(['The limits are', 'It carries', 'Limits bound:'])} ${limitRows(
          voice,
          line,
          line !== 'gl' && chance.maybe(0.3) ? short : undefined,
        )
          .map(([words, amount]) => pair(lower(words), amount))
          .join('; ')}.`
  const name = lineName(voice, line)
  const basis = line === 'wc' && chance.maybe(0.5) ? '' : ` ${basisOf(voice, line)}.`
  return chance.pick([
    `${name} is bound with ${carrier} under number ${number}, from ${from} to ${to}. ${limits}${basis}`,
    `For ${name}: ${carrier} has issued ${number}. It attaches ${from} and runs to ${to}.${basis} ${limits}`,
    `${carrier} provides ${name} from ${from} through ${to} (policy ${number}).${basis} ${limits}`,
  ])
}

function asides(voice: Voice): string[] {
  const { chance, truth } = voice
  return chance.some(
    [
      `We could not match the ${voice.money(7_500_000)} excess layer that the contract with your customer asks for; we can offer it from another market if you wish.`,
      `Last year’s policy ${voice.text(truth.prior.wc.number)} ended ${voice.date(truth.prior.wc.expiration)} and its audit is still open; the estimate is ${voice.money(chance.int(200, 7000))}.`,
      `The deposit of ${voice.money(chance.int(500, 12_000))} is due in twenty days, and payroll is reported each month.`,
      'Please note that the fund does not follow your employees to other states for more than sixty days.',
      `The deductible plan at ${voice.money(35_000)} was declined by your owner.`,
      'The policy itself will follow within thirty days and replaces this confirmation.',
    ],
    chance.int(2, 5),
  )
}

function draw(voice: Voice): Drawn {
  const { chance, truth } = voice
  const lines = chance.pick<Line[]>([['wc'], ['wc', 'auto'], ['gl', 'auto', 'wc'], ['wc', 'umbrella', 'gl'], ['wc', 'professional']])
  asBearer(voice, 'wc', chance.pick(['fund', 'group', 'assigned']))
  const facts = lines.map((line) => told(voice, line))
  const extra = asides(voice)
  const between = chance.maybe(0.5)
  const body = between ? facts.flatMap((fact, index) => [fact, ...extra.slice(index, index + 1)]).concat(extra.slice(facts.length)) : [...facts, ...extra]
  const insured = voice.insured()
  const where = voice.insuredAddress()
  const from = chance.pick([
    () => `<b>${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}${chance.maybe(0.5) ? ` · Fax ${voice.reach('fax')}` : ''}`,
    () => `<div class="mid"><b>${voice.producer()}</b><br><span class="small">${voice.producerAddress().join(' • ')}</span></div>`,
  ])()
  const signer = chance.maybe(0.6) ? `${voice.reach('contact')}<br>${voice.reach('email')}` : 'The Commercial Lines Team'
  const subject = chance.pick([`Confirmation of coverage – ${truth.insured.name}`, `Bound: ${truth.insured.name}`, 'Binder letter for your files', 'Coverage confirmed'])
  const dear = chance.pick(['To our insured:', 'Good morning,', `Dear ${voice.text(truth.names.person())},`, 'Friends,'])
  const opener = chance.pick(['This letter is your binder until the policies are issued.', 'I am pleased to confirm that coverage is bound as follows.', 'As you asked, here is what is in force. Treat this as a binder.'])
  const paragraphs = chance.pick([
    () => body.map((words) => `<p>${words}</p>`).join(''),
    () => `<p>${facts.join(' ')}</p>${extra.map((words) => `<p>${words}</p>`).join('')}`,
    () => `<ul>${facts.map((words) => `<li>${words}</li>`).join('')}</ul>${extra.map((words) => `<p>${words}</p>`).join('')}`,
  ])()
  const html = `${from}<p class="gap">${voice.date(truth.policies.wc.effective)}</p><p>${insured}<br>${where.join('<br>')}</p><p>Re: ${chance.pick(['Binder', 'Confirmation of coverage bound', 'Coverage binder'])}</p><p>${dear}</p><p>${opener}</p>${paragraphs}<p>${chance.pick(['Sincerely,', 'Best regards,', 'With thanks,'])}</p><p>${signer}</p>`
  const css = look(voice, 'body { padding: 20px 30px; font-size: 10.5pt } p { margin: .8em 0 }')
  if (chance.maybe(0.3)) return { kind: 'binder', feeds: 'fills', html, css }
  const words = chance.pick([
    `Attached is your binder letter. Please keep it with your records.\n\nThe audit notice for last year comes apart from this.`,
    `Hello,\n\nplease find the confirmation attached. The certificate your landlord asked for (they want $6,000,000 of excess) will be sent once we know their exact name.\n\nThank you`,
    `Good afternoon – bound as discussed, letter attached. The invoice follows by mail.`,
  ])
  return { kind: 'binder', feeds: 'fills', html, css, mail: { subject, words } }
} // biome-ignore format: letter and mail

/** A binder letter in prose, mostly attached to an e-mail. */
export const coverageLetter: Paper = { draw }
