import { datesAmong } from './dates.ts'
import { policyNumber } from './policy-numbers.ts'
import { type Cell, cellOf, type Row, type Sheet, spanOf, type Token } from './sheet.ts'

/** What a labelled value, a stamp or a row of a list says a policy is. `numbers`: of its own row; `cell`: where it stands. */
export type Marked = {
  kind: 'cancelled' | 'reinstated'
  cell: Cell
  numbers: string[]
  date: string | null
  isConditional: boolean
}

const STATUS =
  /^(?:(?:CURRENT|PRESENT|POLICY|COVERAGE|INSURANCE|CONTRACT|TERM) ){0,2}STATUS\b|^(?:POLICY )?TRANSACTION(?: TYPE)?\b|^TYPE OF TRANSACTION\b|^STATUS OF (?:THE |THIS |YOUR )?POLICY\b/
const HOW = '(?:(?:FLAT(?! CANCEL$)|PRO RATA|SHORT RATE|POLICY|MIDTERM|MID TERM) )*'
/** Words that say it whatever else stands behind them. */
const IS_ENDED = new RegExp(
  `^${HOW}(?:CANCELL?ED|CANC|CXL|CXLD|LAPSED|TERMINATED|RESCINDED|VOID|VOIDED|NON ?RENEWED|EXPIRED|INACTIVE|ENDED|NOT IN FORCE|NO LONGER IN FORCE)\\b`,
)
const NAMES_END = /^(?:(?!NOT\b|NO\b|NEVER\b)\w+ ){0,4}(?:CANCELL?ED|CANCELL?ATION|LAPSE)\b/
const IS_HELD = /^(?:IN FORCE|ACTIVE|ISSUED|CURRENT|BOUND|NEW|RENEW\w*|REWRITTEN)\b/
const IS_BACK = /^(?:POLICY )?REINSTATE(?:D|MENT)\b/
const IS_PENDING = /\bPENDING\b|\bREQUESTED\b|^INTENT\b/
const NO_EVENT = /\b(?:FEE|PROVISIONS?|CONDITIONS?|CLAUSE|DAYS?|NOTICE|PREMIUM|IF|MAY|EARNED|METHOD)\b/

/** A stamp across a page, a remark beside a title, or the end of a row: 'LAPSED FOR NON-PAYMENT', 'Cancelled 5/1/2026'. */
const STAMP = new RegExp(
  `^${HOW}(?:CANCELL?ED|FLAT CANCEL|LAPSED|TERMINATED|RESCINDED|VOIDED)(?: FLAT)?(?<more>(?: (?:FOR|DUE TO|BECAUSE OF|PER|BY|NON ?PAY\\w*|UNDERWRITING|EFFECTIVE|EFF|AS OF|ON|AT)\\b.*| \\d.*)?)$`,
)
const NO_STAMP = /\b(?:IF|UNLESS|MAY|MUST|ONLY|WHEN|DAYS?)\b(?! \d)/
const MOST_WORDS = 10
/** Of policies that are not the document's own. */
const OTHERS = /\b(?:PRIOR|PREVIOUS|FORMER|OTHER|EXPIRING|REPLAC\w*|IF|HAS ANY|EVER)\b/

export function markedOn(sheet: Sheet): Marked[] {
  return sheet.rows.flatMap((row) =>
    row.cells.flatMap((cell) => statusAt(sheet, row, cell) ?? stampAt(row, cell) ?? []),
  )
}

function statusAt(sheet: Sheet, row: Row, cell: Cell): Marked | null {
  const label = STATUS.exec(cell.norm)?.[0]
  if (!label || isOfOthers(row, cell)) return null
  const rest = tokensBehind(cell, label)
  const beside = row.cells[row.cells.indexOf(cell) + 1]
  if (rest.length) return valued(cellOf(rest, cell.page), cell, numbersOf(row))
  const told = beside && valued(beside, beside, numbersOf(row))
  if (told) return told
  const below = cellUnder(sheet, cell)
  const listed = below ? sheet.rows[below.row]! : row
  const under = [...numbersOf(listed), ...listedIn(listed)]
  // A column of states may be one of drivers or claims: only a policy's own label, or its number beside, says whose it is.
  return below && (label !== 'STATUS' || under.length > 0) ? valued(below, below, under) : null
}

const isOfOthers = ({ cells }: Row, cell: Cell) =>
  cells.slice(0, cells.indexOf(cell) + 1).some(({ norm }) => OTHERS.test(norm))

function cellUnder(sheet: Sheet, { row, left, right }: Cell): Cell | undefined {
  const rows = sheet.rows.slice(row + 1, row + 3)
  return rows.flatMap(({ cells }) => cells).find((cell) => cell.left < right && cell.right > left)
}

function valued(value: Cell, cell: Cell, numbers: string[]): Marked | null {
  const norm = value.norm.replace(AS_OF, '')
  const names = value.tokens.length <= MOST_WORDS && !NO_EVENT.test(norm) && !IS_HELD.test(norm)
  const isEnded = IS_ENDED.test(norm) || (names && (NAMES_END.test(norm) || pendingEnd(norm)))
  if (!isEnded && !(names && IS_BACK.test(norm))) return null
  const kind = isEnded ? 'cancelled' : 'reinstated'
  // What expires or is not renewed ends with its term, which its dates say.
  const date = datesAmong(value.tokens)[AS_OF.test(value.norm) ? 1 : 0]?.value ?? null
  if (/\bNON ?RENEWED\b/.test(norm) && !date) return null
  return { kind, cell, numbers, date, isConditional: IS_PENDING.test(norm) }
}

