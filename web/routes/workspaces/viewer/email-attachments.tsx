import { ChevronDown, CircleAlert, FileText, Paperclip, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { MOST_ATTACHED_BYTES, MOST_ATTACHMENTS } from '../../../../shared/emails.ts'
import type { Workspace } from '../../../graph/workspace.ts'
import { fileSize } from '../../../lib/size.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuLabel } from '../../../ui/menu-items.tsx'
import { artifactTitle } from '../conversation/turns.ts'
import type { Draft } from './email-draft.ts'

type Attachment = Draft['attachments'][number]
const idOf = ({ artifactId, fileId }: Attachment) => artifactId ?? fileId ?? ''

type EmailAttachmentsProps = {
  attachments: Attachment[]
  /** The e-mail itself. */
  artifactId: string
  workspace: Workspace
  editable: boolean
  onChange: (attachments: Attachment[]) => void
}

/** What goes with an e-mail: documents of the workspace as PDFs of their newest version, and its files. */
export function EmailAttachments({ attachments, artifactId, workspace, editable, onChange }: EmailAttachmentsProps) {
  const title = useId()
  const add = useRef<HTMLDivElement>(null)
  const attached = new Set(attachments.map(idOf))
  const made = workspace.artifacts.filter(({ id, email }) => !email && id !== artifactId)
  const offered = {
    made: made.filter(({ id }) => !attached.has(id)),
    files: workspace.files.filter(({ id }) => !attached.has(id)),
  }
  const bytes = workspace.files.filter(({ id }) => attached.has(id)).reduce((sum, { size }) => sum + size, 0)
  const shown = (attachment: Attachment) => {
    const file = workspace.files.find(({ id }) => id === attachment.fileId)
    if (file) return { name: file.shownName, line: fileSize(file.size) }
    const artifact = made.find(({ id }) => id === attachment.artifactId)
    if (artifact)
      return { name: `${artifactTitle(artifact)}.pdf`, line: `Version ${String(artifact.version)}, the newest` }
    return null
  }
  const remove = (attachment: Attachment) => {
    onChange(attachments.filter((one) => one !== attachment))
    // Where all was attached, the button comes back with this.
    window.setTimeout(() => add.current?.querySelector('button')?.focus())
  }
  if (!editable && !attachments.length) return null
  return (
    <section aria-labelledby={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div ref={add} className="flex min-h-7 items-center justify-between gap-2">
        <h3 id={title} className="text-13 font-medium">
          Attachments
        </h3>
        {editable && offered.made.length + offered.files.length > 0 && attachments.length < MOST_ATTACHMENTS && (
          <Menu
            trigger={
              <Button size="sm">
                <Paperclip size={14} aria-hidden />
                Attach
                <ChevronDown size={14} aria-hidden />
              </Button>
            }
            items={() => (
              <>
                {offered.made.length > 0 && <MenuLabel>Documents, as PDF</MenuLabel>}
                {offered.made.map((artifact) => (
                  <MenuItem
                    key={artifact.id}
                    onSelect={() => onChange([...attachments, { artifactId: artifact.id, fileId: null }])}
                  >
                    <span className="cut max-w-80">{artifactTitle(artifact)}</span>
                  </MenuItem>
                ))}
                {offered.files.length > 0 && <MenuLabel>Files of this workspace</MenuLabel>}
                {offered.files.map((file) => (
                  <MenuItem
                    key={file.id}
                    onSelect={() => onChange([...attachments, { artifactId: null, fileId: file.id }])}
                  >
                    <span className="cut max-w-80">{file.shownName}</span>
                    <span className="ml-auto pl-3 text-12 text-ink-3">{fileSize(file.size)}</span>
                  </MenuItem>
                ))}
              </>
            )}
          />
        )}
      </div>
      {attachments.length === 0 && (
        <p className="text-12 text-ink-3">
          {offered.made.length + offered.files.length > 0
            ? 'Nothing is attached.'
            : 'Nothing is attached. Documents and files of this workspace can be.'}
        </p>
      )}
      {attachments.length > 0 && (
        <ul aria-labelledby={title} className="divide-y divide-hairline rounded-6 border border-hairline text-13">
          {attachments.map((attachment) => {
            const found = shown(attachment)
            const name = found?.name ?? 'A deleted file'
            return (
              <li key={idOf(attachment)} className="flex min-h-9 items-center gap-2 py-1 pr-1 pl-3">
                {found ? (
                  <FileText size={16} strokeWidth={1.6} className="flex-none text-ink-3" aria-hidden />
                ) : (
                  <CircleAlert size={16} className="flex-none text-fail-ink" aria-hidden />
                )}
                <span className="min-w-0 flex-1">
                  {found ? (
                    <span className="cut block">{name}</span>
                  ) : (
                    <span className="text-fail-ink">This was deleted. Remove it, or attach something else.</span>
                  )}
                  {found && <span className="block text-12 text-ink-3">{found.line}</span>}
                </span>
                {editable && (
                  <Button
                    look="quiet"
                    size="sm"
                    icon
                    aria-label={`Remove ${name}`}
                    title="Remove"
                    onClick={() => remove(attachment)}
                  >
                    <X size={14} aria-hidden />
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {bytes > MOST_ATTACHED_BYTES && (
        <p role="status" className="text-12 text-wait-ink">
          The files are {fileSize(bytes)} together. Most mail servers take up to {fileSize(MOST_ATTACHED_BYTES)}.
        </p>
      )}
    </section>
  )
}
