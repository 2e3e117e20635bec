import { policyTitle } from '../../../shared/policies.ts'
import { request } from '../../graph/client.ts'
import { ClientFilesDocument, type ClientFilesQuery } from '../../graph/generated/graphql.ts'
import type { KnownFile } from '../../parts/presets/known-files.tsx'
import type { RequestParts } from './request-facts.ts'

type Known = KnownFile & { goesAlong: boolean }
type ClientPolicies = ClientFilesQuery['businessPolicies']

/** Documents that state a policy's coverage: Cara reads them unless the user removes them. */
const TELLING: readonly string[] = ['POLICY_DOCUMENT', 'ENDORSEMENT', 'BINDER', 'QUOTE_DOCUMENT']

/** The client's policies that are in force or being bound, with their files. None for a person who is not a client yet. */
export async function loadClientPolicies(accountId: string | undefined): Promise<ClientPolicies> {
  if (!accountId) return []
  const filter = { accountId, states: ['INFORCE' as const, 'BINDING' as const] }
  return (await request(ClientFilesDocument, { filter })).businessPolicies
}

/**
 * What the agency has already for a request: what came with its e-mails, the documents of its policy, and those of the client's other policies.
 * A request that names a policy is about that one; one that names none is about all the client has.
 */
export function knownFiles({ emailThreads, businessPolicy }: RequestParts, ofClient: ClientPolicies): Known[] {
  const sent = emailThreads.flatMap(({ attachments }) => attachments)
  const own = businessPolicy?.files ?? []
  const others = ofClient.filter(({ id }) => id !== businessPolicy?.id)
  return [
    ...sent.map(({ id, name }) => ({ id, name, from: 'From the e-mail', goesAlong: true })),
    ...own.map(({ id, name, type }) => ({ id, name, from: 'From the policy', goesAlong: TELLING.includes(type) })),
    ...others.flatMap(({ files, ...policy }) => {
      const from = policyTitle({ ...policy, policyNumber: policy.policyNumber ?? null })
      return files.map(({ id, name, type }) => ({
        ...{ id, name, from },
        goesAlong: !businessPolicy && TELLING.includes(type),
      }))
    }),
  ]
}
