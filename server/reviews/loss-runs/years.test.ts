import { afterAll, describe, expect, it } from 'vitest'
import { fileOf } from '../../../tests/support/documents/file.ts'
import { makePdf } from '../../../tests/support/documents/pdf.ts'
import { findFacts, pool, readDocument } from '../../documents/index.ts'
import type { Finding } from '../types.ts'
import { reviewLossRuns } from './index.ts'

afterAll(() => pool.close())

async function reviewOf(name: string, content: Uint8Array | string) {
  const { pages, warnings } = await readDocument(fileOf(name, content), name)
  const paper = { fileId: 'F1', name, slot: '[Loss Run]', facts: await findFacts(pages), pages, warnings }
  return reviewLossRuns({ papers: [paper], records: [], today: '2026-06-15', choices: {}, text: '' })
}

const HEADS = 'Claim Number,Policy Period,Date of Loss,Status,Paid,Reserved,Total Incurred'
const csv = (...rows: string[]) => reviewOf('claims.csv', [HEADS, ...rows].join('\n'))
const byYear = ({ tables }: Awaited<ReturnType<typeof reviewOf>>) =>
  tables.at(-1)!.rows.map(([year, claims]) => [year!.text, claims!.text])
const about = (findings: readonly Finding[], topic: string) => findings.find((one) => one.topic === topic)

describe('a claim is of the year of the term it is listed under', () => {
  it.each([
    ['years', '2023-2024', '2025-2026'],
    ['years cut short', '2023/24', '2025/26'],
    ['days', '07/01/2023 - 07/01/2024', '07/01/2025 - 07/01/2026'],
    ['days without spaces', '07/01/2023-07/01/2024', '07/01/2025-07/01/2026'],
  ])('told in %s', async (_, first, last) => {
    const run = await csv(
      `C-101,${first},03/14/2024,Closed,100.00,0.00,100.00`,
      `C-102,${last},08/14/2025,Closed,300.00,0.00,300.00`,
      `C-103,${last},05/05/2026,Closed,200.00,0.00,200.00`,
    )
    expect(byYear(run)).toEqual([
      ['2023', '1'],
      ['2025', '2'],
    ])
    expect(run.findings.filter(({ id }) => id.startsWith('year:')).map(({ topic }) => topic)).toEqual(['2024'])
    expect(run.findings.find(({ id }) => id === 'trend')?.why).toMatch(/^Claims rose from 1 in 2023 to 2 in 2025\./)
    expect(run.tables.at(-1)!.rows[0]![0]!.note).toContain('the policy period')
  })

  it('also in a column of its years', async () => {
    const rows = ['C-101,2023,03/14/2024,Closed,100.00,0.00', 'C-102,2024,09/14/2024,Closed,300.00,0.00']
    const text = ['Claim Number,Policy Year,Date of Loss,Status,Paid,Reserved', ...rows].join('\n')
    expect(byYear(await reviewOf('claims.csv', text))).toEqual([
      ['2023', '1'],
      ['2024', '1'],
    ])
  })

  it('and a loss that no day of these years holds is outside of it', async () => {
    const { findings } = await csv(
      'C-101,2023-2024,03/14/2025,Closed,100.00,0.00,100.00',
      'C-102,2023-2024,03/14/2024,Closed,100.00,0.00,100.00',
    )
    expect(about(findings, 'C-101: date of loss')?.cells[1]).toMatchObject({
      text: '2023 – 2024',
      place: { quote: '2023-2024' },
    })
    expect(about(findings, 'C-102: date of loss')).toBeUndefined()
  })

  it.each([
    ['Policy Period: 2022-2023', 'Policy Year: 2023'],
    ['Policy Period: 08/01/2022 - 08/01/2023', 'Policy Term 08/01/2023 to 08/01/2024'],
  ])('that stands over its rows: %s', async (...heads) => {
    const columns = [50, 130, 230, 300, 370, 440]
    const cells = (y: number, ...texts: string[]) => texts.map((text, at) => ({ x: columns[at]!, y, text, size: 9 }))
    const groups = heads.flatMap((head, at) => [
      { x: 50, y: 100 + at * 120, text: head, size: 9 },
      ...cells(118 + at * 120, 'Claim Number', 'Date of Loss', 'Status', 'Paid', 'Reserved', 'Incurred'),
      ...cells(134 + at * 120, `C-${at}01`, `09/14/202${at + 2}`, 'Closed', '$100.00', '$0.00', '$100.00'),
      ...cells(150 + at * 120, `C-${at}02`, `03/14/202${at + 3}`, 'Closed', '$200.00', '$0.00', '$200.00'),
    ])
    const title = { x: 50, y: 60, text: 'LOSS RUN REPORT' }
    const run = await reviewOf('Run.pdf', await makePdf([{ texts: [title, ...groups] }]))
    expect(byYear(run)).toEqual([
      ['2022', '2'],
      ['2023', '2'],
    ])
  })
})

