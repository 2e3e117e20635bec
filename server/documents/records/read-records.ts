import type { IsoDate } from '../../../shared/dates.ts'
import { headsOf, type TableRow, tableRows } from '../layout/table-rows.ts'
import type { Line, Page, Table } from '../types.ts'
import { namesOfRows } from './amount-rows.ts'
import { withBirths } from './births.ts'
import { type BlockTable, blockTables } from './block-tables.ts'
import { type ClaimLists, claimListsOf } from './claim-lists.ts'
import { columnsByField } from './columns.ts'
import { Draft, readCell } from './drafts.ts'
import { DRIVER, QUALIFIED_DRIVER, VEHICLE } from './families/autos.ts'
import { CLAIM, INCIDENT } from './families/claims.ts'
import { EXPOSURE } from './families/exposures.ts'
import { EQUIPMENT, INDIVIDUAL, INTEREST, PRIOR_POLICY } from './families/others.ts'
import { PACKET_HEAD } from './families/packets.ts'
import { GroupScope } from './group-scope.ts'
import { readGroupTable } from './group-tables.ts'
import { withoutGrown } from './grown-tables.ts'
import { keyOf, type Vocabulary, vocabularyOf } from './labels.ts'
import { mappingOf, valuesOf } from './mapping.ts'
import { mergeRecords } from './merge.ts'
import { numberedVehicles } from './numbered-vehicles.ts'
import { readPacket } from './packets/read-packet.ts'
import { cardFamily, partsOf } from './page-parts.ts'
import { partsOfProperty } from './property/pages.ts'
import { readProperty, withoutTwins } from './property/read-property.ts'
import { RecordTable } from './record-table.ts'
import { listsOf } from './rows-under-heads.ts'
import { sectionsOf } from './sections.ts'
import type { Pair } from './segments.ts'
import { levelsOf } from './stacked-heads.ts'
import { cellTokens, type Token, tokensOf } from './tokens.ts'
import type { SeenTable } from './total-measures.ts'
import { isOfPolicy, type PaperRecord } from './types.ts'
import { wordsOf } from './words.ts'

const FAMILIES = [VEHICLE, DRIVER, QUALIFIED_DRIVER, CLAIM, INCIDENT, EXPOSURE].map(vocabularyOf)
/** What is told in tables alone. */
const TABLED = [...FAMILIES, ...[INTEREST, PRIOR_POLICY, EQUIPMENT, INDIVIDUAL].map(vocabularyOf)]

/**
 * The records that the documents list: rows of tables whose heads name the fields of a family, cards and sections of labels and
 * values. What is told above a group of records is theirs too. Fields without a clear place are left out. Pure but for `today`, which tells years
 * of birth in two digits.
 */
export const readRecords = (pages: Page[], today?: IsoDate): PaperRecord[] => readLists(pages, today).records

/** The records, and what stands around those that are claims. */
export function readLists(
  pages: Page[],
  today: IsoDate = new Date().toISOString().slice(0, 10),
): { records: PaperRecord[]; claims: ClaimLists } {
  const reader = new Reader(blockTables(pages, FAMILIES))
  for (const page of pages) reader.readPage(page)
  const families = FAMILIES.map(({ family }) => family)
  const tabled = mergeRecords(reader.finish(), FAMILIES)
  const numbered = tabled.some(({ type }) => type === VEHICLE.type) ? [] : numberedVehicles(pages)
  const found = withBirths([...tabled, ...numbered], families, pages, today)
  // A schedule of vehicles may say where they are kept.
  const others = new Set(found.flatMap(({ type, page }) => (type === EXPOSURE.type ? [] : [page])))
  const scheduled = readPacket(pages).filter((record) => isOfPolicy(record) || !others.has(record.page))
  const packet = withProperty(pages, scheduled)
  const listed = found.filter(({ type, fields }) => type !== EXPOSURE.type || (fields.exposure && packet.length === 0))
  const losses = listed.filter(({ type }) => type === CLAIM.type)
  const isOfClaims = ({ vocabulary }: { vocabulary: Vocabulary }) => vocabulary.family.type === CLAIM.type
  const seen = reader.tables.filter(({ mapping }) => isOfClaims(mapping))
  const unkept = reader.drafts.filter(isOfClaims).flatMap((draft) => [draft.unkept() ?? []])
  const claims = claimListsOf(
    pages,
    seen,
    losses,
    unkept.filter((tokens) => tokens.length > 0),
  )
  return { records: [...withoutTwins(listed, packet), ...packet], claims }
}

