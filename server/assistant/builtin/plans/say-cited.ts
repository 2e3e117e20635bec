import { LOOKS, wantedOf } from '../../../documents/index.ts'

/** A place that an answer cited, with all that was found around its words. */
export type Cited = { file: string; page: number; quote: string; around: string }

/** A sentence that names what is asked back, and what of it does. */
export type NamedThere = { file: string; page: number; sentence: string; named: string }

/** "From when?", "why": what is asked of the answer before, in a few words. */
const ASKS_BACK =
  /^\W*(?:and |but |so |ok(?:ay)? )?(?:(?:from|since|until|till|by|as of) )?(?:when|why|what date|which date)(?: (?:is|was) (?:that|it|this|so))?\W*$/i

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\d"“])/u
const DATES = new RegExp(LOOKS.date.source, 'gi')

/** Which of the two an answer is asked for once more; null where it is asked for its places. */
export function askedBack(text: string): 'date' | 'reason' | null {
  if (!ASKS_BACK.test(text)) return null
  return wantedOf(text) === 'reason' ? 'reason' : 'date'
}

/** The sentences of what was cited that name a date or give a reason: those of the quotes themselves, else those around them. */
export function namedIn(cited: readonly Cited[], wanted: 'date' | 'reason'): NamedThere[] {
  const pick = (textOf: (one: Cited) => string) =>
    cited.flatMap((one) =>
      textOf(one)
        .split(/ … /)
        .flatMap((part) => part.split(SENTENCE_END))
        .filter((sentence) => LOOKS[wanted].test(sentence))
        .map((sentence) => ({
          file: one.file,
          page: one.page,
          sentence: sentence.trim(),
          named: namedBy(sentence, wanted),
        })),
    )
  const own = pick(({ quote }) => quote)
  return own.length ? own : pick(({ around }) => around)
}

const namedBy = (sentence: string, wanted: 'date' | 'reason') =>
  wanted === 'date' ? [...new Set(sentence.match(DATES))].join(', ') : ''
