import { Bold, Heading2, Italic, List, ListOrdered, Pilcrow, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { safeHtml, safeNodes } from '../../../parts/safe-html.ts'
import { Button } from '../../../ui/button.tsx'
import type { ArtifactViewerProps } from './form-viewer.tsx'
import { SaveNote } from './save-note.tsx'
import { useArtifactSave } from './use-artifact-save.ts'

/** A document Cara drafted: shown as it reads, edited in place. Only known elements ever reach the page. */
export default function DocumentViewer(props: ArtifactViewerProps) {
  const { artifact, editable } = props
  const page = useRef<HTMLDivElement>(null)
  const [title, setTitle] = useState(artifact.document!.title)
  const { status, save, isNews, adopt } = useArtifactSave(props)

  const showNewest = () => {
    adopt(artifact)
    setTitle(artifact.document!.title)
    page.current?.replaceChildren(safeNodes(artifact.document!.content))
  }
  const shown = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version can bring another text
  useEffect(() => {
    if (!shown.current || !editable || isNews(artifact)) showNewest()
    shown.current = true
  }, [artifact.version, artifact.edits])

  const saveNow = (nextTitle = title) => {
    if (page.current) save({ document: { title: nextTitle.trim() || null, content: safeHtml(page.current) } })
  }
  return (
    <>
      {editable && <Toolbar onCommand={() => saveNow()} />}
      <div className="relative min-h-0 flex-1 overflow-y-auto p-5 max-md:px-3">
        <article className="mx-auto max-w-180 rounded-8 border border-hairline bg-surface px-10 py-8 shadow-card max-md:px-4">
          <input
            aria-label="Title of the document"
            value={title}
            readOnly={!editable}
            onChange={(event) => {
              setTitle(event.target.value)
              saveNow(event.target.value)
            }}
            className="mb-4 w-full rounded-4 bg-transparent text-20 font-semibold"
          />
          {/* biome-ignore lint/a11y/useSemanticElements: rich text has no native control */}
          <div
            ref={page}
            role="textbox"
            aria-multiline="true"
            aria-label="Text of the document"
            aria-readonly={!editable}
            tabIndex={0}
            contentEditable={editable}
            suppressContentEditableWarning
            onInput={() => saveNow()}
            onPaste={(event) => {
              event.preventDefault()
              const html = event.clipboardData.getData('text/html')
              const box = document.createElement('div')
              box.append(html ? safeNodes(html) : event.clipboardData.getData('text/plain'))
              document.execCommand('insertHTML', false, box.innerHTML)
            }}
            className="document min-h-60 rounded-4 text-prose outline-offset-4"
          />
        </article>
        <div className="mx-auto flex min-h-8 max-w-180 items-center justify-end pt-2">
          <SaveNote status={status} onLoadNewest={showNewest} />
        </div>
      </div>
    </>
  )
}

const COMMANDS = [
  { label: 'Bold', icon: Bold, run: ['bold'] },
  { label: 'Italic', icon: Italic, run: ['italic'] },
  { label: 'Heading', icon: Heading2, run: ['formatBlock', 'h2'] },
  { label: 'Paragraph', icon: Pilcrow, run: ['formatBlock', 'p'] },
  { label: 'List', icon: List, run: ['insertUnorderedList'] },
  { label: 'Numbered list', icon: ListOrdered, run: ['insertOrderedList'] },
  { label: 'Undo', icon: Undo2, run: ['undo'] },
  { label: 'Redo', icon: Redo2, run: ['redo'] },
] as const

/** The browser's own editing commands: old, unfashionable, everywhere, and nothing to download. */
function Toolbar({ onCommand }: { onCommand: () => void }) {
  return (
    <div
      role="toolbar"
      aria-label="Format"
      className="flex flex-none gap-px border-b border-hairline bg-surface px-4 py-1"
    >
      {COMMANDS.map(({ label, icon: Icon, run: [command, value] }) => (
        <Button
          key={label}
          look="quiet"
          size="sm"
          icon
          aria-label={label}
          title={label}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            document.execCommand(command, false, value)
            onCommand()
          }}
        >
          <Icon size={16} aria-hidden />
        </Button>
      ))}
    </div>
  )
}
