import { FACT_KEYS, LINES, type LineOfBusiness } from '../facts/keys.ts'
import type { DocumentFacts } from '../facts/types.ts'
import { entryOf, fieldWords, LIST_NAMES, type ListName, recordsOf } from '../records/lists.ts'
import type { PaperRecord } from '../records/types.ts'
import type { Statement } from './types.ts'

type Read = Pick<DocumentFacts, 'facts' | 'records'>

const PLAIN = { also: '', beside: '', numbers: '', section: '', lead: '', isTotal: false }
const CLAIMED = 0.6
const MOST_OF_ENTITY = 160
const NUMBER = /^[\d\W]{1,6}$/
const FIGURE = /^\$|^-?\$?\d[\d,]*\.\d\d$|^[\d\W]{1,6}$/

/** What was read from a paper into facts, and into the entries of its lists. */
export function statementsRead({ facts, records = [] }: Read, file: string, paper: string): Statement[] {
  return [
    ...facts
      .filter(({ confidence, status }) => confidence >= CLAIMED && status !== 'superseded')
      .map(({ key, value, policy, source }) => ({
        ...PLAIN,
        entity: LINES[key.split('.')[0] as LineOfBusiness] ?? 'policy',
        attribute: FACT_KEYS[key].label,
        value,
        file,
        paper,
        page: source.page,
        quote: source.quote,
        table: '',
        row: `${file} policy ${policy}`,
      })),
    ...LIST_NAMES.flatMap((of) =>
      recordsOf(records, of).flatMap((record, at) => statementsOfEntry(record, of, { file, paper }, at)),
    ),
  ]
}

function statementsOfEntry(
  record: PaperRecord,
  of: ListName,
  { file, paper }: { file: string; paper: string },
  at: number,
): Statement[] {
  const told = entryOf(record, of).parts.flatMap(({ fields, page, quote }) =>
    Object.entries(fields).map(([name, value]) => ({ name, value, page, quote })),
  )
  return told.map(({ name, value, page, quote }) => ({
    ...PLAIN,
    entity: told
      .filter((other) => other.name !== name && !FIGURE.test(other.value))
      .map((other) => other.value)
      .join('; ')
      .slice(0, MOST_OF_ENTITY),
    lead: of,
    numbers: told.flatMap((other) => (NUMBER.test(other.value) ? [`${other.name} ${other.value}`] : [])).join('; '),
    attribute: name,
    also: fieldWords(of, name),
    beside: told.flatMap((other) => (other.name === name ? [] : [other.name])).join(' '),
    value,
    file,
    paper,
    page,
    quote,
    table: `${file} ${of}`,
    row: `${file} ${of} ${at}`,
  }))
}
