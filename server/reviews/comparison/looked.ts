import { type Page, plainName } from '../../documents/index.ts'
import { oncePer } from '../../lib/once-per.ts'
import { FORM } from '../holdings.ts'
import { lookedAt } from '../looked.ts'
import type { Item, Option } from './types.ts'

/** So many forms on one page are a list of them: one alone may be named in passing. */
const LEAST_FORMS = 2

/** Where an option lists its forms, in words: "page 3 of Quote.pdf"; null where no such list was read. */
export const formsListOf = oncePer(({ told, papers }: Option): string | null => {
  const places = told.flatMap(({ item, place }) => (item.id.startsWith(FORM) && place.of === 'file' ? [place] : []))
  const byPage = [...Map.groupBy(places, ({ fileId, page }) => `${String(page)} ${fileId}`).values()]
  const [list] = byPage.find((forms) => forms.length >= LEAST_FORMS) ?? []
  const paper = papers.find(({ fileId }) => fileId === list?.fileId)
  return list && paper ? `page ${String(list.page)} of ${paper.name}` : null
})

/** The first page of an option that has a form's number anywhere, in words; null where none does. */
export function namedOnPage({ id }: Item, { papers }: Option): string | null {
  if (!id.startsWith(FORM)) return null
  for (const { name, pages } of papers) {
    const page = pages.find((one) => textOf(one).includes(id.slice(FORM.length)))
    if (page) return `page ${String(page.number)} of ${name}`
  }
  return null
}

const textOf = oncePer((page: Page) => plainName(page.lines.map(({ text }) => text).join(' ')))

/** Where it was looked for what an option does not say. */
export function whereLooked(item: Item, option: Option): string {
  const named = namedOnPage(item, option)
  if (named) return `Not in a list of forms, but ${named} names it.`
  const list = item.isOfForms ? formsListOf(option) : null
  if (list) return `Not among the forms on ${list}.`
  return lookedAt(option)
}
