import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { PDFDict, PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { makeFillablePdf } from '../../../tests/support/forms/fillable-pdf.ts'
import { aValueForEach } from '../../../tests/support/forms/form-values.ts'
import { FORMS } from '../index.ts'
import { fillForm } from './fill-form.ts'
import { readCharacters } from './read-characters.ts'
import { verifyFilled } from './verify-filled.ts'

const form = FORMS.find(({ id }) => id === '25')!
const NAME = 'Producer_FullName_A'
const fill = (values: Record<string, string>, template?: Uint8Array) =>
  fillForm({ form, values, template, overflow: [], title: 'ACORD 25 for Harbor Lane Bakery' })
const shown = async (pdf: Uint8Array) => (await readCharacters(pdf)).map(({ text }) => text).join('')
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

it('puts nothing of an earlier filling on a blank or a worksheet that was seen before', async () => {
  const blank = await makeFillablePdf({ fields: form.fields })
  for (const template of [blank, undefined]) {
    const empty = await fill({}, template)
    const first = await fill({ ...aValueForEach(form.fields), [NAME]: 'Łukasz Birch' }, template)
    expect(await shown(first.pdf)).toContain('ŁukaszBirch')
    expect(digest((await fill({}, template)).pdf)).toBe(digest(empty.pdf))
    const text = await shown((await fill({ [NAME]: 'Harbor Lane' }, template)).pdf)
    expect(text).toContain('HarborLane')
    expect(text).not.toMatch(/Birch|Value/)
  }
})

it('takes a blank for another as soon as one of its bytes differs, and for another form', async () => {
  const one = await makeFillablePdf({ fields: form.fields, printedInside: { [NAME]: 'ONE' } })
  const two = await makeFillablePdf({ fields: form.fields, printedInside: { [NAME]: 'TWO' } })
  const fewer = { ...form, fields: form.fields.filter(({ name }) => name !== NAME) }
  const without = await fillForm({ form: fewer, values: {}, template: one, overflow: [], title: 'Fewer' })
  expect(Object.keys(without.places)).not.toContain(NAME)
  expect(Object.keys((await fill({}, one)).places)).toContain(NAME)
  expect(await shown((await fill({}, one)).pdf)).toBe('ONE')
  expect(await shown((await fill({}, two)).pdf)).toBe('TWO')
})

it('keeps fonts and pictures that the pages of a blank share, or state above the page, beside its own letters', async () => {
  const document = await PDFDocument.load(await makeFillablePdf({ fields: form.fields }))
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const [page] = document.getPages()
  page!.drawText('Printed first', { x: 300, y: 20, size: 8, font })
  const resources = document.context.register(page!.node.Resources()!)
  const fonts = document.context.register(page!.node.Resources()!.get(PDFName.Font)!)
  page!.node.Resources()!.set(PDFName.Font, fonts)
  page!.node.Parent()!.set(PDFName.Resources, resources)
  page!.node.delete(PDFName.Resources)
  const blank = await document.save()
  for (let times = 0; times < 2; times++) {
    const { pdf } = await fill({ [NAME]: 'Birch Street' }, blank)
    expect(await shown(pdf)).toBe('PrintedfirstBirchStreet')
    const used = (await PDFDocument.load(pdf)).getPage(0).node.Resources()!.lookup(PDFName.Font, PDFDict)
    const names = used.keys().map((key) => used.lookup(key, PDFDict).get(PDFName.of('BaseFont'))?.toString())
    expect(names).toEqual(expect.arrayContaining(['/Times-Roman', '/Helvetica']))
  }
})

it('writes a file in which every object stands where its table says', async () => {
  const filled = await fill(
    { [NAME]: 'Birch Street', NamedInsured_FullName_A: 'Żółw' },
    await makeFillablePdf({ fields: form.fields }),
  )
  const file = Buffer.from(filled.pdf)
  const end = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file.toString('latin1'))![1])
  const at = file.indexOf('stream\n', end) + 7
  const table = inflateSync(file.subarray(at))
  for (let number = 1; number < table.length / 7; number++) {
    const [kind, where] = [table.readUInt8(number * 7), table.readUInt32BE(number * 7 + 1)]
    const packed = kind === 2 ? table.readUInt32BE(where * 7 + 1) : where
    const head = `${kind === 2 ? where : number} 0 obj\n`
    if (kind !== 0) expect(file.toString('latin1', packed, packed + head.length), `${number}`).toBe(head)
  }
  const document = await PDFDocument.load(filled.pdf, { throwOnInvalidObject: true, updateMetadata: false })
  expect(document.getTitle()).toBe('ACORD 25 for Harbor Lane Bakery')
})

it('notices a value that was changed in the file it had written', async () => {
  const values = { [NAME]: 'Birch Street' }
  for (const template of [await makeFillablePdf({ fields: form.fields }), undefined]) {
    const [filled, other] = [await fill(values, template), await fill({ [NAME]: 'Birch Strait' }, template)]
    expect(await verifyFilled({ ...filled, pdf: other.pdf }, values, template)).toEqual([NAME])
    expect(await verifyFilled({ ...filled, pdf: (await fill({}, template)).pdf }, values, template)).toEqual([NAME])
  }
})
