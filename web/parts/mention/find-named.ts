import type { IsoDate } from '../../../shared/dates.ts'
import { mayBeAsked } from '../../../shared/knowledge.ts'
import { byTerm, policyTitle } from '../../../shared/policies.ts'
import { holdsAll, matchesIn, SEARCH_KINDS, type Span } from '../../../shared/search.ts'
import { request } from '../../graph/client.ts'
import { NameDocumentsDocument, NamePoliciesDocument, SearchDocument } from '../../graph/generated/graphql.ts'
import type { Named } from '../../lib/draft.ts'
import type { FoundGroup } from '../use-live-search.ts'

/** Something to name, and what of its name was typed. */
export type NamedHit = Named & { title: string; detail: string | null; matches: readonly Span[] }

/** What a box can name beside the documents of the library. */
export type Nameable = {
  /** Files of the workspace. */
  files: readonly { id: string; name: string }[]
  /** The client it is about; only policies of that client can be named then. */
  accountId: string | null
  /** Whether a client can be named where there is none. */
  mayNameClient: boolean
}

const MOST = 6
type Groups = FoundGroup<NamedHit>[]

/** What can be named by these words, in groups. Nothing typed, no client is offered. */
export async function findNamed(words: string, about: Nameable, today: IsoDate, signal: AbortSignal): Promise<Groups> {
  const found = await Promise.all([documents(words, signal), records(words, about, today, signal)])
  const files = about.files
    .filter(({ name }) => holdsAll(name, words))
    .slice(0, MOST)
    .map(({ id, name }) => hit({ kind: 'FILE', id, name }, words))
  return [{ title: 'Files of this workspace', hits: files }, ...found.flat()]
}

const hit = (named: Named, words: string, detail: string | null = null): NamedHit => ({
  ...named,
  ...{ title: named.name, detail, matches: words ? matchesIn(named.name, words) : [] },
})

async function documents(words: string, signal: AbortSignal): Promise<Groups> {
  const { knowledgeBaseDocuments: rows } = await request(NameDocumentsDocument, { words }, { signal })
  const ready = rows.filter(({ indexingStatus, pages }) => mayBeAsked(indexingStatus.status, pages))
  return [
    { title: 'Knowledge base', hits: ready.map(({ id, title }) => hit({ kind: 'DOCUMENT', id, name: title }, words)) },
  ]
}

async function records(words: string, about: Nameable, today: IsoDate, signal: AbortSignal): Promise<Groups> {
  const { accountId, mayNameClient } = about
  if (accountId) {
    const filter = { accountId, ...(words && { search: words }) }
    const { businessPolicies } = await request(NamePoliciesDocument, { filter }, { signal })
    const told = businessPolicies.toSorted(byTerm(today)).slice(0, MOST)
    const hits = told.map(({ id, type, policyNumber, carrier }) =>
      hit({ kind: 'POLICY', id, name: policyTitle({ type, policyNumber }), accountId }, words, carrier?.name),
    )
    return [{ title: 'Policies of this client', hits }]
  }
  if (!words || !mayNameClient) return []
  const { search } = await request(SearchDocument, { text: words }, { signal })
  return search.flatMap(({ kind, hits }) => {
    if (kind !== 'ACCOUNT' && kind !== 'POLICY') return []
    const named = hits.flatMap(({ id, title, detail, matches, accountId: of }) => {
      const account = kind === 'ACCOUNT' ? id : of
      return account ? [{ kind, id, name: title, accountId: account, title, detail, matches }] : []
    })
    return [{ title: SEARCH_KINDS.find((one) => one.id === kind)!.label, hits: named }]
  })
}
