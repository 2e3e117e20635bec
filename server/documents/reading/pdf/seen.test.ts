import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { pdfOfContent } from '../../../../tests/support/documents/hostile.ts'
import { startPdfEngine } from './engine.ts'
import { openPdf } from './open.ts'
import { readPdfPage, readPdfPages } from './read-pdf.ts'

const text = (words: string, y = 700, x = 72, size = 10) => `BT /F ${size} Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET`
const box = (y: number, x = 60, width = 400) => `${x} ${y} ${width} 20 re f`
const picture = 'q 612 0 0 792 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xff EI Q'
const linesOf = async (...content: string[]) => {
  const [page] = await readPdfPages(pdfOfContent(Buffer.from(content.join('\n'), 'latin1')))
  return page!.lines.map((line) => line.text)
}
const print = `0 g ${text('Printed words', 400)}`

describe('text that nobody sees', () => {
  it.each([
    ['white on white', `1 g ${text('Limit $9,000,000')}`],
    ['nearly white on white', `0.98 g ${text('Limit $9,000,000')}`],
    ['dark on a dark bar', `0.2 g ${box(695)} 0.21 g ${text('Limit $9,000,000')}`],
    ['white on a white bar on a dark one', `0 g ${box(695)} 1 g ${box(695)} ${text('Limit $9,000,000')}`],
    ['under a bar that is drawn after it', `0 g ${text('Limit $9,000,000')} ${box(695)}`],
    ['of one point', `0 g ${text('Limit $9,000,000', 700, 72, 1)}`],
    ['not painted', `0 g 3 Tr ${text('Limit $9,000,000')} 0 Tr`],
    ['not painted, behind the print', `0 g 3 Tr ${text('Limits $9,000', 400)} 0 Tr`],
  ])('is left out: %s', async (_, hidden) => {
    expect(await linesOf(hidden, print)).toEqual(['Printed words'])
  })

  it('is left out at an opacity of 1 %, of its own or of the group it stands in', async () => {
    const document = await PDFDocument.create()
    const font = await document.embedFont(StandardFonts.Helvetica)
    const inner = await PDFDocument.create()
    inner.addPage([300, 100]).drawText('Group $9,000,000', { x: 10, y: 40, size: 12 })
    const page = document.addPage([612, 792])
    page.drawText('Printed words', { x: 72, y: 600, size: 12, font })
    page.drawText('Limit $9,000,000', { x: 72, y: 700, size: 12, font, opacity: 0.01 })
    const [group] = await document.embedPdf(await inner.save(), [0])
    page.drawPage(group!, { x: 72, y: 300, opacity: 0.01 })
    page.drawPage(group!, { x: 72, y: 100, opacity: 0.5 })
    const [read] = await readPdfPages(await document.save())
    expect(read!.lines.map((line) => line.text)).toEqual(['Printed words', 'Group $9,000,000'])
  })

  it('adds nothing to the word it touches', async () => {
    const amount = text('$1,000,000')
    expect(await linesOf(`0 g ${amount} 1 g ${text(',000', 700, 122.1)}`)).toEqual(['$1,000,000'])
    expect(await linesOf(`0 g ${amount} ${text(',000', 700, 122.1)}`)).toEqual(['$1,000,000,000'])
  })

  it('is left out of a page that is turned to be read, and pale words stay', async () => {
    const rows = [500, 480, 460].map((y) => `0 g ${text('Printed words', y)}`)
    const turned = [
      'q 0 1 -1 0 612 0 cm',
      ...rows,
      `0.85 g ${text('Pale words', 440)}`,
      `1 g ${text('Limit $9,000,000', 420)}`,
      'Q',
    ]
    expect(await linesOf(...turned)).toEqual(['Printed words', 'Printed words', 'Printed words', 'Pale words'])
  })

  it('is told of', async () => {
    const engine = await startPdfEngine(320 * 1024 * 1024)
    const unseenOf = (content: string) => {
      const document = openPdf(engine, pdfOfContent(Buffer.from(content)))
      const { unseen } = readPdfPage(engine, document, 0)
      document.close()
      return unseen
    }
    expect(unseenOf(`1 g ${text('Limit $9,000,000')} ${print}`)).toBe(true)
    expect(unseenOf(print)).toBeUndefined()
  })
})

describe('text that is seen', () => {
  it.each([
    ['white on a dark bar', `0.2 g ${box(695)} 1 g ${text('Coverage')}`],
    [
      'white that begins on a dark bar and goes on beside it',
      `0.2 g ${box(695, 60, 50)} 1 g ${text('Coverage limits')}`,
    ],
    ['light grey', `0.85 g ${text('Coverage')}`],
    ['black on a grey bar', `0.8 g ${box(695)} 0 g ${text('Coverage')}`],
    ['between two dark bars', `0 g ${text('Coverage')} ${box(710)} ${box(675)}`],
    ['of four points', `0 g ${text('Coverage', 700, 72, 4)}`],
    ['white with a black outline', `1 g 0 G 2 Tr ${text('Coverage', 700, 72, 20)} 0 Tr`],
    ['the words of a scan over its picture', `${picture} 3 Tr ${text('Coverage')} 0 Tr`],
    ['the words of a scan under its picture', `0 g ${text('Coverage')} ${picture}`],
    ['white over a picture', `${picture} 1 g ${text('Coverage')}`],
    [
      'unpainted words over letters that are drawn',
      `0 g 72 700 4 7 re f 80 700 4 7 re f 3 Tr ${text('Coverage')} 0 Tr`,
    ],
  ])('stays: %s', async (_, shown) => {
    const lines = await linesOf(print, shown)
    expect(lines.join(' ')).toContain('Coverage')
    expect(lines).toContain('Printed words')
  })
})
