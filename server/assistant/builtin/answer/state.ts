import { type Fact, type FactKey, isSilent, type Stamp, sortableDate } from '../../../documents/index.ts'
import { addressesReader } from '../../evidence/addressed.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { plainWords } from './facts-in-words.ts'

const MOST = 6
const LONGEST = 200

/**
 * What bears on everything a document says, a sentence each: what of it was not read, its stamps and comments, pages whose amounts
 * are in thousands, and policies that are not in force on `today` (YYYY-MM-DD). Of many, the first are said and the rest are counted.
 */
export function sayState(papers: Paper[], today: string, citations: Citations): string[] {
  return papers.flatMap((paper) => {
    const said = [...sayReading(paper), ...sayMarks(paper, citations), ...sayTerms(paper, today, citations)]
    const left = said.length - MOST
    return left > 0 ? [...said.slice(0, MOST), `${paperName(paper)}: ${left} more such notes.`] : said
  })
}

/** What was not read of a document, a sentence each. */
export const sayReading = (paper: Paper) =>
  paper.warnings.map((warning) => `${paperName(paper)}: ${plainWords(warning)}`)

function sayMarks(paper: Paper, citations: Citations): string[] {
  const { stamps = [], comments = [], inThousands = [] } = paper.facts
  return [
    ...stamps.map((stamp) => sayStamp(paper, stamp, /\d/.test(stamp.words) ? citations : null)),
    ...inThousands.map(
      ({ page }) =>
        `Amounts on page ${page} of ${paperName(paper)} are in thousands, so no limit was taken from there.`,
    ),
    ...comments.map(({ page, words }) => {
      const isTold = !addressesReader(words)
      const short = words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
      const text = isTold ? `: “${plainWords(short.replace(/\s+/g, ' ').replace(/[“”"]/g, "'"))}”` : ''
      return `A comment is on page ${page} of ${paperName(paper)}${text}${/[.…]”$/.test(text) ? '' : '.'}`
    }),
  ]
}

/** A stamp with its page and words, and with its mark where `citations` are given. */
export function sayStamp(paper: Paper, { page, words }: Stamp, citations: Citations | null): string {
  const mark = citations ? ` ${citations.cite(paper.file, page, words)}` : ''
  return `Page ${page} of ${paperName(paper)} is stamped “${plainWords(words)}”${mark}.`
}

/** Policies whose term is over or has not begun, though nothing on the pages says so. */
const sayTerms = (paper: Paper, today: string, citations: Citations): string[] =>
  isSilent(paper.facts.kind)
    ? []
    : paper.facts.policies.flatMap((_, index) => termOutside(paper, index, today, citations)?.words ?? [])

/** That the term of a policy is over on a day, or has not begun, in words; null where it holds, or nobody knows. */
export function termOutside(
  paper: Paper,
  index: number,
  today: string,
  citations: Citations,
): { isOver: boolean; words: string } | null {
  const { effective, expiration, status } = paper.facts.policies[index]!
  const day = today.replace(/-/g, '')
  const isOver = isBefore(expiration, day)
  if (status !== 'current' || (!isOver && !isAfter(effective, day))) return null
  const [key, value] = isOver
    ? (['policy.expiration', expiration] as const)
    : (['policy.effective', effective] as const)
  const fact = factOf(paper, index, key, value)
  if (!fact) return null
  const name = policyName(paper, index, citations) ?? 'A policy'
  const mark = citations.cite(paper.file, fact.source.page, fact.source.quote)
  const says = isOver ? 'ended on' : 'has not begun; it begins on'
  return { isOver, words: `${name} in ${paperName(paper)} ${says} ${value} ${mark}.` }
}

/** A policy by its number, with its mark; null where its number is not told. */
export function policyName(paper: Paper, index: number, citations: Citations): string | null {
  const numbered = factOf(paper, index, 'policy.number', paper.facts.policies[index]!.number)
  if (!numbered) return null
  const { page, quote } = numbered.source
  return `Policy ${plainWords(numbered.value)} ${citations.cite(paper.file, page, quote)}`
}

const factOf = ({ facts: { facts } }: Paper, index: number, key: FactKey, printed: string | null): Fact | undefined =>
  facts.find((one) => one.policy === index && one.key === key && one.value === printed)

const isBefore = (date: string | null, day: string) => date !== null && sortableDate(date) < day
const isAfter = (date: string | null, day: string) => date !== null && sortableDate(date) > day
