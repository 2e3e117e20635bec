import { CLAIMED } from '../certainty.ts'
import type { Demand } from '../contracts/types.ts'
import { FACT_KEYS, LINES, type LineOfBusiness } from '../facts/keys.ts'
import type { DocumentFacts } from '../facts/types.ts'
import { entryOf, fieldWords, LIST_NAMES, type ListName, recordsOf } from '../records/lists.ts'
import type { PaperRecord } from '../records/types.ts'
import { namesOfRow } from './row-names.ts'
import type { Statement } from './types.ts'

type Read = Pick<DocumentFacts, 'facts' | 'records' | 'clauses'>

/** What names a value beside its attribute, where nothing does. */
export const PLAIN = { also: '', beside: '', numbers: '', section: '', lead: '', isTotal: false }

/** What was read from a document into facts, and into the entries of its lists. */
export function statementsRead({ facts, records = [], clauses = [] }: Read, file: string, paper: string): Statement[] {
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
    ...clauses.flatMap(({ demands }) => demands.flatMap((demand) => statementsOfDemand(demand, { file, paper }))),
    ...LIST_NAMES.flatMap((of) =>
      recordsOf(records, of).flatMap((record, at) => statementsOfEntry(record, of, { file, paper }, at)),
    ),
  ]
}

/** The amounts a contract asks for, each by its line and limit. */
function statementsOfDemand(
  { limits, who, source }: Demand,
  { file, paper }: { file: string; paper: string },
): Statement[] {
  return limits.map(({ line, limit, printed }) => ({
    ...PLAIN,
    entity: line ? LINES[line] : 'insurance',
    attribute: `required limit${limit ? `, ${limit.replaceAll('-', ' ')}` : ''}`,
    also: 'contract requires asks minimum not less than',
    lead: who ?? '',
    value: printed,
    file,
    paper,
    page: source.page,
    quote: source.quote,
    table: '',
    row: `${file} requirement`,
  }))
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
    ...namesOfRow(told.flatMap((other) => (other.name === name ? [] : [{ name: other.name, text: other.value }]))),
    lead: of,
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
