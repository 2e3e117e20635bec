import { expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { linesPage, makePdf, type TextAt } from '../../../tests/support/documents/pdf.ts'
import { readFacts } from '../facts/read-facts.ts'
import { readPdfPages } from '../reading/pdf/read-pdf.ts'
import { findQuote } from '../search/find-quote.ts'

const LINES = [
  'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
  'Policy Number: QF-000-1042',
  'Policy Period: 04/01/2026 to 04/01/2027',
  'Named Insured: Otter & Thimble Joinery LLC',
  'Each Occurrence Limit $1,000,000',
  'Damage to Premises Rented to You Limit $100,000',
  'Medical Expense Limit, any one person $5,000',
  'General Aggregate Limit $2,000,000',
  'Products-Completed Operations Aggregate Limit $2,000,000',
]
const read = async (over: TextAt[]) => {
  const [page] = await readPdfPages(await makePdf([{ texts: [...linesPage(LINES).texts!, ...over] }]))
  return page!
}
const valuesOf = (page: Awaited<ReturnType<typeof read>>) =>
  readFacts([page]).facts.map(({ key, value, source: { quote } }) => [key, value, quote])

const stacked = (angle: number, [x, y]: [number, number], [dx, dy]: [number, number]): TextAt[] =>
  ['SPECIMEN', 'NOT A', 'POLICY'].map((text, at) => ({ text, x: x + at * dx, y: y + at * dy, size: 44, angle }))

it.each<[string, TextAt[], string]>([
  ['upright, on three lines', stacked(0, [100, 90], [0, 50]), 'SPECIMEN NOT A POLICY'],
  [
    'across the page, on one line',
    [{ text: 'SPECIMEN - NOT A POLICY', x: 90, y: 330, size: 40, angle: 35 }],
    'SPECIMEN - NOT A POLICY',
  ],
  ['across the page, on three lines', stacked(45, [70, 250], [50, 40]), 'SPECIMEN NOT A POLICY'],
  ['up the page', [{ text: 'VOID COPY', x: 150, y: 300, size: 44, angle: 90 }], 'VOID COPY'],
  ['of any words', [{ text: 'RECEIVED IN TRANSIT', x: 90, y: 330, size: 40, angle: 35 }], 'RECEIVED IN TRANSIT'],
])('what is stamped over a page is one stamp, and no word of it: %s', async (_, over, words) => {
  const page = await read(over)
  expect(page.stamps?.map(({ text }) => text)).toEqual([words])
  expect(page.lines.map(({ text }) => text)).toEqual(LINES)
  const { stamps } = readFacts([page])
  expect(stamps).toEqual([{ page: 1, words }])
  if (!words.startsWith('VOID')) expect(valuesOf(page)).toEqual(valuesOf(await read([])))
})

it.each<[string, [number, number][]]>([
  ['beside one another', [40, 330].map((x) => [x, 150])],
  ['below one another', [110, 300].map((y) => [90, y])],
])('tells stamps apart that stand apart, %s', async (_, places) => {
  const page = await read(places.map(([x, y]) => ({ text: 'SAMPLE', x, y, size: 40, angle: 20 })))
  expect(page.stamps?.map(({ text }) => text)).toEqual(['SAMPLE', 'SAMPLE'])
  expect(readFacts([page]).stamps).toEqual([{ page: 1, words: 'SAMPLE' }])
})

it.each<[string, TextAt[]]>([
  ['a large title above the lines', [{ text: 'QUILLFEATHER', x: 72, y: 10, size: 44 }]],
  [
    'a note that runs up the side',
    [{ text: 'Form QG 00 01 with a long note at its side', x: 30, y: 400, size: 9, angle: 90 }],
  ],
  ['large type below the lines', [{ text: 'Thanks', x: 72, y: 600, size: 50, angle: 10 }]],
])('is no stamp: %s', async (_, texts) => {
  const page = await read(texts)
  expect(page.stamps).toBeUndefined()
  expect(page.lines.map(({ text }) => text)).toContain(texts[0]!.text)
})

it('takes no mark or noise for a stamp, however large', () => {
  const column: DrawnText[] = LINES.map((text, index) => ({ text, x: 33, y: 33 + index * 12 }))
  const page = drawnPage([...column, { text: 'X1', x: 33, y: 33, height: 60 }], [])
  expect(page.stamps).toBeUndefined()
})

it('a cancellation stamped over a policy ends it on that day, and may be quoted', async () => {
  const page = await read([{ text: 'CANCELLED 05/01/2026', x: 40, y: 150, size: 36 }])
  const { policies, events } = readFacts([page])
  expect(page.stamps).toHaveLength(1)
  expect(policies).toMatchObject([{ number: 'QF-000-1042', status: 'cancelled' }])
  expect(events).toMatchObject([{ kind: 'cancelled', date: '05/01/2026', number: 'QF-000-1042' }])
  expect(findQuote(page, events![0]!.source.quote)).toHaveLength(1)
})
