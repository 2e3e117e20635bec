import type { LineOfBusiness, PaperRecord } from '../../../documents/index.ts'
import type { ProposalInput } from '../../types.ts'
import { partOf } from '../entries.ts'
import { mergedEntries, plain } from '../entry-lists.ts'
import type { FiledPolicy } from '../filed-policies.ts'
import type { Entry } from '../placed.ts'
import { recordsOf, textOf } from '../records-of.ts'
import { handedIn } from './handed-in.ts'
import { entryOf, same } from './record-entries.ts'

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

/** The classes of a line that policies rate, in the order of their lists. What documents tell otherwise of one is told by none. */
export function classesOf(input: ProposalInput, policies: readonly FiledPolicy[], line: LineOfBusiness): Entry[] {
  const told = OF_LINE[line]
  if (!told) return []
  const lists = policies.flatMap((policy) => {
    const isOfIts = (type: string) => type === told.type || (type === 'exposure' && policy.lines.length === 1)
    const rows = recordsOf(input, policy, isOfIts).filter(({ record }) => isClass(record, told))
    const own = rows.map((row) => entryOf(row, 'class_code', told.parts))
    return [...Map.groupBy(own, fileOf).values()].map(eachOnce)
  })
  return mergedEntries(lists, isOneOfTwoFiles)
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
              partOf(fileId, fields.state, fields.address ?? fields.location_number),
            ] as const,
          ]
        : [],
    ),
  )
  const rows = handedIn(input, 'class').filter(({ record }) => isClass(record, told))
  const handed = rows.map((row) => {
    const entry = entryOf(row, 'class_code', {
      ...told.parts,
      ...same('full_time_employees', 'part_time_employees', 'hazard_number'),
    })
    const state = states.get(`${row.fileId} ${entry.get('location_number')?.value}`)
    if (state && !entry.has('state')) entry.set('state', state)
    return entry
  })
  return mergedEntries([...Map.groupBy(handed, fileOf).values(), classes], isOneOfTwoFiles)
}

const isClass = ({ fields: { class_code: code } }: PaperRecord, told: Told): boolean =>
  code !== undefined && told.code.test(textOf(code))

const fileOf = (one: Entry) => {
  const { source } = one.get('class_code')!
  return source.kind === 'document' ? source.fileId : source.kind
}

const eachOnce = (own: Entry[]): Entry[] => [...new Map(own.map((one) => [saidOf(one), one])).values()]
const saidOf = (one: Entry) => JSON.stringify([...one].map(([part, { value }]) => [part, value]))

/** Two rows of one list are two classes, however alike they are. */
const isOneOfTwoFiles = (one: Entry, other: Entry) => fileOf(one) !== fileOf(other) && isOneClass(one, other)

/** Whether two rows are of one class, as far as each tells its code, its state and its location. */
export const isOneClass = (one: Entry, other: Entry): boolean =>
  one.has('class_code') &&
  ['class_code', 'state', 'location_number'].every((part) => {
    const [a, b] = [one, other].map((entry) => entry.get(part)?.value)
    return a === undefined || b === undefined || plain(a) === plain(b)
  })
