import { normal, type Sheet } from './sheet.ts'

/** Words printed over a page that say of all of it that it is no policy in force, and where. */
export type Stamp = { page: number; words: string }

const STAMPS = new Set(['SPECIMEN', 'SAMPLE', 'VOID', 'VOIDED'])
/** What a stamp may say beside its own word: 'VOID - NOT A VALID POLICY', 'SAMPLE COPY ONLY'. */
const BESIDE = new Set(
  'A AN AS COPY COVERAGE DECLARATIONS DOCUMENT FOR FORM ILLUSTRATION INSURANCE IS IT NO NOT OF ONLY PAGE POLICY PURPOSES THIS VALID'.split(
    ' ',
  ),
)

/** The stamps of pages: lines that say nothing but that the page is a specimen, a sample or void. */
export function stampsOn(sheets: Sheet[]): Stamp[] {
  return sheets.flatMap(({ number, page }) => {
    const stamp = page.lines.find(({ text }) => isStamp(text))
    return stamp ? [{ page: number, words: stamp.text }] : []
  })
}

function isStamp(text: string): boolean {
  const words = normal(text).split(' ')
  return words.some((word) => STAMPS.has(word)) && words.every((word) => STAMPS.has(word) || BESIDE.has(word))
}
