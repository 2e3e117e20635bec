import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import type { Need } from './may-open.ts'
import { useMay } from './session.ts'

/** Shows its children to users who may do this. */
export function May({ be, children }: { be: Need; children: ReactNode }) {
  return useMay()(...be) ? children : null
}

/** Shown where others write to Cara or their colleagues. */
export const ReadOnly = ({ children, className }: { children: ReactNode; className?: string }) => (
  <p className={cx('flex items-start gap-2 rounded-8 bg-sunken px-4 py-3 text-13 text-ink-2', className)}>
    <Eye size={16} strokeWidth={1.75} aria-hidden className="mt-[2px] flex-none text-ink-3" />
    <span>{children} Ask an owner of your agency to let you work on it.</span>
  </p>
)

/** Shown at an address for something that the user may not do. `back` is the screen it belongs to. */
export const NotAllowed = ({ back }: { back: string }) => (
  <main className="grid min-h-[70dvh] place-items-center p-6">
    <title>Not allowed – Cara</title>
    <div className="grid w-full max-w-110 justify-items-start gap-4">
      <h1>You may not do this</h1>
      <p className="text-ink-2">This page is for something your role does not include. Ask an owner of your agency.</p>
      <ButtonLink look="primary" to={back}>
        Go back
      </ButtonLink>
    </div>
  </main>
)
