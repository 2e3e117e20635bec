import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { autosInWords, dollars, mil, says, short } from './house.ts'

const WORDS: Record<string, string> = {
  'gl.occurrence': 'CGL each occurrence',
  'gl.aggregate': 'CGL general aggregate',
  'gl.products': 'Products and completed operations',
  'gl.personal': 'Personal and advertising injury',
  'gl.rented': 'Damage to rented premises',
  'gl.medical': 'Medical expense',
  'auto.csl': 'Auto, combined single limit',
  'auto.perPerson': 'Auto BI, each person',
  'auto.perAccident': 'Auto BI, each accident',
  'auto.damage': 'Auto property damage',
  'umbrella.occurrence': 'Umbrella, each occurrence',
  'umbrella.aggregate': 'Umbrella, aggregate',
  'wc.accident': 'Employers liability, each accident',
  'wc.disease': 'Employers liability, disease policy limit',
  'wc.employee': 'Employers liability, disease each employee',
}
const LINES: Line[] = ['gl', 'auto', 'umbrella', 'wc']

/** A memo that holds a contract's insurance article against what the client carries. Only what is carried is in force. */
export const contractReview: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { names, policies } = truth
    const owner = voice.text(names.business())
    const print = chance.pick([dollars, short, mil])
    const carriedFirst = chance.maybe(0.4)
    const hasUmbrella = chance.maybe(0.75)
    const lines = LINES.filter((line) => line !== 'umbrella' || hasUmbrella)
    const rows = lines.flatMap((line) => compared(voice, line, print, carriedFirst))
    const heads = chance.pick([
      ['Item', 'Contract asks for', 'You carry'],
      ['Coverage', 'Required', 'In force'],
      ['', 'Minimum under Article 11', 'Your program'],
    ])
    const ask = chance.int(1, 9) * 1_000_000
    if (hasUmbrella) voice.tick('umbrella.umbrella', '')
    const missing = hasUmbrella
      ? []
      : [
          ['Umbrella or excess', `${print(ask)} each occurrence`, 'none carried', 'NO'].map((text, index, all) =>
            carriedFirst && index === 1 ? all[2]! : carriedFirst && index === 2 ? all[1]! : text,
          ),
        ]
    const policyRows = lines.map((line) => [
      TITLES[line],
      voice.carrier(line),
      voice.number(line),
      `${voice.effective(line)} – ${voice.expiration(line)}`,
    ])
    return {
      kind: chance.pick(['letter']),
      feeds: 'fills',
      docx: [
        chance.pick(['CONTRACT REVIEW MEMORANDUM', 'MEMORANDUM – INSURANCE REQUIREMENTS REVIEW']),
        `To: ${voice.insured()}, ${voice.insuredAddress().join(', ')}`,
        `From: ${voice.reach('contact')}, ${voice.producer()}, ${voice.producerAddress().join(', ')}`,
        `Phone ${voice.reach('phone')}`,
        `Re: Agreement ${chance.digits(4)}-${chance.pick(['S', 'PO', 'L'])} with ${owner}`,
        `You asked us to read the insurance article of the draft above. We are not lawyers and looked at insurance only. The contract sum is ${voice.money(chance.int(20, 900) * 10_000)}, with liquidated damages of ${voice.money(1750)} a day, which no policy pays.`,
        '1. Limits',
        [order([...heads, 'Meets?'], carriedFirst), ...rows, ...missing],
        `Note: ${chance.pick(['where two amounts differ, ours is the one your policies now show.', 'the second amount of the contract may be met by primary and umbrella together.'])} The draft asks that professional liability of ${print(3_000_000)} be carried; you carry none and told us that you give no design service, so ask to have it struck.`,
        '2. Terms asked for',
        [
          ['Term', 'Our view'],
          [
            'Additional insured, ongoing and completed work',
            'Your blanket endorsements respond to a written contract.',
          ],
          ['Waiver of subrogation', 'Included on CGL and auto; on comp only where the state allows it.'],
          [
            '30 days’ notice of cancellation to the other party',
            'Insurers will not agree. Ask for 10 days for non-payment, or strike.',
          ],
          [`Deductibles no higher than ${print(10_000)}`, 'Met.'],
          [
            'Aggregate to apply to each project',
            chance.maybe(0.5)
              ? voice.tick('gl.perProject', 'Your CGL aggregate applies per project.')
              : 'Not on your CGL now; we can ask the company for a price.',
          ],
          ['Autos: any auto', `Your policy covers: ${autosInWords(voice, ', ').toLowerCase()}.`],
        ],
        '3. Policies we compared with',
        [['Coverage', 'Company', 'Policy', 'Term'], ...policyRows],
        `Please do not sign before the points marked NO are settled. Raising a limit to ${print(ask + 1_000_000)} would cost about ${voice.money(chance.int(2, 19) * 500)} a year; nothing has been ordered. The ${policies.gl.claimsMade ? voice.tick('gl.claimsMade', 'CGL is claims-made, which the draft does not allow.') : voice.tick('gl.occurrence', 'CGL is written on an occurrence basis, as the draft demands.')}`,
      ],
    }
  },
}

const TITLES: Record<Line, string> = {
  gl: 'Commercial general liability',
  auto: 'Business auto',
  umbrella: 'Umbrella',
  wc: 'Workers compensation and employers liability',
  professional: '',
}
const order = ([item, required, carried, meets]: string[], carriedFirst: boolean) =>
  carriedFirst ? [item!, carried!, required!, meets!] : [item!, required!, carried!, meets!]

function compared(voice: Voice, line: Line, print: (amount: number) => string, carriedFirst: boolean): string[][] {
  const { limits, excluded } = voice.truth.policies[line]
  const other = otherLimits(voice.chance, line, limits)
  const names = Object.keys(limits).filter((name) => WORDS[`${line}.${name}`] && (limits[name] ?? 0) > 0)
  return names.map((name) => {
    const required = voice.chance.maybe(0.4) ? limits[name]! : other[name]!
    const meets = excluded !== name && limits[name]! >= required
    return order(
      [WORDS[`${line}.${name}`]!, print(required), says(voice, line, name, print), meets ? 'yes' : 'NO'],
      carriedFirst,
    )
  })
}
