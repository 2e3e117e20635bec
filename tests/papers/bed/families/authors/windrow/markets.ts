import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { otherLimits } from '../../../truth.ts'
import { figures, listed, plain, slashed } from './words.ts'

const LIMITS: [Line, string, Record<string, string>][] = [
  ['gl', 'General liability', { occurrence: 'occ', aggregate: 'gen agg', products: 'prod agg', medical: 'med' }],
  ['umbrella', 'Umbrella', { occurrence: 'each occ', aggregate: 'agg', retention: 'SIR' }],
  ['wc', 'Workers compensation', { accident: 'EL acc', disease: 'EL dis pol', employee: 'EL dis emp' }],
]

/** The marketing log of an agency system: what companies quoted, declined or only indicated; nothing on it is bound. */
export const markets: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const day = chance.pick([slashed, voice.date])
    const proposed = truth.policies.gl
    const isWide = chance.maybe(0.5)
    const lines = LIMITS.slice(0, chance.int(1, 3))
    const answers = chance.pick([
      ['Quoted', 'Quoted', 'Declined', 'Indication'],
      ['QUOTE IN', 'QUOTE IN', 'DECLINE', 'TALKED - RANGE ONLY'],
    ])
    const rows = lines.flatMap(([line, title, words]) =>
      answers.slice(0, chance.int(2, 4)).map((answer, index) => {
        const limits = index ? otherLimits(chance, line, truth.policies[line].limits) : truth.policies[line].limits
        const isQuoted = index < 2
        const amounts = Object.entries(words).map(([name, word]) => `${figures(limits[name] ?? 0)} ${word}`)
        const carrier = index ? truth.names.carrier() : truth.policies[line].carrier
        const remark = isQuoted
          ? chance.pick([`good until ${day(daysLater(proposed.effective, 10))}`, 'subject to signed application', 'needs loss runs, 5 years', 'auditable, min. earned 25%'])
          : chance.pick(['class not eligible', 'losses', 'out of state', 'try again next year'])
        return [title, plain(carrier.name), day(daysLater(proposed.effective, -chance.int(20, 60))), answer, isQuoted ? `Q${chance.digits(6)}` : '', isQuoted ? listed(amounts) : '', isQuoted ? figures(chance.int(900, 30_000)) : '', remark]
      }),
    )
    const head = ['line', 'market', 'sent', 'answer', 'quote no.', 'limits offered', 'premium offered', 'remarks']
    const about = [
      ['Marketing log', plain(voice.insured())],
      ['Address', plain(voice.insuredAddress().join(', '))],
      ['Proposed effective', day(proposed.effective), 'Proposed expiration', day(proposed.expiration)],
      ['Producer', plain(voice.producer()), 'Handled by', voice.reach('contact')],
      ['NOTHING BOUND - client has not chosen'],
      [],
    ]
    const named = ['client', 'proposed eff', ...head]
    const csv = isWide
      ? [named, ...rows.map((row) => [plain(voice.insured()), day(proposed.effective), ...row])]
      : [...about, head, ...rows, [], ['End of log', `${rows.length} answers`]]
    return { kind: 'quote', feeds: 'nothing', csv }
  },
} // biome-ignore format: a table
