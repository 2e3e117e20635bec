import { useEffect, useState } from 'react'
import { request } from '../../graph/client.ts'
import { ClassCodeTableDocument } from '../../graph/generated/graphql.ts'

/** That the agency has no table of its own to choose codes from; nothing where it has one, or that is not known yet. */
export default function ClassCodesNote() {
  const [has, setHas] = useState(true)
  useEffect(() => {
    const stop = new AbortController()
    request(ClassCodeTableDocument, {}, { signal: stop.signal }).then(
      ({ classCodeTable }) => setHas(!!classCodeTable),
      // What cannot be looked up now is said in the answer.
      () => undefined,
    )
    return () => stop.abort()
  }, [])
  return (
    <p role="status" className="mt-[6px] text-12 text-ink-2 empty:hidden">
      {!has && 'Your agency has no table of GL class codes yet. Import one under Settings, Class codes.'}
    </p>
  )
}
