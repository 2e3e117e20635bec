import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { amountsOf, autosCovered, day, dayWriter, inForce, labelsOf, lines, listed, MANNERS, own } from './words.ts'

const CSS = `.vl{font:11pt/1.45 'DejaVu Serif',serif;color:#111}.vl .top{text-align:center;margin-bottom:22px}.vl .top b{font-size:16pt;letter-spacing:.06em}.vl .top div{font-size:8.5pt;border-top:1px solid #8a6d3b;border-bottom:1px solid #8a6d3b;margin-top:4px;padding:2px}
.vl p{margin:9px 0}.vl ol{margin:6px 0 6px 22px;padding:0}.vl li{margin:5px 0}.vl .fine{font-size:8pt}`

const tidy = (text: string) => text.replace(/ {2,}/g, ' ').replace(/ ([.,])/g, '$1')

/** The words for an amount inside a sentence. */
const SAID: Record<string, string> = {
  occurrence: 'for each occurrence', aggregate: 'in the general aggregate', products: 'in the aggregate for products and completed operations', personal: 'for personal and advertising injury', rented: 'for damage to premises rented to the insured', medical: 'for medical expense of any one person',
  csl: 'combined single limit for each accident', perPerson: 'bodily injury for each person', perAccident: 'bodily injury for each accident', damage: 'property damage for each accident',
  accident: 'for each accident', employee: 'for disease, each employee', disease: 'for disease, policy limit',
} // biome-ignore format: a table

/** An agency's letter to a third party in prose: what its client carries, what a contract asks of it, or what has ended. */
export const verificationLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const mode = chance.pick(['carried', 'carried', 'demanded', 'ended'] as const)
    const labels = labelsOf(chance)
    const held = inForce(voice, labels)
    const [manner, onDay] = [chance.pick(MANNERS), dayWriter(chance)]
    const wanted: Line[] = ['gl', ...chance.some(['auto', 'umbrella', 'wc', 'professional'] as const, chance.int(1, 3))]
    const asked = mode === 'demanded'
    const amounts = (line: Line, names: string[]) =>
      listed(
        amountsOf(truth.policies[line], names).map((name) => `${own(voice, line, name, manner)} ${SAID[name] ?? ''}`),
      )
    const naming = (line: Line) => {
      held.number(line)
      if (asked) return ''
      const term = [voice.effective(line), voice.expiration(line)] as const
      const { effective, expiration } = truth.policies[line]
      const dates = chance.maybe(0.5)
        ? `from ${term[0]} to ${term[1]}`
        : `for the year that ${mode === 'ended' ? 'began' : 'begins'} ${onDay(effective)} and ${mode === 'ended' ? 'ended' : 'ends'} ${onDay(expiration)}`
      return chance.pick([
        `under policy ${held.number(line)} of ${held.carrier(line)}, ${dates}`,
        `with ${held.carrier(line)}, policy number ${held.number(line)}, ${dates}`,
      ])
    }
    const verb = { carried: 'is insured', demanded: 'is to be insured', ended: 'was insured' }[mode]
    const excluded = truth.policies.gl.excluded
    const paragraph: Record<Line, () => string> = {
      gl: () =>
        `${held.title('gl')}. The client ${verb} ${naming('gl')}${asked ? '' : ','}${chance.maybe(0.5) && !truth.policies.gl.claimsMade ? ` on an ${voice.tick('gl.occurrence', 'occurrence')} form,` : ''} with limits of ${amounts('gl', ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'])}.${excluded ? ` There is no coverage ${SAID[excluded]!.replace('in the aggregate ', '')}.` : ''}${chance.maybe(0.3) ? ` The general aggregate applies ${voice.tick('gl.perLocation', 'to each location separately')}.` : ''}`,
      auto: () =>
        `${held.title('auto')}. The client ${verb} ${naming('auto')} for ${amounts('auto', ['csl', 'perPerson', 'perAccident', 'damage'])}; it applies to ${autosCovered(voice)}.`,
      umbrella: () =>
        `${held.title('umbrella')}. Above the lines named here the client ${verb} ${naming('umbrella')} for ${own(voice, 'umbrella', 'occurrence', manner)} each occurrence and ${own(voice, 'umbrella', 'aggregate', manner)} in the aggregate${truth.policies.umbrella.limits.retention ? `, over a ${voice.tick('umbrella.retention', 'self-insured retention')} of ${own(voice, 'umbrella', 'retention', manner)}` : ''}.`,
      wc: () =>
        `${held.title('wc')}. The client ${verb} ${naming('wc')}. Benefits are ${voice.tick('wc.statutory', 'those of the statute')}; employers liability is ${amounts('wc', ['accident', 'employee', 'disease'])}.`,
      professional: () =>
        `${held.title('professional')}. The client ${verb} ${naming('professional')} for ${own(voice, 'professional', 'claim', manner)} each claim and ${own(voice, 'professional', 'aggregate', manner)} for all claims of the term.`,
    }
    const parts = chance.shuffle(wanted).map((line) => tidy(paragraph[line]()))
    const holder = { name: truth.names.business(), address: truth.names.address() }
    const sent = daysLater(truth.policies.gl.effective, mode === 'ended' ? chance.int(420, 520) : chance.int(32, 60))
    const intro = {
      carried: chance.pick([
        'At the request of our client named above, we verify that the following insurance is in force today.',
        'You asked us to confirm the coverage of our client. Our records, and those of the companies, show these policies as active.',
      ]),
      demanded:
        'You sent us the insurance article of the agreement you propose to our client. So that all of us read it alike, we set out below what the article would require. We do not say that the client has any of it; we have not yet been told which insurance it buys, or where.',
      ended:
        'You asked about the coverage of our former client. The policies below have run out and were not renewed by us, and we know of nothing that took their place. We name them only so that you can direct older claims.',
    }[mode]
    const close = {
      carried: `Notice of cancellation follows the policies. Premium of ${voice.money(truth.policies.gl.premium)} is paid. Deductibles of up to ${voice.money(5000)} are the insured’s own. This letter changes nothing in the policies.`,
      demanded: `A fine of ${voice.money(500)} a day is foreseen for late proof. Kindly let us know whether lower limits, such as ${voice.money(truth.prior.gl.limits.occurrence!)}, would do.`,
      ended: `An audit balance of ${voice.money(chance.int(200, 4000))} is still open. Please address questions on later dates to the firm itself.`,
    }[mode]
    const blocks = [
      day(sent),
      `${voice.text(holder.name)}, ${voice.address(holder.address).join(', ')}`,
      `${chance.pick(['Re:', 'Subject:', 'Our client:'])} ${voice.insured()}, ${voice.insuredAddress().join(', ')}`,
      chance.pick(['To whom it may concern:', 'Ladies and Gentlemen:', 'Dear Sir or Madam:']),
      intro,
    ]
    const feeds = mode === 'carried' ? 'fills' : 'nothing'
    if (chance.maybe(0.45)) {
      const foot = `${voice.producer()} · ${voice.producerAddress().join(' · ')} · ${voice.reach('phone')} · ${voice.reach('email')}`
      return { kind: 'letter', feeds, docx: [foot, ...blocks, ...parts, close, 'Sincerely,', voice.reach('contact')] }
    }
    // biome-ignore format: a page
    const html = `<div class="vl"><div class="top"><b>${voice.producer()}</b><div>${voice.producerAddress().join(' • ')} • ${voice.reach('phone')}${chance.maybe(0.5) ? ` • fax ${voice.reach('fax')}` : ''}</div></div>${blocks.map((block) => `<p>${block}</p>`).join('')}
<ol>${parts.map((part) => `<li>${part}</li>`).join('')}</ol><p>${close}</p><p>Sincerely,</p><p style="margin-top:30px">${voice.reach('contact')}<br>Client Services</p><p class="fine">A letter is no policy. It gives the reader no rights of its own.</p></div>`
    return { kind: 'letter', feeds, html, css: CSS }
  },
}

