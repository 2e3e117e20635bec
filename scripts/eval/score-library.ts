import type { LibraryQuestion } from '../../tests/papers/library/types.ts'
import type { Answer } from './ask.ts'

/**
 * How a question to the library came out. `right`: its key stands in the answer, which cites its document. `wrong`: something else was told as the answer.
 * `open`: not answered, though passages may be shown as the nearest. Of a question that no document answers, `none` is right and `answered` is wrong.
 */
export type Verdict = 'right' | 'wrong' | 'open' | 'none' | 'answered'

/** `isSaid`: whether it was told as the answer, and not as the nearest passages. */
export type LibraryScore = { question: string; verdict: Verdict; isSaid: boolean; answer: string; ms: number }

const SAID = /, the knowledge base says:/

export function scoreLibraryAnswer(
  { question, document, key }: LibraryQuestion,
  { answer, citations, ms }: Pick<Answer, 'answer' | 'citations' | 'ms'>,
): LibraryScore {
  const isSaid = SAID.test(answer)
  const isCited = citations.some((cited) => document !== null && cited.document.startsWith(document))
  const isRight = isCited && key.test(answer)
  const verdict = document === null ? (isSaid ? 'answered' : 'none') : isRight ? 'right' : isSaid ? 'wrong' : 'open'
  return { question, verdict, isSaid, answer, ms }
}

/** All answers of a half, counted. */
export function libraryInWords(half: string, scores: readonly LibraryScore[]): string {
  const count = (is: (one: LibraryScore) => boolean) => String(scores.filter(is).length)
  const of = (verdict: Verdict) => count((one) => one.verdict === verdict)
  const [answerable, without] = [
    count(({ verdict }) => verdict === 'right' || verdict === 'wrong' || verdict === 'open'),
    count(({ verdict }) => verdict === 'none' || verdict === 'answered'),
  ]
  const said = count(({ verdict, isSaid }) => verdict === 'right' && isSaid)
  return `${half}: ${of('right')} of ${answerable} right and cited (${said} told as the answer), ${of('wrong')} wrong, ${of('open')} not answered; of ${without} without an answer ${of('answered')} answered`
}
