import { CLAIMED, sortableDate } from '../../../documents/index.ts'
import type { FormField, ProposalInput, ValueSource } from '../../types.ts'
import type { FormDraft } from '../draft.ts'
import type { Entry } from '../placed.ts'
import { boxOf, type ListedField, listedIn } from './entry-lists.ts'

type Told = { value: string; source: Extract<ValueSource, { kind: 'document' }> }
/** A form of the kind that is filled, as it came as a document. `isCurrent`: the term it applies for has not begun. */
export type EarlierForm = { boxes: ReadonlyMap<string, Told>; from: string | null; isCurrent: boolean }

const [STARTS, COMPLETED] = ['Policy_EffectiveDate_A', 'Form_CompletionDate_A']

/** The forms of this kind among the files, the latest first. */
export function earlierForms(id: string, { files, today }: Pick<ProposalInput, 'files' | 'today'>): EarlierForm[] {
  const forms = files.flatMap(({ fileId, facts }) =>
    (facts.acord ?? []).flatMap(({ form, elements }): EarlierForm[] => {
      if (form !== id) return []
      const boxes = new Map<string, Told>()
      const disputed = new Set<string>()
      for (const { name, value, confidence, source } of elements) {
        if (confidence < CLAIMED) continue
        const { page, quote } = source
        // A sheet of another state has boxes of the same names.
        if ((boxes.get(name)?.value ?? value) !== value) disputed.add(name)
        boxes.set(name, { value, source: { kind: 'document', fileId, page, quote } })
      }
      for (const name of disputed) boxes.delete(name)
      const from = boxes.get(STARTS)?.value ?? null
      const day = from ?? boxes.get(COMPLETED)?.value ?? null
      const isCurrent = from !== null && sortableDate(from) >= today.replaceAll('-', '')
      return [{ boxes, from: day && sortableDate(day), isCurrent }]
    }),
  )
  return forms.toSorted((a, b) => (b.from ?? '').localeCompare(a.from ?? ''))
}

/** The day an earlier form speaks of; nothing of one for a term to come, which is as late as any paper. */
export const asOf = ({ isCurrent, from }: EarlierForm) => (isCurrent ? {} : { asOf: from ?? '' })

/** The forms that may say what an element holds now: of what is of one term those that apply for it, and no older one where a later one tells it. */
const speaking = (forms: readonly EarlierForm[], how: FormField['carried']) =>
  forms.filter(({ isCurrent }) => how === 'standing' || isCurrent)

/** What earlier forms say in elements of their own. What forms of one day tell otherwise is not written. */
export function putCarried(draft: FormDraft, fields: readonly FormField[], forms: readonly EarlierForm[]): void {
  for (const { name, carried, listed, question } of fields) {
    // What later papers tell in two ways is not what an earlier form says, either.
    if (!carried || draft.has(name) || draft.reasonOf(name)?.kind === 'CONFLICT') continue
    if (listed && listed.list !== 'line') continue
    const tell = speaking(forms, carried).filter(({ boxes }) => boxes.has(name))
    const [latest] = tell
    if (latest) {
      const told = latest.boxes.get(name)!
      const isContested = tell.some(({ boxes, from }) => from === latest.from && boxes.get(name)!.value !== told.value)
      if (isContested) draft.contest(name)
      else draft.put(name, told.value, told.source)
    } else if (question) sayAnswered(draft, name, forms)
  }
}

/** An earlier answer is not this year's: the insured is asked again, and told what it was. */
function sayAnswered(draft: FormDraft, name: string, forms: readonly EarlierForm[]): void {
  const told = forms.find(({ boxes }) => boxes.has(name))?.boxes.get(name)
  const reason = draft.reasonOf(name)?.reason
  if (!told || !reason) return
  const { fileId, page, quote } = told.source
  draft.leave(name, `${reason} An earlier application says “${told.value}”.`, { fileId, page, quote })
}

/** The entries of a list as earlier forms tell them, each form's by itself, the latest first. */
export function entriesOfForms(
  fields: readonly FormField[],
  list: ListedField['listed']['list'],
  forms: readonly EarlierForm[],
): Entry[][] {
  const rows = [...Map.groupBy(listedIn(fields, list), ({ listed }) => listed.at).values()]
  return forms.map((form) => {
    const { boxes, isCurrent } = form
    return rows.flatMap((row): Entry[] => {
      const entry: Entry = new Map(
        row.flatMap((field) => {
          const told = isCurrent || field.carried !== 'current' ? boxes.get(field.name) : undefined
          const part = field.type === 'TICK' ? boxOf(field) : field.listed.part
          return told ? [[part, { ...told, ...asOf(form) }] as const] : []
        }),
      )
      return entry.size ? [entry] : []
    })
  })
}
