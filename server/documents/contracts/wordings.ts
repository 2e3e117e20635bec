import { counted } from './counted.ts'
import { unmarked } from './marks.ts'

/** Work that an additional insured is covered for: while it goes on, and once it is done. */
export type Operations = 'ongoing' | 'completed'

/**
 * What a sentence tells of the wording it asks for. `parties`: who is to be insured, in the contract's words; `favored`: whom rights are waived for; `years`: how long insurance is kept
 * afterwards; `rating`: of an insurer, as 'A- VII'.
 */
export type Wording = { parties?: string; favored?: string; operations?: Operations[]; years?: number; rating?: string }

const NAMING = /\b(?:names?|naming|includes?|including|lists?|adds?|covers?|cover)\b/gi
const NAMED = /\s*\b(?:shall|must|will|should|is|are|to be|be|has|have)\b.*$/i

/** What is said of insurance names nobody. */
const OF_INSURANCE = /\b(?:polic(?:y|ies)|insurance|coverages?|certificates?|limits?|endorsements?)\b/i
/** 'Maple as the insured and its lender as an additional insured': who is insured is none of the others. */
const AS_INSURED = /^.*\bas (?:an? |the )?(?:named )?insureds? and (?:the )?/i

/** Whom additional insured wording is for: before 'shall be named as', behind 'name', or behind a colon. */
function insuredIn(text: string): string | null {
  const own = /\badditional insureds?\b/i.exec(text) ?? /\bas insureds?\b/i.exec(text)
  if (!own) return null
  const before = text.slice(0, own.index)
  const behind = text.slice(own.index + own[0].length)
  const list = /^[^:]{0,60}:\s*(.+?)[.;]?$/.exec(behind)
  if (list) return list[1]!
  const naming = [...before.matchAll(NAMING)].at(-1)
  const named =
    naming &&
    before
      .slice(naming.index + naming[0].length)
      .replace(LINK, '')
      .trim()
      .replace(AS_INSURED, '')
  const subject = unmarked(
    before
      .replace(LINK, '')
      .replace(/^.*\bthat\b/i, '')
      .trim(),
  )
    .replace(/^.*[;:]\s*/, '')
    .replace(NAMED, '')
    .trim()
  const isNamed = (said: string | undefined) =>
    said !== undefined && /\p{Lu}/u.test(said) && said.split(' ').length <= MOST_NAMED && !OF_INSURANCE.test(said)
  const isSubject = LINK.test(before) || /\b(?:shall|must|will|should|is|are|be|has|have)\b/i.test(before)
  return [named, isSubject ? subject : undefined].find(isNamed) ?? null
}

const MOST_NAMED = 30
/** What joins a name to what it is named as. */
const LINK = /(?:\s*\b(?:as|an|any|the status of|status of)\b)+\s*$/i

const ONGOING = /\bongoing\b|\bCG ?20 ?10\b|\bduring\b[^,.;]*\boperations\b(?<!completed operations)/i
const COMPLETED = /\bcompleted\b[^.;]{0,20}\boperations\b|\bCG ?20 ?37\b/i
const GRADE = /(?<![\p{L}\d])[AB](?:\+{1,2}|-|–)?(?=[\s:,(.;/]|$)/u
/** The size, behind the grade in the same sentence: 'A- and a financial rating of not less than Class IX'. */
const SIZE = /^[^.;]{0,70}?\b([IVX]{1,4})\b/

const FAVORED = /\bin favou?r of (?:the )?(\p{Lu}.*?)(?:[,.;:]|$)/u

/** The work that words are for. */
export const operationsIn = (text: string): Operations[] => [
  ...(ONGOING.test(text) ? (['ongoing'] as const) : []),
  ...(COMPLETED.test(text) ? (['completed'] as const) : []),
]

/** What the sentence tells of each kind of wording. */
export function wordingIn(text: string): Wording {
  const parties = insuredIn(text)
  const [, favored] = FAVORED.exec(text) ?? []
  const operations = operationsIn(text)
  const [grade, size] = ratingIn(text)
  const [years] = /\byears?\b[^.;]*\b(?:after|following|thereafter|beyond)\b/i.test(text) ? counted(text, 'year') : []
  return {
    ...(parties && { parties }),
    ...(favored && { favored }),
    ...(operations.length && { operations }),
    ...(years !== undefined && { years }),
    ...(grade && { rating: [grade, size].filter(Boolean).join(' ') }),
  }
}

/** The grade and the size of an insurer: 'A- VII', 'A-:VIII', 'at least A, financial size category VIII'. */
function ratingIn(text: string): [string?, string?] {
  const about = /\b(?:rat(?:ed|ing|ings)|best(?:[’']s)?)\b/i.exec(text)
  if (!about) return []
  const said = text.slice(about.index).replace(/A\.M\. ?/g, '')
  const grade = GRADE.exec(said)
  if (!grade) return []
  const [, size] = SIZE.exec(said.slice(grade.index + grade[0].length)) ?? []
  return [grade[0].replace('–', '-'), size]
}

/** The grades with their sizes that a text names, in its order. */
const ratingsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\d])([AB](?:\+{1,2}|-|–)?)[\s,:]+([IVX]{1,4})\b/gu)].map(
    ([, grade, size]) => `${grade!.replace('–', '-')} ${size!}`,
  )

/** What words put in the place of what they name first: 'fifteen days becomes thirty days', '“A- VII” gives way to “A VIII”'. */
export type Put = { days?: [number, number]; rating?: [string, string] }

export function putIn(text: string): Put {
  const [days, rating] = [[...new Set(counted(text, 'day'))], ratingsIn(text)]
  return {
    ...(days.length === 2 && { days: days as [number, number] }),
    ...(rating.length === 2 && { rating: rating as [string, string] }),
  }
}
