import {
  aClaim,
  aClassOfWork,
  aDriver,
  aLocation,
  aVehicle,
  type Claim,
  type ClassOfWork,
  type Driver,
  daysLater,
  FORMS,
  type Form,
  type Location,
  type Vehicle,
  WORK,
} from './listed.ts'
import { type Carrier, type NameSet, type Names, namesFor, type Party, type Producer } from './names.ts'
import type { Chance } from './random.ts'

/** The lines of business a certificate has a row for. */
export type Line = 'gl' | 'auto' | 'umbrella' | 'wc' | 'professional'

/** Dates are ISO; limits are dollars by their short names (`elements.ts`). */
export type Policy = {
  number: string
  effective: string
  expiration: string
  carrier: Carrier
  limits: Record<string, number>
  /** Claims-made rather than occurrence. */
  claimsMade: boolean
  /** ISO symbols of covered autos. */
  symbols: number[]
  premium: number
  /** A limit the document names only to say that there is none of it. */
  excluded: string | null
}

/** All there is to say of one account; a document says some of it. */
export type Truth = {
  insured: Party
  producer: Producer
  wholesaler: Producer
  policies: Record<Line, Policy>
  /** The terms before these, with other numbers and limits. */
  prior: Record<Line, Policy>
  vehicles: Vehicle[]
  drivers: Driver[]
  locations: Location[]
  forms: Form[]
  claims: Claim[]
  work: ClassOfWork[]
  names: Names
}

/** An account of its own, and whether one carrier writes all of it under one number. */
export function aTruth(chance: Chance, named: NameSet, { long = false, onePolicy = false } = {}): Truth {
  const names = namesFor(chance, named)
  const insured = { name: names.business(), address: names.address() }
  const year = chance.int(2023, 2026)
  const effective = `${year}-${two(chance.int(1, 12))}-${chance.pick(['01', '15', two(chance.int(2, 28))])}`
  const first = aPolicy(chance, names, 'gl', effective)
  const policyOf = (line: Line): Policy => {
    const policy = aPolicy(chance, names, line, onePolicy || chance.maybe(0.7) ? effective : daysLater(effective, 31))
    if (onePolicy) return { ...policy, number: first.number, carrier: first.carrier }
    return chance.maybe(0.4) ? { ...policy, carrier: first.carrier } : policy
  }
  const policies = {
    gl: first,
    auto: policyOf('auto'),
    umbrella: policyOf('umbrella'),
    wc: policyOf('wc'),
    professional: policyOf('professional'),
  }
  const many = (few: number, most: number) =>
    Array.from(
      { length: long ? chance.int(most, most * (chance.maybe(0.12) ? 15 : 4)) : chance.int(few, most) },
      (_, index) => index,
    )
  return {
    insured,
    producer: names.producer(),
    wholesaler: names.producer(),
    policies,
    prior: mapLines((line) => priorTo(chance, names, line, policies[line])),
    vehicles: many(2, 12).map((index) => aVehicle(chance, index)),
    drivers: many(2, 12).map(() => aDriver(chance, names)),
    locations: many(1, 5).map((index) => aLocation(chance, names, insured, index)),
    forms: chance.some(FORMS, chance.int(5, FORMS.length)),
    claims: many(2, 9).map(() => aClaim(chance, names, first)),
    work: chance
      .some(WORK, chance.int(2, 5))
      .map(([code, title]) => aClassOfWork(chance, code, title, insured.address.state)),
    names,
  }
}

const LINES: Line[] = ['gl', 'auto', 'umbrella', 'wc', 'professional']
const mapLines = <T>(make: (line: Line) => T) =>
  Object.fromEntries(LINES.map((line) => [line, make(line)])) as Record<Line, T>

function priorTo(chance: Chance, names: Names, line: Line, policy: Policy): Policy {
  const before = `${Number(policy.effective.slice(0, 4)) - 1}${policy.effective.slice(4)}`
  const limits = otherLimits(chance, line, policy.limits)
  return { ...aPolicy(chance, names, line, before), limits, expiration: policy.effective, carrier: policy.carrier }
}

/** Other limits for the same line: none of them is one of the policy's. */
export function otherLimits(chance: Chance, line: Line, limits: Record<string, number>): Record<string, number> {
  for (;;) {
    const other = LIMITS[line](chance)
    const names = Object.keys(limits)
    if (names.every((name) => other[name] !== undefined && other[name] !== limits[name])) return other
  }
}

const LIMITS: Record<Line, (chance: Chance) => Record<string, number>> = {
  gl: (chance) => {
    const occurrence = chance.pick([500_000, 1_000_000, 2_000_000, 3_000_000])
    return {
      occurrence,
      aggregate: occurrence * chance.pick([2, 3]),
      products: occurrence * chance.pick([1, 2]),
      personal: chance.maybe(0.8) ? occurrence : 250_000,
      rented: chance.pick([50_000, 100_000, 300_000, 500_000]),
      medical: chance.pick([1000, 2500, 5000, 10_000, 15_000]),
    }
  },
  auto: (chance): Record<string, number> =>
    chance.maybe(0.75)
      ? { csl: chance.pick([300_000, 500_000, 750_000, 1_000_000, 2_000_000]) }
      : {
          perPerson: chance.pick([100_000, 250_000]),
          perAccident: chance.pick([300_000, 500_000]),
          damage: chance.pick([50_000, 150_000]),
        },
  umbrella: (chance) => {
    const occurrence = chance.int(1, 10) * 1_000_000
    return { occurrence, aggregate: occurrence, retention: chance.pick([0, 5000, 10_000, 25_000]) }
  },
  wc: (chance) => {
    const [accident, disease, employee] = chance.pick([
      [100_000, 500_000, 100_000],
      [500_000, 500_000, 500_000],
      [1_000_000, 1_000_000, 1_000_000],
      [1_000_000, 2_000_000, 1_000_000],
    ] as const)
    return { accident, disease, employee }
  },
  professional: (chance) => {
    const claim = chance.pick([500_000, 1_000_000, 2_000_000])
    return { claim, aggregate: claim * chance.pick([1, 2, 3]), retention: chance.pick([2500, 5000, 10_000]) }
  },
}

function aPolicy(chance: Chance, names: Names, line: Line, effective: string): Policy {
  const letters = Array.from({ length: chance.int(2, 3) }, () => chance.pick('ABCDEFGHKLMNPRSTUWX'.split(''))).join('')
  const number = chance.pick([
    `${letters}${chance.digits(7)}`,
    `${letters}-${chance.digits(6)}-${chance.digits(2)}`,
    `${chance.digits(2)}-${letters}-${chance.digits(6)}`,
    `${letters} ${chance.digits(4)} ${chance.digits(3)}`,
    `${chance.digits(10)}`,
  ])
  const symbols = chance.pick([[1], [7, 8, 9], [2, 8, 9], [8, 9], [7]])
  const premium = chance.int(800, 60_000)
  const expiration = `${Number(effective.slice(0, 4)) + 1}${effective.slice(4)}`
  const excluded =
    line === 'gl' && chance.maybe(0.15) ? chance.pick(['personal', 'medical', 'rented', 'products']) : null
  const claimsMade = line === 'professional' || (line === 'gl' && chance.maybe(0.12))
  return {
    number,
    effective,
    expiration,
    carrier: names.carrier(),
    limits: LIMITS[line](chance),
    claimsMade,
    symbols,
    premium,
    excluded,
  }
}

const two = (number: number) => String(number).padStart(2, '0')
