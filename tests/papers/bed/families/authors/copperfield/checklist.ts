import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { held, retained, short, someLines } from './cells.ts'

/** Heads of the crossed columns: carried, offered and refused, not needed. */
const HEADS = [
  ['Have', 'Declined', 'N/A'],
  ['In force', 'Offered, refused', 'Not needed'],
  ['YES', 'NO (offered)', 'DNA'],
] as const

/** The in-house checklist of a yearly review: what is carried is crossed and says its limit; what was offered and refused says an amount too. */
export const checklist: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = someLines(voice)
    const mark = chance.pick(['X', 'x', 'X'])
    const heads = chance.pick(HEADS)
    const write = chance.pick([voice.money, (amount: number) => `$${short(amount)}`])
    const carried = (words: string, limit: string, remark = '') => {
      const isAbsent = limit && !/\d/.test(limit) && limit !== 'Included'
      return isAbsent ? [words, '', mark, '', limit, remark] : [words, mark, '', '', limit, remark]
    }
    const offered = (words: string, limit: string, remark: string) => [words, '', mark, '', limit, remark]
    const never = (words: string) => [words, '', '', mark, '', '']
    const bodies = lines.flatMap((line): (string | string[][])[] => {
      const name = NAMES[line]
      const rows = rowsOf(voice, line, write).map(([words, limit]) => carried(words, limit))
      if (line === 'auto') rows.push(carried(`Symbols ${voice.symbols()}`, '', 'per dec page'))
      if (line === 'wc')
        rows.unshift(carried(voice.tick('wc.statutory', 'Statutory benefits'), '', 'all owners included'))
      if (line === 'gl')
        rows.push(carried('Deductible', chance.pick(['$500', '$1,000', '$2,500']), 'per claim, PD only'))
      if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
      if (line === 'umbrella')
        rows.push(
          offered(
            'Second layer',
            `$${short(truth.prior.umbrella.limits.occurrence!)}`,
            'indicated, insured did not want it',
          ),
        )
      const policy = `${chance.pick(['Pol', 'Policy'])} ${voice.number(line)} with ${voice.carrier(line)}, ${voice.effective(line)} to ${voice.expiration(line)}.`
      return [name, policy, [['Item', ...heads, 'Limit', 'Remarks'], ...rows]]
    })
    const others = [
      ...(['professional', 'umbrella', 'wc'] as const)
        .filter((line) => !lines.includes(line))
        .map((line) =>
          chance.maybe(0.5)
            ? offered(
                NAMES[line],
                write(amountOf(voice, line)),
                `quote ${voice.money(chance.int(9, 90) * 100)}/yr refused`,
              )
            : never(NAMES[line]),
        ),
      ...(lines.includes('auto')
        ? []
        : [offered('Hired and non-owned auto', write(1_000_000), 'told us no driving for work')]),
      offered('Cyber', write(chance.pick([250_000, 1_000_000])), `signed off ${voice.date(truth.prior.gl.effective)}`),
      offered('Employment practices', write(chance.pick([500_000, 1_000_000])), 'brought up again next year'),
      never('Pollution'),
      never('Liquor liability'),
    ]
    return {
      kind: 'schedule',
      feeds: 'fills',
      docx: [
        chance.pick(['COVERAGE CHECKLIST', 'Annual Account Review – Coverage Checklist', 'Account review worksheet']),
        `Client: ${voice.insured()}`,
        `Mailing address: ${voice.insuredAddress().join(', ')}`,
        `Agency: ${voice.producer()}, ${voice.producerAddress().join(', ')}`,
        `Account manager: ${voice.reach('contact')}   ${voice.reach('phone')}   ${voice.reach('email')}`,
        `Mark ${mark} in one column. “${heads[0]}” means a policy is in force today.`,
        ...bodies,
        'Other coverages talked about',
        [['Coverage', ...heads, 'Amount talked about', 'Remarks'], ...others],
        chance.pick([
          'Signed by client: ____________   Date: ________',
          'Reviewed with client by phone. No changes asked for.',
        ]),
      ],
    }
  },
}

const NAMES: Record<Line, string> = {
  gl: 'General liability',
  auto: 'Business auto liability',
  umbrella: 'Umbrella',
  wc: 'Workers compensation / employers liability',
  professional: 'Professional liability',
}

const WORDS: Record<Line, Record<string, string>> = {
  gl: { aggregate: 'General aggregate', products: 'Products / completed operations aggregate', occurrence: 'Per occurrence', personal: 'Personal & advertising injury', rented: 'Fire damage / rented premises', medical: 'Medical payments' },
  auto: { csl: 'Liability CSL', perPerson: 'BI each person', perAccident: 'BI each accident', damage: 'PD' },
  umbrella: { occurrence: 'Per occurrence', aggregate: 'Aggregate', retention: 'SIR' },
  wc: { accident: 'EL each accident', disease: 'EL disease, policy limit', employee: 'EL disease, each employee' },
  professional: { claim: 'Per claim', aggregate: 'Aggregate' },
} // biome-ignore format: a table

const rowsOf = (voice: Voice, line: Line, write: (amount: number) => string): [words: string, limit: string][] =>
  Object.entries(WORDS[line])
    .map(([name, words]): [string, string] => [
      words,
      line === 'umbrella' && name === 'retention' ? retained(voice, write) : held(voice, line, name, write),
    ])
    .filter(([, limit]) => limit)

const amountOf = ({ truth }: Voice, line: 'professional' | 'umbrella' | 'wc') => {
  const { occurrence, claim, accident } = truth.prior[line].limits
  return occurrence ?? claim ?? accident ?? 0
}
