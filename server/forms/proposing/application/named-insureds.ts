import { type Box, type Fact, isOneName, type PaperRecord, type Passage } from '../../../documents/index.ts'
import type { ProposalInput } from '../../types.ts'
import type { Entry } from '../placed.ts'
import { textOf } from '../records-of.ts'
import { handedIn, LISTED } from './handed-in.ts'
import { entryOf, same } from './record-entries.ts'

/** A name without what brackets behind it say of it: 'Fenn Stoneware, Inc. (first named insured)'. */
const bareName = (name: string): string => name.replace(/\s*\([^()]*\)\s*$/, '').trim()
const nameIn = ({ fields }: PaperRecord): string => bareName(textOf(fields.name!))

const NAMED: Readonly<Record<string, Fact['key']>> = { name: 'insured.name', entity: 'insured.entityType', fein: 'insured.fein', naics: 'insured.naics', sic: 'insured.sic' } // biome-ignore format: a list
const NAMED_KEYS: ReadonlySet<string> = new Set(Object.values(NAMED))

/** A title over a list of those to be insured; of those beside the first where it says so. */
const TITLE =
  /^(?:(?:schedule|list) of )?(?:(?<others>(?:additional|other) )?named insureds?|insureds?|applicants?):?$/i
/** What stands over a list's rows, or over their names, that says them to be insureds. */
const titleOf = ({ fields: { over, head } }: PaperRecord) =>
  (over && TITLE.exec(textOf(over).trim())) ||
  (head && /\bnamed\b/i.test(textOf(head)) && TITLE.exec(textOf(head).trim())) ||
  null
const isMarkedFirst = ({ fields }: PaperRecord) => /\bfirst named\b/i.test(textOf(fields.name!))

/**
 * A file with only those of its lists of companies that are of insureds: by their title, by a row that is called the first of them, or by one that the file
 * names as its insured elsewhere. Others may list its tenants or those who work for it. The row that is its insured tells what that is: what else the file
 * says of a tax number or a kind of entity may be another's.
 */
export function withFirstNamed<F extends ProposalInput['files'][number]>(file: F): F {
  const { handedIn: rows = [], facts } = file.facts
  const listed = rows.filter(({ type }) => type === 'named_insured')
  if (!listed.length) return file
  const named = facts.filter(({ key, source }) => key === 'insured.name' && !standsIn(listed, source))
  const isNamed = (row: PaperRecord) => named.some(({ value }) => isOneName(value, nameIn(row)))
  const lists = [
    ...Map.groupBy(listed, ({ page, fields }) => `${page} ${fields.over ? textOf(fields.over) : ''}`).values(),
  ]
  const own = lists.filter((list) => titleOf(list[0]!) || list.some((row) => isMarkedFirst(row) || isNamed(row))).flat()
  const kept = rows.filter((row) => row.type !== 'named_insured' || own.includes(row))
  const first =
    own.length < 2
      ? undefined
      : (own.find(isMarkedFirst) ?? own.find(isNamed) ?? (named.length ? undefined : own.find(isTitledFirst)))
  const told = first ? factsOf(first) : []
  const others = told.length ? facts.filter(({ key }) => !NAMED_KEYS.has(key)) : facts
  return { ...file, facts: { ...file.facts, handedIn: kept, facts: [...told, ...others] } }
}

const isTitledFirst = (row: PaperRecord) => {
  const title = titleOf(row)
  return title !== null && !title.groups!.others
}

/** Whether a passage is that of the name in one of the rows. */
const standsIn = (rows: readonly PaperRecord[], { page, boxes }: Passage) =>
  rows.some(
    ({ fields: { name } }) =>
      name!.source.page === page && name!.source.boxes.some((box) => boxes.some((other) => meets(box, other))),
  )
const meets = (one: Box, other: Box) =>
  [0, 1].every((at) => one[at]! < other[at]! + other[at + 2]! && other[at]! < one[at]! + one[at + 2]!)

const factsOf = ({ fields }: PaperRecord): Fact[] =>
  Object.entries(NAMED).flatMap(([name, key]): Fact[] => {
    const field = fields[name]
    const value = field && bareName(textOf(field))
    return field && value
      ? [
          {
            id: `first ${name}`,
            key,
            policy: null,
            value,
            printed: value,
            source: field.source,
            confidence: LISTED,
            status: 'current',
          },
        ]
      : []
  })

const OF_APPLICANT = same('name', 'entity', 'fein', 'naics', 'sic', 'line1', 'line2', 'city', 'state', 'zip')

/** The insureds that lists name, each with what its row tells of it. */
export const namedInsureds = (input: ProposalInput): Entry[] =>
  handedIn(input, 'named_insured').map((one) => {
    const entry = entryOf(one, 'name', OF_APPLICANT)
    const name = entry.get('name')!
    return new Map([...entry, ['name', { ...name, value: bareName(name.value) }]])
  })
