import { unmarked } from './marks.ts'
import { OF_INSURANCE } from './parties.ts'
import type { RequiredLimit } from './required-limit.ts'
import type { Row } from './rows.ts'

/** 'In the state where the Work is done': a clause that tells which is no condition. */
export const WHERE = String.raw`(?<!\b(?:the|an?|any|each|every|both|all) \p{L}+ )where`
const IF = String.raw`(?:only )?(?:if|${WHERE}|wherever|when|whenever|unless|provided|in case|in the event)\b`
/** A clause, or words of any one of several things, that open a sentence: 'If …,', 'Should we hold …,', 'For any ticket …,'. */
const OPENING = new RegExp(
  String.raw`^(?:${IF}|should\b|as long as\b|(?:for|in|on|at|during|upon|within) any\b|with (?!the\b|an?\b|its\b|their\b|each\b|every\b))(?:(?!,\s|;).)*(?=,\s)`,
  'iu',
)
/** The same within a sentence: '; and, only if …,', 'or, where …,'. */
const WITHIN = new RegExp(
  String.raw`(?:[;:]|\b(?:and|or|but),?) ((?:${IF}|(?<=\bor, )for (?!each\b|every\b|any\b|all\b))[^,;]*),`,
  'giu',
)
/** Behind an amount: '$1,000,000 each accident, but only if …', '$2,000,000 where …'. */
const BEHIND = new RegExp(String.raw`^(?:(?!with\b|and\b|or\b|except\b|not\b)[^\s;:.]+ ){0,7}?(?:but )?((?:${IF}|once\b)[^,;.]*)`, 'iu') // biome-ignore format: one pattern
/** A restrictive clause behind a party that stands for any: 'A Supplier that stores records', 'Renter who tows'. */
const RESTRICTED =
  /^(?:(an?|any|each|every) )?((?:[\p{L}-]+ ){1,3}?)(?:who|that|which|whose|with) .*?(?= (?:shall|must|will|also|agrees?|maintains?|carries)\b)/iu

/** 'Each contractor by which …': the clause tells who is meant. */
const OF_ONE = / (?:by|for|to|of|with|in) $/

/** The words of the condition under which a whole sentence holds; null where it holds in all cases. */
export function conditionOf(text: string, parties: readonly string[]): string | null {
  const said = unmarked(text)
  const [opening] = OPENING.exec(said) ?? []
  if (opening) return opening
  const [restricted, article, named = ''] = RESTRICTED.exec(said) ?? []
  const isParty = article ? !OF_INSURANCE.test(named) && !OF_ONE.test(named) : parties.includes(named.trim())
  return restricted && isParty ? restricted : null
}

/** The words of a row's cells by which all of it holds in one case only: 'Pollution, only if Tenant digs', 'Needed for drivers only'. */
export const conditionOfRow = ({ label, cells }: Row): string | null =>
  [label, ...cells.map(({ text }) => text)].flatMap((text) => OF_ROW.exec(text)?.[0] ?? [])[0] ?? null

/** A title under which all holds in one case only: 'Annex H (applies only if Vendor stores records)'. */
export const conditionOfTitle = (title: string): string | null =>
  /\bonly (?:if|when|where|for)\b[^)]*/i.exec(title)?.[0] ?? null

const OF_ROW = new RegExp(String.raw`(?:${IF}|\bonly for\b)(?:(?!:\s*[$\d]).)*`, 'iu')

/** Whether a condition is one of the insurance itself: 'If a policy is cancelled'. */
export const isOfInsurance = (condition: string): boolean => OF_INSURANCE.test(condition)

/** The amounts of a sentence, in their order, each with the condition under which it holds. `whole`: that of all of them. */
export function underConditions(limits: readonly RequiredLimit[], text: string, whole: string | null): RequiredLimit[] {
  let [to, last]: [number, string | null] = [0, null]
  const start = whole ? text.indexOf(whole) : -1
  const from = start < 0 ? 0 : start + whole!.length
  return limits.flatMap((one) => {
    const at = text.indexOf(one.printed, to)
    // '$2,000,000 once Tenant sells wine, and Tenant must then carry …'
    const goesOn = at >= 0 && /\bthen\b/.test(text.slice(to, at)) ? last : null
    if (at >= 0) to = at + one.printed.length
    // 'If the goods are worth $50,000': no limit.
    if (at >= Math.max(0, start) && to <= from) return []
    const condition =
      whole ??
      (one.isCap ? unlessBehind(text.slice(to)) : (within(text.slice(0, to)) ?? behind(text.slice(to)) ?? goesOn))
    last = condition
    if (condition) return [{ ...one, condition }]
    // A condition of which it is not told what it is of leaves it open.
    const own = text
      .slice(0, Math.max(0, at))
      .replace(/\([^)]*\)/g, '')
      .split(/;|(?<=\D)\./)
      .at(-1)!
    return [!one.isCap && LIMITED.test(own) ? { ...one, isEither: true as const } : one]
  })
}

const LIMITED = /\b(?:if|when|whenever|(?<!\b(?:no|not)\b[^;]*)unless|in the event)\b/i

/** Of the part of a sentence that ends with an amount. */
const within = (text: string): string | null =>
  [...`; ${text.split(';').at(-1)!.trim()}`.matchAll(WITHIN)].at(-1)?.[1] ?? null

/** A cap that gives way in a case that can be counted, and not by consent: 'not over $5,000 unless sales pass $1,000,000'. */
const unlessBehind = (text: string): string | null => /^[^;.]{0,30}?\b(unless [^;.]*\d[^;.]*)/i.exec(text)?.[1] ?? null

const behind = (text: string): string | null => BEHIND.exec(text.trim())?.[1] ?? null
