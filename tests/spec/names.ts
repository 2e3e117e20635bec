import { DOCUMENT_1 } from './document-1.ts'
import { DOCUMENT_2 } from './document-2.ts'
import { DOCUMENT_3 } from './document-3.ts'

/** What is still to be built, by the area it comes with. */
export type Area = 'calls' | 'emails' | 'integrations' | 'knowledge' | 'presets' | 'voice' | 'webSearch'

/**
 * The section; a type, an input or an enum of schema.graphql, or a field with arguments as `Type.field`; its fields, values or arguments
 * that are built; and those the specification names as well that are not, by area. Where a document gives a thing no name, the name of
 * the type is ours. When a name is built, move it to the third place.
 */
export type SpecRow = readonly [
  section: `§${string}`,
  of: string,
  built: string,
  missing?: Readonly<Partial<Record<Area, string>>>,
]

/** The words of a row. */
export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Every type and enum of the three documents of the specification. */
export const SPEC_NAMES = [DOCUMENT_1, DOCUMENT_2, DOCUMENT_3].flatMap((rows, index) =>
  rows.map(([section, of, built, missing = {}]) => ({
    place: `spec ${index + 1} ${section}`,
    of,
    names: wordsOf(built),
    missing: Object.values(missing).flatMap(wordsOf),
  })),
)
