import { describe, expect, it } from 'vitest'
import { addYears, datesIn, findDates, formatDate, momentIn, parseDate, timeIn } from './dates.ts'

it('adds years to a day, also beyond those that are read', () => {
  expect(addYears('2026-04-01', 1)).toBe('2027-04-01')
  expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
  expect(addYears('2028-02-29', -4)).toBe('2024-02-29')
  expect(addYears('2100-06-01', 1)).toBe('2101-06-01')
})

describe('parseDate', () => {
  it.each([
    ['02/01/2026', '2026-02-01'],
    ['2/1/26', '2026-02-01'],
    [' 2-1-2026 ', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
    ['2026-2-1', '2026-02-01'],
    ['February 1, 2026', '2026-02-01'],
    ['feb 1 2026', '2026-02-01'],
    ['Feb. 1st, 2026', '2026-02-01'],
    ["Feb 1 '26", '2026-02-01'],
    ['1 Feb 2026', '2026-02-01'],
    ['01-Feb-2026', '2026-02-01'],
    ['01FEB26', '2026-02-01'],
    ['2nd day of May, 2026', '2026-05-02'],
    ['02012026', '2026-02-01'],
    ['Sept 3, 2026', '2026-09-03'],
    ['02/29/2028', '2028-02-29'],
    ['4/1/99', '1999-04-01'],
  ])('%s is %s', (text, date) => {
    expect(parseDate(text)).toBe(date)
  })

  it.each([
    '02/31/2026',
    'February 31, 2026',
    '02/29/2026',
    '13/45/2026',
    '0/1/2026',
    '02/01',
    '02/01/2026 to 02/01/2027',
    'soon',
    '',
    'Market 1, 2026',
    '01/01/1066',
  ])('%s is none', (text) => {
    expect(parseDate(text)).toBeNull()
  })
})

describe('datesIn', () => {
  it.each([
    ['Effective 4/1/2026', ['2026-04-01']],
    ['from 04.01.1999 on', ['1999-04-01']],
    ['this 2nd day of May, 2026', ['2026-05-02']],
    ['04/01/2026 to 04/01/2027', ['2026-04-01', '2027-04-01']],
    ['5/1/26-5/1/27', ['2026-05-01', '2027-05-01']],
    ['From 01-FEB-2026 (12:01 AM)', ['2026-02-01']],
    ['1 Apr 2026 and April 1, 2027', ['2026-04-01', '2027-04-01']],
    ['31 February 2026', []],
    ['CG 20 10 04 13', []],
    ['Policy 12-345-6789', []],
    ['no number', []],
  ])('%s', (text, dates) => {
    expect([...datesIn(text)]).toEqual(dates)
  })

  it('gives the position of a date', () => {
    const text = 'From April 1, 2026 on'
    const [found] = findDates(text)
    expect(text.slice(found!.from, found!.to)).toBe('April 1, 2026')
  })
})

it('writes a date as the forms do', () => {
  expect(formatDate('2026-02-01')).toBe('02/01/2026')
})

describe('momentIn', () => {
  it.each([
    ['America/New_York', '2026-11-23', '23:59', '2026-11-24T04:59:00.000Z'],
    ['America/New_York', '2026-07-01', '15:00', '2026-07-01T19:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-23', '00:00', '2026-11-22T10:00:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ])('in %s on %s at %s is %s', (zone, day, time, at) => {
    expect(momentIn(zone, day, time).toISOString()).toBe(at)
  })

  it('is what timeIn shows', () => {
    expect(timeIn('America/Los_Angeles', momentIn('America/Los_Angeles', '2026-11-01', '09:15'))).toBe('09:15')
  })
})
