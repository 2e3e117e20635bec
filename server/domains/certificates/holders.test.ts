import { describe, expect, it } from 'vitest'
import { holderKey, readHolders } from './holders.ts'

const ADDRESS = { line1: '9 Mock Lane', city: 'Testford', zone: 'OH', postalCode: '43001' }

describe('a list of holders', () => {
  it.each([
    ['as an envelope', 'Paper Lantern Properties, 9 Mock Lane, Testford, OH 43001'],
    ['with a cell for each part', 'Paper Lantern Properties\t9 Mock Lane\tTestford\tOH\t43001'],
    ['as CSV with quotes', '"Paper Lantern Properties","9 Mock Lane",,"Testford","OH","43001"'],
    ['with a head', 'Holder Name,City,Address,State,ZIP\nPaper Lantern Properties,Testford,9 Mock Lane,Ohio,43001'],
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
    expect(readHolders(text)).toMatchObject([{ line: 1, problem: expect.stringContaining('not closed') }])
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

  it('knows a holder again however it is spelled', () => {
    const one = { name: 'PAPER LANTERN PROPERTIES', address: { ...ADDRESS, line1: '9 mock lane.' } }
    expect(holderKey(one)).toBe(holderKey({ name: 'Paper Lantern Properties', address: ADDRESS }))
  })
})
