import { policyTitle } from '../../../shared/policies.ts'
import type { CertifiedForm, CertifiedSource } from '../../forms/acord-25/certified.ts'
import { certify } from '../../forms/acord-25/from-policies.ts'
import { certifyFrom } from './from-records.ts'
import type { Prepared } from './prepare.ts'
import { policyFieldLabel } from './rules.ts'
import type { CertificateContent, CertificateField, CertifiedOrigin } from './types.ts'

/** The values of the form, each with its source. */
export function contentOf(prepared: Prepared, number: string) {
  const { form } = prepared
  const certified = certifiedBy(prepared, number)
  const originOf = (source: CertifiedSource) => describeOrigin(source, prepared)
  const fields = form.fields.flatMap(({ name, label, section }): CertificateField[] => {
    const found = certified.values.get(name)
    return found ? [{ name, label, section, value: found.value, origin: originOf(found.source) }] : []
  })
  const overflow = certified.overflow.map(({ source, ...entry }) => ({ ...entry, origin: originOf(source) }))
  return { fields, overflow } satisfies Omit<CertificateContent, 'pages'>
}

function certifiedBy(prepared: Prepared, number: string): CertifiedForm {
  const request = { ...prepared.request, number }
  const { form, policies, onRecord, proposal } = prepared
  return proposal ? certifyFrom(form, request, onRecord, proposal) : certify(request, policies)
}

function describeOrigin(source: CertifiedSource, { records }: Prepared): CertifiedOrigin {
  if (source.kind !== 'policy') return { source, label: ORIGINS[source.kind], file: null }
  const record = records.find(({ id }) => id === source.policyId)!
  const kept = source.file ?? record.sources[source.path]
  return {
    source,
    label: `${policyTitle(record)}, ${policyFieldLabel(source.path)}`,
    file: kept ? { fileId: kept.fileId, fileName: kept.fileName, page: kept.page, quote: kept.quote } : null,
  }
}

const ORIGINS = { account: 'The account', agency: 'The agency', request: 'As asked for' }
