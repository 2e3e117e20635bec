import type { FileState } from '../../../shared/states.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { Told } from '../../reviews/comparison/types.ts'
import { findCarriers } from '../carriers/service.ts'
import { getFile, listPages } from '../files/service.ts'
import type { KeptFinding } from '../workspaces/types.ts'
import { checkFindings } from './check/find.ts'
import { sideOfPaper, type Wanted } from './check/from-paper.ts'
import { sideOfRecord, toldByRecord, withRecord } from './check/from-record.ts'
import { FORMS } from './check/items.ts'
import { withSources } from './check/sources.ts'
import { type CheckedAgainst, ISSUED, type Side } from './check/types.ts'
import { listPolicyFiles } from './files.ts'
import { findPolicy, getPolicy } from './reads.ts'
import type { Policy, PolicyFile } from './types.ts'

/** How a policy document differs from what it is checked against. `columns`: what the two sides of each finding are called. */
export type PolicyCheck = {
  against: CheckedAgainst
  /** The file of this policy that was read; null while there is none, or it could not be compared. */
  fileName: string | null
  /** What it is checked against: the quote's file; of an expiring policy its number and file, if there are any. */
  wasName: string | null
  wasPolicyId: string | null
  /** A file is being read. */
  isReading: boolean
  columns: string[]
  findings: KeptFinding[]
  /** What was not compared, and why: a sentence each. */
  notCompared: string[]
}

/** A document of a policy as far as it could be read, and what is to be said of those that could not. */
type Looked = { side: Side | null; fileName: string | null; isReading: boolean; sentences: readonly string[] }

const COLUMNS: Record<CheckedAgainst, string> = { EXPIRING: 'Expiring policy', QUOTE: 'Quote' }
const ISSUED_COLUMN = 'Policy document'
/** What a column is called within a sentence. */
const LABELS = { EXPIRING: 'The expiring policy', QUOTE: 'The quote', ISSUED: 'The policy document' } as const

/**
 * Checks the document of an issued policy against the policy it renews and against its quote, if there are any. Writes nothing. Throws
 * NOT_FOUND for a policy that is not there.
 */
export async function checkPolicy(ctx: Ctx, policyId: string): Promise<PolicyCheck[]> {
  must(ctx, 'read', 'policy')
  const policy = await getPolicy(ctx, policyId)
  const previous = policy.previousId ? await findPolicy(ctx, policy.previousId) : null
  const files = await listPolicyFiles(ctx, [policy.id, ...(previous ? [previous.id] : [])])
  const own = files.filter((file) => file.policyId === policy.id)
  const quotes = own.filter(({ type }) => type === 'QUOTE_DOCUMENT')
  if (!previous && !quotes.length) return []
  const { policyNumber: number, quoteNumber, type } = policy
  const issued = await lookAt(ctx, LABELS.ISSUED, { number, type, isQuote: false }, issuedOf(own))
  const record = await recordOf(ctx, policy)
  const checks: PolicyCheck[] = []
  if (previous) {
    const wanted = { number: previous.policyNumber, type: previous.type, isQuote: false }
    const ofPrevious = issuedOf(files.filter((file) => file.policyId === previous.id))
    const papers = await lookAt(ctx, LABELS.EXPIRING, wanted, ofPrevious)
    const recorded = await recordOf(ctx, previous)
    const side = papers.side ? withRecord(papers.side, recorded) : sideOfRecord(LABELS.EXPIRING, recorded)
    const was = { ...papers, side }
    const wasName = [previous.policyNumber, papers.fileName].filter(Boolean).join(', ') || null
    checks.push({
      ...checkOf('EXPIRING', was, issued, record),
      wasName,
      wasPolicyId: previous.id,
    })
  }
  if (quotes.length) {
    const was = await lookAt(ctx, LABELS.QUOTE, { number: quoteNumber, type, isQuote: true }, quotes)
    checks.push({ ...checkOf('QUOTE', was, issued, record), wasName: was.fileName, wasPolicyId: null })
  }
  const endorsements = own.filter(({ type }) => type === 'ENDORSEMENT').map(({ name }) => name)
  const aside = endorsements.map((name) => `${name} is an endorsement: what it changes is not compared.`)
  return checks.map((check) => ({ ...check, notCompared: [...check.notCompared, ...aside] }))
}

function checkOf(against: CheckedAgainst, was: Looked, issued: Looked, record: readonly Told[]) {
  const both = was.side && issued.side ? { was: was.side, issued: issued.side } : null
  const papers = both ? [...both.was.papers, ...both.issued.papers] : []
  return {
    against,
    fileName: issued.side && issued.fileName,
    isReading: issued.isReading || was.isReading,
    columns: [COLUMNS[against], ISSUED_COLUMN],
    findings: both ? withSources(checkFindings(against, both.was, both.issued, record), papers) : [],
    notCompared: [...issued.sentences, ...was.sentences, ...(both ? [was, issued].flatMap(notesOn) : [])],
  }
}

/** What is to be known of a side: forms are told as added or dropped only if a list of them was read. */
const notesOn = ({ side, fileName }: Looked) => [
  ...side!.notes,
  ...(side!.lists.some(({ of }) => of === FORMS)
    ? []
    : [
        `No list of forms was found in ${fileName ?? 'the record of the expiring policy'}: whether forms were added or dropped is not known.`,
      ]),
]

/** The documents of an issued policy, the one that says most first, the newest of a kind before the older. */
const issuedOf = (files: PolicyFile[]) => ISSUED.flatMap((type) => files.filter((file) => file.type === type))

const IN_READING: readonly FileState[] = ['PENDING', 'READING']

/** The first of these files that is about the policy. One being read is waited for: it may say more than the next. */
async function lookAt(ctx: Ctx, label: string, wanted: Wanted, files: readonly PolicyFile[]): Promise<Looked> {
  const sentences: string[] = []
  for (const { id, name, state } of files) {
    if (IN_READING.includes(state)) {
      return { side: null, fileName: name, isReading: true, sentences: [...sentences, `${name} is being read.`] }
    }
    const { facts, error, warnings } = await getFile(ctx, id)
    const paper = facts && { fileId: id, name, slot: '', facts, pages: await listPages(ctx, id), warnings }
    const side = paper ? sideOfPaper(label, paper, wanted) : (error ?? 'This file could not be read.')
    if (typeof side !== 'string') return { side, fileName: name, isReading: false, sentences }
    sentences.push(`${name}: ${side}`)
  }
  return { side: null, fileName: null, isReading: false, sentences }
}

async function recordOf(ctx: Ctx, policy: Policy): Promise<Told[]> {
  const [carrier] = policy.carrierId ? await findCarriers(ctx, [policy.carrierId]) : []
  return toldByRecord(policy, carrier?.name ?? null)
}
