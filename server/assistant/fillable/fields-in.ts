import type { Page } from '../../documents/index.ts'

/** How many fields a file has to fill, and how many of them hold something. */
export type FieldCount = { fields: number; held: number }

/** The fillable fields on these pages. */
export function fieldsIn(pages: readonly Page[]): FieldCount {
  const fields = pages.flatMap((page) => page.fields)
  return { fields: fields.length, held: fields.filter(({ value }) => value.trim()).length }
}

const MOSTLY_BLANK = 0.35

/** Whether a file is a form that waits to be filled: at most about a third of its fields hold something. */
export const isToFill = ({ fields, held }: FieldCount): boolean => fields > 0 && held <= fields * MOSTLY_BLANK
