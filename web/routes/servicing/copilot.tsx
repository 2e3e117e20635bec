import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { CopilotForm } from './copilot-form.tsx'
import { useRequest } from './request.tsx'
import { askedInWords } from './request-facts.ts'

/** Works on the request with Cara, in a workspace of its own. */
export default function Copilot() {
  const of = useRequest()
  return (
    <RouteDialog
      wide
      parent={`/app/servicing/${of.id}/overview`}
      title="Open in Copilot"
      description="Cara works on this request in a workspace. Nothing is sent to the client."
    >
      {(close) => <CopilotForm asksPreset of={of} message={askedInWords(of)} verb="Open in Copilot" close={close} />}
    </RouteDialog>
  )
}
