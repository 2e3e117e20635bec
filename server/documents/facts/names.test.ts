import { describe, expect, test } from 'vitest'
import { nameOf, plausibleName, withoutBoxes } from './names.ts'

describe('names', () => {
  test.each([
    'Drumlin Electrical Contractors, LLC',
    'JUSTIN JONES',
    'The Vantage Property Management Company',
    'Family Trust of A. Heron',
    '8242 Longleaf Drive, LLC',
    'Mira Holt, sole proprietor',
    'Otter Bay March 4',
    'Finch Farms, a general partnership',
  ])('may be “%s”', (name) => {
    expect(plausibleName(name)).toBe(true)
  })

  test.each([
    'PROPERTY ADDRESS',
    'PROCESS DATE Feb 14',
    'Previous Agent Otter Insurance Agency',
    'Sub-Producer Otter Insurance Agency',
    'Copy to Otter Insurance Agency, Inc.',
    'CONTROLLING UNDERLYING INSURER OTTER MUTUAL INSURANCE COMPANY',
    'EMAIL',
    'in',
    'Alabama',
    'Unit #',
    'CURRENT ACCOUNT SUMMARY',
    'SIGNATURE',
    'STATE PRODUCER LICENSE NO',
    'EMPLOYER NAME AND ADDRESS',
    'CUSTOMER ID',
    'VEHICLE WAS PARKED AND UNOCCUPIED',
    '3691 HARBOR VIEW BLVD',
    '8242 Longleaf Drive, Lake View',
    '(No., Street, Town)',
    'P.O. BOX',
    'LLC',
    'LIABILITY (PART TWO)',
    'Coverage',
    'Property Coverage',
    'Aug 13, 2026',
    'Issue Date Aug 13',
    '19. Are Day Care Facilities Operated?',
  ])('are never “%s”', (words) => {
    expect(plausibleName(words)).toBe(false)
  })

  test.each([
    [['Drumlin Electrical', 'Contractors, LLC'], 'Drumlin Electrical Contractors, LLC'],
    [['Rosalind Guthrie dba Ashgrove', 'Catering'], 'Rosalind Guthrie dba Ashgrove Catering'],
    [['The Vantage Company', 'of Saint Orrin,', 'L.P.'], 'The Vantage Company of Saint Orrin, L.P.'],
    [['Northgate Dental Group, LLC', 'Attn: Accounts'], 'Northgate Dental Group, LLC'],
    [['For Eyes Optical', 'LLC'], 'For Eyes Optical LLC'],
  ])('wrap: %j is %s', (lines, name) => {
    expect(nameOf(lines, true).name).toBe(name)
  })

  test.each([
    ['Alder Roofing, L.P. [ ] Individual [X] Partnership', 'Alder Roofing, L.P.'],
    ['Alder Roofing LLC ☐ Corporation ☒ LLC', 'Alder Roofing LLC'],
    ['Alder Roofing ___ an Individual _x_ Corporation', 'Alder Roofing'],
    ['Alder Roofing x Partnership', 'Alder Roofing'],
    ['Alder Partnership Holdings', 'Alder Partnership Holdings'],
    ['Alder Individual Care LLC', 'Alder Individual Care LLC'],
  ])('stand before the boxes of what they are: “%s” is %s', (printed, name) => {
    expect(withoutBoxes(printed)).toBe(name)
  })
})

test('a name goes on with the one for whom it acts', () => {
  const lines = ['Dewpoint Management Corp.', 'as agent for 32 Spindrift Street', 'LLC', '7311 Quarry Hill Way']
  expect(nameOf(lines)).toEqual({ name: 'Dewpoint Management Corp. as agent for 32 Spindrift Street LLC', joined: 3 })
})

test.each([
  [['Pomeroy Family Limited', 'Partnership', '7077 Quay Street'], 'Pomeroy Family Limited Partnership'],
  [['Pomeroy Family, LLC', 'Partnership', '7077 Quay Street'], 'Pomeroy Family, LLC'],
])('a legal form that is parted between lines is whole: %s', (lines, name) => {
  expect(nameOf(lines).name).toBe(name)
})