/** The day a status was looked up. */
const AS_OF = /^AS OF \d+ \d+ \d+ (?:IS )?|^IS /
const pendingEnd = (norm: string) => IS_PENDING.test(norm) && /\bCANC/.test(norm)

function stampAt(row: Row, cell: Cell): Marked | null {
  const stamp = STAMP.exec(cell.norm)
  if (!stamp || !/^[A-Z]/.test(cell.text) || cell.tokens.length > MOST_WORDS || NO_STAMP.test(stamp[0])) return null
  const others = row.cells.filter((one) => one !== cell)
  if (isOfOthers(row, cell)) return null
  const isLoud = cell.text === cell.text.toUpperCase() && others.length < 2
  const isQuiet = !stamp.groups!.more && others.length > 0 && !isLoud
  const numbers = isQuiet ? [...numbersOf(row), ...listedIn(row)] : numbersOf(row)
  if (isQuiet && !numbers.length) return null
  const date = datesAmong(cell.tokens)[0]?.value ?? null
  return { kind: 'cancelled', cell, numbers, date, isConditional: false }
}

/** What looks like a policy's number in a row of a list, and not like a vehicle's. */
function listedIn({ cells }: Row): string[] {
  const alone = cells.filter(({ tokens, text }) => tokens.length === 1 && text.length < VIN)
  return alone.flatMap((cell) => policyNumber(spanOf(cell))?.text ?? [])
}
/** The characters of a vehicle's number. */
const VIN = 17

/** The policies a row names by their label. */
function numbersOf({ cells }: Row): string[] {
  return cells.flatMap((cell) => {
    const label = cell.tokens.findIndex(({ norm }) => norm === 'POLICY')
    const behind = /^(?:NUMBER|NO)$/.test(cell.tokens[label + 1]?.norm ?? '') ? 2 : 1
    const number = label < 0 || label + behind >= cell.tokens.length ? null : policyNumber(spanOf(cell, label + behind))
    return number ? [number.text] : []
  })
}

const tokensBehind = ({ tokens }: Cell, label: string): Token[] => {
  const words = label.split(' ').length
  return tokens.slice(words).filter(({ norm }) => norm)
}

const OF_END = /\b(?:CANCEL|CANCELL?ATION|TERMINATION|RESCISSION|LAPSE)\b|^(?:DATE CANCELL?ED|CANCELL?ED DATE)\b/
const OF_REVIVAL = /\bREINSTATEMENT\b/
const OF_EFFECT = /\bEFFECTIVE\b|\bEFF\b|\bEFFECT\b|\bDATE\b/
/** The day a notice was written or mailed; what a notice period or a request names. */
const NOT_OF_EFFECT = /\bNOTICE\b|\bMAIL|\bREQUEST|\bPRIOR\b|\bBEFORE\b|\bIF\b/
const WRITTEN =
  /^(?:DATE|DATED|(?:DATE )?(?:OF )?(?:MAILING|NOTICE|ISSUE)(?: DATE)?|DATE (?:MAILED|ISSUED|PREPARED)|MAILED|ISSUED|NOTICE DATE|PRINTED)(?: ON)?\b/

export type EffectDate = { value: string; cell: Cell }

/** The day that a label says a cancellation, or a reinstatement, takes effect; null where none says it. */
export function effectOn(sheet: Sheet, kind: Marked['kind']): EffectDate | null {
  const isLabel = (norm: string) =>
    (kind === 'cancelled' ? OF_END : OF_REVIVAL).test(norm) && OF_EFFECT.test(norm) && !NOT_OF_EFFECT.test(norm)
  return labelledDate(sheet, isLabel)
}

/** The day a page was written or mailed. */
export function writtenOn(sheet: Sheet): string | null {
  const labelled = labelledDate(sheet, (norm) => WRITTEN.test(norm))
  if (labelled) return labelled.value
  const alone = sheet.rows.flatMap(({ cells, top }) =>
    cells.length === 1 &&
    top < sheet.height / 2 &&
    cells[0]!.tokens.length <= 3 &&
    datesAmong(cells[0]!.tokens).length === 1
      ? cells
      : [],
  )
  return alone.length === 1 ? datesAmong(alone[0]!.tokens)[0]!.value : null
}

/** 'Effective date' of a page that is a notice and tells no term: the day of what it notifies. */
export function barelyEffectiveOn(sheet: Sheet): string | null {
  return (
    labelledDate(sheet, (norm) => /^(?:EFFECTIVE|EFF)(?: DATE)?\b/.test(norm) && !NOT_OF_EFFECT.test(norm))?.value ??
    null
  )
}

function labelledDate(sheet: Sheet, isLabel: (norm: string) => boolean): EffectDate | null {
  for (const row of sheet.rows)
    for (const cell of row.cells) {
      if (cell.tokens.length > MOST_WORDS + 6) continue
      const [own] = datesAmong(cell.tokens)
      const words = cell.tokens.slice(0, own?.from).map(({ norm }) => norm)
      if (words.length === 0 || words.length > MOST_WORDS || !isLabel(words.join(' '))) continue
      const places = [row.cells[row.cells.indexOf(cell) + 1], cellUnder(sheet, cell)]
      const value = own ?? places.flatMap((place) => (place ? datesAmong(place.tokens).slice(0, 1) : []))[0]
      if (value) return { value: value.value, cell }
    }
  return null
}
