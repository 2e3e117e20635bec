import { useEffect, useState } from 'react'
import { request } from '../../graph/client.ts'
import { InForceDocument } from '../../graph/generated/graphql.ts'

/** Whether a client has a policy in force; false until it is known. */
export function useInForce(accountId: string | undefined): boolean {
  const [told, setTold] = useState<{ of: string; isInForce: boolean }>()
  useEffect(() => {
    if (!accountId) return
    const stop = new AbortController()
    request(InForceDocument, { accountId }, { signal: stop.signal }).then(
      ({ businessPolicies }) => setTold({ of: accountId, isInForce: businessPolicies.length > 0 }),
      // What cannot be looked up is not known: documents are asked for.
      () => undefined,
    )
    return () => stop.abort()
  }, [accountId])
  return told !== undefined && told.of === accountId && told.isInForce
}
