import { beforeAll, describe, expect, test } from 'vitest'
import { asTold } from '../../../tests/support/documents/as-told.ts'
import { BUSINESSOWNERS } from '../../../tests/support/documents/businessowners.ts'
import { makePdf } from '../../../tests/support/documents/pdf.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
import { readPdfPages } from '../../documents/reading/pdf/read-pdf.ts'
import type { FormDefinition, ProposalInput } from '../types.ts'
import { acord24 } from './24.ts'
import { acord27 } from './27.ts'
import { acord28 } from './28.ts'
import { acord140 } from './140/index.ts'

type Laid = keyof typeof BUSINESSOWNERS
const read = new Map<Laid, ReturnType<typeof readFacts>>()

beforeAll(async () => {
  for (const laid of Object.keys(BUSINESSOWNERS) as Laid[])
    read.set(laid, readFacts(await readPdfPages(await makePdf(BUSINESSOWNERS[laid]))))
})

/** What the declarations put on a form, by its elements, and what goes to the attached page. */
function filled(form: FormDefinition, laid: Laid, words: string) {
  const file = { fileId: laid, fileName: `${laid}.pdf`, facts: read.get(laid)! }
  const files = [asTold(file, form === acord140 ? ['140'] : [])]
  const given: ProposalInput = { files, instructions: words, today: '2026-06-15' }
  const { values, overflow, questions } = form.propose(given)
  return {
    ...{ questions, value: (name: string) => values.find(({ field }) => field === name)?.value ?? '' },
    attached: overflow.map(({ label, text }) => `${label}: ${text}`),
  }
}

const FIRST = 'Fill it for location 1, building 1'
const evidence = (laid: Laid, words = FIRST) => {
  const { value, attached, questions } = filled(acord27, laid, words)
  const rows = [...'ABCDEFGHIJ'].map((letter) =>
    ['CoverageDescription', 'LimitAmount', 'DeductibleAmount'].map((one) =>
      value(`EvidenceOfProperty_${one}_${letter}`),
    ),
  )
  const street = value('EvidenceOfProperty_PhysicalAddress_StreetLineOne_A')
  return { rows: rows.filter(([name]) => name), attached, street, choices: questions.flatMap(({ choices }) => choices) }
}

describe('evidence of what businessowners declarations insure at a building', () => {
  test.each<[Laid, string[][]]>([
    [
      'parted',
      [
        ['BUILDING - REPLACEMENT COST - BLANKET', '412,000', '500'],
        ['BUSINESS PERSONAL PROPERTY - ACTUAL CASH VALUE', '88,000', ''],
        ['BUSINESS INCOME', '', ''],
      ],
    ],
    [
      'listed',
      [
        ['Building', '412,000', '500'],
        ['Business Personal Property', '88,000', '500'],
      ],
    ],
    [
      'addressed',
      [
        ['Building (Replacement Cost)', '412,000', '500'],
        ['Business Personal Property (Replacement Cost)', '88,000', '500'],
      ],
    ],
  ])('laid out as %s', (laid, rows) => {
    expect(evidence(laid)).toMatchObject({ rows, street: '12 Elm Street' })
  })

  test('deductibles that differ by peril are told in words, and none is the deductible', () => {
    expect(evidence('parted').attached).toEqual([
      'BUSINESS PERSONAL PROPERTY - ACTUAL CASH VALUE: Basic Property Deductible: 500',
      'BUSINESS PERSONAL PROPERTY - ACTUAL CASH VALUE: Windstorm or Hail Deductible: 2,500',
      'BUSINESS INCOME: limit: 12 Months',
    ])
  })

  test('of several buildings at a location it asks which', () => {
    expect(evidence('parted', 'Fill ACORD 27')).toMatchObject({
      rows: [],
      choices: [
        'Location 1, Building 1, 12 Elm Street, Mobile, AL 36602',
        'Location 1, Building 2, 12 Elm Street, Mobile, AL 36602',
      ],
    })
  })
})

test('a building goes where forms ask for a building, whatever stands behind its name', () => {
  const commercial = filled(acord28, 'parted', 'Fill it for location 1, building 2').value
  expect(commercial('CommercialPropertyCoverage_Property_LimitAmount_A')).toBe('9,300')
  expect(commercial('CommercialPropertyCoverage_Property_DeductibleAmount_A')).toBe('500')
  expect(commercial('CommercialProperty_Blanket_YesIndicator_A')).toBe('true')
  const certificate = filled(acord24, 'parted', FIRST).value
  expect(certificate('Property_Building_LimitAmount_A')).toBe('412,000')
  expect(certificate('Property_PersonalProperty_LimitAmount_A')).toBe('88,000')
  expect(certificate('CommercialProperty_Blanket_LimitAmount_A')).toBe('')
})

test.each<[Laid, second: string[]]>([
  ['parted', ['BUILDING', '9,300', 'REPLACEMENT COST', '500']],
  ['listed', ['Building', '230,000', 'Actual Cash Value', '1,000']],
  ['addressed', ['Building', '230,000', 'Actual Cash Value', '1,000']],
])('ACORD 140 has each building of declarations laid out as %s with its own limits', (laid, second) => {
  const { value } = filled(acord140, laid, 'Fill ACORD 140')
  const row = (letter: string) =>
    ['SubjectOfInsuranceCode', 'LimitAmount', 'ValuationCode', 'DeductibleAmount'].map((one) =>
      value(`CommercialProperty_Premises_${one}_${letter}`),
    )
  expect(row('A').map((one) => one.toLowerCase())).toEqual(['building', '412,000', 'replacement cost', '500'])
  expect(
    row('B')
      .slice(0, 2)
      .map((one) => one.toLowerCase()),
  ).toEqual(['business personal property', '88,000'])
  expect(row('G')).toEqual(second)
  expect(value('CommercialProperty_Summary_BlanketLimitAmount_A')).toBe('')
  expect(value('CommercialStructure_PhysicalAddress_LineOne_A')).toBe('12 Elm Street')
})

test('what each building is rated by is of its own', () => {
  const { value } = filled(acord140, 'parted', 'Fill ACORD 140')
  const of = (letter: string) =>
    [
      ...['Construction_ConstructionCode', 'CommercialStructure_BuiltYear'],
      ...['BuildingFireProtection_ProtectionClassCode', 'CommercialStructure_Building_SublocationDescription'],
    ].map((name) => value(`${name}_${letter}`))
  expect(of('A')).toEqual(['Joisted Masonry', '1987', '03', 'Opticians'])
  expect(of('B')).toEqual(['Frame', '2003', '03', 'Storage'])
})
