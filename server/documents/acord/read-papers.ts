import type { Sheet } from '../facts/sheet.ts'
import { type Editions, MEASURED } from './editions.ts'
import { isElementName, plainName, readFields } from './named-fields.ts'
import { candidatesFor, formOf, type Imprint, imprintOf } from './recognise.ts'
import { fillableBoxes, type Registered, readRegistered, registerPage } from './registered-page.ts'
import type { AcordElement, AcordPaper } from './types.ts'

/** One page of a form. `at`: which of the form's pages, from 0, where that is known. */
type FormPage = { sheet: Sheet; imprint: Imprint; at: number | null; fillable: boolean; registered: Registered | null }

/** Every ACORD form a file holds, in the order of its pages, with what its boxes hold. */
export function readAcordPapers(sheets: Sheet[], editions: Editions = MEASURED): AcordPaper[] {
  return papersOf(sheets.flatMap((sheet) => formPage(sheet, editions))).map((pages) => {
    const { form, edition } = pages.find(({ imprint }) => imprint.edition)?.imprint ?? pages[0]!.imprint
    const elements = pages.flatMap(({ fillable, sheet, registered }) =>
      fillable ? readFields(sheet, registered ? fillableBoxes(registered) : []) : [],
    )
    const flat = pages.flatMap(({ fillable, registered }) => (registered && !fillable ? [registered] : []))
    const laid = flat[0]?.edition ?? edition
    return {
      form,
      edition: elements.length ? edition : laid,
      pages: pages.map(({ sheet }) => sheet.number),
      how: elements.length ? ('fields' as const) : ('registered' as const),
      elements: agreed([...elements, ...readRegistered(flat)]),
    }
  })
}

const FILLABLE = 5

function formPage(sheet: Sheet, editions: Editions): FormPage[] {
  const { fields } = sheet.page
  const names = fields.map(({ name }) => plainName(name)).filter(isElementName)
  const imprint = imprintOf(sheet.page) ?? (names.length >= FILLABLE * 2 ? formWith(names, editions) : null)
  const fillable = fields.length >= FILLABLE && fields.some(({ value }) => value && value !== 'false')
  const known = fillable && names.length > fields.length / 2
  const registered = known ? null : registerPage(sheet, candidatesFor(sheet.page, imprint, editions), imprint, editions)
  const told = imprint ?? (registered && { form: formOf(registered.id), edition: '' })
  if (!told || (!registered && !fillable)) return []
  return [{ sheet, imprint: told, at: registered?.page ?? null, fillable, registered }]
}

/** The form whose elements carry most of these names; null when none carries half of them. */
function formWith(names: string[], editions: Editions): Imprint | null {
  const counted = [...editions.words.keys()].map((id) => {
    const own = new Set(editions.of(id).pages.flatMap(({ boxes }) => boxes.map(({ name }) => name)))
    return { form: formOf(id), held: names.filter((name) => own.has(name)).length }
  })
  const best = counted.sort((a, b) => b.held - a.held)[0]
  return best && best.held * 2 > names.length ? { form: best.form, edition: '' } : null
}

/** Pages of one form go together until a page comes that the form has already had. */
function papersOf(pages: FormPage[]): FormPage[][] {
  const papers: FormPage[][] = []
  for (const page of pages) {
    const paper = papers.at(-1)
    const last = paper?.at(-1)
    if (paper && last?.imprint.form === page.imprint.form && goesOn(last, page)) paper.push(page)
    else papers.push([page])
  }
  return papers
}

function goesOn(last: FormPage, page: FormPage) {
  if (last.at !== null && page.at !== null) return page.at > last.at
  const had = new Set(last.sheet.page.fields.map(({ name }) => name))
  return page.sheet.number === last.sheet.number + 1 && !page.sheet.page.fields.every(({ name }) => had.has(name))
}

/** A name that stands on several pages holds one value, or what it holds is not known. */
function agreed(elements: AcordElement[]): AcordElement[] {
  const values = new Map<string, Set<string>>()
  for (const { name, value } of elements) values.set(name, (values.get(name) ?? new Set()).add(value))
  const seen = new Set<string>()
  return elements.filter(({ name }) => values.get(name)!.size === 1 && !seen.has(name) && seen.add(name))
}
