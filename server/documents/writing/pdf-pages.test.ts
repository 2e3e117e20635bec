import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { bindPages } from './pdf-pages.ts'

const name = (word: string) => PDFName.of(word)

/** Two pages with bookmarks, a link by name, one by page, one to an address, and what would run. */
async function linkedPages(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const { context, catalog } = pdf
  const [one, two] = [pdf.addPage([612, 792]), pdf.addPage([612, 792])]
  const view = [two.ref, name('XYZ'), PDFNumber.of(0), PDFNumber.of(700), PDFNumber.of(0)]
  const link = (what: object) =>
    context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], ...what }))
  one.node.set(
    name('Annots'),
    context.obj([
      link({ Dest: PDFString.of('second') }),
      link({ A: { S: 'GoTo', D: context.obj(view) } }),
      link({ A: { S: 'URI', URI: PDFString.of('https://example.com/') } }),
      link({ A: { S: 'JavaScript', JS: PDFString.of('app.alert(1)') } }),
      link({ A: { S: 'URI', URI: PDFString.of('javascript:alert(1)') } }),
      link({ A: { S: 'GoToR', F: PDFString.of('other.pdf'), D: [1, 'Fit'] } }),
    ]),
  )
  catalog.set(name('Names'), context.obj({ Dests: { Names: [PDFString.of('second'), context.obj(view)] } }))
  const root = context.obj({})
  const rootRef = context.register(root)
  const inner = context.register(context.obj({ Title: PDFHexString.fromText('Inner'), Dest: PDFString.of('second') }))
  const outer = context.register(
    context.obj({
      Title: PDFHexString.fromText('Notices'),
      Parent: rootRef,
      Dest: [one.ref, 'Fit'],
      First: inner,
      Last: inner,
    }),
  )
  root.set(name('First'), outer)
  root.set(name('Last'), outer)
  catalog.set(name('Outlines'), rootRef)
  return pdf.save()
}

/** Titles with the number of the page each leads to, in order, children behind their parent. */
function bookmarksIn(pdf: PDFDocument): [title: string, page: number][] {
  const pages = pdf.getPages().map(({ ref }) => ref.toString())
  const below = (parent: PDFDict): [string, number][] => {
    const found: [string, number][] = []
    for (let one = parent.lookupMaybe(name('First'), PDFDict); one; one = one.lookupMaybe(name('Next'), PDFDict)) {
      const target = one.lookup(name('Dest'), PDFArray).get(0) as PDFRef
      found.push(
        [one.lookup(name('Title'), PDFHexString).decodeText(), pages.indexOf(target.toString())],
        ...below(one),
      )
    }
    return found
  }
  return below(pdf.catalog.lookup(name('Outlines'), PDFDict))
}

async function printed(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage([612, 792])
  return pdf.save()
}

describe('pages before and behind a document', () => {
  it('keep their bookmarks and links, and nothing that runs', async () => {
    const around = await linkedPages()
    const pdf = await PDFDocument.load(await bindPages({ printed: await printed(), before: around, behind: around }))
    expect(pdf.getPageCount()).toBe(5)
    expect(bookmarksIn(pdf)).toEqual([
      ['Notices', 0],
      ['Inner', 1],
      ['Notices', 3],
      ['Inner', 4],
    ])
    for (const [from, to] of [
      [0, 1],
      [3, 4],
    ] as const) {
      const annotations = pdf.getPage(from).node.Annots()!
      const [named, paged, address, ...others] = [0, 1, 2, 3, 4, 5].map((at) => annotations.lookup(at, PDFDict))
      for (const link of [named!, paged!]) expect(link.lookup(name('Dest'), PDFArray).get(0)).toBe(pdf.getPage(to).ref)
      expect(address!.lookup(name('A'), PDFDict).lookup(name('URI'))).toEqual(PDFString.of('https://example.com/'))
      for (const one of others) expect([one!.has(name('A')), one!.has(name('Dest'))]).toEqual([false, false])
    }
  })

  it('do not go round in bookmarks that do', async () => {
    const pdf = await PDFDocument.load(await linkedPages())
    const root = pdf.catalog.lookup(name('Outlines'), PDFDict)
    root.lookup(name('First'), PDFDict).set(name('Next'), root.get(name('First'))!)
    const bound = await bindPages({ printed: await printed(), before: await pdf.save(), behind: null })
    expect(bookmarksIn(await PDFDocument.load(bound))).toHaveLength(2)
  })
})
