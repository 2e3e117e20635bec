import { cx } from './cx.ts'

/** The shape of one line of what comes; appears after 150 ms. */
export function Bone({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block h-3 animate-bone rounded-4 bg-press', className)} />
}

const WIDTHS = ['w-2/5', 'w-3/5', 'w-1/3', 'w-1/2', 'w-2/5', 'w-1/4']

/** The shape of a list, with the words that say what is being loaded for those who hear the page. */
export function Bones({ label, rows = 6, className }: { label: string; rows?: number; className?: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={cx('grid gap-5', className)}>
      {Array.from({ length: rows }, (_, row) => (
        <Bone key={WIDTHS[row % WIDTHS.length]! + String(row)} className={WIDTHS[row % WIDTHS.length]} />
      ))}
    </div>
  )
}
