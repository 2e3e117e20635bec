import type { MailingAddress } from '../../../shared/accounts.ts'
import type { IsoDate } from '../../../shared/dates.ts'
import type { FormId } from '../../../shared/forms.ts'
import type { BatchItemState, CertificateState } from '../../../shared/states.ts'
import type { CertifiedSource } from '../../forms/acord-25/certified.ts'
import type { Endorsement } from '../../forms/acord-25/claims.ts'

export type Holder = { name: string; address: MailingAddress }

/** Where a value of a certificate is from, as a person reads it. `file` is where the record has it from, when a file said so. */
export type CertifiedOrigin = {
  source: CertifiedSource
  /** "General Liability QF-1042", "the account", "the request". */
  label: string
  file: { fileId: string; fileName: string; page: number; quote: string } | null
}

export type CertificateField = { name: string; label: string; section: string; value: string; origin: CertifiedOrigin }

/** What stands on a certificate, for good. */
export type CertificateContent = {
  fields: CertificateField[]
  overflow: { section: string; label: string; text: string; origin: CertifiedOrigin }[]
  pages: { number: number; width: number; height: number }[]
}

/** A certificate as it was issued (spec 3 §3). */
export type Certificate = {
  id: string
  accountId: string
  certificateNumber: string
  holder: Holder
  additionalInsured: boolean
  descriptionOfOperations: string
  form: FormId
  /** Drawn on our own page, because the agency has uploaded no licensed PDF. */
  worksheet: boolean
  blobKey: string
  state: CertificateState
  /** The day on which the first of its policies ends: by its term, by a recorded cancellation, or since it was deleted. */
  endsOn: IsoDate | null
  /** Whether that is a cancellation. */
  endsByCancellation: boolean
  policyIds: string[]
  replaces: string | null
  replacedBy: string | null
  revokedAt: Date | null
  revokeReason: string | null
  checkToken: string | null
  issuedBy: string | null
  /** The agency's day on which it was issued, as it stands on it. */
  issuedOn: IsoDate
  createdAt: Date
}

/** What is asked for: who holds it, what it says, and which policies in force it speaks of (all that fit, when none is named). */
export type CertificateInput = {
  accountId: string
  holder: Holder
  additionalInsured: boolean
  descriptionOfOperations: string
  policyIds: string[] | null
  /** A certificate it takes the place of. */
  replaces: string | null
  /** The client's request it answers. */
  serviceRequestId?: string | null | undefined
}

export type BatchItem = {
  position: number
  holder: Holder
  additionalInsured: boolean
  state: BatchItemState
  message: string | null
  certificateId: string | null
}

/** One request for many holders. */
export type Batch = {
  id: string
  accountId: string
  policyIds: string[]
  descriptionOfOperations: string
  repeats: number
  askedBy: string | null
  stopRequested: boolean
  createdAt: Date
  endedAt: Date | null
  items: BatchItem[]
}

/** An endorsement that is there and does not grant: where it stands, and whom its schedule names, as far as it was read. */
export type Ungranted = { endorsement: Endorsement; fileName: string; page: number; words: string; named: string[] }
