import { FileText, PencilLine, Plus, Trash2, Upload } from 'lucide-react'
import { MenuItem, MenuLine } from '../../ui/menu-items.tsx'
import type { Base } from './knowledge-list.tsx'

type AddMenuItemsProps = {
  /** The knowledge base that is looked at. */
  base: Base | undefined
  onUpload: () => void
  onWrite: () => void
  onBase: (act: 'ADD' | 'RENAME' | 'DELETE') => void
}

/** What is added to the library (spec 2 §2), and what becomes of its knowledge bases. */
export default function AddMenuItems({ base, onUpload, onWrite, onBase }: AddMenuItemsProps) {
  return (
    <>
      <MenuItem onSelect={onUpload}>
        <Upload size={14} aria-hidden />
        Upload Existing Documents
      </MenuItem>
      <MenuItem onSelect={onWrite}>
        <FileText size={14} aria-hidden />
        Create Document
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => onBase('ADD')}>
        <Plus size={14} aria-hidden />
        New knowledge base…
      </MenuItem>
      {base && (
        <>
          <MenuItem onSelect={() => onBase('RENAME')}>
            <PencilLine size={14} aria-hidden />
            <span className="cut max-w-60">Rename {base.title}…</span>
          </MenuItem>
          <MenuItem onSelect={() => onBase('DELETE')}>
            <Trash2 size={14} aria-hidden />
            <span className="cut max-w-60">Delete {base.title}…</span>
          </MenuItem>
        </>
      )}
    </>
  )
}
