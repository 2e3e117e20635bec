import type { KeyboardEvent, PointerEvent } from 'react'

type DividerProps = {
  label: string
  /** The right side's share of the width, 0..1. */
  share: number
  onShare: (share: number) => void
  min?: number
  max?: number
}

const STEP = 0.02

/**
 * A hairline with an 8 px grip between two sides; dragged, or moved with the arrow keys. Placed between its two sides, in the element with
 * both that is marked `data-sides`.
 */
export function Divider({ label, share, onShare, min = 0.25, max = 0.75 }: DividerProps) {
  const set = (next: number) => onShare(Math.min(max, Math.max(min, next)))
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const whole = event.currentTarget.closest('[data-sides]')!.getBoundingClientRect()
    set((whole.right - event.clientX) / whole.width)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key]
    if (!step) return
    event.preventDefault()
    set(share + step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is not a rule
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={Math.round(min * 100)}
      aria-valuemax={Math.round(max * 100)}
      tabIndex={0}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      className="relative w-px flex-none cursor-col-resize touch-none bg-hairline before:absolute before:inset-y-0 before:-inset-x-1 before:z-5 hover:bg-accent hover:outline-1 hover:outline-accent max-md:hidden"
    />
  )
}
