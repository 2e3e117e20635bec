import { formNamed, listedForms, type Page } from '../../documents/index.ts'
import { outlineOf, type Part } from './outline.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import { isSameWording } from './wording.ts'

/** A form whose text is in a file: its number, edition and title as far as its pages or the list of forms tell them ('' where they do not). */
export type FormText = { number: string; edition: string; title: string; pages: number[]; whole: Part }

/** Where heads and feet of a page stand, as parts of its height. */
const HEAD = 0.14
const FOOT = 0.9
/** A title is set so much larger than the text of its page. */
const LARGER = 1.2
/** It stands in this part of its page. */
const TOP = 0.3

/** The forms of a file in their order: pages that bear one number, or that follow one title. `numbers`: numbers that are of policies. */
export function formTexts(pages: readonly Page[], numbers: readonly string[]): FormText[] {
  const listed = new Map(
    listedForms(pages)
      .toReversed()
      .map((one) => [one.number, one]),
  )
  const running = runningOn(pages)
  const forms: (FormText & { told: Paragraph[] })[] = []
  for (const page of pages) {
    const named = numberOn(page, numbers, listed)
    const told = paragraphsOf(page).filter(
      (one) => !running.has(keyOf(page, one)) && !(named && one.quote.includes(named.quote)),
    )
    const title = titleOn(page, told)
    const open = forms.at(-1)
    const isSame =
      open && (named ? open.number === named.number : !title || (open.title && isSameWording(title, open.title)))
    if (isSame) {
      open.pages.push(page.number)
      open.told.push(...told)
      open.edition ||= named?.edition ?? ''
      continue
    }
    const { number = '', edition = '' } = named ?? {}
    const inList = listed.get(number)
    forms.push({
      number,
      edition: edition || inList?.edition || '',
      title: title || inList?.title || '',
      pages: [page.number],
      told: [...told],
      whole: outlineOf([]),
    })
  }
  return forms.map(({ told, ...form }) => ({ ...form, whole: outlineOf(goingOn(told)) }))
}

/** Paragraphs that go on in the next column or on the next page say what follows as well; their quotes stay what stands in one place. */
const goingOn = (told: Paragraph[]): Paragraph[] =>
  told.map((one, at) => {
    const next = told[at + 1]
    const isCut =
      next && !one.isTitle && !/[.:;!?]["”’)]*$/.test(one.text) && (next.page > one.page || next.top < one.top)
    return isCut && !next.marker && /^\p{Ll}/u.test(next.text) ? { ...one, text: `${one.text} ${next.text}` } : one
  })

/** So many words a form's number and edition are printed in at the most. */
const MOST_OF_NUMBER = 12

/** The number at the head or the foot of a page; without an edition it must be one that the file lists. */
function numberOn(page: Page, numbers: readonly string[], listed: ReadonlyMap<string, unknown>) {
  for (const { text, box } of page.lines.toReversed()) {
    if (box[1] > page.height * HEAD && box[1] < page.height * FOOT) continue
    const words = text.split(' ')
    for (let at = words.length - 1; at >= 0; at--) {
      if (!/^[A-Z]{2,5}/.test(words[at]!)) continue
      const form = formNamed(words.slice(at, at + MOST_OF_NUMBER).join(' '))
      if (!form || numbers.some((own) => own.includes(form.number))) continue
      if (form.edition || listed.has(form.number))
        return { number: form.number, edition: form.edition ?? '', quote: text }
    }
  }
  return null
}

/** The title of a form that begins on a page. */
function titleOn(page: Page, told: Paragraph[]): string {
  const heights = told.flatMap(({ height, text }) => text.split(' ').map(() => height)).sort((a, b) => a - b)
  const usual = heights[heights.length >> 1] ?? 0
  const high = told.filter(({ isTitle, marker, top }) => isTitle && !marker && top < page.height * TOP)
  const largest = Math.max(0, ...high.map(({ height }) => height))
  if (largest < usual * LARGER) return ''
  return high
    .filter(({ height }) => height > largest - 1)
    .map(({ text }) => text)
    .join(' ')
}

const isRunning = (page: Page, { top, height }: Paragraph) =>
  top < page.height * HEAD || top + height > page.height * FOOT

/** What stands in the same place of several pages, figures aside. */
function runningOn(pages: readonly Page[]): ReadonlySet<string> {
  const edge = pages.flatMap((page) =>
    paragraphsOf(page)
      .filter((one) => isRunning(page, one))
      .map((one) => ({
        page: page.number,
        key: keyOf(page, one),
        same: `${Math.round(one.top / 4)} ${one.quote.replace(/\d+/g, '#')}`,
      })),
  )
  const pagesOf = Map.groupBy(edge, ({ same }) => same)
  const often = [...pagesOf.values()].filter((ones) => ones.some(({ page }) => page !== ones[0]!.page))
  return new Set(often.flat().map(({ key }) => key))
}

const keyOf = ({ number }: Page, { top, left, quote }: Paragraph) => `${number} ${top} ${left} ${quote}`
