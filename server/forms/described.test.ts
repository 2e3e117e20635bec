import { describe, expect, it, test } from 'vitest'
import { makeFillablePdf } from '../../tests/support/forms/fillable-pdf.ts'
import { aValueForEach } from '../../tests/support/forms/form-values.ts'
import { wordsIn } from '../../tests/support/forms/words-in.ts'
import { MEASURED } from '../documents/acord/editions.ts'
import { readPdfPages } from '../documents/reading/pdf/read-pdf.ts'
import type { Box } from '../documents/types.ts'
import { FORMS } from './index.ts'
import { LABEL_SIZE, PAPER, TICK_LABEL_SIZE } from './output/arrange.ts'
import { fillForm } from './output/fill-form.ts'
import { widthOf } from './output/lettering.ts'
import { NEVER_WRITTEN } from './output/types.ts'
import { arrangeWorksheet } from './output/worksheet.ts'
import type { FormDefinition } from './types.ts'

const EDITION = 'Form_EditionIdentifier_A'

const idOf = ({ id }: FormDefinition, edition: string) => `${id}-${edition.replace('/', '-')}`

test('every edition that was measured is one of a form', () => {
  const own = new Set(FORMS.flatMap((form) => form.editions.map((edition) => idOf(form, edition))))
  expect([...MEASURED.words.keys()].filter((id) => !own.has(id))).toEqual([])
})

/** The elements of an edition as they were measured, each once however often it is printed: its name, what it is and how long its value may be. */
const measured = (form: FormDefinition, edition: string) => {
  const { pages } = MEASURED.of(idOf(form, edition))
  const all = pages.flatMap(({ boxes }) => boxes.map(({ name, kind, longest }) => `${name} ${kind} ${longest}`))
  return [...new Set(all)]
}

describe.each(FORMS.map((form) => [form.name, form] as const))('%s', (_, form) => {
  const values = aValueForEach(form.fields)
  const shown = form.fields.flatMap(({ name, type }) =>
    NEVER_WRITTEN[name] ? [] : [[name, type === 'TICK' ? 'X' : values[name]!] as const],
  )

  // The blank of 36 that was measured is a remade one, with names of its own.
  it.each(form.editions.filter((edition) => form.id !== '36' && MEASURED.words.has(idOf(form, edition))))(
    'describes every element of edition %s once, and nothing else',
    (edition) => {
      const described = form.fields
        .filter(({ name, onlyIn = edition }) => name !== EDITION && onlyIn === edition)
        .map(({ name, type, maxLength = 0 }) => `${name} ${type === 'TICK' ? 'tick' : 'text'} ${maxLength}`)
      expect(described.toSorted()).toEqual(measured(form, edition).toSorted())
    },
  )

  it('says of every element what it is, or why it stays blank', () => {
    const mute = form.fields.filter(
      ({ holds, listed, said, named, ofAgency, tickedWith, waits, leftAlone }) =>
        ![holds, listed, said, named, ofAgency, tickedWith, waits, leftAlone].some(Boolean),
    )
    expect(form.id === '25' ? [] : mute.map(({ name }) => name)).toEqual([])
  })

  it('refers to elements of its own', () => {
    const names = new Set(form.fields.map(({ name }) => name))
    const named = form.fields.flatMap(({ describedBy, tickedWith, sameAs, applied, stands = {} }) =>
      [describedBy, tickedWith, sameAs?.element, applied?.premium, ...Object.values(stands)].filter(
        (one) => one !== undefined,
      ),
    )
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })

  it('has a worksheet on which nothing overlaps, each page ends at its foot, and labels fit their cells', () => {
    const { places } = arrangeWorksheet(form)
    expect(places.map(({ field }) => field).toSorted()).toEqual(form.fields.map(({ name }) => name).toSorted())
    const low = places.filter(({ cell: [x, y, width, height] }) => y + height > PAPER.height || x + width > PAPER.width)
    expect(low.map(({ field }) => field)).toEqual([])
    const over = places.flatMap((one, at) =>
      places.slice(at + 1).flatMap((two) => (one.page === two.page && overlap(one.box, two.box) ? [one.field] : [])),
    )
    expect(over).toEqual([])
    const tight = places.filter(({ label, type, cell }) => {
      const [size, left] = type === 'TICK' ? [TICK_LABEL_SIZE, 15] : [LABEL_SIZE, 3]
      return widthOf(label, size) + left > cell[2]
    })
    expect(tight.map(({ field }) => field)).toEqual([])
  })

  it.each(['our worksheet', 'the PDF of an agency'])('reads back as it was filled on %s', async (ground) => {
    const lengths = form.fields.flatMap(({ name, maxLength }) => (maxLength ? [[name, maxLength] as const] : []))
    const identifier = `ACORD 00${form.id} ${form.editions[0]!.replace('/', '-')} Acroform`
    const blank = () => makeFillablePdf({ fields: form.fields, identifier, maxLengths: Object.fromEntries(lengths) })
    const template = ground === 'our worksheet' ? {} : { template: await blank() }
    const filled = await fillForm({ form, values, ...template, overflow: [], title: form.name })
    const pages = await readPdfPages(filled.pdf)
    const found = shown.map(([name]) => [name, wordsIn(pages, filled.places[name]!)])
    expect(found).toEqual(shown)
    expect(filled.attachedPages).toBe(0)
  })
})

const overlap = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah
