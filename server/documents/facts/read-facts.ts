import { readAcordPapers } from '../acord/read-papers.ts'
import { acordKind } from '../papers/acord-kinds.ts'
import { mainPaper, papersOf } from '../papers/papers-of.ts'
import { readRecords } from '../records/read-records.ts'
import type { Page } from '../types.ts'
import { readAmendments } from './amendments.ts'
import { readCarriers } from './carriers.ts'
import { certificateFacts, type ElementMeanings, NO_MEANINGS } from './certificate-facts.ts'
import { readChoices } from './choices.ts'
import { readLimits } from './coverage-limits.ts'
import type { Finding } from './findings.ts'
import { readForms } from './forms-listed.ts'
import { LINES, type LineOfBusiness } from './keys.ts'
import { withLimitBlocks } from './limit-blocks.ts'
import { readLimitRuns } from './limit-runs.ts'
import { readLineColumns } from './line-columns.ts'
import { standingsOf } from './page-standing.ts'
import { topicMap } from './page-topics.ts'
import { readParties } from './parties.ts'
import { oneAddressEach } from './party-blocks.ts'
import { splitPolicies } from './policies.ts'
import { readPolicyTables, withTableLines } from './policy-tables.ts'
import { readTerms } from './policy-terms.ts'
import { type Placed, resolveFindings } from './resolve.ts'
import { readScheduledPersons } from './scheduled-persons.ts'
import { readSchedules } from './schedules.ts'
import { sheetOf } from './sheet.ts'
import type { DocumentFacts, Fact, FactStatus, PolicyFacts } from './types.ts'
import { unlabelledInsured } from './unlabelled-insured.ts'
import { readUnlabelledTerms } from './unlabelled-terms.ts'

/** Everything a document says that Cara can use. Pure: the same pages give the same facts. `meanings` are those of a certificate's elements. Never follows what a document orders. */
export function readFacts(pages: Page[], meanings: ElementMeanings = NO_MEANINGS): DocumentFacts {
  const all = pages.map(sheetOf)
  const acord = readAcordPapers(all)
  const papers = papersOf(pages, acord)
  const { kind, evidence } = mainPaper(papers) ?? { kind: 'other' as const, evidence: null }
  const title = evidence?.quote ?? null
  const records = readRecords(pages)
  const certificate = kind === 'certificate' ? acord.find(({ form }) => meanings.forms.includes(form)) : undefined
  if (certificate) return { ...certificateFacts(certificate, meanings, title), acord, records, papers }
  // What an application holds is wished for, not in force.
  const applied = new Set(acord.filter(({ form }) => acordKind(form) === 'application').flatMap((paper) => paper.pages))
  const sheets = all.filter(({ number }) => !applied.has(number))
  if (kind === 'contract' || (all.length && !sheets.length))
    return { kind, title, policies: [], facts: [], conflicts: [], acord, records, papers }
  const topics = withTableLines(sheets, withLimitBlocks(sheets, topicMap(sheets)))
  const parties = [...readParties(sheets, topics), ...readCarriers(sheets, topics)]
  const terms = readTerms(sheets, topics)
  const known = [...parties, ...unlabelledInsured(sheets, parties)]
  const findings: Finding[] =
    kind === 'certificate'
      ? known
      : [
          ...readPolicyTables(sheets, topics),
          ...terms,
          ...readUnlabelledTerms(sheets, topics, terms),
          ...readLineColumns(sheets, topics),
          ...known,
          ...readAmendments(sheets, topics),
          ...readLimits(sheets, topics),
          ...readLimitRuns(sheets, topics),
          ...readChoices(sheets, topics),
          ...readForms(sheets, topics),
          ...readScheduledPersons(sheets, topics),
          ...readSchedules(sheets, topics),
        ]
  const standings = standingsOf(sheets)
  const split = splitPolicies(
    findings,
    sheets.map((sheet) => sheet.number),
  )
  const placed: Placed[] = findings.map((finding) => {
    const standing = standings.get(finding.page)!
    const status = statusOf(finding, kind === 'quote' ? 'quoted' : standing.status)
    const rank = finding.amends ? AMENDED : standing.rank
    return { ...finding, policy: split.policyAt(finding.page, finding.row, finding.topic), rank, status }
  })
  const { facts, conflicts } = resolveFindings(oneAddressEach(shared(placed, split.numbers.length)))
  const policies = split.numbers.map((number, index) => ({
    ...policyOf(facts, number, index),
    listed: listedLines(placed, index),
  }))
  return { kind, title, policies, facts, conflicts, acord, records, papers }
}

/** Above every page: a change said in so many words holds against what the declarations print. */
const AMENDED = 4

function statusOf(finding: Finding, page: FactStatus): FactStatus {
  if (finding.topic === 'underlying' && !finding.key.startsWith('producer.')) return 'underlying'
  if (finding.topic === 'prior' || finding.topic === 'example') return 'superseded'
  return page
}

/** Insured and producer belong to the whole document unless its policies name different ones. */
function shared(placed: Placed[], count: number): Placed[] {
  if (count === 1) return placed.map((one) => (PARTY.test(one.key) ? { ...one, policy: null } : one))
  const names = new Set(
    placed
      .filter((one) => one.key === 'insured.name' && one.status === 'current')
      .map((one) => one.value.toUpperCase().replace(/[^A-Z0-9]/g, '')),
  )
  return placed.map((one) =>
    one.key.startsWith('producer.') || (one.key.startsWith('insured.') && names.size <= 1)
      ? { ...one, policy: null }
      : one,
  )
}

const PARTY = /^(insured|producer)\./

function listedLines(placed: Placed[], policy: number): LineOfBusiness[] {
  const own = placed.filter((one) => one.policy === policy && one.status === 'current')
  return [...new Set(own.flatMap((one) => one.listed ?? []))]
}

function policyOf(facts: Fact[], number: string | null, index: number): Omit<PolicyFacts, 'listed'> {
  const own = facts.filter((fact) => fact.policy === index)
  const standing = own.filter((fact) => fact.status !== 'underlying')
  const first = (key: Fact['key']) => standing.find((fact) => fact.key === key)?.value ?? null
  const lines = [...new Set(standing.map((fact) => fact.key.split('.')[0]!))].filter(
    (line): line is LineOfBusiness => line in LINES,
  )
  const statuses = new Set(standing.filter((fact) => !PARTY.test(fact.key)).map((fact) => fact.status))
  const status: FactStatus = statuses.has('current') || statuses.size === 0 ? 'current' : [...statuses][0]!
  return {
    lines,
    number,
    carrier: first('carrier.name'),
    effective: first('policy.effective'),
    expiration: first('policy.expiration'),
    insured:
      first('insured.name') ?? facts.find((fact) => fact.policy === null && fact.key === 'insured.name')?.value ?? null,
    status,
  }
}
