import { CLAIMED, inDoubt } from '../certainty.ts'
import { type DocumentKind, isMute } from '../kinds.ts'
import type { FilePaper } from '../papers/types.ts'
import { readAmendments } from './amendments.ts'
import { readBinderConditions } from './binder-conditions.ts'
import { readBinderSentences } from './binder-sentences.ts'
import { readBinderTimes } from './binder-times.ts'
import { readCarriers } from './carriers.ts'
import { asAmended, withoutChanged } from './changes.ts'
import { readChoices } from './choices.ts'
import { readLimits } from './coverage-limits.ts'
import { doubted } from './doubts.ts'
import { type PolicyEvent, readEvents } from './events.ts'
import type { Finding } from './findings.ts'
import { readForms } from './forms-listed.ts'
import { withoutGone, withoutNow } from './gone-columns.ts'
import { FACT_KEYS, isOfParty, LINES, type LineOfBusiness } from './keys.ts'
import { withLimitBlocks } from './limit-blocks.ts'
import { readLimitRuns } from './limit-runs.ts'
import { readLimitSentences } from './limit-sentences.ts'
import { readLimitSeries } from './limit-series.ts'
import { readLineColumns } from './line-columns.ts'
import { readLocations } from './locations.ts'
import { isOneName, plainName } from './names.ts'
import { isOnOneOf } from './not-bound.ts'
import { AMENDED, disclaims, ENDORSEMENT_RANK, standingsOf } from './page-standing.ts'
import { type TopicMap, topicMap } from './page-topics.ts'
import { linesOn, propertyAlone, withPaperLines } from './paper-lines.ts'
import { readParties } from './parties.ts'
import { oneAddressEach } from './party-blocks.ts'
import { partiesByPlace } from './party-roles.ts'
import { isPersonal } from './personal-lines.ts'
import { splitPolicies } from './policies.ts'
import { policyOf } from './policy-of.ts'
import { readPolicyTables, withTableLines } from './policy-tables.ts'
import { readTerms } from './policy-terms.ts'
import { isTotalOf, readPremiumParts } from './premium-parts.ts'
import { type Placed, resolveFindings } from './resolve.ts'
import { readScheduledPersons } from './scheduled-persons.ts'
import { normal, type Sheet } from './sheet.ts'
import { withoutReplaced } from './strangers.ts'
import { endingOf, isSamePolicy } from './time-line.ts'
import type { DocumentFacts, FactStatus, Place } from './types.ts'
import { readUnlabelledTerms } from './unlabelled-terms.ts'
import { whomAbout } from './whom-about.ts'

/** What one document says of the policies it speaks of; `policy` of facts and conflicts counts among its own. */
export type PaperFacts = Required<Pick<DocumentFacts, 'policies' | 'facts' | 'conflicts' | 'events'>>

/** The facts of documents that are read together as one of this kind, from their own pages alone. `notBound`: where a binder tells what is not. */
export function readPaper(
  sheets: Sheet[],
  kind: DocumentKind,
  papers: FilePaper[],
  notBound: readonly Place[] = [],
): PaperFacts {
  if (kind === 'contract' || sheets.length === 0) return { policies: [], facts: [], conflicts: [], events: [] }
  const topics = withPaperLines(sheets, withTableLines(sheets, withLimitBlocks(sheets, topicMap(sheets))))
  const all = ofOneInsured(withoutGone(findingsOn(sheets, topics, kind, papers).map(doubted), sheets), papers)
  const findings = isPersonal(sheets) ? all.filter(({ key }) => !key.startsWith('gl.')) : all
  const standings = standingsOf(
    sheets,
    papers.map(({ pages }) => pages),
  )
  const split = splitPolicies(
    findings,
    sheets.map((sheet) => sheet.number),
    ({ page, row, valueSpan }) => topics.headAt(page, row, valueSpan.cell.left),
  )
  const found: Placed[] = findings.map((finding) => {
    const standing = standings.get(finding.page)!
    const isOffered = kind === 'quote' || isOnNotBound(finding, notBound)
    const status = statusOf(finding, isOffered ? 'quoted' : standing.status)
    const amends = finding.amends || (finding.replaces && standing.rank <= ENDORSEMENT_RANK)
    const rank = amends ? AMENDED : standing.rank
    // Of several policies nothing tells whose conditions they are.
    const sure = finding.key === 'binder.conditions' && split.numbers.length > 1 ? inDoubt(finding.sure) : finding.sure
    return { ...finding, policy: split.policyAt(finding), rank, status, sure }
  })
  const placed = withRivalsDoubted(found)
  const standing = withoutReplaced(withoutChanged(shared(placed, split.numbers.length), sheets), sheets)
  const { facts, conflicts } = resolveFindings(oneAddressEach(standing))
  const notices = papers.filter((paper) => paper.kind === 'notice').map(({ pages }) => pages)
  const events = readEvents({ sheets, findings, topics, notices }).filter((event) => mayTell(kind, event))
  const only = split.numbers.length === 1
  const isDisclaimed = sheets.some(disclaims)
  const policies = split.numbers.map((number, index) => {
    const policy = policyOf(facts, number, index)
    const isOwn = (event: PolicyEvent) =>
      event.number === null ? only : number !== null && isSamePolicy(event.number, number)
    const own = events.filter(isOwn).map((event) => ({ ...event, file: 0 }))
    return {
      ...policy,
      listed: [
        ...new Set([
          ...listedLines(placed, index),
          ...(only && kind === 'declarations' ? titledLine(sheets, topics) : []),
          ...(only && !policy.lines.length && !isMute(kind) ? propertyAlone(sheets[0]!) : []),
        ]),
      ],
      ...(isDisclaimed && policy.status === 'quoted' && { disclaimed: true as const }),
      ...(endingOf(own, policy, null)?.state === 'ended' && { status: 'cancelled' as const }),
    }
  })
  return { policies, facts, conflicts, events }
}

