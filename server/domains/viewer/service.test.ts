import {
  decodePDFRawStream,
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBusiness } from '../../../tests/support/accounts.ts'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { refusal } from '../../../tests/support/refusal.ts'
import { pool } from '../../documents/reading/read-document.ts'
import { newId } from '../../lib/ids.ts'
import { uploadAccountDocument } from '../accounts/documents.ts'
import { createAccount } from '../accounts/service.ts'
import { readFile } from '../files/reading.ts'
import { getFile, listPageSizes, listPages } from '../files/service.ts'
import { arrangePages, findInFile, linesOfPage, listBeside, listHomes } from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let accountId: string
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  accountId = await anAccountOf(mine)
})
afterAll(async () => {
  await pool.close()
  await test.close()
})

type Agency = typeof mine
const acting = (who = mine) => ({ house: test.house, actor: who.actor })
const anAccountOf = async (who: Agency) =>
  (await as(test.house, who.actor, (ctx) => createAccount(ctx, aBusiness('Otter Joinery')))).id
const NEVER = new AbortController().signal

async function kept(name: string, bytes: Uint8Array, who = mine, account = accountId): Promise<string> {
  const file = await anUpload(test, name, bytes)
  const { id } = await uploadAccountDocument(acting(who), account, { file, type: 'CONTRACT' })
  return read(id, who)
}
async function read(id: string, who = mine) {
  const file = await as(test.house, who.actor, (ctx) => getFile(ctx, id))
  await readFile(test.house, who.actor, file, () => {}, NEVER)
  return id
}
const aPdf = (...pages: string[]) => makePdf(pages.map((text) => linesPage([text])))
const bytesOf = async (fileId: string) => {
  const { blobKey } = await as(test.house, mine.actor, (ctx) => getFile(ctx, fileId))
  const chunks: Uint8Array[] = []
  for await (const chunk of await test.house.outside.blobs.read(blobKey)) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
const wordsOf = async (fileId: string) =>
  (await as(test.house, mine.actor, (ctx) => listPages(ctx, fileId))).map((page) =>
    page.lines.map(({ text }) => text).join(' '),
  )
/** All that a PDF holds, unpacked. */
async function insides(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes)
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream
        ? `${object.dict.toString()} ${Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')}`
        : object.toString(),
    )
    .join('\n')
}

