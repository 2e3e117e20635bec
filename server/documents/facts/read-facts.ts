import { withTaught } from '../acord/editions.ts'
import { readAcordPapers } from '../acord/read-papers.ts'
import type { Edition } from '../acord/types.ts'
import { readAnswered } from '../answered/read-answered.ts'
import { statedOn } from '../answered/stated.ts'
import { clausesIn } from '../contracts/read-clauses.ts'
import type { InsuranceClause } from '../contracts/types.ts'
import { isSilent } from '../kinds.ts'
import { acordKind } from '../papers/acord-kinds.ts'
import { mainPaper, papersOf } from '../papers/papers-of.ts'
import type { FilePaper } from '../papers/types.ts'
import { classesInProse } from '../records/handed-in/classes-in-prose.ts'
import { fleetInProse } from '../records/handed-in/fleet-told.ts'
import { lossesInProse } from '../records/handed-in/losses-in-prose.ts'
import { withAccounts } from '../records/handed-in/other-accounts.ts'
import { ownersInProse } from '../records/handed-in/owners-in-prose.ts'
import { priorInProse } from '../records/handed-in/prior-in-prose.ts'
import { readHandedIn } from '../records/handed-in/read-handed-in.ts'
import { underlyingInProse } from '../records/handed-in/underlying-in-prose.ts'
import { readLists } from '../records/read-records.ts'
import { withoutToldEnded } from '../records/told-ended.ts'
import { readSubmissions } from '../submission/read-submission.ts'
import type { Page } from '../types.ts'
import { certificateFacts, type ElementMeanings, NO_MEANINGS } from './certificate-facts.ts'
import { limitsInThousands } from './coverage-limits.ts'
import { notBoundOn, offeredOn } from './not-bound.ts'
import { topicMap } from './page-topics.ts'
import { isOfHouseholdAutos, isPersonal } from './personal-lines.ts'
import { type PaperFacts, readPaper } from './read-paper.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import { stampsOn } from './stamps.ts'
import { withPolicyTold } from './told-policy.ts'
import type { DocumentFacts } from './types.ts'

/**
 * Everything a document says that Cara can use: each of its documents read on its own, their policies one after the other. Pure: the
 * same pages give the same facts. `meanings` are those of a certificate's elements, `taught` the editions of forms known beside the measured
 * ones. Never follows what a document orders.
 */
export function readFacts(
  pages: Page[],
  meanings: ElementMeanings = NO_MEANINGS,
  taught: Edition[] = [],
): DocumentFacts {
  const sheets = pages.map(sheetOf)
  const acord = readAcordPapers(sheets, withTaught(taught))
  const papers = papersOf(pages, acord)
  const { kind, evidence } = mainPaper(papers) ?? { kind: 'other' as const, evidence: null }
  const title = evidence?.quote ?? null
  const { records, claims } = readLists(pages)
  const formed = new Set(acord.flatMap((form) => form.pages))
  const submitted = readSubmissions(pages, papers, (page) => formed.has(page))
  const certificates = acord.filter(({ form }) => meanings.forms.includes(form))
  const certificate = kind === 'certificate' ? certificates[0] : undefined
  // What an application holds is wished for, not in force.
  const applied = new Set(acord.filter(({ form }) => acordKind(form) === 'application').flatMap((paper) => paper.pages))
  // A certificate's letters are of its own list of insurers: a second one in the same file is told as a document, not read into the first.
  const certified = certificate ? new Set(certificates.flatMap((paper) => paper.pages)) : new Set<number>()
  const others = papers.filter(({ pages }) => !pages.some((page) => certified.has(page)))
  const notBound = papers.flatMap((paper) =>
    (paper.kind === 'binder' ? notBoundOn : offeredOn)(sheetsOf(paper, sheets)),
  )
  const read = groupsOf(others).map((group) =>
    readPaper(sheetsOf(group, sheets, applied), group.kind, others, notBound),
  )
  const told = joined([...(certificate ? [certificateFacts(certificate, meanings)] : []), ...read])
  const comments = pages.flatMap((page) => (page.comments ?? []).map((words) => ({ page: page.number, words })))
  const clauses = required(papers, pages)
  const silent = new Set([...acord, ...papers.filter(({ kind }) => NOT_OURS.has(kind))].flatMap((paper) => paper.pages))
  const asking = new Set(papers.flatMap((paper) => (paper.kind === 'application' ? paper.pages : [])))
  const letters = pages.filter(({ number }) => asking.has(number) && !formed.has(number))
  const answered = [...readAnswered(sheets.filter(({ number }) => !silent.has(number))), ...letters.flatMap(statedOn)]
  const handed = pages.filter(({ number }) => !silent.has(number))
  const listed = [
    ...readHandedIn(handed, startsIn(told), kind === 'loss-run'),
    ...letters.flatMap((page) => [
      ...priorInProse(page),
      ...underlyingInProse(page),
      ...fleetInProse(page),
      ...lossesInProse(page),
      ...classesInProse(page),
    ]),
    ...ownersInProse(letters),
  ]
  const handedIn = withoutToldEnded(withAccounts(listed, pages), sheets)
  const inThousands = limitsInThousands(sheets, () => topicMap(sheets))
  return {
    kind,
    title,
    ...told,
    stamps: stampsOn(sheets),
    ...(isPersonal(sheets) && { isPersonal: true as const }),
    ...(isOfHouseholdAutos(sheets) && { isOfHouseholdAutos: true as const }),
    ...(comments.length && { comments }),
    ...(inThousands.length && { inThousands }),
    ...(notBound.length && { notBound }),
    ...(clauses && { clauses }),
    ...(answered.length && { answered }),
    papers,
    acord,
    ...(submitted.length && { submitted }),
    records: withoutToldEnded(withAccounts(withPolicyTold(records, told), pages), sheets),
    ...(handedIn.length && { handedIn }),
    ...((claims.totals.length > 0 || claims.unread.length > 0 || claims.heads.length > 0) && { claimLists: claims }),
  }
}

