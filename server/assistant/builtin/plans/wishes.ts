import { amountsIn, formatAmount } from '../../../../shared/amounts.ts'
import { datesIn, formatDate } from '../../../../shared/dates.ts'
import { readFieldValue } from '../../../../shared/field-value.ts'
import { type LineOfBusiness, nearestOf, stemsOf } from '../../../documents/index.ts'
import type { FormDefinition, FormField } from '../../../forms/types.ts'
import { holdsWords, squeeze } from '../../evidence/words.ts'
import { linesIn } from '../question/lines.ts'

/** A change to an element as the user words it; `value` is empty to clear it. `quote` are their own words. `isSpelling`: of words that stand there, only how they are spelled. */
export type Wish = { label: string; value: string; quote: string; isSpelling?: boolean }

const LABEL = String.raw`(?:the |its |our |my )?([\p{L}][\p{L}\p{N}'’&/,.# -]{1,70}?)`
const SET = [
  new RegExp(
    String.raw`\b(?:change|set|make|update|correct|fix|adjust|raise|lower|increase|reduce)\s+${LABEL}\s+(?:to read|to be|to|as|into|=|at)\s+(.+)`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:and |also |please |actually,? |no,? |sorry,? )*${LABEL}(?:\s+(?:is actually|is really|is now|is|are|should be|should read|should say|must be|needs to be|has to be|=)|\s*:)\s+(?:now\s+)?(.+)`,
    'iu',
  ),
]
/** "The med exp is wrong, it's 5,000". */
const WRONG = new RegExp(
  String.raw`^(?:and |also |no,? |sorry,? )*${LABEL}\s+(?:is|looks) (?:wrong|off|incorrect|not right|a typo)[\s,;:.–-]+(?:it )?(?:it'?s|its|is|should be|must be|needs to be|make it|really)\s+(.+)`,
  'iu',
)
const PUT = new RegExp(
  String.raw`\b(?:use|put|enter|write|fill in|add|give)\s+(.+?)\s+(?:as|for|in|under|into|to)\s+${LABEL}(?: (?:box|field|element))?\s*[.!]?$`,
  'iu',
)
const CLEAR = new RegExp(
  String.raw`\b(?:remove|clear|delete|empty|untick|uncheck|unmark|take out|drop)\s+${LABEL}\s*(?:from the (?:form|certificate))?\s*[.!]?$|\bleave\s+${LABEL}\s+(?:blank|empty|out)`,
  'iu',
)
const TICK = new RegExp(
  String.raw`\b(?:tick|check|mark)\s+${LABEL}\s*(?:box|as yes|as y|with (?:a )?y(?:es)?)?\s*[.!]?$`,
  'iu',
)
/** "The holder is spelled Saltspur, one word". */
const SPELLED_SO = new RegExp(
  String.raw`^${LABEL}(?:'s name)?\s+(?:is|should be)\s+(?:spelled|spelt)\s+["“']?([^"”',]+)["”']?(?:,.*)?$`,
  'iu',
)
/** "Med exp 5,000", "insured Otter Holdings LLC": an element and what stands in it. */
const BESIDE =
  /^(?:and |also |the )*([\p{L}][\p{L}&/. -]{1,40}?),?\s+((?:\$ ?)?\d[\d,./-]*(?: ?(?:[kKmM]|mm|mil|million|thousand)\b)?|\p{Lu}[\p{L}\d&.,'’ -]{1,80})[.!]?$/u
const NO_VALUE = /^(?:wrong|missing|incorrect|not right|blank|empty|correct|right|there|fine|ok)\b/i

/** The changes to elements that a message asks for, one for each of its clauses. */
export function wishesIn(message: string): Wish[] {
  return message
    .split(
      /\n+|;\s*|(?<=[\p{L}\d])[.!]\s+(?=[A-Z])|,? and (?=(?:change|set|make|update|correct|remove|clear|delete|tick|untick|mark|put|use|the\s))/u,
    )
    .flatMap((clause) => {
      const text = clause.trim().replace(/^(?:please|now|then|also|and|can you|could you|would you)\s+/gi, '')
      const [, spelled, spelling] = SPELLED_SO.exec(text) ?? []
      if (spelled && spelling)
        return [{ label: spelled, value: bare(spelling), quote: clause.trim(), isSpelling: true }]
      const cleared = CLEAR.exec(text)
      if (cleared) return [{ label: (cleared[1] ?? cleared[2])!, value: '', quote: clause.trim() }]
      const ticked = TICK.exec(text)
      if (ticked) return [{ label: ticked[1]!, value: 'yes', quote: clause.trim() }]
      for (const pattern of [WRONG, ...SET]) {
        const [, label, value] = pattern.exec(text) ?? []
        if (label && value && !NO_VALUE.test(value)) return [{ label, value: bare(value), quote: clause.trim() }]
      }
      const [, value, label] = PUT.exec(text) ?? []
      if (value && label) return [{ label, value: bare(value), quote: clause.trim() }]
      const [, element, beside] = BESIDE.exec(text) ?? []
      return element && beside ? [{ label: element, value: bare(beside), quote: clause.trim() }] : []
    })
}

const bare = (value: string) =>
  value
    .trim()
    .replace(/^["“'](.*?)["”']?[.!]?$/s, '$1')
    .replace(
      /(?:,? (?:not|instead of|rather than) (?:the )?[$\d].*|[.!]|,? (?:please|thanks?|instead|everywhere))+$/i,
      '',
    )
    .trim()

const SECTIONS: Partial<Record<LineOfBusiness, RegExp>> = {
  gl: /^General/,
  auto: /^Automobile/,
  umbrella: /^Umbrella/,
  wc: /^Workers/,
}

/** Whether an element stands in the section of a line. */
export function isOfLine({ fields }: FormDefinition, name: string, line: LineOfBusiness): boolean {
  const section = fields.find((field) => field.name === name)?.section
  return section !== undefined && (SECTIONS[line]?.test(section) ?? false)
}

/** The line whose whole section is to be cleared: "remove the auto section". */
export function sectionCleared({ label, value }: Wish): LineOfBusiness | null {
  const { lines, rest } = linesIn(label)
  const isWhole = /^(?:\s|the|section|row|line|part|policy|coverage|liability|info(?:rmation)?)*$/.test(rest)
  return !value && isWhole && lines.length === 1 ? lines[0]! : null
}

/** The elements a wish may mean, the likeliest first; elements as likely as the first are all given. */
export function fieldsMeant(
  form: Pick<FormDefinition, 'fields'>,
  { label, value }: Wish,
  context: string,
): FormField[] {
  const { lines } = linesIn(`${label} ${context}`)
  const spoken = stemsOf(spelledOut(label))
  const scored = form.fields.flatMap((field) => {
    if (!takes(field, value)) return []
    const own = stemsOf(field.label)
    const section = stemsOf(field.section)
    const hits = spoken.filter((stem) => own.includes(stem) || section.includes(stem)).length
    const covered = own.filter((stem) => spoken.includes(stem)).length
    const inLine = lines.some((line) => SECTIONS[line]?.test(field.section))
    if (!covered && !(field.label === 'Name' && hits)) return []
    const score =
      (3 * hits) / Math.max(1, spoken.length) +
      covered / own.length +
      (inLine ? 1.5 : 0) -
      (lines.length && !inLine ? 1 : 0)
    return score > 1.9 ? [{ field, score }] : []
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score > best - 0.01).map(({ field }) => field)
}

const SPELLED: [RegExp, string][] = [
  [/\bcsl\b/gi, 'combined single limit'],
  [/\bmed(?:ical)?[ -]?(?:exp|pay)\w*/gi, 'medical expense'],
  [/\bocc\b/gi, 'occurrence'],
  [/\bagg\b/gi, 'aggregate'],
  [/\bexpir(?:y|es?|ation)\b(?: date)?/gi, 'expiration date'],
  [/\beffective\b(?: date)?/gi, 'effective date'],
  [/\blimits?\b(?! a| b| c)/gi, ' '],
  [/\bfor (?:the )?|\bof (?:the )?|\bon (?:the )?(?:form|certificate)?/gi, ' '],
  [/\bdescription(?: of operations)?\b|\bremarks?\b/gi, 'operations locations vehicles'],
  [/\bwaiver(?: of subrogation)?\b/gi, 'subrogation waived'],
  [/\bnamed insured\b/gi, 'insured name'],
  [/\bpol(?:icy)? (?:#|no\b\.?|num\b)/gi, 'policy number'],
  [/\bEL\b/g, 'employers liability'],
  [/\bzip\b(?! code)/gi, 'ZIP code'],
]

const spelledOut = (label: string) => SPELLED.reduce((text, [words, full]) => text.replace(words, full), label)

function takes(field: FormField, value: string): boolean {
  const { type, name } = field
  if (/_Signature_|EditionIdentifier/.test(name)) return false
  if (!value) return true
  if (type === 'CHOICE' || type === 'CHOICES')
    return readFieldValue(type, valueFor(field, value), { maxLength: null, ...field }).ok
  const isYes = /^(?:y|yes|true|x|no|n|false)$/i.test(value)
  if (type === 'TICK') return isYes
  if (type === 'CODE') return isYes || /^[A-F]$/.test(value)
  if (type === 'AMOUNT') return amountsIn(value).size === 1 && datesIn(value).size === 0
  if (type === 'DATE') return datesIn(value).size === 1
  return !isYes
}

/** The value in the form's own spelling. */
export function valueFor({ type, choices = [] }: FormField, value: string): string {
  if (!value) return ''
  if (type === 'CHOICES') return choices.filter((one) => holdsWords(value, one)).join('\n') || value
  if (type === 'AMOUNT') return formatAmount([...amountsIn(value)][0]!)
  if (type === 'DATE') return formatDate([...datesIn(value)][0]!)
  if (type === 'TICK') return /^(?:n|no|false)$/i.test(value) ? '' : 'true'
  if (type === 'CODE') return /^[A-F]$/.test(value) ? value : /^(?:n|no|false)$/i.test(value) ? 'N' : 'Y'
  return value
}

/** What stands there with the words in question spelled as wished; null where none of its words are meant. */
export function respelled(value: string, spelling: string): string | null {
  const words = value.split(' ')
  const meant = squeeze(spelling)
  for (let count = Math.min(4, words.length); count > 0; count--)
    for (let at = 0; at + count <= words.length; at++) {
      const own = squeeze(words.slice(at, at + count).join(''))
      if (own === meant || (own.length > 3 && nearestOf(own, [meant])))
        return [...words.slice(0, at), spelling, ...words.slice(at + count)].join(' ')
    }
  return null
}
