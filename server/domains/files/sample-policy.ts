import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

export const SAMPLE_POLICY_NAME = 'Sample policy (specimen).pdf'

const PAGE = { width: 612, height: 792, left: 60 }
const INK = rgb(0.1, 0.1, 0.12)
const SOFT = rgb(0.42, 0.42, 0.46)
const SPECIMEN = 'SPECIMEN - invented for trying Cara. This is not a policy and insures nobody.'

type Line = { text: string; bold?: boolean } | { label: string; value: string } | null

const PAGES: readonly (readonly Line[])[] = [
  [
    { text: 'QUILLFEATHER EXAMPLE MUTUAL INSURANCE COMPANY', bold: true },
    { text: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS', bold: true },
    null,
    { label: 'Policy Number:', value: 'QF-SAMPLE-1042' },
    { label: 'Named Insured:', value: 'Otter & Thimble Joinery LLC' },
    { label: 'Mailing Address:', value: '12 Example Street, Sampleton, OH 44101' },
    { label: 'Policy Period:', value: 'From 04/01/2026 to 04/01/2027' },
    { label: 'Form of Business:', value: 'Limited Liability Company' },
    { label: 'Business Description:', value: 'Carpentry and joinery in residential buildings' },
    { label: 'Producer:', value: 'Lanternfish Insurance Agency' },
    null,
    { text: 'LIMITS OF INSURANCE', bold: true },
    { label: 'Each Occurrence Limit', value: '$1,000,000' },
    { label: 'General Aggregate Limit (Other Than Products - Completed Operations)', value: '$2,000,000' },
    { label: 'Products - Completed Operations Aggregate Limit', value: '$2,000,000' },
    { label: 'Personal and Advertising Injury Limit', value: '$1,000,000' },
    { label: 'Damage to Premises Rented to You Limit', value: '$100,000' },
    { label: 'Medical Expense Limit, any one person', value: '$5,000' },
    null,
    { label: 'Deductible, property damage, per claim', value: '$1,000' },
    { label: 'Total Premium', value: '$3,480' },
  ],
  [
    { text: 'COMMON POLICY CONDITIONS', bold: true },
    { text: 'We may cancel this policy by giving ten (10) days notice for nonpayment of premium.' },
    { text: 'We may cancel this policy by giving thirty (30) days notice for any other reason.' },
    { text: 'You may cancel this policy by giving us written notice at any time.' },
    null,
    { text: 'WHO IS AN INSURED', bold: true },
    { text: 'A person or organization is an additional insured when a written contract with you' },
    { text: 'requires it, for liability caused by your work for that person or organization.' },
    null,
    { text: 'EXCLUSIONS', bold: true },
    { text: 'This insurance does not apply to damage caused by flood or surface water.' },
    { text: 'This insurance does not apply to the rendering of professional services.' },
    { text: 'This insurance does not apply to the removal of asbestos.' },
  ],
]

let drawn: Promise<Uint8Array> | undefined

/** A policy to try Cara on: drawn by ourselves, every name invented, and marked as a specimen on each page. */
export function sampleOfPolicy(): Promise<Uint8Array> {
  drawn ??= draw()
  return drawn
}

async function draw() {
  const document = await PDFDocument.create()
  document.setTitle('Sample policy (specimen)')
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  for (const [index, lines] of PAGES.entries()) {
    const page = document.addPage([PAGE.width, PAGE.height])
    drawMarks(page, fonts.bold, index + 1)
    let y = PAGE.height - 90
    for (const line of lines) {
      if (line && 'text' in line) write(page, line.text, PAGE.left, y, line.bold ? fonts.bold : fonts.plain)
      else if (line) {
        write(page, line.label, PAGE.left, y, fonts.plain)
        write(page, line.value, line.label.endsWith(':') ? PAGE.left + 130 : PAGE.left + 390, y, fonts.plain)
      }
      y -= 22
    }
  }
  return document.save()
}

function write(page: PDFPage, text: string, x: number, y: number, font: PDFFont) {
  page.drawText(text, { x, y, size: 10.5, font, color: INK })
}

function drawMarks(page: PDFPage, font: PDFFont, number: number) {
  page.drawText(SPECIMEN, { x: PAGE.left, y: PAGE.height - 40, size: 8, font, color: SOFT })
  page.drawText(`${SPECIMEN}  Page ${String(number)} of ${String(PAGES.length)}`, {
    x: PAGE.left,
    y: 36,
    size: 8,
    font,
    color: SOFT,
  })
  page.drawText('SPECIMEN', {
    x: 130,
    y: 60,
    size: 64,
    font,
    color: INK,
    opacity: 0.05,
  })
}
