import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { addDays, type IsoDate, mediumDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { decimalOf, formatUsdCents } from '../../../shared/money.ts'
import { INVOICE_STATES, invoiceNumber } from '../../../shared/plans.ts'
import { canDraw, type Face, startLettering, widthOf } from '../../forms/output/lettering.ts'
import { printable } from '../../forms/output/printable.ts'
import { wrap } from '../../forms/output/set-text.ts'
import type { IssuedInvoice } from './types.ts'

const PAPER = { width: 612, height: 792, left: 60, right: 552, bottom: 70 }
const SIZE = 10
const LEADING = 15
/** The columns of numbers end here; names stand before them. */
const COLUMNS = { quantity: 360, unit: 455, total: PAPER.right }
const NAME_WIDTH = 260

type Text = { text: string; x: number; size?: number; face?: Face }

/** A text whose last letter stands at `right`. */
const ending = (text: string, right: number, face: Face = 'plain'): Text => ({
  text,
  x: right - widthOf(text, SIZE, face),
  face,
})
const beginning = (text: string, face: Face = 'plain', size = SIZE): Text => ({ text, x: PAPER.left, face, size })
const usd = (cents: number) => formatUsdCents(decimalOf(cents))
const shown = (text: string) => printable(text, canDraw).text.replaceAll('\n', ' ')

/** Draws an invoice, on as many pages as its lines need. */
export async function drawInvoice(invoice: IssuedInvoice): Promise<Uint8Array> {
  const pages = paged(rowsOf(invoice))
  const pdf = await PDFDocument.create()
  pdf.setTitle(`Invoice ${invoiceNumber(invoice.number)}`)
  const texts = pages.flatMap((rows) => rows.flatMap((row) => row.map(({ text }) => text)))
  const lettering = await startLettering(pdf, texts)
  for (const [index, rows] of pages.entries()) {
    const page = pdf.addPage([PAPER.width, PAPER.height])
    const place = `Invoice ${invoiceNumber(invoice.number)}, page ${String(index + 1)} of ${String(pages.length)}`
    const parts = ['0 g', lettering.show(place, PAPER.left, 40, 8)]
    for (const [line, row] of rows.entries()) {
      const y = PAPER.height - PAPER.bottom - line * LEADING
      for (const { text, x, size = SIZE, face } of row) parts.push(lettering.show(text, x, y, size, face))
    }
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(parts.join('\n'))))
    lettering.equip(page)
  }
  return pdf.save()
}

/** The texts of each row, from the top. */
function rowsOf(invoice: IssuedInvoice): Text[][] {
  const { issuedOn, periodStartsOn, periodEndsOn, state, lines, total, amountDue } = invoice
  const lastDay: IsoDate = addDays(periodEndsOn, -1)
  const sum = (label: string, cents: number, face: Face = 'plain') => [
    ending(label, COLUMNS.unit, face),
    ending(usd(cents), COLUMNS.total, face),
  ]
  return [
    [beginning('Cara', 'bold', 16), ending(`Invoice ${invoiceNumber(invoice.number)}`, PAPER.right, 'bold')],
    [ending(`Issued ${mediumDate(issuedOn)}`, PAPER.right)],
    [ending(labelOf(INVOICE_STATES, state), PAPER.right)],
    [],
    [beginning('Billed to', 'bold')],
    ...billedTo(invoice).map((text) => [beginning(text)]),
    [],
    [beginning(shown(invoice.title), 'bold')],
    [beginning(`${mediumDate(periodStartsOn)} to ${mediumDate(lastDay)}`)],
    [],
    [
      beginning('Description', 'bold'),
      ending('Quantity', COLUMNS.quantity, 'bold'),
      ending('Unit price', COLUMNS.unit, 'bold'),
      ending('Amount', COLUMNS.total, 'bold'),
    ],
    ...lines.flatMap(({ name, quantity, unitAmount, totalAmount }) =>
      wrap(shown(name), NAME_WIDTH, SIZE).map((text, index) =>
        index
          ? [beginning(text)]
          : [
              beginning(text),
              ending(String(quantity), COLUMNS.quantity),
              ending(usd(unitAmount), COLUMNS.unit),
              ending(usd(totalAmount), COLUMNS.total),
            ],
      ),
    ),
    [],
    sum('Subtotal', invoice.subTotal),
    ...(invoice.discountTotal ? [sum('Discount', -invoice.discountTotal)] : []),
    ...(invoice.taxTotal ? [sum('Tax', invoice.taxTotal)] : []),
    sum('Total', total, 'bold'),
    sum('Amount due', amountDue, 'bold'),
    ...(total < 0 ? [sum('Credit carried to the next invoice', -total)] : []),
  ]
}

function billedTo({ billedTo: { name, mailingAddress } }: IssuedInvoice): string[] {
  const { line1, line2, city, zone, postalCode } = mailingAddress
  const place = [city, [zone, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [name, line1, line2, place].flatMap((text) => (text ? wrap(shown(text), PAPER.right - PAPER.left, SIZE) : []))
}

function paged(rows: Text[][]): Text[][][] {
  const most = Math.floor((PAPER.height - 2 * PAPER.bottom) / LEADING)
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, page) => rows.slice(page * most, (page + 1) * most))
}
