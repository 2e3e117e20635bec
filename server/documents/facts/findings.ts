import type { Topic } from './headings.ts'
import type { FactKey, LineOfBusiness } from './keys.ts'
import type { Span } from './sheet.ts'

/** Something read at one place, before it is known which policy it belongs to and whether it outranks its rivals. */
export type Finding = {
  key: FactKey
  value: string
  /** Label and value words, in the order a reader would quote them. */
  spans: Span[]
  valueSpan: Span
  page: number
  row: number
  sure: number
  /** The heading it stands under. */
  topic: Topic | null
  /** The line of business a summary lists this policy number for. */
  listed?: LineOfBusiness
  /** The certificate row or the group the finding belongs to, when it says so itself. */
  group?: string
  /** An endorsement says that this value replaces what the declarations print. */
  amends?: true
  /** Stands in a column beside the one whose values it replaces. */
  replaces?: true
  /** The company whose name an NAIC number stands by. */
  company?: string
  /** The label whose block a name or an address was read from. */
  block?: string
}
