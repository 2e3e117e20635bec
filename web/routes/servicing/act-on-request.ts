import { redirect } from 'react-router'
import type { UserError } from '../../graph/client.ts'
import { doForm } from '../../parts/form/form-result.ts'
import { toast } from '../../ui/toast.tsx'

/** Does what a dialog of a request was sent for, says so, and goes to the overview; what was wrong with it otherwise. */
export async function actOnRequest(id: string, told: string, work: () => Promise<{ errors: UserError[] }>) {
  const failure = await doForm(work)
  if (failure) return failure
  toast(told)
  return redirect(`/app/servicing/${id}/overview`)
}