describe('pages of files', () => {
  it('become a new file in another order, turned, with pictures among them; the files stay as they are', async () => {
    const [one, two] = [
      await kept('Lease.pdf', await aPdf('Alpha', 'Bravo', 'Charlie')),
      await kept('Rider.pdf', await aPdf('Delta')),
    ]
    const png = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#146' } })
      .png()
      .toBuffer()
    const picture = await kept('Roof.png', png)
    const before = await bytesOf(one)
    const made = await arrangePages(acting(), {
      name: 'Lease with rider',
      accountId,
      pages: [
        { fileId: two, page: 1 },
        { fileId: one, page: 3, turn: 90 },
        { fileId: picture, page: 1 },
        { fileId: one, page: 1 },
        { fileId: one, page: 1, turn: 180 },
      ],
    })
    expect(made.name).toBe('Lease with rider.pdf')
    expect(await wordsOf(await read(made.id))).toEqual(['Delta', 'Charlie', '', 'Alpha', 'Alpha'])
    const pdf = await PDFDocument.load(await bytesOf(made.id))
    expect(pdf.getPages().map((page) => page.getRotation().angle)).toEqual([0, 90, 0, 0, 180])
    expect(pdf.getPage(2).getSize()).toMatchObject({ width: 792 })
    expect(Buffer.compare(await bytesOf(one), before)).toBe(0)
    const homes = await as(test.house, mine.actor, (ctx) => listHomes(ctx, made.id))
    expect(homes).toEqual([{ kind: 'ACCOUNT', id: accountId, name: 'Otter Joinery', accountId }])
    const beside = await as(test.house, mine.actor, (ctx) => listBeside(ctx, made.id))
    expect(beside.map(({ id }) => id).sort()).toEqual([one, two, picture].sort())
  })

  it('hold nothing of the pages that were left out, and nothing that runs', async () => {
    const pdf = await PDFDocument.load(await aPdf('Public words', 'Secret words', 'More words'))
    const form = pdf.getForm()
    const [first, second, third] = pdf.getPages() as [any, any, any]
    form.createTextField('owner.name').addToPage(first, { x: 50, y: 50 })
    form.getTextField('owner.name').setText('Otter')
    const secret = form.createTextField('owner.secret')
    secret.addToPage(second, { x: 50, y: 50 })
    secret.setText('Hidden value')
    form
      .getTextField('owner.name')
      .acroField.dict.set(
        PDFName.of('AA'),
        pdf.context.obj({ K: { S: 'JavaScript', JS: PDFString.of('app.alert(1)') } }),
      )
    const link = (page: any, entry: object) =>
      page.node.addAnnot(
        pdf.context.register(pdf.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], ...entry })),
      )
    link(first, { Dest: [second.ref, 'Fit'] })
    link(first, { A: { S: 'GoTo', D: [third.ref, 'Fit'] } })
    link(first, { A: { S: 'URI', URI: PDFString.of('https://example.com/a') } })
    link(first, { A: { S: 'JavaScript', JS: PDFString.of('app.alert(2)') } })
    link(first, { A: { S: 'Launch', F: PDFString.of('calc.exe') } })
    first.node.set(PDFName.of('AA'), pdf.context.obj({ O: { S: 'JavaScript', JS: PDFString.of('app.alert(3)') } }))
    pdf.addJavaScript('start', 'app.alert(4)')
    const fileId = await kept('Form.pdf', await pdf.save())
    const pages = [
      { fileId, page: 3 },
      { fileId, page: 1 },
    ]
    const made = await arrangePages(acting(), { name: 'Part', accountId, pages })
    const bytes = await bytesOf(made.id)
    const text = await insides(bytes)
    for (const word of ['Hidden value', 'owner.secret', 'app.alert', 'JavaScript', 'Launch', 'calc.exe'])
      expect(text, word).not.toContain(word)
    const again = await PDFDocument.load(bytes)
    expect(
      again
        .getForm()
        .getFields()
        .map((field) => field.getName()),
    ).toEqual(['owner.name'])
    expect(again.getForm().getTextField('owner.name').getText()).toBe('Otter')
    const annotations = again.getPage(1).node.lookup(PDFName.of('Annots'), PDFArray)
    const links = annotations.asArray().map((ref) => again.context.lookup(ref, PDFDict))
    const places = links.flatMap((one) => one.lookupMaybe(PDFName.of('Dest'), PDFArray)?.get(0) ?? [])
    expect(places).toEqual([again.getPage(0).ref])
    expect(text).toContain('https://example.com/a')
    expect((await wordsOf(await read(made.id))).join(' ')).not.toContain('Secret')
  })

  it('of two files with a field of one name keep both, each with its own value', async () => {
    const withField = async (value: string) => {
      const pdf = await PDFDocument.create()
      const field = pdf.getForm().createTextField('name')
      field.addToPage(pdf.addPage(), { x: 50, y: 50 })
      field.setText(value)
      return pdf.save()
    }
    const [one, two] = [await kept('A.pdf', await withField('Alma')), await kept('B.pdf', await withField('Bram'))]
    const pages = [
      { fileId: one, page: 1 },
      { fileId: two, page: 1 },
    ]
    const made = await arrangePages(acting(), { name: 'Both', accountId, pages })
    const form = (await PDFDocument.load(await bytesOf(made.id))).getForm()
    expect(form.getFields().map((field) => form.getTextField(field.getName()).getText())).toEqual(['Alma', 'Bram'])
  })

  it('are refused with a sentence at what is wrong, and leave nothing', async () => {
    const one = await kept('One.pdf', await aPdf('Alpha'))
    const text = await kept('Notes.txt', Buffer.from('Alpha'))
    const locked = await PDFDocument.load(await aPdf('Alpha'))
    locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
    const lockedId = await kept('Locked.pdf', await locked.save())
    const other = await anAgency(test)
    const foreign = await kept('Foreign.pdf', await aPdf('Alpha'), other, await anAccountOf(other))
    const tried = (given: object) =>
      refusal(arrangePages(acting(), { name: 'New', accountId, pages: [{ fileId: one, page: 1 }], ...given } as never))
    expect(await tried({ name: ' ' })).toMatchObject({ fields: ['name: Enter a name for the new file.'] })
    expect(await tried({ pages: [] })).toMatchObject({ fields: ['pages: Keep at least one page.'] })
    expect(await tried({ accountId: null })).toMatchObject({ fields: [expect.stringMatching(/^accountId: Choose/)] })
    expect(await tried({ accountId: newId() })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await tried({ policyId: newId() })).toMatchObject({ code: 'NOT_FOUND' })
    for (const fileId of [foreign, newId()])
      expect(await tried({ pages: [{ fileId, page: 1 }] })).toMatchObject({
        fields: ['pages.0.fileId: This file does not exist.'],
      })
    const twoPages = [
      { fileId: one, page: 1 },
      { fileId: one, page: 2 },
    ]
    expect(await tried({ pages: twoPages })).toMatchObject({ fields: ['pages.1.page: One.pdf has no page 2.'] })
    expect(await tried({ pages: [{ fileId: one, page: 1, turn: 45 }] })).toMatchObject({ code: 'INVALID' })
    for (const [fileId, sentence] of [
      [text, 'has no pages that can be taken'],
      [lockedId, 'Locked.pdf: '],
    ])
      expect(await tried({ pages: [{ fileId, page: 1 }] })).toMatchObject({
        fields: [expect.stringContaining(sentence!)],
      })
    expect(await tried({ pages: Array.from({ length: 1001 }, () => ({ fileId: one, page: 1 })) })).toMatchObject({
      message: expect.stringContaining('1000 pages'),
    })
  })

  it('are arranged once, however often they are sent with one key', async () => {
    const fileId = await kept('Once.pdf', await aPdf('Alpha', 'Bravo'))
    const input = { name: 'Half', accountId, pages: [{ fileId, page: 2 }], key: newId() }
    const ids = [await arrangePages(acting(), input), await arrangePages(acting(), input)].map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('a file in the viewer', () => {
  it('tells the size of its pages as they are shown, and their lines', async () => {
    const pdf = await PDFDocument.load(await aPdf('Alpha', 'Bravo'))
    pdf.getPage(1).setRotation(degrees(90))
    const fileId = await kept('Sizes.pdf', await pdf.save())
    const sizes = await as(test.house, mine.actor, (ctx) => listPageSizes(ctx, fileId))
    expect(sizes).toMatchObject([
      { number: 1, width: 612, height: 792 },
      { number: 2, width: 792, height: 612 },
    ])
    const lines = await as(test.house, mine.actor, (ctx) => linesOfPage(ctx, fileId, 1))
    expect(lines.map(({ text }) => text)).toEqual(['Alpha'])
    expect(await as(test.house, mine.actor, (ctx) => linesOfPage(ctx, fileId, 9))).toEqual([])
  })

  it('finds words whatever their case, in the middle of words and over the end of a line', async () => {
    const fileId = await kept(
      'Words.pdf',
      await makePdf([
        linesPage(['The Insured shall give', 'notice of loss.']),
        linesPage(['Additional insureds: none']),
      ]),
    )
    const found = (words: string) => as(test.house, mine.actor, (ctx) => findInFile(ctx, fileId, words))
    expect(await found('INSURED')).toMatchObject([
      { page: 1, line: 'The Insured shall give' },
      { page: 2, line: 'Additional insureds: none' },
    ])
    expect((await found('give  notice'))[0]!.boxes).toHaveLength(2)
    expect(await found('nothing of the kind')).toEqual([])
    expect(await found('  ')).toEqual([])
  })

  it('finds words on pages far behind', async () => {
    const pages = Array.from({ length: 52 }, (_, at) => (at === 51 ? 'Rented kiln' : `Page ${String(at + 1)}`))
    const fileId = await kept('Long.pdf', await aPdf(...pages))
    const found = await as(test.house, mine.actor, (ctx) => findInFile(ctx, fileId, 'kiln'))
    expect(found).toMatchObject([{ page: 52, line: 'Rented kiln' }])
  })
})
