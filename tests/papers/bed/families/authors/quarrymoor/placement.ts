import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { brief, otherNumber, plain, said, serial } from './ways.ts'

type Cell = string | number | { value: number; as: 'date' | 'money' | 'percent' }
const day = (iso: string): Cell => ({ value: serial(iso), as: 'date' })
const share = (value: number): Cell => ({ value, as: 'percent' })
const cash = (value: number): Cell => ({ value, as: 'money' })

/** A limit as a cell: a number, or the word that there is none. */
function limitCell(voice: Voice, line: Line, name: string): Cell {
  let amount: number | null = null
  const printed = said(voice, line, name, (found) => {
    amount = found
    return ''
  })
  return amount === null ? plain(printed) : cash(amount)
}

/** The cells that stand once for all rows of a policy. */
function head(voice: Voice, line: Line): Cell[] {
  const policy = voice.truth.policies[line]
  voice.effective(line)
  voice.expiration(line)
  return [
    plain(voice.carrier(line)),
    share(1),
    plain(voice.number(line)),
    day(policy.effective),
    day(policy.expiration),
  ]
}

const NONE: Cell[] = ['', '', '', '', '']

function block(voice: Voice, line: Line, words: string, limits: Record<string, string>, note: string): Cell[][] {
  const { limits: amounts, premium } = voice.truth.policies[line]
  const names = Object.keys(limits).filter((name) => amounts[name])
  return names.map((name, index) => [
    index ? '' : words,
    ...(index ? NONE : head(voice, line)),
    limitCell(voice, line, name),
    limits[name]!,
    index ? '' : note,
    index ? '' : cash(premium),
  ])
}

function property(voice: Voice): Cell[][] {
  const { chance, truth } = voice
  const { effective, expiration } = truth.policies.gl
  const shares = chance.pick([
    [0.5, 0.3, 0.2],
    [0.4, 0.35, 0.25],
    [0.6, 0.4],
  ])
  const first = chance.pick([5, 10]) * 1_000_000
  const rows = shares.map((part, index): Cell[] => [
    index ? '' : 'Property, primary layer',
    truth.names.carrier().name,
    share(part),
    otherNumber(voice),
    day(effective),
    day(expiration),
    cash(first * part),
    `part of ${brief(first)} any one occurrence`,
    index ? '' : 'AOP $25,000; wind/hail 2% of TIV, min. $100,000; water damage $50,000',
    cash(chance.int(9, 90) * 1000),
  ])
  const over: Cell[] = [
    'Property, excess layer',
    truth.names.carrier().name,
    share(1),
    otherNumber(voice),
    day(effective),
    day(expiration),
    cash(15_000_000),
    `xs ${brief(first)} any one occurrence`,
    'As primary',
    cash(chance.int(9, 60) * 1000),
  ]
  return [...rows, over]
}

/** A workbook of a habitational placement: several carriers with shares of the property, the casualty in rows, values and the expiring program on further sheets. */
export const placementSchedule: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    voice.notJudged('professional')
    const { gl } = truth.policies
    const basisWord = gl.claimsMade
      ? voice.tick('gl.claimsMade', 'claims-made')
      : voice.tick('gl.occurrence', 'occurrence')
    const perLocation = chance.maybe(0.5)
    const aggregate = perLocation
      ? voice.tick('gl.perLocation', 'General aggregate, separately for each location')
      : 'General aggregate'
    const glRows = block(
      voice,
      'gl',
      `General liability (${basisWord})`,
      {
        occurrence: 'Each occurrence',
        aggregate,
        products: 'Products/completed ops aggregate',
        personal: 'Personal & advertising injury',
        rented: 'Damage to rented premises',
        medical: 'Medical expense, any one person',
      },
      `Deductible $${chance.pick(['5,000', '10,000'])}; assault & battery sublimit $100,000/$300,000; habitability excluded`,
    )
    const kind = chance.maybe(0.5)
      ? voice.tick('umbrella.umbrella', 'Lead umbrella')
      : voice.tick('umbrella.excess', 'Lead excess, following form')
    const umbrellaRows = block(
      voice,
      'umbrella',
      kind,
      { occurrence: 'Each occurrence', aggregate: 'Aggregate' },
      'Over GL and employers liability',
    )
    const wcRows = block(
      voice,
      'wc',
      `Workers compensation (${voice.tick('wc.statutory', 'statutory')}) and employers liability`,
      { accident: 'EL each accident', employee: 'EL disease, each employee', disease: 'EL disease, policy limit' },
      'Guaranteed cost',
    )
    const columns = ['Line', 'Carrier', 'Share', 'Policy no.', 'From', 'To', 'Limit', 'Limit applies as', 'Retention / terms', 'Annual premium'] // biome-ignore format: a page
    const lines = chance.maybe(0.5)
      ? [...property(voice), ...glRows, ...umbrellaRows, ...wcRows]
      : [...glRows, ...umbrellaRows, ...wcRows, ...property(voice)]
    const notes = chance.shuffle([
      'Automobile: not placed through this office.',
      'Earthquake and flood: declined by the insured.',
      'Shares of property carriers are several and not joint.',
      'A carrier that is named without a share holds 100%.',
    ])
    const top: Cell[][] = [
      [chance.pick(['SCHEDULE OF INSURANCE', 'PLACEMENT SCHEDULE – HABITATIONAL', 'Summary of bound insurance'])],
      ['Insured', plain(voice.insured())],
      ['Mailing address', plain(voice.insuredAddress().join(', '))],
      ['Retail broker', plain(voice.producer())],
      ['', plain(voice.producerAddress().join(', '))],
      ['Prepared by', `${truth.wholesaler.name}, ${truth.wholesaler.contact}, ${truth.wholesaler.phone}`],
      [],
    ]
    const values: Cell[][] = [
      ['Loc', 'Address', 'Class', 'Buildings', 'Contents and rents', 'Units'],
      ...truth.locations.map((place): Cell[] => [
        place.number,
        plain(voice.address(place.party.address).join(', ')),
        'Apartments, garden',
        cash(place.building),
        cash(place.contents),
        chance.int(4, 180),
      ]),
    ]
    const { gl: before, umbrella: over } = truth.prior
    const old = (words: string, policy: typeof before, name: string): Cell[] => [
      words,
      policy.carrier.name,
      policy.number,
      day(policy.effective),
      day(policy.expiration),
      cash(policy.limits[name]!),
      cash(policy.premium),
    ]
    const expiring: Cell[][] = [
      ['EXPIRED PROGRAM, for comparison only'],
      ['Line', 'Carrier', 'Policy no.', 'From', 'To', 'Limit each occurrence', 'Premium'],
      old('General liability', before, 'occurrence'),
      old('Umbrella', over, 'occurrence'),
    ]
    return {
      kind: 'schedule',
      feeds: 'fills',
      xlsx: [
        {
          name: chance.pick(['Bound', 'Schedule', 'Placement']),
          rows: [...top, columns, ...lines, [], ...notes.map((words) => [words])],
        },
        { name: 'Statement of values', rows: values },
        ...(chance.maybe(0.6) ? [{ name: 'Expired', rows: expiring }] : []),
      ],
    }
  },
}
