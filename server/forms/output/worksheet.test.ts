import { describe, expect, it } from 'vitest'
import { aValueForEach } from '../../../tests/support/forms/form-values.ts'
import { readPdfPages } from '../../documents/reading/pdf/read-pdf.ts'
import type { Box, Page } from '../../documents/types.ts'
import { FORMS } from '../index.ts'
import { arrange, LABEL_SIZE, TICK_LABEL_SIZE } from './arrange.ts'
import { fillForm } from './fill-form.ts'
import { widthOf } from './lettering.ts'
import { NEVER_WRITTEN } from './types.ts'
import { verifyFilled } from './verify-filled.ts'
import { arrangeWorksheet } from './worksheet.ts'

const form = FORMS.find(({ id }) => id === '25')!
const REMARKS = 'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A'

const fill = (values: Record<string, string>, overflow: { section: string; label: string; text: string }[] = []) =>
  fillForm({ form, values, overflow, title: 'ACORD 25 for Harbor Lane Bakery' })

describe('the worksheet', () => {
  it('gives every element a place inside the page, and no two places overlap', async () => {
    const { places, pages, worksheet, edition } = await fill({})
    expect(worksheet).toBe(true)
    expect(edition).toBeNull()
    expect(Object.keys(places).sort()).toEqual(form.fields.map(({ name }) => name).sort())
    const boxes = Object.entries(places)
    for (const [name, { page, box }] of boxes) {
      expect(page, name).toBe(1)
      expect(isInside(box, pages[0]!), name).toBe(true)
    }
    const overlapping = boxes.flatMap(([a, one], at) =>
      boxes.slice(at + 1).flatMap(([b, other]) => (overlap(one.box, other.box) ? [`${a} and ${b}`] : [])),
    )
    expect(overlapping).toEqual([])
  })

  it('leaves every label room in its cell, outside the values', () => {
    const { places } = arrangeWorksheet(form)
    const tooLong = places.filter(({ label, type, cell }) => {
      const [size, left] = type === 'TICK' ? [TICK_LABEL_SIZE, 15] : [LABEL_SIZE, 3]
      return widthOf(label, size) + left > cell[2]
    })
    expect(tooLong.map(({ field }) => field)).toEqual([])
  })

  it('says at its head that it is no certificate', async () => {
    const [page] = await readPdfPages((await fill({})).pdf)
    expect(page!.lines[0]!.text).toBe('Worksheet – not a certificate')
  })

  it('shows every value where the reader finds it, and writes neither signature nor edition', async () => {
    const values = aValueForEach(form.fields)
    const filled = await fill(values)
    const [page] = await readPdfPages(filled.pdf)
    for (const { name, type } of form.fields) {
      const expected = NEVER_WRITTEN[name] ? '' : type === 'TICK' ? 'X' : values[name]
      expect(wordsIn(page!, filled.places[name]!.box), name).toBe(expected)
    }
    expect(filled.notes.map(({ field }) => field).sort()).toEqual(Object.keys(NEVER_WRITTEN).sort())
    expect(filled.attachedPages).toBe(0)
  })

  it('ticks one of an exclusive pair and leaves the other alone', async () => {
    const filled = await fill({
      GeneralLiability_OccurrenceIndicator_A: 'true',
      ExcessUmbrella_ClaimsMadeIndicator_A: 'true',
    })
    const [page] = await readPdfPages(filled.pdf)
    const ticked = form.fields.filter(({ name }) => wordsIn(page!, filled.places[name]!.box) !== '')
    expect(ticked.map(({ name }) => name)).toEqual([
      'GeneralLiability_OccurrenceIndicator_A',
      'ExcessUmbrella_ClaimsMadeIndicator_A',
    ])
  })

  it('makes a long value smaller, and attaches whole what would become too small to read', async () => {
    const long = 'Northern Harbor and Lakeside Restoration, Roofing and Siding Contractors LLC'
    const longest = `${long}, ${long}, ${long}`
    const filled = await fill({ NamedInsured_FullName_A: long, Producer_FullName_A: longest })
    expect(filled.notes).toEqual([expect.objectContaining({ field: 'Producer_FullName_A', attached: true })])
    const [page, attached] = await readPdfPages(filled.pdf)
    expect(wordsIn(page!, filled.places.NamedInsured_FullName_A!.box)).toBe(long)
    expect(wordsIn(page!, filled.places.Producer_FullName_A!.box)).toBe('See attached')
    expect(textOf(attached!)).toContain(`Producer – Name: ${longest}`)
  })

  it('attaches a description of 10,000 characters whole', async () => {
    const description = Array.from({ length: 1250 }, (_, index) => `w${String(index).padStart(6, '0')}`).join(' ')
    const filled = await fill({ [REMARKS]: description }, [
      { section: 'Insurers', label: 'Insurer G', text: 'Seventh Mutual' },
    ])
    const pages = await readPdfPages(filled.pdf)
    expect(filled.pages).toHaveLength(pages.length)
    expect(filled.attachedPages).toBe(pages.length - 1)
    const attached = pages.slice(1).flatMap((page) => page.lines.map((line) => line.text))
    const words = attached.join(' ').match(/\bw\d{6}\b/g)
    expect(words?.join(' ')).toBe(description)
    expect(attached.at(-1)).toBe('Insurers – Insurer G: Seventh Mutual')
  })

  it('attaches a code that is longer than the form allows, with nothing in its place', async () => {
    const filled = await fill({ Policy_GeneralLiability_SubrogationWaivedCode_A: 'Y, except for autos' })
    const [page, attached] = await readPdfPages(filled.pdf)
    expect(wordsIn(page!, filled.places.Policy_GeneralLiability_SubrogationWaivedCode_A!.box)).toBe('')
    expect(textOf(attached!)).toContain('General liability – Subrogation waived: Y, except for autos')
  })

  it('prints letters of other alphabets, and marks and notes what no font of ours can print', async () => {
    const filled = await fill({
      NamedInsured_FullName_A: 'Łukasz Gąsior é Œuvre „Żółw” Ивáн Ωμέγα',
      CertificateHolder_FullName_A: 'Bakery 🥐 שלום',
      Producer_FullName_A: 'Cafe\u0301\u200b\u00a0ﬁne\ttabs',
    })
    const [page] = await readPdfPages(filled.pdf)
    const shown = (name: string) => wordsIn(page!, filled.places[name]!.box).replaceAll(' ', '')
    expect(shown('NamedInsured_FullName_A')).toBe('ŁukaszGąsioréŒuvre„Żółw”ИвáнΩμέγα')
    expect(shown('CertificateHolder_FullName_A')).toBe('Bakery□□□□□')
    expect(shown('Producer_FullName_A')).toBe('Caféfinetabs')
    expect(filled.notes).toEqual([{ field: 'CertificateHolder_FullName_A', message: expect.stringContaining('🥐') }])
  })

  it('reads back every letter of a PDF’s own fonts', async () => {
    const letters = Array.from({ length: 0x17f - 0x21 }, (_, index) => String.fromCodePoint(0x21 + index)).join('')
    const filled = await fill({ [REMARKS]: `${letters} – — ‘ ’ “ ” • … € ™` })
    expect(filled.notes).toEqual([])
  })

  it('is the same to the byte for the same input', async () => {
    const values = { ...aValueForEach(form.fields), NamedInsured_FullName_A: 'Łukasz', [REMARKS]: 'long '.repeat(2000) }
    const [one, other] = [await fill(values), await fill(values)]
    expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true)
  })

  it('notices a value that does not stand in its place', async () => {
    const values = { Producer_FullName_A: 'Birch Street Agency', [REMARKS]: 'long '.repeat(2000) }
    const filled = await fill(values)
    expect(await verifyFilled(filled, values)).toEqual([])
    expect(await verifyFilled(filled, { ...values, Producer_FullName_A: 'Birch Street' })).toEqual([
      'Producer_FullName_A',
    ])
    expect(await verifyFilled(filled, { ...values, [REMARKS]: 'long '.repeat(2001) })).toEqual([REMARKS])
    expect(await verifyFilled(filled, { ...values, Producer_FaxNumber_A: '555-0100' })).toEqual([
      'Producer_FaxNumber_A',
    ])
    expect(await verifyFilled(filled, { [REMARKS]: values[REMARKS]! })).toEqual(['Producer_FullName_A'])
  })

  it('takes the punctuation of amounts and spaces as no difference', async () => {
    const filled = await fill({ GeneralLiability_EachOccurrence_LimitAmount_A: '$1,000,000' })
    expect(await verifyFilled(filled, { GeneralLiability_EachOccurrence_LimitAmount_A: '1 000 000' })).toEqual([])
  })

  it('refuses a tick that is neither on nor off, and a layout that names what the form does not have', async () => {
    await expect(fill({ Vehicle_AnyAutoIndicator_A: 'maybe' })).rejects.toThrow("takes 'true' or nothing")
    expect((await fill({ Vehicle_AnyAutoIndicator_A: 'false' })).notes).toEqual([])
    expect(() => arrange([[[{ title: 'Odd', rows: [{ height: 9, cells: [['Odd_A', 1]] }] }]]], form)).toThrow('Odd_A')
  })
})

