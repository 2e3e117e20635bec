import { createContext, type ReactNode, useContext, useRef } from 'react'
import type { Evidence } from '../../ui/field.tsx'

const Told = createContext<ReadonlyMap<string, Evidence>>(new Map())
const Refills = createContext(false)

/**
 * Tells the fields of a form the source of their initial values, or why they were left blank, by field name. Values given later fill the
 * fields the user has not typed into.
 */
export const FormEvidence = ({ told, children }: { told: ReadonlyMap<string, Evidence>; children: ReactNode }) => (
  <Told value={told}>
    <Refills value>{children}</Refills>
  </Told>
)

/**
 * The value a field begins with: the first it was given, or the newest where the form may be refilled. Fields are never remounted with a
 * `key`.
 */
export function useGiven<Value>(value: Value): Value {
  const first = useRef(value)
  return useContext(Refills) ? value : first.current
}

/** The note at a field, until the user changes it. */
export function useEvidence(name: string, own: Evidence | undefined, isChanged: boolean): Evidence | undefined {
  const told = useContext(Told).get(name)
  return isChanged ? undefined : (own ?? told)
}
