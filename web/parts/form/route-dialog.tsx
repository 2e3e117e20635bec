import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useLeavingAsked } from '../../lib/use-leaving-asked.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useLeaveDialog } from './dialog-address.tsx'

const Confirm = lazy(() => import('../../ui/confirm.tsx'))

/** Typed text would be lost with its dialog; choices are quickly made again. */
const WORDS = 'textarea, [contenteditable=true], input:not([type=radio], [type=checkbox], [type=file])'

type RouteDialogProps = {
  /** The address of the screen below. */
  parent: string
  title: string
  description?: ReactNode
  wide?: boolean | 'compare' | 'slide' | 'side'
  aside?: ReactNode
  /** What is typed is kept as a draft, so nothing is asked before it closes. */
  keepsWords?: boolean
  /** Takes the place of closing while something is under way, and is given what closes. */
  onAsk?: ((close: () => void) => void) | undefined
  /** Receives the function that closes the dialog. */
  children: (close: () => void) => ReactNode
}

/**
 * A dialog that is a child route over its parent: the browser's Back closes it, closing goes back, and the focus returns. Esc, a click
 * outside, the cross and the browser's Back ask first when something was typed that would be lost; the buttons of the dialog do not.
 */
export function RouteDialog({ parent, keepsWords = false, onAsk, children, ...rest }: RouteDialogProps) {
  const { key } = useLocation()
  const [open, setOpen] = useState(true)
  const isLeft = useRef(false)
  const how = useNavigationType()
  const leave = useLeaveDialog(parent)
  // Asked for again while the screen below still loads, it is the same dialog at another place in the history: it opens anew. Gone back to,
  // since it was asked for twice, it is left once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each place in the history once
  useEffect(() => {
    if (!isLeft.current) return
    if (how === 'POP') return leave()
    if (how !== 'PUSH') return
    isLeft.current = false
    setOpen(true)
  }, [key])
  const [asking, setAsking] = useState(false)
  const isTyped = useRef(false)
  const [wasTyped, setWasTyped] = useState(false)
  const close = () => {
    isTyped.current = false
    setOpen(false)
  }
  return (
    <Dialog
      open={open}
      onClose={() => (onAsk ? onAsk(close) : isTyped.current ? setAsking(true) : close())}
      onClosed={() => {
        isLeft.current = true
        leave()
      }}
      onInput={({ target }) => {
        if (keepsWords || !(target instanceof Element && target.matches(WORDS))) return
        isTyped.current = true
        setWasTyped(true)
      }}
      {...rest}
    >
      {children(close)}
      {open && wasTyped && <AskOnBack isTyped={isTyped} />}
      {open && asking && <AskToLeave onStay={() => setAsking(false)} onLeave={close} />}
    </Dialog>
  )
}

/** Asks before the browser's Back takes what was typed; where the whole page is left, the browser asks. */
function AskOnBack({ isTyped }: { isTyped: RefObject<boolean> }) {
  const { asking, stay, leave } = useLeavingAsked(() => isTyped.current, true)
  if (!asking) return null
  const onLeave = () => {
    isTyped.current = false
    leave()
  }
  return <AskToLeave onStay={stay} onLeave={onLeave} />
}

/** Asks whether what was typed may be lost. */
const AskToLeave = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Suspense>
    <Confirm
      open
      onClose={onStay}
      title="Leave without saving?"
      verb="Leave"
      back="Keep editing"
      danger
      onConfirm={async () => {
        onLeave()
        return undefined
      }}
    >
      What you typed here is not kept.
    </Confirm>
  </Suspense>
)

/** Closes a dialog when what it was for is done. */
export function useCloseWhenDone(done: boolean, close: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once, when it is done
  useEffect(() => {
    if (done) close()
  }, [done])
}
