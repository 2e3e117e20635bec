import { describe, expect, it } from 'vitest'
import { holderKey, readHolders } from './holders.ts'

const ADDRESS = { line1: '9 Mock Lane', city: 'Testford', zone: 'OH', postalCode: '43001' }

describe('a list of holders', () => {
  it.each([
    ['as an envelope', 'Paper Lantern Properties, 9 Mock Lane, Testford, OH 43001'],
    ['with a cell for each part', 'Paper Lantern Properties\t9 Mock Lane\tTestford\tOH\t43001'],
    ['as CSV with quotes', '"Paper Lantern Properties","9 Mock Lane",,"Testford","OH","43001"'],
    ['with a head', 'Holder Name,City,Address,State,ZIP\nPaper Lantern Properties,Testford,9 Mock Lane,Ohio,43001'],
    [
      'with a head of longer names in any order',
      'ST,City,Company Name,Zip Code,Street Address\nOH,Testford,Paper Lantern Properties,43001,9 Mock Lane',
    ],
    [
      'with a head of numbered lines',
      'Certificate Holder Name,Address Line 1,Address Line 2,City,State,ZIP\nPaper Lantern Properties,9 Mock Lane,,Testford,Ohio,43001',
    ],
    ['without a comma before the state', 'Paper Lantern Properties, 9 Mock Lane, Testford OH 43001'],
    ['with its state in full', 'Paper Lantern Properties, 9 Mock Lane, Testford, Ohio 43001'],
    ['with the country', 'Paper Lantern Properties, 9 Mock Lane, Testford, OH 43001, USA'],
    ['over three lines', 'Paper Lantern Properties\n9 Mock Lane\nTestford, OH 43001'],
    ['over two lines', 'Paper Lantern Properties, 9 Mock Lane\nTestford, OH 43001'],
    ['below a line that names the separator', 'sep=;\nPaper Lantern Properties;9 Mock Lane;Testford;OH;43001'],
    ['without marks nobody sees', 'Paper \u202eLantern Properties\u200b, 9 Mock Lane, Testford, OH 43001'],
  ])('is read %s', (_how, text) => {
    expect(readHolders(text)).toMatchObject([
      { holder: { name: 'Paper Lantern Properties', address: ADDRESS }, additionalInsured: null },
    ])
  })

  it('keeps a suite, a comma in a name and the answer about the additional insured', () => {
    expect(readHolders('Marzipan Storage, Inc., 40 Mock Lane, Suite 4, Testford, OH 43001-1234, yes')).toMatchObject([
      {
        holder: {
          name: 'Marzipan Storage, Inc.',
          address: { line1: '40 Mock Lane', line2: 'Suite 4', city: 'Testford', zone: 'OH', postalCode: '43001-1234' },
        },
        additionalInsured: true,
      },
    ])
  })

  it('reads envelopes below each other, also with line breaks of a word processor', () => {
    const text =
      'Gingham Mall\nAttn: Dana Placeholder\n1 Mock Lane\nTestford, OH 43001\nnobody\n\nMarzipan Storage\u20282 Mock Lane\u2028Suite 4\u2028West Testford, West Virginia 25301'
    expect(readHolders(text)).toMatchObject([
      { line: 1, holder: { name: 'Gingham Mall, Attn: Dana Placeholder', address: { line1: '1 Mock Lane' } } },
      { line: 5, problem: expect.stringContaining('needs a street') },
      {
        line: 7,
        holder: { name: 'Marzipan Storage', address: { line2: 'Suite 4', city: 'West Testford', zone: 'WV' } },
      },
    ])
  })

  it('does not guess which of two lines above a street is the name, nor where a street ends', () => {
    expect(readHolders('Town of Testford\nGingham Mall\n1 Mock Lane\nTestford, OH 43001')).toMatchObject([
      { line: 1, problem: expect.stringContaining('Several lines stand above the street.') },
    ])
    expect(readHolders('Gingham Mall, 3rd Floor, 12 Elm St Barre VT 05641')).toMatchObject([
      { problem: expect.stringContaining('needs a street') },
    ])
  })

  it('asks which column holds the name when two of them may', () => {
    const text = 'Name,Company,Address,City,State,ZIP\nDana Placeholder,Gingham Mall,1 Mock Lane,Testford,OH,43001'
    expect(readHolders(text)).toMatchObject([
      { line: 1, problem: expect.stringContaining('The columns “Name” and “Company” mean the same.') },
    ])
  })

  it.each([
    ['VT', '05641', '05641'],
    ['VT', '5641', '05641'],
    ['VT', '056410012', '05641-0012'],
    ['VT', '56410012', '05641-0012'],
    ['VT', '5641-0012', '05641-0012'],
    ['OH', '430010012', '43001-0012'],
    ['OH', '4300', null],
    ['OH', '43001001', null],
  ])('takes the ZIP of %s written as %s for %s', (zone, typed, postalCode) => {
    const [line] = readHolders(`Gingham Mall, 1 Mock Lane, Testford, ${zone} ${typed}`)
    expect(line && 'holder' in line ? line.holder.address.postalCode : null).toBe(postalCode)
  })

  it.each([
    ['Paper Lantern Properties', /needs a street/],
    ['Name,Address,City,State,ZIP\nGingham Mall,1 Mock Lane,Testford,OH,4300', /not a ZIP code/],
    ['Name,Address,City,State,ZIP,AI\nGingham Mall,1 Mock Lane,Testford,OH,43001,perhaps', /neither yes nor no/],
    ['Name,Address,City,State,ZIP\n,1 Mock Lane,Testford,OH,43001', /no name/],
  ])('says what is wrong with a line: %s', (text, problem) => {
    const [line] = readHolders(text)
    expect(line && 'problem' in line && line.problem).toMatch(problem)
  })

  it('leaves empty lines out and counts lines as they stand', () => {
    const text = 'Gingham Mall, 1 Mock Lane, Testford, OH 43001\n\n\nnobody'
    expect(readHolders(text).map(({ line }) => line)).toEqual([1, 4])
  })

  it('does not join lines behind a quotation mark that is not closed', () => {
    const text = '"Unclosed, 12 Elm St, Barre, VT 05641\nAcme, 13 Elm St, Barre, VT 05641'
    expect(readHolders(text)).toMatchObject([
      { line: 1, problem: expect.stringContaining('not closed') },
      { line: 2, holder: { name: 'Acme' } },
    ])
  })

  it('reads a line of any length in a moment', () => {
    const began = process.cpuUsage().user
    readHolders(`A, ${'1, suite 1, '.repeat(16_000)}`)
    expect(process.cpuUsage().user - began).toBeLessThan(2_000_000)
  })

  it('keeps holders apart whose names differ in letters of other scripts', () => {
    const [one, other] = ['株式会社', '有限会社'].map((name) => holderKey({ name, address: ADDRESS }))
    expect(one).not.toBe(other)
  })

  it('keeps two suites of one building apart', () => {
    const [one, other] = ['Suite 4', 'Suite 5'].map((line2) =>
      holderKey({ name: 'Gingham Mall', address: { ...ADDRESS, line2 } }),
    )
    expect(one).not.toBe(other)
  })

  it('knows a holder again however it is spelled', () => {
    const one = { name: 'PAPER LANTERN PROPERTIES', address: { ...ADDRESS, line1: '9 mock lane.' } }
    expect(holderKey(one)).toBe(holderKey({ name: 'Paper Lantern Properties', address: ADDRESS }))
  })
})

