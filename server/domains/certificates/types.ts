import type { MailingAddress } from '../../../shared/accounts.ts'
import type { CertificateFormId, Particulars } from '../../../shared/certificate-forms.ts'
import type { IsoDate } from '../../../shared/dates.ts'
import type { PolicyType } from '../../../shared/policies.ts'
import type { BatchItemState, CertificateState } from '../../../shared/states.ts'
import type { CertifiedPolicy, CertifiedSource } from '../../forms/acord-25/certified.ts'
import type { Endorsement } from '../../forms/acord-25/claims.ts'
import type { FormDefinition } from '../../forms/types.ts'

/** A form that certifies insurance. */
export type CertificateForm = FormDefinition & {
  id: CertificateFormId
  /** "a certificate of liability", "ACORD 28". */
  called: string
  /** Which line of the form a policy stands on; null when the form does not speak of it. Policies may share the line 'other'. */
  rowOf: (type: PolicyType) => string | null
  /** Whether it would print a limit of this policy. */
  mayBeShown: (policy: Pick<CertifiedPolicy, 'type' | 'limits' | 'extraLimits'>) => boolean
}

export type Holder = { name: string; address: MailingAddress }

/** The source of a value of a certificate, for display. `file` is the file the record took it from, if any. */
export type CertifiedOrigin = {
  source: CertifiedSource
  /** "General Liability QF-1042", "the account", "the request". */
  label: string
  file: { fileId: string; fileName: string; page: number; quote: string } | null
}

export type CertificateField = { name: string; label: string; section: string; value: string; origin: CertifiedOrigin }

/** The values of an issued certificate, which never change. */
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
  form: CertificateFormId
  particulars: Particulars
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
  /** The date of issue at the agency, as printed on it. */
  issuedOn: IsoDate
  createdAt: Date
}

/** The input: holder, description, and the policies in force to certify (all that fit when omitted). */
export type CertificateInput = {
  accountId: string
  /** ACORD 25 where it is left out. */
  form?: CertificateFormId | undefined
  holder: Holder
  additionalInsured: boolean
  descriptionOfOperations: string
  /** What only forms of property ask for. */
  particulars?: Particulars | undefined
  policyIds: string[] | null
  /** The certificate it replaces. */
  replaces: string | null
  /** The client's request it answers. */
  serviceRequestId?: string | null | undefined
}

/** Who holds a certificate, on which form. */
export type Held = Pick<Certificate, 'holder' | 'form' | 'particulars'>

export type BatchItem = {
  position: number
  form: CertificateFormId
  holder: Holder
  particulars: Particulars
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

/** An endorsement that was found and does not grant the claim: its source, and the names on its schedule as far as they were read. */
export type Ungranted = { endorsement: Endorsement; fileName: string; page: number; words: string; named: string[] }
