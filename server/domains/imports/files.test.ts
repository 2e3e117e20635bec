import { describe, expect, it } from 'vitest'
import { IMPORT_LIMITS } from '../../../shared/imports.ts'
import { makeXlsx } from '../../../tests/support/documents/office.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { ACCOUNTS_HEAD, aClient, anImporter, csvOf } from '../../../tests/support/imports.ts'
import { newId } from '../../lib/ids.ts'
import { exportErrors } from './error-file.ts'
import { forgetImports } from './jobs.ts'
import * as service from './service.ts'

const my = anImporter()

describe('a file', () => {
  const FULL = 'a\n'.repeat(IMPORT_LIMITS.rows + 2)
  const WIDE = `${Array.from({ length: 101 }, (_, place) => `head ${String(place)}`).join(',')}\n`
  it.each([
    ['of headings alone', 'Name,City\n', 'There are no rows below the headings of this file.'],
    ['of too many rows', FULL, 'A file may have up to 50,000 rows; this one has 50,002. Split it.'],
    ['of too many columns', WIDE, 'A file may have up to 100 columns. Take out those you do not import.'],
    [
      'with a cell no spreadsheet holds',
      `Name,City\nOtter,"${'x'.repeat(IMPORT_LIMITS.cells + 1)}"\n`,
      'A cell of row 2 has more than 32,767 characters. A quotation mark may be missing.',
    ],
    ['that is none', '%PDF-1.7\n', 'This is not a CSV or XLSX file. Save your list as one of these.'],
    ['that is empty', '', 'This file is empty.'],
  ])('%s is refused with a sentence', async (_what, content, sentence) => {
    await expect(my.send(content)).rejects.toMatchObject({
      code: 'INVALID',
      fields: [{ path: ['file'], message: sentence }],
    })
  })

  it('may have any number of blank cells behind its values', async () => {
    const rows = `Name,E-mail\n${`Otter LLC${','.repeat(390)} \n`.repeat(20)}`
    const { sheets } = await my.send(rows)
    expect(sheets).toMatchObject([{ rows: 20, columns: [{ head: 'Name' }, { head: 'E-mail' }] }])
  })

  it('that was refused on its way is not read', async () => {
    const acting = { house: my.test.house, actor: my.mine.actor }
    const file = await anUpload(my.test, 'clients.csv', Buffer.from(csvOf([ACCOUNTS_HEAD, aClient(1)])))
    const sent = service.createImport(acting, { kind: 'ACCOUNTS', file: { ...file, refusal: 'It was cut off.' } })
    await expect(sent).rejects.toMatchObject({ fields: [{ path: ['file'], message: 'It was cut off.' }] })
  })

  it('with a value longer than any field is told of with a title of a bearable length', async () => {
    const long = 'K'.repeat(30_000)
    const [row] = await my.rows(await my.checked([ACCOUNTS_HEAD, aClient(1, { 'Client Name': long, City: long })]))
    expect(row).toMatchObject({ outcome: 'REFUSE', problems: [{ message: 'Use 1000 characters at most.' }] })
    expect(JSON.stringify(row).length).toBeLessThan(1000)
  })

  it('sent again with its key is the same import', async () => {
    const acting = { house: my.test.house, actor: my.mine.actor }
    const key = newId()
    const send = async (content: string) =>
      service.createImport(acting, {
        kind: 'ACCOUNTS',
        file: await anUpload(my.test, 'clients.csv', Buffer.from(content)),
        key,
      })
    const content = csvOf([ACCOUNTS_HEAD, aClient(1)])
    expect((await send(content)).id).toBe((await send(content)).id)
    await expect(send(csvOf([ACCOUNTS_HEAD, aClient(2)]))).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('has all its refused rows in its error file, page by page', async () => {
    const rows = Array.from({ length: 501 }, (_, place) => aClient(place, { ST: 'ZZ' }))
    const id = await my.checked([ACCOUNTS_HEAD, ...rows])
    const first = await my.run((ctx) => exportErrors(ctx, id, null))
    const second = await my.run((ctx) => exportErrors(ctx, id, first.after))
    expect(second.after).toBeNull()
    expect([...first.rows, ...second.rows].map((row) => row.slice(0, -1))).toEqual(rows)
  })

  it('with several sheets is imported from the one that is chosen', async () => {
    const { id } = await my.send(
      makeXlsx([
        { name: 'Cover', rows: [] },
        { name: 'Old', rows: [ACCOUNTS_HEAD, aClient(1), aClient(2)] },
        { name: 'New', rows: [ACCOUNTS_HEAD, aClient(3)] },
      ]),
      'ACCOUNTS',
      'book.xlsx',
    )
    await my.work(id)
    expect(await my.standing(id)).toMatchObject({
      sheets: [
        { name: 'Old', rows: 2 },
        { name: 'New', rows: 1 },
      ],
      counts: { CREATE: 2 },
    })
    for (const sheet of [-1, 99])
      await expect(my.run((ctx) => service.setImportColumns(ctx, id, { sheet, columns: [] }))).rejects.toMatchObject({
        fields: [{ path: ['sheet'], message: 'Choose one of the sheets.' }],
      })
    await my.run((ctx) => service.setImportColumns(ctx, id, { sheet: 1, columns: [] }))
    await my.work(id)
    expect(await my.rows(id)).toMatchObject([{ title: 'Tin Kettle Bakery 00003' }])
    await my.imported(id)
    expect(await my.standing(id)).toMatchObject({ state: 'DONE', total: 1 })
  })
})

describe('columns', () => {
  it('are changed by hand, each field once, and no more when the rows are imported', async () => {
    const id = await my.checked([['Code', ...ACCOUNTS_HEAD.slice(1)], aClient(1)])
    const { columns } = (await my.standing(id)).sheets[0]!
    expect(columns[0]).toMatchObject({ field: null, why: 'NONE', samples: ['B-00001'] })
    const send = (field: string | null) => {
      const choices = columns.map((column, place) => ({ field: place ? column.field : field }))
      return my.run((ctx) => service.setImportColumns(ctx, id, { sheet: 0, columns: choices }))
    }
    await expect(send('name')).rejects.toMatchObject({
      fields: [{ path: ['columns', '1', 'field'], message: 'Another column goes to Name already.' }],
    })
    await expect(send('shoeSize')).rejects.toMatchObject({ fields: [{ path: ['columns', '0', 'field'] }] })
    expect((await send('reference')).sheets[0]?.columns[0]).toMatchObject({ field: 'reference', why: 'HAND' })
    await my.work(id)
    await my.imported(id)
    await expect(send(null)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

it('rows are forgotten when nothing can be undone any more, and not before', async () => {
  const done = await my.checked([ACCOUNTS_HEAD, aClient(1)])
  await my.imported(done)
  const left = await my.checked([ACCOUNTS_HEAD, aClient(2)])
  await my.run(forgetImports)
  expect([await my.rows(done), await my.rows(left)].map(({ length }) => length)).toEqual([1, 1])
  my.test.pass(31 * 86_400_000)
  await my.run((ctx) => forgetImports({ ...ctx, actor: { kind: 'house', agencyId: my.mine.agencyId, userId: null } }))
  expect([await my.rows(done), await my.rows(left)].map(({ length }) => length)).toEqual([0, 0])
})

describe('a file of the other kind', () => {
  const HEAD = [
    'Client',
    'Line of business',
    'Policy number',
    'Carrier',
    'Effective date',
    'Expiration date',
    'Premium',
  ]
  const ROW = ['Tin Kettle Bakery', 'GL', 'GL-1001', 'Quillfeather Mutual', '2026-01-01', '2027-01-01', '8420']
  const other = async (id: string) => (await my.standing(id)).sheets[0]!.other

  it('is told by its columns, and imported as that kind', async () => {
    const id = await my.checked([['Our policies'], HEAD, ROW, [...ROW.with(2, 'GL-1002')]])
    expect((await other(id))!.columns.map(({ field }) => field)).toContain('policyNumber')
    await my.run((ctx) => service.setImportKind(ctx, id, 'POLICIES'))
    await my.work(id)
    const turned = await my.standing(id)
    expect(turned).toMatchObject({ kind: 'POLICIES', state: 'READY', total: 2, counts: { REFUSE: 2 } })
    expect(turned.sheets[0]!.columns.every(({ field }) => field)).toBe(true)
    expect((await my.rows(id)).map(({ position }) => position)).toEqual([3, 4])
    expect((await my.rows(id))[0]!.problems[0]!.message).toContain('No account is there for “Tin Kettle Bakery”.')
  })

  it('is left as it is where the chosen kind fits, or no worse than a little', async () => {
    const own = await my.checked([ACCOUNTS_HEAD, aClient(1)])
    expect(await other(own)).toBeUndefined()
    const both = await my.checked([
      ['Client Name', 'Producer', 'CSR', 'Premium'],
      ['Tin Kettle Bakery', '', '', '100'],
    ])
    expect(await other(both)).toBeUndefined()
    await expect(my.run((ctx) => service.setImportKind(ctx, own, 'POLICIES'))).rejects.toThrow('Choose the file again')
    expect(await my.standing(own)).toMatchObject({ kind: 'ACCOUNTS', state: 'READY' })
  })

  it('can be turned back', async () => {
    const id = await my.checked([HEAD, ROW])
    for (const kind of ['POLICIES', 'ACCOUNTS'] as const) {
      await my.run((ctx) => service.setImportKind(ctx, id, kind))
      await my.work(id)
      expect(await my.standing(id)).toMatchObject({ kind, state: 'READY', total: 1 })
    }
  })
})
