import { ParseSpeeds, PDFCheckBox, PDFDocument, PDFTextField } from '@cantoo/pdf-lib'
import { FORMS } from '../server/forms/index.ts'
import { fillForm } from '../server/forms/output/fill-form.ts'
import { makeFillablePdf } from '../tests/support/forms/fillable-pdf.ts'
import { aValueForEach } from '../tests/support/forms/form-values.ts'

/**
 * Median milliseconds to fill every element of a form, flattened and read back, over 50 fills: on our worksheet, on a fillable PDF, and on an encrypted
 * one. Of these two, warm is a blank that this process filled before, cold one that it never saw: such a fill opens and prepares the blank as well.
 * Beside them pdf-lib's own load, fill and flatten of the same PDF, not read back, in the same run, and how many times as long as a warm fill of it
 * that takes. The goal is for a warm fill. Run on an idle machine: node bench/forms.ts
 */
const FILLS = 50
const WARM_UP = 10
const GOALS = { worksheet: 10, template: 10, encrypted: 15 }

type Row = Record<'worksheet' | 'template' | 'cold' | 'encrypted' | 'coldEncrypted' | 'theirs', number>
const rows: Row[] = []
for (const form of FORMS) {
  const values = aValueForEach(form.fields)
  const plain = await makeFillablePdf({ fields: form.fields })
  const locked = await makeFillablePdf({ fields: form.fields, password: '' })
  const fill = (template?: Uint8Array) => fillForm({ form, values, template, overflow: [], title: form.name })
  const row: Row = {
    worksheet: await median(() => fill()),
    template: await median(() => fill(plain)),
    cold: await median((round) => fill(neverSeen(plain, round))),
    encrypted: await median(() => fill(locked)),
    coldEncrypted: await median((round) => fill(neverSeen(locked, round))),
    theirs: await median(() => fillWithPdfLib(plain, values)),
  }
  rows.push(row)
  print(form.name, row)
}
const middle = (of: keyof Row) => medianOf(rows.map((row) => row[of]))
print('Median of the forms', {
  worksheet: middle('worksheet'),
  template: middle('template'),
  cold: middle('cold'),
  encrypted: middle('encrypted'),
  coldEncrypted: middle('coldEncrypted'),
  theirs: middle('theirs'),
})
const goals = Object.entries(GOALS) as [keyof typeof GOALS, number][]
const against = goals.map(([of, goal]) => `${of} ${goal} ms ${middle(of) <= goal ? 'met' : 'missed'}`)
process.stdout.write(`Goals for a warm fill: ${against.join(', ')}\n`)

function print(name: string, { worksheet, template, cold, encrypted, coldEncrypted, theirs }: Row) {
  const [ours, opened, locked, first] = [worksheet, template, encrypted, theirs].map((time) => time.toFixed(1))
  process.stdout.write(
    `${name}: worksheet ${ours} ms, template ${opened} ms (cold ${cold.toFixed(1)}), encrypted ${locked} ms (cold ${coldEncrypted.toFixed(1)}); pdf-lib ${first} ms, ${(theirs / template).toFixed(1)} times a template\n`,
  )
}

/** The same blank with another comment at its end. */
function neverSeen(blank: Uint8Array, round: number): Uint8Array {
  return new Uint8Array(Buffer.concat([blank, Buffer.from(`%${round}\n`)]))
}

async function median(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -WARM_UP; round < FILLS; round++) {
    const started = performance.now()
    await work(round)
    if (round >= 0) times.push(performance.now() - started)
  }
  return medianOf(times)
}

function medianOf(numbers: number[]): number {
  const [low, high] = [Math.floor, Math.ceil].map((near) => near((numbers.length - 1) / 2)) as [number, number]
  const sorted = numbers.toSorted((a, b) => a - b)
  return (sorted[low]! + sorted[high]!) / 2
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
