import { FileCheck2, GitMerge, type LucideIcon, Mail, PencilLine, Sparkles, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { MenuItem, MenuLine } from '../../ui/menu-items.tsx'
import type { RequestParts } from './request-facts.ts'
import { mayOf } from './request-may.ts'

/** The actions of a request's More menu; a disabled one says why. */
export default function RequestMenuItems({ of }: { of: RequestParts }) {
  const navigate = useNavigate()
  const open = (dialog: string) => () =>
    void navigate(`/app/servicing/${of.id}/${dialog}`, { state: OVER, preventScrollReset: true })
  const issue = (accountId: string) => () =>
    void navigate(`/app/accounts/${accountId}/certificates/new?request=${of.id}`, { state: OVER })
  const may = mayOf(of)
  return (
    <>
      <Act icon={Sparkles} label="Open in Copilot" onSelect={open('copilot')} />
      {of.type === 'CREATE_CERTIFICATE' && of.account && (
        <Act icon={FileCheck2} label="Issue certificate" onSelect={issue(of.account.id)} />
      )}
      <Act icon={PencilLine} label="Update request" why={may.update} onSelect={open('update')} />
      <Act icon={Mail} label="Draft a reply" onSelect={open('reply')} />
      <MenuLine />
      <Act icon={GitMerge} label="Merge with another request" why={may.merge} onSelect={open('merge')} />
      <Act icon={Undo2} label="Reopen" why={may.reopen} onSelect={open('reopen')} />
    </>
  )
}

type ActProps = { icon: LucideIcon; label: string; why?: string | null; onSelect: () => void }

const Act = ({ icon: Icon, label, why, onSelect }: ActProps) => (
  <MenuItem disabled={!!why} onSelect={onSelect}>
    <Icon size={14} aria-hidden />
    <span>
      {label}
      {why && <span className="block text-12">{why}</span>}
    </span>
  </MenuItem>
)
