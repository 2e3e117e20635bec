import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeXlsx } from '../../../tests/support/documents/office.ts'
import { readTables } from './tables.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cara-tables-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(content: string | Uint8Array, name = 'list.csv') {
  const target = path.join(folder, name)
  await writeFile(target, content)
  return readTables(target, name, 'agency', { bytes: 1_000_000, rows: 1000 })
}
const cellsOf = async (content: string | Uint8Array, name?: string) =>
  (await read(content, name)).map(({ rows }) => rows.map(({ at, cells }) => [at, ...cells]))

it('of too many rows is refused where it is read: none of them reach the thread that answers everyone', async () => {
  expect(await read('Name\n'.repeat(1001))).toMatchObject([{ rows: { length: 1001 } }])
  await expect(read('Name\n'.repeat(1002))).rejects.toMatchObject({
    reason: 'too-large',
    message: 'A file may have up to 1,000 rows; this one has 1,002. Split it.',
  })
})

describe('a CSV file', () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
  it.each([
    [
      'commas',
      'Name,City\r\nOtter,"Test, ford"\r\n',
      [
        [1, 'Name', 'City'],
        [2, 'Otter', 'Test, ford'],
      ],
    ],
    [
      'semicolons',
      'Name;City\nOtter;Testford\n',
      [
        [1, 'Name', 'City'],
        [2, 'Otter', 'Testford'],
      ],
    ],
    [
      'tabs',
      'Name\tCity\nOtter\tTestford',
      [
        [1, 'Name', 'City'],
        [2, 'Otter', 'Testford'],
      ],
    ],
    [
      'a mark',
      '\ufeffName,City\nOtter,Testford',
      [
        [1, 'Name', 'City'],
        [2, 'Otter', 'Testford'],
      ],
    ],
    [
      'UTF-16',
      utf16('Name,City\nÖtter,Testford'),
      [
        [1, 'Name', 'City'],
        [2, 'Ötter', 'Testford'],
      ],
    ],
    [
      'Windows-1252',
      Buffer.from('Name,City\n\xd6tter,Testford', 'latin1'),
      [
        [1, 'Name', 'City'],
        [2, 'Ötter', 'Testford'],
      ],
    ],
    [
      'UTF-16 without its mark',
      Buffer.from('Name,City\nÖtter,Testford', 'utf16le'),
      [
        [1, 'Name', 'City'],
        [2, 'Ötter', 'Testford'],
      ],
    ],
    [
      'UTF-16 of the other order without its mark',
      Buffer.from('Name,City\nÖtter,Testford', 'utf16le').swap16(),
      [
        [1, 'Name', 'City'],
        [2, 'Ötter', 'Testford'],
      ],
    ],
    [
      'the letters of a Mac',
      Buffer.from('Name,City\nCaf\x8e Pe\x96a,Testford', 'latin1'),
      [
        [1, 'Name', 'City'],
        [2, 'Café Peña', 'Testford'],
      ],
    ],
    [
      'the letters of DOS',
      Buffer.from('Name,City\nCaf\x82 Pe\xa4a,Testford', 'latin1'),
      [
        [1, 'Name', 'City'],
        [2, 'Café Peña', 'Testford'],
      ],
    ],
    [
      'Windows-1252 and its apostrophes',
      Buffer.from('Name,City\nOtter\x92s \x96 Caf\xe9,Testford', 'latin1'),
      [
        [1, 'Name', 'City'],
        [2, 'Otter’s – Café', 'Testford'],
      ],
    ],
    [
      'empty lines',
      '\nName,City\n,\n\nOtter,Testford\n',
      [
        [2, 'Name', 'City'],
        [5, 'Otter', 'Testford'],
      ],
    ],
    [
      'ragged rows',
      'Name,City\nOtter\nKettle,Testford,more',
      [
        [1, 'Name', 'City'],
        [2, 'Otter'],
        [3, 'Kettle', 'Testford', 'more'],
      ],
    ],
    [
      'quotes and line ends in a cell',
      'Name,City\n"Otter ""The"" LLC","Test\nford"',
      [
        [1, 'Name', 'City'],
        [2, 'Otter "The" LLC', 'Test\nford'],
      ],
    ],
    [
      'its separator told',
      'sep=|\r\nName|City\r\nOtter, Inc.|Testford',
      [
        [2, 'Name', 'City'],
        [3, 'Otter, Inc.', 'Testford'],
      ],
    ],
  ])('with %s', async (_what, content, rows) => {
    expect(await cellsOf(content)).toEqual([rows])
  })

  it.each([
    ['a guessed encoding', Buffer.from('Name,City\nPe\x96a,Testford', 'latin1'), /read as in “Peña”/],
    ['letters that were lost', 'Name,City\nPe\ufffda,Testford', /look wrong, as in “Pe.a/],
    ['letters that were read wrongly before', 'Name,City\nPeÃ±a,Testford', /look wrong, as in “PeÃ±a/],
    ['nothing to look at', 'Name,City\nPeña,Testford', undefined],
  ])('says what to look at: %s', async (_what, content, warning) => {
    const [sheet] = await read(content)
    expect(sheet!.warning).toEqual(warning && expect.stringMatching(warning))
  })

  it.each([
    ['', 2],
    ['sep=,\n', 3],
  ])('whose quotation mark is not closed says in which row of the file, after “%s”', async (told, row) => {
    await expect(read(`${told}Name,City\nOtter,"Testford\nKettle,Testford\n`)).rejects.toThrow(
      `A quotation mark in row ${row} is not closed.`,
    )
  })
})

