import { describe, expect, it } from 'vitest'
import { holderKey, readHolders as readList } from './holders.ts'

const readHolders = (text: string) => readList(text).lines

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

  it.each([
    ['500 Main Street, 2nd Floor', { line1: '500 Main Street', line2: '2nd Floor' }],
    ['500 Main Street, Second Floor', { line1: '500 Main Street', line2: 'Second Floor' }],
    ['2nd Floor, 500 Main Street', { line1: '500 Main Street', line2: '2nd Floor' }],
    ['500 Main Street, Bldg. 4, Rm 12', { line1: '500 Main Street', line2: 'Bldg. 4, Rm 12' }],
    ['500 Main Street, Penthouse', { line1: '500 Main Street', line2: 'Penthouse' }],
    ['500 Main Street, #4', { line1: '500 Main Street', line2: '#4' }],
    ['1 Floor Street', { line1: '1 Floor Street' }],
    ['500 22nd Street', { line1: '500 22nd Street' }],
  ])('puts the places within a building of “%s” into the second line', (written, address) => {
    const [line] = readHolders(`Thimble Holdings LLC, ${written}, Testford, OH 43001`)
    expect(line).toMatchObject({ holder: { name: 'Thimble Holdings LLC' } })
    const { line1, line2 } = (line as { holder: { address: { line1?: string; line2?: string } } }).holder.address
    expect({ line1, ...(line2 && { line2 }) }).toEqual(address)
  })

  it.each([
    '1. Mock Authority, 12 Elm St, Barre, VT 05641\n2. 3 Brothers LLC, 9 Mock Lane, Testford, OH 43001',
    '1) Mock Authority, 12 Elm St, Barre, VT 05641\n2) 3 Brothers LLC, 9 Mock Lane, Testford, OH 43001',
    '• Mock Authority, 12 Elm St, Barre, VT 05641\n• 3 Brothers LLC, 9 Mock Lane, Testford, OH 43001',
    '1\tMock Authority\t12 Elm St\tBarre\tVT\t05641\n2\t3 Brothers LLC\t9 Mock Lane\tTestford\tOH\t43001',
    '1. Mock Authority\n12 Elm St\nBarre, VT 05641\n\n2. 3 Brothers LLC\n9 Mock Lane\nTestford, OH 43001',
    'Holder,Address,City,State,ZIP\n1. Mock Authority,12 Elm St,Barre,VT,05641\n2. 3 Brothers LLC,9 Mock Lane,Testford,OH,43001',
  ])('leaves the numbers of a numbered list out of the names: %s', (text) => {
    expect(readHolders(text)).toMatchObject([
      { holder: { name: 'Mock Authority', address: { line1: '12 Elm St' } } },
      { holder: { name: '3 Brothers LLC', address: { line1: '9 Mock Lane' } } },
    ])
  })

  it('keeps a number that is of a name', () => {
    expect(readHolders('7. Mock Avenue LLC, 1 Mock Lane, Testford, OH 43001')).toMatchObject([
      { holder: { name: '7. Mock Avenue LLC' } },
    ])
    const list = '1. Mock Authority, 12 Elm St, Barre, VT 05641\n7. Mock Avenue LLC, 1 Mock Lane, Testford, OH 43001'
    expect(readHolders(list)[1]).toMatchObject({ holder: { name: '7. Mock Avenue LLC' } })
  })

  it('parts a floor from the street in the column of the address, too', () => {
    const text = 'Holder,Address,City,State,ZIP\nMock Authority,"12 Elm St, 2nd Floor",Barre,VT,05641'
    expect(readHolders(text)).toMatchObject([{ holder: { address: { line1: '12 Elm St', line2: '2nd Floor' } } }])
  })

  it('says which columns that hold something are not used', () => {
    const head = 'No.,Holder,Attention,Address,Fax,City,State,ZIP'
    const { lines, unused } = readList(`${head}\n1,Mock Authority,Dana Placeholder,12 Elm St,,Barre,VT,05641`)
    expect(lines).toMatchObject([{ holder: { name: 'Mock Authority' } }])
    expect(unused).toEqual(['No.', 'Attention'])
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
      { line: 1, problem: expect.stringContaining('There are several lines above the street.') },
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

  it('leaves empty lines out and counts lines as given', () => {
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
