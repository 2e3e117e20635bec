import { Eye, FileStack, Printer } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { request } from '../../../graph/client.ts'
import {
  ChooseStyleDocument,
  DocumentStyleDocument,
  type DocumentStyleQuery,
} from '../../../graph/generated/graphql.ts'
import { useMay } from '../../../parts/session.ts'
import { StyleChoice } from '../../../parts/style-choice.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DownloadDocument } from './download-document.tsx'

const MakeTemplate = lazy(() => import('./make-template.tsx'))

type DocumentStyleProps = { workspaceId: string; artifactId: string; version: number; title: string; waits: boolean }

/** The style of a document, and the document in it: as a page, printed, and as a file. `waits` while something typed is not saved yet. */
export function DocumentStyle({ workspaceId, artifactId, version, title, waits }: DocumentStyleProps) {
  const [found, setFound] = useState<DocumentStyleQuery | null>(null)
  const id = useId()
  const act = useAct()
  const may = useMay()
  const mayChoose = may('change', 'artifact')
  const mayMake = may('create', 'template')
  const [making, setMaking] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    request(DocumentStyleDocument, { artifactId }, { signal: stop.signal }).then(setFound, () => {})
    return () => stop.abort()
  }, [artifactId])

  const choose = async (styleId: string) => {
    const before = found
    setFound((now) => now && { ...now, artifactStyle: styleId })
    const outcome = await act(ChooseStyleDocument, { workspaceId, artifactId, styleId })
    if (outcome.ok) return
    setFound(before)
    toast(`The style was not changed. ${outcome.sentence}`, { tone: 'fail' })
  }
  const place = `${workspaceId}/${artifactId}`
  const page = `/agency/html/${place}/v2?version=${String(version)}`
  const pdf = `/agency/pdf/${place}?version=${String(version)}`

  return (
    <div className="flex flex-none items-center gap-2 max-md:flex-wrap border-b border-hairline bg-surface py-1 pr-3 pl-5 max-md:pl-4">
      <span className="flex min-w-0 items-center gap-2 text-13 text-ink-2">
        <label htmlFor={id} className="whitespace-nowrap">
          Document style
        </label>
        <Select
          id={id}
          value={found?.artifactStyle ?? ''}
          disabled={!found || !mayChoose}
          onChange={(event) => void choose(event.target.value)}
          className="w-48 max-w-full min-w-0"
        >
          <StyleChoice styles={found?.htmlDocumentTemplates ?? null} />
        </Select>
      </span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-1">
        <ButtonAnchor look="quiet" size="sm" href={page} target="_blank" rel="noreferrer">
          <Eye size={14} aria-hidden />
          Preview
        </ButtonAnchor>
        <ButtonAnchor look="quiet" size="sm" href={pdf} target="_blank" rel="noreferrer">
          <Printer size={14} aria-hidden />
          Print
        </ButtonAnchor>
        {mayMake && (
          <Button
            look="quiet"
            size="sm"
            icon
            disabled={waits}
            aria-label="Make a template"
            title="Make a template"
            onClick={() => setMaking(true)}
          >
            <FileStack size={16} aria-hidden />
          </Button>
        )}
        <DownloadDocument place={place} version={version} title={title} waits={waits} />
      </span>
      <Suspense>
        {making && <MakeTemplate {...{ workspaceId, artifactId, version }} onClose={() => setMaking(false)} />}
      </Suspense>
    </div>
  )
}
