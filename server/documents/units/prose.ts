import { bare, COLON, isLabel, SENTENCE } from './labels.ts'
import { saidPairs } from './said-pairs.ts'
import type { Unit } from './types.ts'

const SENTENCE_END = /(?<=[\p{Ll}\d)”"’'%][.;!?][”"’')]*)\s+(?=[\p{Lu}“"(•\d])/u
/** The mark of an item in a list: 'a.', '(2)', '•', '4.' */
const MARKER = /^(?:[•▪◦·-]|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)])\s+/i
/** What begins so stands on its own, and hangs on nothing before it. */
const OWN = /^(?:we|you|this|these|the (?:policy|insurance|coverage|most)|if|however|but|when|for the)\b/i
const LEADS =
  /\b(?:apply|applies|cover|covered|pay|following|caused|includes?|excludes?|for|to|by|if|when|shall|must|means)\b[^:]*:$/i

/** The sentences of running text, given as its lines. */
export function proseUnits(lines: string[], page: number, section: string): Unit[] {
  const units: Unit[] = []
  let lead = ''
  let isListed = false
  for (const paragraph of paragraphsOf(lines)) {
    const sentences = paragraph.split(SENTENCE_END).map((one) => one.trim())
    for (const value of joined(sentences)) {
      const [, label, told] = COLON.exec(value) ?? []
      if (label && told && isLabel(label) && !MARKER.test(value) && !SENTENCE.test(told)) {
        units.push({
          kind: 'pair',
          page,
          label: bare(label),
          value: told.replace(/[.;]$/, ''),
          cells: [],
          section,
          lead: '',
          quote: value,
        })
        continue
      }
      const isItem = MARKER.test(value)
      if (!isItem && (isListed || OWN.test(value))) lead = ''
      isListed = lead !== '' && (isListed || isItem)
      for (const pair of saidPairs(value)) units.push({ kind: 'pair', page, cells: [], section, lead: '', ...pair })
      units.push({ kind: 'sentence', page, label: '', value, cells: [], section, lead, quote: value })
      if (value.endsWith(':') && LEADS.test(value)) {
        lead = value
        isListed = false
      }
    }
  }
  return units
}

/** Lines joined until one ends a sentence and the next begins one, or an item begins. */
function paragraphsOf(lines: string[]): string[] {
  const paragraphs: string[] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (last === undefined || MARKER.test(line) || /[.:!?]$/.test(last)) paragraphs.push(line)
    else paragraphs[paragraphs.length - 1] = `${last} ${line}`
  }
  return paragraphs
}

/** The title of an item, told with what it is the title of: '3. Rent.' */
const ITEM_TITLE = /^\(?\d{1,2}[.)] \p{Lu}[\p{L} ]{2,30}\.$/u

/** A bare marker or number belongs to the sentence behind it. */
function joined(sentences: string[]): string[] {
  const whole: string[] = []
  for (const part of sentences) {
    const before = whole.at(-1)
    if (before !== undefined && (/^\(?[a-zA-Z\d]{1,3}[.)]$/.test(before) || ITEM_TITLE.test(before)))
      whole[whole.length - 1] = `${before} ${part}`
    else if (part) whole.push(part)
  }
  return whole
}
