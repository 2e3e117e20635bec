import { byGravity, type ReviewSeverity, type Verdict } from '../../../shared/reviews.ts'
import { nothing } from '../cells.ts'
import { cellOf, type Holding, holdingsOf } from '../holdings.ts'
import { findingId } from '../policy/finding-id.ts'
import { type FormText, formTexts } from '../policy/form-texts.ts'
import type { Paragraph } from '../policy/paragraphs.ts'
import { cellAt, placeOf } from '../policy/place.ts'
import {
  type Cell,
  type Finding,
  NothingToReview,
  type Reviewer,
  type ReviewPaper,
  type ReviewTable,
} from '../types.ts'
import { type Agreement, agreementsIn, type Excluding, excludingIn, noticeIn, SPOKEN_OF, unreadIn } from './coverage.ts'
import { type Loss, lossOf } from './loss.ts'
import { misstatementsIn } from './misstatements.ts'
import { sorted } from './sorted.ts'
import { type Policy, type Timing, timingOf } from './term.ts'

/**
 * Whether each policy answers for a loss: never likely without the words of a promise to pay, never while an exclusion may apply or was
 * not read, and not covered by the days alone. What the words leave open is ambiguous, and what decides it is told.
 */
export const reviewClaim: Reviewer = (input) => {
  const { claims, policies, applications, notes } = sorted(input)
  if (!policies.length) throw new NothingToReview('Add the policy that the claim is made under.')
  if (!claims.length && !input.text.trim())
    throw new NothingToReview('Add the claim documents, or describe what happened.')
  const loss = lossOf(claims, input.text)
  const reviewed = policies.flatMap((paper) =>
    policiesOf(paper, input.papers, loss).map((about) => reviewOf(about, loss)),
  )
  const wrong = misstatementsIn(applications, [...claims, ...policies])
  const findings = [...reviewed.flatMap((one) => one.findings), ...wrong]
  return {
    title: 'Claims review',
    columns: ['Claim', 'Policy'],
    findings,
    tables: reviewed.map(({ table }) => table).filter(({ rows }) => rows.length > 0),
    highlights: [...reviewed.map(({ findings: [first] }) => first!), ...wrong]
      .toSorted(byGravity)
      .slice(0, 5)
      .map(({ id }) => id),
    notes: [
      ...notes,
      ...(loss.isCut ? ['The claim description is long. Only the first part was compared with the policies.'] : []),
      ...input.papers.flatMap(({ name, warnings }) => warnings.map((one) => `${name}: ${one}`)),
    ],
  }
}

/** A policy, and all that its paper says: what it promises, excludes and asks for. `group`: what it is called. */
type About = Policy & { group: string; holdings: readonly Holding[]; wording: Wording }
type Wording = { agreements: Agreement[]; excluding: Excluding[]; unread: string[]; notice: Paragraph | null }
type Part = Pick<Finding, 'topic' | 'verdict' | 'cells' | 'why'> & { severity?: ReviewSeverity; action?: string }

/** The policies of a paper, each number once; a paper that tells of none is taken as one. */
function policiesOf(paper: ReviewPaper, papers: readonly ReviewPaper[], loss: Loss): About[] {
  const { policies, facts } = paper.facts
  const own = policies.flatMap(({ status, number, lines }, at) =>
    status !== 'underlying' && (number || lines.length) ? [{ key: number ?? at, at }] : [],
  )
  const told = [...Map.groupBy(own, ({ key }) => key).values()].map(([first]) => first!.at)
  const numbers = policies.flatMap(({ number }) => number?.replace(/[^A-Z0-9]/gi, '') ?? [])
  const wording = wordingOf(paper, formTexts(paper.pages, numbers), loss)
  const factsBy = Map.groupBy(facts, ({ policy }) => policy)
  const holdingsBy = Map.groupBy(
    holdingsOf(paper).filter(({ kind, key }) => kind === 'amount' && !key.endsWith('.premium')),
    ({ policy }) => policy,
  )
  return (told.length ? told : [0]).map((index) => {
    const { number, carrier } = policies[index] ?? {}
    return {
      ...{ paper, index, papers, wording },
      group: [carrier, number].filter(Boolean).join(' ') || paper.name,
      facts: [...(factsBy.get(index) ?? []), ...(factsBy.get(null) ?? [])],
      holdings: holdingsBy.get(index) ?? [],
    }
  })
}

const wordingOf = (paper: ReviewPaper, forms: FormText[], loss: Loss): Wording => ({
  agreements: agreementsIn(forms, loss),
  excluding: excludingIn(forms, loss),
  unread: unreadIn(paper, forms),
  notice: noticeIn(forms),
})

function reviewOf(about: About, loss: Loss) {
  const { agreements, excluding } = about.wording
  const timing = timingOf(about, loss)
  const story = loss.told[0] ?? nothing('The claim does not describe the loss.')
  const parts: Part[] = [
    decision({ about, timing, story, loss }),
    { topic: 'Date of loss', verdict: timing.verdict, cells: timing.cells, why: timing.why },
    ...agreements.slice(0, MOST).map(
      ({ words, shared }): Part => ({
        topic: 'Insuring agreement',
        verdict: 'FOUND',
        cells: [story, wordsOf(about, [words])],
        why:
          shared >= SPOKEN_OF
            ? 'The claim shares words with this agreement.'
            : 'The claim does not clearly match this agreement.',
      }),
    ),
    ...excluding.slice(0, MOST).flatMap((one) => exclusionParts(about, one, story)),
    ...noticePart(about, loss),
  ]
  return { findings: parts.map((part, at) => findingOf(about, part, at)), table: limitsOf(about) }
}