// The elements of ACORD 36 are called otherwise.
it.each(FORMS.flatMap((one) => (one.id === '36' ? [] : [[one.id, one] as const])))(
  'ACORD %s has room for names and addresses',
  async (_id, form) => {
    const said = {
      FullName: 'QUILLFEATHER MUTUAL INSURANCE COMPANY',
      LineOne: '1400 Grand View Plaza',
      CityName: 'North Ridgeville',
      PostalCode: '44101-2211',
    }
    const values = form.fields.flatMap(({ name }) =>
      name.includes('Contact')
        ? []
        : Object.entries(said).flatMap(([part, value]) => (name.includes(part) ? [[name, value]] : [])),
    )
    expect(values.length).toBeGreaterThan(2)
    expect((await fillForm({ form, values: Object.fromEntries(values), overflow: [], title: 'Otter' })).notes).toEqual(
      [],
    )
  },
)

function wordsIn(page: Page, box: Box): string {
  const words = page.lines.flatMap((line) => line.words)
  return words.flatMap((word) => (isInside(middleOf(word.box), { box }) ? word.text : [])).join(' ')
}

function textOf(page: Page): string {
  return page.lines.map((line) => line.text).join(' ')
}

function middleOf([x, y, width, height]: Box): Box {
  return [x + width / 2, y + height / 2, 0, 0]
}

function isInside([x, y, width, height]: Box, outer: { width: number; height: number } | { box: Box }): boolean {
  const [left, top, right, bottom] =
    'box' in outer
      ? [outer.box[0], outer.box[1], outer.box[0] + outer.box[2], outer.box[1] + outer.box[3]]
      : [0, 0, outer.width, outer.height]
  return x >= left && y >= top && x + width <= right && y + height <= bottom
}

function overlap([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah
}