/**
 * A number further down takes what follows it from the one that heads the document. Where that leaves no limit to the first, the
 * second may be of another policy under a heading nobody knows ('Your last policy with us'): neither it nor its term is sure.
 */
function withRivalsDoubted(placed: Placed[]): Placed[] {
  const limitsOf = (policy: number | null) =>
    placed.filter(
      (one) => one.policy === policy && FACT_KEYS[one.key].kind === 'amount' && one.key !== 'policy.premium',
    )
  const [head, ...others] = placed
    .filter(({ key, listed }) => key === 'policy.number' && !listed)
    .toSorted((a, b) => a.page - b.page || a.row - b.row)
  if (!head || limitsOf(head.policy).length > 0) return placed
  const isTaking = ({ policy, topic }: Placed) =>
    topic === head.topic && limitsOf(policy).some(({ key }) => key.startsWith(`${topic}.`))
  const rivals = new Set(others.filter(isTaking).map(({ policy }) => policy))
  return placed.map((one) =>
    OF_A_TERM.test(one.key) && rivals.has(one.policy) ? { ...one, sure: inDoubt(one.sure) } : one,
  )
}
const OF_A_TERM = /^policy\.(?:number|effective|expiration)$/

/** The agent and the company that a certificate of another insured names, as a subcontractor's beside the policy, are not the insured's. */
function ofOneInsured(findings: Finding[], papers: FilePaper[]): Finding[] {
  const paperOf = ({ page }: Finding) => papers.find(({ pages }) => pages.includes(page))
  const named = Map.groupBy(
    findings.filter(({ key, sure }) => key === 'insured.name' && sure >= CLAIMED),
    paperOf,
  )
  const own = papers.flatMap((paper) => (paper.kind === 'certificate' ? [] : (named.get(paper) ?? [])))
  const isOther = (paper: FilePaper) =>
    named.get(paper)?.every(({ value }) => own.every((one) => !isOneName(one.value, value)))
  const foreign = new Set(papers.filter((paper) => paper.kind === 'certificate' && own.length > 0 && isOther(paper)))
  return findings.filter((finding) => {
    const paper = paperOf(finding)
    return !/^(?:producer|carrier)\./.test(finding.key) || !paper || !foreign.has(paper)
  })
}

/** What applications and offers say of an end is asked or wished for; lists of policies tell of many terms, so that an end needs its day. */
function mayTell(kind: DocumentKind, { date }: PolicyEvent): boolean {
  if (kind === 'application' || kind === 'quote') return false
  return date !== null || (kind !== 'loss-run' && kind !== 'schedule')
}