/** So many of each kind are shown. */
const MOST = 5
type Known = { about: About; timing: Timing; story: Cell; loss: Loss }

/** The answer of a policy, and what leaves it open. */
function decision({ about, timing, story, loss }: Known): Part {
  const { agreements, excluding, unread } = about.wording
  const topic = 'Whether the loss is covered'
  const said = (verdict: Verdict, cells: Cell[], why: string, action?: string): Part => ({
    topic,
    verdict,
    cells,
    why,
    severity: GRAVITY[verdict],
    action,
  })
  const [agreement] = agreements
  if (timing.verdict === 'NOT_COVERED') return said('NOT_COVERED', timing.cells, timing.why)
  if (!loss.text)
    return said('NOT_SHOWN', [story, timing.cells[1]], 'The claim does not describe the loss.', 'Add what happened.')
  if (!agreement)
    return said(
      'NOT_SHOWN',
      [story, nothing(`No promise to pay was found on its ${about.paper.pages.length} pages.`)],
      'The coverage form is not in the file, or could not be read.',
      'Add the coverage forms of this policy.',
    )
  const cells = [story, wordsOf(about, [agreement.words])]
  const open = [
    ...(timing.verdict === 'MET' ? [] : [timing.why]),
    ...(agreement.shared >= SPOKEN_OF ? [] : ['Whether the loss is what the insuring agreement promises to pay for.']),
    ...excluding.map((one) => openBy(one)),
    ...unread,
    ...(about.paper.warnings.length ? [`What stands where ${about.paper.name} could not be read.`] : []),
  ]
  if (open.length)
    return said(
      'AMBIGUOUS',
      cells,
      `Open questions: ${open.slice(0, MOST).join(' ')}`,
      'Settle what decides with the carrier before answering the insured.',
    )
  return said(
    'LIKELY_COVERED',
    cells,
    `${timing.why} The loss matches the insuring agreement, and no exclusion found applies.`,
    'Report the loss to the carrier.',
  )
}

function openBy({ clause: { name }, exception, back }: Excluding): string {
  if (back) return `Whether “${name}” still holds: another form changes it.`
  return exception.length ? `Whether the exception of “${name}” applies.` : `Whether “${name}” applies.`
}

const GRAVITY: Partial<Record<Verdict, ReviewSeverity>> = {
  NOT_COVERED: 'HIGH',
  AMBIGUOUS: 'MODERATE',
  NOT_SHOWN: 'MODERATE',
}

const wordsOf = ({ paper }: About, words: Paragraph[]): Cell => cellAt(placeOf(paper.fileId, words))
const exclusionCell = (about: About, { clause }: Excluding): Cell =>
  wordsOf(
    about,
    clause.words.map(({ paragraph }) => paragraph),
  )

function exclusionParts(about: About, one: Excluding, story: Cell): Part[] {
  const { name } = one.clause
  const spared = [
    ...(one.exception.length ? [{ words: one.exception, why: `It leaves something of “${name}” covered.` }] : []),
    ...(one.back ? [{ words: [one.back.words], why: `It changes “${name}”.` }] : []),
  ]
  return [
    {
      topic: `Exclusion: ${name}`,
      verdict: one.isWhole ? 'FOUND' : 'AMBIGUOUS',
      cells: [story, exclusionCell(about, one)],
      why: one.isWhole
        ? 'The exclusion appears to describe this loss.'
        : 'The exclusion may apply to part of this loss.',
    },
    ...spared.map(
      ({ words, why }): Part => ({
        topic: `Exception: ${name}`,
        verdict: 'FOUND',
        cells: [story, wordsOf(about, words)],
        why,
      }),
    ),
  ]
}

function noticePart(about: About, loss: Loss): Part[] {
  const words = about.wording.notice
  if (!words) return []
  const reported = loss.days.find(({ of }) => of === 'report')
  const cell = reported?.cell ?? nothing('The claim does not tell when it was reported.')
  return [
    {
      topic: 'Notice of the loss',
      verdict: 'FOUND',
      cells: [cell, wordsOf(about, [words])],
      why: 'The policy asks for notice in these words.',
    },
  ]
}

function limitsOf({ group, holdings }: About): ReviewTable {
  const rows = holdings.map((one) => [{ text: one.label, place: null, note: null }, cellOf(one)])
  return {
    title: `Limits and deductibles: ${group}`,
    head: [
      { label: 'Coverage', isNumber: false },
      { label: 'Amount', isNumber: true },
    ],
    rows,
  }
}

function findingOf({ paper, index, group }: About, { severity = 'NONE', action, ...part }: Part, at: number): Finding {
  const id = findingId(
    paper.fileId,
    String(index),
    part.topic,
    part.topic === 'Insuring agreement' ? part.cells[1]!.text : String(at && part.topic.length),
  )
  return { id, group, severity, action: action ?? null, ...part }
}
