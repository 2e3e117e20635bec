/** A mistake in what was sent; `path` leads to the field ("mailing", "city"), and is empty for a mistake of no field. */
export type FieldError = { message: string; path: readonly string[]; links?: readonly ErrorLink[] }

/** A screen on which a mistake can be settled. */
export type ErrorLink = { label: string; to: string }

/** The error of the field at this path ("mailing.city"). Paths are compared whole: two fields named city never share one. */
export const errorAt = (errors: readonly FieldError[], path: string) =>
  errors.find((error) => error.path.join('.') === path)

/** The errors that none of these fields shows. */
export const errorsOfNoField = (errors: readonly FieldError[], paths: ReadonlySet<string>) =>
  errors.filter((error) => !paths.has(error.path.join('.')))
