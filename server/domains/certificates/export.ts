import { addressLine } from '../../../shared/accounts.ts'
import { certificateFilterOf } from '../../../shared/certificates.ts'
import { formCard } from '../../../shared/forms.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { CERTIFICATE_STATES } from '../../../shared/states.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { Cell } from '../../lib/csv.ts'
import { findAccounts } from '../accounts/service.ts'
import { listPolicies } from '../policies/service.ts'
import { listCertificates } from './service.ts'

const PAGE = 200

export const CERTIFICATES_HEAD = [
  'Holder',
  'Address',
  'City',
  'State',
  'ZIP code',
  'Account',
  'Number',
  'Form',
  'Status',
  'Ends',
  'Issued',
  'Additional insured',
  'Policies',
  'Revoked because',
]

/** The next rows of a list of certificates as a view's address asks for it, for a file; `after` is null behind the last. */
export async function exportCertificates(ctx: Ctx, view: URLSearchParams, after: string | null) {
  must(ctx, 'read', 'certificate')
  const filter = certificateFilterOf((name) => view.getAll(name))
  const found = await listCertificates(ctx, filter, { first: PAGE, after })
  const certificates = found.map(({ certificate }) => certificate)
  const byId = <One extends { id: string }>(all: One[]) => new Map(all.map((one) => [one.id, one]))
  const accounts = byId(await findAccounts(ctx, [...new Set(certificates.map(({ accountId }) => accountId))]))
  const policies = byId(await listPolicies(ctx, [...new Set(certificates.flatMap(({ policyIds }) => policyIds))]))
  const nameOf = (id: string) => {
    const policy = policies.get(id)
    return policy ? policyTitle(policy) : []
  }
  const rows = certificates.map((one): Cell[] => {
    const { line1, line2, city, zone, postalCode } = one.holder.address
    return [
      one.holder.name,
      addressLine({ ...(line1 && { line1 }), ...(line2 && { line2 }) }),
      city,
      zone,
      postalCode,
      accounts.get(one.accountId)?.name,
      one.certificateNumber,
      formCard(one.form).name,
      labelOf(CERTIFICATE_STATES, one.state),
      one.endsOn,
      one.issuedOn,
      one.additionalInsured ? 'Yes' : 'No',
      one.policyIds.flatMap(nameOf).join('; '),
      one.revokeReason,
    ]
  })
  return { rows, after: found.length < PAGE ? null : (found.at(-1)?.cursor ?? null) }
}
