import { describe, expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { type DrawnItem, packetPages } from '../../../../tests/support/documents/packet-pages.ts'
import type { Page } from '../../types.ts'
import { readPacket } from './read-packet.ts'

const HEAD = [
  'POLICY NUMBER: WX778812',
  'Named insured: Cedar Row Holdings, LLC',
  'Policy period: 04/01/2026 - 04/01/2027',
]
const COMMON = {
  policy_number: 'WX778812',
  named_insured: 'Cedar Row Holdings, LLC',
  policy_period: '04/01/2026 - 04/01/2027',
}

const valuesOf = (pages: Page[], type: string) =>
  readPacket(pages)
    .filter((record) => record.type === type)
    .map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))

const FORMS = ['Coverage Form', 'Amendment of Definitions', 'Exclusion - Virus or Bacteria']

const property = (index: number): DrawnItem => ({
  location_number: String((index % 4) + 1),
  building_number: String((index % 2) + 1),
  premises_address: `${index + 11} Harbor Street, Dover, DE 19901`,
  coverage: ['Building', 'Business Personal Property', 'Business Income'][index % 3]!,
  limit: index % 3 === 2 ? 'Actual Loss Sustained' : `$${index + 1}50,000`,
  deductible: index % 4 ? '$2,500' : 'None',
  valuation: 'Replacement Cost',
  coinsurance: index % 2 ? '80%' : '90%',
  class_code: String(64100 + index),
  classification: ['Bakeries - retail', 'Offices', 'Florist shops'][index % 3]!,
  premium: `$${1000 + index * 37}`,
  form_number: `BP 0${index % 3} 0${index % 5}`,
  form_title: FORMS[index % 3]!,
  edition_date: '01 24',
})

const employees = (index: number): DrawnItem => ({
  location_number: String((index % 3) + 1),
  state: ['OH', 'PA', 'NJ'][index % 3]!,
  class_code: String(8810 + index),
  classification: ['Clerical office employees', 'Drivers', 'Carpentry'][index % 3]!,
  governing_class: index === 0 ? 'Yes' : 'No',
  annual_payroll: `$${(index + 3) * 41000}`,
  manual_rate: `${index}.42`,
  premium_basis: 'Per $100 of payroll',
  experience_mod: '0.95',
  schedule_credit_debit: '-5%',
  estimated_premium: `$${1200 + index * 53}`,
  form_number: 'WC 00 00 00 C',
  form_title: FORMS[index % 3]!,
  edition_date: '01 15',
})

const liability = (index: number): DrawnItem => ({
  location_number: String(index + 1),
  class_code: String(10010 + index),
  classification: ['Bakeries', 'Concrete construction'][index % 2]!,
  territory: `00${index % 4}`,
  limit_type: ['Each Occurrence', 'General Aggregate'][index % 2]!,
  limit: ['$1,000,000', '$2,000,000'][index % 2]!,
  form_number: `CG 20 1${index}`,
  form_title: FORMS[index % 3]!,
  edition_date: '01 24',
  exclusion_name: ['PFAS Exclusion', 'Silica Exclusion'][index % 2]!,
})

