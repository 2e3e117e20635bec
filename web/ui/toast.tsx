import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSubmit } from 'react-router'
import { Button } from './button.tsx'

/** The way back: something to do, or something to post to a route's action, which works from whatever screen is open by then. */
type ToastAction = { label: string } & (
  | { run: () => void; post?: never }
  | { post: { action: string; body: Record<string, string | boolean | string[]> }; run?: never }
)
type Toast = { id: number; text: string; tone: 'done' | 'fail'; action?: ToastAction }

const SHOWN_MS = 6000
let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says what happened, bottom centre, and offers the way back. Failures stay until they are closed. */
export function toast(text: string, options: { tone?: Toast['tone']; action?: Toast['action'] } = {}) {
  const id = ++lastId
  const tone = options.tone ?? 'done'
  set([...toasts.filter((one) => one.text !== text), { id, text, tone, action: options.action }].slice(-3))
  if (tone === 'done') setTimeout(() => close(id), SHOWN_MS)
}

function close(id: number) {
  set(toasts.filter((one) => one.id !== id))
}

function set(next: Toast[]) {
  toasts = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Where toasts appear. Rendered once, in the shell. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const submit = useSubmit()
  const act = ({ run, post }: ToastAction) => {
    run?.()
    if (post)
      void submit(post.body, { method: 'post', action: post.action, encType: 'application/json', navigate: false })
  }
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-4 z-60 [body:has([data-bulk-bar])_&]:bottom-20 grid justify-items-center gap-2"
    >
      {shown.map((one) => (
        <div
          key={one.id}
          className="raised pointer-events-auto flex min-h-10 max-w-130 items-center gap-3 rounded-8 py-1 pr-2 pl-4 text-13 shadow-pop"
        >
          {one.tone === 'done' ? (
            <CircleCheck size={16} className="text-done-dot" aria-hidden />
          ) : (
            <CircleAlert size={16} className="text-fail-dot" aria-hidden />
          )}
          <span className="min-w-0 py-1">{one.text}</span>
          {one.action && (
            <Button
              look="quiet"
              size="sm"
              onClick={() => {
                if (one.action) act(one.action)
                close(one.id)
              }}
            >
              {one.action.label}
            </Button>
          )}
          <Button look="quiet" size="sm" icon aria-label="Close this message" onClick={() => close(one.id)}>
            <X size={14} aria-hidden />
          </Button>
        </div>
      ))}
    </div>
  )
}
