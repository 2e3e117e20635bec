import type { FileState } from '../../../shared/states.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { findCarriers } from '../carriers/service.ts'
import { getFile, listPages } from '../files/service.ts'
import { sideOfPaper } from './check/from-paper.ts'
import { sideOfRecord } from './check/from-record.ts'
import { checkRows, withRecord } from './check/pairs.ts'
import { type CheckedAgainst, type CheckRow, ISSUED, type Side } from './check/types.ts'
import { listPolicyFiles } from './files.ts'
import { findPolicy, getPolicy } from './reads.ts'
import type { Policy, PolicyFile } from './types.ts'

/** How a policy document differs from what it is checked against. */
export type PolicyCheck = {
  against: CheckedAgainst
  /** The file of this policy that was read; null while there is none, or it could not be compared. */
  fileName: string | null
  /** What it is checked against: the quote's file; of an expiring policy its number and file, if there are any. */
  wasName: string | null
  wasPolicyId: string | null
  /** A file is being read. */
  isReading: boolean
  rows: CheckRow[]
  /** What was not compared, and why: a sentence each. */
  notCompared: string[]
}

/** A document of a policy as far as it could be read, and what is to be said of those that could not. */
type Looked = { side: Side | null; fileName: string | null; isReading: boolean; sentences: string[] }

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
  const issued = await lookAt(ctx, policy, issuedOf(own))
  const record = await recordSide(ctx, policy)
  const checks: PolicyCheck[] = []
  if (previous) {
    const papers = await lookAt(ctx, previous, issuedOf(files.filter((file) => file.policyId === previous.id)))
    const was = { ...papers, side: withRecord(papers.side, await recordSide(ctx, previous)) }
    const wasName = [previous.policyNumber, papers.fileName].filter(Boolean).join(', ') || null
    checks.push({
      ...checkOf('EXPIRING', was, issued, record),
      wasName,
      wasPolicyId: previous.id,
    })
  }
  if (quotes.length) {
    const was = await lookAt(ctx, { ...policy, policyNumber: policy.quoteNumber }, quotes)
    checks.push({ ...checkOf('QUOTE', was, issued, record), wasName: was.fileName, wasPolicyId: null })
  }
  const endorsements = own.filter(({ type }) => type === 'ENDORSEMENT').map(({ name }) => name)
  const aside = endorsements.map((name) => `${name} is an endorsement: what it changes is not compared.`)
  return checks.map((check) => ({ ...check, notCompared: [...check.notCompared, ...aside] }))
}

function checkOf(against: CheckedAgainst, was: Looked, issued: Looked, record: Side) {
  const rows = was.side && issued.side ? checkRows(against, was.side, issued.side, record) : []
  const unread = was.side && issued.side ? [was, issued].flatMap(withoutForms) : []
  return {
    against,
    fileName: issued.side && issued.fileName,
    isReading: issued.isReading || was.isReading,
    rows,
    notCompared: [...issued.sentences, ...was.sentences, ...unread],
  }
}

/** Forms are reported as added or dropped only if a list of them was read. */
const withoutForms = ({ side, fileName }: Looked) =>
  side!.read.some(({ name }) => name === 'forms')
    ? []
    : [
        `No list of forms was found in ${fileName ?? 'the record of the expiring policy'}: whether forms were added or dropped is not known.`,
      ]

/** The documents of an issued policy, the one that says most first, the newest of a kind before the older. */
const issuedOf = (files: PolicyFile[]) => ISSUED.flatMap((type) => files.filter((file) => file.type === type))

const IN_READING: readonly FileState[] = ['PENDING', 'READING']

/** The first of these files that is about the policy. One being read is waited for: it may say more than the next. */
async function lookAt(ctx: Ctx, policy: Policy, files: readonly PolicyFile[]): Promise<Looked> {
  const sentences: string[] = []
  for (const { id, name, state } of files) {
    if (IN_READING.includes(state)) {
      return { side: null, fileName: name, isReading: true, sentences: [...sentences, `${name} is being read.`] }
    }
    const { facts, error } = await getFile(ctx, id)
    const side = facts
      ? sideOfPaper(
          { fileId: id, fileName: name, facts, pages: await listPages(ctx, id) },
          { number: policy.policyNumber, type: policy.type },
        )
      : (error ?? 'This file could not be read.')
    if (typeof side !== 'string') return { side, fileName: name, isReading: false, sentences }
    sentences.push(`${name}: ${side}`)
  }
  return { side: null, fileName: null, isReading: false, sentences }
}

async function recordSide(ctx: Ctx, policy: Policy): Promise<Side> {
  const [carrier] = policy.carrierId ? await findCarriers(ctx, [policy.carrierId]) : []
  return sideOfRecord(policy, carrier?.name ?? null)
}
