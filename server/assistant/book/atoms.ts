import type { AccountGap, AccountType } from '../../../shared/accounts.ts'
import type { PolicyType } from '../../../shared/policies.ts'
import type { RequestState, RequestType } from '../../../shared/requests.ts'
import type { CertificateState, PolicyState } from '../../../shared/states.ts'
import type { AccountWhere, BookFilter, BookGroup, PolicyWhere } from '../../domains/book/types.ts'
import type { Days } from './dates.ts'

/** The day of a record that is spoken of. */
export type When = 'expires' | 'effective' | 'issued' | 'due' | 'opened'
/** What a user is to a record. */
export type Role = 'assignees' | 'producers' | 'serviceReps'

/** What words of a question mean for a filter. */
export type Meaning =
  | { is: 'RECORD'; of: BookFilter['of']; isPlural: boolean }
  | { is: 'LINE'; types: PolicyType[] }
  | { is: 'CARRIER'; name: string }
  | { is: 'PERSON'; name: string }
  | { is: 'ACCOUNT'; name: string }
  | { is: 'HOLDER'; name: string }
  | { is: 'DAYS'; days: Days }
  | { is: 'PREMIUM'; range: NonNullable<PolicyWhere['premium']> }
  | { is: 'MANY'; atLeast?: number; atMost?: number }
  | { is: 'POLICY_STATE'; states: PolicyState[] | null }
  | { is: 'CERTIFICATE_STATE'; state: CertificateState }
  | { is: 'REQUEST_STATE'; state: RequestState }
  | { is: 'REQUEST_TYPE'; type: RequestType }
  | { is: 'WHEN'; when: When; isPast: boolean }
  | { is: 'ROLE'; role: Role }
  | { is: 'OVERDUE' }
  | { is: 'ADDRESS_STATE'; id: NonNullable<AccountWhere['states']>[number] }
  | { is: 'ACCOUNT_TYPE'; type: AccountType }
  | { is: 'GAP'; gap: AccountGap }
  | { is: 'GROUP'; by: BookGroup }
  | { is: 'ORDER'; order: NonNullable<BookFilter['order']> }
  | { is: 'LIMIT'; limit: number }
  | { is: 'NONE' }
  | { is: 'AND' }
  | { is: 'OR' }
  | { is: 'BOTH' }
  | { is: 'WITH' }
  /** A word that says nothing to a filter. */
  | { is: 'SMALL' }

/** A part of a question: its words, and what they mean; null where they mean nothing that is known. */
export type Atom = { words: string; meaning: Meaning | null }

/** A text of which parts are read one after another, whatever stands between them. */
export class Reading {
  private readonly read: Atom[] = []
  private text: string

  constructor(text: string) {
    this.text = text
  }

  get rest(): string {
    return this.text
  }

  /** Reads every place that these words stand at; what has no meaning there is left for others. */
  take(words: RegExp, meaningOf: (match: string[]) => Meaning | Meaning[] | null) {
    this.text = this.text.replace(words, (...match: string[]) => {
      const meaning = meaningOf(match)
      return meaning ? this.put(match[0]!.trim(), meaning) : match[0]!
    })
  }

  /** Takes words out, and stands what they mean in their place. */
  put(words: string, meaning: Meaning | Meaning[]): string {
    const marks = [meaning].flat().map((one) => {
      this.read.push({ words, meaning: one })
      return MARK(this.read.length - 1)
    })
    return ` ${marks.join(' ')} `
  }

  replaceAll(by: (text: string) => string) {
    this.text = by(this.text)
  }

  /** The parts in their order; each word that was not read is one of its own. */
  atoms(): Atom[] {
    return (this.text.match(/⟦\d+⟧|[^\s⟦⟧]*[\p{L}\p{N}][^\s⟦⟧]*|,/gu) ?? []).flatMap((part) => {
      const at = /^⟦(\d+)⟧$/.exec(part)
      if (at) return this.read[Number(at[1])]!
      return part === ',' ? [] : { words: part.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, ''), meaning: null }
    })
  }
}

const MARK = (at: number) => `⟦${String(at)}⟧`
