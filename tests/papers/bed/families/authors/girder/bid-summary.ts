import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { autosInWords, basisOf, dollars, JOBS, limitAs, monthDay, policyNumber, short, states } from './craft.ts'

type Amounts = (amount: number) => string

function limitsLine(voice: Voice, line: Line, words: Record<string, string>, print: Amounts): string {
  const { limits } = voice.truth.policies[line]
  return Object.keys(words)
    .filter((name) => limits[name])
    .map((name) => `${limitAs(voice, line, name, print)} ${words[name]}`)
    .join('; ')
}

const term = (voice: Voice, line: Line) => {
  voice.effective(line)
  voice.expiration(line)
  const { effective, expiration } = voice.truth.policies[line]
  return `${monthDay(effective)} – ${monthDay(expiration)}`
}

function limitsAll(voice: Voice, print: Amounts): Record<'gl' | 'auto' | 'umbrella' | 'wc', string> {
  const applies = voice.chance.pick([
    () => `general aggregate applies ${voice.tick('gl.perProject', 'per project')}, all projects capped at ${short(10_000_000)}`,
    () => `general aggregate applies ${voice.tick('gl.perPolicy', 'per policy')}`,
    () => `general aggregate applies ${voice.tick('gl.perProject', 'separately to each job')}`,
  ])() // biome-ignore format: one a line
  const kept = voice.truth.policies.umbrella.limits.retention
    ? `; ${limitAs(voice, 'umbrella', 'retention', print)} ${voice.tick('umbrella.retention', 'self-insured retention')}`
    : ''
  return {
    gl: `${limitsLine(voice, 'gl', { occurrence: 'per occurrence', aggregate: 'general aggregate', products: 'completed operations aggregate', personal: 'personal injury', rented: 'rented premises', medical: 'medical' }, print)} (${basisOf(voice, 'occurrence basis', 'claims-made basis')}; ${applies}). Deductible ${short(5000)}.`,
    auto: `${limitsLine(voice, 'auto', { csl: 'combined single limit', perPerson: 'bodily injury each person', perAccident: 'bodily injury each accident', damage: 'property damage each accident' }, print)}. Covered: ${autosInWords(voice)}. Physical damage deductibles ${short(1000)} / ${short(2500)}.`,
    umbrella: `${limitsLine(voice, 'umbrella', { occurrence: 'per occurrence', aggregate: 'aggregate' }, print)}${kept}. ${voice.tick('umbrella.umbrella', 'Umbrella')} over GL, auto and employers liability.`,
    wc: `${voice.tick('wc.statutory', 'Statutory')} in ${states(voice, 4).join(', ')}. Employers liability ${limitsLine(voice, 'wc', { accident: 'each accident', disease: 'disease policy limit', employee: 'disease each employee' }, print)}.`,
  } // biome-ignore format: one a line
}

/** A Word summary for a bid package: carried limits beside what the bid asks for, then what would only be bought on award. Builders risk, equipment and professional stand together, so the free row is not judged. */
export const bidSummary: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const print = chance.pick<Amounts>([short, dollars])
    const titles: Record<string, string> = { gl: 'Commercial general liability', auto: 'Automobile liability', umbrella: 'Umbrella liability', wc: 'Workers compensation / employers liability' } // biome-ignore format: one line
    const asked: Record<string, string> = {
      gl: `${short(2_000_000)} / ${short(4_000_000)} / ${short(4_000_000)}, aggregate per project`,
      auto: `${short(1_000_000)} CSL, any auto`,
      umbrella: `Not less than ${short(chance.pick([5, 10, 25]) * 1_000_000)}`,
      wc: `Statutory; ${short(1_000_000)} / ${short(1_000_000)} / ${short(1_000_000)}`,
    }
    const limits = limitsAll(voice, print)
    const lines = chance.shuffle(['gl', 'auto', 'umbrella', 'wc'] as const)
    const carrierOf = (line: Line) => `${voice.carrier(line)}${line === 'gl' && chance.maybe(0.5) ? ` (NAIC ${voice.naic(line)})` : ''}` // biome-ignore format: one line
    const shown = chance.pick([
      (): (string | string[][])[] => [
        [['Item', 'Bid asks for', 'Proposer carries today', 'Insurer / policy / term'], ...lines.map((line) => [titles[line]!, asked[line]!, limits[line], `${carrierOf(line)} / ${voice.number(line)} / ${term(voice, line)}`])],
      ],
      (): (string | string[][])[] =>
        lines.flatMap((line) => [titles[line]!.toUpperCase(), `${carrierOf(line)}, policy ${voice.number(line)}, ${term(voice, line)}.`, limits[line], `(Bid documents: ${asked[line]}.)`]),
    ])() // biome-ignore format: one a line
    const beside: string[][] = [
      ['Beside these, in force', 'Amount', 'Policy'],
      ['Contractors’ equipment', `${dollars(chance.int(20, 190) * 50_000)} scheduled; ${dollars(250_000)} rented from others`, `${truth.names.carrier().name} ${policyNumber(voice)}`],
      ['Contractors’ professional and pollution', `${short(2_000_000)} each claim, ${short(25_000)} retention`, `${truth.names.carrier().name} ${policyNumber(voice)}`],
    ] // biome-ignore format: one a line
    const onAward: string[][] = [
      ['To be bought only on award', 'Estimate'],
      ['Builders risk, completed value', `${dollars(chance.int(10, 90) * 1_000_000)}; deductible ${dollars(25_000)}`],
      [
        'Additional excess above the umbrella',
        `${short(10_000_000)}, indication ${dollars(chance.int(20, 90) * 1000)}`,
      ],
      ['Owner’s protective liability', `${short(2_000_000)} / ${short(4_000_000)}`],
    ]
    const emr: string[][] = [['Year', 'Experience rating', 'Man-hours', 'Incurred losses'], ...[1, 2, 3].map((back) => [String(Number(gl.effective.slice(0, 4)) - back), `0.${chance.int(68, 99)}`, `${chance.int(40, 400)},${chance.digits(3)}`, dollars(chance.int(0, 240) * 1000)])] // biome-ignore format: one line
    const docx = [
      chance.pick(['INSURANCE SUMMARY FOR PROPOSAL', 'Tab 6 – Insurance and Safety', 'Document 00 45 20: Proposer’s Insurance']),
      `Project: ${chance.pick(JOBS)}, for ${voice.text(truth.names.business()).replace(/\.$/, '')}. Bids due ${monthDay(daysLater(gl.effective, chance.int(60, 200)))}. Bid bond 10%, surety line ${short(25_000_000)} single / ${short(60_000_000)} aggregate.`,
      `Proposer: ${voice.insured()}, ${voice.insuredAddress().join(', ')}`,
      `Prepared by ${voice.producer()}, ${voice.producerAddress().join(', ')}. Questions: ${voice.reach('contact')}, ${voice.reach('phone')}${chance.maybe(0.5) ? `, ${voice.reach('email')}` : ''}.`,
      ...shown,
      beside,
      'The following is not in force and will be arranged should the proposal be accepted.',
      onAward,
      emr,
      'This summary was put together for the selection committee. Certificates are issued by the agency on award. Where the bid asks for more than is carried, the difference is priced in the alternate.',
    ] // biome-ignore format: one a line
    voice.notJudged('professional')
    return { kind: 'schedule', feeds: 'fills', docx }
  },
}