it('a workbook gives the whole of each value, with days as days', async () => {
  const book = makeXlsx([
    { name: 'Notes', rows: [] },
    {
      name: 'Clients',
      rows: [
        ['Name', 'Phone', 'Since', 'Premium', 'Share'],
        [
          'Otter',
          5555550142,
          { value: 46054, as: 'date' },
          { value: 1234.567, as: 'money' },
          { value: 0.125, as: 'percent' },
        ],
      ],
    },
    { name: 'Hidden', rows: [['secret']], hidden: true },
  ])
  expect((await read(book, 'book.xlsx')).map(({ name }) => name)).toEqual(['Notes', 'Clients'])
  expect((await cellsOf(book, 'book.xlsx'))[1]).toEqual([
    [1, 'Name', 'Phone', 'Since', 'Premium', 'Share'],
    [2, 'Otter', '5555550142', '2026-02-01', '1234.567', '12.5%'],
  ])
})

it('a workbook is read as its sheet means it: escapes, numbers it has cut, merged cells and hidden rows', async () => {
  const book = makeXlsx([
    {
      name: 'Policies',
      rows: [
        ['Client', 'Number', 'Since', 'Premium'],
        [
          'Otter_x000D_ & Co_x005F_x0041_',
          1.23456789012346e16,
          { value: 46054, as: 'date' },
          { value: 10, as: 'money' },
        ],
        ['', 'A-2', '', ''],
        ['Kettle', 123456789012345, '', ''],
      ],
      merged: ['A2:A3', 'C2:C3', 'D2:D3'],
      hiddenRows: [4],
    },
  ])
  expect((await read(book, 'book.xlsx'))[0]!.rows).toEqual([
    { at: 1, cells: ['Client', 'Number', 'Since', 'Premium'] },
    { at: 2, cells: ['Otter\r & Co_x0041_', '1.23456789012346E+16', '2026-02-01', '10'] },
    { at: 3, cells: ['Otter\r & Co_x0041_', 'A-2', '2026-02-01', ''] },
    { at: 4, cells: ['Kettle', '123456789012345', '', ''], hidden: true },
  ])
})

describe('a file that is no table is refused with a sentence', () => {
  const part = (xml: string) => strToU8(xml)
  const bomb = zipSync({ 'xl/workbook.xml': part('<x/>'), 'xl/a.xml': new Uint8Array(60_000_000) }, { level: 9 })
  const shared = makeXlsx([{ name: 'Long', rows: [['x'.repeat(400_000)]] }])
  /** A text that many cells share: small in the file, and not in what is read of it. */
  const cells = Array.from({ length: 400 }, (_, at) => `<row r="${String(at + 1)}"><c r="A1" t="s"><v>0</v></c></row>`)
  const repeated = zipSync({
    'xl/workbook.xml': part('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': part('<Relationships><Relationship Id="r1" Target="a.xml"/></Relationships>'),
    'xl/sharedStrings.xml': part(`<sst><si><t>${'x'.repeat(300_000)}</t></si></sst>`),
    'xl/a.xml': part(`<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`),
  })
  it.each([
    ['a text repeated without end', Buffer.from(repeated), 'book.xlsx', /far more text than its size/],
    ['a PDF', Buffer.from('%PDF-1.7\n…'), 'list.csv', /no table|damaged|Cara reads/],
    ['a forged workbook', Buffer.from('Name,City'), 'book.xlsx', /plain text under another name/],
    ['a damaged workbook', shared.subarray(0, shared.length - 400), 'book.xlsx', /damaged/],
    ['an archive', Buffer.from(zipSync({ 'a.txt': part('hello') })), 'book.xlsx', /ZIP archive/],
    ['nothing', Buffer.from(''), 'list.csv', /empty/],
    ['bytes', Buffer.from([0, 1, 2, 3, 0, 0, 9]), 'list.csv', /unknown kind/],
    ['more than it may hold', Buffer.from('a,b\n'.repeat(300_000)), 'list.csv', /up to 1 MB/],
    ['a bomb', bomb, 'book.xlsx', /damaged|unpacks/],
  ])('%s', async (_what, content, name, sentence) => {
    await expect(read(content, name)).rejects.toThrow(sentence)
  })
})
