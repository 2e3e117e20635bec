import type { FormField, ProposalInput } from '../../types.ts'
import type { FormDraft } from '../draft.ts'
import { listedIn, plain, putEntries } from '../entry-lists.ts'
import type { Entry } from '../placed.ts'
import { type EarlierForm, putCarried } from './earlier-forms.ts'
import { handedIn } from './handed-in.ts'
import { entryOf, same } from './record-entries.ts'

const PARTS = same('class', 'owned', 'non_owned', 'leased', 'hauled', 'local', 'intermediate', 'long')
const classOf = (entry: Entry) => entry.get('class')!.value

/**
 * How many vehicles of each class there are, from one teller alone: a form for the term to come, else papers, else a form that is renewed. What one leaves blank
 * no other fills, and papers that count otherwise than one another fill nothing.
 */
export function putFleet(
  draft: FormDraft,
  fields: readonly FormField[],
  input: ProposalInput,
  forms: readonly EarlierForm[],
): void {
  const own = listedIn(fields, 'fleet')
  const boxes = own.map(({ listed: _listed, ...field }): FormField => field)
  const current = forms.filter(({ isCurrent }) => isCurrent)
  putCarried(draft, boxes, current)
  if (own.some(({ name }) => draft.has(name))) return
  const tables = tablesOf(input)
  const [table] = tables
  if (!table) {
    putCarried(draft, boxes, forms)
    return
  }
  const isTwice = new Set(table.map(classOf)).size < table.length
  if (isTwice || new Set(tables.map(saidBy)).size > 1) {
    for (const { name } of own) draft.contest(name)
    return
  }
  const rows = [...Map.groupBy(own, ({ listed }) => listed.at).values()]
  const entries = rows.map(([first]) => table.find((entry) => first?.listed.of?.(classOf(entry))) ?? new Map())
  putEntries(draft, fields, 'fleet', entries, 'Vehicles')
}

/** What each page counts, of the latest term that is told or of none. */
function tablesOf(input: ProposalInput): Entry[][] {
  const all = handedIn(input, 'fleet')
  const latest = Math.max(...all.map(({ asOf }) => Number(asOf ?? 0)))
  const told = all.filter(({ asOf }) => asOf === null || Number(asOf) === latest)
  const tables = Map.groupBy(told, ({ fileId, record }) => `${fileId} ${record.page}`)
  return [...tables.values()].map((some) => some.map((one) => entryOf(one, 'class', PARTS)))
}

/** All that a table says, however it is set. */
const saidBy = (table: readonly Entry[]) =>
  table
    .map((entry) => [...entry].map(([part, { value }]) => `${part} ${plain(value)}`).join(', '))
    .toSorted()
    .join('\n')
