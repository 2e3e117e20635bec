import { describe, expect, it } from 'vitest'
import { patternsOf } from '../../db/list.ts'
import { asKept } from '../../db/search.ts'
import { accountSearchText, nameKey, streetKey } from './rules.ts'

describe('the name of a client', () => {
  it.each([
    ['Otter & Thimble Joinery LLC', 'otter and thimble joinery'],
    ['OTTER AND THIMBLE JOINERY, L.L.C.', 'otter and thimble joinery'],
    ['The Otter and Thimble Joinery Co.', 'otter and thimble joinery'],
    ['Odette’s Kiln, Inc', 'odettes kiln'],
    ['Company', 'company'],
  ])('%s is compared as %s', (name, key) => expect(nameKey(name)).toBe(key))
})

describe('a street', () => {
  const place = { city: 'Sampleton', zone: 'OH', postalCode: '43000' }
  it.each([
    [{ line1: '12 Example Street', line2: 'Unit 7' }, '12 example st # 7 / 43000'],
    [{ line1: '12 Example St., #7' }, '12 example st # 7 / 43000'],
    [{ line1: '12 example st apt 7' }, '12 example st # 7 / 43000'],
    [{ line1: '12 Example Street', postalCode: '43000-1234' }, '12 example st / 43000'],
    [{ line1: '12 N. Example Ave' }, '12 n example av / 43000'],
    [{ line1: '12 North Example Avenue' }, '12 n example av / 43000'],
    [{ line1: '12 Example Street', postalCode: '' }, '12 example st / sampleton'],
    [{ line1: '', line2: 'Unit 7' }, ''],
    [{ line1: '12 Example Street', city: '', postalCode: '' }, ''],
  ])('%o is compared as %s', (address, key) => expect(streetKey({ ...place, ...address })).toBe(key))
})

describe('what was typed to find a client', () => {
  const text = accountSearchText(
    {
      name: 'Otter & Thimble Joinery LLC',
      dba: 'The Workbench',
      website: 'https://otterthimble.example.com',
      email: 'Shop@otterthimble.example.com',
      phone: '+15550100142x45',
      producerId: null,
      serviceRepId: null,
      mailingAddress: {
        line1: '12 Example Street',
        line2: 'Ste 7',
        city: 'Sampleton',
        zone: 'OH',
        postalCode: '43000-1234',
      },
    },
    [{ id: '', name: 'Odette Sample', email: 'odette@otterthimble.example.com', phone: '+15550100199' }],
    [],
  )
  const holds = (typed: string) =>
    patternsOf(asKept(typed)).every((pattern) => text.includes(pattern.slice(1, -1).toLowerCase()))

  it.each([
    '(555) 010-0142',
    '555-010-0142',
    '555.010.0142',
    '5550100142',
    '+1 555 010 0142',
    '1-555-010-0142',
    '(555) 010-0142 ext. 45',
    '555-010-0142 x45',
    '010-0142',
    '(555)',
    '(555) 010',
    '555-010',
    '+1 555',
    'Odette (555) 010-0199',
    '12 example street',
    '12 Example St',
    '12 Example St, Suite 7',
    'sampleton ohio',
    'Sampleton, OH 43000',
    '43000-1234',
    '430001234',
    'workbench',
    'otterthimble.example.com',
    'SHOP@',
    'odette joinery',
  ])('%s finds it', (typed) => expect([typed, holds(typed)]).toEqual([typed, true]))

  it.each(['(555) 010-0143', 'Otter Bakery', '13 Example Street', 'x46', 'Michigan'])('%s does not', (typed) =>
    expect([typed, holds(typed)]).toEqual([typed, false]),
  )
})
