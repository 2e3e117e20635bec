import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { arrangePages, type PageSource } from './arrange-pages.ts'

const name = (word: string) => PDFName.of(word)
const sourceOf = async (pdf: PDFDocument): Promise<PageSource> => ({
  name: 'Lease.pdf',
  kind: 'pdf',
  bytes: await pdf.save(),
})
const firstPage = [{ file: 0, page: 0, turn: 0 as const }]
const arranged = async (pdf: PDFDocument, picks = firstPage) =>
  PDFDocument.load(await arrangePages([await sourceOf(pdf)], picks))

/** All that a PDF holds, unpacked. */
const insides = (pdf: PDFDocument) =>
  pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream
        ? `${object.dict.toString()} ${Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')}`
        : object.toString(),
    )
    .join('\n')

/** A PDF of two pages without resources of their own, and a way to put contents into it. */
async function aPdf() {
  const pdf = await PDFDocument.create()
  const pages = [pdf.addPage(), pdf.addPage()] as [PDFPage, PDFPage]
  const { context } = pdf
  for (const { node } of pages) node.delete(name('Resources'))
  const form = (contents: string, more: object = {}) =>
    context.register(context.flateStream(contents, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], ...more }))
  const draw = (page: PDFPage, contents: string) =>
    page.node.set(name('Contents'), context.register(context.flateStream(contents)))
  const note = (page: PDFPage, entries: object) => {
    const ref = context.register(context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], ...entries }))
    page.node.addAnnot(ref)
    return ref
  }
  return { pdf, context, pages, form, draw, note }
}

describe('pages of a file', () => {
  it('take along what they draw of a list that all pages share, and nothing else of it', async () => {
    const { pdf, context, pages, form, draw, note } = await aPdf()
    const shared = context.obj({})
    const list = context.register(shared)
    const letters = context.register(
      context.obj({
        ...{ Type: 'Font', Subtype: 'Type3', FontBBox: [0, 0, 9, 9], FontMatrix: [1, 0, 0, 1, 0, 0], FirstChar: 65 },
        ...{ LastChar: 65, Widths: [9], Encoding: { Differences: [65, 'a'] } },
        CharProcs: { a: context.register(context.stream('/Drawn#20Letter Do')) },
      }),
    )
    const mask = context.obj({ SMask: { S: 'Alpha', G: form('% kept mask', { Resources: list }) } })
    shared.set(
      name('XObject'),
      context.obj({
        Mine: form('/Inner Do % kept form'),
        Inner: form('% kept inner'),
        Own: form('/Inner Do % kept own', { Resources: list }),
        'Drawn Letter': form('% kept letter'),
        Look: form('% kept look'),
        Other: form('/Inner Do % left form', { Resources: list }),
      }),
    )
    shared.set(name('Font'), context.obj({ F: letters }))
    shared.set(
      name('ExtGState'),
      context.obj({ M: mask, L: { SMask: { S: 'Alpha', G: form('% left mask', { Resources: list }) } } }),
    )
    pdf.catalog.Pages().set(name('Resources'), list)
    draw(pages[0], '/M gs /Mine Do /Own Do BT /F 9 Tf (A) Tj ET')
    draw(pages[1], '/L gs /Other Do')
    note(pages[0], { AP: { N: { On: form('/Look Do', { Resources: list }) } } })
    const text = insides(await arranged(pdf))
    for (const word of ['form', 'inner', 'own', 'letter', 'look', 'mask']) expect(text).toContain(`kept ${word}`)
    expect(text).not.toContain('left ')
  })

  it('leave the notes and fields of other pages behind, whatever points to them', async () => {
    const { pdf, pages, note } = await aPdf()
    const asked = note(pages[1], { Contents: PDFString.of('left note') })
    const field = note(pages[1], { Subtype: 'Widget', FT: 'Tx', V: PDFString.of('left value') })
    note(pages[0], { Contents: PDFString.of('kept note'), IRT: asked })
    note(pages[0], { Subtype: 'Widget', FT: 'Tx', T: PDFString.of('owner'), Kids: [field] })
    const text = insides(await arranged(pdf))
    expect(text).toContain('kept note')
    expect(text).not.toContain('left ')
  })

  it('hide the layers that were hidden, and those that are only for the screen or for paper', async () => {
    const { pdf, context, pages, draw } = await aPdf()
    const layer = (title: string) =>
      context.register(context.obj({ Type: 'OCG', Name: PDFString.of(title), Usage: { Print: { PrintState: 'OFF' } } }))
    const [shown, draft, screen, other] = ['Shown', 'Draft', 'Screen', 'Other'].map(layer) as [any, any, any, any]
    pdf.catalog.set(
      name('OCProperties'),
      context.obj({
        OCGs: [shown, draft, screen, other],
        D: { OFF: [draft, other], AS: [{ Event: 'Print', Category: ['Print'], OCGs: [screen, other] }] },
      }),
    )
    const list = context.obj({ Properties: { A: shown, B: draft, C: screen, D: other } })
    pdf.catalog.Pages().set(name('Resources'), list)
    draw(pages[0], '/OC /A BDC EMC /OC /B BDC EMC /OC /C BDC EMC')
    const made = await arranged(pdf)
    const layers = made.catalog.lookup(name('OCProperties'), PDFDict)
    const usual = layers.lookup(name('D'), PDFDict)
    const titles = (list: PDFArray) =>
      list.asArray().map((ref) => made.context.lookup(ref, PDFDict).lookup(name('Name'), PDFString).decodeText())
    expect(titles(layers.lookup(name('OCGs'), PDFArray))).toEqual(['Shown', 'Draft', 'Screen'])
    expect(titles(usual.lookup(name('OFF'), PDFArray))).toEqual(['Draft'])
    const [rule] = usual.lookup(name('AS'), PDFArray).asArray() as [PDFDict]
    expect(rule.lookup(name('Event'))).toBe(name('Print'))
    expect(titles(rule.lookup(name('OCGs'), PDFArray))).toEqual(['Screen'])
    expect(insides(made)).not.toMatch(/Other|Cara(?:Off|Auto)/)
  })

  it('that stand there twice have fields of their own', async () => {
    const pdf = await PDFDocument.create()
    const field = pdf.getForm().createTextField('owner')
    field.addToPage(pdf.addPage(), { x: 50, y: 50 })
    field.setText('Otter')
    const form = (await arranged(pdf, [...firstPage, ...firstPage])).getForm()
    expect(form.getFields().map((one) => [one.getName(), form.getTextField(one.getName()).getText()])).toEqual([
      ['owner', 'Otter'],
      ['owner_2', 'Otter'],
    ])
  })

  it('are found though the named places of a file hold one another', async () => {
    const { pdf, context } = await aPdf()
    const node = context.obj({})
    const ref = context.register(node)
    node.set(name('Kids'), context.obj([ref, ref, ref]))
    pdf.catalog.set(name('Names'), context.obj({ Dests: ref }))
    expect((await arranged(pdf)).getPageCount()).toBe(1)
  })

  it('hold a picture once, however often it is taken', async () => {
    const bytes = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#146' } })
      .png()
      .toBuffer()
    const made = await PDFDocument.load(
      await arrangePages([{ name: 'Roof.png', kind: 'image', bytes }], [...firstPage, ...firstPage, ...firstPage]),
    )
    expect(made.getPageCount()).toBe(3)
    expect(insides(made).split('/Subtype /Image')).toHaveLength(2)
  })
})
