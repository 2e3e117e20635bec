import { type DocumentKind, isSubmitted } from '../kinds.ts'
import { STATES } from './addresses.ts'
import { FEIN } from './business-codes.ts'
import type { Finding } from './findings.ts'
import { companiesIn, isOfTrade, NAME_WORD } from './firms.ts'
import { lineInShort, lineSaid } from './headings.ts'
import { plainName } from './names.ts'
import { isOneInsured } from './one-insured.ts'
import { sentencesOf } from './sentences.ts'
import { type Cell, cellOf, type Sheet, type Span, spanOf, spanText } from './sheet.ts'

/** How sure the insured is that no label tells: below every labelled one. */
const SURE = 0.64

/** Rows in which a document says what it is and whom it is of, and those in which a letter says what it is about. */
const TITLE = 4
const SUBJECT = 16
/** Rows under a name among which what it is reached at and its tax number stand. */
const UNDER = 5

/** Where a document says whom it is about, or only names somebody. */
type Way = 'title' | 'subject' | 'running' | 'asked' | 'named'
type Mention = { name: string; span: Span; sheet: Sheet; row: number; way: Way }

/**
 * The insured of a document that asks for insurance and has no label for it: the only company that its title, the line of its subject, the head or foot
 * of its pages and the sentence that asks name, in two of these places. One is enough where no other company is named at all, or where a mail is about it and
 * comes from it or speaks of it. Nothing where two companies stand in them, and of a title that may be an agency's own.
 */
export function whomAbout(sheets: readonly Sheet[], kind: DocumentKind, known: readonly Finding[]): Finding[] {
  if (!isSubmitted(kind)) return []
  const others = known.filter(({ key, sure }) => key === 'carrier.name' || (key === 'producer.name' && sure > SURE))
  const all = sheets
    .flatMap((sheet, at) => mentionsOn(sheet, at === 0))
    .filter(({ name }) => !others.some(({ value }) => isOneInsured(value, name)))
  const placed = withRunning(all).filter(({ way }) => way !== 'named')
  const [first] = placed
  if (!first || placed.some(({ name }) => !isOneInsured(name, first.name))) return []
  if (namesClient(sheets, first.name) || sheets.some((sheet) => hasRole(sheet, first.name))) return []
  const isAlone = all.every(({ name }) => isOneInsured(name, first.name))
  const ways = new Set(placed.map(({ way }) => way))
  const isAsked = ways.has('subject') || ways.has('asked')
  if (!isAsked && (kind === 'loss-run' || !ways.has('title') || !isNoLetterhead(placed, sheets))) return []
  // The only company that a loss run names may be who insures.
  if (kind === 'loss-run' && !others.length && !sheets.some(namesTrade)) return []
  const isSpoken = all.some(
    ({ name, way, span }) =>
      way === 'named' && span.from === 0 && isOneInsured(name, first.name) && !isWholePiece(span),
  )
  const isConfirmed = isAlone || (isAsked && (isSpoken || hasMail(first.name, sheets)))
  if (ways.size < 2 && !isConfirmed) return []
  const { name, span, sheet, row } = placed.find(({ way }) => way === 'asked' || way === 'subject') ?? first
  return [
    {
      key: 'insured.name',
      value: name,
      spans: [span],
      valueSpan: span,
      page: sheet.number,
      row,
      sure: SURE,
      topic: null,
    },
  ]
}

/** Whether somebody has mail at a domain that is the beginning of a name. */
const hasMail = (name: string, sheets: readonly Sheet[]) =>
  sheets.some(({ rows }) =>
    rows.some(({ cells }) =>
      cells.some(({ text }) => {
        const domain = /@(?:[\w-]+\.)*([\w-]+)\.\w+/.exec(text)?.[1] ?? ''
        return domain.length >= LEAST_DOMAIN && plainName(name).startsWith(plainName(domain))
      }),
    ),
  )
/** What is shorter may begin many names. */
const LEAST_DOMAIN = 6

/** Whether a sentence says what a company is to the insured. */
const hasRole = (sheet: Sheet, about: string) =>
  sentencesOf(sheet).some(({ cell: { text } }) =>
    companiesIn(text).some(({ name, to }) => isOneInsured(name, about) && IN_ROLE.test(text.slice(to))),
  )

/** Whether a page names a company of the trade. */
const namesTrade = ({ rows }: Sheet) =>
  rows.some(({ cells }) => cells.some(({ text }) => companiesIn(text).some(({ name }) => isOfTrade(name))))

