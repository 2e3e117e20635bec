import { type Fact, type FactKey, isSilent, sortableDate } from '../../../documents/index.ts'
import { addressesReader } from '../../evidence/addressed.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { plainWords } from './facts-in-words.ts'

const MOST = 6
const LONGEST = 200

/**
 * What bears on everything a document says, a sentence each: what of it was not read, its stamps and comments, pages whose amounts are in thousands, and policies that are not
 * in force on `today` (YYYY-MM-DD). Of many, the first are said and the rest are counted.
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
    ...stamps.map(({ page, words }) => {
      const mark = /\d/.test(words) ? ` ${citations.cite(paper.file, page, words)}` : ''
      return `Page ${page} of ${paperName(paper)} is stamped “${plainWords(words)}”${mark}.`
    }),
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

/** Policies whose term is over or has not begun, though nothing on the pages says so. */
function sayTerms(paper: Paper, today: string, citations: Citations): string[] {
  const { kind, policies, facts } = paper.facts
  if (isSilent(kind)) return []
  const day = today.replace(/-/g, '')
  return policies.flatMap(({ number, effective, expiration, status }, index) => {
    if (status !== 'current') return []
    const key = isBefore(expiration, day) ? 'policy.expiration' : isAfter(effective, day) ? 'policy.effective' : null
    if (!key) return []
    const value = key === 'policy.expiration' ? expiration : effective
    const factOf = (wanted: FactKey, printed: string | null) =>
      facts.find((one) => one.policy === index && one.key === wanted && one.value === printed)
    const markOf = ({ source }: Fact) => citations.cite(paper.file, source.page, source.quote)
    const fact = factOf(key, value)
    if (!fact) return []
    const numbered = factOf('policy.number', number)
    const name = numbered ? `Policy ${plainWords(numbered.value)} ${markOf(numbered)}` : 'A policy'
    const says = key === 'policy.expiration' ? 'ended on' : 'has not begun; it begins on'
    return [`${name} in ${paperName(paper)} ${says} ${value} ${markOf(fact)}.`]
  })
}

const isBefore = (date: string | null, day: string) => date !== null && sortableDate(date) < day
const isAfter = (date: string | null, day: string) => date !== null && sortableDate(date) > day