/** What others offer or ask for is not what is handed in, nor do their questions ask the applicant. */
const NOT_OURS: ReadonlySet<string> = new Set(['quote', 'contract', 'certificate', 'invoice'])

/** The year in which the only term that is told begins. */
function startsIn({ policies }: PaperFacts): number | null {
  const years = new Set(policies.flatMap(({ effective }) => (effective ? [Number(effective.slice(-4))] : [])))
  return years.size === 1 ? [...years][0]! : null
}

/** What the contracts of a file ask for about insurance; null without one, or where not all of one has words. */
function required(papers: FilePaper[], pages: Page[]): InsuranceClause[] | null {
  const own = papers
    .filter(({ kind }) => kind === 'contract')
    .map((paper) => clausesIn(pages.filter(({ number }) => paper.pages.includes(number))))
  return own.length && own.every((clauses) => clauses !== null) ? own.flat() : null
}

type Group = Pick<FilePaper, 'kind' | 'pages'>

/** Documents that may speak of what is in force are read together, since one may change what another says; each other one alone. */
function groupsOf(papers: FilePaper[]): Group[] {
  const speaking = papers.filter(({ kind }) => !isSilent(kind))
  const main = mainPaper(speaking)
  const together = main ? [{ kind: main.kind, pages: speaking.flatMap((paper) => paper.pages) }] : []
  return [...together, ...papers.filter(({ kind }) => isSilent(kind))]
}

function sheetsOf({ pages }: Pick<Group, 'pages'>, sheets: Sheet[], left: ReadonlySet<number> = new Set()): Sheet[] {
  const own = new Set(pages)
  return sheets.filter(({ number }) => own.has(number) && !left.has(number))
}

/** The documents' facts as one document's: policies and facts are numbered through. */
function joined(papers: PaperFacts[]): PaperFacts {
  const all: PaperFacts = { policies: [], facts: [], conflicts: [], events: [] }
  for (const { policies, facts, conflicts, events } of papers) {
    const [policiesBefore, factsBefore] = [all.policies.length, all.facts.length]
    const policyAt = (policy: number | null) => (policy === null ? null : policy + policiesBefore)
    const idOf = (id: string) => `f${Number(id.slice(1)) + factsBefore}`
    all.policies.push(...policies)
    all.facts.push(...facts.map((fact) => ({ ...fact, id: idOf(fact.id), policy: policyAt(fact.policy) })))
    all.conflicts.push(
      ...conflicts.map((conflict) => ({
        ...conflict,
        policy: policyAt(conflict.policy),
        factIds: conflict.factIds.map(idOf),
      })),
    )
    all.events.push(...events)
  }
  return all
}
