import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { strToU8, zipSync } from 'fflate'

/** A Word document of paragraphs and tables. */
export async function makeDocx(blocks: (string | string[][])[]): Promise<Buffer> {
  const children = blocks.map((block) => (typeof block === 'string' ? paragraph(block) : tableOf(block)))
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

function tableOf(rows: string[][]): Table {
  const cell = (text: string) => new TableCell({ children: [paragraph(text)] })
  return new Table({ rows: rows.map((row) => new TableRow({ children: row.map(cell) })) })
}

function paragraph(text: string): Paragraph {
  return new Paragraph({ children: [new TextRun(text)] })
}

/** A cell of a workbook: text, a plain number, or a number shown as a date, money or a percentage. */
type Cell = string | number | { value: number; as: 'date' | 'money' | 'percent' }
/** `merged` are references such as A2:A3; `hiddenRows` count from 1. */
export type Sheet = { name: string; rows: Cell[][]; hidden?: boolean; merged?: string[]; hiddenRows?: number[] }

const STYLES = { general: 0, date: 1, money: 2, percent: 3 }
const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** An Excel workbook. */
export function makeXlsx(sheets: Sheet[]): Buffer {
  const strings: string[] = []
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/styles.xml': `<styleSheet xmlns="${NAMESPACE}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
  }
  sheets.forEach((sheet, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet, strings)
  })
  const list = sheets.map(({ name, hidden }, index) => {
    return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${hidden ? ' state="hidden"' : ''}/>`
  })
  const targets = sheets.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  files['xl/workbook.xml'] =
    `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`
  files['xl/_rels/workbook.xml.rels'] = `<Relationships>${targets.join('')}</Relationships>`
  const items = strings.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
  files['xl/sharedStrings.xml'] = `<sst xmlns="${NAMESPACE}">${items.join('')}</sst>`
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(HEAD + xml)]))),
  )
}

function sheetXml({ rows, merged = [], hiddenRows = [] }: Sheet, strings: string[]): string {
  const written = rows.map((row, r) => {
    const cells = row.map((cell, c) => cellXml(cell, `${String.fromCharCode(65 + c)}${r + 1}`, strings))
    return `<row r="${r + 1}"${hiddenRows.includes(r + 1) ? ' hidden="1"' : ''}>${cells.join('')}</row>`
  })
  const merges = merged.length
    ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
    : ''
  return `<worksheet xmlns="${NAMESPACE}"><sheetData>${written.join('')}</sheetData>${merges}</worksheet>`
}

function cellXml(cell: Cell, reference: string, strings: string[]): string {
  if (typeof cell === 'string') return `<c r="${reference}" t="s"><v>${strings.push(cell) - 1}</v></c>`
  const { value, as } = typeof cell === 'number' ? { value: cell, as: 'general' as const } : cell
  return `<c r="${reference}" s="${STYLES[as]}"><v>${value}</v></c>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
