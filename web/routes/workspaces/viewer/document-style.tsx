import { Download, Eye, Printer } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { BASE_STYLES } from '../../../../shared/document-styles.ts'
import { useAct } from '../../../graph/act.ts'
import { request } from '../../../graph/client.ts'
import {
  ChooseStyleDocument,
  DocumentStyleDocument,
  type DocumentStyleQuery,
} from '../../../graph/generated/graphql.ts'
import { useMay } from '../../../parts/session.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'

type DocumentStyleProps = { workspaceId: string; artifactId: string; version: number; title: string; waits: boolean }

/** The style of a document, and the document in it: as a page, printed and as a PDF. `waits` while something typed is not saved yet. */
export function DocumentStyle({ workspaceId, artifactId, version, title, waits }: DocumentStyleProps) {
  const [found, setFound] = useState<DocumentStyleQuery | null>(null)
  const id = useId()
  const [isPrinting, setPrinting] = useState(false)
  const act = useAct()
  const mayChoose = useMay()('change', 'artifact')
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

  const download = async () => {
    setPrinting(true)
    const answer = await fetch(`${pdf}&download=1`).catch(() => null)
    setPrinting(false)
    if (!answer?.ok) {
      const why = answer ? await answer.text() : 'There is no connection.'
      return toast(`The PDF was not made. ${why}`, { tone: 'fail' })
    }
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await answer.blob())
    link.download = `${title || 'Document'}.pdf`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }

  return (
    <div className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline bg-surface py-1 pr-3 pl-5 max-md:pl-4">
      <span className="flex min-w-0 items-center gap-2 text-13 text-ink-2">
        <label htmlFor={id} className="whitespace-nowrap">
          Document style
        </label>
        <Select
          id={id}
          value={found?.artifactStyle ?? ''}
          disabled={!found || !mayChoose}
          onChange={(event) => void choose(event.target.value)}
          className="max-w-56"
        >
          {!found && <option value="">Loading…</option>}
          {found && found.htmlDocumentTemplates.length > 0 && (
            <optgroup label="Your styles">
              {found.htmlDocumentTemplates.map((style) => (
                <option key={style.id} value={style.id}>
                  {style.title}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label="Built in">
            {BASE_STYLES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </optgroup>
        </Select>
      </span>
      <span className="ml-auto flex items-center gap-1">
        <ButtonAnchor look="quiet" size="sm" href={page} target="_blank" rel="noreferrer">
          <Eye size={14} aria-hidden />
          Preview
        </ButtonAnchor>
        <ButtonAnchor look="quiet" size="sm" href={pdf} target="_blank" rel="noreferrer">
          <Printer size={14} aria-hidden />
          Print
        </ButtonAnchor>
        <Button size="sm" disabled={isPrinting || waits} onClick={() => void download()}>
          <Download size={14} aria-hidden />
          {isPrinting ? 'Making the PDF…' : 'Download PDF'}
        </Button>
      </span>
    </div>
  )
}
