import { PDFDocument } from '@cantoo/pdf-lib'
import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BASE_STYLES, type BaseStyleId } from '../../../shared/document-styles.ts'
import { convertedByOffice, officeSuite } from '../../../tests/support/documents/office-suite.ts'
import { blocksOfDocx } from '../../documents/reading/office/read-docx.ts'
import { DEFAULT_LIMITS } from '../../documents/reading/reading-limits.ts'
import { writeWord } from '../../documents/writing/word.ts'
import { SAMPLE_HTML, SAMPLE_TITLE } from './sample.ts'
import { wordPage } from './word-page.ts'

const letterhead = { name: 'Otter Example Agency', lines: ['1 Test Street'], phone: '(555) 010-7700' }
type Given = { title?: string; baseStyleId?: BaseStyleId; pageSize?: 'LETTER' | 'A4'; logo?: Uint8Array | null }
const wordOf = (html: string, { title = 'Offer', logo = null, ...look }: Given = {}) =>
  writeWord(
    wordPage({
      ...{ title, html, letterhead, logo },
      look: {
        baseStyleId: 'builtin:classic-professional',
        pageSize: 'LETTER',
        accentColor: null,
        secondColor: null,
        ...look,
      },
    }),
  )
const partOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name]!)
const bodyOf = (bytes: Uint8Array) => partOf(bytes, 'word/document.xml')

const ALL = `<h1>Offer for Willow &amp; Wren</h1><h2>First section</h2><h3>Third level</h3><h4>Fourth level</h4><h5>Fifth level</h5><h6>Sixth level</h6>
<p style="text-align:center"><strong>bold</strong> <em>italic</em> <u>under</u> <s>struck</s> <code>code</code> H<sub>2</sub>O m<sup>2</sup> <span style="color:#aa1122">red</span> <a href="https://example.com/a">link</a></p>
<ol start="4"><li><p>fourth item</p><ul><li><p>inner bullet</p></li></ul></li><li><p>fifth item</p></li></ol><ol><li><p>counted anew</p></li></ol>
<blockquote><p>a quote</p></blockquote><hr><p>before</p><hr class="page-break"><p>after</p>
<table><caption>The lines</caption><colgroup><col style="width:100px"><col style="width:300px"></colgroup><thead><tr><th colspan="2"><p>Both</p></th></tr></thead>
<tbody><tr><td rowspan="2" style="background-color:#ffeecc"><p>tall</p></td><td><p>$1</p></td></tr><tr><td><p>$2</p></td></tr></tbody></table>`