describe('what lists are pasted with', () => {
  const holdersIn = (text: string) =>
    readHolders(text).map((line) => ('holder' in line ? line : { problem: line.problem }))

  it.each([
    [
      'a floor',
      'Harbor Mock LLC, 500 Mock Street, 2nd Floor, Testford, OH 43001',
      { line1: '500 Mock Street', line2: '2nd Floor' },
    ],
    [
      'a building and a room',
      'Harbor Mock LLC, 500 Mock Street, Building C, Room 12, Testford, OH 43001',
      { line1: '500 Mock Street', line2: 'Building C, Room 12' },
    ],
    [
      'a suite before the street',
      'Harbor Mock LLC, Suite 9, 500 Mock Street, Testford, OH 43001',
      { line1: '500 Mock Street', line2: 'Suite 9' },
    ],
    [
      'a name that begins with a number',
      '21st Mock Builders, Inc., 500 Mock Street, Testford, OH 43001',
      { line1: '500 Mock Street' },
    ],
  ])('%s is of the address', (_what, text, address) => {
    const [read] = holdersIn(text)
    expect(read).toMatchObject({ holder: { address } })
    expect((read as { holder: { name: string } }).holder.name).toMatch(/LLC$|Inc\.$/)
  })

  it('numbers and marks before the entries are not of their names', () => {
    const list = (marks: string[]) =>
      marks.map((mark, at) => `${mark} Mock Holder ${at} LLC, ${at + 1} Mock Lane, Testford, OH 43001`)
    for (const marks of [
      ['1.', '2.', '3.'],
      ['1)', '2)', '3)'],
      ['(1)', '(2)', '(3)'],
      ['-', '-', '-'],
      ['•', '•', '•'],
    ])
      expect(holdersIn(list(marks).join('\n'))).toMatchObject(
        [0, 1, 2].map((at) => ({ holder: { name: `Mock Holder ${at} LLC` } })),
      )
    expect(holdersIn('7. Mock Avenue LLC, 1 Mock Lane, Testford, OH 43001')).toMatchObject([
      { holder: { name: '7. Mock Avenue LLC' } },
    ])
  })

  it('an attention line is of the address, and a column nobody knows is said to be left out', () => {
    const rows = [
      'Holder,Attention,Address,City,State,ZIP,Phone',
      'Mock Holder LLC,Wren Sample,1 Mock Lane,Testford,OH,43001,555-0100',
      'Mock Barn LLC,,2 Mock Lane,Testford,OH,43001,',
    ]
    expect(holdersIn(rows.join('\n'))).toMatchObject([
      { holder: { address: { line2: 'Attn: Wren Sample' } }, dropped: 'Phone' },
      { holder: { address: { line1: '2 Mock Lane' } } },
    ])
  })
})
