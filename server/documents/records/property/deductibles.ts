import { limitConcept } from '../../facts/limit-labels.ts'
import { normal } from '../../facts/sheet.ts'
import type { Line } from '../../types.ts'
import type { Level } from '../stacked-heads.ts'
import { amountBeside, isClose } from './amounts-beside.ts'
import { isAmount } from './columns.ts'
import { type Lettered, lettersIn } from './lettered.ts'
import { type Told, told } from './told.ts'

/** An amount with the words that say what it is the deductible of. */
type Deductible = { of: string; amount: string; told: Told }

const WORD = /\bdeductibles?\b/i
const MOST_WORDS = 10
/** An amount that is not taken off: '-$41' is what a deductible saves. */
const AMOUNT = /(?<![-\d,.])\$\s?(\d{1,3}(?:,?\d{3})+|\d{3})(?![\d,.%])/g
/** What says nothing of which loss is meant. */
const SILENT =
  /\b(?:your?|basic|policy|property|section|is|the|a|an|for|of|amounts?|applicable|apply|applies|to|per(?: (?:claim|loss|occurrence))?|[ivx]+|[a-d])\b|deductibles?|[^a-z]+/gi
/** Whether words say nothing of what a deductible is of. */
export const isSilent = (text: string) => text.replace(SILENT, '') === ''
/** Of every loss, or of all that have no deductible of their own. */
const OF_SOME = /\bcoverages? [b-h]\b/i
const OF_ALL =
  /\b(?:all|any|each|every|other)\b(?: \w+){0,3} (?:perils?|loss(?:es)?|causes?|claims?|occurrences?)\b|\baop\b/i
/** What says so, and what is taken out of it: any other word tells of which loss alone, as that of windstorm in each occurrence. */
const SAYS_ALL =
  /\b(?:except|excluding|other than)\b.*|\b(?:all|any|each|every|other|and|one|covered|insured|perils?|loss(?:es)?|causes?|claims?|occurrences?|aop|coverages|shown|above)\b/gi

/** Of deductibles, that of all that has none of its own; null where there is none, or several. */
export function deductibleOfAll<D extends Pick<Deductible, 'of' | 'amount'>>(found: readonly D[]): D | null {
  const bare = found.filter(({ of }) => isSilent(of))
  const others = found
    .filter(({ of }) => !OF_SOME.test(of))
    .filter(({ of }) => OF_ALL.test(of) && isSilent(of.replace(SAYS_ALL, '')))
  const own = others.length ? others : bare
  return new Set(own.map(({ amount }) => amount)).size === 1 ? own[0]! : null
}

/** Those of every loss that are told of coverages by their letters: 'Deductible, Coverages A, B and C'. */
export const letteredDeductibles = (found: readonly Deductible[]): Lettered[] =>
  found.flatMap((one) => {
    const letters = lettersIn(one.of)
    const rest = one.of.replace(LETTERED, '')
    const isOfAll = isSilent(rest) || (OF_ALL.test(rest) && isSilent(rest.replace(SAYS_ALL, '')))
    return letters.length && isOfAll ? [{ letters, field: 'deductible', value: one.amount, told: one.told }] : []
  })
const LETTERED = /\bcoverages? [A-H]\b.*/i

/** The deductibles that lines of a page tell: beside the word itself, or in rows close under it. `out`: lines of what is not in force. */
export function deductiblesOn(levels: Level[], page: number, out: ReadonlySet<Line>): Deductible[] {
  return levels.flatMap((level, at) => {
    if (level.lines.some((line) => out.has(line))) return []
    const [line, ...beside] = level.lines
    const inline = level.lines.flatMap((one) => inLine(one, levels[at - 1], page))
    if (inline.length) return inline
    const row = amountBeside(level, page)
    if (row && WORD.test(row.name.text))
      return [{ of: row.name.text, amount: row.limit.text.replace(/^\$\s*/, ''), told: both(row) }]
    const below = level.lines.flatMap((one) => valueUnder(one, levels[at + 1], page))
    if (below.length) return below
    const isHeading = !beside.length && WORD.test(line!.text) && isSilent(line!.text.replace(/\(.*\)/, ''))
    return isHeading ? rowsUnder(levels, at, page) : []
  })
}

