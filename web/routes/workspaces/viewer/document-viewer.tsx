import { useState } from 'react'
import { safeHtml } from '../../../../shared/safe-html.ts'
import { useAct } from '../../../graph/act.ts'
import { ProposeChangeDocument } from '../../../graph/generated/graphql.ts'
import { useMay } from '../../../parts/session.ts'
import type { Ask } from '../../../ui/rich-text/ask-cara.tsx'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import { DocumentStyle } from './document-style.tsx'
import type { ArtifactViewerProps } from './form-viewer.tsx'
import { SaveNote } from './save-note.tsx'
import { useArtifactSave } from './use-artifact-save.ts'

/** A document Cara drafted: shown as it reads, edited in place. Only known elements ever reach the page. */
export default function DocumentViewer(props: ArtifactViewerProps) {
  const { artifact, editable, workspaceId } = props
  const [title, setTitle] = useState(artifact.document!.title)
  const [content, setContent] = useState(artifact.document!.content)
  const act = useAct()
  const mayAsk = useMay()('run', 'workspace')
  const { status, save, settled, ...rest } = useArtifactSave(
    props,
    ({ document }) => {
      setTitle(document!.title)
      setContent(document!.content)
    },
    safeHtml,
  )

  const change = (nextTitle: string, nextContent: string) => {
    setTitle(nextTitle)
    setContent(nextContent)
    save({ document: { title: nextTitle.trim() || null, content: nextContent } })
  }
  const ask: Ask = async (part, instruction, signal) => {
    const base = await settled(signal)
    if (!base) return { after: null, note: 'What you typed is not saved yet. Ask again when it is.' }
    const variables = { workspaceId, artifactId: artifact.id, ...base, part, instruction }
    const outcome = await act(ProposeChangeDocument, variables, { signal })
    if (!outcome.ok) return { after: null, note: outcome.sentence }
    return outcome.value.proposal
      ? { after: outcome.value.proposal.after ?? null, note: outcome.value.proposal.note }
      : { after: null, note: 'Cara proposed nothing. Try again.' }
  }
  return (
    <>
      <DocumentStyle
        workspaceId={workspaceId}
        artifactId={artifact.id}
        version={artifact.version}
        title={title}
        waits={status.kind === 'saving'}
      />
      <div className="relative min-h-0 flex-1 overflow-y-auto p-5 max-md:px-3">
        <article className="mx-auto max-w-180 rounded-8 border border-hairline bg-surface px-10 pt-3 pb-8 shadow-card max-md:px-4">
          <textarea
            aria-label="Title of the document"
            rows={1}
            value={title}
            readOnly={!editable}
            onChange={(event) => change(event.target.value.replaceAll(/\s*\n\s*/g, ' '), content)}
            className="mt-3 mb-2 field-sizing-content w-full resize-none rounded-4 bg-transparent text-20 font-semibold"
          />
          <RichText
            label="Text of the document"
            value={content}
            editable={editable}
            onChange={(html) => change(title, html)}
            ask={mayAsk ? ask : null}
          />
        </article>
        <div className="mx-auto flex min-h-8 max-w-180 items-center justify-end pt-2">
          <SaveNote status={status} {...rest} />
        </div>
      </div>
    </>
  )
}
