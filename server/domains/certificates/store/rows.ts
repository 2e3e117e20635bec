import { type SelectQueryBuilder, sql } from 'kysely'
import type { CertificateFormId } from '../../../../shared/certificate-forms.ts'
import type { IsoDate } from '../../../../shared/dates.ts'
import type { CertificateState } from '../../../../shared/states.ts'
import type { Tables } from '../../../db/schema.ts'
import type { Certificate } from '../types.ts'
import { CANCELED_ON, ENDS_ON, ENDS_OTHERWISE_ON, REPLACED_BY, stateOn } from './ends.ts'

const POLICY_IDS = sql<string[]>`array(
  select cp.policy_id from certificate_policies cp
  where cp.agency_id = certificates.agency_id and cp.certificate_id = certificates.id order by cp.policy_id)`

const COLUMNS = [
  'id',
  'account_id',
  'certificate_number',
  'holder_name',
  'holder_address',
  'additional_insured',
  'description_of_operations',
  'form',
  'particulars',
  'worksheet',
  'blob_key',
  'replaces',
  'revoked_at',
  'revoke_reason',
  'check_token',
  'issued_by',
  'issued_on',
  'created_at',
] as const

export const select = <Row>(query: SelectQueryBuilder<Tables, 'certificates', Row>, today: IsoDate) =>
  query
    .select(COLUMNS)
    .select([
      stateOn(today).as('state'),
      ENDS_ON.as('ends_on'),
      sql<boolean>`coalesce(${CANCELED_ON} < ${ENDS_OTHERWISE_ON}, false)`.as('ends_by_cancellation'),
      REPLACED_BY.as('replaced_by'),
      POLICY_IDS.as('policy_ids'),
    ])

type Row = {
  id: string
  account_id: string
  certificate_number: string
  holder_name: string
  holder_address: Certificate['holder']['address']
  additional_insured: boolean
  description_of_operations: string
  form: string
  particulars: object
  worksheet: boolean
  blob_key: string
  replaces: string | null
  revoked_at: Date | null
  revoke_reason: string | null
  check_token: string | null
  issued_by: string | null
  issued_on: IsoDate
  created_at: Date
  state: CertificateState
  ends_on: IsoDate | null
  ends_by_cancellation: boolean
  replaced_by: string | null
  policy_ids: string[]
}

/** On which form it is, and what that asks for. */
export const formOf = ({
  form,
  particulars,
}: {
  form: string
  particulars: object
}): Pick<Certificate, 'form' | 'particulars'> => ({
  form: form as CertificateFormId,
  particulars,
})

export const toCertificate = (row: Row): Certificate => ({
  id: row.id,
  accountId: row.account_id,
  certificateNumber: row.certificate_number,
  holder: { name: row.holder_name, address: row.holder_address },
  additionalInsured: row.additional_insured,
  descriptionOfOperations: row.description_of_operations,
  ...formOf(row),
  worksheet: row.worksheet,
  blobKey: row.blob_key,
  state: row.state,
  endsOn: row.ends_on,
  endsByCancellation: row.ends_by_cancellation,
  policyIds: row.policy_ids,
  replaces: row.replaces,
  replacedBy: row.replaced_by,
  revokedAt: row.revoked_at,
  revokeReason: row.revoke_reason,
  checkToken: row.check_token,
  issuedBy: row.issued_by,
  issuedOn: row.issued_on,
  createdAt: row.created_at,
})