describe('a claim that nothing places in a year', () => {
  const placed = ['C-101,2023-2024,03/14/2024,Closed,100.00,0.00,100.00', 'C-102,,05/05/2026,Closed,10.00,0.00,10.00']

  it('is named with the words that are no date, and no trend is told', async () => {
    const run = await csv(...placed, 'C-103,,02/30/2026,Open,0.00,50.00,50.00')
    expect(about(run.findings, 'C-103: date of loss')).toMatchObject({
      ...{ verdict: 'UNSURE', why: expect.stringContaining('“02/30/2026” is not a date') },
      cells: [{ text: '02/30/2026', place: { quote: '02/30/2026' } }, {}],
    })
    expect(run.findings.some(({ id }) => id === 'trend' || id.startsWith('frequency:'))).toBe(false)
    expect(
      run.tables
        .at(-1)!
        .rows.map((cells) => cells.at(-1)!.text)
        .join(''),
    ).toBe('')
    expect(byYear(run).at(-1)).toEqual(['Undated', '1'])
    expect(about(run.findings, '2025')?.why).toContain('C-103 may be of it')
  })
  it('is named where it has no words either', async () => {
    const { findings } = await csv(...placed, 'C-103,,,Open,0.00,50.00,50.00')
    expect(about(findings, 'C-103: year')).toMatchObject({ verdict: 'NOT_SHOWN' })
    expect(findings.some(({ id }) => id === 'trend')).toBe(false)
  })
  it('is none where its term is told: the trend is, and so are the words', async () => {
    const { findings } = await csv(...placed, 'C-103,2025-2026,02/30/2026,Open,0.00,50.00,50.00')
    expect(about(findings, 'C-103: date of loss')?.why).toBe('“02/30/2026” is not a date.')
    expect(findings.find(({ id }) => id === 'trend')?.topic).toBe('2023 to 2026')
  })
})

describe('a total of lines in doubt', () => {
  const total = (...rows: string[]) => csv('C-101,2023-2024,03/14/2024,Closed,100.00,0.00,100.00', ...rows)
  it('is equal where they are not', async () => {
    const { findings } = await total(
      'C-102,2024-2025,05/05/2025,Open,10.00,20.00,30.00',
      'Total,,,,110.00,20.00,130.00',
    )
    expect(about(findings, 'Total')?.verdict).toBe('EQUAL')
  })
  it.each([
    ['an incurred that is not paid and reserved', '10.00,20.00,40.00', '110.00,20.00,140.00', 'incurred'],
    ['a paid less than nothing', '(10.00),20.00,10.00', '90.00,20.00,110.00', 'paid'],
    ['a reserve less than nothing', '30.00,-20.00,10.00', '130.00,-20.00,110.00', 'reserved'],
  ])('says so: %s', async (_, figures, sums, topic) => {
    const { findings } = await total(`C-102,2024-2025,05/05/2025,Open,${figures}`, `Total,,,,${sums}`)
    expect(about(findings, `C-102: ${topic}`)?.severity).not.toBe('NONE')
    expect(about(findings, 'Total')).toMatchObject({
      ...{ verdict: 'UNSURE', why: expect.stringContaining('rest on lines in doubt: C-102 has') },
    })
  })
})