/** The lists of a property policy, where a packet of another line does not tell them. */
function withProperty(pages: Page[], all: PaperRecord[]): PaperRecord[] {
  const packet = all.filter(tellsMore)
  const others = packet.filter(
    (record) => isOfPolicy(record) && !OF_PROPERTY.has(record.type) && record.fields.lob?.value !== 'PROPERTY',
  )
  // In a package the pages under a title of property are of it alone, whatever line is named most.
  const parts = others.some(({ fields }) => fields.lob?.value === 'BOP') ? [] : partsOfProperty(pages)
  const own = new Set(parts.map(({ number }) => number))
  const isOther = others.some(({ page }) => !own.has(page))
  const property = !isOther ? readProperty(pages) : parts.length ? readProperty(parts, pages) : []
  const isOfPart = (record: PaperRecord) => others.includes(record) && own.has(record.page)
  const rest = packet.filter((record) => !OF_PROPERTY.has(record.type) && !isOfPart(record))
  return property.length ? [...rest, ...property] : all
}

/** Whether a record tells more than whose policy it is of, and where. */
const tellsMore = ({ fields }: PaperRecord) => Object.keys(fields).some((name) => !OF_WHERE.has(name))
const OF_WHERE: ReadonlySet<string> = new Set([
  ...PACKET_HEAD.fields.map(({ name }) => name),
  'lob',
  'location_number',
  'building_number',
])

const OF_PROPERTY: ReadonlySet<string> = new Set(['property_coverage_item', 'policy_location_item'])

class Reader {
  readonly drafts: Draft[] = []
  readonly tables: SeenTable[] = []
  private readonly scope = new GroupScope()
  private readonly table = new RecordTable(this.scope, (draft) => this.begin(draft))
  private open: Draft | null = null
  /** What the rows of amounts in the cards of the page are for. */
  private amountRows: string[][] = []
  private readonly blocks: Map<Page, BlockTable[]>

  constructor(blocks: Map<Page, BlockTable[]>) {
    this.blocks = blocks
  }

  readPage(given: Page): void {
    const cards = cardFamily(given, FAMILIES)
    const made = this.blocks.get(given) ?? listsOf(given, FAMILIES)
    this.amountRows = cards ? namesOfRows(given.lines, cards) : []
    const page = cards ? withoutGrown(given, cards, FAMILIES) : given
    const ended = !cards || this.open?.vocabulary.family.onePage
    if (this.open && this.open.page !== page.number && ended) this.open = null
    const parts = partsOf(page, made, FAMILIES, (table) => this.isRest(table, page))
    for (const [at, part] of parts.entries()) {
      if ('table' in part) this.readTable(part.table, page, cards, lastLine(parts[at - 1]))
      else {
        const isAbove = parts.slice(at + 1).some((next) => 'table' in next && next.table.heads > 0)
        this.readLines(sectionTokens(part.lines, page, cards), cards, isAbove)
      }
    }
  }

  finish(): PaperRecord[] {
    this.table.close()
    return this.drafts.flatMap((draft) => draft.record() ?? [])
  }

  /** Whether rows without heads go on with those of the last table above that has some, on the page or the one before. */
  private isRest(table: Table, page: Page): boolean {
    const before = page.tables!.slice(0, page.tables!.indexOf(table))
    const above = before.findLast(({ heads }) => heads > 0)
    const mapping = above
      ? mappingOf(above, tableRows(above, page), null, TABLED)
      : before.length
        ? null
        : this.table.mapping
    return mapping !== null && mappingOf(table, tableRows(table, page), mapping, TABLED) !== null
  }

