import { ParseSpeeds, PDFCheckBox, PDFDocument, PDFTextField } from '@cantoo/pdf-lib'
import { FORMS } from '../server/forms/index.ts'
import { fillForm } from '../server/forms/output/fill-form.ts'
import { makeFillablePdf } from '../tests/support/forms/fillable-pdf.ts'
import { aValueForEach } from '../tests/support/forms/form-values.ts'

/**
 * Median milliseconds to fill every element of a form, flattened and read back, over 50 fills: on our worksheet, on a
 * fillable PDF, and on an encrypted one; beside them pdf-lib's own load, fill and flatten of the same PDF, not read back,
 * in the same run. The goal is 15 ms. Run: node bench/forms.ts
 */
const FILLS = 50
const WARM_UP = 10

for (const form of FORMS) {
  const values = aValueForEach(form.fields)
  const plain = await makeFillablePdf({ fields: form.fields })
  const locked = await makeFillablePdf({ fields: form.fields, password: '' })
  const fill = (template?: Uint8Array) => fillForm({ form, values, template, overflow: [], title: form.name })
  const worksheet = await median(() => fill())
  const template = await median(() => fill(plain))
  const encrypted = await median(() => fill(locked))
  const theirs = await median(() => fillWithPdfLib(plain, values))
  process.stdout.write(
    `${form.name}: worksheet ${worksheet} ms, template ${template} ms, encrypted template ${encrypted} ms; pdf-lib ${theirs} ms\n`,
  )
}

async function median(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  for (let round = -WARM_UP; round < FILLS; round++) {
    const started = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[FILLS / 2]!.toFixed(1)
}

async function fillWithPdfLib(template: Uint8Array, values: Record<string, string>): Promise<Uint8Array> {
  const document = await PDFDocument.load(template, { parseSpeed: ParseSpeeds.Fastest })
  const form = document.getForm()
  for (const field of form.getFields()) {
    if (field instanceof PDFCheckBox) field.check()
    else if (field instanceof PDFTextField) field.setText(values[field.getName()])
  }
  form.flatten()
  return document.save({ objectsPerTick: Infinity })
}
