import { PDFDict, PDFDocument, PDFName, type PDFTextField } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { aContractorsSupplement } from '../../../tests/support/forms/contractors-supplement.ts'
import { aDrawnForm } from '../../../tests/support/forms/drawn-forms.ts'
import { aSupplement } from '../../../tests/support/forms/supplement-pdf.ts'
import { writtenIn } from './field-actions.ts'
import { fillPdf } from './fill-pdf.ts'
import { readCharacters } from './read-characters.ts'

const writing = (...kept: string[]) => ({ kept, shown: kept.join('\n'), section: 'Section', label: 'Label' })
const fill = (values: Record<string, ReturnType<typeof writing>>) => ({
  values,
  formName: 'Supplement',
  title: 'Supplement',
})

it('fills pages that are turned, cropped or set in any way, so that every value reads back in its place', async () => {
  for (let seed = 200; seed < 212; seed++) {
    const { pdf, labels } = await aDrawnForm(seed)
    const names = [...labels.keys()]
    const values = Object.fromEntries(
      names.map((name, at) => [
        name,
        name.startsWith('Text') ? writing(`V${at}`) : writing(name.startsWith('Group') ? 'c1' : 'true'),
      ]),
    )
    const radio = (await PDFDocument.load(pdf))
      .getForm()
      .getFields()
      .filter((one) => one.getName().startsWith('Group'))
    for (const one of radio)
      values[one.getName()] = writing(
        (one as never as { acroField: { getOnValues(): PDFName[] } }).acroField.getOnValues()[1]!.decodeText(),
      )
    const filled = await fillPdf(pdf, fill(values))
    const form = (await PDFDocument.load(filled.pdf)).getForm()
    for (const [at, name] of names.entries())
      if (name.startsWith('Text')) expect(form.getTextField(name).getText()).toBe(`V${at}`)
    expect(filled.notes).toEqual([])
  }
})

it('shows a value to a viewer that knows nothing of fields, in letters beyond those of a PDF’s own fonts too', async () => {
  const { pdf } = await fillPdf(await aContractorsSupplement(), fill({ Text1: writing('Żółć Ελλάδα Привет') }))
  const shown = (await readCharacters(pdf, true)).map(({ text }) => text).join('')
  expect(shown).toContain('ŻółćΕλλάδαПривет')
})

it('prints what does not fit its place in full on an attached page, and says so', async () => {
  const long = 'Custom cabinet making and installation of every kind, '.repeat(30).trim()
  const { pdf, notes, attachedPages } = await fillPdf(await aContractorsSupplement(), fill({ Text11: writing(long) }))
  expect(attachedPages).toBe(1)
  expect(notes).toMatchObject([{ field: 'Text11', attached: true }])
  const form = (await PDFDocument.load(pdf)).getForm()
  expect(form.getTextField('Text11').getText()).toBe('See attached')
})

it('clears what the file held where no value is given, and touches nothing that is not named', async () => {
  const before = await aSupplement()
  before.text('a', [40, 40, 100, 14], { value: 'one' })
  before.text('b', [40, 80, 100, 14], { value: 'two' })
  const { pdf } = await fillPdf(await before.save(), fill({ a: writing() }))
  const form = (await PDFDocument.load(pdf)).getForm()
  expect(form.getTextField('a').getText()).toBeUndefined()
  expect(form.getTextField('b').getText()).toBe('two')
})

it('fills fields of one name alike, in all their places', async () => {
  const before = await aSupplement()
  before.text('shared', [40, 40, 100, 14])
  ;(before.document.getForm().getField('shared') as PDFTextField).addToPage(before.page, {
    x: 40,
    y: 500,
    width: 100,
    height: 14,
  })
  const { pdf } = await fillPdf(await before.save(), fill({ shared: writing('Otter') }))
  const shown = (await readCharacters(pdf, true)).map(({ text }) => text).join('')
  expect(shown).toBe('OtterOtter')
})

it('leaves no script’s promise, XFA or right of a reader behind that would show or break other values', async () => {
  const before = await aSupplement()
  before.text('a', [40, 40, 100, 14])
  const form = before.document.catalog.lookup(PDFName.of('AcroForm'), PDFDict)
  form.set(PDFName.of('NeedAppearances'), before.document.context.obj(true))
  before.document.catalog.set(PDFName.of('Perms'), before.document.context.obj({}))
  const { pdf } = await fillPdf(await before.save(), fill({ a: writing('x') }))
  const after = await PDFDocument.load(pdf)
  expect(after.catalog.has(PDFName.of('Perms'))).toBe(false)
  expect(after.catalog.lookup(PDFName.of('AcroForm'), PDFDict).keys().map(String)).not.toContain('/NeedAppearances')
})

describe('writtenIn', () => {
  const rules = { format: null, comb: false, maxLength: null }
  it.each([
    [
      'a date by its pattern',
      { ...rules, format: { kind: 'date', pattern: 'dd-mmm-yyyy' } },
      true,
      '04/01/2026',
      '01-Apr-2026',
    ],
    ['a date in a comb of eight', { ...rules, comb: true, maxLength: 8 }, true, '04/01/2026', '04012026'],
    ['a tax number in a comb of nine', { ...rules, comb: true, maxLength: 9 }, false, '12-3456789', '123456789'],
    [
      'an amount with its sign',
      { ...rules, format: { kind: 'number', decimals: 2, separators: 0, currency: '$', isBefore: true } },
      false,
      '1,250,000',
      '1250000.00',
    ],
    ['a share', { ...rules, format: { kind: 'percent', decimals: 0 } }, false, '25%', '0.25'],
    ['a phone number', { ...rules, format: { kind: 'phone' } }, false, '555.010.4400', '(555) 010-4400'],
  ] as const)('writes %s', (_what, format, isDate, value, kept) => {
    expect(writtenIn(format, isDate, value)).toMatchObject({ ok: true, kept })
  })
  it.each([
    [
      'what is too long',
      { ...rules, maxLength: 4 },
      false,
      'fourteen',
      'Up to 4 characters fit here; “fourteen” has 8.',
    ],
    [
      'no date',
      { ...rules, format: { kind: 'date', pattern: 'mm/dd/yyyy' } },
      true,
      'soon',
      '“soon” is not a date, which this field asks for.',
    ],
    [
      'a part of a number',
      { ...rules, format: { kind: 'number', decimals: 0, separators: 0, currency: '', isBefore: true } },
      false,
      '1.5',
      'This field takes whole numbers; “1.5” has more.',
    ],
    [
      'a short ZIP code',
      { ...rules, format: { kind: 'zip' } },
      false,
      '4300',
      '“4300” is not a five-digit ZIP code, which this field asks for.',
    ],
  ] as const)('refuses %s', (_what, format, isDate, value, reason) => {
    expect(writtenIn(format, isDate, value)).toEqual({ ok: false, reason })
  })
})
