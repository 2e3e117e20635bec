import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PAPERS } from '../../tests/papers/property/elm/index.ts'
import { PAPERS as PANELS } from '../../tests/papers/property/hazel/index.ts'
import { asTold } from '../../tests/support/documents/as-told.ts'
import { makePdf, type PdfPageSpec } from '../../tests/support/documents/pdf.ts'
import { makeFillablePdf } from '../../tests/support/forms/fillable-pdf.ts'
import { wordsIn } from '../../tests/support/forms/words-in.ts'
import { findFacts, pool, readDocument } from '../documents/index.ts'
import { readPdfPages } from '../documents/reading/pdf/read-pdf.ts'
import { describe } from './acord/definition.ts'
import { type ElementRow, fact, head, lettered, listed, STARTS } from './acord/describe.ts'
import { fillForm } from './output/fill-form.ts'
import { inspectTemplate } from './output/inspect-template.ts'
import type { FormValues } from './types.ts'

/** A form that Cara does not have, as somebody new would add it: what its elements are, and nothing else. */
const SCHEDULE = describe('901', {
  title: 'Invented Interest Schedule',
  wantedFor: 'Lenders and lessors of a policy',
  editions: ['2026/01'],
  called: 'the schedule',
  lines: 'all',
  sections: [
    ['Schedule', head('the schedule is completed')],
    [
      'Policy',
      [
        ['Producer_FullName_A', 'Agency', 'TEXT', fact('producer.name')],
        ['NamedInsured_FullName_A', 'Named insured', 'TEXT', fact('insured.name')],
        ['Policy_PolicyNumberIdentifier_A', 'Policy number', 'TEXT', fact('policy.number')],
        ['Policy_EffectiveDate_A', 'Effective date', 'DATE', { ...fact('policy.effective'), speaksOf: STARTS }],
      ],
    ],
    ...lettered('AB', (letter, at): [string, ElementRow[]][] => [
      [
        `Interest ${at + 1}`,
        [
          [`Mortgagee_${letter}`, 'Mortgagee', 'TICK', listed('interest', at, 'interest', { speaksOf: /\bmortgage/i })],
          [`Payee_${letter}`, 'Loss payee', 'TICK', listed('interest', at, 'interest', { speaksOf: /\bloss payee/i })],
          [`Name_${letter}`, 'Name', 'TEXT', listed('interest', at, 'name')],
          [`City_${letter}`, 'City', 'TEXT', listed('interest', at, 'city')],
          [`Loan_${letter}`, 'Loan number', 'TEXT', listed('interest', at, 'loan')],
          [`Building_${letter}`, 'Building', 'TEXT', listed('interest', at, 'building_number')],
          [`Vehicle_${letter}`, 'Vehicle', 'TEXT', listed('interest', at, 'vehicle')],
          [`Item_${letter}`, 'Item, description', 'TEXT', listed('interest', at, 'item_description')],
        ],
      ],
    ]),
  ],
})

const folder = mkdtempSync(join(tmpdir(), 'anew-'))
afterAll(() => pool.close())
afterAll(() => rmSync(folder, { recursive: true }))

/** What a drawn paper puts on the form, as it is told to who fills it. */
async function proposedFrom(pages: PdfPageSpec[], today: string) {
  const path = join(folder, 'paper.pdf')
  writeFileSync(path, await makePdf(pages))
  const facts = await findFacts((await readDocument(path, 'paper.pdf')).pages)
  const files = [asTold({ fileId: 'paper', fileName: 'paper.pdf', facts }, [SCHEDULE.id])]
  const { values, ...others } = SCHEDULE.propose({ files, instructions: `Fill ${SCHEDULE.name}`, today })
  return { ...others, values: Object.fromEntries(values.map(({ field, value }) => [field, value])) }
}

/** What stands on our worksheet in the places of these values. */
async function readBack(values: FormValues) {
  const filled = await fillForm({ form: SCHEDULE, values, overflow: [], title: SCHEDULE.name })
  const pages = await readPdfPages(filled.pdf)
  return Object.fromEntries(Object.keys(values).map((name) => [name, wordsIn(pages, filled.places[name]!)]))
}

