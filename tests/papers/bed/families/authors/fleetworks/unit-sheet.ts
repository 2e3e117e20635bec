import type { Sheet } from '../../../../../support/documents/office.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'

/** The units of a fleet as rows of a workbook, with values, deductibles and premiums. */
export function unitTable(voice: Voice): Sheet['rows'] {
  const { chance } = voice
  const added = chance.maybe(0.4)
  const money = (value: number) => ({ value, as: 'money' as const })
  const head = [
    'Unit',
    'Year',
    'Make',
    'Model',
    'VIN',
    chance.pick(['Stated Amt', 'Value', 'OCN']),
    'Comp Ded',
    'Coll Ded',
    chance.pick(['Liab Prem', 'Premium']),
  ]
  const rows = voice.truth.vehicles.map((unit) => [
    unit.number,
    unit.year,
    unit.make,
    unit.model,
    unit.vin,
    money(unit.cost),
    money(chance.pick([500, 1000, 2500])),
    money(chance.pick([1000, 2500, 5000])),
    money(chance.int(600, 12_000)),
    ...(added ? [voice.date(daysLater(voice.truth.policies.auto.effective, chance.int(0, 300)))] : []),
  ])
  const total = voice.truth.vehicles.reduce((sum, unit) => sum + unit.cost, 0)
  return [added ? [...head, 'Added on'] : head, ...rows, ['Total insured value', '', '', '', '', money(total)]]
}
