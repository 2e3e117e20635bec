import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { aDrawnForm } from '../../../tests/support/forms/drawn-forms.ts'
import { makeManyFields } from '../../../tests/support/forms/fillable-pdf.ts'
import { aSupplement } from '../../../tests/support/forms/supplement-pdf.ts'
import { readPdfPages } from '../../documents/reading/pdf/read-pdf.ts'
import { readForm } from './read-form.ts'

async function fieldsOf(pdf: Uint8Array) {
  const pages = await readPdfPages(pdf)
  return readForm(pdf, () => pages)
}
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

it('finds the label of each field where it is printed, on forms set in many ways', async () => {
  let [right, all] = [0, 0]
  for (let seed = 100; seed < 140; seed++) {
    const { pdf, labels } = await aDrawnForm(seed)
    const { fields } = await fieldsOf(pdf)
    expect(fields.map(({ name }) => name).sort()).toEqual([...labels.keys()].sort())
    right += fields.filter(({ name, label }) => bare(label) === bare(labels.get(name)!)).length
    all += fields.length
  }
  expect(right / all).toBeGreaterThan(0.97)
})

it('takes a tooltip where nothing is printed, and the name as the last resort', async () => {
  const pdf = await aSupplement()
  pdf.text('Text1', [40, 40, 100, 14], { tooltip: 'Name of the safety director' })
  pdf.text('Text2', [40, 140, 100, 14], { tooltip: 'Text2' })
  pdf.text('Insured_FirstName', [40, 240, 100, 14])
  const { fields } = await fieldsOf(await pdf.save())
  expect(fields.map(({ label }) => label)).toEqual(['Name of the safety director', 'Text2', 'Insured First Name'])
})

it('tells what a field asks for: its length, format, choices and places, and what it holds', async () => {
  const pdf = await aSupplement()
  pdf.print('Federal ID', 40, 50)
  pdf.text('a', [100, 40, 120, 14], { comb: true, maxLength: 9 })
  pdf.print('Date', 240, 50)
  pdf.text('b', [270, 40, 80, 14], {
    actions: { F: 'AFDate_FormatEx("dd-mmm-yyyy");', K: 'AFDate_KeystrokeEx("dd-mmm-yyyy");' },
  })
  pdf.print('Own rule', 40, 80)
  pdf.text('c', [100, 70, 80, 14], { actions: { K: 'if (event.value == "x") app.alert("no")' } })
  pdf.print('Held', 240, 80)
  pdf.text('d', [270, 70, 80, 14], { value: 'Otter' })
  const { fields } = await fieldsOf(await pdf.save())
  expect(fields).toMatchObject([
    { label: 'Federal ID', comb: true, maxLength: 9, script: null },
    { label: 'Date', format: { kind: 'date', pattern: 'dd-mmm-yyyy' }, script: null },
    { label: 'Own rule', script: 'runs' },
    { label: 'Held', held: ['Otter'], places: [{ page: 1, box: [270, 70, 80, 14] }] },
  ])
})

it('says what cannot be filled here', async () => {
  const plain = await PDFDocument.create()
  plain.addPage()
  await expect(fieldsOf(await plain.save())).rejects.toThrow('has no fields to fill')
  const dynamic = await aSupplement()
  dynamic.text('a', [40, 40, 100, 14])
  dynamic.document.catalog.lookup(PDFName.of('AcroForm'), PDFDict).set(PDFName.of('XFA'), PDFString.of('<xdp/>'))
  expect((await fieldsOf(await dynamic.save())).remarks).toEqual([expect.stringContaining('XFA form')])
  dynamic.document.catalog
    .lookup(PDFName.of('AcroForm'), PDFDict)
    .set(PDFName.of('Fields'), dynamic.document.context.obj([]))
  await expect(fieldsOf(await dynamic.save())).rejects.toThrow('This PDF is an XFA form')
  await expect(readForm(new TextEncoder().encode('%PDF-1.7 nothing'), () => [])).rejects.toThrow('damaged')
})

it('withstands far too many fields, fields that hold one another, and lists of any length', async () => {
  await expect(readForm(makeManyFields(50_000), () => [])).rejects.toThrow('more than 5,000 fields')
  const pdf = await aSupplement()
  pdf.text('a', [40, 40, 100, 14])
  pdf.choice(
    'b',
    [40, 80, 100, 14],
    Array.from({ length: 20_000 }, (_, at) => `Choice ${at}`),
  )
  const form = pdf.document.catalog.lookup(PDFName.of('AcroForm'), PDFDict)
  const first = form.lookup(PDFName.of('Fields'), PDFArray).get(0)
  const loop = pdf.document.context.register(pdf.document.context.obj({ T: PDFString.of('loop') }))
  pdf.document.context.lookup(loop, PDFDict).set(PDFName.of('Kids'), pdf.document.context.obj([loop, first]))
  pdf.document.context.lookup(loop, PDFDict).set(PDFName.of('Parent'), loop)
  form.lookup(PDFName.of('Fields'), PDFArray).push(loop)
  const { fields } = await fieldsOf(await pdf.save())
  expect(fields.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(fields[1]!.choices).toHaveLength(2_000)
})
