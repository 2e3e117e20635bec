import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { isExcluded, limitAs, plain, serial, short, trigger } from './words.ts'

type Row = Sheet['rows'][number]
const money = (value: number): Row[number] => ({ value, as: 'money' })
const day = (iso: string): Row[number] => ({ value: serial(iso), as: 'date' })

const TITLES: Record<string, string[]> = {
  gl: ['General Liability', 'GL', 'Commercial General Liability'],
  auto: ['Automobile', 'Hired & Non-Owned Auto', 'Business Auto'],
  umbrella: ['Umbrella', 'Umbrella (all entities)', 'Lead Umbrella'],
  wc: ['Workers Compensation / EL', 'WC', 'Work Comp & Employers Liability'],
}
const LIMITS: Record<string, [string, string][]> = {
  gl: [['occurrence', 'Each Occurrence'], ['aggregate', 'General Aggregate'], ['products', 'Products/Comp Ops Aggregate'], ['personal', 'Personal & Advertising Injury'], ['rented', 'Damage to Rented Premises'], ['medical', 'Med Exp (any one person)']],
  auto: [['csl', 'Combined Single Limit'], ['perPerson', 'BI per person'], ['perAccident', 'BI per accident'], ['damage', 'PD per accident']],
  umbrella: [['occurrence', 'Each Occurrence'], ['aggregate', 'Aggregate'], ['retention', 'SIR']],
  wc: [['accident', 'E.L. Each Accident'], ['disease', 'E.L. Disease - Policy Limit'], ['employee', 'E.L. Disease - Each Employee']],
} // biome-ignore format: a table

/** What a policy's limits are called, without those it does not have. */
const limitsOf = (voice: Voice, line: Line) => LIMITS[line]!.filter(([name]) => voice.truth.policies[line].limits[name])

function policyCells(voice: Voice, line: Line): Row {
  voice.effective(line)
  voice.expiration(line)
  const policy = voice.truth.policies[line]
  return [plain(voice.carrier(line)), plain(voice.number(line)), day(policy.effective), day(policy.expiration)]
}

function title(voice: Voice, line: Line): string {
  const { chance } = voice
  if (line === 'auto') {
    voice.tick('auto.hired', 'Hired')
    voice.tick('auto.nonOwned', 'Non-Owned')
    return chance.pick(['Hired & Non-Owned Auto', 'HNOA', 'Auto (hired and non-owned only)'])
  }
  if (line === 'umbrella') {
    voice.tick('umbrella.umbrella', 'Umbrella')
    if (voice.truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', 'SIR')
  }
  if (line === 'wc' && chance.maybe(0.6))
    return `${chance.pick(TITLES.wc!)} (${voice.tick('wc.statutory', 'statutory')})`
  const words = chance.pick(TITLES[line]!)
  return line === 'gl' ? `${words} - ${trigger(voice, 'occurrence', 'claims-made')}` : words
}

/** One row per policy, its limits in one cell. */
function perPolicy(voice: Voice, lines: Line[]): Row[] {
  const limits = (line: Line) => limitsOf(voice, line).map(([name, words]) => `${limitAs(voice, line, name, short)} ${words}`).join('; ') // biome-ignore format: a table
  return [
    ['Coverage', 'Company', 'Policy #', 'From', 'To', 'Limits', 'Premium'],
    ...lines.map((line) => [title(voice, line), ...policyCells(voice, line), limits(line), money(voice.truth.policies[line].premium)]), // biome-ignore format: a table
  ]
}

/** One row per limit: the term that ran out beside the term that runs. */
function perLimit(voice: Voice, lines: Line[]): Row[] {
  const { policies, prior } = voice.truth
  const current = (line: Line, name: string): Row[number] => {
    const said = voice.limit(line, name)
    return isExcluded(voice, line, name) ? said : money(policies[line].limits[name]!)
  }
  return lines.flatMap((line): Row[] => [
    [title(voice, line), '', ''],
    ['', 'Expired term', 'Current term'],
    ...['Carrier', 'Policy number', 'Effective', 'Expiration'].map((label, at): Row => {
      const before: Row = [prior[line].carrier.name, prior[line].number, day(prior[line].effective), day(prior[line].expiration)] // biome-ignore format: a table
      return [label, before[at]!, policyCells(voice, line)[at]!]
    }),
    ...limitsOf(voice, line).map(([name, words]): Row => [words, money(prior[line].limits[name] ?? 0), current(line, name)]), // biome-ignore format: a table
    ['Annual premium', money(prior[line].premium), money(policies[line].premium)],
    ['', '', ''],
  ])
}

/** A broker's workbook: the program on one sheet, then a sheet for each entity that owns property. */
export const workbook: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    // The hotels' people drive their own cars; the account has no autos.
    truth.policies.auto = { ...truth.policies.auto, symbols: [8, 9] }
    const lines: Line[] = ['gl', ...(chance.maybe(0.6) ? (['auto'] as const) : []), 'umbrella', ...(chance.maybe(0.6) ? (['wc'] as const) : [])] // biome-ignore format: a table
    const agency = [plain(voice.producer()), ...voice.producerAddress().map(plain), voice.reach('phone')]
    const property: Row = ['Property (see entity sheets)', truth.names.carrier().name, `PR${chance.digits(7)}`]
    const liquor: Row = [
      'Liquor Liability',
      chance.pick(['excluded', 'none - no alcohol sold', 'each venue buys its own']),
    ]
    const body = chance.maybe(0.5) ? perPolicy(voice, lines) : perLimit(voice, lines)
    voice.notJudged('professional')
    const program: Sheet = {
      name: chance.pick(['Program', 'Liability', 'Summary']),
      rows: [
        [chance.pick(['SCHEDULE OF INSURANCE', 'Insurance Summary', 'Program at a glance'])],
        [chance.pick(['Named Insured', 'First Named Insured', 'Client']), plain(voice.insured())],
        ['Address', voice.insuredAddress().map(plain).join(', ')],
        ['Prepared by', agency.join(', ')],
        [],
        ...body,
        [],
        property,
        liquor,
        ['Every entity on the following sheets is a named insured of each liability policy above.'],
      ],
    }
    const entities = Array.from({ length: chance.int(2, 5) }, (_, at): Sheet => {
      const count = chance.int(1, 4)
      const buildings = Array.from({ length: count }, (_unused, row): Row => {
        const [one, city = ''] = voice.address({ ...truth.names.address(), two: '' }).map(plain)
        return [`${at + 1}.${row + 1}`, one!, city, chance.pick(['Hotel', 'Restaurant', 'Apartments', 'Bar']), chance.int(8, 220), money(chance.int(10, 200) * 50_000), money(chance.int(5, 60) * 10_000), money(chance.int(5, 60) * 20_000)] // biome-ignore format: a table
      })
      const sold = chance.maybe(0.15) ? [['SOLD - do not issue certificates for this entity']] : []
      return {
        name: `Entity ${at + 1}`,
        rows: [
          [truth.names.business()],
          ...sold,
          ['Loc', 'Street', 'City', 'Use', 'Units / rooms', 'Building', 'Contents', 'Rents / income (12 mo.)'],
          ...buildings,
          [],
          ['Share of GL premium', money(chance.int(500, 20_000))],
          ['Share of umbrella premium', money(chance.int(300, 9000))],
          ['Property deductible', money(chance.pick([5000, 10_000, 25_000]))],
          ['Assault & battery', chance.pick(['sublimit 100,000', 'full limits', 'excluded at this entity'])],
        ],
      }
    })
    return { kind: 'schedule', feeds: 'fills', xlsx: [program, ...entities] }
  },
}
