import { createContext, type ReactNode, useContext, useRef } from 'react'
import type { Evidence } from '../../ui/field.tsx'

const Told = createContext<ReadonlyMap<string, Evidence>>(new Map())
const Refills = createContext(false)

/**
 * Tells the fields of a form where their first values are from, or why they were left open, by the name of the field. Other values that
 * it is given later fill the fields that nobody has typed into.
 */
export const FormEvidence = ({ told, children }: { told: ReadonlyMap<string, Evidence>; children: ReactNode }) => (
  <Told value={told}>
    <Refills value>{children}</Refills>
  </Told>
)

/** The value a field begins with: the first it was given, or the newest where the form may be refilled. Nobody remounts a field with a `key`. */
export function useGiven<Value>(value: Value): Value {
  const first = useRef(value)
  return useContext(Refills) ? value : first.current
}

/** What is told of a field, until somebody changes it. */
export function useEvidence(name: string, own: Evidence | undefined, isChanged: boolean): Evidence | undefined {
  const told = useContext(Told).get(name)
  return isChanged ? undefined : (own ?? told)
}
