import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog-parts.tsx'
import { ContactSales } from './contact-sales.tsx'

/** For an agency whose plan has no limits: there is nothing to choose here, and a way to ask. */
export function NothingToChange({ onClose }: { onClose: () => void }) {
  return (
    <>
      <DialogBody>
        <p className="text-13 text-ink-2">
          Your plan has no limits and counts no seats, so there is nothing to change here. Whoever runs this Cara can
          put your agency on another plan.
        </p>
      </DialogBody>
      <DialogFoot>
        <ContactSales />
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </>
  )
}
