import type { RecordField } from '../../documents/index.ts'

/** What a field says as one text; null for a list or a group of amounts. */
export const textOf = (field: RecordField | undefined): string | null =>
  field === undefined || typeof field.value === 'object' ? null : String(field.value)
