import type { AccountType, MailingAddress } from '../../../../shared/accounts.ts'
import type { Account } from '../types.ts'

export const accountColumns = [
  'id',
  'type',
  'name',
  'dba',
  'website',
  'email',
  'phone',
  'mailing_address',
  'producer_id',
  'service_rep_id',
  'merged_into',
  'created_at',
  'updated_at',
  'rev',
] as const

type Row = {
  id: string
  type: AccountType
  name: string
  dba: string | null
  website: string | null
  email: string
  phone: string
  mailing_address: MailingAddress
  producer_id: string | null
  service_rep_id: string | null
  merged_into: string | null
  created_at: Date
  updated_at: Date
  rev: number
}

export const toAccount = (row: Row): Account => ({
  id: row.id,
  type: row.type,
  name: row.name,
  dba: row.dba,
  website: row.website,
  email: row.email,
  phone: row.phone,
  mailingAddress: row.mailing_address,
  producerId: row.producer_id,
  serviceRepId: row.service_rep_id,
  mergedInto: row.merged_into,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  rev: row.rev,
})
