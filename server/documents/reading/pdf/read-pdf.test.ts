import { describe, expect, it } from 'vitest'
import { pdfOfContent } from '../../../../tests/support/documents/hostile.ts'
import {
  linesPage,
  makePdf,
  type PdfPageSpec,
  type PdfSpec,
  turnedInside,
} from '../../../../tests/support/documents/pdf.ts'
import { readFacts } from '../../facts/read-facts.ts'
import type { Box, Page } from '../../types.ts'
import { readPdfPages } from './read-pdf.ts'

const read = async (page: PdfPageSpec, spec?: PdfSpec): Promise<Page> =>
  (await readPdfPages(await makePdf([page], spec)))[0]!
const lineAt = (page: Page, text: string) => page.lines.find((line) => line.text === text)
const near = (box: Box | undefined, expected: Box) => {
  expect(box).toBeDefined()
  for (const [index, value] of expected.entries()) expect(Math.abs(box![index]! - value)).toBeLessThan(3)
}

describe('readPdfPages', () => {
  it('gives words and lines with boxes from the top left corner', async () => {
    const page = await read({ texts: [{ x: 72, y: 100, text: 'Policy Number: GL-445566', size: 12 }] })
    expect(page).toMatchObject({ number: 1, width: 612, height: 792, origin: 'text' })
    expect(page.lines.map((line) => line.text)).toEqual(['Policy Number: GL-445566'])
    expect(page.lines[0]!.words.map((word) => word.text)).toEqual(['Policy', 'Number:', 'GL-445566'])
    near(page.lines[0]!.box, [72, 99, 145, 14])
    expect(page.lines[0]!.words[2]!.box[0]).toBeGreaterThan(page.lines[0]!.words[1]!.box[0] + 40)
  })

  it('splits a row at column gaps and reads rows from top to bottom', async () => {
    const rows = [
      ['COVERAGE', 'LIMIT'],
      ['Each Occurrence', '$1,000,000'],
      ['General Aggregate', '$2,000,000'],
    ]
    const page = await read({
      tables: [{ x: 72, y: 200, columns: [0, 250], rows }],
      texts: [{ x: 72, y: 72, text: 'DECLARATIONS' }],
    })
    expect(page.lines.map((line) => line.text)).toEqual(['DECLARATIONS', ...rows.flat()])
  })

  it('joins a word drawn in pieces and keeps apart what a narrow space parts', async () => {
    const page = await read({
      texts: [
        { x: 72, y: 100, text: 'Occur', size: 10 },
        { x: 72 + 27.2, y: 100, text: 'rence', size: 10 },
        { x: 132, y: 100, text: 'limit', size: 10 },
      ],
    })
    expect(page.lines.map((line) => line.text)).toEqual(['Occurrence limit'])
  })

  it.each([
    ['upright', (at: number) => `1 0 0 1 72 ${700 - 12 * at}`],
    ['turned up', (at: number) => `0 1 -1 0 ${300 + 12 * at} 100`],
    ['turned down', (at: number) => `0 -1 1 0 ${300 - 12 * at} 600`],
    ['upside down', (at: number) => `-1 0 0 -1 400 ${500 + 12 * at}`],
  ])('keeps close lines apart whose font claims four times its size: %s', async (_way, matrix) => {
    const font =
      '/FontDescriptor <</Type /FontDescriptor /FontName /Claims /Flags 32 /Ascent 2400 /Descent -1600 /FontBBox [0 -1600 1000 2400]>>'
    const lines = ['Dwelling Protection', 'Other Structures', 'Personal Property']
    const texts = lines.map((text, at) => `${matrix(at)} Tm (${text}) Tj`)
    const [page] = await readPdfPages(pdfOfContent(Buffer.from(`BT /F 10 Tf ${texts.join(' ')} ET`), { font }))
    expect(page!.lines.map(({ text }) => text)).toEqual(lines)
    for (const { box } of page!.lines) expect(Math.min(box[2], box[3])).toBeCloseTo(11.5)
  })

  it('spells out ligatures inside their word', async () => {
    const content = Buffer.from('BT /F 20 Tf 72 700 Td (A De\\256nition of of\\256ce) Tj ET')
    const [page] = await readPdfPages(pdfOfContent(content))
    expect(page!.lines.map((line) => line.text)).toEqual(['A Definition of office'])
  })

  it.each<[number, (x: number, y: number) => string]>([
    [0, (x, y) => `1 0 0 1 ${x} ${y}`],
    [90, (x, y) => `0 1 -1 0 ${792 - y} ${x}`],
    [180, (x, y) => `-1 0 0 -1 ${612 - x} ${792 - y}`],
    [270, (x, y) => `0 -1 1 0 ${y - 150} ${792 - x}`],
  ])(
    'has letters that touch in one word, also where each looks like a line, on a page turned by %i degrees',
    async (angle, at) => {
      const letter = (text: string, x: number, y: number) => `BT /F 10 Tf ${at(x, y)} Tm (${text}) Tj ET`
      const rowsWith = async (room: number, letters: [text: string, wide: number][], isBackward = false) => {
        const drawn = Array.from({ length: 34 }, (_, row) => 740 - row * 16).flatMap((y) => {
          const starts = letters.map((_, at) => letters.slice(0, at).reduce((x, [, wide]) => x + wide + room, 72))
          const row = letters.map(([text], at) => letter(text, starts[at]!, y))
          return isBackward ? row.reverse() : row
        })
        const [page] = await readPdfPages(pdfOfContent(Buffer.from(drawn.join(' '))))
        return new Set(page!.lines.map((line) => line.text))
      }
      const A1: [string, number][] = [
        ['A', 6.67],
        ['1', 5.56],
      ]
      const WORD: [string, number][] = [...A1, ['B', 6.67], ['2', 5.56]]
      if (angle % 180 === 0) expect(await rowsWith(1.5, A1)).toEqual(new Set(['A 1']))
      for (const isBackward of [false, true]) {
        expect(await rowsWith(0, A1, isBackward)).toEqual(new Set(['A1']))
        expect(await rowsWith(4, A1, isBackward)).toEqual(new Set(['A 1']))
        expect(await rowsWith(0, WORD, isBackward)).toEqual(new Set(['A1B2']))
        expect(await rowsWith(4, WORD, isBackward)).toEqual(new Set(['A 1 B 2']))
      }
    },
  )

  it('reads letters that a negative size turns upright in the order they stand', async () => {
    const content = Buffer.from('BT /F -20 Tf -1 0 0 -1 72 700 Tm (Date of Loss) Tj ET')
    const [page] = await readPdfPages(pdfOfContent(content))
    expect(page!.lines.map((line) => line.text)).toEqual(['Date of Loss'])
  })

  it.each([
    [0, [72, 99, 89, 14], 612, 792],
    [90, [679, 72, 14, 89], 792, 612],
    [180, [451, 679, 89, 14], 612, 792],
    [270, [99, 451, 14, 89], 792, 612],
  ] as const)('puts boxes right on a page turned by %i degrees', async (rotate, box, width, height) => {
    const page = await read({ rotate, texts: [{ x: 72, y: 100, text: 'Turned page text', size: 12 }] })
    expect([page.width, page.height]).toEqual([width, height])
    near(lineAt(page, 'Turned page text')?.box, [...box])
  })

  it('measures from the corner of the part that is shown, and leaves out what stands outside it', async () => {
    const page = await read({
      crop: [50, 50, 500, 700],
      texts: [
        { x: 100, y: 142, text: 'Inside', size: 12 },
        { x: 5, y: 300, text: 'Out' },
      ],
    })
    expect([page.width, page.height]).toEqual([500, 700])
    expect(page.lines.map((line) => line.text)).toEqual(['Inside'])
    near(page.lines[0]!.box, [50, 99, 33, 14])
  })

  it('reads text that runs up the margin as a line of its own', async () => {
    const page = await read({
      texts: [
        { x: 40, y: 400, text: 'Form CG 00 01', angle: 90, size: 9 },
        { x: 72, y: 390, text: 'Upright words' },
      ],
    })
    expect(page.lines.map((line) => line.text)).toEqual(['Upright words', 'Form CG 00 01'])
    expect(page.lines[1]!.box[3]).toBeGreaterThan(page.lines[1]!.box[2] * 3)
  })

  it.each([90, 270])(
    'keeps the letters of a word together that stand upon one another, turned by %i',
    async (angle) => {
      const page = await read({ texts: ['VIN', 'Make'].map((text, index) => ({ x: 90 + index * 80, y: 300, text, angle, size: 9 })) }) // biome-ignore format: a list
      expect(page.lines.map((line) => line.text).sort()).toEqual(['Make', 'VIN'])
    },
  )

  it('gives fields with their values, and shows the values as words in their boxes', async () => {
    const page = await read({
      texts: [{ x: 72, y: 102, text: 'Insured' }],
      fields: [
        { name: 'insured', x: 130, y: 98, width: 200, height: 18, value: 'Brightwater Roofing LLC' },
        { name: 'occurrence', x: 72, y: 150, width: 10, height: 10, ticked: true },
        { name: 'claims_made', x: 172, y: 150, width: 10, height: 10, ticked: false },
        { name: 'state', x: 72, y: 180, width: 60, height: 16, options: ['VT', 'NY'], value: 'NY' },
        {
          name: 'remarks',
          x: 72,
          y: 300,
          width: 250,
          height: 60,
          lines: true,
          value: 'Waiver applies\nper written contract',
        },
        { name: 'blank', x: 72, y: 400, width: 60, height: 16 },
      ],
    })
    expect(page.origin).toBe('form-fields')
    expect(Object.fromEntries(page.fields.map(({ name, value }) => [name, value]))).toEqual({
      insured: 'Brightwater Roofing LLC',
      occurrence: 'true',
      claims_made: '',
      state: 'NY',
      blank: '',
      remarks: 'Waiver applies\nper written contract',
    })
    expect(page.lines.map((line) => line.text)).toEqual([
      'Insured',
      'Brightwater Roofing LLC',
      'X',
      'NY',
      'Waiver applies',
      'per written contract',
    ])
    const [x, y, w, h] = lineAt(page, 'Brightwater Roofing LLC')!.box
    expect(x >= 129 && y >= 97 && x + w <= 331 && y + h <= 117).toBe(true)
  })

  it('opens a PDF locked with an empty password, and says so when a real one is needed', async () => {
    const page = linesPage(['Locked or not'])
    expect((await read(page, { password: { user: '', owner: 'owner' } })).lines[0]!.text).toBe('Locked or not')
    await expect(read(page, { password: { user: 'secret', owner: 'owner' } })).rejects.toThrow(
      'protected by a password',
    )
  })
})