/** The deductible that a row among coverages tells, as its name says: 'Deductible, Coverages A, B and C | $2,500'. */
export const deductibleIn = (name: Told, limit: Told | undefined): Deductible | null =>
  limit && ROW.test(name.text)
    ? { of: name.text, amount: limit.text.replace(/^\$\s*/, ''), told: both({ name, limit }) }
    : null
/** What is bought for a deductible is a coverage. */
const ROW = /\bdeductibles?\b(?!.*\b(?:waiver|buy-?\s?(?:back|down)|reimbursement|insurance|coverage)\b)/i

/** The deductible of a coverage that words name with none but coverages: '$5,000 | Building and Contents'; null where none is, or several. */
export function deductibleOfNamed<D extends Pick<Deductible, 'of' | 'amount'>>(
  found: readonly D[],
  name: string,
  names: readonly string[],
): D | null {
  const all = names.toSorted((a, b) => b.length - a.length).map((one) => one.toLowerCase())
  const own = found.filter(({ of }) => {
    const told = new Set<string>()
    const rest = all.reduce((text, one) => {
      if (text.includes(one)) told.add(one)
      return text.replaceAll(one, '')
    }, of.toLowerCase())
    return told.has(name.toLowerCase()) && isSilent(rest.replace(/\band\b/g, ''))
  })
  return new Set(own.map(({ amount }) => amount)).size === 1 ? own[0]! : null
}

const both = ({ name, limit }: { name: Told; limit: Told }): Told => ({
  ...name,
  lines: [...name.lines, ...limit.lines].toSorted((a, b) => a.box[0] - b.box[0]),
})

/** '$1,000 Deductible', 'Deductible – all other perils: $1,000' */
function inLine(line: Line, above: Level | undefined, page: number): Deductible[] {
  if (!WORD.test(line.text) || line.text.split(' ').length > MOST_WORDS) return []
  const [found, ...others] = line.text.matchAll(AMOUNT)
  return found && !others.length && !isUnderCaption(line, above)
    ? [{ of: line.text.replace(found[0], ''), amount: found[1]!, told: told([line], page) }]
    : []
}

const SAME_LEFT = 3
/** A value stands so close under its caption, in heights. */
const UNDER = 0.6

const isRightUnder = ({ box: [left, top, , height] }: Line, [x, y, , over]: Line['box']) =>
  Math.abs(left - x) <= SAME_LEFT && top - y - over < UNDER * height

/** Whether a line is the value of a caption right over it: 'Glass' over '$500 deductible'. */
const isUnderCaption = (line: Line, above: Level | undefined) =>
  above?.lines.some(
    ({ text, box }) => !/\d/.test(text) && text.split(' ').length < MOST_WORDS / 2 && isRightUnder(line, box),
  ) ?? false

/** The amount right under a caption that says but that it is a deductible. */
function valueUnder(caption: Line, below: Level | undefined, page: number): Deductible[] {
  if (!OF_PROPERTY.has(limitConcept(normal(caption.text)))) return []
  return (below?.lines ?? []).flatMap((line) => {
    const amount = isRightUnder(line, caption.box) && isAmount(line.text) ? line.text.replace(/^\$\s*/, '') : null
    return amount ? [{ of: caption.text, amount, told: told([caption, line], page) }] : []
  })
}
const OF_PROPERTY: ReadonlySet<string | null> = new Set(['deductible', 'property-deductible'])

/** An amount before what it is the deductible of: '$5,000 per occurrence | Building and Contents'. */
function amountBefore({ lines: [first, second, ...others] }: Level, page: number) {
  const [found, another] = first ? first.text.matchAll(AMOUNT) : []
  const isAlone = found && !another && isSilent(first!.text.replace(found[0], ''))
  return isAlone && second && !others.length && !/\d/.test(second.text)
    ? { name: told([second], page), limit: { ...told([first!], page), text: found[1]! } }
    : null
}

/** The rows of names and amounts close under a heading, perhaps with heads of their own over them. */
function rowsUnder(levels: Level[], at: number, page: number): Deductible[] {
  const found: Deductible[] = []
  for (let next = at + 1; next < levels.length && (next === at + 1 || isClose(levels, next)); next++) {
    const level = levels[next]!
    const row = amountBefore(level, page) ?? amountBeside(level, page)
    if (row) found.push({ of: row.name.text, amount: row.limit.text.replace(/^\$\s*/, ''), told: both(row) })
    else if (found.length || level.lines.length < 2 || level.lines.some(({ text }) => /\d/.test(text))) break
  }
  return found
}
