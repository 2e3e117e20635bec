import { ChevronDown, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { DeleteKnowledgeBaseDocument } from '../../graph/generated/graphql.ts'
import { whenIdle } from '../../lib/idle.ts'
import { useMay } from '../../parts/session.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { KNOWLEDGE } from './knowledge-list.tsx'
import { useBases } from './use-bases.ts'
import { useOpenDialog } from './use-open-dialog.ts'

const load = () => import('./add-menu-items.tsx')
const AddMenuItems = lazy(load)
whenIdle(load)
const NameBase = lazy(() => import('./name-base.tsx'))
const Confirm = lazy(() => import('../../ui/confirm.tsx'))

/** The menu of what is added to the library, and of the knowledge base that is looked at. Nothing for who may not add. */
export function AddDocument() {
  const may = useMay()
  const { bases, base } = useBases()
  const [asking, setAsking] = useState<'ADD' | 'RENAME' | 'DELETE' | null>(null)
  const act = useAct()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const open = useOpenDialog()
  if (!may('create', 'knowledge')) return null
  const remove = async ({ id, title }: { id: string; title: string }) => {
    const outcome = await act(DeleteKnowledgeBaseDocument, { id })
    if (!outcome.ok) return outcome.sentence
    toast(`${title} deleted`)
    await navigate(KNOWLEDGE, { replace: true })
    await revalidate()
    return undefined
  }
  const close = () => setAsking(null)
  return (
    <>
      <Menu
        preload={load}
        trigger={
          <Button look="primary">
            <Plus size={16} aria-hidden />
            Add Document
            <ChevronDown size={14} aria-hidden className="-mr-1" />
          </Button>
        }
        items={() => (
          <AddMenuItems base={base} onUpload={() => open('upload')} onWrite={() => open('new')} onBase={setAsking} />
        )}
      />
      <Suspense>
        {asking === 'ADD' && <NameBase onClose={close} />}
        {asking === 'RENAME' && base && <NameBase base={base} onClose={close} />}
        {asking === 'DELETE' && base && (
          <Confirm
            open
            onClose={close}
            title={`Delete ${base.title}?`}
            verb="Delete"
            danger
            onConfirm={() => remove(base)}
          >
            {bases.length > 1
              ? 'A knowledge base without documents is deleted. Documents are moved or deleted first.'
              : 'A knowledge base without documents is deleted. The next document makes a new one.'}
          </Confirm>
        )}
      </Suspense>
    </>
  )
}
