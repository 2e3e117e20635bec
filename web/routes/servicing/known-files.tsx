import { policyTitle } from '../../../shared/policies.ts'
import { request } from '../../graph/client.ts'
import { ClientFilesDocument, type ClientFilesQuery } from '../../graph/generated/graphql.ts'
import { Checkbox } from '../../ui/field.tsx'
import type { RequestParts } from './request-facts.ts'

type Known = { id: string; name: string; from: string; goesAlong: boolean }
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

type KnownFilesProps = { files: readonly Known[]; chosen: readonly string[]; onChange: (ids: string[]) => void }

/** Which of them go along. */
export function KnownFiles({ files, chosen, onChange }: KnownFilesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-[6px] text-13 font-medium">Files already here</legend>
      <div className="max-h-60 divide-y divide-hairline overflow-y-auto rounded-8 border border-hairline">
        {files.map(({ id, name, from }) => (
          <label
            key={id}
            htmlFor={`known-${id}`}
            className="flex min-h-10 cursor-pointer items-center gap-2 px-3 text-13"
          >
            <Checkbox
              id={`known-${id}`}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            <span className="cut min-w-0 flex-1">{name}</span>
            <span className="cut max-w-[50%] flex-none text-12 text-ink-3">{from}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
