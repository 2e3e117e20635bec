import type { Finding } from '../../../../server/reviews/types.ts'
import type { Chance } from '../../bed/random.ts'
import type { Defect } from '../trials.ts'
import { type Amounts, added, type DrawnClaim, type DrawnRun, type DrawnTotal } from './account.ts'

/** What a layout prints, so that only what it shows can be wrong. */
export type Shows = {
  incurred: boolean
  policyTotals: boolean
  total: boolean
  valued: boolean
  terms: boolean
  status: boolean
}
type Planted = { run: DrawnRun; defect: Defect }
type Plant = (chance: Chance, run: DrawnRun, shows: Shows) => Planted | null

const money = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

const speaksOf = (finding: Finding, words: string) =>
  `${finding.topic} ${finding.cells.map(({ text }) => text).join(' ')}`.includes(words)
const bare = (cents: number) => money(cents).replace(/\.00$/, '')

/** An amount with one of its digits changed, never the first. */
function slipped(chance: Chance, amount: number): number {
  const digits = String(amount).split('')
  const at = chance.int(1, digits.length - 3)
  digits[at] = String((Number(digits[at]) + chance.int(1, 8)) % 10)
  return Number(digits.join(''))
}

const measure = (chance: Chance, { incurred }: Shows, of: Amounts): keyof Amounts => {
  const shown = (['paid', 'reserved', ...(incurred ? (['incurred'] as const) : [])] as const).filter(
    (one) => of[one] > 99_999,
  )
  return chance.pick(shown)
}

const changed = (run: DrawnRun, number: string, change: (claim: DrawnClaim) => DrawnClaim): DrawnRun => ({
  ...run,
  policies: run.policies.map((policy) => ({
    ...policy,
    claims: policy.claims.map((claim) => (claim.number === number ? change(claim) : claim)),
  })),
})

const claimsOf = (run: DrawnRun) => run.policies.flatMap(({ claims }) => claims)

const totalOff: Plant = (chance, run, shows) => {
  const ofPolicy = shows.policyTotals && (!shows.total || chance.maybe(0.5))
  if (!ofPolicy && !shows.total) return null
  const own = chance.pick(run.policies)
  const total = ofPolicy ? own.total : run.total
  if (total.paid < 100_000) return null
  const of = measure(chance, shows, total)
  const off: DrawnTotal = { ...total, [of]: slipped(chance, total[of]) }
  const isFound = (one: Finding) =>
    one.verdict === 'CONTRADICTS' && speaksOf(one, bare(off[of])) && speaksOf(one, bare(total[of]))
  const policies = run.policies.map((policy) => (ofPolicy && policy === own ? { ...policy, total: off } : policy))
  return {
    run: { ...run, policies, total: ofPolicy ? run.total : off },
    defect: { what: `${ofPolicy ? 'policy' : 'grand'} total ${of} off by a digit`, isFound },
  }
}

const centOff: Plant = (chance, run, shows) => {
  if (!shows.total) return null
  const of = measure(chance, shows, run.total)
  const total = { ...run.total, [of]: run.total[of] + 1 }
  const isFound = (one: Finding) =>
    one.verdict === 'CONTRADICTS' && speaksOf(one, bare(total[of])) && speaksOf(one, bare(run.total[of]))
  return { run: { ...run, total }, defect: { what: `grand total ${of} off by a cent`, isFound } }
}

const swappedReserves: Plant = (_chance, run, { incurred }) => {
  const own = run.policies.find(({ claims }) => new Set(claims.map(({ reserved }) => reserved)).size > 1)
  if (!incurred || !own) return null
  const [a, b] = own.claims.toSorted((one, other) => other.reserved - one.reserved)
  const other = own.claims.find(({ reserved }) => reserved !== a!.reserved) ?? b!
  const swapped = changed(
    changed(run, a!.number, (one) => ({ ...one, reserved: other.reserved })),
    other.number,
    (one) => ({ ...one, reserved: a!.reserved }),
  )
  const isOf = (finding: Finding, claim: DrawnClaim) =>
    finding.verdict === 'CONTRADICTS' && finding.topic.startsWith(claim.number)
  return {
    run: swapped,
    defect: {
      what: 'swapped reserves',
      isFound: (one) => isOf(one, a!),
      allows: (one) => isOf(one, other) || (one.verdict === 'MISSING' && one.topic.startsWith(a!.number)),
    },
  }
}

