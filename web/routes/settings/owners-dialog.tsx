import type { ComponentProps } from 'react'
import type { Act, Kind } from '../../../shared/roles.ts'
import { Refused } from '../../parts/form/refused.tsx'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { useMay, useOwners } from '../../parts/session.ts'
import { askAnOwner } from './owners.tsx'

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
