import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeXlsx } from '../../../tests/support/documents/office.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, giveRights, type TestHouse } from '../../../tests/support/house.ts'
import { mistakes } from '../../../tests/support/refusal.ts'
import { classify } from '../../classification/index.ts'
import type { Ctx } from '../../ctx.ts'
import * as codes from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
})

const CSV =
  'Class code,Description\n10001,Dry wall or wallboard installation\n10002,Bakery plants\n10003,"Roofing, residential"\n'
const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const send = async (text: string | Buffer = CSV, given: { replaces?: string; key?: string; name?: string } = {}) => {
  const file = await anUpload(test, given.name ?? 'classes.csv', Buffer.from(text))
  return codes.importClassCodes({ house: test.house, actor: mine.actor }, { file, ...given })
}
const listed = (search = '') =>
  run(async (ctx) => (await codes.listClassCodes(ctx, { search }, { first: 50, after: null })).map(({ code }) => code))
const told = () =>
  run(({ db }) =>
    db.selectFrom('history').select(['kind', 'about']).orderBy('at', 'desc').orderBy('id', 'desc').execute(),
  )

describe('importClassCodes', () => {
  it('makes the codes of a file the table of the agency, which tells whose it is', async () => {
    const table = await send()
    expect(table).toMatchObject({ fileName: 'classes.csv', codes: 3, notes: [], importedBy: mine.userId })
    expect(await run(codes.findTable)).toEqual(table)
    expect(await listed()).toEqual(['10001', '10002', '10003'])
    expect(await told()).toEqual([{ kind: 'AGENCY_CLASS_CODES_IMPORTED', about: { file: 'classes.csv', codes: '3' } }])
  })

  it('puts a new table in place of the one that was looked at, and of no other', async () => {
    const first = await send()
    await expect(send()).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(send('1,Bakery', { replaces: randomUUID() })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await listed()).toHaveLength(3)
    const second = await send('00042,Tiling', { replaces: first.id })
    expect(second.id).not.toBe(first.id)
    expect(await listed()).toEqual(['00042'])
  })

  it('once for a key: the second answer is the first', async () => {
    const key = randomUUID()
    const first = await send(CSV, { key })
    expect(await send(CSV, { key })).toEqual(first)
  })

  it('of two at once one is told of the other', async () => {
    const both = await Promise.allSettled([send('1,Bakery'), send('2,Tiling')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } })
    expect(await listed()).toHaveLength(1)
  })

  it('refuses a file without codes, one that is no table, and one with too much in it', async () => {
    const refused = async (text: string, name?: string) => (await mistakes(send(text, { ...(name && { name }) })))[0]
    expect(await refused('Name,City\nOtter,Testford')).toMatch(/^file: There are no codes in this file\./)
    expect(await refused('%PDF-1.7\n', 'classes.pdf')).toBe(
      'file: Save the table as CSV or XLSX, and choose that file.',
    )
    const rows = Array.from({ length: 20_002 }, (_, at) => `${String(at)},Bakery ${String(at)}`).join('\n')
    expect(await refused(rows)).toMatch(/^file: A table may have up to 20,000 rows/)
    expect(await run(codes.findTable)).toBeNull()
  })

  it('reads an Excel file: numbers as they are shown, and the sheet that has the codes', async () => {
    const book = makeXlsx([
      { name: 'About', rows: [['Our classes']] },
      {
        name: 'GL',
        rows: [
          ['Code', 'Title'],
          [10001, 'Dry wall installation'],
          ['00042', 'Tiling'],
        ],
      },
    ])
    expect(await send(book, { name: 'classes.xlsx' })).toMatchObject({
      codes: 2,
      notes: ['The codes are of the sheet “GL”. 1 other sheet was not read.'],
    })
    expect(await listed()).toEqual(['00042', '10001'])
  })

  it('takes 5,000 codes with 300,000 letters below their headings, and no more of either', async () => {
    const table = (count: number, title: string) =>
      `Code,Title\n${Array.from({ length: count }, (_, at) => `${String(at)},${title}`).join('\n')}`
    const refused = async (text: string) => (await mistakes(send(text)))[0]
    const whole = 'x'.repeat(60)
    expect(await refused(table(5001, 'Bakery'))).toBe(
      'file: This table has 5,001 codes; up to 5,000 fit. Take out the codes that you do not use.',
    )
    expect(await refused(table(5000, `${whole}y`))).toMatch(
      /^file: The titles of this table have 305,000 letters together; up to 300,000 fit\. /,
    )
    expect(await send(table(5000, whole))).toMatchObject({ codes: 5000 })
    expect(await run((ctx) => codes.countClassCodes(ctx, {}))).toBe(5000)
  })

  it('keeps codes, titles and notes as they are seen, without what no database takes', async () => {
    const rows = [['Code', 'Title'], ['1_x0000_', 'Bake_x0000_ry'], ['1', 'Bakery'], ['2', '_x0000_'], ['3', 'Tiling_xD83D_']] // biome-ignore format: a table
    const book = makeXlsx([
      { name: 'About', rows: [['Our classes']] },
      { name: 'G_x0000_L', rows },
    ])
    const table = await send(book, { name: 'classes.xlsx' })
    expect(table.notes.join(' ')).toContain('1 row has no code or no title and was left out: 4.')
    expect(await run(codes.findTable)).toEqual(table)
    const kept = await run((ctx) => codes.listClassCodes(ctx, {}, { first: 50, after: null }))
    expect(kept.map(({ code, title }) => [code, title])).toEqual([['1', 'Bakery'], ['3', 'Tiling\ufffd']]) // biome-ignore format: a table
  })
})

