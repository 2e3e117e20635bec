import type { AnsweredQuestion } from './types.ts'

export type Answer = Pick<AnsweredQuestion, 'answer' | 'explanation'>

const NOBODY_ANSWERS: Answer = { answer: null, explanation: '' }

/** '[X] Yes [ ] No', 'Yes ☒ No ☐', 'YES __X__ NO ____': boxes, ticked or not, and the words they stand beside. */
const TICKED = String.raw`\[\s*[xX✓✔√]\s*\]|\(\s*[xX✓✔√]\s*\)|_+[xX✓✔√]_+|[☒☑✓✔✗✘√■]|(?<![\p{L}\p{N}])X(?![\p{L}\p{N}])`
const EMPTY = String.raw`\[\s*\]|\(\s*\)|_{2,}|[☐□]`
const WORD = String.raw`(?<![\p{L}\p{N}])(?:yes|no|n\/a)(?![\p{L}\p{N}])`
const PIECE = new RegExp(`(?<ticked>${TICKED})|(?<empty>${EMPTY})|(?<word>${WORD})`, 'giu')
const BETWEEN = /^[\s/|.,:;-]*$/

/** What is asked for beside the question, and who says the answer: neither is part of it. */
const LEAD_IN =
  /^(?:[\s:–—>*•.\t-]|\((?:if|explain|please|describe|y\s*\/\s*n)[^)]*\)|(?:if (?:yes|so|any|no)\b|please explain|explain)[^.:?\n]*[.:?]|(?:a|ans|answer|response|reply)\s*[:.)]\s)+/iu
