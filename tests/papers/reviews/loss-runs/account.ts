import type { Chance } from '../../bed/random.ts'

/** Amounts in cents, dates MM/DD/YYYY. */
export type Amounts = { paid: number; reserved: number; incurred: number }
export type DrawnClaim = Amounts & {
  number: string
  lost: string
  reported: string
  status: 'Open' | 'Closed'
  claimant: string
  description: string
}
export type DrawnTotal = Amounts & { count: number }
export type DrawnPolicy = {
  number: string
  line: string
  from: string
  to: string
  claims: DrawnClaim[]
  total: DrawnTotal
}
/** A loss run as it is printed; `total` is that of all its policies. */
export type DrawnRun = {
  carrier: string
  insured: string
  valued: string | null
  policies: DrawnPolicy[]
  total: DrawnTotal
}

export const TODAY = '2026-06-15'
const CARRIERS = [
  'Larkspur Mutual',
  'Gannet Casualty',
  'Old Harbor Indemnity',
  'Sable Ridge Insurance',
  'Pinnacle Bay Assurance',
]
const INSUREDS = [
  'Otter & Thimble Joinery LLC',
  'Brightwater Bakeries Inc',
  'Copper Kettle Foods LLC',
  'Tall Pine Builders Inc',
]
const LINES = ['General Liability', 'Commercial Auto', 'Workers Compensation']
const PERSONS = [
  'Ana Reyes',
  'Tom Baker',
  'Lena Vogt',
  'Sam Okafor',
  'Rita Alvarez',
  'Ben Castle',
  'Joy Marsh',
  'Carl Dietz',
]
const EVENTS = ['Slip on wet floor', 'Rear end collision', 'Water damage to ceiling', 'Strain while lifting', 'Backed into fence', 'Cut on left hand', 'Hail damage', 'Fall from ladder'] // biome-ignore format: a list

const two = (value: number) => String(value).padStart(2, '0')

/** A loss run of some years without anything wrong: the totals are those of the claims. */
export function aRun(chance: Chance, { years = chance.int(3, 4), lines = 1 } = {}): DrawnRun {
  const first = 2026 - years
  const month = two(chance.int(1, 3))
  const own = chance.some(LINES, lines)
  let next = chance.int(10_000, 80_000)
  const policies = own.flatMap((line) =>
    Array.from({ length: years }, (_, at): DrawnPolicy => {
      const year = first + at
      const claims = Array.from({ length: chance.int(2, 5) }, () => {
        next += chance.int(1, 90)
        return aClaim(chance, year, `CL${next}`)
      })
      const number = `${chance.pick(['BX', 'QK', 'MT'])}${chance.digits(6)}`
      return {
        number,
        line,
        from: `${month}/01/${year}`,
        to: `${month}/01/${year + 1}`,
        claims,
        total: totalOf(claims),
      }
    }),
  )
  const run = {
    carrier: chance.pick(CARRIERS),
    insured: chance.pick(INSUREDS),
    valued: `05/${two(chance.int(1, 28))}/2026`,
    policies,
  }
  return { ...run, total: totalOf(policies.flatMap(({ claims }) => claims)) }
}

function aClaim(chance: Chance, year: number, number: string): DrawnClaim {
  const isOpen = chance.maybe(0.35)
  const paid = chance.int(20_000, 4_000_000)
  const reserved = isOpen ? chance.int(50_000, 5_000_000) : 0
  const [month, day] = [chance.int(4, 11), chance.int(1, 27)]
  return {
    ...{ number, paid, reserved, incurred: paid + reserved, status: isOpen ? 'Open' : 'Closed' },
    lost: `${two(month)}/${two(day)}/${year}`,
    reported: `${two(month)}/${two(day + 1)}/${year}`,
    claimant: chance.pick(PERSONS),
    description: chance.pick(EVENTS),
  }
}

function totalOf(claims: readonly DrawnClaim[]): DrawnTotal {
  const sum = (of: keyof Amounts) => claims.reduce((all, one) => all + one[of], 0)
  return { paid: sum('paid'), reserved: sum('reserved'), incurred: sum('incurred'), count: claims.length }
}

/** The run with its totals added up anew. */
export function added(run: DrawnRun): DrawnRun {
  const policies = run.policies.map((policy) => ({ ...policy, total: totalOf(policy.claims) }))
  return { ...run, policies, total: totalOf(policies.flatMap(({ claims }) => claims)) }
}
