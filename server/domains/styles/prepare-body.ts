import { Parser } from 'htmlparser2'

/** A document taken apart for its page: its title, if it begins with one, its sections and the rest. All of it is HTML. */
export type PreparedBody = { title: string | null; sections: { id: string; text: string }[]; html: string }

/** Deeper elements are left out, their words kept: no document nests so deep, and layout takes time for each level. */
const DEEPEST = 40
const MOST_SPAN = 100
const VOID = new Set(['br', 'hr', 'col'])
const NUMBER = /^[\s$€£()+\-–—.,%\d]*\d[\s$€£()+\-–—.,%\d]*$/

type Cell = { at: number; column: number; text: string; isHead: boolean; isAligned: boolean }
type Table = { rows: number; hasHead: boolean; body: number; cells: Cell[]; column: number; heads: number; row: number }

/**
 * Prepares safe HTML for print: a table whose first row is one of heads gets a `thead`, which is repeated on each page; columns of numbers
 * are marked (`cara-number`); second headings can be linked to. Takes time by its length alone.
 */
export function prepareBody(html: string): PreparedBody {
  const out: string[] = []
  const open: (string | null)[] = []
  const tables: Table[] = []
  const sections: PreparedBody['sections'] = []
  const title = { from: -1, to: -1 }
  let section: { id: string; text: string } | null = null
  let hasWords = false

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (VOID.has(name)) return void out.push(tagOf(name, attributes))
        if (open.length >= DEEPEST) return void open.push(null)
        open.push(name)
        if (name === 'h1' && !hasWords && title.from < 0) title.from = out.length
        if (name === 'h2' && !tables.length) {
          section = { id: attributes.id || `section-${String(sections.length + 1)}`, text: '' }
          attributes.id = section.id
        }
        if (name === 'a') lead(attributes)
        openTable(name, attributes)
        out.push(tagOf(name, attributes))
      },
      ontext(raw) {
        const text = printable(raw)
        if (text.trim()) hasWords = true
        const cell = tables.at(-1)?.cells.at(-1)
        if (cell && cell.text.length < 40) cell.text += text
        if (section) section.text += text
        out.push(escape(text))
      },
      onclosetag(name) {
        if (VOID.has(name)) return
        if (open.pop() === null) return
        out.push(`</${name}>`)
        if (name === 'h1' && title.from >= 0 && title.to < 0) title.to = out.length
        if (name === 'h2' && section) {
          if (section.text.trim()) sections.push({ id: section.id, text: section.text.trim() })
          section = null
        }
        closeTable(name)
      },
    },
    { decodeEntities: true },
  )

  function openTable(name: string, attributes: Record<string, string>) {
    if (name === 'table')
      return void tables.push({ rows: 0, hasHead: false, body: -1, cells: [], column: 0, heads: 0, row: -1 })
    const table = tables.at(-1)
    if (!table) return
    if (name === 'thead') table.hasHead = true
    if (name === 'tbody' && table.body < 0) table.body = out.length
    if (name === 'tr') Object.assign(table, { rows: table.rows + 1, column: 0, heads: 0, row: out.length })
    if (name !== 'td' && name !== 'th') return
    if (name === 'th') table.heads += 1
    const span = Math.min(Number(attributes.colspan) || 1, MOST_SPAN)
    if (attributes.colspan) attributes.colspan = String(span)
    if (attributes.rowspan) attributes.rowspan = String(Math.min(Number(attributes.rowspan) || 1, MOST_SPAN))
    const isAligned = /text-align/.test(attributes.style ?? '')
    // Spanned columns cannot be told apart.
    const column = attributes.colspan || attributes.rowspan ? -1 : table.column
    table.cells.push({ at: out.length, column, text: '', isHead: name === 'th', isAligned })
    table.column += span
  }

  function closeTable(name: string) {
    const table = tables.at(-1)
    if (!table) return
    if (name === 'tr' && table.rows === 1 && !table.hasHead && table.body >= 0 && table.heads > 0 && isHeadRow(table)) {
      out[table.body] = '<thead>'
      out.push('</thead><tbody>')
    }
    if (name !== 'table') return
    tables.pop()
    for (const cell of table.cells) if (isNumeric(table, cell)) out[cell.at] = marked(out[cell.at]!)
  }

  parser.write(html)
  parser.end()
  const { from, to } = title
  const isTitled = to > 0
  return {
    title: isTitled ? out.slice(from, to).join('') : null,
    sections,
    html: (isTitled ? [...out.slice(0, from), ...out.slice(to)] : out).join(''),
  }
}

/** A link leads within the document or to a whole address; any other would lead nowhere from paper. */
function lead(attributes: Record<string, string>) {
  const { href } = attributes
  if (href === undefined || href.startsWith('#')) return
  if (URL.canParse(href)) attributes.href = new URL(href).href
  else delete attributes.href
}

/** Words without the signs that no file of XML may hold. */
export const printable = (text: string) =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')

/** Of the first row: each of its cells is a head. */
const isHeadRow = ({ cells }: Table) => cells.every(({ isHead }) => isHead)

/** Whether a cell stands in a column whose words are all numbers. Columns are looked through once. */
const numeric = new WeakMap<Table, Set<number>>()
function isNumeric(table: Table, { column, isAligned }: Cell): boolean {
  if (column < 0 || isAligned) return false
  let columns = numeric.get(table)
  if (!columns) {
    const byColumn = Map.groupBy(
      table.cells.filter((cell) => !cell.isHead && cell.column >= 0),
      (cell) => cell.column,
    )
    const areNumbers = (cells: Cell[]) => {
      const told = cells.map(({ text }) => text.trim()).filter((text) => text && !/^[–—-]$/.test(text))
      return told.length > 0 && told.every((text) => NUMBER.test(text))
    }
    columns = new Set([...byColumn].filter(([, cells]) => areNumbers(cells)).map(([at]) => at))
    numeric.set(table, columns)
  }
  return columns.has(column)
}

const marked = (tag: string) =>
  tag.includes(' class="')
    ? tag.replace(' class="', ' class="cara-number ')
    : tag.replace(/^<t[dh]/, '$& class="cara-number"')

const tagOf = (name: string, attributes: Record<string, string>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(printable(value))}"`)
    .join('')}>`

/** Words as HTML. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
