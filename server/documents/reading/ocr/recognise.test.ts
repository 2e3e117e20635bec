import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { fileOf } from '../../../../tests/support/documents/file.ts'
import { linesPage, makePdf } from '../../../../tests/support/documents/pdf.ts'
import { makePagePicture, makeScan, scanOf } from '../../../../tests/support/documents/scan.ts'
import { pool, readDocument } from '../read-document.ts'

type Place = [x: number, y: number, width: number, height: number]

const DECLARATION = [
  { x: 72, y: 72, text: 'Policy Number: GL-123456' },
  { x: 72, y: 100, text: 'Each Occurrence' },
  { x: 400, y: 100, text: '$1,000,000' },
  { x: 72, y: 128, text: 'Named Insured: Brightwater Roofing' },
  { x: 72, y: 156, text: 'Effective from April 2026' },
]

/** A page on which passes differ, so that it takes several. */
async function aFax(): Promise<Buffer> {
  const lines = Array.from({ length: 6 }, (_, row) => `The limit is $${(row + 3) * 185_500} any one loss`)
  return scanOf(await makePdf([linesPage(lines, 8)]), 0, { dpi: 100, threshold: 150, specks: 0.002 })
}

afterAll(() => pool.close())

describe('scans', () => {
  it.each([0, 90, 180] as const)('stands a scan turned by %i degrees upright', async (turn) => {
    const { pages } = await readDocument(fileOf('scan.pdf', await makeScan([DECLARATION], turn)), 'scan.pdf')
    const [page] = pages
    expect(page!.origin).toBe('ocr')
    expect(page!.straightened ?? 0).toBe((360 - turn) % 360)
    expect([page!.width, page!.height]).toEqual([612, 792])
    expect(page!.lines.map((line) => line.text)).toEqual(DECLARATION.map(({ text }) => text))
    const [x, y, width, height] = page!.lines[2]!.box
    expect(Math.hypot(x + width / 2 - 434, y + height / 2 - 107)).toBeLessThan(6)
    expect(page!.lines[0]!.words[0]!.confidence).toBeGreaterThan(0.7)
  })

  it('reads the cells of a leaning grid each by itself, and gives the rulings between them', async () => {
    const rows = ['500,000', '1,250,000', '75,000']
    const texts = rows.flatMap((limit, row) => [
      { x: 80, y: 110 + row * 30, text: `Coverage ${row + 1}`, size: 9 },
      { x: 208, y: 110 + row * 30, text: `$ ${limit}`, size: 9 },
    ])
    const level = [0, 1, 2, 3].map((row): Place => [72, 102 + row * 30, 220, 0.8])
    const upright = [72, 200, 291].map((x): Place => [x, 102, 0.8, 90])
    const print = await makePdf([{ texts, rulings: [...level, ...upright] }])
    const path = fileOf('grid.pdf', await scanOf(print, 0, { dpi: 200, lean: -0.8, jpeg: 60 }))
    const [page] = (await readDocument(path, 'grid.pdf')).pages
    const expected = rows.flatMap((limit, row) => [`Coverage ${row + 1}`, `$${limit}`])
    expect(page!.lines.map(({ text }) => text.replace('$ ', '$'))).toEqual(expected)
    expect(page!.rulings!.map(({ axis }) => axis).sort()).toEqual([
      ...Array(4).fill('horizontal'),
      ...Array(3).fill('vertical'),
    ])
  })

  it('is sure of no amount on a coarse fax, where passes agree on wrong ones', async () => {
    const limits = Array.from({ length: 12 }, (_, row) => `$${(row + 3) * 185_500}`)
    const print = await makePdf([
      linesPage(
        limits.map((limit) => `The limit is ${limit} any one loss`),
        8,
      ),
    ])
    const path = fileOf('fax.pdf', await scanOf(print, 0, { dpi: 100, threshold: 150, specks: 0.002 }))
    const [page] = (await readDocument(path, 'fax.pdf')).pages
    const amounts = page!.lines.flatMap(({ words }) => words).filter(({ text }) => /\d{3}/.test(text))
    expect(amounts.filter(({ text }) => limits.includes(text)).length).toBeGreaterThan(4)
    expect(amounts.filter(({ text }) => !limits.includes(text)).length).toBeGreaterThan(0)
    expect(amounts.filter(({ confidence, others }) => !others && confidence! >= 0.8)).toEqual([])
  })

  it('recognises a photo, and says when a picture holds no text', async () => {
    const photo = fileOf('photo.jpg', await makePagePicture(DECLARATION, 'jpeg'))
    const { kind, pages } = await readDocument(photo, 'photo.jpg')
    expect([kind, pages[0]!.lines[0]!.text]).toEqual(['image', 'Policy Number: GL-123456'])
    const blank = await readDocument(fileOf('blank.png', await makePagePicture([])), 'blank.png')
    expect(blank.warnings).toEqual(['No text was found in this file.'])
  })

  it('reads the same on a machine that is busy', async () => {
    const path = fileOf('fax.pdf', await aFax())
    const alone = await readDocument(path, 'fax.pdf')
    const spinners = Array.from(
      { length: 4 },
      () => new Worker('const end = Date.now() + 60_000; while (Date.now() < end);', { eval: true }),
    )
    const busy = await readDocument(path, 'fax.pdf')
    await Promise.all(spinners.map((spinner) => spinner.terminate()))
    expect(busy).toEqual(alone)
  })

  it('names the pages of a file that takes more work than is allowed, and reads the rest', async () => {
    const scan = await makeScan([DECLARATION, DECLARATION, DECLARATION])
    const limits = { ocrFileWork: 1, ocrMeanPageWork: 0 }
    const { pages, warnings } = await readDocument(fileOf('scan.pdf', scan), 'scan.pdf', { limits })
    expect(pages.map(({ lines }) => lines.length)).toEqual([DECLARATION.length, 0, 0])
    expect(warnings).toEqual(['Scans on pages 2 and 3 take more work to read than is allowed and were not read.'])
  })

  it('reads a page once that would take more work than is allowed, and says so', async () => {
    const path = fileOf('fax.pdf', await aFax())
    const { pages, warnings } = await readDocument(path, 'fax.pdf', { limits: { ocrPageWork: 1 } })
    expect(pages[0]!.lines.length).toBeGreaterThan(0)
    expect(warnings).toEqual(['Scans on page 1 take more work to read than is allowed and were read less closely.'])
  })

  it('says what to install when there is nothing to recognise text with', async () => {
    const path = fileOf('scan.pdf', await makeScan([DECLARATION]))
    const reading = readDocument(path, 'scan.pdf', { ocrLanguageFolder: '/nowhere' })
    await expect(reading).rejects.toThrow(/This file is a scan, .*OCR_LANGUAGE_DIR/)
  })

  it('reads the other pages when one of them is a scan', async () => {
    const pdf = await makePdf([linesPage(['A page of words']), { picture: await makePagePicture(DECLARATION) }])
    const path = fileOf('mixed.pdf', pdf)
    const { pages, warnings } = await readDocument(path, 'mixed.pdf', { ocrLanguageFolder: '/nowhere' })
    expect(pages.map((page) => page.lines.length)).toEqual([1, 0])
    expect(warnings).toEqual([expect.stringMatching(/^Page 2 is a scan, /)])
  })
})
