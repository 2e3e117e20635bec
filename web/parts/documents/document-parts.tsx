import { Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { count } from '../../lib/count.ts'
import { fileSize } from '../../lib/size.ts'
import { Button } from '../../ui/button.tsx'
import { ROW_LINK } from '../../ui/table.tsx'

const Confirm = lazy(() => import('../../ui/confirm.tsx'))

type Named = { id: string; name: string; size: number; pages?: number | null }

/** The name of a file, which opens it; how long and large it is, and on a phone what the other columns say. */
export const DocumentName = ({ file, phone }: { file: Named; phone: ReactNode }) => (
  <>
    <Link to={`/app/files/${file.id}`} prefetch="intent" className={ROW_LINK}>
      {file.name}
    </Link>
    <span className="num cut block text-12 text-ink-3">
      {[file.pages && count(file.pages, 'page'), fileSize(file.size)].filter(Boolean).join(' · ')}
    </span>
    <span className="cut block text-12 text-ink-3 md:hidden">{phone}</span>
  </>
)

export const DeleteDocument = ({ name, onDelete }: { name: string; onDelete: () => void }) => (
  <Button
    look="quiet"
    size="sm"
    icon
    className="relative z-1"
    aria-label={`Delete ${name}`}
    title="Delete"
    onClick={onDelete}
  >
    <Trash2 size={16} aria-hidden />
  </Button>
)

type ConfirmDeleteProps = {
  /** The file to be deleted, after the user asked for it. */
  file: { name: string } | null
  onClose: () => void
  /** Does it; returns a sentence on failure. */
  remove: (reason: string) => Promise<string | undefined>
  children: ReactNode
}

/** Asks before a file is deleted, and why. */
export const ConfirmDelete = ({ file, onClose, remove, children }: ConfirmDeleteProps) => (
  <Suspense>
    {file && (
      <Confirm open onClose={onClose} title={`Delete ${file.name}?`} verb="Delete" danger asksWhy onConfirm={remove}>
        {children}
      </Confirm>
    )}
  </Suspense>
)
