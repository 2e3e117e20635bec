import type { AcordPaper } from '../acord/types.ts'
import type { AnsweredQuestion } from '../answered/types.ts'
import type { InsuranceClause } from '../contracts/types.ts'
import type { DocumentKind } from '../kinds.ts'
import type { FilePaper } from '../papers/types.ts'
import type { ClaimLists } from '../records/claim-lists.ts'
import type { PaperRecord } from '../records/types.ts'
import type { Box, Passage } from '../types.ts'
import type { PolicyEvent } from './events.ts'
import type { FactKey, LineOfBusiness } from './keys.ts'
import type { Stamp } from './stamps.ts'

/** `superseded`: replaced by a later document. `underlying`: another policy that this one sits upon. `quoted`: offered, not bound. `cancelled`: ended before its term. */
export type FactStatus = 'current' | 'superseded' | 'quoted' | 'expired' | 'underlying' | 'cancelled'

/** One thing a document says, and where it says it. */
export type Fact = {
  /** Stable for the same bytes: 'f1', 'f2', … in the order of the key table, then of the pages. */
  id: string
  key: FactKey
  /** Index into `DocumentFacts.policies`; null when the fact belongs to the whole document. */
  policy: number | null
  /** Normal form: amounts '1,000,000', dates 'MM/DD/YYYY', text as printed with its spaces tidied. */
  value: string
  /** The value's words as they stand on the page. */
  printed: string
  source: Passage
  /** 0..1; what is below 0.5 is not kept. */
  confidence: number
  status: FactStatus
  /** The document says that it is changed, and not surely to what: nothing else makes it sure. */
  changed?: true
}

/** One policy a document speaks about. */
export type PolicyFacts = {
  lines: LineOfBusiness[]
  number: string | null
  carrier: string | null
  effective: string | null
  expiration: string | null
  insured: string | null
  status: FactStatus
  /** The document says in so many words that it is not bound: nothing else makes it hold. */
  disclaimed?: true
  /** Lines a summary lists this policy for, whether or not it prints their limits. */
  listed?: LineOfBusiness[]
  /** The certificate row this policy was read from, when the document is a certificate. */
  row?: 'gl' | 'auto' | 'umbrella' | 'wc' | 'other'
}

/** One key of one policy with two values of equal rank; nobody has chosen. */
export type FactConflict = { key: FactKey; policy: number | null; factIds: string[]; why: string }

/** A place of a page. */
export type Place = { page: number; box: Box }

/** A page whose amounts are in thousands, with the limits named there as they are printed: none of them is a fact. */
export type InThousands = { page: number; limits: { key: FactKey; printed: string; quote: string }[] }

/** Everything a document says that Cara can use. JSON-serialisable. */
export type DocumentFacts = {
  /** Of the file's main document. */
  kind: DocumentKind
  title: string | null
  policies: PolicyFacts[]
  facts: Fact[]
  conflicts: FactConflict[]
  /** Cancellations and reinstatements, in the order the pages tell them. */
  events?: PolicyEvent[]
  /** The ACORD forms the file holds, their boxes as read. Absent on files read before forms were. */
  acord?: AcordPaper[]
  /** What the documents list: vehicles, drivers, claims, … in the order they stand. */
  records?: PaperRecord[]
  /** What its submissions say under labels: of the applicant, of premises, and what is asked for. Absent where there are none. */
  submitted?: PaperRecord[]
  /** The lists that a submission hands in: who and what is to be insured, classes, earlier policies, losses. Absent where there are none, and on files read before they were. */
  handedIn?: PaperRecord[]
  /** The totals printed with its claims, and what heads them. Absent where there are none of either, and on files read before they were. */
  claimLists?: ClaimLists
  /** What is stamped over its pages, and lines that call a page a specimen, a sample or void. Absent on files read before stamps were. */
  stamps?: Stamp[]
  /** The comments (sticky notes) on its pages, in words. Absent where there are none. */
  comments?: Stamp[]
  /** Absent where there are none. */
  inThousands?: InThousands[]
  /** The lines that the scorer is sure the file says something of that is in force. Absent on files read before there was one. */
  spoken?: LineOfBusiness[]
  /** Its policy is of a home or its contents. Absent of any other, and on files read before that was told. */
  isPersonal?: true
  /** Its policy is of the autos of a household. Absent of any other, and on files read before that was told. */
  isOfHouseholdAutos?: true
  /** Where its binders tell what is not bound. Absent where they do not, and on files read before that was told. */
  notBound?: Place[]
  /** What its contracts ask for about insurance. Absent where there is no contract, or not all of one was read. */
  clauses?: InsuranceClause[]
  /** The questions with a yes or a no that it asks outside ACORD forms, with their answers. Absent where there are none, and on files read before they were. */
  answered?: AnsweredQuestion[]
  /** The documents the file holds. Absent on files read before they were told apart. */
  papers?: FilePaper[]
}
