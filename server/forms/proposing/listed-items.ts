import { type RecordField, stemsOf } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { recordsOf, textOf } from './records-of.ts'

/** The parts of an interest that tell which of the things a policy lists it is in. */
export const ITEM_PARTS = ['vehicle', 'item', 'item_description'] as const
type ItemPart = (typeof ITEM_PARTS)[number]

const NUMBERS = ['veh_number', 'company_vehicle_number', 'item_number']
const PARTS: Readonly<Record<string, ItemPart>> = { vehicle: 'vehicle', equipment: 'item' }

/**
 * Finds which part of an interest the words of what it is in are: the number of a vehicle or of equipment, or a description of one. None where they
 * fit nothing that the policy lists, or several things.
 */
export function listedItems(input: ProposalInput, policy: FiledPolicy): (said: string) => ItemPart | null {
  const things = recordsOf(input, policy, (type) => type in PARTS).map(({ record: { type, fields } }) => ({
    part: PARTS[type]!,
    numbers: new Set(NUMBERS.flatMap((name) => (fields[name] ? [numberIn(textOf(fields[name]))] : []))),
    stems: new Set(Object.values(fields).flatMap((field) => stemsOf(wordsOf(field)))),
  }))
  return (said) => {
    const [numbered, ...others] = things.filter(({ numbers }) => numbers.has(numberIn(said)))
    if (numbered) return others.length ? null : numbered.part
    const stems = stemsOf(said)
    const described = things.filter((thing) => stems.every((stem) => thing.stems.has(stem)))
    return stems.length > 1 && described.length === 1 ? 'item_description' : null
  }
}

/** A year is no amount: it is written without a comma. */
const wordsOf = (field: RecordField) => (typeof field.value === 'number' ? `${field.value}` : textOf(field))

const numberIn = (text: string) =>
  text
    .trim()
    .replace(/^#\s*/, '')
    .replace(/^0+(?=\d)/, '')
    .toUpperCase()
