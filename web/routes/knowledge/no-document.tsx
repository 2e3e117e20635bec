import { RequestFailed } from '../../graph/request-failed.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'

/** What is shown in place of a document that is not there (any more): a sentence over the list. */
export function NoDocument({ error }: { error: unknown }) {
  if (!(error instanceof RequestFailed) || error.code !== 'NOT_FOUND') return <ErrorScreen error={error} />
  return (
    <RouteDialog parent="/app/knowledge" title="Document not found">
      {(close) => (
        <>
          <DialogBody>
            <p className="text-ink-2">This document was deleted, or its address is wrong.</p>
          </DialogBody>
          <DialogFoot>
            <Button look="primary" onClick={close}>
              Go to the library
            </Button>
          </DialogFoot>
        </>
      )}
    </RouteDialog>
  )
}
