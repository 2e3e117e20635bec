/** Progress, 0..1, always with a label next to it. */
export function Progress({ share, label }: { share: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1 w-full overflow-hidden rounded-full bg-press"
    >
      <div
        className="h-full rounded-full bg-work-dot transition-[width] duration-150"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
