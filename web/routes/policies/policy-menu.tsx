import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { DeletePolicyDocument, type PolicyFragment } from '../../graph/generated/graphql.ts'
import { whenIdle } from '../../lib/idle.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'

const load = () => import('./policy-menu-items.tsx')
const PolicyMenuItems = lazy(load)
whenIdle(load)
const Confirm = lazy(() => import('../../ui/confirm.tsx'))

/** The actions on a whole policy: Delete, Cancel, Reinstate, Renew (spec 3 §2). */
export function PolicyMenu({ policy }: { policy: PolicyFragment }) {
  const [deleting, setDeleting] = useState(false)
  const act = useAct()
  const navigate = useNavigate()
  const remove = async (reason: string) => {
    const outcome = await act(DeletePolicyDocument, { id: policy.id, reason })
    if (!outcome.ok) return outcome.sentence
    toast('Policy deleted')
    await navigate('/app/policies')
    return undefined
  }
  return (
    <>
      <Menu
        preload={load}
        trigger={
          <Button icon aria-label="More" title="More">
            <Ellipsis size={16} aria-hidden />
          </Button>
        }
        items={() => <PolicyMenuItems policy={policy} onDelete={() => setDeleting(true)} />}
      />
      {deleting && (
        <Suspense>
          <Confirm
            open
            onClose={() => setDeleting(false)}
            title="Delete this policy?"
            verb="Delete"
            danger
            asksWhy
            onConfirm={remove}
          >
            It leaves every list and the account. Its history stays with the account.
          </Confirm>
        </Suspense>
      )}
    </>
  )
}
