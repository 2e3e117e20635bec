import { Ban, type LucideIcon, RefreshCw, Trash2, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { PolicyFragment, PolicyMayPartsFragment } from '../../graph/generated/graphql.ts'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { MenuItem, MenuLine } from '../../ui/menu-items.tsx'

type PolicyMenuItemsProps = { policy: PolicyFragment; onDelete: () => void }

/** The actions of a policy's More menu; a disabled one says why. */
export default function PolicyMenuItems({ policy, onDelete }: PolicyMenuItemsProps) {
  const navigate = useNavigate()
  const open = (dialog: string) => () =>
    void navigate(`/app/policies/${policy.id}/${dialog}`, { state: OVER, preventScrollReset: true })
  return (
    <>
      <Act icon={RefreshCw} label="Renew" may={policy.can.renew} onSelect={open('renew')} />
      <Act icon={Ban} label="Cancel" may={policy.can.cancel} onSelect={open('cancel')} />
      <Act icon={Undo2} label="Reinstate" may={policy.can.reinstate} onSelect={open('reinstate')} />
      <MenuLine />
      <Act icon={Trash2} label="Delete" may={policy.can.delete} onSelect={onDelete} />
    </>
  )
}

type ActProps = { icon: LucideIcon; label: string; may: PolicyMayPartsFragment; onSelect: () => void }

const Act = ({ icon: Icon, label, may, onSelect }: ActProps) => (
  <MenuItem disabled={!may.allowed} onSelect={onSelect}>
    <Icon size={14} aria-hidden />
    <span>
      {label}
      {may.reason && <span className="block text-12">{may.reason}</span>}
    </span>
  </MenuItem>
)
