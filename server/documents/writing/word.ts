import {
  AlignmentType,
  type BorderStyle,
  Document,
  Footer,
  Header,
  ImageRun,
  type IParagraphStyleOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { htmlToContent } from 'docx/html'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** How paragraphs of a kind look. Sizes and spaces in points, colors as "#rrggbb". */
export type WordParagraph = {
  size: number
  color: string
  bold: boolean
  italic?: boolean
  caps?: boolean
  /** Space between letters. */
  tracking?: number
  before: number
  after: number
  /** A rule under it. */
  rule?: { color: string; size: number } | null
}

/** A document to write as a Word file. Lengths of the page are in points. */
export type WordDocument = {
  title: string
  author: string
  /** Safe HTML; nothing in it is loaded. */
  html: string
  /** What Word's own styles cannot say: tables, quotes, code. */
  css: string
  page: { width: number; height: number; margin: [top: number, right: number, bottom: number, left: number] }
  font: string
  body: WordParagraph & { line: number }
  /** Headings 1 to 6. */
  headings: WordParagraph[]
  /** Second and third headings are numbered. */
  isNumbered: boolean
  letterhead: {
    name: string
    lines: readonly string[]
    logo: Uint8Array | null
    look: WordParagraph
    rule: string
  } | null
  /** Null leaves a corner empty. `{page}` and `{pages}` stand for numbers. */
  head: Corners | null
  foot: Corners | null
  /** The first page has no foot: a letter. */
  isFirstBare: boolean
}
/** Words at the left, in the middle and at the right. */
export type Corners = [left: string, middle: string, right: string]

const TWIPS = 20
const RUNNING = { size: 15, color: '646D72' }
/** A logo is no larger than on the printed page, in pixels of 1/96 inch. */
const LOGO = { width: 230, height: 77 }
/** The earliest time of a zip file: every Word file has it, so that the same document is the same file. */
const NEVER = '1980-01-01T00:00:00Z'
const SINGLE: (typeof BorderStyle)['SINGLE'] = 'single'

/** A Word file: real headings, lists, tables with repeated heads, running heads. The same document gives the same bytes. */
export async function writeWord(word: WordDocument): Promise<Uint8Array> {
  const { page, body, letterhead } = word
  const [top, right, bottom, left] = page.margin.map((points) => Math.round(points * TWIPS)) as [
    number,
    number,
    number,
    number,
  ]
  const width = Math.round(page.width * TWIPS) - left - right
  const children = htmlToContent(word.html, {
    stylesheet: word.css,
    styleMap: { p: 'BodyText', 'td p': 'TableText', 'th p': 'TableText', 'li p': 'ListParagraph' },
    maxImageWidth: Math.round(width / 15),
  })
  const bare = word.isFirstBare || !word.foot
  const bytes = await Packer.toBuffer(
    new Document({
      title: word.title,
      creator: word.author,
      lastModifiedBy: word.author,
      styles: {
        default: {
          document: {
            run: { font: word.font, size: body.size * 2, color: hex(body.color), language: { value: 'en-US' } },
            paragraph: { spacing: { line: Math.round(body.line * 205), after: 0 } },
          },
          ...Object.fromEntries(
            word.headings.map((look, at) => [`heading${String(at + 1)}`, heading(look, at + 1, word)]),
          ),
          listParagraph: { paragraph: { contextualSpacing: true, spacing: { after: Math.round(body.after * TWIPS) } } },
          hyperlink: { run: { color: hex(body.color), underline: {} } },
        },
        paragraphStyles: [
          paragraph('BodyText', 'Body Text', { spacing: { after: Math.round(body.after * TWIPS) } }),
          paragraph('TableText', 'Table Text', { spacing: { line: 250, after: 0 } }),
        ],
      },
      numbering: word.isNumbered ? { config: [SECTIONS] } : { config: [] },
      sections: [
        {
          properties: {
            page: {
              size: { width: Math.round(page.width * TWIPS), height: Math.round(page.height * TWIPS) },
              margin: { top, right, bottom, left, header: 36 * TWIPS, footer: 34 * TWIPS },
            },
            titlePage: true,
          },
          headers: {
            first: new Header({ children: letterhead ? letterheadOf(letterhead) : [new Paragraph({})] }),
            default: new Header({ children: [running(word.head, width)] }),
          },
          footers: {
            first: new Footer({ children: [running(bare ? null : word.foot, width)] }),
            default: new Footer({ children: [running(word.foot, width)] }),
          },
          children,
        },
      ],
    }),
  )
  return settled(bytes)
}

const hex = (color: string) => color.slice(1).toUpperCase()

/** Sections as the printed page counts them: 1, 1.1. */
const SECTIONS = {
  reference: 'sections',
  levels: ['%1', '%1.%2'].map((text, level) => ({
    ...{ level, text, format: LevelFormat.DECIMAL, alignment: AlignmentType.LEFT },
    style: { paragraph: { indent: { left: 0, hanging: 0 } } },
  })),
}

function paragraph(
  id: string,
  name: string,
  look: NonNullable<IParagraphStyleOptions['paragraph']>,
): IParagraphStyleOptions {
  return { id, name, basedOn: 'Normal', quickFormat: true, paragraph: look }
}

const runOf = (look: WordParagraph) => ({
  ...{ size: Math.round(look.size * 2), color: hex(look.color), bold: look.bold, italics: look.italic ?? false },
  ...(look.caps && { allCaps: true }),
  ...(look.tracking && { characterSpacing: Math.round(look.tracking * TWIPS) }),
})

const ruleOf = ({ rule }: WordParagraph) =>
  rule
    ? {
        border: {
          bottom: { style: SINGLE, size: Math.max(2, Math.round(rule.size * 8)), color: hex(rule.color), space: 3 },
        },
      }
    : {}

function heading(look: WordParagraph, level: number, { isNumbered }: WordDocument) {
  const at = level - 2
  return {
    run: runOf(look),
    paragraph: {
      keepNext: true,
      spacing: { before: Math.round(look.before * TWIPS), after: Math.round(look.after * TWIPS), line: 260 },
      ...ruleOf(look),
      ...(isNumbered && SECTIONS.levels[at] && { numbering: { reference: SECTIONS.reference, level: at } }),
    },
  }
}

function letterheadOf({ name, lines, logo, look, rule }: NonNullable<WordDocument['letterhead']>) {
  const centered = { alignment: AlignmentType.CENTER } as const
  const mark = logo
    ? new ImageRun({
        type: 'png',
        data: logo,
        transformation: fitted(logo),
        altText: { name, description: name, title: name },
      })
    : new TextRun({ text: name, ...runOf(look) })
  const said = [...(logo ? [name] : []), ...lines].join('  ·  ')
  const border = { bottom: { style: SINGLE, size: 6, color: hex(rule), space: 8 } }
  return [
    new Paragraph({ ...centered, children: [mark], spacing: { after: 60 } }),
    new Paragraph({
      ...centered,
      children: [new TextRun({ text: said, size: 17, color: '5A6368' })],
      border,
      spacing: { after: 360 },
    }),
  ]
}

/** The size of a PNG, no larger than a logo is. */
function fitted(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const scale = Math.min(LOGO.width / width, LOGO.height / height, 1)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function running(corners: Corners | null, width: number): Paragraph {
  if (!corners) return new Paragraph({})
  const tabs = [
    { type: TabStopType.CENTER, position: width >> 1 },
    { type: TabStopType.RIGHT, position: width },
  ]
  const children = corners
    .map((words) => words.split(/(\{pages?\})/).filter(Boolean))
    .flatMap((parts, at) => [
      ...(at ? [new TextRun({ text: '\t' })] : []),
      ...parts.map((part) =>
        part === '{page}' || part === '{pages}'
          ? new TextRun({ children: [part === '{page}' ? PageNumber.CURRENT : PageNumber.TOTAL_PAGES], ...RUNNING })
          : new TextRun({ text: part, ...RUNNING }),
      ),
    ])
  return new Paragraph({ tabStops: tabs, children })
}

/** The same file without its time and random ids. */
function settled(bytes: Uint8Array): Uint8Array {
  const ids = new Map<string, string>()
  const settledId = (id: string) => {
    if (!ids.has(id)) ids.set(id, `rIdLink${String(ids.size + 1)}`)
    return ids.get(id)!
  }
  const numbers = new Map<string, string>()
  const numbered = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, String(numbers.size + 1))
    return numbers.get(id)!
  }
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => {
    if (!/\.(?:xml|rels)$/.test(name)) return [name, content] as const
    const xml = strFromU8(content)
      .replace(/(?<=(?: r:id| Id)=")rId[a-z0-9_-]{21}(?=")/g, settledId)
      .replace(/(?<=<(?:w:bookmark(?:Start|End)\b[^>]* w:id|wp:docPr id)=")\d+(?=")/g, numbered)
      .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${NEVER}`)
    return [name, strToU8(xml)] as const
  })
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1), level: 6 })
}
