import { randomUUID } from 'node:crypto'
import { Allowance, type PdfFill, type PdfForm, pool, ReadingError, type TemplateFound } from '../../documents/index.ts'
import { AppError } from '../../lib/app-error.ts'
import { fillForm as fillHere } from './fill-form.ts'
import type { FilledForm, FillInput } from './types.ts'

/** What an agency's own PDF may cost: to be looked at once, and each time it is filled and read back. */
const INSPECT = { cpuMs: 6_000, wallMs: 30_000 }
const FILL = { cpuMs: 10_000, wallMs: 60_000 }

/**
 * Tells which form a fillable PDF is (see `inspectTemplate`), in a worker thread, for a hostile one would hold up everybody.
 * Throws a `ReadingError` with a sentence for the user.
 */
export function inspectUpload(path: string, agencyId: string): Promise<TemplateFound> {
  const task = { verb: 'inspect-template', source: { key: randomUUID(), path } } as const
  return pool.run(task, { allowance: new Allowance(INSPECT.cpuMs), wallMs: INSPECT.wallMs }, { agencyId })
}

/**
 * Fills a form (see `fillForm` of fill-form.ts): on our own worksheet here, on an agency's template in a worker thread. Throws
 * INVALID when the template cannot be filled.
 */
export async function fillForm(input: FillInput, agencyId: string): Promise<FilledForm> {
  const { form, template, ...rest } = input
  if (!template) return fillHere(input)
  const task = { verb: 'fill-template', fill: { formId: form.id, template, ...rest } } as const
  const deadline = { allowance: new Allowance(FILL.cpuMs), wallMs: FILL.wallMs }
  return pool.run(task, deadline, { agencyId, urgent: true }).catch((error: unknown) => {
    if (!(error instanceof ReadingError) || error.reason === 'cancelled') throw error
    throw new AppError('INVALID', `Your agency’s PDF of ${form.name} cannot be filled. ${error.message}`)
  })
}

/** A fillable PDF among the agency's files. */
export type FileOf = { id: string; path: string; agencyId: string }

/** The fields of any fillable PDF (see `readForm` of read-form.ts), in a worker thread. Throws a `ReadingError` with a sentence for the user. */
export function readForm({ id, path, agencyId }: FileOf): Promise<PdfForm> {
  const deadline = { allowance: new Allowance(FILL.cpuMs), wallMs: FILL.wallMs }
  return pool.run({ verb: 'read-form', source: { key: id, path } }, deadline, { agencyId, urgent: true })
}

/** Fills any fillable PDF (see `fillPdf` of fill-pdf.ts), in a worker thread. Throws INVALID when it cannot be filled. */
export function fillPdf({ id, path, agencyId }: FileOf, fill: PdfFill): Promise<FilledForm> {
  const deadline = { allowance: new Allowance(FILL.cpuMs), wallMs: FILL.wallMs }
  const task = { verb: 'fill-pdf', source: { key: id, path }, fill } as const
  return pool.run(task, deadline, { agencyId, urgent: true }).catch((error: unknown) => {
    if (!(error instanceof ReadingError) || error.reason === 'cancelled') throw error
    throw new AppError('INVALID', `This PDF cannot be filled. ${error.message}`)
  })
}
