import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'

/** Units of the fleet with many amounts, none of which is a limit of liability. */
export function unitRows(voice: Voice, most = 40): string[][] {
  return voice.truth.vehicles
    .slice(0, most)
    .map((unit) => [
      unit.number.padStart(3, '0'),
      `${unit.year} ${unit.make} ${unit.model}`,
      unit.vin,
      voice.money(unit.cost),
      voice.money(voice.chance.pick([500, 1000, 2500, 5000])),
      voice.money(voice.chance.int(900, 9800)),
    ])
}

/** Heads of the columns of `unitRows`. */
export const unitHead = (voice: Voice) => [
  voice.chance.pick(['Unit', 'Eqpt #', 'No.']),
  voice.chance.pick(['Year / Make / Model', 'Description']),
  voice.chance.pick(['VIN', 'Serial Number']),
  voice.chance.pick(['Stated Amount', 'ACV / Agreed Value', 'Cost New']),
  voice.chance.pick(['Comp/Coll Ded.', 'PD Deductible']),
  voice.chance.pick(['Annual Premium', 'Liab. Premium']),
]

/** Cargo coverages and their amounts; where they are in force, the row for other policies is anybody's. */
export function cargoRows(voice: Voice): [string, string][] {
  const { chance } = voice
  const rows: [string, string][] = [
    ['Motor truck cargo – any one vehicle', voice.money(chance.pick([100_000, 150_000, 250_000]))],
    ['Motor truck cargo – any one terminal', voice.money(chance.pick([200_000, 500_000, 1_000_000]))],
    ['Cargo – any one disaster', voice.money(chance.pick([500_000, 1_000_000]))],
    ['Refrigeration breakdown sublimit', voice.money(chance.pick([25_000, 50_000]))],
    ['Debris and pollutant cleanup, cargo', voice.money(chance.pick([10_000, 25_000]))],
    ['Earned freight', voice.money(2500)],
    ['Cargo deductible, each loss', voice.money(chance.pick([1000, 2500, 5000]))],
  ]
  return [rows[0]!, ...chance.some(rows.slice(1), chance.int(2, 5))]
}

/** Auto coverages beside liability: name, limit, deductible. */
export function sideCoverages(voice: Voice): [string, string, string][] {
  const { chance } = voice
  const ded = () => voice.money(chance.pick([500, 1000, 2500, 5000]))
  const rows: [string, string, string][] = [
    ['Medical payments, each person', voice.money(chance.pick([1000, 2000, 5000])), '–'],
    ['Personal injury protection', 'As the state requires', '–'],
    ['Uninsured motorists, each accident', voice.money(chance.pick([50_000, 100_000, 1_000_000])), '–'],
    ['Underinsured motorists, each accident', voice.money(chance.pick([50_000, 100_000, 1_000_000])), '–'],
    ['Comprehensive', 'Lesser of ACV or stated amount', ded()],
    ['Collision', 'Lesser of ACV or stated amount', ded()],
    ['Trailer interchange, any one trailer', voice.money(chance.pick([20_000, 30_000, 50_000])), ded()],
    ['Hired auto physical damage, any one auto', voice.money(chance.pick([75_000, 100_000])), ded()],
    ['Towing and labor, any one disablement', voice.money(chance.pick([250, 5000, 25_000])), '–'],
    ['Rental reimbursement, per day / total', `${voice.money(75)} / ${voice.money(2250)}`, '–'],
  ]
  return chance.some(rows, chance.int(4, rows.length))
}

/** Premiums that add up. */
export function premiumRows(voice: Voice, parts: string[]): [string, string][] {
  const amounts = parts.map(() => voice.chance.int(400, 62_000))
  const fees = voice.chance.int(75, 900)
  return [
    ...parts.map((part, at): [string, string] => [part, voice.money(amounts[at]!)]),
    ['Fees and surcharges', voice.money(fees)],
    ['Total estimated premium', voice.money(amounts.reduce((sum, one) => sum + one, fees))],
  ]
}

/** Numbers of a motor carrier's registration. */
export const registration = (voice: Voice) =>
  `USDOT ${voice.chance.digits(7)} &nbsp; Docket MC-${voice.chance.digits(6)}`

/** A date some days after the auto policy's beginning. */
export const during = (voice: Voice, least: number, most: number) =>
  daysLater(voice.truth.policies.auto.effective, voice.chance.int(least, most))

/** The forms list as the house prints it. */
export const formList = (voice: Voice) =>
  voice.truth.forms.map((form) => `${form.number} ${form.edition} ${voice.text(form.title)}`)

/** Conditions that fill pages and name amounts that are nobody's limits. */
export function conditions(voice: Voice): string {
  const all = [
    'A newly acquired power unit must be reported within thirty days; a trailer within sixty.',
    `Example: if a tractor with a stated amount of ${voice.money(90_000)} has an actual cash value of ${voice.money(72_500)}, the loss is settled on the smaller figure.`,
    'Units operated beyond the stated radius for more than one trip in four are rated again at audit.',
    'Drivers not reported before dispatch are subject to the driver acceptance guidelines kept on file.',
    `Each claim for glass carries a deductible of ${voice.money(250)}, whatever the comprehensive deductible is.`,
    'Mileage and receipts are subject to audit within three years after the term ends.',
    'The schedule is amended monthly; a unit deleted during a month is charged to the day.',
  ]
  return `<ol class="small">${voice.chance
    .shuffle(all)
    .slice(0, voice.chance.int(3, 7))
    .map((one) => `<li>${one}</li>`)
    .join('')}</ol>`
}