const SAID = /^(?<word>yes|no|none|never|not applicable|n\/a|y|n)(?<behind>$|[^\p{L}\p{N}'’/].*)/isu
/** 'We do not', 'It is', 'There are none': a question is answered by its own verb. */
const BY_VERB =
  /^(?:we|i|it|they|there)\s+(?:do|does|are|is|have|has|was|were|did|can|may|will)(?<no>\s+not|n['’]t|\s+none)?(?<behind>$|[.,;].*)/isu
/** What takes an answer back, or leaves it open. */
const UNSURE =
  /\b(?:think|believe|guess|probably|maybe|perhaps|possibly|likely|unsure|not sure|unknown|tbd|pending|(?:have|need|let me|let us|will|going)(?: to)?\s+(?:ask|check|confirm|verify))\b|\?/i
/** What a no leaves out, wherever it is said: 'No, except …', 'None since 2019', 'No at location 1; location 2 has one'. */
const NOT_ALL =
  /\d|\b(?:but|except\w*|apart|other|save|unless|however|longer|only|although|though|than|since|yes|see|attached|below|one|two|three|four|five|six|seven|eight|nine|ten|once|twice|some|several|few)\b|^\s*\//i
/** A yes that was, or that a no takes back. */
const NO_MORE =
  /^[\s,.:;–—-]*(?:and no\b|\/|(?:no|none|not|never)\b)|\b(?:no longer|not any ?more|used to|formerly|previously|in the past|ended|discontinued|stopped|ceased|sold)\b|\b(?:until|before|prior to)\b[^.;]{0,80}\b(?:19|20)\d\d\b/i

/** Whether what is said behind a yes or a no takes it back, or some of it. */
export const isTakenBack = (answer: Answer['answer'], rest: string): boolean =>
  UNSURE.test(rest) || (answer === 'no' && NOT_ALL.test(rest)) || (answer === 'yes' && NO_MORE.test(rest))

/** How the words behind a question answer it. `isStrict`: of words on another line, which may begin with 'no' and be no answer. */
export function answerIn(text: string, isStrict = false): Answer {
  const ticked = tickedIn(text)
  if (ticked) return ticked
  const words = text.replace(LEAD_IN, '').trim()
  const { word, behind = '' } = SAID.exec(words)?.groups ?? {}
  const byVerb = word ? null : BY_VERB.exec(words)?.groups
  if (!word && !byVerb) return NOBODY_ANSWERS
  const rest = word ? behind : byVerb!.behind!
  if (isStrict && word && !/^$|^\s*[.,;:–—\t)-]/u.test(rest)) return NOBODY_ANSWERS
  if (word && word.length === 1 && !/^\s*(?:$|[.,;:–—\t)-])/u.test(rest)) return NOBODY_ANSWERS
  if (/^no$/i.test(word ?? '') && /^\.?\s*\d/.test(rest)) return NOBODY_ANSWERS
  if (/^n(?:ot|\/)/i.test(word ?? '')) return { answer: 'not applicable', explanation: tidied(rest) }
  const isYes = word ? /^y/i.test(word) : !byVerb!.no
  if (isTakenBack(isYes ? 'yes' : 'no', rest)) return NOBODY_ANSWERS
  if (isYes && /[.;–—-]\s*(?:correction:?\s*)?no\b/i.test(rest)) return NOBODY_ANSWERS
  return { answer: isYes ? 'yes' : 'no', explanation: tidied(rest) }
}

/** Of boxes beside 'Yes' and 'No', the one that is ticked; null where there are no boxes. */
function tickedIn(text: string): Answer | null {
  const all = [...text.matchAll(PIECE)]
  const first = all.findIndex(({ groups }) => groups!.ticked || groups!.empty || groups!.word)
  if (first < 0 || !/^[\s:.\t–—-]*$/u.test(text.slice(0, all[first]!.index).replace(LEAD_IN, ''))) return null
  const run = [all[first]!]
  for (const piece of all.slice(first + 1)) {
    const last = run.at(-1)!
    if (!BETWEEN.test(text.slice(last.index + last[0].length, piece.index))) break
    run.push(piece)
  }
  const isBefore = !run[0]!.groups!.word
  // A line to write on behind them is no box.
  while (run.length > 1 && run.at(-1)!.groups!.empty && (isBefore || !run.at(-2)!.groups!.word)) run.pop()
  const words = run.filter(({ groups }) => groups!.word)
  const boxes = run.filter(({ groups }) => !groups!.word)
  // Words alone, of which none or two are said.
  if (boxes.length === 0) return words.length > 1 ? NOBODY_ANSWERS : null
  if (words.length === 0) return null
  const rest = text.slice(run.at(-1)!.index + run.at(-1)![0].length)
  if (boxes.length === 1 && boxes[0]!.groups!.ticked && words.length === 2) return besideMark(text, run, rest)
  const alternates = run.every(({ groups }, at) => !groups!.word === (at % 2 === 0 ? isBefore : !isBefore))
  if (!alternates || (words.length !== boxes.length && !isBefore) || boxes.length > words.length) return NOBODY_ANSWERS
  const told = run.flatMap(({ groups }, at) =>
    groups!.ticked ? [run[isBefore ? at + 1 : at - 1]![0].toLowerCase()] : [],
  )
  const [word, another] = told
  if (!word || another) return NOBODY_ANSWERS
  const answer = word === 'yes' || word === 'no' ? word : 'not applicable'
  return isTakenBack(answer, rest) ? NOBODY_ANSWERS : { answer, explanation: tidied(rest) }
}

/** The word that the only mark beside a yes and a no stands at: one parting is narrow, the other is wide. */
function besideMark(text: string, run: readonly RegExpExecArray[], rest: string): Answer {
  const at = run.findIndex(({ groups }) => groups!.ticked)
  const isNear = (before: RegExpExecArray | undefined, behind: RegExpExecArray | undefined) =>
    before !== undefined &&
    behind !== undefined &&
    !text.slice(before.index + before[0].length, behind.index).includes('\t')
  const [left, right] = [isNear(run[at - 1], run[at]), isNear(run[at], run[at + 1])]
  const isParted = run.some((piece, index) => index > 0 && !isNear(run[index - 1], piece))
  if (left === right || !isParted) return NOBODY_ANSWERS
  const answer = run[left ? at - 1 : at + 1]![0].toLowerCase()
  if ((answer !== 'yes' && answer !== 'no') || isTakenBack(answer, rest)) return NOBODY_ANSWERS
  return { answer, explanation: tidied(rest) }
}

const tidied = (text: string) =>
  text
    .replace(/^[\s:;,.–—\t)-]+/u, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:if yes|explain|please explain|explanation|details?|comments?)\b[^:]{0,20}:\s*/i, '')
    .trim()