describe('a Word file', () => {
  it('has real headings, numbering, links, colors and tables', async () => {
    const bytes = await wordOf(ALL)
    const xml = bodyOf(bytes)
    for (const level of [1, 2, 3, 4, 5, 6]) expect(xml).toContain(`<w:pStyle w:val="Heading${String(level)}"/>`)
    expect(xml).toMatch(/<w:ilvl w:val="1"\/>/)
    expect(partOf(bytes, 'word/numbering.xml')).toMatch(/<w:start(?:Override)? w:val="4"\/>/)
    expect(xml).toMatch(/<w:jc w:val="center"\/>/)
    for (const mark of [
      '<w:b/>',
      '<w:i/>',
      '<w:u w:val="single"',
      '<w:strike/>',
      'w:val="subscript"',
      'w:val="superscript"',
      'AA1122',
    ])
      expect(xml).toContain(mark)
    expect(partOf(bytes, 'word/_rels/document.xml.rels')).toContain('Target="https://example.com/a"')
    expect(xml).toContain('<w:tblHeader/>')
    expect(xml).toContain('<w:gridSpan w:val="2"/>')
    expect(xml).toContain('<w:vMerge w:val="restart"/>')
    expect(xml).toContain('w:fill="FFEECC"')
    expect(xml).toMatch(/<w:gridCol w:w="(\d+)"\/><w:gridCol w:w="(\d+)"\/>/)
    expect(xml.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
  })

  it('has the words of the document, as our own reader reads them', async () => {
    const blocks = await blocksOfDocx(await wordOf(ALL), DEFAULT_LIMITS)
    const paragraphs = blocks.flatMap((block) => ('paragraph' in block ? [block.paragraph] : []))
    expect(paragraphs).toEqual([
      ...['Offer for Willow & Wren', 'First section', 'Third level', 'Fourth level', 'Fifth level', 'Sixth level'],
      // What is struck out is not read.
      'bold italic under code H2O m2 red link',
      ...[
        '• fourth item',
        '• inner bullet',
        '• fifth item',
        '• counted anew',
        'a quote',
        'before',
        'after',
        'The lines',
      ],
    ])
    expect(blocks.flatMap((block) => ('table' in block ? [block.table] : []))).toEqual([
      [['Both'], ['tall', '$1'], ['$2']],
    ])
  })

  it('has the letterhead, the running heads, the page and the letters of its style', async () => {
    const logo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#245' } })
      .png()
      .toBuffer()
    const bytes = await wordOf(ALL, { pageSize: 'A4', logo })
    const heads = ['word/header1.xml', 'word/header2.xml'].map((name) => partOf(bytes, name)).join('')
    expect(heads).toContain('1 Test Street')
    expect(heads).toContain('Otter Example Agency')
    expect(Object.keys(unzipSync(bytes)).some((name) => name.startsWith('word/media/'))).toBe(true)
    expect(partOf(bytes, 'word/footer2.xml')).toContain('NUMPAGES')
    expect(bodyOf(bytes)).toContain('<w:pgSz w:w="11906" w:h="16838"')
    expect(partOf(bytes, 'word/styles.xml')).toContain('1F3A5F')
    const plain = await wordOf(ALL, { baseStyleId: 'none' })
    expect(partOf(plain, 'word/header1.xml') + partOf(plain, 'word/header2.xml')).not.toContain('Otter')
  })

  it.each(BASE_STYLES.map(({ id }) => id))('in %s is the same file each time', async (baseStyleId) => {
    const html = ALL + SAMPLE_HTML
    const one = await wordOf(html, { title: SAMPLE_TITLE, baseStyleId })
    expect(Buffer.from(await wordOf(html, { title: SAMPLE_TITLE, baseStyleId })).equals(one)).toBe(true)
  })

  it('keeps nothing that no file of XML may hold, and no address that leads nowhere', async () => {
    const bytes = await wordOf('<p>a\u0001b\ud800c\ufffed</p><p><a href="http://[">bad</a> <a href="/app">ours</a></p>')
    expect(bodyOf(bytes)).toContain('>ab\ufffdcd<')
    expect(partOf(bytes, 'word/_rels/document.xml.rels')).not.toContain('/hyperlink"')
  })
})

/** Headings with their levels, list items and cells of HTML, in order, as "h2 words". */
function structureOf(html: string): string[] {
  const found: string[] = []
  const open: { name: string; text: string }[] = []
  const parser = new Parser({
    onopentag: (name) => void (/^(?:h[1-6]|li|td|th)$/.test(name) && open.push({ name, text: '' })),
    ontext: (text) => {
      const here = open.at(-1)
      if (here) here.text += text
    },
    onclosetag: (name) => {
      if (open.at(-1)?.name !== name) return
      const { text } = open.pop()!
      found.push(`${name === 'th' ? 'td' : name} ${text.replace(/\s+/g, ' ').trim()}`)
    },
  })
  parser.end(html)
  return found
}

describe('a Word file in LibreOffice', () => {
  const title = officeSuite
    ? 'has the same structure'
    : 'has the same structure (left out: LibreOffice is not on this machine)'
  it.skipIf(!officeSuite)(title, { timeout: 900_000 }, async () => {
    const files = await Promise.all(
      BASE_STYLES.filter(({ id }) => id !== 'builtin:technical-structured').map(({ id }) =>
        wordOf(ALL, { baseStyleId: id }),
      ),
    )
    for (const html of await convertedByOffice(files, 'docx', 'html'))
      expect(structureOf(html!.toString('utf8')).toSorted()).toEqual(structureOf(ALL).toSorted())
    for (const pdf of await convertedByOffice(files, 'docx', 'pdf'))
      expect((await PDFDocument.load(pdf!)).getPageCount()).toBe(2)
  })
})
