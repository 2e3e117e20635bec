import { describe, expect, it } from 'vitest'
import { pdfOfBitmapFont, pdfOfContent } from '../../../../tests/support/documents/hostile.ts'
import { startPdfEngine } from './engine.ts'
import { openPdf } from './open.ts'
import { readPdfPage, readPdfPages } from './read-pdf.ts'

const ROWS = ['Dwelling Additional Coverages', '$240,900', '$1,000', '11,222,000', 'Effective 2022 Roof', '$900.00']

const draw = (text: string, x: number, y: number, matrix = '1 0 0 1') =>
  `BT /F 90 Tf ${matrix} ${x} ${y} Tm (${text}) Tj ET`
const widthOf = (letter: string) => (/[il,. ]/.test(letter) ? 2.475 : 4.95)

type Place = (along: number, row: number) => Parameters<typeof draw> extends [string, ...infer Rest] ? Rest : never
const places: [way: string, place: Place][] = [
  ['upright', (along, row) => [72 + along, 700 - 12 * row, '1 0 0 1']],
  ['up', (along, row) => [72 + 12 * row, 100 + along, '0 1 -1 0']],
  ['down', (along, row) => [300 - 12 * row, 600 - along, '0 -1 1 0']],
  ['upside down', (along, row) => [500 - along, 100 + 12 * row, '-1 0 0 -1']],
]

/** Rows of text, each of whose letters is a text object of its own. */
function drawLetters(rows: string[], place: Place, { back = false, shift = 0 } = {}): string {
  const drawn = rows.flatMap((row, index) => {
    let along = shift
    const letters = [...row].map((letter) => {
      const at = along
      along += widthOf(letter)
      return draw(letter, ...place(at, index))
    })
    return back ? letters.reverse() : letters
  })
  return drawn.join('\n')
}

const linesOf = async (pdf: Buffer) => (await readPdfPages(pdf))[0]!.lines.map(({ text }) => text)

describe.each([
  ['with a box', true],
  ['without a box', false],
])('text in a font of drawn letters %s', (_, boxed) => {
  describe.each(places)('that runs %s', (_way, place) => {
    it.each([
      ['first to last', false],
      ['last to first', true],
    ])('keeps all its letters and its spaces: letter by letter, %s', async (_order, back) => {
      expect(await linesOf(pdfOfBitmapFont(drawLetters(ROWS, place, { back }), { boxed }))).toEqual(ROWS)
    })

    it('has no letter twice that is drawn twice', async () => {
      const [once, again] = [0, 0.3].map((shift) => drawLetters(ROWS, place, { shift }).split('\n'))
      const twice = once!.flatMap((letter, at) => [letter, again![at]!]).join('\n')
      expect(await linesOf(pdfOfBitmapFont(twice, { boxed }))).toEqual(ROWS)
    })
  })

  it.each([0, 90, 180, 270])('is read in order on a page that is turned by %i degrees', async (turn) => {
    const content = drawLetters(ROWS, places[0]![1], { back: true })
    expect(await linesOf(pdfOfBitmapFont(content, { boxed, turn }))).toEqual(ROWS)
  })

  it('keeps all its letters in one piece', async () => {
    const content = ROWS.map((row, at) => draw(row, ...places[0]![1](0, at))).join('\n')
    expect(await linesOf(pdfOfBitmapFont(content, { boxed }))).toEqual(ROWS)
  })

  it('is read from the left where its letters are turned over and run to the left', async () => {
    const rows = ROWS.map((row, at) => draw([...row].reverse().join(''), 500, 700 - 12 * at, '-1 0 0 -1'))
    const lines = await linesOf(pdfOfBitmapFont(rows.join('\n'), { boxed, over: true }))
    expect(lines).toEqual(ROWS)
  })

  it('is left to its picture where its letters have no width', async () => {
    const engine = await startPdfEngine(320 * 1024 * 1024)
    const document = openPdf(engine, pdfOfBitmapFont(drawLetters(ROWS, places[0]![1]), { boxed, width: 0 }))
    expect(readPdfPage(engine, document, 0)).toMatchObject({ scanned: true, page: { lines: [] } })
    document.close()
  })
})

describe('letters drawn twice in a common font', () => {
  const letter = (text: string, x: number) => `BT /F 20 Tf 1 0 0 1 ${x} 700 Tm (${text}) Tj ET`

  it('are told once, also far from one another in the file', async () => {
    const letters = [...'1,000'].map((text, at) => [text, 72 + [0, 11.12, 16.68, 27.8, 38.92][at]!] as const)
    const drawn = letters.flatMap(([text, x]) => [letter(text, x), letter(text, x + 0.5)])
    expect(await linesOf(pdfOfContent(Buffer.from(drawn.join(' '))))).toEqual(['1,000'])
    const after = [0, 0.5].flatMap((shift) => letters.map(([text, x]) => letter(text, x + shift)))
    expect(await linesOf(pdfOfContent(Buffer.from(after.join(' '))))).toEqual(['1,000'])
  })

  it('are told twice where they stand side by side', async () => {
    const content = 'BT /F 20 Tf 1 0 0 1 72 700 Tm [(1) 40 (1) 40 (1,0) 80 (00 Dwelli) 30 (l)] TJ ET'
    expect(await linesOf(pdfOfContent(Buffer.from(content)))).toEqual(['111,000 Dwellil'])
  })
})
