import { createContext, type ReactNode, useContext } from 'react'
import type { Evidence } from '../../ui/field.tsx'

const Told = createContext<ReadonlyMap<string, Evidence>>(new Map())

/** Tells the fields of a form where their first values are from, or why they were left open, by the name of the field. */
export const FormEvidence = ({ told, children }: { told: ReadonlyMap<string, Evidence>; children: ReactNode }) => (
  <Told value={told}>{children}</Told>
)

/** What is told of a field, until somebody changes it. */
export function useEvidence(name: string, own: Evidence | undefined, isChanged: boolean): Evidence | undefined {
  const told = useContext(Told).get(name)
  return isChanged ? undefined : (own ?? told)
}
