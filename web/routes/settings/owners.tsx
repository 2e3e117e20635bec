import { useOwners } from '../../parts/session.ts'

const MOST_NAMED = 3

/** "Ask an owner to upgrade: Robin Placeholder or Sam Specimen." */
export function askAnOwner(owners: readonly string[], to = '') {
  const ask = ['Ask an owner', to].filter(Boolean).join(' ')
  if (!owners.length) return `${ask}.`
  const named = owners.slice(0, MOST_NAMED)
  const all = owners.length > MOST_NAMED ? [...named, 'another owner'] : named
  const last = all.at(-1)!
  return `${ask}: ${all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${last}` : last}.`
}

/** In place of acts that only owners may do: what they are, and whom to ask. */
export function OwnersOnly({ children }: { children: string }) {
  return (
    <p className="mb-4 max-w-[66ch] text-13 text-ink-2">
      {children} {askAnOwner(useOwners())}
    </p>
  )
}
