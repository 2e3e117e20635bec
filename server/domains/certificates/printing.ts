import { unprintableIn } from '../../forms/output/printable.ts'
import { invalid } from '../../lib/app-error.ts'
import type { CertificateContent, CertifiedOrigin } from './types.ts'

/**
 * The form's font has Latin, Greek and Cyrillic characters; others would silently be printed as boxes. Throws INVALID at the field of the
 * request that says it, or, where a record does, at the policies with the record's name.
 */
export function demandPrintable({ fields, overflow }: Pick<CertificateContent, 'fields' | 'overflow'>) {
  for (const { label, value, origin } of fields) demandLetters(value, label, origin)
  for (const { section, label, text, origin } of overflow)
    for (const written of [section, label, text]) demandLetters(written, label, origin)
}

function demandLetters(text: string, label: string, { source, label: record }: CertifiedOrigin) {
  const missing = unprintableIn(text).slice(0, 5).join(' ')
  if (!missing) return
  if (source.kind === 'request')
    throw invalid(source.path, `The form cannot print ${missing}. Write it with characters it has.`)
  const where = source.kind === 'policy' ? record : `${record}, ${label}`
  throw invalid(
    'policyIds',
    `${where}: the form cannot print ${missing}. Correct the record with characters the form has.`,
  )
}
