import { PencilLine, Trash2 } from 'lucide-react'
import { MenuItem } from '../../ui/menu-items.tsx'

/** What can be done with a saved view. */
export default function ViewMenuItems({ onRename, onDelete }: { onRename: () => void; onDelete: () => void }) {
  return (
    <>
      <MenuItem onSelect={onRename}>
        <PencilLine size={14} aria-hidden />
        Rename
      </MenuItem>
      <MenuItem onSelect={onDelete}>
        <Trash2 size={14} aria-hidden />
        Delete
      </MenuItem>
    </>
  )
}
