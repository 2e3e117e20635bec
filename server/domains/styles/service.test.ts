import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anUpload } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { anArtifact } from '../../../tests/support/records.ts'
import { pagesPdf } from '../../../tests/support/styles.ts'
import { newId } from '../../lib/ids.ts'
import { operateSubscription } from '../subscription/operator.ts'
import { createWorkspace } from '../workspaces/service.ts'
import {
  chooseDefaultStyle,
  chooseStyle,
  createStyle,
  defaultStyle,
  deleteStyle,
  getStyle,
  listStyles,
  printedPdf,
  styledDocument,
  styleOfArtifact,
  updateStyle,
} from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
})

const acting = () => ({ house: test.house, actor: mine.actor })
const ours = <T>(work: Parameters<typeof as<T>>[2]) => as(test.house, mine.actor, work)
const upload = async (name: string, bytes: Uint8Array | Promise<Uint8Array>) => anUpload(test, name, await bytes)
const aLogo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#245' } })
    .png()
    .toBuffer()
async function blobs() {
  const keys: string[] = []
  for await (const { key } of test.house.outside.blobs.list(`${mine.agencyId}/`)) keys.push(key)
  return keys
}

describe('a style', () => {
  it('is made with the usual base style, changed, listed and deleted', async () => {
    const made = await createStyle(acting(), { title: ' Proposals ', accentColor: '#1F4E5F' })
    expect(made).toMatchObject({
      title: 'Proposals',
      baseStyleId: 'builtin:classic-professional',
      accentColor: '#1f4e5f',
    })
    const input = { title: 'Letters', baseStyleId: 'none', pageSize: 'A4', rev: 1 }
    expect(await updateStyle(acting(), made.id, input)).toMatchObject({ title: 'Letters', pageSize: 'A4', rev: 2 })
    const page = { first: 10, after: null }
    const found = await ours((ctx) => listStyles(ctx, { search: 'lett' }, 'TITLE_ASC', page))
    expect(found.map(({ style }) => style.id)).toEqual([made.id])
    await ours((ctx) => deleteStyle(ctx, made.id))
    await expect(ours((ctx) => getStyle(ctx, made.id))).rejects.toThrow('does not exist')
  })

  it('tells at the field what is wrong', async () => {
    const wrong = createStyle(acting(), { title: '', accentColor: 'teal', baseStyleId: 'builtin:other' })
    const paths = await wrong.then(
      () => [],
      ({ fields }: { fields: { path: string[] }[] }) => fields.map(({ path }) => path[0]),
    )
    expect(paths.toSorted()).toEqual(['accentColor', 'baseStyleId', 'title'])
  })

  it('is not written over by who has not seen the newest', async () => {
    const { id } = await createStyle(acting(), { title: 'Proposals' })
    await updateStyle(acting(), id, { title: 'Quotes', rev: 1 })
    await expect(updateStyle(acting(), id, { title: 'Letters', rev: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: [{ path: ['title'], message: 'This was changed to “Quotes” meanwhile. Save again to keep yours.' }],
    })
  })

  it('is one of as many as the plan includes; of ten at once one is the last', async () => {
    await operateSubscription(test.ownerUrl, mine.agencyId, { plan: 'basic', period: 'monthly' })
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => createStyle(acting(), { title: 'Proposals' })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(createStyle(acting(), { title: 'Letters' })).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message: 'Your plan includes 1 document style. Change the plan for more: Settings, Subscription, Change Plan.',
    })
  })

  it('stays readable, and can be changed, beyond the limit', async () => {
    const [first] = [await createStyle(acting(), { title: 'One' }), await createStyle(acting(), { title: 'Two' })]
    await operateSubscription(test.ownerUrl, mine.agencyId, { plan: 'basic', period: 'monthly' })
    expect(await updateStyle(acting(), first.id, { title: 'First' })).toMatchObject({ title: 'First' })
  })
})

