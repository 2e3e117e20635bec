import type { Names, Party } from './names.ts'
import type { Chance } from './random.ts'

/** What the lists of documents hold. */
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

const MAKES: [string, string[]][] = [
  ['Ford', ['F-150', 'Transit 250', 'F-550']],
  ['Freightliner', ['Cascadia', 'M2 106']],
  ['Ram', ['ProMaster 1500', '2500']],
  ['Isuzu', ['NPR HD', 'FTR']],
  ['Kenworth', ['T680', 'W900']],
  ['Toyota', ['Tacoma', 'Sienna']],
]

export function aVehicle(chance: Chance, index: number): Vehicle {
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

export function aDriver(chance: Chance, names: Names): Driver {
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

export function aLocation(chance: Chance, names: Names, insured: Party, index: number): Location {
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

export const FORMS: Form[] = [
  { number: 'XL 00 17', edition: '11 98', title: 'Common Conditions of This Policy' }, { number: 'XG 20 10', edition: '12 19', title: 'Additional Persons Insured – Ongoing Work' }, { number: 'XG 24 04', edition: '05 09', title: 'Recovery Rights Given Up' },
  { number: 'XL 02 85', edition: '07 12', title: 'State Changes – Cancellation and Nonrenewal' }, { number: 'QF-1042', edition: '01/22', title: 'Asbestos Not Covered' }, { number: 'XG 21 47', edition: '12 07', title: 'Employment Practices Not Covered' },
  { number: 'ZP 101', edition: '(03-15)', title: 'Protective Devices Required' }, { number: 'XA 99 10', edition: '10 13', title: 'Drive Other Car Coverage' }, { number: 'QF 7731 A', edition: '06 21', title: 'Data Breach Response, Limited' }, { number: 'XP 10 30', edition: '09 17', title: 'Causes of Loss – Broad' },
] // biome-ignore format: a table

export const WORK: [string, string][] = [
  ['5403', 'Carpentry NOC'],
  ['8810', 'Office clerks, no outside work'],
  ['5183', 'Pipe work and drivers'],
  ['8742', 'Outside sales'],
  ['9079', 'Kitchens and dining'],
  ['7219', 'Hauling NOC, all employees'],
  ['5551', 'Work on roofs'],
]

export function aClassOfWork(chance: Chance, code: string, title: string, state: string): ClassOfWork {
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

export function aClaim(chance: Chance, names: Names, policy: { number: string; effective: string }): Claim {
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
