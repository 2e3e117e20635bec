import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

const PAGE = { width: 612, height: 792, left: 60 }
const INK = rgb(0.1, 0.1, 0.12)
const SOFT = rgb(0.42, 0.42, 0.46)
const INVENTED = 'Invented for trying Cara. This is not a policy and insures no one.'

/** A line of a specimen: a text, a label with its value, or blank. */
export type SpecimenLine = { text: string; bold?: boolean } | { label: string; value: string } | null

/**
 * Draws an invented document, which says so on each page. `stamp` is printed over each page; without one the document is read like any
 * other.
 */
export async function drawSpecimen(
  title: string,
  pages: readonly (readonly SpecimenLine[])[],
  stamp?: string,
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  for (const [index, lines] of pages.entries()) {
    const page = document.addPage([PAGE.width, PAGE.height])
    if (stamp) page.drawText(stamp, { x: 130, y: 60, size: 64, font: fonts.bold, color: INK, opacity: 0.05 })
    drawMarks(page, fonts.bold, `Page ${String(index + 1)} of ${String(pages.length)}`)
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

function drawMarks(page: PDFPage, font: PDFFont, place: string) {
  page.drawText(INVENTED, { x: PAGE.left, y: PAGE.height - 40, size: 8, font, color: SOFT })
  page.drawText(`${INVENTED}  ${place}`, { x: PAGE.left, y: 36, size: 8, font, color: SOFT })
}
