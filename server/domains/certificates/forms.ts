import { CERTIFICATE_FORMS, type CertificateFormId } from '../../../shared/certificate-forms.ts'
import { POLICY_LIMITS, type PolicyType } from '../../../shared/policies.ts'
import { LIMIT_FACTS, type LineOfBusiness } from '../../documents/index.ts'
import { acord24 } from '../../forms/acord/24.ts'
import { acord27 } from '../../forms/acord/27.ts'
import { acord28 } from '../../forms/acord/28.ts'
import { mayBeCertified, rowOf } from '../../forms/acord-25/certified.ts'
import { acord25 } from '../../forms/acord-25/index.ts'
import type { FormDefinition } from '../../forms/types.ts'
import { linesOfType } from '../policies/service.ts'
import type { CertificateForm } from './types.ts'

type Shown = Parameters<CertificateForm['mayBeShown']>[0]

const ofLiability: CertificateForm = {
  ...acord25,
  called: 'a certificate of liability',
  rowOf,
  mayBeShown: mayBeCertified,
}

/** A form that is a page of data: the lines of insurance its sections are of. */
function described(form: FormDefinition & { id: CertificateFormId }): CertificateForm {
  const lines = new Set<LineOfBusiness>(Object.values(form.lines))
  const lineOf = (type: PolicyType) => linesOfType(type).find((line) => lines.has(line)) ?? null
  const hasLimit = ({ type, limits, extraLimits }: Shown) =>
    POLICY_LIMITS.some(({ id }) => limits[id] && LIMIT_FACTS[id]?.startsWith(`${lineOf(type)!}.`)) ||
    (linesOfType(type).length === 1 && extraLimits.some(({ limit }) => limit.trim()))
  return {
    ...form,
    called: form.name,
    rowOf: lineOf,
    mayBeShown: (policy) => lineOf(policy.type) !== null && hasLimit(policy),
  }
}

const BY_ID: Record<CertificateFormId, CertificateForm> = {
  '24': described(acord24),
  '25': ofLiability,
  '27': described(acord27),
  '28': described(acord28),
}

export const certificateForm = (id: CertificateFormId = CERTIFICATE_FORMS[0]): CertificateForm => BY_ID[id]
