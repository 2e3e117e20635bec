import type { Finding, Review } from '../../../server/reviews/types.ts'
import type { Verdict } from '../../../shared/reviews.ts'
import type { Expected } from './comparisons.ts'

/**
 * `planted`: differences between things that both documents say; `read`: those of which either side has the right value for sure; `found`:
 * those that are judged rightly. `wrong`: what is claimed though the values were read rightly, `misread`: what is claimed of a value that the
 * document does not say; each in words.
 */
export type Score = { planted: number; read: number; found: number; wrong: string[]; misread: string[] }

/** Verdicts that claim how both sides stand to each other. */
const CLAIMS: readonly Verdict[] = ['EQUAL', 'BETTER', 'WORSE', 'DIFFERS', 'CONTRADICTS']

export function scoreOf({ findings }: Pick<Review, 'findings'>, expected: readonly Expected[], name: string): Score {
  const score: Score = { planted: 0, read: 0, found: 0, wrong: [], misread: [] }
  for (const one of expected) {
    const finding = findingOf(findings, one)
    const isClaimed = finding !== undefined && CLAIMS.includes(finding.verdict)
    const isRead = isClaimed && [one.was, one.is].every((value, at) => isShown(value, finding.cells[at]!.text))
    const isRight = isRead && finding.verdict === verdictOf(one)
    if (isClaimed && !isRight)
      score[isRead ? 'wrong' : 'misread'].push(
        `${name}: ${one.id} “${one.was}” / “${one.is}” is ${finding.verdict}: ${finding.why}`,
      )
    if (!one.was || !one.is || one.was === one.is) continue
    score.planted++
    score.read += Number(isRead)
    score.found += Number(isRight)
  }
  return score
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
/** A name may be shown with the trade name behind it. */
const isShown = (value: string, shown: string) =>
  value !== '' && (/^[\d,/]+$/.test(value) ? plain(shown) === plain(value) : plain(shown).startsWith(plain(value)))

/** A term may be told once for all lines that both documents speak of. */
const findingOf = (findings: readonly Finding[], { id, was, is }: Expected) =>
  findings.find((finding) => finding.id === id) ??
  findings.find((finding) => was && is && finding.id === id.replace(/^(policy\.\w+)\.\w+$/, '$1'))

function verdictOf({ id, was, is }: Expected): Verdict | null {
  if (!was || !is) return null
  if (was === is) return 'EQUAL'
  if (id === 'insured.name') return 'CONTRADICTS'
  if (id.startsWith('policy.')) return 'DIFFERS'
  if (id.endsWith('.trigger')) return is === 'occurrence' ? 'BETTER' : 'WORSE'
  const isMore = amount(is) > amount(was)
  return isMore === /retention$/.test(id) ? 'WORSE' : 'BETTER'
}

const amount = (text: string) => Number(text.replaceAll(',', ''))
