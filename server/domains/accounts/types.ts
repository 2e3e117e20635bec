import type {
  AccountDocumentType,
  AccountLikeness,
  AccountType,
  ContactRole,
  MailingAddress,
} from '../../../shared/accounts.ts'
import type { FileState } from '../../../shared/states.ts'

/** A client of the agency: a business or a person (spec 3 §3). */
export type Account = {
  id: string
  type: AccountType
  name: string
  /** "Doing business as", and the site; of businesses only. */
  dba: string | null
  website: string | null
  /** Blank when unknown, like the phone (decision 81). */
  email: string
  /** As it is kept: "+15550100123". */
  phone: string
  mailingAddress: MailingAddress
  /** The users who brought the client in, and who serve it. */
  producerId: string | null
  serviceRepId: string | null
  /** The account this one was merged into: it is out of every list until the merge is undone. */
  mergedInto: string | null
  createdAt: Date
  updatedAt: Date
  /** Counts the changes; a writer sends the one it read. */
  rev: number
}

/** A contact of one or more accounts. E-mail and phone are blank when unknown. */
export type Contact = { id: string; name: string; email: string; phone: string }

/** A contact of one account, with their role. */
export type AccountContact = Contact & { role: ContactRole }

/** A document of an account, by the file's id. */
export type AccountDocument = {
  id: string
  accountId: string
  name: string
  mimeType: string
  /** In bytes. */
  size: number
  pageCount: number | null
  state: FileState
  type: AccountDocumentType
  notes: string | null
  createdBy: string | null
  createdAt: Date
}

/** The fields of an account and its primary contact, as they are written and compared. */
export type AccountDetails = Pick<
  Account,
  'name' | 'dba' | 'website' | 'email' | 'phone' | 'mailingAddress' | 'producerId' | 'serviceRepId'
>

/** An account that looks like the same client, and why. */
export type Duplicate = { account: Account; reasons: AccountLikeness[] }

/** A merge of two accounts. */
export type Merge = {
  id: string
  keptId: string
  mergedId: string
  mergedBy: string | null
  mergedAt: Date
  undoneAt: Date | null
  /** What was blank on the kept account and was taken from the other. */
  filled: Partial<Record<'dba' | 'website' | 'email' | 'phone' | 'producerId' | 'serviceRepId', string>> & {
    mailingAddress?: Account['mailingAddress']
  }
}