const ROLL_CSS = `.ac{print-color-adjust:exact;-webkit-print-color-adjust:exact;font:9.5pt/1.4 'Inter Variable','Liberation Sans',sans-serif;color:#222}.ac .bar{background:#5b2333;color:#fff;padding:10px 14px;font-size:14pt;margin-bottom:4px}.ac .sub{font-size:8pt;color:#5b2333;margin-bottom:18px}
.ac .cols{display:grid;grid-template-columns:1fr 190px;gap:18px}.ac aside{background:#f6f0ee;padding:8px 10px;font-size:8.2pt}.ac table{border-collapse:collapse;width:100%;margin:10px 0;font-size:8.6pt}.ac th{background:#efe3e0;text-align:left;padding:4px 6px;border-bottom:2px solid #5b2333;font-weight:600}
.ac td{padding:4px 6px;border-bottom:1px solid #ccb;vertical-align:top}.ac .was{color:#777}.ac p{margin:7px 0}`

/** A letter after an acquisition: policies that moved to a new company under new numbers, or a closed book whose policies have ended. */
export const acquisitionLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const moved = chance.maybe(0.55)
    const labels = labelsOf(chance)
    const held = inForce(voice, labels)
    const onDay = dayWriter(chance)
    const seller = truth.names.carrier()
    const rows = chance.shuffle(
      chance.some(['gl', 'auto', 'umbrella', 'wc', 'professional'] as const, chance.int(3, 5)),
    )
    const hasCodes = chance.maybe(0.4)
    const company = (line: Line) => `${held.carrier(line)}${hasCodes ? ` (NAIC ${voice.naic(line)})` : ''}`
    const now = (line: Line) =>
      `<td>${held.title(line)}</td><td class="was">${voice.text(truth.prior[line].number)}</td><td>${held.number(line)}</td><td>${company(line)}</td><td>${held.effective(line)}<br>${held.expiration(line)}</td>`
    const past = (line: Line) =>
      `<td>${labels.line[line]}</td><td>${voice.text(truth.prior[line].number)}</td><td>${voice.text(seller.name)}</td><td>${voice.date(truth.prior[line].effective)}</td><td>${voice.date(truth.prior[line].expiration)}</td>`
    const told = (line: Line) =>
      moved
        ? `<li>${held.title(line)}, formerly ${voice.text(truth.prior[line].number)}, is now <b>${held.number(line)}</b> with ${company(line)}; it runs from ${held.effective(line)} until ${held.expiration(line)}.</li>`
        : `<li>${labels.line[line]}, number ${voice.text(truth.prior[line].number)}: began ${voice.date(truth.prior[line].effective)}, ran out ${voice.date(truth.prior[line].expiration)}.</li>`
    const inSentences = chance.maybe(0.35)
    const heads = moved
      ? ['Coverage', chance.pick(['Formerly', 'Old number', 'Was']), chance.pick(['Now', 'New number', 'Policy from now on']), chance.pick(['Insured by', 'New company']), chance.pick(['From / to', 'Term'])]
      : ['Coverage', 'Policy', 'Company', 'Began', chance.pick(['Ended', 'Expired'])] // biome-ignore format: a list
    const withLimits = moved && chance.maybe(0.6)
    const carried = rows.filter((line) => line === 'gl' || line === 'auto' || line === 'wc')
    const limitsOf = (line: Line) =>
      `<p><b>${labels.line[line]}</b>: ${held
        .rows(line)
        .map(([words, amount]) => `${words} ${amount}`)
        .join('; ')}</p>`
    const start = truth.policies.gl.effective
    const body = moved
      ? `<p>${voice.text(seller.name)}, which insured you until now, has sold this business to our group. Your policies ${chance.pick(['have moved', 'were rewritten', 'have been transferred'])} to the companies shown, under the numbers shown, and are in force with us. The old policies were closed the day the new ones began; please do not use the old numbers any more.</p>`
      : `<p>${voice.text(seller.name)} has left commercial insurance and our group has taken over its closed files. The policies listed ran out on the dates shown and none was renewed or moved to a company of ours. We insure you under no policy at present. The list tells you whom to call about older claims, nothing else.</p>`
    const money = `${voice.money(chance.int(100, 900) * 1_000_000)}`
    // biome-ignore format: a page
    const html = `<div class="ac"><div class="bar">${chance.pick(['Welcome to your new insurer', 'A change of company', 'About your policies'])}</div><div class="sub">Transition office · ${truth.names.phone()}</div><div class="cols"><div><p>${day(daysLater(start, moved ? chance.int(32, 60) : chance.int(90, 200)))}</p>
<p>${voice.insured()}<br>${lines(voice.insuredAddress())}</p><p>Dear Policyholder:</p>${body}</div><aside><b>Your agent ${moved ? 'stays the same' : 'at the time'}</b><br>${voice.producer()}<br>${lines(voice.producerAddress())}${chance.maybe(0.7) ? `<br>${voice.reach('phone')}` : ''}<br><br><b>The purchase</b><br>Closed ${onDay(daysLater(start, -chance.int(20, 80)))} for ${money}; rated companies with ${voice.money(2_000_000_000)} of surplus.</aside></div>
${inSentences ? `<ul>${rows.map(told).join('')}</ul>` : `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.map((line) => `<tr>${(moved ? now : past)(line)}</tr>`).join('')}</table>`}
${withLimits && carried.length ? `<p>Your limits were carried over as follows.</p>${carried.map(limitsOf).join('')}` : `<p>${moved ? 'Limits, deductibles and forms are those you had; your new declarations, sent separately, show them.' : 'Limits are not repeated here.'}</p>`}
<p>${chance.pick(['Automatic payments', 'Installments'])} of ${voice.money(chance.int(200, 3000))} ${moved ? 'go on without any action of yours.' : 'have stopped.'} Claims ${moved ? 'that happened before the change' : 'under the ended policies'} stay with the old claim office until ${onDay(daysLater(start, 365))}.</p><p>Yours truly,</p><p>${voice.text(truth.names.person())}<br>Head of Integration</p></div>`
    return { kind: 'letter', feeds: moved ? 'fills' : 'nothing', html, css: ROLL_CSS }
  },
}