/** Whether a label or a sentence tells of a client of another name, with a legal form or without: 'Client: Acme Roofing', 'our client Acme Roofing'. */
function namesClient(sheets: readonly Sheet[], name: string): boolean {
  const isOther = (told: string) =>
    !isOneInsured(told, name) &&
    !told
      .replace(/\.$/, '')
      .split(/ and | & /)
      .every(isNoName)
  return sheets.some((sheet) => {
    const labeled = sheet.rows.flatMap(({ cells }) =>
      cells.flatMap(({ text }, at) => {
        const beside = cells[at + 1]?.text ?? ''
        const isLabel = LABEL.test(text) && (IN_WORDS.test(beside) || !beside)
        return LABELED.exec(text)?.[1] || (isLabel ? beside || text : [])
      }),
    )
    const asked = sentencesOf(sheet).flatMap(({ cell }) => [
      ...[...cell.text.matchAll(CLIENT)].map(([, told]) => told!),
      ...(ASKING.test(cell.text) ? [...cell.text.matchAll(FOR_WHOM)].map(([, told]) => told!) : []),
    ])
    return labeled.some((told) => !isOneInsured(told, name)) || asked.some(isOther)
  })
}
/** A line of business, a state or a day in capitals. */
const isNoName = (told: string) =>
  /\d/.test(told) || told.toUpperCase() in STATES || lineSaid(told) !== null || lineInShort(told) !== null
const WHO = '(?:named )?insured|applicant|client|customer|employer'
const PROPER = `${NAME_WORD}(?: (?:&|and|of)? ?${NAME_WORD})+`
const LABEL = new RegExp(`^(?:${WHO})(?: name)?:?$`, 'i')
const LABELED = new RegExp(String.raw`^(?:${WHO})(?: name)?: *(\S.*)$`, 'i')
/** A code or a date is no name. */
const IN_WORDS = /^[^\d]*\p{L} \p{L}[^\d]*$/u
const CLIENT = new RegExp(String.raw`\b(?:${WHO}),? (${PROPER})`, 'gu')
const FOR_WHOM = new RegExp(String.raw`\b(?:for|quote) (${PROPER})`, 'gu')

/** Who writes papers about others, in the names of such firms. */
const PREPARES = /\b(?:payroll|claims|adjust(?:ers|ing)|apprais(?:al|ers?)|valuations?|administrators|accounting|accountants)\b/i // biome-ignore format: a list

const PARTED = /^(?:[|•·–—-]+|.*:)$/
const SUBJECTS = /^(?:RE|SUBJECT)\b/
const ASKING = /\b(?:quot(?:e|es|ation)|submission|proposal|request(?:ed)?|market(?:ing)?|renewal)\b/i
/** Who gets a certificate or a waiver, or has an interest, is not who is insured. */
const FOR_ANOTHER = /\b(?:certificates?|COI|waivers?|holders?|additional (?:insured|interest)s?)\b/i
/** Behind the words that ask, these say what somebody does for a company. */
const DOING = /\b(?:they|he|she|we|you)\b/i
/** What a company is to the insured, whom a subject or a sentence is about. */
const ROLES = 'broker|agent|wholesaler|carrier|insurer|vendor|claimant|plaintiff|defendant|bureau|landlord|lender'
const ROLE = new RegExp(`\\b(?:${ROLES})\\b`, 'i')
/** Behind a name: 'Acme LLC is our broker', 'Acme LLC, the landlord'. */
const IN_ROLE = new RegExp(`^,? ?(?:(?:is|was|as) )?(?:our|their|your|its|the|an?) (?:[\\w-]+ )?(?:${ROLES})\\b`, 'i')
/** Before the name of another than whom it is all about: by whom something is done, or what they are to the one who is insured. */
const OF_ANOTHER = /\b(?:by|from|dear|(?:sister|parent|affiliated?|related|holding) compan(?:y|ies),?|subsidiary,?|affiliate,?|landlord,?|lessor,?|mortgagee,?)$/i // biome-ignore format: a list

function mentionsOn(sheet: Sheet, isFirst: boolean): Mention[] {
  const isLetter = sheet.rows.some(({ cells }) => /^DEAR\b/.test(cells[0]?.norm ?? ''))
  const inCells = sheet.rows.flatMap(({ cells, index }) =>
    cells.flatMap((cell): Mention[] => {
      const isSubject = isFirst && index < SUBJECT && isOfSubject(cells, cell)
      const isTitle = isFirst && !isLetter && index < TITLE
      return namedIn(cell)
        .filter(({ span }) => isWholePiece(span))
        .map(({ name, span }) => {
          const isOfTitle = isTitle && !PREPARES.test(name) && (!isBehindColon(span) || isAsking(span))
          const way = isSubject ? 'subject' : isOfTitle ? 'title' : 'named'
          return { name, span, sheet, row: index, way }
        })
    }),
  )
  const inSentences = sentencesOf(sheet).flatMap(({ tokens, cell }): Mention[] =>
    namedIn(cellOf(tokens, sheet.number)).map(({ name, span }) => {
      const way = isFirst && isAsking(span) && !ROLE.test(cell.text) ? 'asked' : 'named'
      return { name, span, sheet, row: cell.row, way }
    }),
  )
  return [...inCells, ...inSentences]
}