describe('the list of codes', () => {
  it('comes by code, page by page, and is found by words of the code or the title', async () => {
    await send()
    const page = { first: 2, after: null as string | null }
    const first = await run((ctx) => codes.listClassCodes(ctx, {}, page))
    const second = await run((ctx) => codes.listClassCodes(ctx, {}, { ...page, after: first[1]!.cursor }))
    expect(second.map(({ code, title }) => [code, title])).toEqual([['10003', 'Roofing, residential']])
    expect(await listed('residential ROOF')).toEqual(['10003'])
    expect(await listed('0002')).toEqual(['10002'])
    expect(await listed('%')).toEqual([])
    expect(await run((ctx) => codes.countClassCodes(ctx, { search: 'bakery' }))).toBe(1)
  })

  it('is of one agency alone', async () => {
    await send()
    mine = await anAgency(test)
    expect(await listed()).toEqual([])
    expect(await run(codes.findTable)).toBeNull()
    expect(await run(codes.findClassTable)).toBeNull()
  })
})

describe('deleteClassCodes', () => {
  it('deletes all codes of the table that was looked at', async () => {
    const first = await send()
    await expect(run((ctx) => codes.deleteClassCodes(ctx, randomUUID()))).rejects.toMatchObject({ code: 'CONFLICT' })
    await run((ctx) => codes.deleteClassCodes(ctx, first.id))
    expect([await listed(), await run(codes.findTable), await run(codes.findClassTable)]).toEqual([[], null, null])
    expect((await told())[0]!.kind).toBe('AGENCY_CLASS_CODES_DELETED')
    expect(await send()).toMatchObject({ codes: 3 })
  })
})

describe('findClassTable', () => {
  it('hands over the same object until the next import', async () => {
    const first = await send()
    const table = await run(codes.findClassTable)
    expect(await run(codes.findClassTable)).toBe(table)
    await send('1,"Roofing, residential"\n2,Bakery plants', { replaces: first.id })
    const next = await run(codes.findClassTable)
    expect(next?.codes.map(({ code }) => code)).toEqual(['1', '2'])
    expect(classify('Residential roofing contractor', next!)[0]?.code).toBe('1')
  })
})

it('service reads the codes and changes nothing of them; who sees assigned accounts classifies by them', async () => {
  const table = await send()
  await giveRights(test, mine.userId, { role: 'SERVICE', sees: 'ASSIGNED_ACCOUNTS' })
  expect(await listed()).toHaveLength(3)
  expect((await run(codes.findClassTable))?.codes).toHaveLength(3)
  await expect(send('1,Bakery', { replaces: table.id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(run((ctx) => codes.deleteClassCodes(ctx, table.id))).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})
