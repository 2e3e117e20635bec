import { expect, test } from 'vitest'
import { DECLARATIONS, proposedOn } from '../../../tests/support/forms/drawn-evidence.ts'
import { acord28 } from './28.ts'

const COVERAGE = 'CommercialPropertyCoverage_'
const declared = (...rows: string[]) => [
  [
    `${DECLARATIONS}
  Location 1: 12 Elm Street, Erie, PA 16501

  Coverage                                  Limit              Deductible    Coinsurance    Valuation
${rows.join('\n')}
`,
  ],
]
const BUILDING =
  '  Building                                  500,000            5,000         90%            Replacement Cost'
const CONTENTS =
  '  Business Personal Property                80,000             5,000         90%            Replacement Cost'
const filled = (...rows: string[]) => proposedOn(acord28, declared(...rows))
/** What stands on the elements that ask about a coverage, by what their names end in. */
const asked = (stem: string, ...rows: string[]) => {
  const { values } = filled(...rows)
  return Object.fromEntries(
    values.flatMap(({ field, value }) => (field.startsWith(stem) ? [[field.slice(stem.length, -2), value]] : [])),
  )
}

test('a dwelling is no building of a business', () => {
  expect(asked('Property_', BUILDING)).toEqual({ Building_CoverageIndicator: 'true' })
  expect(asked('Property_', BUILDING.replace('Building', 'Dwelling'))).toEqual({})
})

test('of the three boxes of a question one is ticked', () => {
  const stems = acord28.fields.flatMap(({ name }) => (/YesIndicator_A$/.test(name) ? [name.slice(0, -14)] : []))
  expect(stems).toHaveLength(19)
  for (const stem of stems) {
    const boxes = [`${stem}YesIndicator_A`, `${stem}NoIndicator_A`]
    expect(acord28.check(Object.fromEntries(boxes.map((box) => [box, 'true']))).map(({ fields }) => fields)).toEqual([
      boxes,
    ])
    expect(acord28.check({ [boxes[0]!]: 'true' })).toEqual([])
  }
  const wind = ['SubjectToProvisionsNoIndicator', 'NotApplicableIndicator'].map((box) => `${COVERAGE}WindHail_${box}_A`)
  expect(acord28.check(Object.fromEntries(wind.map((box) => [box, 'true'])))).toHaveLength(1)
})

test('days, amounts and the signature are checked', () => {
  const found = (values: Record<string, string>) => acord28.check(values).map(({ fields }) => fields)
  const term = { Policy_EffectiveDate_A: '03/10/2027', Policy_ExpirationDate_A: '03/10/2026' }
  expect(found(term)).toEqual([Object.keys(term)])
  expect(found({ [`${COVERAGE}Flood_LimitAmount_A`]: 'Included' })).toEqual([[`${COVERAGE}Flood_LimitAmount_A`]])
  expect(found({ Producer_AuthorizedRepresentative_Signature_A: 'A. Writer' })).toHaveLength(1)
})

test('a coverage is answered for where the policy lists it by its name, and no other is', () => {
  const flood = '  Flood                                     250,000            25,000'
  expect(asked(`${COVERAGE}Flood_`, BUILDING, flood)).toEqual({
    YesIndicator: 'true',
    LimitAmount: '250,000',
    DeductibleAmount: '25,000',
  })
  expect(asked(`${COVERAGE}Flood_`, BUILDING, flood.replace('Flood      ', 'Flood debris'))).toEqual({})
  expect(asked(`${COVERAGE}EarthMovement_`, BUILDING, flood)).toEqual({})
  expect(filled(BUILDING).why(`${COVERAGE}Flood_NoIndicator_A`)).toMatch(/never what they leave out/)
})

test('a coverage that is included has no amount, and one that is excluded no answer', () => {
  const breakdown = (words: string) => `  Equipment Breakdown                       ${words}`
  expect(asked(`${COVERAGE}EquipmentBreakdown_`, BUILDING, breakdown('Included'))).toEqual({ YesIndicator: 'true' })
  for (const words of ['Excluded', 'Not covered', 'See form', '0'])
    expect(asked(`${COVERAGE}EquipmentBreakdown_`, BUILDING, breakdown(words))).toEqual({})
})

