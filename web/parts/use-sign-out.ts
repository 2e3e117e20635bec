import { type Outcome, useAct } from '../graph/act.ts'
import { SignOutDocument, SignOutEverywhereDocument } from '../graph/generated/graphql.ts'
import { toast } from '../ui/toast.tsx'
import { tellSignedOut } from './signed-out.ts'

/** Signs out, here or on every device, and goes to the sign-in page. A failure is said in a toast, and the user stays. */
export function useSignOut() {
  const act = useAct()
  const leave = async (signOut: () => Promise<Outcome<unknown>>) => {
    const outcome = await signOut()
    if (!outcome.ok && outcome.code !== 'SIGNED_OUT') return toast(outcome.sentence, { tone: 'fail' })
    sessionStorage.clear()
    tellSignedOut()
    // A new document, so that nothing of this user's stays in memory.
    location.assign('/app/signin')
  }
  return {
    here: () => void leave(() => act(SignOutDocument, {})),
    everywhere: () => void leave(() => act(SignOutEverywhereDocument, {})),
  }
}
