import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useLeaveDialog } from './dialog-address.tsx'

type RouteDialogProps = {
  /** The address of the screen below. */
  parent: string
  title: string
  description?: ReactNode
  wide?: boolean
  /** Is given what closes the dialog. */
  children: (close: () => void) => ReactNode
}

/** A dialog that is a child route over its parent: the browser's Back closes it, closing goes back, and the focus returns. */
export function RouteDialog({ parent, children, ...rest }: RouteDialogProps) {
  const [open, setOpen] = useState(true)
  const leave = useLeaveDialog(parent)
  const close = () => setOpen(false)
  return (
    <Dialog open={open} onClose={close} onClosed={leave} {...rest}>
      {children(close)}
    </Dialog>
  )
}

/** Closes a dialog when what it was for is done. */
export function useCloseWhenDone(done: boolean, close: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once, when it is done
  useEffect(() => {
    if (done) close()
  }, [done])
}
