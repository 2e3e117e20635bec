import { type Carrier, type Names, namesFor, type Party, type Producer, type Split } from './names.ts'
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
  /** A limit the paper names only to say that there is none of it. */
  excluded: string | null
}

export type Vehicle = {
  number: string
  year: number
  make: string
  model: string
  body: string
  plate: string
  vin: string
  cost: number
}
export type Driver = { name: string; born: string; license: string; state: string; hired: string }
export type Location = {
  number: string
  party: Party
  building: number
  contents: number
  classCode: string
  classification: string
  territory: string
  basis: string
  exposure: number
  rate: string
  premium: number
}
export type Form = { number: string; edition: string; title: string }
export type Claim = {
  number: string
  loss: string
  reported: string
  closed: string
  status: string
  claimant: string
  adjuster: string
  description: string
  paid: number
  reserves: number
  recovered: number
}
export type ClassOfWork = { code: string; title: string; payroll: number; rate: string; premium: number; state: string }

/** All there is to say of one account; a paper says some of it. */
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
export function aTruth(chance: Chance, split: Split, { long = false, onePolicy = false } = {}): Truth {
  const names = namesFor(chance, split)
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
    Array.from({ length: long ? chance.int(most, most * 4) : chance.int(few, most) }, (_, index) => index)
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

const MAKES: [string, string[]][] = [
  ['Ford', ['F-150', 'Transit 250', 'F-550']],
  ['Freightliner', ['Cascadia', 'M2 106']],
  ['Ram', ['ProMaster 1500', '2500']],
  ['Isuzu', ['NPR HD', 'FTR']],
  ['Kenworth', ['T680', 'W900']],
  ['Toyota', ['Tacoma', 'Sienna']],
]

function aVehicle(chance: Chance, index: number): Vehicle {
  const [make, models] = chance.pick(MAKES)
  const letters = () => chance.pick('ABCDEFGHJKLMNPRSTUVWXYZ'.split(''))
  return {
    number: String(index + 1),
    year: chance.int(2004, 2026),
    make,
    model: chance.pick(models),
    body: chance.pick(['PICKUP', 'VAN', 'TRACTOR', 'BOX TRUCK', 'TRAILER']),
    plate: `${letters()}${letters()}${chance.digits(5)}`,
    vin: `${chance.int(1, 5)}${letters()}${letters()}${letters()}${chance.digits(2)}${letters()}${chance.digits(1)}${letters()}${letters()}${letters()}${chance.digits(6)}`,
    cost: chance.int(18, 160) * 1000,
  }
}

function aDriver(chance: Chance, names: Names): Driver {
  const day = (from: number, to: number) =>
    `${chance.int(from, to)}-${two(chance.int(1, 12))}-${two(chance.int(1, 28))}`
  const { state } = names.address()
  return {
    name: names.person(),
    born: day(1958, 2004),
    license: `${chance.pick('ABDHKST'.split(''))}${chance.digits(8)}`,
    state,
    hired: day(2008, 2025),
  }
}

const CLASSES: [string, string, string][] = [
  ['10042', 'Stores – no food or drink', 'Gross sales'],
  ['91580', 'Contractors – executive supervisors', 'Payroll'],
  ['16910', 'Restaurants – without sale of alcohol', 'Gross sales'],
  ['61217', 'Buildings or premises – office', 'Area'],
  ['98482', 'Plumbing – residential', 'Payroll'],
  ['45192', 'Hotels – with pools', 'Gross sales'],
]

function aLocation(chance: Chance, names: Names, insured: Party, index: number): Location {
  const [classCode, classification, basis] = chance.pick(CLASSES)
  const party = { name: insured.name, address: { ...names.address(), two: '' } }
  const exposure = chance.int(20, 4000) * 1000
  const rate = `${chance.int(0, 12)}.${chance.digits(3)}`
  return {
    number: String(index + 1),
    party,
    building: chance.int(2, 60) * 50_000,
    contents: chance.int(1, 30) * 10_000,
    classCode,
    classification,
    territory: chance.digits(3),
    basis,
    exposure,
    rate,
    premium: chance.int(150, 9000),
  }
}

const FORMS: Form[] = [
  { number: 'XL 00 17', edition: '11 98', title: 'Common Conditions of This Policy' }, { number: 'XG 20 10', edition: '12 19', title: 'Additional Persons Insured – Ongoing Work' }, { number: 'XG 24 04', edition: '05 09', title: 'Recovery Rights Given Up' },
  { number: 'XL 02 85', edition: '07 12', title: 'State Changes – Cancellation and Nonrenewal' }, { number: 'QF-1042', edition: '01/22', title: 'Asbestos Not Covered' }, { number: 'XG 21 47', edition: '12 07', title: 'Employment Practices Not Covered' },
  { number: 'ZP 101', edition: '(03-15)', title: 'Protective Devices Required' }, { number: 'XA 99 10', edition: '10 13', title: 'Drive Other Car Coverage' }, { number: 'QF 7731 A', edition: '06 21', title: 'Data Breach Response, Limited' }, { number: 'XP 10 30', edition: '09 17', title: 'Causes of Loss – Broad' },
] // biome-ignore format: a table

const WORK: [string, string][] = [
  ['5403', 'Carpentry NOC'],
  ['8810', 'Office clerks, no outside work'],
  ['5183', 'Pipe work and drivers'],
  ['8742', 'Outside sales'],
  ['9079', 'Kitchens and dining'],
  ['7219', 'Hauling NOC, all employees'],
  ['5551', 'Work on roofs'],
]

function aClassOfWork(chance: Chance, code: string, title: string, state: string): ClassOfWork {
  const payroll = chance.int(20, 900) * 1000 + chance.int(0, 999)
  const rate = `${chance.int(0, 15)}.${chance.digits(2)}`
  return { code, title, payroll, rate, premium: Math.round((payroll / 100) * Number(rate)), state }
}

const HAPPENED = [
  'Water leak from upper floor damaged stock',
  'Rear-ended by third party at a light; minor injuries',
  'Slip and fall on wet entrance mat',
  'Hail damage to roof, north building',
  'Theft of tools from locked trailer',
  'Ladder fall, fractured wrist, returned to light duty',
  'Backed into customer’s gate',
  'Grease fire in kitchen; closed for four days',
]

function aClaim(chance: Chance, names: Names, policy: Policy): Claim {
  const isOpen = chance.maybe(0.35)
  const loss = daysLater(policy.effective, -chance.int(20, 1200))
  return {
    number: chance.pick([
      `${chance.digits(8)}`,
      `C${chance.digits(2)}-${chance.digits(5)}`,
      `${policy.number.slice(0, 2)}${chance.digits(7)}-001`,
    ]),
    loss,
    reported: daysLater(loss, chance.int(0, 40)),
    closed: isOpen ? '' : daysLater(loss, chance.int(60, 500)),
    status: isOpen ? 'Open' : 'Closed',
    claimant: names.person(),
    adjuster: names.person(),
    description: chance.pick(HAPPENED),
    paid: chance.maybe(0.2) ? 0 : chance.int(100, 90_000) + chance.int(0, 99) / 100,
    reserves: isOpen ? chance.int(500, 80_000) : 0,
    recovered: chance.maybe(0.15) ? chance.int(100, 5000) : 0,
  }
}

export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

const two = (number: number) => String(number).padStart(2, '0')
