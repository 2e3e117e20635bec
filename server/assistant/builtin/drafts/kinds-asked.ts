import { stemsOf, termsOf, writtenOut } from '../../../documents/index.ts'
import type { FoundUnit } from '../../search-files.ts'
import { plainWords } from '../answer/facts-in-words.ts'
import type { Material } from '../answer/material.ts'

/** A kind of thing that is asked for: the words that ask for it, how it looks, and what stands beside it. */
type Kind = { asked: RegExp; looks: RegExp; beside?: RegExp; most: number }

const AMOUNT = /\$ ?\d|\bUSD ?\d|\b\d{1,3}(?:,\d{3})+\b|: \d{2,}\b|\bincluded\b|\bnone\b|\bstatutory\b|%/i
const KINDS: Kind[] = [
  {
    asked:
      /\b(?:need|needs|have|has|want|wants) (?:\w+ )?to (?:do|send|fix|show)\b|\bmust do\b|\boutstanding\b|\bstill (?:need|open|missing)\b/i,
    looks:
      /\b(?:must|please|install|provide|hold|within|complete|require[ds]?|shall|sign|signed|keep|train|repair|replace|submit|send)\b/i,
    most: 6,
  },
  {
    asked: /\bdid\b|\bchang(?:e|es|ed|ing)\b|\bamend/i,
    looks:
      /\b(?:is|are|was|were) (?:hereby )?(?:changed|added|deleted|removed|amended|increased|reduced|replaced|corrected)\b|\bfrom .+ to\b/i,
    most: 6,
  },
  {
    asked: /\bwhy\b|\breasons?\b|\bden(?:ial|ied)\b/i,
    looks:
      /\bbecause\b|\bsince\b|\bdue to\b|\breason\b|\bexclu|\bdoes not (?:apply|cover)|\bnot covered\b|\bdeny|\bdecline/i,
    most: 3,
  },
  {
    asked:
      /\bhow much\b|\bamounts?\b|\bcosts?\b|\bowes?\b|\bprices?\b|\bpremiums?\b|\blimits?\b|\bdeductibles?\b|\bbalance\b|\bto pay\b|\bdue\b/i,
    looks: AMOUNT,
    beside: /\b(?:premium|due|owe[ds]?|balance|total|unpaid|payment|charge|cost|adjustment|deposit)\b/i,
    most: 2,
  },
  {
    asked: /\bwhen\b|\bdates?\b|\bhow long\b|\bdeadline\b/i,
    looks:
      /\d{1,4}[/-]\d{1,2}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? \d|\b[\w-]+ (?:days|months|weeks|hours)\b/i,
    beside: /\b(?:due|must|within|by|before|effective|expires?|ends?|until|received|from)\b/i,
    most: 2,
  },
]

const kindsIn = (words: string) => KINDS.filter(({ asked }) => asked.test(words))

/** Whether a line could tell what is asked: it looks like one of the kinds that are, and is not the mere head of something. */
export function mayTell(words: string, line: string): boolean {
  const kinds = kindsIn(words)
  const isPlain = !/:[”"]?$/.test(line.trim()) && line.split('…').length <= MOST_PIECES
  return isPlain && (!kinds.length || kinds.some(({ looks }) => looks.test(line)))
}

/** Words put together from more places than this are no statement. */
const MOST_PIECES = 4

/** Documents of so few pages are about one thing, so that what looks like an answer mostly is one. */
const SHORT = 2

/** Of short documents that answer nothing plainly: the few statements found in them that look like what is asked for. */
export function lookingLike(words: string, units: FoundUnit[], material: Material): string[] {
  if (material.papers.reduce((sum, { pages }) => sum + pages, 0) > SHORT) return []
  const said = units.filter(({ kind }) => kind === 'sentence' || kind === 'pair')
  const told = kindsIn(words).flatMap(({ looks, beside, most }) => {
    const found = said.filter(({ label, value }) => looks.test(value) && (beside?.test(`${label} ${value}`) ?? true))
    return [...new Map(found.map((unit) => [unit.value, unit])).values()].slice(0, most)
  })
  return [...new Set(told)].map((unit) => {
    material.citations.cite(unit.file, unit.page, unit.quote)
    const value = plainWords(unit.value).replace(/[“”"]/g, "'")
    return unit.kind === 'pair' ? `- ${plainWords(unit.label)}: ${value}` : `“${value}”`
  })
}

const MOST_LABELLED = 3
/** How much of what is asked, and of its own label, a value must hold to be what is asked for. */
const COVERED = 0.8
const LABELLED = 0.5

/** Values whose label is what is asked for: "min due" the "Minimum due: $2,287". */
export function labelsAsked(words: string, units: FoundUnit[], { citations }: Material): string[] {
  const pairs = units.filter(
    ({ kind, covered, labelled, label, value }) =>
      kind === 'pair' && covered >= COVERED && labelled >= LABELLED && mayTell(words, `${label}: ${value}`),
  )
  const once = [...new Map(pairs.map((unit) => [unit.value, unit])).values()]
  return once.length > MOST_LABELLED
    ? []
    : once.map(({ label, value, file, page, quote }) => {
        citations.cite(file, page, quote)
        return `- ${plainWords(label)}: ${plainWords(value)}`
      })
}

const MOST_ROWS = 12
const FIGURE = /\d{2,}|\d\/\d/
/** What of a thing is asked for: another figure of it is no answer. */
const FIGURES = /\b(?:premium|deductible|payroll|retention|reserve)/gi
/** Words of so many heads that they ask for no column. */
const COMMON = /^(?:amount|total|insur|compan|polic|limit|coverag|number|name|term|date)/
/** Heads of what tells the rows of a list apart. */
const KEY_HEADS =
  /\b(?:no|number|loc|location|unit|code|class|name|item|vehicle|driver|claim|description|address|year|make|option|#)\b|#/i

/** What a list holds under a column that is asked for by its head: "the payrolls", "building values by location"; none where no head says so. */
export function columnAsked(words: string, units: FoundUnit[], { citations }: Material): string[] {
  const terms = termsOf(writtenOut(words))
  const isAsked = (head: string) => stemsOf(writtenOut(head)).some((stem) => terms.includes(stem) && !COMMON.test(stem))
  const figures = words.toLowerCase().match(FIGURES) ?? []
  const rows = units.filter(
    ({ kind, cells, value }) =>
      kind === 'row' &&
      (!figures.length ||
        figures.some((one) => [value, ...cells.map(({ head }) => head)].join(' ').toLowerCase().includes(one))) &&
      cells.some(({ head, text }) => head && isAsked(head) && !KEY_HEADS.test(head) && /\d/.test(text)),
  )
  const once = [...new Map(rows.map((row) => [`${row.file} ${row.page} ${row.value}`, row])).values()]
  if (once.length < 2 || once.length > MOST_ROWS) return []
  return once.map(({ cells, file, page, quote, value }) => {
    citations.cite(file, page, quote)
    // A figure of a head that the row does not hold could not be tied to it.
    if (cells.some(({ head }) => FIGURE.test(head))) return `“${plainWords(value)}”`
    const told = cells.filter(({ head }, at) => at === 0 || isAsked(head) || KEY_HEADS.test(head))
    const parts = told.map(({ head, text }) => (head ? `${head.replace(/[.:#\s]+$/, '')}: ${text}` : text))
    return `- ${parts.map(plainWords).join('; ')}`
  })
}
