import { FIELDS } from '../acord-25/fields.ts'
import type { ElementRow } from './describe.ts'

const OF_25 = new Map(FIELDS.map((field) => [field.name, field]))
/** Elements that are those of a certificate of liability, in all they hold and in what words must say. */
export const as25 = (...names: string[]): ElementRow[] =>
  names.map((name) => {
    const { name: own, label, section: _section, type, ...is } = OF_25.get(`${name}_A`)!
    return [own, label, type, is]
  })
