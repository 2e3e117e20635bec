/** Two initials of a name, in a circle. The name itself must be next to it or in a title. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="inline-grid size-6 flex-none place-items-center rounded-full bg-sunken text-[10px] leading-none font-semibold tracking-wide text-ink-2 shadow-[inset_0_0_0_1px_var(--edge)]"
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string) {
  const words = name.trim().split(/\s+/)
  return ((words[0]?.[0] ?? '') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '')).toUpperCase()
}
