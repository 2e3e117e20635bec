import { useEffect, useState } from 'react'
import { policyTitle } from '../../../shared/policies.ts'
import { request } from '../../graph/client.ts'
import { OnFileDocument } from '../../graph/generated/graphql.ts'
import type { FiledDocument } from './client.ts'

type Found = { of: string; files?: FiledDocument[]; failure?: string }

/** The documents of a client's policies, then those kept with the client. */
export function useFilesOf(accountId: string | undefined) {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!accountId) return
    const stop = new AbortController()
    loadFiles(accountId, stop.signal).then(
      (files) => setFound({ of: accountId, files }),
      (error: unknown) =>
        stop.signal.aborted || setFound({ of: accountId, failure: error instanceof Error ? error.message : NOT_NOW }),
    )
    return () => stop.abort()
  }, [accountId])
  return found && found.of === accountId ? found : ({} as Partial<Found>)
}

const NOT_NOW = 'The documents could not be looked up. Try again in a moment.'

async function loadFiles(accountId: string, signal: AbortSignal): Promise<FiledDocument[]> {
  const found = await request(OnFileDocument, { accountId, filter: { accountId } }, { signal })
  return [
    ...found.businessPolicies.flatMap(({ files, type, policyNumber }) => {
      const from = policyTitle({ type, policyNumber: policyNumber ?? null })
      return files.map(({ id, name, type: kind }) => ({ id, name, from, type: kind }))
    }),
    ...found.accountDocuments.map(({ id, name, type }) => ({ id, name, from: 'Client', type })),
  ]
}
