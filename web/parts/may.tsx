import type { ReactNode } from 'react'
import type { Need } from './may-open.ts'
import { useMay } from './session.ts'

/** Shows its children to users who may do this. */
export function May({ be, children }: { be: Need; children: ReactNode }) {
  return useMay()(...be) ? children : null
}
