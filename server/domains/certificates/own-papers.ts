import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import {
  bareNumber,
  CLAIMED,
  type DocumentFacts,
  type DocumentKind,
  type Fact,
  type PaperRecord,
  type Passage,
} from '../../documents/index.ts'
import type { CertifiedFile } from '../../forms/acord-25/certified.ts'
import { recordsOf } from '../../forms/proposing/records-of.ts'
import { listFiles } from '../files/service.ts'
import { choosePolicy, listPolicyFiles } from '../policies/service.ts'
import type { Policy } from '../policies/types.ts'

/** A file of a policy that was read. */
export type ReadFile = { id: string; name: string; facts: DocumentFacts }

/** The files of a policy that count as a source: those that were read, and the names of those not read yet. */
export type OwnPapers = { read: ReadFile[]; unread: string[] }

/** Documents that count as a source for a policy: the policy and its endorsements, not documents about it. */
const SPEAKING = ['ENDORSEMENT', 'POLICY_DOCUMENT', 'BINDER']

/** The files of these policies that count as a source, the newest first: those that were read, and the names of those not read yet. */
export async function readFilesOf(ctx: Ctx, policies: readonly Policy[]) {
  must(ctx, 'read', 'policy')
  const of = policies.map(({ id }) => id)
  const kept = (await listPolicyFiles(ctx, of)).filter(({ type }) => SPEAKING.includes(type))
  const ids = kept.map(({ id }) => id)
  const factsOf = new Map((await listFiles(ctx, ids)).map(({ id, facts }) => [id, facts]))
  return (policy: Policy): OwnPapers => {
    const own = kept.filter(({ policyId }) => policyId === policy.id)
    const read = own.flatMap(({ id, name }) => {
      const facts = factsOf.get(id)
      return facts ? [{ id, name, facts }] : []
    })
    return { read, unread: own.flatMap(({ id, name }) => (factsOf.get(id) ? [] : [name])) }
  }
}

/** Documents that are the policy or part of it. Others are only about it: certificates, letters, quotes, applications. */
const OF_THE_POLICY: readonly DocumentKind[] = ['declarations', 'endorsement', 'binder']

/** The place of this policy among those of a document; null if it belongs to another policy or is only about this one. */
function ownPlace(policy: Policy, facts: DocumentFacts): number | null {
  if (!OF_THE_POLICY.includes(facts.kind)) return null
  const own = choosePolicy(facts, { number: policy.policyNumber, type: policy.type })
  const number = own === null ? null : facts.policies[own]!.number
  return number && policy.policyNumber && bareNumber(number) !== bareNumber(policy.policyNumber) ? null : own
}

/** What a document of this policy says for sure. */
export function ownFacts(policy: Policy, facts: DocumentFacts): Fact[] {
  const own = ownPlace(policy, facts)
  return facts.facts.filter(({ policy: of, confidence, status }) => {
    const isOurs = own !== null && (of === own || (of === null && facts.policies.length === 1))
    return isOurs && confidence >= CLAIMED && status === 'current'
  })
}

/** The entries of the lists of some kinds that a document of this policy has. */
export function ownRecords(
  policy: Policy,
  { id, name, facts }: ReadFile,
  isMeant: (type: string) => boolean,
): PaperRecord[] {
  const own = ownPlace(policy, facts)
  if (own === null) return []
  const files = [{ fileId: id, fileName: name, facts }]
  const of = { from: [{ fileId: id, index: own }], number: policy.policyNumber }
  return recordsOf({ files, today: '' }, of, isMeant).map(({ record }) => record)
}

/** The source of something that a file says. */
export const placeOf = ({ id, name }: ReadFile, { source }: { source: Passage }): CertifiedFile => ({
  fileId: id,
  fileName: name,
  page: source.page,
  quote: source.quote,
})