describe('a page whose words are turned inside it', () => {
  const rows = [
    ['Each Occurrence Limit', '$1,000,000'],
    ['Damage to Premises Rented to You Limit', '$300,000'],
    ['Medical Expense Limit', '$10,000'],
    ['General Aggregate Limit', '$2,000,000'],
    ['Products-Completed Operations Aggregate Limit', '$2,000,000'],
  ]
  const heads = [
    'QUILLFEATHER MUTUAL INSURANCE COMPANY',
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    'Policy Number: QF-000-1042',
    'Policy Period: 04/01/2026 to 04/01/2027',
    'Named Insured: Otter & Thimble Joinery LLC',
    'Mailing Address: 12 Example Street, Sampleton, OH 43000',
  ]
  const declarations: PdfPageSpec = {
    ...linesPage(heads),
    tables: [{ x: 72, y: 250, columns: [0, 290], rows, size: 10 }],
    rulings: [66, 350, 480].map((x) => [x, 244, 1, 86]),
  }
  const facts = (pages: Page[]) => readFacts(pages).facts.map(({ key, value, source }) => [key, value, source])

  it.each([90, 180, 270] as const)('has every value of the upright one, turned by %i degrees', async (angle) => {
    const upright = await makePdf([declarations])
    const wanted = await readPdfPages(upright)
    const found = await readPdfPages(await turnedInside(upright, angle))
    expect([found[0]!.width, found[0]!.height, found[0]!.straightened]).toEqual([612, 792, angle])
    expect(facts(wanted).length).toBeGreaterThan(12)
    const rounded = (value: unknown) =>
      JSON.stringify(value, (_, one) => (typeof one === 'number' ? Math.round(one) : one))
    expect(rounded(facts(found))).toBe(rounded(facts(wanted)))
    expect(found[0]!.tables!.length).toBe(wanted[0]!.tables!.length)
  })

  it.each([90, 180, 270] as const)(
    'reads the same on a page that a rotation of %i sets upright again',
    async (angle) => {
      const [back] = await readPdfPages(await makePdf([{ ...declarations, rotate: angle }]))
      const [wanted] = await readPdfPages(await makePdf([declarations]))
      expect(back!.straightened).toBe(360 - angle)
      expect(back!.lines.map(({ text }) => text)).toEqual(wanted!.lines.map(({ text }) => text))
    },
  )

  it('stays as it is where only notes at its side are turned, or most of it is upright', async () => {
    const notes = ['Form QG 00 01', 'Includes wording used with permission', 'Page 1 of 1'].map((text, index) => {
      return { x: 30 + index * 12, y: 700, text, angle: 90, size: 8 }
    })
    expect((await read({ texts: notes })).straightened).toBeUndefined()
    expect((await read({ ...declarations, texts: [...declarations.texts!, ...notes] })).straightened).toBeUndefined()
  })
})

it('keeps the comments of a page beside its words', async () => {
  const page = await read({ texts: [{ x: 72, y: 100, text: 'A page' }] }, { comment: 'Ask the carrier' })
  expect(page.comments).toEqual(['Ask the carrier'])
  expect(page.lines.map(({ text }) => text)).toEqual(['A page'])
})
