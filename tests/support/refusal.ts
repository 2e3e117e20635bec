import { AppError } from '../../server/lib/app-error.ts'

/**
 * How a verb refused: its sentence, and those of its fields behind their paths ("holder.name: Enter the name."). Throws whatever else came
 * of it, also when it was not refused at all.
 */
export async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => new Error('it was not refused'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw error
  const fields = error.fields.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { code: error.code, message: error.message, fields }
}

/** The sentences of its fields alone. */
export const mistakes = async (work: Promise<unknown>) => (await refusal(work)).fields
