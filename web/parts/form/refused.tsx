import { Button } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'

/** What stands in a dialog in place of its form when what it does cannot be done, and why. */
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
