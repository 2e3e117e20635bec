import type { z } from 'zod'
import { AppError } from './app-error.ts'

/** Reads `input` by its schema. A mismatch is an INVALID error with one sentence per field, at the field's path. */
export function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => ({ path: issue.path.map(String), message: issue.message }))
  throw new AppError('INVALID', fields[0]?.message ?? 'This input is not valid.', fields)
}
