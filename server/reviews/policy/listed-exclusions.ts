import { formNamed, isTitle, listedForms, type Page, type PaperRecord, unitsOf } from '../../documents/index.ts'
import type { ReviewPaper } from '../types.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import { isExclusionTitle } from './wording.ts'

/** An exclusion that a policy names without its text beside it; number and edition are '' where the list does not tell them. */
export type ListedExclusion = {
  name: string
  number: string
  edition: string
  words: Pick<Paragraph, 'page' | 'quote' | 'boxes'>
}

/** The exclusions that a policy lists: forms by their titles, what its schedules call exclusions, and titles that stand in a list of titles. */
export function listedExclusions({ pages, facts }: Pick<ReviewPaper, 'pages' | 'facts'>): ListedExclusion[] {
  const records = facts.records ?? []
  const told = facts.facts
    .filter(({ key, status }) => key === 'form' && status === 'current')
    .flatMap(({ value, source }) => formIn(value, source))
  const listed = listedForms(pages).map(({ page, quote, ...form }) => ofForm(form, { page, quote, boxes: [] }))
  const scheduled = new Set(records.map(({ page }) => page))
  const titles = pages.filter(({ number }) => !scheduled.has(number)).flatMap(titlesIn)
  const named = [...told, ...listed, ...records.flatMap(inSchedule), ...titles]
  return [...named.filter(({ name }) => isTitle(name) && isExclusionTitle(name)), ...pages.flatMap(declared)]
}

const formIn = (value: string, words: ListedExclusion['words']): ListedExclusion[] => {
  const form = formNamed(value)
  return form ? [ofForm(form, words)] : []
}

const ofForm = (
  { number, edition, title }: { number: string; edition: string | null; title: string },
  words: ListedExclusion['words'],
): ListedExclusion => ({ name: title, number, edition: edition ?? '', words })

/** What a schedule of forms names: the form's title, and the exclusion it is listed for. */
function inSchedule({ fields }: PaperRecord): ListedExclusion[] {
  const told = (name: string) => {
    const field = fields[name]
    return typeof field?.value === 'string' ? { text: field.value, words: field.source } : null
  }
  const [title, exclusion] = [told('form_title'), told('exclusion_name')]
  const form = formNamed(`${told('form_number')?.text ?? ''} ${told('edition_date')?.text ?? ''}`)
  const { number = '', edition = null } = form ?? {}
  return [
    ...(title ? [ofForm({ number, edition, title: title.text }, title.words)] : []),
    ...(exclusion ? [ofForm({ number: '', edition: null, title: exclusion.text }, exclusion.words)] : []),
  ]
}

/** A title that heads nothing, under another that heads nothing. */
function titlesIn(page: Page): ListedExclusion[] {
  const told = paragraphsOf(page)
  return told.flatMap((one, at) => {
    const [above, below] = [told[at - 1], told[at + 1]]
    const isAlike = above?.isTitle && Math.abs(above.left - one.left) < 2 && Math.abs(above.height - one.height) < 1
    const isBare = !below || below.isTitle || below.isTable || below.top - one.top > one.height * FAR
    return one.isTitle && isAlike && isBare ? [{ name: one.text, number: '', edition: '', words: one }] : []
  })
}
/** What begins so many heights below a title does not stand under it. */
const FAR = 2.5

/** Coverages that a page calls excluded in the place of their limit. */
function declared(page: Page): ListedExclusion[] {
  // Most pages of a policy are prose: only those that say so are taken apart.
  if (!page.lines.some(({ text }) => SAYS_EXCLUDED.test(text))) return []
  return unitsOf(page).flatMap(({ kind, label, value, cells, quote }) => {
    const said = kind === 'pair' ? [value] : kind === 'row' ? cells.slice(1).map(({ text }) => text) : []
    const isSaid = label.length > 2 && said.some((one) => EXCLUDED.test(one))
    return isSaid ? [{ name: label, number: '', edition: '', words: { page: page.number, quote, boxes: [] } }] : []
  })
}
const EXCLUDED = /^(?:excluded|not covered)$/i
const SAYS_EXCLUDED = /(?:^|\s)(?:excluded|not covered)$/i
