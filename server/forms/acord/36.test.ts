import { expect, test } from 'vitest'
import { makeFillablePdf } from '../../../tests/support/forms/fillable-pdf.ts'
import { readPdfPages } from '../../documents/reading/pdf/read-pdf.ts'
import type { Box, Page } from '../../documents/types.ts'
import { fillForm } from '../output/fill-form.ts'
import { inspectTemplate } from '../output/inspect-template.ts'
import type { FilledForm } from '../output/types.ts'
import { acord36 } from './36.ts'

const DATES = /^(?:Date|Eff|Exp)\d/
const VALUES: Record<string, string> = Object.fromEntries(
  acord36.fields.map(({ name }, at) => [name, DATES.test(name) ? `0${(at % 9) + 1}/15/2026` : `Value ${at}`]),
)
VALUES.Producer = 'Lanternfish Insurance Agency\n12 Harbor Example Way\nSampleton, OH 43000'

const fill = (template?: Uint8Array) =>
  fillForm({ form: acord36, values: VALUES, overflow: [], title: 'ACORD 36', ...(template && { template }) })

async function readBack({ pdf, places }: FilledForm): Promise<Record<string, string>> {
  const pages = await readPdfPages(pdf)
  return Object.fromEntries(
    Object.entries(places).map(([name, { page, box }]) => [name, wordsIn(pages[page - 1]!, box)]),
  )
}

/** The words in a place, line by line. */
function wordsIn({ lines }: Page, [x, y, width, height]: Box): string {
  const inside = ({ box: [left, top, wide, high] }: { box: Box }) => {
    const [middle, center] = [left + wide / 2, top + high / 2]
    return middle >= x && middle <= x + width && center >= y && center <= y + height
  }
  return lines
    .map(({ words }) =>
      words
        .filter(inside)
        .map(({ text }) => text)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n')
}

test('the letter reads back as it was filled, on our worksheet and on a fillable form of the trade', async () => {
  const worksheet = await fill()
  expect(worksheet).toMatchObject({ worksheet: true, attachedPages: 0, notes: [] })
  expect(worksheet.pages).toHaveLength(1)
  expect(await readBack(worksheet)).toEqual(VALUES)
  const template = await makeFillablePdf({ fields: acord36.fields, footer: 'ACORD 36 (2007/01)', more: ['ClearAll'] })
  expect(await inspectTemplate(template, [acord36])).toMatchObject({
    edition: '2007/01',
    missing: [],
    unmatched: ['ClearAll'],
  })
  const filled = await fill(template)
  expect(filled).toMatchObject({ worksheet: false, notes: [] })
  expect(await readBack(filled)).toEqual(VALUES)
})

test('a letter is checked for the terms of its policies', () => {
  const ended = { Eff2: '03/10/2027', Exp2: '03/10/2026' }
  expect(acord36.check(ended).map(({ fields }) => fields)).toEqual([['Eff2', 'Exp2']])
  expect(acord36.check({ Eff2: '03/10/2026', Exp2: '03/10/2027' })).toEqual([])
})
