import { Button } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'

/** Shown in a dialog instead of its form when the action is not allowed, with the reason. */
export const Refused = ({ why, close }: { why: string; close: () => void }) => (
  <>
    <DialogBody>
      <p>{why}</p>
    </DialogBody>
    <DialogFoot>
      <Button onClick={close}>Close</Button>
    </DialogFoot>
  </>
)
