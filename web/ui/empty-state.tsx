import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** What the thing is for, and the action. */
export function EmptyState(props: { icon: LucideIcon; title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-1 px-6 py-12 text-center">
      <props.icon size={20} strokeWidth={1.6} className="mb-2 text-ink-3" aria-hidden />
      <h3>{props.title}</h3>
      <p className="max-w-[44ch] text-ink-2">{props.children}</p>
      {props.action && <div className="mt-3 empty:hidden">{props.action}</div>}
    </div>
  )
}
