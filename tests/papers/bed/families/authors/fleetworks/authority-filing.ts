import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { inWords } from './limit-words.ts'
import { during, registration } from './road-amounts.ts'
import { grid, houseCss, insuredBlock, pairs, producerBlock } from './sheets.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const dayOf = (iso: string) =>
  `the ${Number(iso.slice(8))}${suffix(Number(iso.slice(8)))} day of ${MONTHS[Number(iso.slice(5, 7)) - 1]}, ${iso.slice(0, 4)}`
const suffix = (day: number) => (day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'))

/** A certificate of public liability insurance of a motor carrier, as it is filed with an authority: nearly all prose. */
export const authorityFiling: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { auto } = truth.policies
    const state = truth.insured.address.state
    const filedOn = voice.date(during(voice, 1, 60))
    const title = chance.pick([
      'Certificate of Public Liability Insurance – Motor Carriers of Property',
      `Carrier’s Proof of Insurance on File, State of ${state}`,
      'Motor Carrier Liability Filing: Insurer’s Certification',
      'Insurer’s Certificate under Motor Carrier Financial Responsibility Rules',
    ])
    const number = voice.number('auto')
    const insurer = voice.carrier('auto')
    const code = chance.maybe(0.6) ? ` (NAIC ${voice.naic('auto')})` : ''
    const [from, to] = chance.maybe(0.4) ? inDays(voice) : [voice.effective('auto'), voice.expiration('auto')]
    const limits = liability(voice)
    const insured = `${voice.insured()}, of ${voice.insuredAddress().join(', ')}`
    const sworn = [
      `<p>This is to certify that ${insurer}${code}, of ${voice.address(auto.carrier.address).join(', ')} (the Insurer), has issued to ${insured} (the Motor Carrier) its automobile liability policy numbered ${number}. The policy is in force from ${from} until ${to}, both at 12:01 a.m.</p><p>${limits}</p>`,
      `<p>WHEREAS ${insured} operates motor vehicles for hire and must keep insurance on file; NOW THEREFORE ${insurer}${code} certifies that its policy ${number} is in effect, beginning ${from} and ending ${to}. ${limits}</p>`,
      `<p><b>1.</b> The motor carrier is ${insured}.</p><p><b>2.</b> Its insurer is ${insurer}${code}.</p><p><b>3.</b> Policy ${number} took effect on ${from}; its term expires on ${to}.</p><p><b>4.</b> ${limits}</p>`,
    ]
    const rules = chance.shuffle([
      `The Insurer may end this filing by ${chance.pick([30, 35])} days’ notice in writing to the Authority, counted from its receipt there.`,
      'Within the required amounts, no condition of the policy and no violation of it relieves the Insurer of a final judgment. The Motor Carrier repays what the Insurer would not otherwise have owed.',
      'This filing does not cover injury to the Motor Carrier’s employees at work, nor the freight it carries.',
      'The words “motor vehicle”, “environmental restoration” and “public liability” mean what the rules of the Authority say.',
    ])
    const required = [
      ['Non-hazardous property, over 10,000 lbs.', voice.money(750_000)],
      ['Oil and listed waste', voice.money(1_000_000)],
      ['Bulk hazardous substances', voice.money(5_000_000)],
      ['Property under 10,001 lbs.', voice.money(300_000)],
      ['Household goods cargo, per vehicle / per event', `${voice.money(5000)} / ${voice.money(10_000)}`],
    ]
    const table = `<h2>Amounts the rules require (for reference; not the limits of the policy)</h2>${grid(['Operation', 'Required by rule'], chance.some(required, chance.int(3, 5)))}`
    const agency = chance.maybe(0.7) ? `<p class="small">Producing agent<br>${producerBlock(voice)}</p>` : ''
    const filed = pairs(
      [
        ['Filed', filedOn],
        ['Authority', `Motor Carrier Services, ${state}`],
        ['Registration', registration(voice)],
      ],
      chance.pick(['run', 'beside', 'dots']),
    )
    const echo = chance.maybe(0.3) ? `<div class="box">${insuredBlock(voice)}</div>` : ''
    const blocks = [
      `<ol>${rules
        .slice(0, chance.int(2, 4))
        .map((rule) => `<li>${rule}</li>`)
        .join('')}</ol>`,
      table,
    ]
    return {
      kind: 'certificate',
      feeds: 'fills',
      css: `${houseCss(voice)} p{line-height:1.5}`,
      html: `<h1 style="text-align:center">${title}</h1>${chance.maybe(0.5) ? filed : ''}<div class="stripe"></div>${echo}${chance.pick(sworn)}${(chance.maybe(0.5) ? blocks.reverse() : blocks).join('')}${agency}<p>Signed for the Insurer by ${voice.text(truth.names.person())}, authorized representative &nbsp; ____________</p><p class="small">Certificate serial ${chance.digits(8)}. Countersigned ${filedOn}.</p>`,
    }
  },
}

function inDays(voice: Voice): [string, string] {
  voice.effective('auto')
  voice.expiration('auto')
  return [dayOf(voice.truth.policies.auto.effective), dayOf(voice.truth.policies.auto.expiration)]
}

/** The limits of the policy in a sentence, whether they are one or three. */
function liability(voice: Voice): string {
  const { csl } = voice.truth.policies.auto.limits
  if (csl) {
    const printed = voice.limit('auto', 'csl')
    return voice.chance.pick([
      `The policy provides primary liability insurance with a limit of ${printed} for each accident, bodily injury and property damage combined.`,
      `Under the policy the Insurer is liable for no more than ${inWords(csl)} (${printed}) for each accident as a single limit.`,
      `The combined single limit which the policy carries is ${inWords(csl)} for any one accident.`,
    ])
  }
  const [person, accident, damage] = ['perPerson', 'perAccident', 'damage'].map((name) => voice.limit('auto', name))
  return voice.chance.pick([
    `The policy’s limits are ${person} for injury to or death of one person, ${accident} for all persons hurt or killed in one accident, and ${damage} for loss of or damage to the property of others in one accident.`,
    `Carried by the policy: bodily injury ${person} each person and ${accident} each accident; property damage ${damage} each accident.`,
  ])
}