describe('readPacket', () => {
  for (const seed of [0, 1, 2, 3]) {
    it(`joins the schedules of a businessowners packet, wording ${seed}`, () => {
      const items = Array.from({ length: 14 }, (_, index) => property(index))
      const pages = packetPages('BUSINESSOWNERS POLICY', HEAD, [
        { title: 'Property Coverage Schedule', lead: 'location_number', labels: [['BLDG', 'building_number'], ['COVERAGE', 'coverage'], ['LIMIT', 'limit'], ['DEDUCTIBLE', 'deductible'], ['VALUATION', 'valuation'], ['COINSURANCE', 'coinsurance']] },
        { title: 'Location Schedule', lead: 'location_number', labels: [['BLDG', 'building_number'], ['PREMISES ADDRESS', 'premises_address'], ['CLASS', 'class_code'], ['CLASSIFICATION', 'classification']] },
        { title: 'Forms Schedule', lead: 'form_number', labels: [['EDITION', 'edition_date'], ['TITLE', 'form_title'], ['LOC', 'location_number'], ['CLASS', 'class_code']] },
        { title: 'Premium Summary', lead: 'location_number', labels: [['CLASS', 'class_code'], ['COVERAGE', 'coverage'], ['PREMIUM', 'premium']] },
      ], items, seed) // biome-ignore format: a table
      const found = valuesOf(pages, 'bop_coverage_item')
      expect(found).toEqual(items.map((item) => ({ lob: 'BOP', ...COMMON, ...item })))
    })

    it(`joins the schedules of a workers compensation packet, wording ${seed}`, () => {
      const items = Array.from({ length: 9 }, (_, index) => employees(index))
      const pages = packetPages('Workers Compensation and Employers Liability', HEAD, [
        { title: 'Classification of Operations', lead: 'location_number', labels: [['STATE', 'state'], ['CLASS', 'class_code'], ['CLASSIFICATION', 'classification'], ['GOVERNING CLASS', 'governing_class']] },
        { title: 'Rating Schedule', lead: 'location_number', labels: [['CLASS', 'class_code'], ['PAYROLL', 'annual_payroll'], ['BASIS', 'premium_basis'], ['MANUAL RATE', 'manual_rate'], ['EXP MOD', 'experience_mod'], ['SCHED CR/DR', 'schedule_credit_debit'], ['EST PREMIUM', 'estimated_premium']] },
        { title: 'Forms Schedule', lead: 'form_number', labels: [['EDITION', 'edition_date'], ['TITLE', 'form_title'], ['LOC', 'location_number']] },
      ], items, seed) // biome-ignore format: a table
      expect(valuesOf(pages, 'wc_class_code_item')).toEqual(items.map((item) => ({ lob: 'WC', ...COMMON, ...item })))
      const premiums = valuesOf(pages, 'policy_premium_item')
      expect(premiums.map(({ exposure, rate, premium }) => [exposure, rate, premium])).toEqual(
        items.map(({ annual_payroll, manual_rate, estimated_premium }) => [
          annual_payroll,
          manual_rate,
          estimated_premium,
        ]),
      )
    })
  }

  it('gives endorsements and clauses what the schedules say of their item', () => {
    const items = Array.from({ length: 8 }, (_, index) => liability(index))
    const schedules = packetPages('Commercial General Liability', HEAD, [
      { title: 'Limits Schedule', lead: 'location_number', labels: [['CLASS', 'class_code'], ['LIMIT TYPE', 'limit_type'], ['LIMIT', 'limit']] },
      { title: 'Classification Schedule', lead: 'location_number', labels: [['CLASS', 'class_code'], ['CLASSIFICATION', 'classification'], ['TERRITORY', 'territory']] },
      { title: 'Forms Schedule', lead: 'form_number', labels: [['EDITION', 'edition_date'], ['TITLE', 'form_title'], ['LOC', 'location_number'], ['CLASS', 'class_code'], ['EXCLUSION', 'exclusion_name']] },
    ], items, 1) // biome-ignore format: a table
    const change = drawnPage(
      ['PFAS EXCLUSION', 'EFFECTIVE DATE 05/20/2026', 'CHANGE CLASSIFICATION Material', 'CLASS / TERRITORY 10011 / 001', 'LOCATION 2', 'LIMIT General Aggregate: $2,000,000', 'FORM CG 20 11 01 24', 'This endorsement changes what the policy says of Location 4.'].map(
        (text, index) => ({ x: 30, y: 90 + index * 14, text }),
      ),
      [],
      20,
    ) // biome-ignore format: a list
    const provisions = drawnPage(
      [
        ['SECTION 1 - AGGREGATE LIMIT APPLICATION', 90],
        ['A. CG 20 11 edition 01 24 is a condition provision for Location 2, class 10011,', 102],
        ['territory 001.', 111],
        ['The limit of $2,000,000 applies for Location 2, class 10011, territory 001, and does', 124],
        ['not increase another aggregate.', 133],
        ['SECTION 2 - AGGREGATE LIMIT APPLICATION', 150],
        ['The provision below is read with CG 20 12 edition 01 24 for Location 3, class 10012.', 162],
        ['B. The limit applies for Location 3, class 10012, territory 002.', 175],
      ].map(([text, y]) => ({ x: 30, y: Number(y), text: String(text) })),
      [],
      21,
    ) // biome-ignore format: a list
    const pages = [...schedules, change, provisions]
    const second = items[1]!
    expect(valuesOf(pages, 'policy_endorsement_item')).toEqual([
      { lob: 'CGL', ...COMMON, ...second, endorsement_effective_date: '05/20/2026', materiality: 'Material' },
    ])
    expect(valuesOf(pages, 'cgl_exposure_item').map((item) => item.endorsement_effective_date ?? '')).toEqual(
      items.map((_item, index) => (index === 1 ? '05/20/2026' : '')),
    )
    const title = { clause_title: 'Aggregate Limit Application', clause_type: 'condition' }
    expect(valuesOf(pages, 'policy_clause_item')).toEqual([
      { lob: 'CGL', ...COMMON, ...second, ...title, clause_scope: 'Location 2, class 10011, territory 001', clause_text: 'The limit of $2,000,000 applies for Location 2, class 10011, territory 001, and does not increase another aggregate.' },
      { lob: 'CGL', ...COMMON, ...items[2], ...title, clause_scope: 'Location 3, class 10012, territory 002', clause_text: 'The limit applies for Location 3, class 10012, territory 002.' },
    ]) // biome-ignore format: a table
  })

  it('leaves out what a scan leaves in doubt', () => {
    const items = Array.from({ length: 5 }, (_, index) => liability(index))
    const schedule = { title: 'Limits', lead: 'location_number', labels: [['CLASS', 'class_code'], ['TERRITORY', 'territory'], ['LIMIT', 'limit']] satisfies [string, string][] } // biome-ignore format: a list
    const pages = packetPages('Commercial General Liability', HEAD, [schedule], items, 0).map((page) => ({
      ...page,
      lines: page.lines.map((line) => ({
        ...line,
        words: line.words.map((word) => (/WX778812|002/.test(word.text) ? { ...word, others: ['?'] } : word)),
      })),
    }))
    const found = valuesOf(pages, 'cgl_exposure_item')
    expect(found.map(({ territory }) => territory)).toEqual(['000', '001', undefined, '003', '000'])
    for (const item of found) {
      expect(item).toHaveProperty('policy_period')
      expect(item).not.toHaveProperty('policy_number')
    }
  })

  it('claims nothing where schedules do not agree or no line of business is named', () => {
    const items = Array.from({ length: 5 }, (_, index) => liability(index))
    const labels: [string, string][] = [['CLASS', 'class_code'], ['LIMIT', 'limit']] // biome-ignore format: a list
    const limits = { title: 'Limits', lead: 'location_number', labels }
    expect(readPacket(packetPages('Policy', HEAD, [limits], items, 0))).toEqual([])
    const others = items.map((item, index) => ({ ...item, class_code: String(90000 + (index % 2)), territory: '007' }))
    const schedules = [...packetPages('Commercial General Liability', HEAD, [limits], items, 0), ...packetPages('Commercial General Liability', HEAD, [{ title: 'Territories', lead: 'location_number', labels: [['CLASS', 'class_code'], ['TERRITORY', 'territory']] }], others, 0)] // biome-ignore format: a list
    const pages = schedules.map((page, index) => ({ ...page, number: index + 1 }))
    expect(valuesOf(pages, 'cgl_exposure_item').every((item) => !('territory' in item))).toBe(true)
  })
})