/** Whether words that ask for insurance say right before a name that it is for them. */
function isAsking({ cell, from }: Span): boolean {
  const lead = spanText(spanOf(cell, 0, from))
  const asks = lead.search(ASKING)
  if (asks < 0 || lead.length >= LONGEST) return false
  return /\bfor:?$/i.test(lead) && !FOR_ANOTHER.test(lead) && !DOING.test(lead.slice(asks))
}
/** Words of a sentence before whom it asks for, in characters. */
const LONGEST = 160

/** What a paper is may stand before a name in capitals as if it were its beginning: 'Renewal of Acme LLC'. */
const OF_PAPER =
  /^20\d\d |^(?:\S+ ){0,3}?(?:quot(?:e|ation)|submission|proposal|request|renewal|application|business) /i

/** The companies in a run of words that are not of the trade, and not named as another's. */
function namedIn(cell: Cell): { name: string; span: Span }[] {
  return companiesIn(cell.text).flatMap(({ name, from, to }) => {
    const [before, within] = [cell.text.slice(0, from).trim(), cell.text.slice(from, to)]
    if (isOfTrade(name) || OF_ANOTHER.test(before) || OF_PAPER.test(name)) return []
    const start = before ? before.split(' ').length : 0
    return [{ name, span: spanOf(cell, start, start + within.split(' ').length) }]
  })
}

/** Whether a name is all that stands between what parts a line, or its ends. */
function isWholePiece({ cell: { tokens }, from, to }: Span): boolean {
  const [before, after] = [tokens[from - 1]?.text, tokens[to]?.text]
  return (!before || PARTED.test(before)) && (!after || PARTED.test(after))
}
const isBehindColon = ({ cell, from }: Span) => cell.tokens[from - 1]?.text.endsWith(':') ?? false

/** Whether a cell is the line of a subject, or beside its label. */
const isOfSubject = (cells: readonly Cell[], cell: Cell) =>
  !FOR_ANOTHER.test(cell.text) &&
  !ROLE.test(cell.text) &&
  [cell, cells[cells.indexOf(cell) - 1]].some((one) => one && SUBJECTS.test(one.norm) && /^\w+:/.test(one.text))

/** Mentions in the first or last row of more than one page, or in both of one, are of the head or foot of them all. */
function withRunning(all: readonly Mention[]): Mention[] {
  const isOnEdge = ({ span, sheet: { rows }, row }: Mention) =>
    isWholePiece(span) && !isBehindColon(span) && (row <= rows[0]!.index + 1 || row >= rows.at(-1)!.index - 1)
  const edges = all.filter(isOnEdge)
  const isRunning = (one: Mention) => edges.some((other) => isApart(one, other) && isOneInsured(other.name, one.name))
  return [...all, ...edges.filter(isRunning).map((one): Mention => ({ ...one, way: 'running' }))]
}

const isApart = (one: Mention, other: Mention) => one.sheet !== other.sheet || Math.abs(one.row - other.row) > TITLE

/** Whether a title is not that of an agency's paper: its tax number stands under it, or an agency stands elsewhere. */
function isNoLetterhead(placed: readonly Mention[], sheets: readonly Sheet[]): boolean {
  const { sheet, row, span } = placed[0]!
  const under = sheet.rows
    .filter(({ index }) => index > row && index <= row + UNDER)
    .flatMap(({ cells }) => cells)
    .map(({ text }) => text)
  if (under.some((text) => FEIN.test(text)) && !under.some((text) => CODED.test(text))) return true
  const others = sheets.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => cell !== span.cell)))
  return others.some(({ text }) => AGENCY.test(text))
}
/** What insurers know an agency by. */
const CODED = /\b(?:producer|agency|agent|broker)(?:'s)? (?:code|no|number|license)\b/i
const AGENCY =
  /\p{Lu}\S* (?:(?:Insurance|Risk) (?:Agency|Agents|Brokers|Brokerage|Services|Partners|Group)|Brokers|Brokerage)\b/iu
