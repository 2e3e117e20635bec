import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shown where others write to Cara or their colleagues. */
export const ReadOnly = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 rounded-8 bg-sunken px-4 py-3 text-13 text-ink-2">
    <Eye size={16} strokeWidth={1.75} aria-hidden className="mt-[2px] flex-none text-ink-3" />
    <span>{children} Ask an owner of your agency to let you work on it.</span>
  </p>
)
