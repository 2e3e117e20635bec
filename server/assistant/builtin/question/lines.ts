import { type LineOfBusiness, SPECIALTY_LINES } from '../../../documents/index.ts'

/** How people name a line of insurance. What comes first is taken first, so that a longer name is not read as a shorter one. */
const NAMES: [LineOfBusiness, RegExp][] = [
  ['employeeBenefits', /\bemployee benefits?(?: liability)?\b|\bebl\b/g],
  ['employmentPractices', /\bemployment(?:[- ]related)? practices(?: liability)?\b|\bepli?\b/g],
  ['directorsOfficers', /\bdirectors?(?:'s|s'|')? (?:and|&) officers?(?:'s|s'|')?(?: liability)?\b|\bd ?& ?o\b/g],
  ['professional', /\bprofessional(?: liability)?\b|\berrors (?:and|&) omissions\b|\be ?& ?o\b|\bmalpractice\b/g],
  ['cyber', /\bcyber(?: liability| insurance)?\b|\bdata breach\b/g],
  ['fiduciary', /\bfiduciary(?: liability)?\b/g],
  ['crime', /\bcrime\b/g],
  ['inlandMarine', /\binland marine\b|\bequipment floater\b/g],
  ['garage', /\bgarage ?(?:keepers|liability)\b/g],
  ['liquor', /\bliquor(?: liability)?\b/g],
  ['pollution', /\bpollution liability\b/g],
  ['cargo', /\b(?:motor truck )?cargo\b/g],
  [
    'wc',
    /\bworkers?['’]?s?['’]? comp(?:ensation)?\b|\bwork comp\b|\bwc\b|\b(?:the )?comp\b(?= (?:covers?|polic|carrier|insurer|premium|expir|effective|states?|class))|\b(?:from|on|under|the) comp\b(?!,? ?(?:and|&|or|\/|ded|coll))|\bemployers?['’]?s?['’]? liability\b/g,
  ],
  ['umbrella', /\bumbrella(?: liability)?\b|\bexcess(?: liability)?\b/g],
  ['auto', /(?<!\bany )\b(?:business |commercial )?auto(?:mobile)?s?(?: liability)?\b|\bbap\b/g],
  ['gl', /\b(?:commercial )?general liability\b|\bc?gl\b/g],
  ['property', /\b(?:commercial )?property(?! damage)\b/g],
]

const PLAIN: Record<Exclude<LineOfBusiness, keyof typeof SPECIALTY_LINES>, string> = {
  gl: 'general liability',
  auto: 'auto',
  umbrella: 'umbrella',
  wc: 'workers compensation',
  property: 'property',
}

/** A line of insurance as it is said in a sentence. */
export function lineName(line: LineOfBusiness): string {
  return line in PLAIN
    ? PLAIN[line as keyof typeof PLAIN]
    : SPECIALTY_LINES[line as keyof typeof SPECIALTY_LINES].toLowerCase()
}

/** The lines a text names, and the text without those names. */
export function linesIn(text: string): { lines: LineOfBusiness[]; rest: string } {
  const lines: LineOfBusiness[] = []
  let rest = text.toLowerCase()
  for (const [line, names] of NAMES) {
    const without = rest.replace(names, ' ')
    if (without !== rest) lines.push(line)
    rest = without
  }
  return { lines, rest }
}

/** A text without the names of these lines. */
export function withoutLines(text: string, lines: LineOfBusiness[]): string {
  return NAMES.filter(([line]) => lines.includes(line)).reduce(
    (rest, [, names]) => rest.replace(new RegExp(names.source, 'gi'), ' '),
    text,
  )
}

/** The line a fact's key belongs to; null for what a policy has whatever its line. */
export function lineOfKey(key: string): LineOfBusiness | null {
  const line = key.split('.')[0]!
  return line in PLAIN || line in SPECIALTY_LINES ? (line as LineOfBusiness) : null
}