describe('the files of a style', () => {
  it('are kept while their ids come again, and go when none does', async () => {
    const made = await createStyle(acting(), {
      title: 'Proposals',
      uploadLogo: await upload('Logo.png', aLogo()),
      uploadPrefixFile: await upload('Cover.pdf', pagesPdf(2)),
    })
    expect(made).toMatchObject({ logo: { name: 'Logo.png' }, prefix: { name: 'Cover.pdf' }, suffix: null })
    const kept = await updateStyle(acting(), made.id, { title: 'Proposals', prefixFileId: made.prefix!.id })
    expect([kept.logo, kept.prefix]).toEqual([null, made.prefix])
    await expect(updateStyle(acting(), made.id, { title: 'x', prefixFileId: newId() })).rejects.toMatchObject({
      fields: [{ path: ['prefixFileId'] }],
    })
  })

  it.each([
    ['uploadPrefixFile', 'Cover.pdf', () => Buffer.from('%PDF-1.7 broken'), 'damaged'],
    ['uploadSuffixFile', 'Wide.pdf', () => pagesPdf(1, [792, 612]), 'Page 1 of Wide.pdf is not Letter upright'],
    ['uploadPrefixFile', 'A4.pdf', () => pagesPdf(1, [595, 842]), 'not Letter upright'],
    ['uploadPrefixFile', 'Notes.pdf', () => Buffer.from('hello'), 'is not a PDF'],
    ['uploadPrefixFile', 'Long.pdf', () => pagesPdf(41), 'up to 40'],
    ['uploadPrefixFile', 'Locked.pdf', lockedPdf, 'is protected'],
    ['uploadLogo', 'Logo.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'is no PNG or JPEG'],
    ['uploadLogo', 'Logo.png', async () => (await aLogo()).subarray(0, 60), 'is damaged'],
  ] as const)('%s refuses %s at its field and leaves nothing', async (field, name, bytes, sentence) => {
    const sent = createStyle(acting(), { title: 'Proposals', [field]: await upload(name, await bytes()) })
    await expect(sent).rejects.toMatchObject({
      code: 'INVALID',
      fields: [{ path: [field], message: expect.stringContaining(sentence) }],
    })
    expect(await blobs()).toEqual([])
  })

  it('stand around the document in the PDF, which keeps its tags and links', async () => {
    const style = await createStyle(acting(), {
      title: 'Proposals',
      uploadPrefixFile: await upload('Cover.pdf', pagesPdf(2)),
      uploadSuffixFile: await upload('Notices.pdf', pagesPdf(1, [610, 790])),
    })
    const written = { title: 'Offer', html: '<h1>Offer</h1><p><a href="https://example.com/a">Read on</a></p>' }
    const pdf = await PDFDocument.load(await printedPdf(acting(), written, style))
    expect(pdf.getPages().map((page) => Math.round(page.getWidth()))).toEqual([612, 612, 612, 610])
    expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(pdf.catalog.has(PDFName.of('Outlines'))).toBe(true)
    expect(pdf.getPage(2).node.Annots()?.size()).toBe(1)
    await test.house.outside.blobs.delete(style.prefix!.blobKey)
    await expect(printedPdf(acting(), written, style)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('show the logo in place of the name', async () => {
    const style = await createStyle(acting(), { title: 'Proposals', uploadLogo: await upload('Logo.png', aLogo()) })
    const page = await styledDocument(acting(), { title: 'Offer', html: '<p>Hello</p>' }, style)
    expect(page).toContain('<img class="cara-logo" alt="Otter Example Agency" src="data:image/png;base64,')
  })
})

it('the style of a document is chosen for all its versions, and falls back to the usual one when it is deleted', async () => {
  const { id } = await createStyle(acting(), { title: 'Proposals' })
  const workspace = await ours((ctx) => createWorkspace(ctx, { message: 'Hello' }))
  const artifactId = await anArtifact(test, mine, workspace.id)
  const chosen = () => ours((ctx) => styleOfArtifact(ctx, artifactId))
  expect(await chosen()).toBe('builtin:classic-professional')
  await ours((ctx) => chooseStyle(ctx, workspace.id, artifactId, 'builtin:warm-human'))
  expect(await chosen()).toBe('builtin:warm-human')
  await ours((ctx) => chooseStyle(ctx, workspace.id, artifactId, id))
  expect(await chosen()).toBe(id)
  await expect(ours((ctx) => chooseStyle(ctx, workspace.id, newId(), id))).rejects.toThrow('artifact does not exist')
  await ours((ctx) => deleteStyle(ctx, id))
  expect(await chosen()).toBe('builtin:classic-professional')
})

describe('the style of new documents', () => {
  it('is the usual one until it is chosen; those that are there keep theirs, and a deleted one gives way', async () => {
    const { id } = await createStyle(acting(), { title: 'Proposals' })
    const workspace = await ours((ctx) => createWorkspace(ctx, { message: 'Hello' }))
    const aDocument = () => anArtifact(test, mine, workspace.id)
    const shown = (artifactId: string) => ours((ctx) => styleOfArtifact(ctx, artifactId))
    const before = await aDocument()
    expect(await ours(defaultStyle)).toBe('builtin:classic-professional')
    await ours((ctx) => chooseDefaultStyle(ctx, id))
    const during = await aDocument()
    await ours((ctx) => chooseDefaultStyle(ctx, 'builtin:warm-human'))
    const after = await aDocument()
    expect(await Promise.all([before, during, after].map(shown))).toEqual([
      ...['builtin:classic-professional', id, 'builtin:warm-human'],
    ])
    await ours((ctx) => chooseDefaultStyle(ctx, id))
    expect(await ours(defaultStyle)).toBe(id)
    await ours((ctx) => deleteStyle(ctx, id))
    expect(await ours(defaultStyle)).toBe('builtin:classic-professional')
    expect(await shown(during)).toBe('builtin:classic-professional')
    expect(await shown(after)).toBe('builtin:warm-human')
    await expect(ours((ctx) => chooseDefaultStyle(ctx, newId()))).rejects.toThrow('does not exist')
  })
})

async function lockedPdf() {
  const pdf = await PDFDocument.load(await pagesPdf())
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return pdf.save()
}
