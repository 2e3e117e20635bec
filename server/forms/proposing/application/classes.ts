import { formatAmount, parseAmount } from '../../../../shared/amounts.ts'
import type { LineOfBusiness, PaperRecord, RecordField } from '../../../documents/index.ts'
import type { ProposalInput } from '../../types.ts'
import { partOf, textOf } from '../entries.ts'
import type { FiledPolicy } from '../filed-policies.ts'
import type { Entry } from '../placed.ts'
import { recordsOf } from '../records-of.ts'
import { mergedEntries, plain } from './entry-lists.ts'
import { entryOf, handedIn, same } from './handed-in.ts'

/** How documents tell the classes of a line: the kind of their records, how a code looks, and their fields by what a form asks of a class. */
type Told = { type: string; code: RegExp; parts: Readonly<Record<string, readonly string[]>> }

const OF_LINE: Partial<Record<LineOfBusiness, Told>> = {
  wc: {
    type: 'wc_class_code_item',
    code: /^\d{3,4}$/,
    parts: {
      ...same('class_code', 'classification', 'location_number', 'state'),
      payroll: ['annual_payroll', 'exposure'],
      rate: ['manual_rate', 'rate'],
      premium: ['estimated_premium', 'premium'],
      mod: ['experience_mod'],
    },
  },
  // A rate or premium of liability is that of premises or that of products: of one alone nothing tells which.
  gl: {
    type: 'cgl_exposure_item',
    code: /^\d{5}$/,
    parts: {
      ...same('class_code', 'classification', 'location_number', 'territory', 'exposure'),
      premium_basis: ['exposure_basis'],
    },
  },
}
const AMOUNTS: ReadonlySet<string> = new Set(['payroll', 'premium'])

/** The classes of a line that policies rate, in the order of their lists. What documents tell otherwise of one is told by none. */
export function classesOf(input: ProposalInput, policies: readonly FiledPolicy[], line: LineOfBusiness): Entry[] {
  const told = OF_LINE[line]
  if (!told) return []
  const lists = policies.flatMap((policy) => {
    const isOfIts = (type: string) => type === told.type || (type === 'exposure' && policy.lines.length === 1)
    const own = recordsOf(input, policy, isOfIts).flatMap(({ fileId, record }) => classIn(fileId, record, told))
    return [...Map.groupBy(own, fileOf).values()].map(eachOnce)
  })
  // Two rows of one list are two classes, however alike they are.
  return mergedEntries(lists, (one, other) => fileOf(one) !== fileOf(other) && isOneClass(one, other))
}

/** Classes with those that lists of a submission tell; what a list tells for a term comes before what is told of an earlier one. */
export function withHandedIn(classes: readonly Entry[], input: ProposalInput, line: LineOfBusiness): Entry[] {
  const told = OF_LINE[line]
  if (!told) return [...classes]
  const states = new Map(
    handedIn(input, 'premises').flatMap(({ fileId, record: { fields } }) =>
      fields.location_number && fields.state
        ? [
            [
              `${fileId} ${textOf(fields.location_number)}`,
              partOf(fileId, fields.state, fields.location_number),
            ] as const,
          ]
        : [],
    ),
  )
  const handed = handedIn(input, 'class').flatMap((one) => {
    const code = one.record.fields.class_code
    if (!code || !told.code.test(textOf(code))) return []
    const entry = entryOf(one, 'class_code', { ...told.parts, ...same('full_time_employees', 'part_time_employees') })
    const state = states.get(`${one.fileId} ${entry.get('location_number')?.value}`)
    if (state && !entry.has('state')) entry.set('state', state)
    return [entry]
  })
  const lists = [...Map.groupBy(handed, fileOf).values()]
  return mergedEntries([...lists, classes], (one, other) => fileOf(one) !== fileOf(other) && isOneClass(one, other))
}

function classIn(fileId: string, { fields }: PaperRecord, { code, parts }: Told): Entry[] {
  const key = fields.class_code
  if (!key || !code.test(textOf(key))) return []
  return [
    new Map(
      Object.entries(parts).flatMap(([part, names]) => {
        const field = names.flatMap((name) => fields[name] ?? [])[0]
        const value = field && valueOf(part, field)
        return field && value ? [[part, partOf(fileId, field, key, value)] as const] : []
      }),
    ),
  ]
}

/** As a form has it; null of a word in place of an amount. */
function valueOf(part: string, field: RecordField): string | null {
  if (!AMOUNTS.has(part)) return textOf(field)
  const amount = parseAmount(textOf(field))
  return amount === null ? null : formatAmount(amount)
}

const fileOf = (one: Entry) => {
  const { source } = one.get('class_code')!
  return source.kind === 'document' ? source.fileId : source.kind
}

const eachOnce = (own: Entry[]): Entry[] => [...new Map(own.map((one) => [saidOf(one), one])).values()]
const saidOf = (one: Entry) => JSON.stringify([...one].map(([part, { value }]) => [part, value]))

/** Whether two rows are of one class, as far as each tells its code, its state and its location. */
export const isOneClass = (one: Entry, other: Entry): boolean =>
  one.has('class_code') &&
  ['class_code', 'state', 'location_number'].every((part) => {
    const [a, b] = [one, other].map((entry) => entry.get(part)?.value)
    return a === undefined || b === undefined || plain(a) === plain(b)
  })