  private readTable(table: Table, page: Page, cards: Vocabulary | null, above: string): void {
    const rows = tableRows(table, page)
    const mapping = mappingOf(table, rows, this.table.mapping, TABLED, above)
    if (mapping) {
      this.tables.push({ page: page.number, table, mapping })
      this.table.read(rows, mapping, above, 'rest' in table && table.rest === true)
      return
    }
    if (this.readFragment(table, rows)) return
    if (this.open && readGroupTable(table, rows, this.open)) return
    this.scope.readHead(table, rows)
    if (!table.ruled && cards) {
      const lines = table.cells.flatMap((cell) => cell.lines.map((index) => page.lines[index]!))
      this.readLines(sectionTokens(lines, page, cards), cards)
      return
    }
    for (const row of rows)
      this.readLines(
        row.cells.flatMap((cell, index) => cellTokens(cell, index > 0, isLabelOf(cards))),
        cards,
      )
  }

  /** `isAbove`: over a table, so that another policy than before heads what the table lists and says nothing of the row above. */
  private readLines(tokens: Token[], cards: Vocabulary | null, isAbove = false): void {
    const before = this.scope.policy
    const told = this.scope.read(tokens)
    if (isAbove && told && this.scope.policy !== before) this.table.closeRow()
    if (told && this.open === this.table.last) this.open = null
    this.readText(tokens, cards)
  }

  /** A table about the record that is open on this page: other columns of the same family, without its key. */
  private readFragment(table: Table, rows: TableRow[]): boolean {
    const page = (this.table.open ?? this.open)?.page
    if (table.heads === 0 || rows.length !== 1 || page !== rows[0]!.cells[0]?.page) return false
    const vocabulary = (this.table.open ?? this.open!).vocabulary
    const columns = columnsByField(headsOf(table), valuesOf(table, rows), vocabulary)
    if (columns.known * 2 < columns.fields.length) return false
    this.table.closeRow()
    for (const cell of rows[0]!.cells)
      this.open!.take(readCell(cellTokens(cell, false), columns.fields[cell.column]!, vocabulary))
    return true
  }

  /** Labels and values outside tables with known heads: each key begins a record. */
  private readText(tokens: Token[], vocabulary: Vocabulary | null): void {
    if (!vocabulary || tokens.length === 0) return
    const { sections, loose, isKeyed, isTotal } = sectionsOf(tokens, vocabulary, this.amountRows, this.open === null)
    if (!isKeyed && isTotal) {
      this.open = null
      return
    }
    if (sections.some(({ told, amounts }) => told.length || amounts.length)) this.table.closeRow()
    const { page } = tokens[0]!
    for (const { key, told, beside, amounts } of sections) {
      if (key && !this.isGoingOn(key)) this.begin(new Draft(vocabulary, page, this.scope.now()))
      const { open } = this
      if (open?.vocabulary !== vocabulary) continue
      for (const pair of told) open.putTold(pair)
      if (open.page === page) for (const pair of beside) open.fill(pair)
      for (const pair of amounts) open.putTold(pair)
    }
    this.open?.take({ pairs: [], loose, groups: [] })
  }

  private begin(draft: Draft): void {
    this.drafts.push(draft)
    this.open = draft
  }

  /** Whether a key is that of the open record: its first, or its heading again on the page where its amounts follow. */
  private isGoingOn({ spec, value, tokens }: Pair): boolean {
    const { open } = this
    const first = open?.values.get(spec.name)
    if (!open || !first) return open !== null
    return (
      first.value === value &&
      first.tokens[0]!.page !== tokens[0]!.page &&
      open.vocabulary.groups.size > 0 &&
      !open.hasGroups()
    )
  }
}

/** The last line of a text over a table. */
const lastLine = (part: ReturnType<typeof partsOf>[number] | undefined) =>
  part && 'lines' in part ? (levelsOf(part.lines).at(-1)?.lines[0]?.text ?? '') : ''

/** The words of a section of a page, in which one label does not go on with that above it. */
const sectionTokens = (lines: Line[], page: Page, vocabulary: Vocabulary | null): Token[] =>
  tokensOf(lines, page.number, Infinity, isLabelOf(vocabulary))

const isLabelOf =
  (vocabulary: Vocabulary | null) =>
  ({ text }: Line) =>
    vocabulary?.exact.has(keyOf(wordsOf(text))) ?? false
