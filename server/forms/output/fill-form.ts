import type { PDFDocument } from '@cantoo/pdf-lib'
import type { FormDefinition } from '../types.ts'
import { drawContinued, entryText } from './continued.ts'
import type { Ground } from './ground.ts'
import { startLettering } from './lettering.ts'
import { sizeOf } from './page-frame.ts'
import { type Plan, planValues, printed } from './plan-values.ts'
import { beginWith, writeOver } from './prepared.ts'
import { templateGround } from './template-ground.ts'
import type { FilledForm, FillInput } from './types.ts'
import { verifyFilled } from './verify-filled.ts'
import { worksheetGround } from './worksheet.ts'
import { writePdf } from './write-pdf.ts'
import type { Room } from './write-value.ts'

/**
 * Fills a form on the agency's fillable PDF or, without one, on our own worksheet, and flattens it. What does not fit its
 * place, or has none, stands whole on attached pages and in `notes`; the same input makes the same bytes. The result is read
 * back before it is given out: throws an Error when any value does not stand in its place, and for a template that cannot be used.
 */
export async function fillForm(input: FillInput): Promise<FilledForm> {
  const ground = input.template ? await templateGround(input.template, input.form) : await worksheetGround(input.form)
  const plan = planValues(input, ground.rooms)
  plan.notes.push(...ground.notes)
  const { document, attachedPages } = await draw(input, ground, plan)
  const filled: FilledForm = {
    pdf: await writePdf(document, ground.prepared.objects),
    worksheet: !input.template,
    edition: ground.edition,
    pages: pagesOf(document, ground),
    attachedPages,
    places: placesOf(input.form, ground.rooms),
    notes: plan.notes,
  }
  const differing = await verifyFilled(filled, input.values, input.template)
  if (differing.length > 0)
    throw new Error(`The filled form does not read back as it was filled: ${differing.join(', ')}.`)
  return filled
}

async function draw(
  input: FillInput,
  ground: Ground,
  plan: Plan,
): Promise<{ document: PDFDocument; attachedPages: number }> {
  const document = await beginWith(ground.prepared)
  document.setTitle(input.title)
  document.setProducer('Cara')
  const entries = [...plan.attached, ...input.overflow].map((entry) =>
    printed(entry.label, entryText(entry), plan.notes),
  )
  const head = headOf(input)
  const texts = [...plan.writings.flatMap((writing) => writing.set.lines), ...entries, head.insured, head.title]
  const lettering = await startLettering(document, texts, ground.prepared.fonts)
  writeOver(document, plan.writings, lettering)
  return { document, attachedPages: drawContinued(document, head, entries, lettering) }
}

function headOf({ form, values, title, template }: FillInput) {
  const insured = printed('', values[form.insured] ?? '', [])
  return { form: form.name, insured, title: printed('', title, []), worksheet: !template }
}

function pagesOf(document: PDFDocument, { prepared: { sizes } }: Ground): FilledForm['pages'] {
  const attached = document.getPages().slice(sizes.length).map(sizeOf)
  return [...sizes, ...attached].map((size, index) => ({ number: index + 1, ...size }))
}

function placesOf(form: FormDefinition, rooms: Map<string, Room[]>): FilledForm['places'] {
  const places: FilledForm['places'] = {}
  for (const { name } of form.fields) {
    const [room] = rooms.get(name) ?? []
    if (room) places[name] = { page: room.page, box: room.box }
  }
  return places
}
