import { describe, expect, test } from 'vitest'
import { addressFrom, cityStateZip, startsAddress } from './addresses.ts'
import { amountsAmong } from './amounts.ts'
import { companyName } from './company-names.ts'
import { datesAmong, sortableDate } from './dates.ts'
import { drawnPage } from './drawn-pages.ts'
import { respelled } from './misread-words.ts'
import { plausibleName } from './names.ts'
import { policyNumber } from './policy-numbers.ts'
import { sheetOf, spanOf, type Token } from './sheet.ts'

const cellOf = (text: string) => sheetOf(drawnPage(text)).rows[0]!.cells[0]!
const tokensOf = (text: string): Token[] => cellOf(text).tokens

describe('amounts', () => {
  test.each([
    ['$1,000,000', ['1,000,000']],
    ['$ 1,000,000 each occurrence', ['1,000,000']],
    ['$1M', ['1,000,000']],
    ['1 million', ['1,000,000']],
    ['$ 2.5 million', ['2,500,000']],
    ['$500', ['500']],
    ['$1,000,000.00', ['1,000,000']],
    ['$1,445.50', ['1,445.50']],
    ['$1,000,000/$2,000,000', ['1,000,000', '2,000,000']],
    ['$100,000 each person/$300,000 each accident', ['100,000', '300,000']],
    ['S1,000,000', ['1,000,000']],
    ['04/01/2026', []],
    ['Included', []],
    ['None', []],
    ['GL-2209-4471', []],
    ['75%', []],
  ])('%s', (text, values) => {
    expect(amountsAmong(tokensOf(text)).map(({ value }) => value)).toEqual(values)
  })

  test('a bare number is a weak amount', () => {
    expect(amountsAmong(tokensOf('1000000'))).toEqual([{ value: '1,000,000', from: 0, to: 1, weak: true }])
  })
})

describe('dates', () => {
  test.each([
    ['From 5/1/26 to 5/1/27', ['05/01/2026', '05/01/2027']],
    ['05-01-2026', ['05/01/2026']],
    ['2026-05-01', ['05/01/2026']],
    ['May 1, 2026', ['05/01/2026']],
    ['1 May 2026', ['05/01/2026']],
    ['01-MAY-26', ['05/01/2026']],
    ['5/1/26-5/1/27', ['05/01/2026', '05/01/2027']],
    ['13/45/2026', []],
    ['02/30/2026', []],
    ['CG 20 10 04 13', []],
  ])('%s', (text, values) => {
    expect(datesAmong(tokensOf(text)).map(({ value }) => value)).toEqual(values)
  })

  test('compare as strings once sortable', () => {
    expect(sortableDate('12/31/2025') < sortableDate('01/01/2026')).toBe(true)
  })
})

describe('addresses', () => {
  test.each([
    [['19 Briar Harbor, Burlington, VT 05401'], ['19 Briar Harbor', '', 'Burlington', 'VT', '05401']],
    [
      ['1234 TEST AVE', 'SAN FRANCISCO CA 94104'],
      ['1234 TEST AVE', '', 'SAN FRANCISCO', 'CA', '94104'],
    ],
    [['88 PIER AVE SANTA CRUZ CA 95060'], ['88 PIER AVE', '', 'SANTA CRUZ', 'CA', '95060']],
    [
      ['200 Harbor Blvd, Suite 900, Long Beach, CA 90802'],
      ['200 Harbor Blvd', 'Suite 900', 'Long Beach', 'CA', '90802'],
    ],
    [
      ['10 Tower Place, 22nd Floor Long Beach, CA 90802'],
      ['10 Tower Place', '22nd Floor', 'Long Beach', 'CA', '90802'],
    ],
    [
      ['10 Tower Place, 22nd Floor', 'Floral Park, CA 90802'],
      ['10 Tower Place', '22nd Floor', 'Floral Park', 'CA', '90802'],
    ],
    [
      ['PO Box 7', 'Wayne, Pennsylvania 19087-0007'],
      ['PO Box 7', '', 'Wayne', 'PA', '19087-0007'],
    ],
  ])('%j', (lines, [line1, line2, city, state, zip]) => {
    expect(addressFrom(lines)).toEqual({ line1, line2, city, state, zip })
  })

  test.each(['Burlington', '12345', 'Suite 900', 'XX 99999 ZZ'])('%s ends no address', (text) => {
    expect(cityStateZip(text)).toBeNull()
  })

  test.each([
    ['PO BOX 12', true],
    ['One Cannon Square', true],
    ['55 Orchard Lane', true],
    ['90 DAYS NOTICE', false],
    ['Acme Roofing LLC', false],
  ])('%s begins an address: %s', (text, begins) => {
    expect(startsAddress(text)).toBe(begins)
  })
})

describe('names', () => {
  test.each([
    ['Acme Roofing LLC', true],
    ['HOLLIS & DAUGHTERS', true],
    ['COMMERCIAL GENERAL LIABILITY DECLARATIONS', false],
    ['The insured shall maintain the following', false],
    ['June 2, 2026', false],
    ['$1,000,000', false],
    ['See schedule', false],
  ])('%s: %s', (text, plausible) => {
    expect(plausibleName(text)).toBe(plausible)
  })

  test.each([
    ['Harbor Pine Specialty Insurance Company', true],
    ['JUNIPER CROWN CASUALTY', true],
    ['OWNERS INS. CO.', true],
    ['Oakleaf Insurance Agency Inc', false],
    ['stock insurance company indicated below', false],
    ['Commercial General Liability Policy', false],
    ['Tidewrack Property & Liability Insurance Company', true],
    ['Tidewrack Liability Insurance Exchange', true],
    ['Tidewrack General Liability Insurance', false],
    ['Tidewrack Auto Liability Insurance', false],
    ['Tidewrack Liability Center Company', false],
    ['Tidewrack Insurance Center Inc', false],
    ['QF-104288 — Tidewrack Casualty Company', false],
  ])('%s is a carrier: %s', (text, carrier) => {
    expect(companyName(text)).toBe(carrier)
  })
})

test.each([
  ['LG695378', 'LG695378'],
  ['73 TRS 104039', '73 TRS 104039'],
  ['BKS (25) 57 89 12 34', 'BKS (25) 57 89 12 34'],
  ['ABC-GL 0047713-02', 'ABC-GL 0047713-02'],
  ['A-MUTUAL 0047713', null],
  ['CPP 0012345 02 Effective Date', 'CPP 0012345 02'],
  ['CPP 0012345 - 02', 'CPP 0012345 - 02'],
  ['CPP 0012345 - 02 EFFECTIVE DATE', 'CPP 0012345 - 02'],
  ['CPP 0012345 - 02 vehicles', 'CPP 0012345'],
  ['01/01/2026', null],
  ['TO BE ASSIGNED', null],
  ['$1,000,000', null],
  ['05401', null],
])('policy number in "%s"', (text, number) => {
  expect(policyNumber(spanOf(cellOf(text)))?.text ?? null).toBe(number)
})

test.each([
  ['OCCURRENCF', 'OCCURRENCE'],
  ['P0LICY', 'POLICY'],
  ['LLABILITY', 'LIABILITY'],
  ['INSURED', 'INSURED'],
  ['ORCHARD', 'ORCHARD'],
])('%s is read as %s', (word, wanted) => {
  expect(respelled(word)).toBe(wanted)
})
