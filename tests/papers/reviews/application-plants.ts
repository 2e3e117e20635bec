import type { CoverageLine } from '../../../server/reviews/application/coverage-lines.ts'
import type { Verdict } from '../../../shared/reviews.ts'
import type { Applicant } from './applicants.ts'

/**
 * One thing put wrong into an application, or into what its carriers have. `topic`: what the finding of it is about, and `verdicts` what it may say;
 * `line`: what must have been chosen.
 */
export type Plant = {
  name: string
  line: CoverageLine
  topic: RegExp
  verdicts: readonly Verdict[]
  application?: (of: Applicant) => Partial<Applicant>
  carriers?: (of: Applicant) => Partial<Applicant>
}

const CLASH = ['CONTRADICTS'] as const
const BLANK = ['NOT_SHOWN'] as const
/** Whether a list of losses is of the same line and years depends on what its layout prints. */
const ASKED = ['CONTRADICTS', 'NOT_SHOWN'] as const
const otherEnd = (text: string) => `${text.slice(0, -1)}${text.endsWith('7') ? '3' : '7'}`
/** The list with its first entry changed. */
const first = <T>([head, ...rest]: readonly T[], change: (one: T) => T): T[] => [change(head!), ...rest]

export const PLANTS: readonly Plant[] = [
  { name: 'another legal form', line: 'BUSINESS_OPERATIONS', topic: /^Named insured/, verdicts: CLASH, application: ({ name }) => ({ name: name.replace(/LLC$/, 'Inc') }) },
  { name: 'another street', line: 'BUSINESS_OPERATIONS', topic: /^Mailing address/, verdicts: CLASH, application: ({ locations }) => ({ street: '9 Sutter Court', locations }) },
  { name: 'another tax number', line: 'BUSINESS_OPERATIONS', topic: /^FEIN/, verdicts: CLASH, application: ({ fein }) => ({ fein: otherEnd(fein) }) },
  { name: 'no tax number', line: 'BUSINESS_OPERATIONS', topic: /^FEIN/, verdicts: BLANK, application: () => ({ fein: '' }) },
  { name: 'another carrier', line: 'BUSINESS_OPERATIONS', topic: /^Prior carrier/, verdicts: CLASH, application: () => ({ carrier: 'Bluestem Indemnity Company' }) },
  { name: 'another end of the term', line: 'BUSINESS_OPERATIONS', topic: /^Prior policy, expiration/, verdicts: CLASH, application: () => ({ expiration: '06/15/2027' }) },
  { name: 'a lower limit', line: 'BUSINESS_OPERATIONS', topic: /^Each occurrence/, verdicts: ['DIFFERS', 'UNSURE'], application: ({ limits }) => ({ limits: { ...limits, occurrence: 500_000 } }) },
  { name: 'a location left out', line: 'BUSINESS_OPERATIONS', topic: /^Location .*Canal/, verdicts: CLASH, application: ({ locations }) => ({ locations: locations.slice(0, 1) }) },
  { name: 'a new location', line: 'BUSINESS_OPERATIONS', topic: /^Location .*Sutter/, verdicts: CLASH, application: ({ locations, city, state, zip }) => ({ locations: [...locations, `77 Sutter Place, ${city}, ${state} ${zip}`] }) },
  { name: 'a loss left out', line: 'BUSINESS_OPERATIONS', topic: /^Loss of 10\/02\/2024/, verdicts: ASKED, application: ({ losses }) => ({ losses: losses.slice(0, 1) }) },
  { name: 'a loss nobody knows', line: 'BUSINESS_OPERATIONS', topic: /^Loss of 07\/19\/2025/, verdicts: ASKED, application: ({ losses }) => ({ losses: [...losses, { ...losses[0]!, date: '07/19/2025' }] }) },
  { name: 'no losses listed', line: 'BUSINESS_OPERATIONS', topic: /^Loss history/, verdicts: BLANK, application: () => ({ losses: [] }) },
  { name: 'a misprinted VIN', line: 'AUTO', topic: /^Vehicle .*VIN$/, verdicts: CLASH, application: ({ vehicles }) => ({ vehicles: first(vehicles, (one) => ({ ...one, vin: otherEnd(one.vin) })) }) },
  { name: 'another model year', line: 'AUTO', topic: /^Vehicle .*year$/, verdicts: CLASH, carriers: ({ vehicles }) => ({ vehicles: first(vehicles, (one) => ({ ...one, year: one.year - 1 })) }) },
  { name: 'a vehicle left out', line: 'AUTO', topic: /^Vehicle 2016/, verdicts: CLASH, application: ({ vehicles }) => ({ vehicles: vehicles.slice(1) }) },
  { name: 'a vehicle that was sold', line: 'AUTO', topic: /^Vehicle 2020/, verdicts: CLASH, carriers: ({ vehicles }) => ({ vehicles: vehicles.slice(0, 2) }) },
  { name: 'no vehicles', line: 'AUTO', topic: /^Vehicles/, verdicts: BLANK, application: () => ({ vehicles: [] }) },
  { name: 'another license number', line: 'AUTO', topic: /^Driver .*license number$/, verdicts: CLASH, application: ({ drivers }) => ({ drivers: first(drivers, (one) => ({ ...one, license: otherEnd(one.license) })) }) },
  { name: 'another birthday', line: 'AUTO', topic: /^Driver .*date of birth$/, verdicts: CLASH, application: ({ drivers }) => ({ drivers: first(drivers, (one) => ({ ...one, born: one.born.replace(/^\d\d/, '12') })) }) },
  { name: 'no license number', line: 'AUTO', topic: /^Driver .*license number$/, verdicts: BLANK, application: ({ drivers }) => ({ drivers: first(drivers, (one) => ({ ...one, license: '' })) }) },
  { name: 'a driver left out', line: 'AUTO', topic: /^Driver .*Ana/, verdicts: CLASH, application: ({ drivers }) => ({ drivers: drivers.slice(1) }) },
  { name: 'less payroll', line: 'WORKERS_COMPENSATION', topic: /^Class .*payroll$/, verdicts: CLASH, application: ({ classes }) => ({ classes: first(classes, (one) => ({ ...one, payroll: one.payroll - 45_000 })) }) },
  { name: 'a class left out', line: 'WORKERS_COMPENSATION', topic: /^Class 8810/, verdicts: CLASH, application: ({ classes }) => ({ classes: classes.slice(0, 1), payroll: classes[0]!.payroll }) },
] // biome-ignore format: a table
