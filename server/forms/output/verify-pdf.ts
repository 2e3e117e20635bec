import { PDFName } from '@cantoo/pdf-lib'
import type { FilledForm } from '../../documents/index.ts'
import { openTemplate } from './open-template.ts'
import { type BareField, heldIn, onState, readPdfFields } from './pdf-fields.ts'
import { verifyFilled } from './verify-filled.ts'
import type { Writing } from './write-value.ts'

/** What each field will hold and show. `whole`: its text, on an attached page where it does not fit; `writings`: what stands in each of its places. */
export type PlannedField = { field: BareField; kept: string[]; whole: string; writings: Writing[] }

/**
 * Reads a filled PDF back, its fields and what a viewer shows of them, and returns the names of those that are not as they were filled, or have
 * changed though nothing was filled there.
 */
export async function verifyPdf(
  filled: FilledForm,
  planned: PlannedField[],
  before: Map<string, string[]>,
  blank: Uint8Array,
): Promise<string[]> {
  const read = new Map(readPdfFields(await openTemplate(filled.pdf)).map((field) => [field.name, field]))
  const wanted = new Map(planned.map((one) => [one.field.name, one]))
  const lost = [...before].filter(([name, held]) => {
    const [field, plan] = [read.get(name), wanted.get(name)]
    if (!field) return true
    if (!plan) return field.held.join('\n') !== held.join('\n')
    const { kind, choices } = plan.field
    const labels = plan.kept.map((value) => choices.find((one) => one.value === value)?.label ?? value)
    const isKept = field.nodes.every((node) => isHeld(heldIn(node, kind, choices), labels, plan))
    const isMarked = (kind !== 'tick' && kind !== 'radio') || field.widgets.every((widget) => isAsMarked(widget, plan))
    return !(isKept && isMarked)
  })
  const shown = planned.filter(({ field }) => field.kind === 'text' || field.kind === 'choice')
  const texts = Object.fromEntries(shown.map(({ field, whole }) => [field.name, whole]))
  const places = Object.fromEntries(
    shown.flatMap(({ field }) => (filled.places[field.name] ? [[field.name, filled.places[field.name]!]] : [])),
  )
  const unseen = await verifyFilled({ ...filled, places }, texts, blank, true)
  return [...new Set([...lost.map(([name]) => name), ...unseen])]
}

/** A list whose value is the one it began with counts as not filled. */
const isHeld = (held: string[], labels: string[], { field }: PlannedField) =>
  held.join('\n') === labels.join('\n') || (field.kind === 'choice' && held.length === 0 && labels.length === 1)

function isAsMarked(widget: PlannedField['field']['widgets'][number], { field, kept }: PlannedField): boolean {
  const state = widget.node.lookup(PDFName.of('AS'))
  const mark = state instanceof PDFName ? state.decodeText() : 'Off'
  const on = onState(widget)
  const isOn = kept.length > 0 && (field.kind === 'tick' || on === kept[0])
  return isOn ? mark === on : mark === 'Off'
}
