import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDocx, makeXlsx } from '../../../tests/support/documents/office.ts'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { makePagePicture } from '../../../tests/support/documents/scan.ts'
import { faultInFirstBytes } from './first-bytes.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-bytes-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fault(name: string, content: Uint8Array | string) {
  const at = path.join(folder, 'upload')
  await writeFile(at, content)
  return faultInFirstBytes(at, name)
}

it.each([
  ['plain text under another name', 'fake.pdf', 'This is no PDF.'],
  ['plain text under another name', 'long.pdf', 'This is no PDF. '.repeat(9000)],
  ['a web page (HTML)', 'policy.txt', '<!DOCTYPE html><p>Policy</p>'],
  ['a Windows program', 'policy.pdf', `MZ\u0090\0${'x'.repeat(9000)}`],
  ['a GIF picture', 'logo.png', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(9000, 7)])],
  ['This file is empty.', 'note.txt', ' \n '],
])('tells %s', async (what, name, content) => {
  expect(await fault(name, content)).toContain(what)
})

it('lets in what Cara reads, and what only the whole file tells', async () => {
  const pages = Array.from({ length: 30 }, () => linesPage(['Roofers are eligible.']))
  expect(await fault('guide.pdf', await makePdf(pages))).toBeNull()
  expect(await fault('guide.pdf', Buffer.concat([Buffer.from('junk\r\n'), await makePdf(pages)]))).toBeNull()
  expect(await fault('guide.docx', await makeDocx(['Contract']))).toBeNull()
  expect(await fault('fleet.xlsx', makeXlsx([{ name: 'Vehicles', rows: [['VIN']] }]))).toBeNull()
  for (const format of ['png', 'jpeg', 'tiff', 'webp'] as const)
    expect(await fault(`scan.${format}`, await makePagePicture([], format))).toBeNull()
  const png = Buffer.from(await makePagePicture([], 'png'))
  const comment = Buffer.concat([
    Buffer.from([0, 0, 0x23, 0x28]),
    Buffer.from('tEXt'),
    Buffer.alloc(9000),
    Buffer.alloc(4),
  ])
  expect(await fault('big.png', Buffer.concat([png.subarray(0, 33), comment, png.subarray(33)]))).toBeNull()
  const late = Buffer.concat([Buffer.from('49492a00f0ff0000', 'hex'), Buffer.alloc(70_000)])
  expect(await fault('late.tiff', late)).toBeNull()
  // The last letter that is looked at is cut in two.
  expect(await fault('rules.txt', `x${'é'.repeat(5000)}`)).toBeNull()
  expect(await fault('rules.txt', `${' '.repeat(5000)}Never promise coverage.`)).toBeNull()
  expect(
    await fault('locked.docx', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(9000)])),
  ).toBeNull()
})
