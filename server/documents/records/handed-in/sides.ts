import type { PaperRecord, RecordField } from '../types.ts'
import { isNothing } from '../values.ts'

/** The sides on which a building is exposed to something. */
export const SIDES = ['right', 'left', 'front', 'rear'] as const

/** What each side may be called behind or before 'exposure'. */
export const wordsOfSide = (side: (typeof SIDES)[number]): string[] => [
  ...[`${side} exposure`, `${side} exposure distance`, `${side} side exposure`, `${side} side exposure distance`],
  ...(side === 'rear' ? ['exposed behind'] : [`exposed ${side}`]),
]

const FAR = /^(?<what>.*?\p{L}.*?)(?:,\s*(?<bare>\d[\d,]*)|,?\s+(?<far>\d[\d,]*\s?(?:ft\b\.?|feet\b|['’])))$/iu

/** What stands on a side and how far away that is, as printed: 'Log yard, 80 ft'. Null where nothing does. */
export function sideIn(text: string): { what: string; distance: string } | null {
  if (isNothing(text)) return null
  const { what, bare, far } = FAR.exec(text)?.groups ?? {}
  return { what: what ?? text, distance: far ?? bare ?? '' }
}

/** A place whose sides tell what stands there apart from how far away it is. */
export function withSides(record: PaperRecord): PaperRecord {
  const told = SIDES.flatMap((side): [string, RecordField | undefined][] => {
    const name = `exposure_${side}`
    const field = record.fields[name]
    if (typeof field?.value !== 'string') return []
    const said = sideIn(field.value)
    return [
      [name, said ? { ...field, value: said.what } : undefined],
      [`${name}_distance`, said?.distance ? { ...field, value: said.distance } : undefined],
    ]
  })
  if (!told.length) return record
  const fields = Object.entries({ ...record.fields, ...Object.fromEntries(told) })
  return {
    ...record,
    fields: Object.fromEntries(fields.filter((one): one is [string, RecordField] => one[1] !== undefined)),
  }
}
