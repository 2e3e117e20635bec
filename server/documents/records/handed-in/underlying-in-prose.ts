import { findAmounts, formatAmount } from '../../../../shared/amounts.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { isDenied } from '../../../../shared/sentence.ts'
import { linesNamed } from '../../facts/headings.ts'
import { limitConcept } from '../../facts/limit-labels.ts'
import { normal } from '../../facts/sheet.ts'
import { labelOf, PIECES } from '../../submission/limits-wanted.ts'
import { paragraphsOf, type Sentence, sentencesOf } from '../../submission/prose.ts'
import { OTHERS } from '../../submission/said.ts'
import type { Page, Passage } from '../../types.ts'
import type { PaperRecord, RecordField, RecordValue } from '../types.ts'
import { companyIn, numbersIn, termIn } from './policy-words.ts'
import { isOverPolicies } from './prior-in-prose.ts'

/** What a policy insures, at the head of the sentence that tells it, before what is done with it. */
const SUBJECT = /^(?:the |our |my )?(?<kind>\p{L}[^:.,;\d$]{3,40}?) (?:is|are|will be|(?:will )?stays?|remains?)\b/iu
const NOT_ITS = /\b(?:his|her|their|was|were|had|used to|quoted|offers?|if|unless)\b|['’]s\b/i
const MOST_WORDS = 5

/**
 * The policies that lie under an umbrella, as the sentences of a letter behind one that says so tell them: kind, insurer, number, a whole term, premium and
 * each limit, under `limit: ` and its words.
 */
export const underlyingInProse = ({ lines, number }: Page): PaperRecord[] =>
  paragraphsOf(lines)
    .map(sentencesOf)
    .flatMap((sentences) => {
      const at = sentences.findIndex((one) => isOverPolicies(one) && !isDenied(one.text))
      return at < 0 ? [] : sentences.slice(at + 1).flatMap((one) => policyIn(one, number))
    })

function policyIn({ text, lines }: Sentence, page: number): PaperRecord[] {
  const kind = SUBJECT.exec(text)?.groups?.kind ?? ''
  const [policy, another] = numbersIn(text)
  const company = companyIn(text)
  const term = termIn(text, text, null)
  const isOfLiability = linesNamed(normal(kind)).length === 1 || /\bliability$/i.test(kind)
  if (!isOfLiability || kind.split(' ').length > MOST_WORDS || !policy || another || !company) return []
  if (!term?.from || !term.to || NOT_ITS.test(text) || OTHERS.test(text) || isDenied(text)) return []
  const source: Passage = { page, quote: text, boxes: lines.map(({ box }) => box) }
  const fields: Record<string, RecordField> = {}
  const twice = new Set<string>()
  const put = (name: string, value: RecordValue | null) => {
    if (value === null) return
    if (fields[name] && fields[name].value !== value) twice.add(name)
    fields[name] = { value, source }
  }
  put('policy_type', kind)
  put('carrier', company)
  put('policy_number', policy[0])
  put('effective_date', formatDate(term.from))
  put('expiration_date', formatDate(term.to))
  for (const piece of text.slice(policy.index).split(PIECES)) putAmount(piece, put)
  for (const name of twice) delete fields[name]
  return [{ type: 'underlying', page, fields }]
}

/** The only amount of a piece: the premium, or a limit in words that call one. */
function putAmount(piece: string, put: (name: string, value: RecordValue | null) => void): void {
  const [amount, another] = findAmounts(piece).filter(({ from, to }) => piece.slice(from, to).includes('$'))
  if (!amount || another) return
  const label = labelOf(piece)
  if (/^premium$/i.test(label)) put('premium', amount.amount)
  else if (limitConcept(normal(label))) put(`limit: ${label}`, formatAmount(amount.amount))
}