const incurredOff: Plant = (chance, run, { incurred }) => {
  const claim = chance.pick(claimsOf(run))
  if (!incurred || claim.incurred < 100_000) return null
  const isFound = (one: Finding) => one.verdict === 'CONTRADICTS' && one.topic.startsWith(claim.number)
  const off = slipped(chance, claim.incurred)
  return {
    run: added(changed(run, claim.number, (one) => ({ ...one, incurred: off }))),
    defect: { what: 'incurred of a claim off by a digit', isFound },
  }
}

const twice: Plant = (chance, run) => {
  const own = chance.pick(run.policies)
  const claim = chance.pick(own.claims)
  const policies = run.policies.map((one) =>
    one === own ? { ...one, claims: one.claims.flatMap((each) => (each === claim ? [each, each] : [each])) } : one,
  )
  return {
    run: { ...run, policies },
    defect: { what: 'a claim twice', isFound: (one) => one.verdict === 'AMBIGUOUS' && one.topic === claim.number },
  }
}

const outside: Plant = (chance, run, { terms }) => {
  const claim = chance.pick(claimsOf(run))
  if (!terms) return null
  const lost = `${claim.lost.slice(0, 6)}${Number(claim.lost.slice(6)) - 2}`
  return {
    run: changed(run, claim.number, (one) => ({ ...one, lost })),
    defect: {
      what: 'a loss outside the policy period',
      // Where nothing tells the line, it is for the policy to tell whether the day matters.
      isFound: (one) =>
        (one.verdict === 'CONTRADICTS' || (one.verdict === 'AMBIGUOUS' && /occurrence or claims-made/.test(one.why))) &&
        speaksOf(one, lost) &&
        one.topic.startsWith(claim.number),
    },
  }
}

const withoutReserve: Plant = (_chance, run, { status }) => {
  const claim = claimsOf(run).find((one) => one.status === 'Open')
  if (!status || !claim) return null
  return {
    run: added(changed(run, claim.number, (one) => ({ ...one, reserved: 0, incurred: one.paid }))),
    defect: {
      what: 'open without a reserve',
      isFound: (one) => ['MISSING', 'NOT_SHOWN'].includes(one.verdict) && one.topic.startsWith(claim.number),
    },
  }
}

const oldValuation: Plant = (_chance, run, { valued }) =>
  valued
    ? {
        run: { ...run, valued: '09/30/2025' },
        defect: { what: 'an old valuation', isFound: (one) => one.verdict === 'GAP' && speaksOf(one, '09/30/2025') },
      }
    : null

const noValuation: Plant = (_chance, run, { valued }) =>
  valued
    ? {
        run: { ...run, valued: null },
        defect: {
          what: 'no valuation date',
          isFound: (one) => one.verdict === 'NOT_SHOWN' && one.topic.endsWith('valuation date'),
        },
      }
    : null

const missingYear: Plant = (_chance, run) => {
  const years = [...new Set(run.policies.map(({ from }) => from.slice(6)))].sort()
  const [, year] = years
  if (years.length < 3 || !year) return null
  return {
    run: added({ ...run, policies: run.policies.filter(({ from }) => !from.endsWith(year)) }),
    defect: { what: 'a year without a loss run', isFound: (one) => one.verdict === 'NOT_SHOWN' && one.topic === year },
  }
}

/** In the order in which they are planted: what changes the totals comes before what is printed wrong. */
const PLANTS: Record<string, Plant> = {
  missingYear,
  withoutReserve,
  incurredOff,
  outside,
  oldValuation,
  noValuation,
  swappedReserves,
  totalOff,
  centOff,
  twice,
}
/** Both would be of the same claim or the same date. */
const RIVALS = [
  ['totalOff', 'centOff'],
  ['oldValuation', 'noValuation'],
  ['swappedReserves', 'withoutReserve', 'incurredOff', 'twice', 'outside'],
]

/** A run with up to three things wrong. */
export function spoilt(chance: Chance, run: DrawnRun, shows: Shows): { run: DrawnRun; defects: Defect[] } {
  const chosen = new Set(chance.some(Object.keys(PLANTS), chance.int(1, 4)))
  for (const rivals of RIVALS) for (const name of rivals.filter((one) => chosen.has(one)).slice(1)) chosen.delete(name)
  const names = Object.keys(PLANTS).filter((name) => chosen.has(name))
  return names.reduce<{ run: DrawnRun; defects: Defect[] }>(
    (so, name) => {
      const planted = PLANTS[name]!(chance, so.run, shows)
      return planted ? { run: planted.run, defects: [...so.defects, planted.defect] } : so
    },
    { run, defects: [] },
  )
}
