import type { Line } from '../types.ts'
import { normal, type Sheet } from './sheet.ts'

/** Words stamped over a page, whatever they are; or a line of it that calls the page a specimen, a sample or void. A comment is told in the same shape. */
export type Stamp = { page: number; words: string }

const STAMPS = new Set(['SPECIMEN', 'SAMPLE', 'VOID', 'VOIDED'])
/** What a stamp may say beside its own word: 'VOID - NOT A VALID POLICY', 'SAMPLE COPY ONLY', 'DRAFT - NOT FOR BINDING'. */
const BESIDE = new Set(
  'A AN AS BINDING COPY COVERAGE DECLARATIONS DISCUSSION DOCUMENT FOR FORM ILLUSTRATION INSURANCE IS ISSUED IT NO NOT OF ONLY PAGE POLICY PURPOSES REVIEW THIS VALID YOUR'.split(
    ' ',
  ),
)
const DRAFT = new Set(['DRAFT'])

/** The stamps of pages: whatever is stamped over one, and else a line that says nothing but that the page is a specimen, a sample or void. */
export function stampsOn(sheets: Sheet[]): Stamp[] {
  return sheets.flatMap(({ number, page: { stamps = [], lines } }) => {
    const said = stamps.length ? stamps : lines.filter(({ text }) => saysOfPage(text)).slice(0, 1)
    return [...new Set(said.map(({ text }) => text))].map((words) => ({ page: number, words }))
  })
}

/** Whether words stamped over a page call it a specimen or a sample. */
export const isSampleStamp = ({ text }: Line) =>
  normal(text)
    .split(' ')
    .some((word) => word === 'SPECIMEN' || word === 'SAMPLE')

/** Whether words say nothing but that what they stand on is a draft: 'DRAFT - NOT FOR BINDING', 'This is a draft for your review.' */
export const saysDraft = (text: string): boolean => saysOfPage(text, DRAFT)

function saysOfPage(text: string, stamps: ReadonlySet<string> = STAMPS): boolean {
  const words = normal(text).split(' ')
  return words.some((word) => stamps.has(word)) && words.every((word) => stamps.has(word) || BESIDE.has(word))
}
