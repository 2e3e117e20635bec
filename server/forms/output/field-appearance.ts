import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import { canDraw, type Lettering, near } from './lettering.ts'
import type { BareField } from './pdf-fields.ts'
import { printable } from './printable.ts'
import type { TemplateField, Widget } from './template-fields.ts'
import { packedStream } from './write-pdf.ts'
import { lineOperators, type Writing } from './write-value.ts'

/** What pictures of fields are drawn with; all of them share their resources. */
export type Appearance = { document: PDFDocument; lettering: Lettering; resources: PDFDict }

const TICKED = 'Yes'

/** The picture of a text in its place, on the field's own ground and border; without a text only these. */
export function textAppearance(widget: Widget, { look }: TemplateField, writing: Writing | null, kit: Appearance) {
  const lines = writing
    ? ['/Tx BMC q', colorOf(look), ...lineOperators(writing, kit.lettering), 'Q EMC']
    : ['/Tx BMC EMC']
  setNormal(widget, [...groundOf(widget), ...lines], kit)
}

/** The picture of a list, from the first chosen entry if not all fit, with the chosen ones marked. */
export function listAppearance(widget: Widget, { choices, nodes }: BareField, kept: string[], kit: Appearance) {
  const [width, height] = sizeOf(widget)
  const size = Math.min(nodes[0]!.size > 0 ? nodes[0]!.size : 10, 12)
  const line = size * 1.15
  const room = Math.max(1, Math.floor((height - 2) / line))
  const chosen = choices.findIndex(({ value }) => kept.includes(value))
  const from = chosen >= room ? Math.min(chosen, choices.length - room) : 0
  const parts = [...groundOf(widget), '/Tx BMC q', `1 1 ${near(width - 2)} ${near(height - 2)} re W n`]
  for (const [at, { value, label }] of choices.slice(from, from + room).entries()) {
    const bottom = height - 1 - (at + 1) * line
    if (kept.includes(value)) parts.push(`0.6 0.75 0.85 rg 1 ${near(bottom)} ${near(width - 2)} ${near(line)} re f`)
    parts.push('0 g', kit.lettering.show(printable(label, canDraw).text, 3, bottom + size * 0.28, size))
  }
  for (const { node } of nodes) node.set(PDFName.of('TI'), PDFNumber.of(from))
  setNormal(widget, [...parts, 'Q EMC'], kit)
}

/** Gives a box that has no picture of a tick one; returns the mark it then bears. */
export function drawTick(widget: Widget, kit: Appearance): string {
  const [width, height] = sizeOf(widget)
  const { context } = kit.document
  const [x, y, side] = [width / 2, height / 2, Math.min(width, height) * 0.32]
  const cross = `0 G 1.2 w ${near(x - side)} ${near(y - side)} m ${near(x + side)} ${near(y + side)} l S ${near(x - side)} ${near(y + side)} m ${near(x + side)} ${near(y - side)} l S`
  const states = context.obj({})
  states.set(PDFName.of(TICKED), context.register(formOf(widget, [...groundOf(widget), 'q', cross, 'Q'], kit)))
  states.set(PDFName.of('Off'), context.register(formOf(widget, groundOf(widget), kit)))
  const looks = context.obj({})
  looks.set(PDFName.of('N'), states)
  widget.node.set(PDFName.of('AP'), looks)
  return TICKED
}

function setNormal(widget: Widget, operators: string[], kit: Appearance) {
  const looks = kit.document.context.obj({})
  looks.set(PDFName.of('N'), kit.document.context.register(formOf(widget, operators, kit)))
  widget.node.set(PDFName.of('AP'), looks)
  widget.node.delete(PDFName.of('AS'))
}

function formOf(widget: Widget, operators: string[], { document, resources }: Appearance) {
  const [width, height] = sizeOf(widget)
  return packedStream(document.context, operators.join('\n'), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    ...(widget.turn && { Matrix: MATRICES[widget.turn] }),
    Resources: resources,
  })
}

const MATRICES: Record<number, number[]> = {
  90: [0, 1, -1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, -1, 1, 0, 0, 0],
}

/** Width and height of a place as its text is read. */
function sizeOf({ rect: [left, bottom, right, top], turn }: Widget): [number, number] {
  return turn % 180 === 0 ? [right - left, top - bottom] : [top - bottom, right - left]
}

/** The ground and the border that a field asks for. */
function groundOf(widget: Widget): string[] {
  const look = widget.node.lookup(PDFName.of('MK'))
  if (!(look instanceof PDFDict)) return []
  const [width, height] = sizeOf(widget)
  const [ground, border] = [paintOf(look, 'BG', 'fill'), paintOf(look, 'BC', 'line')]
  const style = widget.node.lookup(PDFName.of('BS'))
  const given = style instanceof PDFDict ? style.lookup(PDFName.of('W')) : undefined
  const wide = given instanceof PDFNumber ? given.asNumber() : 1
  return [
    ...(ground ? [`q ${ground} 0 0 ${near(width)} ${near(height)} re f Q`] : []),
    ...(border && wide > 0
      ? [
          `q ${border} ${near(wide)} w ${near(wide / 2)} ${near(wide / 2)} ${near(width - wide)} ${near(height - wide)} re S Q`,
        ]
      : []),
  ]
}

function paintOf(look: PDFDict, key: string, way: 'fill' | 'line'): string | null {
  const parts = look.lookup(PDFName.of(key))
  if (!(parts instanceof PDFArray)) return null
  const numbers = parts.asArray().map((one) => look.context.lookup(one))
  if (!numbers.every((one) => one instanceof PDFNumber)) return null
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[numbers.length]
  return operator
    ? `${numbers.map((one) => near(one.asNumber())).join(' ')} ${way === 'line' ? operator.toUpperCase() : operator}`
    : null
}

/** The color a field writes in: that of its look, else black. */
const colorOf = (look: string): string => /(?:[\d.]+\s+){1,4}(?:g|rg|k)(?![a-zA-Z])/.exec(look)?.[0] ?? '0 g'
