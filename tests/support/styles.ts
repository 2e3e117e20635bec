import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'

/** A PDF of so many pages, in points; each is drawn on. Letter upright unless said otherwise. */
export async function pagesPdf(
  count = 1,
  [width, height]: [number, number] = [612, 792],
  draw: (page: PDFPage, index: number) => void = (page, index) =>
    page.drawText(`Cover ${String(index + 1)}`, { x: 72, y: 700 }),
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  for (let index = 0; index < count; index++) draw(pdf.addPage([width, height]), index)
  return pdf.save()
}