test('a form that is data alone is filled from a property policy, printed and read back', async () => {
  const { pages } = PAPERS.find(({ name }) => name === 'palmetto-columns')!
  const { values, questions, overflow } = await proposedFrom(pages, '2025-03-15')
  const OF_POLICY = {
    Producer_FullName_A: 'Magnolia Fork Insurance Agency',
    NamedInsured_FullName_A: 'Brasslatch Furniture Works, Inc.',
    Policy_PolicyNumberIdentifier_A: 'PCM-CP 0048213-06',
    Policy_EffectiveDate_A: '03/15/2025',
  }
  const FIRST = {
    Mortgagee_A: 'true',
    Name_A: 'Wateree Farmers Bank, ISAOA/ATIMA',
    City_A: 'Camden',
    Loan_A: '0031-884207',
    Building_A: '001',
  }
  const SECOND = {
    Mortgagee_B: 'true',
    Name_B: 'Heddle & Crane Savings Bank',
    City_B: 'Manning',
    Loan_B: 'M-20-5561',
    Building_B: '001',
  }
  expect({ values, questions, overflow }).toEqual({
    values: { ...OF_POLICY, ...FIRST, ...SECOND },
    ...{ questions: [], overflow: [] },
  })
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === 'true' ? 'X' : value]),
  )
  expect(await readBack(values)).toEqual(shown)
  const blank = await makeFillablePdf({ fields: SCHEDULE.fields, identifier: 'ACORD 0901 2026-01 Acroform' })
  expect(await inspectTemplate(blank, [SCHEDULE])).toMatchObject({ edition: '2026/01', unmatched: [], missing: [] })
})

test('what goes on with a name on a line of its own is no other interest', async () => {
  const { pages } = PANELS.find(({ name }) => name === 'homeowners print in panels of an online insurer')!
  const { values } = await proposedFrom(pages, '2026-07-08')
  expect([values.Name_A, values.Name_B]).toEqual(['Juniper Flats Lending Inc.', undefined])
})

test('an interest is in the vehicle that the policy lists', async () => {
  const lines = [
    'BUSINESS AUTO DECLARATIONS',
    'Policy Number: BA-7731002-04',
    'Policy Period: 03/03/2026 to 03/03/2027',
    'Named Insured: Heron Example Builders LLC',
  ]
  const vehicles = [['Unit', 'Year', 'Make', 'Model', 'VIN'], ['1', '2022', 'Ford', 'F-250', '1FT7W2BT5NED12345'], ['2', '2023', 'Ram', '3500', '3C63R3CL1PG512346'], ['3', '2023', 'Ram', '3500', '3C63R3CL1PG512347']] // biome-ignore format: a table
  const fill = async (first: string, second: string) => {
    const interests = [['Name', 'Interest', 'Address', 'Vehicle'], ['First Example Bank', 'Loss Payee', '500 Main Street, Mobile, AL 36602', first], ['First Example Bank', 'Loss Payee', '500 Main Street, Mobile, AL 36602', second]] // biome-ignore format: a table
    const page: PdfPageSpec = {
      texts: lines.map((text, at) => ({ x: 40, y: 60 + at * 16, text, size: 10 })),
      tables: [
        { x: 40, y: 200, columns: [0, 50, 110, 200, 290], rows: vehicles },
        { x: 40, y: 350, columns: [0, 130, 230, 450], rows: interests },
      ],
    }
    const { values } = await proposedFrom([page], '2026-06-15')
    return ['A', 'B'].map((letter) =>
      [`Payee_${letter}`, `Vehicle_${letter}`, `Item_${letter}`].map((name) => values[name] ?? ''),
    )
  }
  expect(await fill('1', '2022 Ford F-250')).toEqual([
    ['true', '1', ''],
    ['true', '', '2022 Ford F-250'],
  ])
  expect(await fill('7', '2023 Ram 3500')).toEqual([
    ['true', '', ''],
    ['', '', ''],
  ])
})
