import { checkShapes } from '../check-shapes.ts'
import type { FormFinding, FormValues } from '../types.ts'
import { contradictionsIn } from './contradictions.ts'
import { FIELDS } from './fields.ts'

/** What a careful reader would raise before the certificate goes out. */
export function check(values: FormValues): FormFinding[] {
  const against = contradictionsIn(values).map(({ severity, fields, text }) => ({ severity, fields, text }))
  return [...against, ...checkShapes(FIELDS, values)]
}