test('parts of ordinance or law are told apart, and two of them together are neither', () => {
  const law = (name: string) => `  ${name.padEnd(42)}100,000            5,000`
  const limits = (name: string) =>
    acord28.fields
      .filter(({ name: field }) => /OrdinanceOrLaw.*LimitAmount/.test(field))
      .map(({ name: field }) => filled(BUILDING, law(name)).value(field))
  expect(limits('Ordinance or Law Coverage A')).toEqual(['100,000', '', ''])
  expect(limits('Ordinance or Law - demolition cost')).toEqual(['', '100,000', ''])
  expect(limits('Ordinance or Law - increased cost')).toEqual(['', '', '100,000'])
  for (const name of ['Ordinance or Law', 'Ordinance or Law B and C', 'Demolition and increased cost'])
    expect(limits(name), name).toEqual(['', '', ''])
})

test('the amount of insurance is that of the building or of the contents, where only one is insured', () => {
  const amount = `${COVERAGE}Property_LimitAmount_A`
  expect(filled(CONTENTS).value(amount)).toBe('80,000')
  const both = filled(BUILDING, CONTENTS)
  expect(both.value(amount)).toBe('')
  expect(both.value(`${COVERAGE}Property_DeductibleAmount_A`)).toBe('5,000')
  expect(both.value('Property_Building_CoverageIndicator_A')).toBe('true')
  expect(both.why(amount)).toMatch(/more than one amount/)
  expect(both.overflow.map(({ label, text }) => `${label} ${text}`)).toContain('Building: limit 500,000')
})

test('coinsurance and valuation are those of all coverages that tell them', () => {
  const percent = 'CommercialProperty_Premises_CoinsurancePercent_A'
  const [yes, replaced] = [`${COVERAGE}Coinsurance_YesIndicator_A`, `${COVERAGE}ReplacementCost_YesIndicator_A`]
  const all = filled(BUILDING, CONTENTS)
  expect([percent, yes, replaced].map(all.value)).toEqual(['90%', 'true', 'true'])
  const apart = filled(BUILDING, CONTENTS.replace('90%', '80%').replace('Replacement Cost', 'Actual Cash Value'))
  expect([percent, yes, replaced].map(apart.value)).toEqual(['', '', ''])
  expect(apart.why(percent)).toMatch(/more than one value/)
  const none = filled(BUILDING.replace('90% ', 'None'))
  expect([percent, yes].map(none.value)).toEqual(['', ''])
  const some = filled(BUILDING.replace('90% ', 'Agreed'), CONTENTS)
  expect([percent, yes].map(some.value)).toEqual(['', ''])
})

test('a policy of a home lists nothing on it, and the form for one is told', () => {
  const home = [
    '  Dwelling                                  500,000            5,000',
    '  Other Structures                          50,000             5,000',
    '  Personal Property                         250,000            5,000',
    '  Loss of Use                               100,000',
  ]
  const pages = declared(...home).map((own) => own.map((page) => page.replace(/commercial /gi, '')))
  const { values, blanks } = proposedOn(acord28, pages)
  expect(values.filter(({ field }) => field.includes('Coverage'))).toEqual([])
  expect(blanks.find(({ field }) => field === 'Property_BusinessPersonalProperty_CoverageIndicator_A')?.reason).toMatch(
    /ACORD 27/,
  )
})

test('the amount of a building is not all where personal property is insured nobody knows where', () => {
  const list = (last: string) => [
    [
      `${DECLARATIONS}
  Location    Address                               Coverage                       Limit
  1           12 Elm Street, Erie, PA 16501         Building                       500,000
  2           9 Oak Street, Erie, PA 16501          Building                       300,000
                                                    ${last}
`,
    ],
  ]
  const instructions = 'Evidence for location 1: 12 Elm Street, Erie, PA 16501'
  const amount = (last: string) =>
    proposedOn(acord28, list(last), { instructions }).value(`${COVERAGE}Property_LimitAmount_A`)
  expect(amount('Outdoor signs                  80,000')).toBe('500,000')
  expect(amount('Club Personal Property         80,000')).toBe('')
})

test('what tells no place may be at each, so that its terms must agree too', () => {
  const list = (last: string) => [
    [
      `${DECLARATIONS}
  Location    Address                               Coverage                       Limit         Valuation
  1           12 Elm Street, Erie, PA 16501         Building                       500,000       Replacement Cost
  2           9 Oak Street, Erie, PA 16501          Building                       300,000       Replacement Cost
                                                    Outdoor signs                  80,000        ${last}
`,
    ],
  ]
  const instructions = 'Evidence for location 1: 12 Elm Street, Erie, PA 16501'
  const replaced = (last: string) =>
    proposedOn(acord28, list(last), { instructions }).value(`${COVERAGE}ReplacementCost_YesIndicator_A`)
  expect(replaced('Replacement Cost')).toBe('true')
  expect(replaced('Actual Cash Value')).toBe('')
})
