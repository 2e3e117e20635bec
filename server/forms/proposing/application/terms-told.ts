import { limitConcept, normal } from '../../../documents/index.ts'
import type { Entry } from '../placed.ts'
import { type FiledRecord, textOf } from '../records-of.ts'
import { entryOf, same } from './record-entries.ts'

/** How a record of premises calls what something there is worth. */
export const VALUE = /^value(?<doubt> in doubt)?: (?<called>.+)$/

const TERMS = same('coinsurance', 'valuation', 'causes_of_loss', 'deductible', 'inflation_guard')

/** The terms of a coverage that a file tells: as a list of them does, with the name that it calls it by, else as a sentence or a line does. */
export function termsOf(handedIn: (type: string) => readonly FiledRecord[], called: string): Entry {
  const concept = limitConcept(normal(called))
  const rows = handedIn('terms of subject')
  const [own, another] = rows.filter(({ record }) => limitConcept(normal(textOf(record.fields.coverage!))) === concept)
  if (own && !another) return entryOf(own, 'coverage', { name: ['coverage'], ...TERMS })
  return rows.length ? new Map() : (termsNamed(handedIn, called) ?? termsInLine(handedIn, called))
}

/** The terms that the only sentence which names a coverage tells; null where none names any. */
function termsNamed(handedIn: (type: string) => readonly FiledRecord[], called: string): Entry | null {
  const all = handedIn('terms named')
  const concept = limitConcept(normal(called))
  const isOf = (name: string) => (concept ? limitConcept(normal(name)) === concept : normal(name) === normal(called))
  const [own, another] = all.filter(({ record }) => isOf(textOf(record.fields.of!)))
  if (!all.length) return null
  return own && !another ? entryOf(own, 'of', TERMS) : new Map()
}

/** The terms that a line tells of a coverage it names, or of all but income where it names none. */
function termsInLine(handedIn: (type: string) => readonly FiledRecord[], called: string): Entry {
  const [terms, another] = handedIn('terms')
  if (!terms || another) return new Map()
  const text = normal(textOf(terms.record.fields.of!))
  const names = new Set(
    handedIn('premises').flatMap(({ record }) =>
      Object.keys(record.fields).flatMap((name) => VALUE.exec(name)?.groups?.called ?? []),
    ),
  )
  const isNamed = (name: string) => text.includes(normal(name))
  const isOf = [...names].some(isNamed) ? isNamed(called) : !/\bincome\b/i.test(called)
  return isOf ? entryOf(terms, 'of', TERMS) : new Map()
}
