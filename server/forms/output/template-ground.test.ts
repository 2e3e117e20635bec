import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { type FillableSpec, makeFillablePdf } from '../../../tests/support/forms/fillable-pdf.ts'
import { aValueForEach } from '../../../tests/support/forms/form-values.ts'
import { readPdfPages } from '../../documents/reading/pdf/read-pdf.ts'
import type { Box, Page } from '../../documents/types.ts'
import { FORMS } from '../index.ts'
import { fillForm } from './fill-form.ts'
import { NEVER_WRITTEN } from './types.ts'
import { verifyFilled } from './verify-filled.ts'

const form = FORMS.find(({ id }) => id === '25')!
const IDENTIFIER = 'ACORD 0025 2016-03 Acroform'
const REMARKS = 'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A'
const ZIP = 'NamedInsured_MailingAddress_PostalCode_A'

const blank = (spec: Partial<FillableSpec> = {}) =>
  makeFillablePdf({ fields: form.fields, identifier: IDENTIFIER, ...spec })
const fill = (template: Uint8Array, values: Record<string, string>) =>
  fillForm({ form, values, template, overflow: [], title: 'ACORD 25 for Harbor Lane Bakery' })

describe('filling an agency’s PDF', () => {
  const kinds: [string, Partial<FillableSpec>][] = [
    ['with plain names', {}],
    ['with the names and the XFA part of a hybrid', { spelling: 'hybrid', xfa: true }],
    ['encrypted with an empty password', { password: '' }],
    ['on a turned page', { turned: true }],
    ['with a size of type of its own', { fontSize: 8 }],
  ]
  it.each(kinds)('shows every value where the reader finds it: %s', async (_, spec) => {
    const values = aValueForEach(form.fields)
    const filled = await fill(await blank(spec), values)
    const [page] = await readPdfPages(filled.pdf)
    for (const { name, type } of form.fields) {
      if (NEVER_WRITTEN[name]) continue
      expect(wordsIn(page!, filled.places[name]!.box), name).toBe(type === 'TICK' ? 'X' : values[name])
    }
    expect(filled).toMatchObject({ worksheet: false, edition: '2016/03', attachedPages: 0 })
    expect(filled.notes.map(({ field }) => field).sort()).toEqual(Object.keys(NEVER_WRITTEN).sort())
  })

  it('leaves no fields, XFA or encryption in what it gives out', async () => {
    const { pdf } = await fill(await blank({ spelling: 'hybrid', xfa: true, password: '' }), { [ZIP]: '60601' })
    const document = await PDFDocument.load(pdf)
    expect(document.isEncrypted).toBe(false)
    expect(document.catalog.has(PDFName.of('AcroForm'))).toBe(false)
    expect(document.getPage(0).node.Annots()?.size() ?? 0).toBe(0)
    expect((await readPdfPages(pdf))[0]!.fields).toEqual([])
  })

  it('writes nothing that was in the blank before, not even where nothing is filled', async () => {
    const values = {
      Producer_FullName_A: 'Earlier Agency',
      NamedInsured_FullName_A: 'Earlier Client',
      Vehicle_AnyAutoIndicator_A: 'true',
      Own_Stamp: 'Left over',
    }
    const template = await blank({ values, more: ['Own_Stamp'] })
    const filled = await fill(template, { Producer_FullName_A: 'Birch Street Agency' })
    expect(textOf((await readPdfPages(filled.pdf))[0]!)).toBe('Birch Street Agency')
    expect(filled.notes).toEqual([{ field: 'Own_Stamp', message: expect.stringContaining('left out') }])
  })

  it('attaches what is longer than the PDF’s field allows', async () => {
    const template = await blank({ maxLengths: { Insurer_FullName_A: 20, Insurer_FullName_B: 5 } })
    const filled = await fill(template, {
      Insurer_FullName_A: 'Great Meadow Mutual Fire',
      Insurer_FullName_B: 'Lakeshore Casualty',
    })
    const [page, attached] = await readPdfPages(filled.pdf)
    expect(wordsIn(page!, filled.places.Insurer_FullName_A!.box)).toBe('See attached')
    expect(wordsIn(page!, filled.places.Insurer_FullName_B!.box)).toBe('')
    expect(textOf(attached!)).toContain('Insurers – Insurer A, name: Great Meadow Mutual Fire')
    expect(textOf(attached!)).toContain('Insurers – Insurer B, name: Lakeshore Casualty')
  })

  it('attaches what the PDF has no field for', async () => {
    const template = await blank({ fields: form.fields.filter(({ name }) => name !== ZIP) })
    const filled = await fill(template, { [ZIP]: '60601' })
    expect(filled.places[ZIP]).toBeUndefined()
    expect(filled.notes).toEqual([{ field: ZIP, attached: true, message: expect.stringContaining('no place') }])
    expect(textOf((await readPdfPages(filled.pdf))[1]!)).toContain('Insured – ZIP code: 60601')
  })

  it('puts one character into each cell of a comb', async () => {
    const template = await blank({ comb: ZIP, maxLengths: { [ZIP]: 10 } })
    const filled = await fill(template, { [ZIP]: '60601-1234' })
    const [page] = await readPdfPages(filled.pdf)
    expect(wordsIn(page!, filled.places[ZIP]!.box).replaceAll(' ', '')).toBe('60601-1234')
  })

  it('tells what the PDF prints in a field’s place from what it filled there', async () => {
    const LIMIT = 'Vehicle_CombinedSingleLimit_EachAccidentAmount_A'
    const template = await blank({ printedInside: { [LIMIT]: 'USD', Producer_FaxNumber_A: '(fax)' } })
    const values = { [LIMIT]: '1,000,000' }
    const filled = await fill(template, values)
    expect(await verifyFilled(filled, { [LIMIT]: '2,000,000' }, template)).toEqual([LIMIT])
    expect(await verifyFilled(filled, values)).toContain('Producer_FaxNumber_A')
    expect(await verifyFilled(filled, values, template)).toEqual([])
  })

  it('wraps a description into its box and attaches one of 10,000 characters', async () => {
    const template = await blank()
    const short = await fill(template, { [REMARKS]: 'Roof repair at the bakery, 12 Harbor Lane.' })
    expect(short.attachedPages).toBe(0)
    const long = await fill(template, { [REMARKS]: 'Roof repair. '.repeat(770) })
    expect(long.attachedPages).toBeGreaterThan(0)
    expect(long.pages).toHaveLength(1 + long.attachedPages)
  })

  it('keeps the stamp an agency meant to be printed', async () => {
    const document = await PDFDocument.load(await blank())
    const font = await document.embedFont(StandardFonts.Helvetica)
    const button = document.getForm().createButton('Own_Logo')
    button.addToPage('Birch Street', document.getPage(0), { x: 480, y: 20, width: 90, height: 20, font })
    const filled = await fill(await document.save(), {})
    const [page] = await readPdfPages(filled.pdf)
    expect(wordsIn(page!, [480, 750, 92, 24])).toBe('Birch Street')
  })

  it('is the same to the byte for the same input', async () => {
    const template = await blank()
    const values = { ...aValueForEach(form.fields), NamedInsured_FullName_A: 'Łukasz', [REMARKS]: 'long '.repeat(2000) }
    const [one, other] = [await fill(template, values), await fill(template, values)]
    expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true)
  })
})

function wordsIn(page: Page, [x, y, width, height]: Box): string {
  const words = page.lines.flatMap((line) => line.words)
  const inside = words.filter(({ box }) => {
    const [across, down] = [box[0] + box[2] / 2 - x, box[1] + box[3] / 2 - y]
    return across >= 0 && across <= width && down >= 0 && down <= height
  })
  return inside.map(({ text }) => text).join(' ')
}

function textOf(page: Page): string {
  return page.lines.map((line) => line.text).join(' ')
}
