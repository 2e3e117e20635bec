import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { makePdf } from './pdf.ts'

/** A PDF of so many empty pages. */
export function makeManyPages(count: number): Promise<Buffer> {
  return makePdf(Array.from({ length: count }, () => ({})))
}

/** A PDF whose middle is overwritten, so that nothing in it can be found any more. */
export async function makeDamagedPdf(): Promise<Buffer> {
  const pdf = await makePdf([{ texts: [{ x: 72, y: 72, text: 'A page that will not survive' }] }])
  return pdf.fill(0, 9, pdf.length)
}

/** A PDF that went through a program which took it for text: its compressed parts are beyond repair. */
export async function makeTextMangledPdf(): Promise<Buffer> {
  const pdf = await makePdf(
    Array.from({ length: 30 }, (_, page) => ({ texts: [{ x: 72, y: 72, text: `Page ${page}` }] })),
  )
  return Buffer.from(pdf.toString('utf8'))
}

/** A PDF of a few kilobytes whose page unpacks, twice over, to so many megabytes. */
export function makePdfBomb(megabytes: number): Buffer {
  const content = Buffer.alloc(megabytes * 1024 * 1024, 'q Q ')
  return pdfOfContent(deflateSync(deflateSync(content, { level: 9 }), { level: 9 }), {
    filter: '[/FlateDecode /FlateDecode]',
  })
}

/** A PDF of a few kilobytes whose many pages all show one long content: far more text than any page of a policy. */
export function makeHeavyPages(count: number, wordsOnEach = 6_000): Buffer {
  const words = Array.from({ length: wordsOnEach }, (_, at) => `1 0 0 1 ${at % 590} ${(at * 7) % 780} Tm (heavy) Tj`)
  const content = deflateSync(Buffer.from(`BT /F 2 Tf ${words.join(' ')} ET`), { level: 9 })
  const kids = Array.from({ length: count }, (_, at) => `${at + 6} 0 R`)
  const pages = kids.map(
    (_, at) =>
      `${at + 6} 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>> endobj\n`,
  )
  const parts = [
    '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n',
    `2 0 obj <</Type /Pages /Kids [${kids.join(' ')}] /Count ${count}>> endobj\n`,
    `4 0 obj <</Length ${content.length} /Filter /FlateDecode>> stream\n`,
    content,
    '\nendstream endobj\n5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj\n',
    ...pages,
    'trailer <</Root 1 0 R>>\n%%EOF\n',
  ]
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}

/** A PDF whose objects lie so deep in each other that a reader following them runs out of stack. */
export function makeDeepNesting(depth: number): Buffer {
  return pdfOfContent(Buffer.from(`q /F 9 Tf ${'['.repeat(depth)}${']'.repeat(depth)} TJ Q`))
}

/** A PDF of so many small objects that nothing uses. */
export function makeManyObjects(count: number): Buffer {
  const pdf = pdfOfContent(Buffer.from('BT /F 9 Tf 72 700 Td (Few words) Tj ET'))
  const objects = Array.from({ length: count }, (_, at) => `${at + 10} 0 obj <</A [${at} ${at}] /B (x)>> endobj\n`)
  const trailer = pdf.lastIndexOf('trailer')
  return Buffer.concat([pdf.subarray(0, trailer), Buffer.from(objects.join('')), pdf.subarray(trailer)])
}

/** A PDF of one page with this content stream. `font`: what else its font says. */
export function pdfOfContent(content: Buffer, { filter = '', font = '' } = {}): Buffer {
  const parts = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>> endobj\n',
    `4 0 obj <</Length ${content.length}${filter ? ` /Filter ${filter}` : ''}>> stream\n`,
    content,
    `\nendstream endobj\n5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica ${font}>> endobj\n`,
    'trailer <</Root 1 0 R>>\n%%EOF\n',
  ]
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts.map((part) => Buffer.from(part))])
}

/** A document of Word's shape, a few hundred kilobytes on disk, that unpacks to so many megabytes. */
export function makeZipBomb(megabytes: number): Buffer {
  const spaces = new Uint8Array(megabytes * 1024 * 1024).fill(32)
  return Buffer.from(zipSync({ '[Content_Types].xml': new Uint8Array(), 'word/document.xml': spaces }, { level: 9 }))
}

/** The same archive with sizes that lie: its directory says every part is tiny. */
export function makeLyingZipBomb(megabytes: number): Buffer {
  const zip = makeZipBomb(megabytes)
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4))
    zip.writeUInt32LE(10, at + 24)
  return zip
}

/** A drawing that carries a script. */
export const SCRIPTED_SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><text>Policy</text></svg>'