function findingsOn(sheets: Sheet[], topics: TopicMap, kind: DocumentKind, papers: FilePaper[]): Finding[] {
  const told = readParties(sheets, topics, kind)
  const parties = [...told, ...withoutParties(readCarriers(sheets, topics), told)]
  const named = [...parties, ...partiesByPlace(sheets, kind, parties)]
  const isNamed = named.some(({ key }) => key === 'insured.name')
  const about = isNamed ? [] : whomAbout(sheets, kind, named)
  const known = [...about, ...withoutBlockOf(about, named)]
  // The rows of a scanned certificate that was not known as an ACORD form run together too easily: only its parties are read.
  if (kind === 'certificate' && sheets.some(({ page }) => page.origin === 'ocr')) return known
  const tables = readPolicyTables(sheets, topics)
  const terms = readTerms(sheets, topics).filter((term) => !isTermOfPage(term, tables))
  const runs = readLimitRuns(sheets, topics)
  const inRuns = new Set(runs.map(({ valueSpan }) => valueSpan.cell))
  const apart = readLimits(sheets, topics).filter(({ valueSpan }) => !inRuns.has(valueSpan.cell))
  const printed = [...apart, ...runs]
  const linesNamed = linesOn(sheets)
  // 'Bodily injury and property damage' under no heading may be of any liability.
  const isOfPaper = ({ key, topic }: Finding) => topic !== null || !key.startsWith('auto.') || linesNamed.has('auto')
  const limits = asAmended(sheets, [...printed, ...readLimitSeries(sheets, topics, printed)]).filter(isOfPaper)
  const parts = kind === 'declarations' || kind === 'binder' ? readPremiumParts(sheets) : []
  const all = [
    ...tables,
    ...terms,
    ...readUnlabelledTerms(sheets, topics, terms),
    ...readBinderSentences(sheets),
    ...(kind === 'binder' ? readBinderTimes(sheets, terms) : []),
    ...readBinderConditions(sheets, papers),
    ...readLineColumns(sheets, topics),
    ...known,
    ...readAmendments(sheets, topics),
    ...limits.filter((one) => !isTotalOf(parts, one)),
    ...readLimitSentences(sheets, topics, printed),
    ...parts,
    ...readChoices(sheets, topics),
    ...readForms(sheets, topics),
    ...readScheduledPersons(sheets, topics),
    ...readLocations(sheets, topics),
  ]
  return kind === 'application' ? withoutNow(all, sheets) : all
}

/** Whom a document is about is not its agency for the place of its name and address. */
function withoutBlockOf(about: readonly Finding[], named: Finding[]): Finding[] {
  const isAbout = ({ value }: Finding) => about.some((one) => plainName(one.value) === plainName(value))
  const blocks = new Set(
    named.flatMap((one) => (one.key === 'producer.name' && one.block && isAbout(one) ? [one.block] : [])),
  )
  return named.filter(({ block }) => !block || !blocks.has(block))
}

/** Companies that a label tells to be the insured or the agent are not the carrier for being the only ones. */
function withoutParties(carriers: Finding[], told: Finding[]): Finding[] {
  const named = new Set(
    told.filter(({ key }) => /^(?:insured|producer)\.name$/.test(key)).map(({ value }) => normal(value)),
  )
  return carriers.filter(
    ({ key, value, sure }) => key !== 'carrier.name' || sure > LABELLED || !named.has(normal(value)),
  )
}
/** As sure as this is a carrier whom a label tells. */
const LABELLED = 0.9

/** Whether a date is the page's own, as a binder's: the policies have terms of their own in the rows of its table. */
function isTermOfPage({ key, page, row }: Finding, tables: Finding[]): boolean {
  const rows = tables.filter((one) => one.page === page && one.key === 'policy.effective').map((one) => one.row)
  return (key === 'policy.effective' || key === 'policy.expiration') && rows.length > 0 && row < Math.min(...rows)
}

/** Whether a limit, a deductible or a premium stands where a binder tells what is not bound. */
function isOnNotBound({ key, page, valueSpan: { cell } }: Finding, notBound: readonly Place[]): boolean {
  const isOfInsurance = key === 'policy.premium' || key.slice(0, key.indexOf('.')) in LINES
  const { left, right, top, bottom } = cell
  return isOfInsurance && isOnOneOf(notBound, page, [left, top, right - left, bottom - top])
}

function statusOf(finding: Finding, page: FactStatus): FactStatus {
  if (finding.topic === 'underlying' && !finding.key.startsWith('producer.')) return 'underlying'
  if (finding.topic === 'prior' || finding.topic === 'example') return 'superseded'
  return page
}

/** Insured and producer belong to the whole document unless its policies name different ones. */
function shared(placed: Placed[], count: number): Placed[] {
  if (count === 1) return placed.map((one) => (isOfParty(one.key) ? { ...one, policy: null } : one))
  const names = new Set(
    placed.filter((one) => one.key === 'insured.name' && one.status === 'current').map((one) => plainName(one.value)),
  )
  return placed.map((one) =>
    one.key.startsWith('producer.') || (one.key.startsWith('insured.') && names.size <= 1)
      ? { ...one, policy: null }
      : one,
  )
}

function listedLines(placed: Placed[], policy: number): LineOfBusiness[] {
  const own = placed.filter((one) => one.policy === policy && one.status === 'current')
  return [...new Set(own.flatMap((one) => one.listed ?? []))]
}

/** The line that the title of a document's first page names, where it is one that has a row of its own. */
function titledLine([first]: Sheet[], topics: TopicMap): LineOfBusiness[] {
  const title = topics.titleOf(first!.number)
  return title === 'auto' || title === 'umbrella' || title === 'wc' || title === 'gl' || title === 'property'
    ? [title]
    : []
}
