import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { held, type LimitNames, limitNames, named, otherName, spoken } from './limit-names.ts'
import { lookOf, stacked } from './page-look.ts'

/** A letter of insurance in prose that takes back what an earlier letter said. */
export const correctingLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const names = limitNames(chance)
    const lines: Line[] = chance.some(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(2, 3))
    const latest = lines.map((line) => truth.policies[line].effective).sort().at(-1)! // biome-ignore format: one line
    const today = daysLater(latest, chance.int(30, 120))
    const wrong = daysLater(today, -chance.int(4, 20))
    const loose = chance.maybe(0.4)
    const said = chance.shuffle(lines).map((line) => sentence(voice, names, line, loose))
    const mistaken = mistake(voice, names, chance.pick(lines), wrong, loose)
    const gone = (['gl', 'auto', 'umbrella', 'wc', 'professional'] as Line[]).find((line) => !lines.includes(line))!
    const over = `${names.title[gone]}: our earlier letter listed policy ${voice.text(truth.prior[gone].number)}. That policy ended ${voice.date(truth.prior[gone].expiration)} and nothing replaces it.`
    const holder = [otherName(voice, truth.names.business()), ...voice.address(truth.names.address())]
    const from = [voice.producer(), ...voice.producerAddress(), `Telephone ${voice.reach('phone')}`]
    const about = `${chance.pick(['Re', 'Subject', 'Concerning'])}: ${voice.insured()}, ${voice.insuredAddress().join(', ')}`
    const title = chance.pick(['CORRECTED LETTER OF INSURANCE', 'Verification of insurance – corrected', 'Letter of insurance, second issue']) // biome-ignore format: one line
    const open = chance.pick([
      `Please destroy our letter of ${voice.date(wrong)}. It was wrong in the points below, and this one takes its place.`,
      `This corrects what we wrote on ${voice.date(wrong)}.`,
      `We regret an error in our letter dated ${voice.date(wrong)}; kindly rely on the present letter only.`,
    ])
    const middle = chance.pick([
      [open, mistaken, 'The insurance in force is as follows.', ...said, over],
      [open, ...said, over, mistaken],
      [open, over, mistaken, `What is in force today: ${said.join(' ')}`],
    ])
    const close = chance.pick(['Yours truly,', 'Sincerely,', 'Very truly yours,'])
    const signed = voice.reach('contact')
    const told = { kind: 'certificate' as const, feeds: 'fills' as const }
    if (chance.maybe(0.4))
      return { ...told, docx: [...from, voice.date(today), ...holder, title, about, ...middle, close, signed] }
    const html = `<div class="head"><div>${stacked(from)}</div><div class="right">${voice.date(today)}</div></div><p>${stacked(holder)}</p><h1>${title}</h1><p><b>${about}</b></p>${middle.map((words) => `<p>${words}</p>`).join('')}<p>${close}</p><p>${signed}</p>`
    const mail = {
      subject: `Corrected letter – ${truth.insured.name}`,
      words: `Corrected letter attached. The one we sent on ${voice.date(wrong)} is void; sorry for the mix-up.\n\n${truth.producer.contact}`,
    }
    return { ...told, html, css: lookOf(voice), ...(chance.maybe(0.5) ? { mail } : {}) }
  },
}

function sentence(voice: Voice, names: LimitNames, line: Line, loose: boolean): string {
  const { chance, truth } = voice
  const policy = truth.policies[line]
  const keys = Object.keys(names[line]).filter((key) => policy.limits[key])
  const limits = held(voice, line, names).map(([name, amount], at) => {
    const key = keys[at]!
    return `${inner(name)} ${loose && key !== policy.excluded ? spoken(policy.limits[key]!) : amount}`
  })
  const words = limits.length > 1 ? `${limits.slice(0, -1).join(', ')} and ${limits.at(-1)}` : limits[0]!
  const company = `${voice.carrier(line)}${chance.maybe(0.35) ? ` (NAIC ${voice.naic(line)})` : ''}`
  const number = voice.number(line)
  const term = [voice.effective(line), voice.expiration(line)]
  const title = names.title[line]
  const basis = line === 'gl' && truth.policies.gl.claimsMade ? ` It is ${voice.tick('gl.claimsMade', 'claims-made')}.` : '' // biome-ignore format: one line
  return `${chance.pick([
    `${title} is written by ${company} as policy ${number} from ${term[0]} until ${term[1]}, with these limits: ${words}.`,
    `For ${inner(title)}, ${company} has issued policy ${number}. It began ${term[0]}, ends ${term[1]} and provides ${words}.`,
    `Under policy ${number} (${title}), ${company} insures for ${words}; the policy runs ${term[0]} to ${term[1]}.`,
  ])}${basis}`
}

const inner = (words: string) =>
  /^[A-Z][a-z]/.test(words) && !/^(Part Two|Gen\.|Prod|Pers\.)/.test(words) ? words[0]!.toLowerCase() + words.slice(1) : words // biome-ignore format: one line

function mistake(voice: Voice, names: LimitNames, line: Line, wrong: string, loose: boolean): string {
  const { chance, truth } = voice
  const before = truth.prior[line]
  const key = chance.pick(Object.keys(named(truth.policies[line], names[line])).filter((one) => before.limits[one]))
  const name = names[line][key]!
  const amount = loose ? spoken(before.limits[key]!) : voice.money(before.limits[key]!)
  return chance.pick([
    `The letter of ${voice.date(wrong)} gave ${amount} as the ${inner(names.title[line])} limit for “${name}”. That figure is from the term that ended ${voice.date(before.expiration)} and no longer holds.`,
    `We had quoted policy ${voice.text(before.number)} with ${inner(name)} ${amount}. Number and amount are those of the policy before the present one; it expired ${voice.date(before.expiration)}.`,
    `Not correct in the first letter: policy ${voice.text(before.number)}, ${voice.date(before.effective)} to ${voice.date(before.expiration)}, ${inner(name)} ${amount}. Those terms are over.`,
  ])
}
