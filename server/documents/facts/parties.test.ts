import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { partyFrom } from './parties.ts'
import { readFacts } from './read-facts.ts'
import { sheetOf, spanOf } from './sheet.ts'

const told = (drawing: string) =>
  Object.fromEntries(
    readFacts([
      drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26
${drawing}
      Each Occurrence Limit                $1,000,000`),
    ])
      .facts.filter(({ confidence }) => confidence >= 0.6)
      .map(({ key, value }) => [key, value]),
  )

describe('how to reach two parties side by side', () => {
  const BESIDE = `
      Named Insured:                     Agent:
      Alder Roofing LLC                  Fernleaf Risk Partners
      87 Mill Race Lane                  2584 Orchard Drive
      New Bristow, MA 01875              Amity Springs, OR 97288`

  test('is told by the column', () => {
    expect(
      told(`${BESIDE}
      Phone: 555-555-0101                Phone: 555-555-0199
      Email: ann@alder.example           Email: desk@fernleaf.example`),
    ).toMatchObject({ 'producer.phone': '555-555-0199', 'producer.email': 'desk@fernleaf.example' })
    expect(told(`${BESIDE}\n      Phone: 555-555-0101`)).not.toHaveProperty('producer.phone')
  })

  test('is the last one’s where they stand under one another', () => {
    expect(
      told(`
      Named Insured: Alder Roofing LLC
                               Agent: Fernleaf Risk Partners
      Phone: 555-555-0199`),
    ).toMatchObject({ 'producer.phone': '555-555-0199' })
  })
})

test('a name is read without the boxes of what it is', () => {
  expect(told('      Named Insured: Alder Roofing, L.P. [ ] Individual [X] Partnership')).toMatchObject({
    'insured.name': 'Alder Roofing, L.P.',
  })
})

test('a person whom the producer’s label names with their own mail is its contact, not the agency', () => {
  const person = `
      Producer: Dana Quill
      E-mail: dquill@fernleaf.example`
  expect(told(person)).toMatchObject({ 'producer.contact': 'Dana Quill' })
  expect(told(person)).not.toHaveProperty('producer.name')
  const others = person.replace('dquill', 'desk')
  expect(told(others)).toMatchObject({ 'producer.name': 'Dana Quill' })
  const agent = `
      Agent:
      Dana Quill
      2584 Orchard Drive
      Amity Springs, OR 97288
      dquill@fernleaf.example`
  expect(told(agent)).toMatchObject({ 'producer.name': 'Dana Quill', 'producer.line1': '2584 Orchard Drive' })
})

test('a person over a phone in the agent’s block is its contact', () => {
  expect(
    told(`
      Agent:
      Fernleaf Risk Partners
      2584 Orchard Drive
      Amity Springs, OR 97288
      Dana Quill
      555-555-0199`),
  ).toMatchObject({ 'producer.contact': 'Dana Quill', 'producer.phone': '555-555-0199' })
})

describe('a name in a block', () => {
  const read = (lines: string[]) => {
    const cell = sheetOf(drawnPage(lines.join('\n'))).rows[0]!.cells[0]!
    const block = lines.map((text) => ({ text, spans: [spanOf(cell)] }))
    const [name] = partyFrom(block, null, 'insured', 0.94)
    return [name?.value, name?.sure]
  }
  const ADDRESS = ['87 Mill Race Lane', 'New Bristow, MA 01875']

  test.each([['School District No. 14'], ['Parish 7 Works']])(
    'is in doubt over a line that may be its end: %s',
    (line) => {
      expect(read(['Alder Roofing', line, ...ADDRESS])[1]).toBe(0.55)
    },
  )

  test.each([
    ['Attn: Dana Quill'],
    ['c/o Fernleaf Partners'],
    ['dba Alder Gutters'],
    ['Holloway 555-555-0101'],
    ['Umbrella'],
    ['ann@alder.example'],
    ['A Limited Liability Company'],
    ['General Liability'],
    ['Mailing address'],
  ])('is sure over a line that is none of it: %s', (line) => {
    expect(read(['Alder Roofing', line, ...ADDRESS])[1]).toBe(0.94)
  })

  test('is sure where its address follows', () => {
    expect(read(['Alder Roofing LLC', ...ADDRESS])).toEqual(['Alder Roofing LLC', 0.94])
  })
})

test('a name goes on with what alone might be a label, over its street', () => {
  const facts = told(`
      Insured                       Agent
      Larkspur Plaza Owner, LLC     Lantern Insurance Services of Salt
      P.O. Box 6690                 Cove
      Three Oaks Landing, NV 89198  67 Old Post Road
                                    New Harrow, CT 06482`)
  expect(facts).toMatchObject({
    'producer.name': 'Lantern Insurance Services of Salt Cove',
    'producer.line1': '67 Old Post Road',
  })
})

test('a trade name goes on in the line below, as the name does', () => {
  expect(
    told(`
      Named Insured
      Yusuf Zamora dba Oriole Machine
      Works
      9143 Industrial Parkway
      Oak Bayou, MS 39270`),
  ).toMatchObject({ 'insured.name': 'Yusuf Zamora dba Oriole Machine Works', 'insured.dba': 'Oriole Machine Works' })
})

describe('an address', () => {
  const INSURED = '      Named Insured: Alder Roofing LLC'

  test.each([['Mail to'], ['Send correspondence to'], ['Send all correspondence to']])(
    'behind “%s” may stand under the name again',
    (label) => {
      expect(
        told(`${INSURED}

      ${label}:
      Alder Roofing LLC
      87 Mill Race Lane
      Suite 4
      New Bristow, MA 01875`),
      ).toMatchObject({ 'insured.line1': '87 Mill Race Lane', 'insured.line2': 'Suite 4', 'insured.zip': '01875' })
    },
  )

  test.each([
    ['Risk location'],
    ['Insured location'],
    ['Insured premises address'],
    ['Location address'],
    ['Property address'],
    ['Garaging address'],
  ])('behind “%s” is not where the insured’s mail goes', (label) => {
    const facts = told(`
      Named Insured               Alder Roofing LLC
      ${label.padEnd(28)}9 Quay Street
                                  Holloway, AL 35201`)
    expect(facts).toMatchObject({ 'insured.name': 'Alder Roofing LLC' })
    expect(facts).not.toHaveProperty('insured.line1')
  })

  test('stands under a name that goes on beside the end of their label', () => {
    expect(
      told(`
      Named Insured and Mailing     Alder Roofing and
      Address                       Gutter Works LLC
                                    87 Mill Race Lane
                                    New Bristow, MA 01875`),
    ).toMatchObject({ 'insured.name': 'Alder Roofing and Gutter Works LLC', 'insured.line1': '87 Mill Race Lane' })
  })
})

test('in whose care mail goes stands over the street, where the street is one line', () => {
  const address = (...lines: string[]) =>
    told(['      Named Insured and Mailing Address', ...lines.map((line) => `      ${line}`)].join('\n'))
  expect(
    address('Alder Roofing LLC', 'c/o Fernleaf Partners', '87 Mill Race Lane', 'New Bristow, MA 01875'),
  ).toMatchObject({
    'insured.name': 'Alder Roofing LLC',
    'insured.line1': 'c/o Fernleaf Partners',
    'insured.line2': '87 Mill Race Lane',
  })
  expect(
    address('Alder Roofing LLC', 'c/o Fernleaf Partners', '87 Mill Race Lane', 'Suite 2', 'New Bristow, MA 01875'),
  ).toMatchObject({ 'insured.line1': '87 Mill Race Lane', 'insured.line2': 'Suite 2' })
})

test('an address beside another label is not that of the agent over it', () => {
  const beside = (label: string) =>
    told(`
      Agent                    Fernleaf Risk Partners
      ${label.padEnd(25)}77 Slate Alley, New Bristow, MA 01875`)
  expect(beside('Project site')).not.toHaveProperty('producer.line1')
  expect(beside('')).toMatchObject({ 'producer.line1': '77 Slate Alley' })
})

test('a title is no label with its name', () => {
  expect(told('      ACCOUNT PROFILE')).not.toHaveProperty(['insured.name'])
  expect(told('      ACCOUNT ALDER ROOFING')).toHaveProperty(['insured.name'], 'ALDER ROOFING')
  expect(told('      INSURED ALDER')).toHaveProperty(['insured.name'], 'ALDER')
})

test('who prepared a paper is not reached for the agency beside', () => {
  const paper = `
      Submitted by: Fernleaf Insurance Agency, 25 Orchard Drive, Amity Springs, OR 97288
      Prepared by: Ann Alder, Controller, (555) 555-0171`
  expect(told(paper)).toMatchObject({ 'producer.name': 'Fernleaf Insurance Agency' })
  expect(told(paper)).not.toHaveProperty('producer.phone')
})

test("what a head calls the insured's is not who is insured", () => {
  expect(
    told(`
      Loc     Insured's
              Interest
      1       Owner`),
  ).not.toHaveProperty('insured.name')
})

test('numbers in brackets behind a further insured are no part of the name', () => {
  const { 'insured.additionalName': name } = told(`
      Named Insured: Heron Feed & Supply, Inc.
      Other Named Insureds: Heron Hauling LLC (LLC, FEIN 82-5550418)`)
  expect(name).toBe('Heron Hauling LLC')
})
