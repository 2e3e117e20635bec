import { acordKind, CLAIMED, isOneName, sortableDate } from '../../../documents/index.ts'
import type { FormField, ProposalInput, ValueSource } from '../../types.ts'
import { sortableDay } from '../days.ts'
import type { FormDraft } from '../draft.ts'
import { boxOf, type ListedField, listedIn } from '../entry-lists.ts'
import { mentions } from '../mentions.ts'
import type { Entry } from '../placed.ts'

type Told = { value: string; source: Extract<ValueSource, { kind: 'document' }> }
/**
 * A form of the kind that is filled, as it came as a document. `isCurrent`: the term it applies for has not begun. `isRenewed`: it has, and the user
 * renews what the form asked for.
 */
export type EarlierForm = {
  boxes: ReadonlyMap<string, Told>
  from: string | null
  isCurrent: boolean
  isRenewed: boolean
}

const [STARTS, COMPLETED] = ['Policy_EffectiveDate_A', 'Form_CompletionDate_A']

/** The forms of this kind among the files, the latest first. `renews`: whether the user's words renew what they ask for; the latest is what is renewed. */
export function earlierForms(
  id: string,
  { files, today }: Pick<ProposalInput, 'files' | 'today'>,
  renews = false,
): EarlierForm[] {
  const forms = formsAmong(
    files,
    today,
    (form) => form === id,
    () => true,
  )
  const sorted = forms.toSorted((a, b) => (b.from ?? '').localeCompare(a.from ?? ''))
  const [latest] = sorted
  return sorted.map((form) => ({
    ...form,
    isRenewed: renews && !latest!.isCurrent && !form.isCurrent && form.from === latest!.from,
  }))
}

/** Other forms of an application among the files, with what all of them say of the applicant and the agency. */
export const besideForms = (id: string, { files, today }: Pick<ProposalInput, 'files' | 'today'>): EarlierForm[] =>
  formsAmong(files, today, (form) => form !== id && isOfApplication(form), isOfParties)

/** Whether a form is one of an application. */
export const isOfApplication = (form: string): boolean => acordKind(form) === 'application'
/** Whether an element is of the first applicant or of the agency, which every form of an application calls alike. */
export const isOfParties = (name: string): boolean => /^(?:NamedInsured|Producer)_.*_A$/.test(name)

function formsAmong(
  files: ProposalInput['files'],
  today: string,
  isWanted: (form: string) => boolean,
  isKept: (element: string) => boolean,
): EarlierForm[] {
  return files.flatMap(({ fileId, facts }) =>
    (facts.acord ?? []).flatMap(({ form, elements }): EarlierForm[] => {
      if (!isWanted(form)) return []
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
      const isCurrent = from !== null && sortableDate(from) >= sortableDay(today)
      const kept = new Map([...boxes].filter(([name]) => isKept(name)))
      return [{ boxes: kept, from: day && sortableDate(day), isCurrent, isRenewed: false }]
    }),
  )
}

/** The day an earlier form speaks of; nothing of one for a term to come, which is as late as any paper. */
export const asOf = ({ isCurrent, from }: EarlierForm) => (isCurrent ? {} : { asOf: from ?? '' })

/** Whether a form may say what an element holds now: of what is of one term one that applies for it, of what is asked for again one that is renewed. */
export const tells = ({ isCurrent, isRenewed }: EarlierForm, { carried, type }: FormField) =>
  isCurrent || (carried !== 'current' && (carried !== 'renewed' || (isRenewed && type !== 'DATE')))

/** What earlier forms say in elements of their own. What forms of one day tell otherwise is not written. */
export function putCarried(draft: FormDraft, fields: readonly FormField[], forms: readonly EarlierForm[]): void {
  for (const field of fields) {
    const { name, carried, listed, question } = field
    // What later papers tell in two ways is not what an earlier form says, either.
    if (!carried || draft.has(name) || draft.reasonOf(name)?.kind === 'CONFLICT') continue
    if (listed && listed.list !== 'line') continue
    const tell = forms.filter((form) => form.boxes.has(name) && tells(form, field))
    const [latest] = tell
    if (latest) {
      const told = latest.boxes.get(name)!
      const isContested = tell.some(({ boxes, from }) => from === latest.from && boxes.get(name)!.value !== told.value)
      if (isContested) draft.contest(name)
      else draft.put(name, told.value, told.source)
    } else if (question) sayAnswered(draft, name, forms)
  }
}

/** The applicant and the agency as other forms of the application name them all alike, where nothing else says so. */
export function putPartiesBeside(draft: FormDraft, fields: readonly FormField[], forms: readonly EarlierForm[]): void {
  const isOne = ({ boxes }: EarlierForm) => {
    const [own, other] = [draft.valueOf(INSURED)?.value, boxes.get(INSURED)?.value]
    return !own || !other || isOneName(own, other)
  }
  if (!forms.every(isOne)) return
  const { insured, producer } = draft.sheet.parties
  const ofParties = new Set([...insured, ...producer].map(([, name]) => name))
  for (const { name, listed } of fields) {
    if (draft.has(name) || !(ofParties.has(name) || (listed?.list === 'applicant' && listed.at === 0))) continue
    const [told, ...others] = forms.flatMap(({ boxes }) => boxes.get(name) ?? [])
    if (told && others.every(({ value }) => value === told.value)) draft.put(name, told.value, told.source)
  }
}
const INSURED = 'NamedInsured_FullName_A'

const OTHERWISE = 'Not what the earlier application asked for'

/** What the latest form asked for its own term may not be what is wanted next. */
export function askRenewal(
  draft: FormDraft,
  { id, fields }: { id: string; fields: readonly FormField[] },
  { instructions }: ProposalInput,
  [latest]: readonly EarlierForm[],
): void {
  if (!latest || latest.isCurrent || latest.isRenewed || mentions(instructions, OTHERWISE)) return
  const isOpen = ({ name, carried }: FormField) => carried === 'renewed' && latest.boxes.has(name) && !draft.has(name)
  if (!fields.some(isOpen)) return
  const day = (latest.boxes.get(STARTS) ?? latest.boxes.get(COMPLETED))?.value
  draft.ask({
    about: 'renewal',
    text: `Is this the renewal of the earlier ACORD ${id}${day ? ` of ${day}` : ''}?`,
    choices: ['Renewal of the earlier application', OTHERWISE],
  })
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
    const { boxes } = form
    return rows.flatMap((row): Entry[] => {
      const entry: Entry = new Map(
        row.flatMap((field) => {
          const told = tells(form, field) ? boxes.get(field.name) : undefined
          const part = field.type === 'TICK' ? boxOf(field) : field.listed.part
          return told ? [[part, { ...told, ...asOf(form) }] as const] : []
        }),
      )
      return entry.size ? [entry] : []
    })
  })
}
