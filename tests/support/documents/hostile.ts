import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
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
  const megabyte = Buffer.alloc(MEGABYTE, 'q Q ')
  const stream = [Buffer.of(0x78, 0xda), deflatedTimes(megabyte, megabytes), adler32Times(megabyte, megabytes)]
  return pdfOfContent(deflateSync(Buffer.concat(stream), { level: 9 }), { filter: '[/FlateDecode /FlateDecode]' })
}

const MEGABYTE = 1024 * 1024

/** What these bytes so many times over are deflated to (RFC 1951), without ever being there. */
function deflatedTimes(bytes: Uint8Array, times: number): Buffer {
  const once = deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const end = Buffer.of(3, 0)
  return Buffer.concat([...Array<Buffer>(times).fill(once), end])
}

/** The checksum of a zlib stream (RFC 1950) over these bytes so many times over. */
function adler32Times(bytes: Uint8Array, times: number): Buffer {
  const MOD = 65_521
  let sum = 0
  let weighed = 0
  for (const byte of bytes) {
    sum = (sum + byte) % MOD
    weighed = (weighed + sum) % MOD
  }
  let [low, high] = [1, 0]
  for (let time = 0; time < times; time++) {
    high = (high + bytes.length * low + weighed) % MOD
    low = (low + sum) % MOD
  }
  return Buffer.of(high >> 8, high & 255, low >> 8, low & 255)
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

/**
 * A PDF of one page in a font of drawn letters (Type 3), as print systems make them: a box stands for every letter. A letter of size 90
 * looks like one of 9 points; `over` turns the letters over, so that text of an upside-down matrix stands upright and runs to the left.
 */
export function pdfOfBitmapFont(content: string, { over = false, boxed = true, width = 550, turn = 0 } = {}): Buffer {
  const sign = over ? -1 : 1
  const codes = Array.from({ length: 95 }, (_, at) => at + 32)
  const widthOf = (code: number) => (/[il,. ]/.test(String.fromCharCode(code)) ? width / 2 : width) * sign
  const glyphs = codes.map((code) => `/g${code} ${code === 32 ? 7 : 6} 0 R`)
  const stream = (at: number, text: string) =>
    `${at} 0 obj <</Length ${text.length}>> stream\n${text}\nendstream endobj\n`
  const box = `${over ? -200 : 0} 0 200 700`
  const font = [
    '/Type /Font /Subtype /Type3 /FirstChar 32 /LastChar 126 /Resources <<>> /ToUnicode 8 0 R',
    `/FontBBox [${boxed ? `${over ? -550 : 0} -200 ${over ? 0 : 550} 800` : '0 0 0 0'}]`,
    `/FontMatrix [${sign * 0.0001} 0 0 ${sign * 0.0001} 0 0]`,
    `/Widths [${codes.map(widthOf).join(' ')}] /CharProcs <<${glyphs.join(' ')}>>`,
    `/Encoding <</Type /Encoding /Differences [32 ${codes.map((code) => `/g${code}`).join(' ')}]>>`,
  ]
  const letters =
    'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange'
  const parts = [
    '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n',
    `3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate ${turn} /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>> endobj\n`,
    stream(4, content),
    `5 0 obj <<${font.join(' ')}>> endobj\n`,
    stream(6, `${widthOf(65)} 0 ${boxed ? `${over ? -200 : 0} 0 ${over ? 0 : 200} 700` : '0 0 0 0'} d1 ${box} re f`),
    stream(7, `${widthOf(32)} 0 d0`),
    stream(8, `${letters} endcmap`),
    'trailer <</Root 1 0 R>>\n%%EOF\n',
  ]
  return Buffer.from(parts.join(''))
}

/** A document of Word's shape, a few hundred kilobytes on disk, that unpacks to so many megabytes. */
export function makeZipBomb(megabytes: number): Buffer {
  const spaces = Buffer.alloc(MEGABYTE, ' ')
  const parts = { '[Content_Types].xml': new Uint8Array(), 'word/document.xml': deflatedTimes(spaces, megabytes) }
  const zip = Buffer.from(zipSync(parts, { level: 0 }))
  let checksum = 0
  for (let at = 0; at < megabytes; at++) checksum = crc32(spaces, checksum)
  // What was stored as it is was deflated before: its method, checksum and size, in its own head and in the directory.
  for (const at of [zip.lastIndexOf('PK\u0003\u0004') + 8, zip.lastIndexOf('PK\u0001\u0002') + 10]) {
    zip.writeUInt16LE(8, at)
    zip.writeUInt32LE(checksum, at + 6)
    zip.writeUInt32LE(megabytes * MEGABYTE, at + 14)
  }
  return zip
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
