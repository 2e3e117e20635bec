import { type Cell, sheetOf } from '../facts/sheet.ts'
import type { Page } from '../types.ts'
import { type FormName, formNamed } from './form-number.ts'

/** A form of a list of forms, and where it stands. */
export type ListedForm = FormName & { page: number; quote: string }

/**
 * The forms that pages list under a heading of forms or endorsements, whosever forms they are, and on the pages that go on with the list: each
 * begins with its number and edition. Numbers anywhere else are talk.
 */
export function listedForms(pages: readonly Page[]): ListedForm[] {
  let goesOn = false
  return pages.flatMap((page) => {
    // Most pages of a long policy are prose: only those that may hold a list are taken apart.
    if (!goesOn && !page.lines.some(({ text }) => NAMES_FORMS.test(text))) return []
    const { rows } = sheetOf(page)
    const heading = rows.findIndex(({ cells }) => cells.some(headsForms))
    const forms = rows
      .slice(Math.max(0, heading))
      .flatMap(({ cells }) => cells.flatMap((cell, at) => formAt(cell, cells[at + 1])))
    const isList = heading >= 0 ? forms.length > 0 : goesOn && forms.length >= LEAST_MORE
    goesOn = isList
    return isList ? forms : []
  })
}

/** A page that goes on with a list has so many forms: one alone stands at the foot of any page. */
const LEAST_MORE = 2

/** The most words a heading has. */
const HEADING = 8

const NAMES_FORMS = /\b(?:forms|endorsements)\b/i
const headsForms = ({ text, tokens }: Cell) =>
  tokens.length <= HEADING && NAMES_FORMS.test(text) && /^\p{Lu}/u.test(text) && !/[.;]$/.test(text)

function formAt(cell: Cell, next: Cell | undefined): ListedForm[] {
  const beside = next && !formNamed(next.text) ? next.text : ''
  const whole = formNamed(`${cell.text} ${beside}`)
  const alone = formNamed(cell.text)
  const form = alone?.title ? alone : whole
  if (!alone || !form?.edition) return []
  const quote = alone.title || !beside ? cell.text : `${cell.text} … ${beside}`
  return [{ ...form, page: cell.page, quote }]
}
