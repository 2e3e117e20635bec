import { BASE_STYLES, PAGE_SIZES } from '../../../shared/document-styles.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { type DocumentStyle, STYLE_FILES } from './types.ts'

/** What a plan's limit says to who wants one more. */
export const limitReached = (most: number) =>
  `Your plan includes ${most === 1 ? '1 document style' : `${String(most)} document styles`}. Change the plan for more: Settings, Subscription, Change Plan.`

const FILE_LABELS = { logo: 'Logo', prefix: 'Start pages', suffix: 'End pages' } as const

/** The fields of the form as they are shown, by their place in the input. */
function shownOf(style: DocumentStyle): Map<string, { label: string; shown: string | null }> {
  return new Map([
    ['title', { label: 'Title', shown: style.title }],
    ['description', { label: 'Description', shown: style.description || null }],
    ['baseStyleId', { label: 'Base style', shown: labelOf(BASE_STYLES, style.baseStyleId) }],
    ['pageSize', { label: 'Page size', shown: labelOf(PAGE_SIZES, style.pageSize) }],
    ['accentColor', { label: 'Main color', shown: style.accentColor }],
    ['secondColor', { label: 'Second color', shown: style.secondColor }],
    ...STYLE_FILES.map(
      (kind) => [`${kind}FileId`, { label: FILE_LABELS[kind], shown: style[kind]?.name ?? null }] as const,
    ),
  ])
}

/** The changed fields. A file that was put in another's place is a change, whatever the two are called. */
export function changesOf(was: DocumentStyle, is: DocumentStyle): FieldChange[] {
  const now = shownOf(is)
  return [...shownOf(was)].flatMap(([field, { label, shown }]) => {
    const change = { field, label, was: shown, is: now.get(field)!.shown }
    const file = STYLE_FILES.find((kind) => field === `${kind}FileId`)
    const isChanged = file ? was[file]?.blobKey !== is[file]?.blobKey : change.was !== change.is
    return isChanged ? [change] : []
  })
}

/** For each field that would not be as it is now: what it is, so that nobody writes over a change unseen. */
export const conflictsOf = (now: DocumentStyle, wanted: DocumentStyle) =>
  changesOf(wanted, now).map(({ field, is }) => ({
    path: [field],
    message: `${is === null ? 'This was cleared' : `This was changed to “${is}”`} meanwhile. Save again to keep yours.`,
  }))
