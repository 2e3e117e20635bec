import { strToU8, zipSync } from 'fflate'
import type { ReadingLimits } from '../reading-limits.ts'
import { openArchive } from './archive.ts'

const TEXT_PART = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/
const STYLES = 'word/styles.xml'
const PICTURES = 'word/media/'
const UNSTRUCK = /<w:(?:strike|dstrike|vanish)\s+w:val="(?:0|false|off)"\s*\/>/g
const HIDDEN = /<w:(?:vanish|dstrike)(?=[\s/>])/g
const NO_PRINT = /<w:(?:strike|dstrike|vanish)(?=[\s/>])/
const STYLE_ID = /w:styleId="([^"]*)"/
const RUN_STYLE = /<w:rStyle\s+w:val="([^"]*)"\s*\/>/g

/**
 * The same DOCX with all text that is hidden or struck out, by its own marks or by the style of its letters, marked as simply
 * struck out, the one mark the converter tells of. Every part is unpacked once: throws a `ReadingError` if that passes a limit.
 */
export function withStrikes(bytes: Uint8Array, limits: ReadingLimits): Uint8Array {
  const archive = openArchive(bytes, limits)
  const texts = new Map<string, string>()
  for (const name of archive.names) {
    const part = archive.read(name)
    if (part && (TEXT_PART.test(name) || name === STYLES)) texts.set(name, Buffer.from(part).toString('utf8'))
  }
  const styles = hidingStyles(texts.get(STYLES) ?? '')
  texts.delete(STYLES)
  const changed = new Map<string, string>()
  for (const [name, xml] of texts) {
    const struck = marked(xml, styles)
    if (struck !== xml) changed.set(name, struck)
  }
  return changed.size > 0 ? packed(bytes, limits, changed) : bytes
}

function marked(xml: string, styles: Set<string>): string {
  return xml
    .replaceAll(UNSTRUCK, '')
    .replaceAll(HIDDEN, '<w:strike')
    .replaceAll(RUN_STYLE, (mark, id: string) => (styles.has(id) ? `${mark}<w:strike/>` : mark))
}

/** The styles of letters that hide them or strike them out. */
function hidingStyles(xml: string): Set<string> {
  const found = new Set<string>()
  for (const piece of xml.split('</w:style>')) {
    const start = piece.lastIndexOf('<w:style ')
    if (start < 0 || !NO_PRINT.test(piece.slice(start).replaceAll(UNSTRUCK, ''))) continue
    const id = STYLE_ID.exec(piece.slice(start, piece.indexOf('>', start)))?.[1]
    if (id) found.add(id)
  }
  return found
}

/** The archive anew with the changed parts, and without the pictures, which nobody looks at. */
function packed(bytes: Uint8Array, limits: ReadingLimits, changed: Map<string, string>): Uint8Array {
  const archive = openArchive(bytes, limits)
  const partOf = (name: string) => {
    const xml = changed.get(name)
    if (xml !== undefined) return strToU8(xml)
    return (name.startsWith(PICTURES) ? null : archive.read(name)) ?? new Uint8Array()
  }
  return zipSync(Object.fromEntries(archive.names.map((name) => [name, partOf(name)])), { level: 0 })
}
