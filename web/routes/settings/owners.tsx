import type { ComponentProps } from 'react'
import type { Act, Kind } from '../../../shared/roles.ts'
import { Refused } from '../../parts/form/refused.tsx'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { useMay, useOwners } from '../../parts/session.ts'

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

type OwnersDialogProps = ComponentProps<typeof RouteDialog> & {
  /** What its form does. */
  may: readonly [Act, Kind]
  /** "Owners manage users." */
  refusal: string
}

/** A dialog of owners: anybody else who comes to its address is told whom to ask. */
export function OwnersDialog({ may: [act, kind], refusal, title, children, ...rest }: OwnersDialogProps) {
  const isAllowed = useMay()(act, kind)
  const why = `${refusal} ${askAnOwner(useOwners())}`
  if (isAllowed)
    return (
      <RouteDialog title={title} {...rest}>
        {children}
      </RouteDialog>
    )
  return (
    <RouteDialog title={title} parent={rest.parent}>
      {(close) => <Refused why={why} close={close} />}
    </RouteDialog>
  )
}
