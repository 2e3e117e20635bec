import { afterAll, describe, expect, it } from 'vitest'
import { fileOf } from '../../../../tests/support/documents/file.ts'
import { linesPage, makePdf } from '../../../../tests/support/documents/pdf.ts'
import { makePagePicture, makeScan } from '../../../../tests/support/documents/scan.ts'
import { pool, readDocument } from '../read-document.ts'

const DECLARATION = [
  { x: 72, y: 72, text: 'Policy Number: GL-123456' },
  { x: 72, y: 100, text: 'Each Occurrence' },
  { x: 400, y: 100, text: '$1,000,000' },
  { x: 72, y: 128, text: 'Named Insured: Brightwater Roofing' },
  { x: 72, y: 156, text: 'Effective from April 2026' },
]

afterAll(() => pool.close())

describe('scans', () => {
  it.each([0, 90] as const)('recognises a scan turned by %i degrees, with boxes', async (turn) => {
    const { pages } = await readDocument(fileOf('scan.pdf', await makeScan([DECLARATION], turn)), 'scan.pdf')
    expect(pages[0]!.origin).toBe('ocr')
    expect(pages[0]!.lines.map((line) => line.text)).toEqual(DECLARATION.map(({ text }) => text))
    const [x, y, width, height] = pages[0]!.lines[2]!.box
    const centre = [x + width / 2, y + height / 2]
    const expected = { 0: [434, 107], 90: [792 - 107, 434] }[turn]
    for (const index of [0, 1]) expect(Math.abs(centre[index]! - expected[index]!)).toBeLessThan(6)
    expect(pages[0]!.lines[0]!.words[0]!.confidence).toBeGreaterThan(0.7)
  })

  it('recognises a photo, and says when a picture holds no text', async () => {
    const photo = fileOf('photo.jpg', await makePagePicture(DECLARATION, 'jpeg'))
    const { kind, pages } = await readDocument(photo, 'photo.jpg')
    expect([kind, pages[0]!.lines[0]!.text]).toEqual(['image', 'Policy Number: GL-123456'])
    const blank = await readDocument(fileOf('blank.png', await makePagePicture([])), 'blank.png')
    expect(blank.warnings).toEqual(['No text was found in this file.'])
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
