import { cx } from './cx.ts'

/** Cara's mark on the accent. */
export function BrandMark({ large }: { large?: boolean }) {
  return (
    <span
      className={cx(
        'grid flex-none place-items-center bg-accent text-on-accent',
        large ? 'size-8 rounded-8' : 'size-6 rounded-6',
      )}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className={large ? 'size-5' : 'size-4'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      >
        <path d="M17.5 8.2A6.8 6.8 0 1 0 17.5 15.8" />
        <path d="M14.6 12h.01" />
      </svg>
    </span>
  )
}
