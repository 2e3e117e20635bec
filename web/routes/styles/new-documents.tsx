import { useEffect, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import {
  NewDocumentStyleDocument,
  type NewDocumentStyleQuery,
  UseStyleDocument,
} from '../../graph/generated/graphql.ts'
import { useMay } from '../../parts/session.ts'
import { StyleChoice } from '../../parts/style-choice.tsx'
import { Select } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

/** The style new documents get. It is read anew with the list, whose styles may be others now. */
export function NewDocuments({ styles }: { styles: unknown }) {
  const [found, setFound] = useState<NewDocumentStyleQuery | null>(null)
  const id = useId()
  const act = useAct()
  const { revalidate } = useRevalidator()
  const mayChange = useMay()('change', 'style')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was loaded anew may hold other styles.
  useEffect(() => {
    const stop = new AbortController()
    request(NewDocumentStyleDocument, {}, { signal: stop.signal }).then(setFound, () => {})
    return () => stop.abort()
  }, [styles])

  const choose = async (styleId: string) => {
    const before = found
    setFound((now) => now && { ...now, defaultArtifactStyle: styleId })
    const outcome = await act(UseStyleDocument, { styleId })
    if (outcome.ok) return revalidate()
    setFound(before)
    toast(`The style was not changed. ${outcome.sentence}`, { tone: 'fail' })
  }

  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <label htmlFor={id} className="font-medium">
        New documents
      </label>
      <Select
        id={id}
        value={found?.defaultArtifactStyle ?? ''}
        disabled={!found || !mayChange}
        onChange={(event) => void choose(event.target.value)}
        className="max-w-64"
      >
        <StyleChoice styles={found?.htmlDocumentTemplates ?? null} />
      </Select>
      <span className="text-12 text-ink-3">Documents that are there already keep their style.</span>
    </div>
  )
}
