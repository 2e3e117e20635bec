import { describe, expect, it } from 'vitest'
import { lines, table, told, workOutOf } from '../../../tests/support/documents/told.ts'
import type { Fact } from '../facts/types.ts'
import { readRecords } from '../records/read-records.ts'
import { statementsRead } from './from-records.ts'

const fact = (key: Fact['key'], value: string, over: Partial<Fact> = {}): Fact => ({
  ...{ id: key, key, policy: 0, value, printed: value, confidence: 0.9, status: 'current' },
  source: { page: 1, quote: `${key} ${value}`, boxes: [] },
  ...over,
})
const read = (...facts: Fact[]) => statementsRead({ facts }, 'F1', 'a.pdf')

describe('what was read from a document', () => {
  it('tells each fact by its label and its line, with its place', () => {
    expect(read(fact('gl.premium', '4,000'), fact('policy.premium', '9,000'))).toMatchObject([
      {
        entity: 'General liability',
        attribute: 'General liability premium',
        value: '4,000',
        file: 'F1',
        paper: 'a.pdf',
      },
      { entity: 'policy', attribute: 'Total premium', page: 1, quote: 'policy.premium 9,000' },
    ])
  })

  it('tells no fact that a later document replaced, and none that is in doubt', () => {
    expect(read(fact('gl.premium', '4,000', { status: 'superseded' }))).toEqual([])
    expect(read(fact('gl.premium', '4,000', { confidence: 0.55 }))).toEqual([])
    expect(read(fact('gl.premium', '4,000', { status: 'quoted' }))).toHaveLength(1)
  })

  it('takes facts of several policies for no labels of one', () => {
    const premiums = [fact('auto.premium', '4,000'), fact('auto.premium', '9,000', { policy: 1 })]
    expect(new Set(read(...premiums).map(({ row }) => row)).size).toBe(2)
    expect(workOutOf('highest auto premium', read(...premiums))).toBeNull()
  })

  it('takes no fact for another value under the label it was read from', () => {
    const of = (file: string, amount: string) => [
      ...told([lines([`Total premium: $${amount}`])], file, `${file} quote.pdf`),
      ...statementsRead({ facts: [fact('policy.premium', amount)] }, file, `${file} quote.pdf`),
    ]
    const both = [...of('F1', '4,000'), ...of('F2', '5,500')]
    expect(workOutOf('which quote has the lowest total premium', both)).toMatchObject({ value: '4,000' })
  })

  it('tells each field of an entry by the others, those of one list under one name', () => {
    const records = readRecords([
      table([
        ['Claim No', 'Date of loss', 'Description', 'Paid'],
        ['C-1001', '03/04/2024', 'Hail', '$12,400'],
        ['C-1002', '11/30/2025', 'Backed into fence', '$1,000'],
      ]),
    ])
    const both = ['F1', 'F2'].flatMap((file) => statementsRead({ facts: [], records }, file, ''))
    const [paid, other, ofOther] = both.filter(({ attribute }) => attribute === 'claim paid')
    expect(paid).toMatchObject({ value: '$12,400', lead: 'claim', page: 1 })
    expect(paid!.entity).toContain('Hail')
    expect(paid!.entity).not.toContain('12,400')
    expect(both.find(({ value }) => value === 'Hail')!.entity).not.toContain('Hail')
    expect(paid!.also).not.toBe('')
    expect(paid!.beside).toContain('claim number')
    expect(paid!.beside).not.toContain('paid')
    expect([other!.table, other!.row === paid!.row]).toEqual([paid!.table, false])
    expect(ofOther!.table).not.toBe(paid!.table)
    expect(workOutOf('which claim has the highest paid', both.slice(0, both.length / 2))!.parts[0]!.value).toBe(
      '$12,400',
    )
  })

  it('gives way to the table it was read from, where that tells more rows', () => {
    const rows = [['Claim No', 'Date of loss', 'Description', 'Claim paid'], ['C-1001', '03/04/2024', 'Hail', '$12,400'], ['C-1002', '11/30/2025', 'Fence', '$1,000'], ['C-1003', '12/01/2025', 'Fire', '$90,000']] // biome-ignore format: a table
    const list = statementsRead({ facts: [], records: readRecords([table(rows.slice(0, 3))]) }, 'F1', '')
    expect(workOutOf('highest claim paid', list)).toMatchObject({ value: '12,400' })
    expect(workOutOf('highest claim paid', [...list, ...told([table(rows)])])).toMatchObject({ value: '90,000' })
  })
})
