import type { ReactNode } from 'react'

const MAC = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** A key. Ctrl reads ⌘ where that is the key. */
export function Kbd({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={`inline-block min-w-5 pointer-coarse:hidden rounded-4 border border-edge bg-surface px-1 text-center font-sans text-[11px] leading-[18px] font-medium whitespace-nowrap text-ink-2 ${className}`}
    >
      {children === 'Ctrl' && MAC ? '⌘' : children}
    </kbd>
  )
}
