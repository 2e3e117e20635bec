import { verdictOf } from '../../../../shared/reviews.ts'
import { capital } from '../../../../shared/sentence.ts'
import type { KeptFinding, ReviewBody } from '../types.ts'
import { type Request, requestIn } from './request-in.ts'

type Told = Pick<KeptFinding, 'group' | 'topic' | 'verdict' | 'severity' | 'why'> & {
  action?: string | null
  cells: readonly { text: string }[]
}

/** Findings that somebody must answer for and that say what to ask: what is short, missing, not shown, in doubt or contradicted, and not dealt with yet. */
export const openFindings = ({ findings }: Pick<ReviewBody, 'findings'>) =>
  findings.filter((finding) => isOpen(finding) && finding.verdict !== 'FOUND' && !finding.dealt && asks(finding))

const isOpen = ({ severity }: Pick<Told, 'severity'>) => severity !== 'NONE'
const asks = ({ action }: Pick<Told, 'action'>) => isQuestion({ action }) || requestIn(action) !== null

/** An e-mail that asks for exactly what a review found open, and for nothing else: together what one person would answer together. */
export function reviewAsEmail(title: string, review: ReviewBody): { subject: string; body: string } {
  const { subject, opening, sections, closing } = matterOf(title, openFindings(review))
  return { subject, body: ['Hello,', opening, ...sections, closing, 'Thank you,'].join('\n\n') }
}

/**
 * What an e-mail says of some findings of a review: of open ones what they ask, in a section for each whom they ask, and of those that ask
 * nothing, nothing; of others what was found, in a section for each group. No sections where nothing is asked.
 */
export function matterOf(title: string, findings: readonly Told[]) {
  const questions = findings.filter(isQuestion)
  if (findings.length && questions.length === findings.length)
    return {
      subject: `${title}: our questions`,
      opening: `To go on, we need your answer to ${points(questions.length)}:`,
      sections: byHead(
        questions,
        ({ group }) => group,
        ({ action }) => action!,
      ),
      closing: 'A short answer to each is enough. Where a document shows it, please send us that.',
    }
  if (!findings.every((finding) => isOpen(finding) && !isGood(finding.verdict)))
    return {
      subject: title,
      opening: 'This is what we found:',
      sections: byHead(
        findings,
        ({ group }) => group,
        ({ topic, why }) => `${topic}: ${why}`,
      ),
      closing: 'Please let us know what you think.',
    }
  const wanted = requestsOf(findings)
  return {
    subject: `${title}: what is open`,
    opening: `${capital(points(wanted.length))} of our review ${wanted.length === 1 ? 'is' : 'are'} open:`,
    sections: byHead(wanted, ({ whom }) => `For the ${whom}`, sayRequest),
    closing: 'Please send us what settles them, or tell us where it stands in what we have.',
  }
}

const points = (count: number) => (count === 1 ? 'one point' : `${String(count)} points`)

/** A section for each head, the lines numbered throughout. */
function byHead<One>(all: readonly One[], headOf: (one: One) => string, say: (one: One) => string): string[] {
  const heads = [...Map.groupBy(all, headOf)]
  const numbers = new Map(heads.flatMap(([, own]) => own).map((one, at) => [one, at + 1]))
  return heads.map(([head, own]) => [head, ...own.map((one) => `${String(numbers.get(one))}. ${say(one)}`)].join('\n'))
}

type Wanted = Request & { group: string; of: Told[] }

/** What findings ask, each once in its group. */
function requestsOf(findings: readonly Told[]): Wanted[] {
  const wanted = findings.flatMap((finding): Wanted[] => {
    const { action, group } = finding
    const request = isQuestion(finding) ? { whom: 'insured', what: action! } : requestIn(action)
    return request ? [{ ...request, group, of: [finding] }] : []
  })
  return [...Map.groupBy(wanted, ({ whom, what, group }) => [whom, group, what].join('\n')).values()].map((same) => ({
    ...same[0]!,
    of: same.flatMap(({ of }) => of),
  }))
}

/** 'General liability (Each occurrence): Please raise it. As we read it: “$1,000,000”, “$2,000,000”.' */
function sayRequest({ group, what, of }: Wanted): string {
  const topics = [...new Set(of.map(({ topic }) => topic))].join('; ')
  const texts = of.length === 1 ? [...new Set(of[0]!.cells.map(({ text }) => text))].filter(Boolean) : []
  const isShort = texts.length > 1 && texts.every((text) => text.length <= LONGEST)
  const read = isShort ? ` As we read it: ${texts.map((text) => `“${text}”`).join(', ')}.` : ''
  return `${group} (${topics}): ${what}${read}`
}
const LONGEST = 60

const isGood = (verdict: KeptFinding['verdict']) => ['done', 'work', 'none'].includes(verdictOf(verdict).tone)

const isQuestion = ({ action }: Pick<Told, 'action'>) => action?.endsWith('?') ?? false
