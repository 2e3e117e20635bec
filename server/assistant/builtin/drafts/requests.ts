import { capital } from '../../../../shared/sentence.ts'
import { isQuestion } from './sentences.ts'
import { ended, tidied } from './typed.ts'

/** Entries of a list that a request is about: "the open claims", "both drivers". */
const CHOSEN =
  'the|all|both|any|these|those|open|closed|pending|excluded|listed|scheduled|two|three|four|five|largest|biggest|newest|oldest|latest'
const LISTED = new RegExp(
  `\\b(?:${CHOSEN})(?: (?:${CHOSEN}))* (?:claims?|losses|vehicles|units|trucks|drivers|locations|buildings)\\b`,
  'gi',
)

/** What the documents may tell beside a request: what is to be confirmed, whose status is asked, what a question names. */
export function toldBeside(words: string): string[] {
  const [, thing] =
    /^(?:to (?:confirm|verify|check|review|update)|for (?:an? )?(?:status|update)s? (?:on|of|for))\s+(?!if|whether)(.+)$/i.exec(
      words,
    ) ?? []
  if (thing) return [thing]
  const listed = [...words.matchAll(LISTED)].map(([one]) => one)
  return [
    ...words.split(/,\s*|\s+and\s+/).filter((part) => isQuestion(part) && !/^(?:if|whether)/i.test(part)),
    ...listed.filter((one) => !/^the claims?$/i.test(one)),
  ]
}

/** "We need them for every unit" behind "this list has no vins", "for it" behind "no cost new on this list": what the word stands for is said. */
export function named(words: string, context: string): string {
  const [, thing] =
    /\b(?:no|has|have|missing|without)\s+((?:(?!on\b|in\b|for\b|here\b)\p{L}+\s?){1,3})(?:(?:on|in|for|here)\b.*)?[.!]?$/iu.exec(
      context,
    ) ?? []
  return thing
    ? words.replace(
        /\b(need|send|get|have|for) (?:them|it|those)\b/i,
        (_, verb: string) => `${verb} the ${tidied(thing.replace(/^(?:no|the|any) /i, ''))}`,
      )
    : words
}

/** "for his payroll", "to call us", "if he still does", "when it expires": a request as it is put to somebody. */
export function asked(words: string, you: (some: string) => string): string {
  const [, to] = /^to\s+(.+)$/is.exec(words) ?? []
  if (to) return `Could you please ${you(to)}?`
  if (isQuestion(words)) return `Could you please let us know ${you(words)}?`
  const thing = you(words)
    .replace(/^(?:for|about|of)\s+/i, '')
    .replace(/(?<!\b(?:for|the|in|over|from|of)) (?=(?:last|past) \d)/i, ' for the ')
  if (/^(?:that|we|i|it)\s/i.test(thing)) return ended(capital(thing.replace(/^that\s+/i, '')))
  return `Could you please ${/^(?:an? )?(?:call|update|status|answer|idea|hand)\b/i.test(thing) ? 'give' : 'send'} us ${thing}?`
}
