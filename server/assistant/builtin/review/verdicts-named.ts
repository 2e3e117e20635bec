import { VERDICTS, type Verdict } from '../../../../shared/reviews.ts'
import { stemsOf } from '../../../documents/index.ts'

/** What a verdict is called beside its label. */
const ALSO: Partial<Record<Verdict, string>> = {
  CONTRADICTS: 'disagree conflict',
  MISSING: 'lack',
  NOT_SHOWN: 'blank',
  EQUAL: 'agree same',
  MET: 'meet',
}
/** Who asks for what differs asks for what is better or worse in one, too. */
const KINDS_OF: Partial<Record<Verdict, Verdict[]>> = { DIFFERS: ['WORSE', 'BETTER', 'ONLY_ONE'] }

/** The words that name each verdict, the longest first: "not covered" is not "covered". */
const WAYS = VERDICTS.flatMap(({ id, label }) =>
  [label, ...(ALSO[id]?.split(' ') ?? [])].map((way) => ({ id, stems: stemsOf(way) })),
).sort((a, b) => b.stems.length - a.stems.length)

/** `isDenied`: what is not of the verdict is asked for. `left`: the words that name none. */
export type VerdictsNamed = { verdicts: Verdict[]; isDenied: boolean; left: string[] }

/** The verdicts that these words name. */
export function verdictsNamed(words: readonly string[]): VerdictsNamed {
  const stems = words.map((word) => stemsOf(word).join(''))
  const named = new Set<Verdict>()
  const taken = new Set<number>()
  let isDenied = false
  for (const { id, stems: way } of WAYS) {
    const at = stems.findIndex((_, from) =>
      way.every((stem, next) => isWord(stems[from + next], stem, taken.has(from))),
    )
    if (at < 0) continue
    named.add(id)
    for (const next of way.keys()) taken.add(at + next)
    isDenied ||= stems.slice(Math.max(0, at - 2), at).some((stem) => DENIES.test(stem))
  }
  const verdicts = [...named].flatMap((id) => [id, ...(KINDS_OF[id] ?? [])])
  return { verdicts: [...new Set(verdicts)], isDenied, left: words.filter((_, at) => !taken.has(at)) }
}

/** A long stem is also the beginning of a word: "differ" of "differences". */
const isWord = (word: string | undefined, stem: string, isTaken: boolean) =>
  !isTaken && word !== undefined && (word === stem || (stem.length > 4 && word.startsWith(stem)))

const DENIES = /^not$|n['’]t$/
