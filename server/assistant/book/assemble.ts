import type { Span } from '../../../shared/dates.ts'
import type { AccountWhere, BookFilter, PolicyWhere } from '../../domains/book/types.ts'
import type { Atom, Meaning, Role, When } from './atoms.ts'
import { boundsOf, type Clause, filterOf, OF_WHEN, putDays, putExpired, standing } from './clauses.ts'
import type { Days } from './dates.ts'

/** A filter, or the words of the question that it could not take in. */
export type Assembled = { filter: BookFilter } | { unread: string[] }

/** Puts the parts of a question together, from the first to the last. Whatever does not fit is told as not understood. */
export function assemble(atoms: Atom[]): Assembled {
  const unread = atoms.filter(({ meaning }) => meaning === null).map(({ words }) => words)
  if (unread.length) return { unread }
  const assembly = new Assembly(atoms)
  const filter = assembly.filter()
  return assembly.unread.length ? { unread: [...new Set(assembly.unread)] } : { filter }
}

class Assembly {
  readonly unread: string[] = []
  private readonly atoms: Atom[]
  private readonly head: BookFilter['of']
  private readonly account: AccountWhere = {}
  private readonly clauses: Clause[] = []
  private readonly extra: Partial<BookFilter> = {}
  private readonly hasBoth: boolean
  private current: Clause | null = null
  private none: string | null = null
  private many: { words: string; atLeast?: number; atMost?: number } | null = null
  private or: string | null = null
  private afterAnd = false
  private last: Meaning | null = null
  private role: { role: Role; words: string } | null = null
  private person: { name: string; words: string } | null = null
  private when: { when: When; isPast: boolean; words: string; clause: Clause } | null = null
  private days: { days: Days; words: string } | null = null
  private groups = 0

  constructor(atoms: Atom[]) {
    this.atoms = atoms.filter(({ meaning }) => meaning!.is !== 'SMALL')
    this.hasBoth = atoms.some(({ meaning }) => meaning!.is === 'BOTH')
    const heads = this.atoms.flatMap(({ meaning }) => (meaning!.is === 'RECORD' ? [meaning] : []))
    this.head = heads[0]?.of ?? 'ACCOUNT'
    if (!heads.length) this.unread.push(...atoms.map(({ words }) => words))
  }

  filter(): BookFilter {
    if (this.unread.length) return { of: 'ACCOUNT' }
    // The clause of what is asked for is there from the beginning.
    if (this.head !== 'ACCOUNT') this.current = this.begin(this.head)
    for (const atom of this.atoms) this.take(atom)
    this.settle()
    // The clause of what is asked for is the first.
    const own = this.head === 'ACCOUNT' ? null : this.clauses[0]!
    if (own?.isNone) this.unread.push(own.words)
    return filterOf(this.head, this.account, this.clauses, this.extra)
  }

  private begin(of: Clause['of'], isNone = false): Clause {
    const clause: Clause = {
      ...{ of, isNone, many: {}, policy: {}, certificate: {}, request: {} },
      ...{ group: this.groups++, words: '' },
    }
    this.clauses.push(clause)
    return clause
  }

  /** The clause that speaks of records of a kind, a new one where the last does not. */
  private clauseOf(of: Clause['of'], words: string): Clause {
    const isNone = this.none !== null
    if (isNone || this.many || this.current?.of !== of || (this.afterAnd && this.current.isNone)) {
      const own = this.head === of && !isNone && !this.many ? this.clauses[0]! : null
      // "No umbrella and renew in June" goes on with what the accounts have.
      const held = isNone || this.many ? null : this.clauses.findLast((one) => one.of === of && !one.isNone)
      this.current = own ?? held ?? this.begin(of, isNone)
      if (this.many) this.current.many = { ...boundsOf(this.many) }
      this.current.words ||= words
    }
    this.none = null
    this.many = null
    return this.current
  }

  private take({ words, meaning }: Atom) {
    const is = meaning!
    const or = this.or
    if (or && (this.last === null || this.last.is !== is.is)) this.unread.push(or)
    this.or = null
    this.put(is, words, or !== null)
    if (is.is === 'OR') this.or = words
    else {
      this.afterAnd = is.is === 'AND' || (this.afterAnd && is.is === 'WITH')
      if (is.is !== 'AND') this.last = is
    }
  }

  private put(is: Meaning, words: string, isOr: boolean) {
    switch (is.is) {
      case 'RECORD':
        if (is.of === 'ACCOUNT') {
          if (this.none || this.many) this.unread.push(words)
        } else if (is.of !== this.head || this.none || this.many) this.clauseOf(is.of, words)
        return
      case 'LINE':
        return this.line(is.types, words, isOr)
      case 'CARRIER':
        return this.shared(words, (clause) => {
          if (clause.policy.carriers && !isOr) return false
          clause.policy.carriers = [...(clause.policy.carriers ?? []), is.name]
          return true
        })
      case 'PREMIUM':
        return this.shared(words, ({ policy }) => {
          if (policy.premium) return false
          policy.premium = is.range
          return true
        })
      case 'POLICY_STATE':
        return this.policyState(is.states, words)
      case 'CERTIFICATE_STATE':
        this.clauseOf('CERTIFICATE', words).certificate.states = [is.state]
        return
      case 'REQUEST_STATE':
        this.clauseOf('SERVICE_REQUEST', words).request.states = [is.state]
        return
      case 'REQUEST_TYPE':
        this.clauseOf('SERVICE_REQUEST', words).request.types = [is.type]
        return
      case 'OVERDUE':
        this.clauseOf('SERVICE_REQUEST', words).request.overdue = true
        return
      case 'HOLDER':
        this.clauseOf('CERTIFICATE', words).certificate.holder = is.name
        return
      case 'WHEN':
        return this.whenOf(is, words)
      case 'DAYS':
        if (this.days) this.unread.push(this.days.words)
        this.days = { days: is.days, words }
        return this.bindDays()
      case 'ROLE':
        if (this.role) this.unread.push(this.role.words)
        this.role = { role: is.role, words }
        return this.bindPerson()
      case 'PERSON':
        if (this.person) this.unread.push(this.person.words)
        this.person = { name: is.name, words }
        if (this.role) this.bindPerson()
        return
      case 'ACCOUNT':
        if (this.account.names && !isOr) this.unread.push(words)
        this.account.names = [...(this.account.names ?? []), is.name]
        return
      case 'ADDRESS_STATE':
        if (this.account.states && !isOr) this.unread.push(words)
        this.account.states = [...(this.account.states ?? []), is.id]
        return
      case 'ACCOUNT_TYPE':
        this.account.types = [is.type]
        return
      case 'GAP':
        if (this.account.missing && !isOr) this.unread.push(words)
        this.account.missing = [...(this.account.missing ?? []), is.gap]
        return
      case 'GROUP':
        return this.once('groupBy', is.by, words)
      case 'ORDER':
        return this.once('order', is.order, words)
      case 'LIMIT':
        return this.once('limit', is.limit, words)
      case 'MANY': {
        if (this.many || this.none) this.unread.push(words)
        const { is: _, ...many } = is
        this.many = { ...many, words }
        return
      }
      case 'NONE':
        if (this.none || this.many) this.unread.push(words)
        this.none = words
        return
      case 'AND':
      case 'OR':
      case 'BOTH':
      case 'WITH':
      case 'SMALL':
    }
  }

  private once<Key extends 'groupBy' | 'order' | 'limit'>(key: Key, value: BookFilter[Key], words: string) {
    if (this.extra[key]) this.unread.push(words)
    this.extra[key] = value
  }

  private line(types: NonNullable<PolicyWhere['types']>, words: string, isOr: boolean) {
    const before = this.current
    if (isOr && before?.of === 'POLICY' && before.policy.types && this.last?.is === 'LINE') {
      // "No cyber or crime" is none of either; "cyber or crime" is any of them.
      before.policy.types = [...before.policy.types, ...types]
      return
    }
    const isBeside = this.afterAnd && !this.none && !this.many && before?.of === 'POLICY' && before.policy.types
    if (isBeside && (before.isNone || this.head === 'POLICY')) {
      // "Without auto and cyber" may mean either of two things; "auto and cyber policies" are those of any of them.
      if (before.isNone && this.last?.is !== 'WITH') this.unread.push(words)
      if (!before.isNone && this.last?.is === 'LINE') {
        before.policy.types = [...(before.policy.types ?? []), ...types]
        return
      }
    }
    const isNew = this.head === 'ACCOUNT' && before?.of === 'POLICY' && before.policy.types && !this.none && !this.many
    const clause = isNew ? this.besides(before, words) : this.clauseOf('POLICY', words)
    if (clause.policy.types) this.unread.push(words)
    clause.policy.types = types
    this.current = clause
  }

  /** One more policy of the same accounts. */
  private besides(before: Clause, words: string): Clause {
    const clause = this.begin('POLICY')
    clause.words = words
    if (this.last?.is === 'LINE' && !before.isNone) clause.group = before.group
    return clause
  }

  /** What is said of policies: of those "both" puts together of each, else of the last; which of several is meant must be plain. */
  private shared(words: string, put: (clause: Clause) => boolean) {
    const clause = this.clauseOf('POLICY', words)
    const together = this.clauses.filter(({ group }) => group === clause.group)
    if (together.length > 1 && !this.hasBoth) return void this.unread.push(words)
    for (const one of together) if (!put(one)) this.unread.push(words)
  }

  private policyState(states: PolicyWhere['states'] | null, words: string) {
    if (this.none && !this.clauses.some(({ isNone }) => isNone)) {
      // "Not in force" and the like deny a state; "no active policies" says it of what there is none of.
      const next = this.atoms[this.atoms.findIndex((one) => one.words === words) + 1]?.meaning
      if (next?.is !== 'RECORD' && next?.is !== 'LINE') return void this.unread.push(words)
    }
    if (this.head === 'CERTIFICATE') {
      if (states) this.unread.push(words)
      this.clauseOf('CERTIFICATE', words).certificate.states = ['CURRENT']
      return
    }
    if (this.head === 'SERVICE_REQUEST') return void this.unread.push(words)
    this.shared(words, ({ policy }) => {
      if (policy.states || policy.inForce) return false
      if (states) policy.states = states
      else policy.inForce = true
      return true
    })
  }

  private whenOf({ when, isPast }: Extract<Meaning, { is: 'WHEN' }>, words: string) {
    if (this.when) this.unread.push(this.when.words)
    const of = OF_WHEN[when] ?? (this.head === 'CERTIFICATE' ? 'CERTIFICATE' : 'POLICY')
    const clause = when === 'issued' && this.head !== 'CERTIFICATE' ? null : this.clauseOf(of, words)
    if (!clause || this.clauses.some((one) => one !== clause && one.group === clause.group))
      return void this.unread.push(words)
    this.when = { when, isPast, words, clause }
    if (isPast && when === 'expires') putExpired(clause)
    this.bindDays()
  }

  private bindDays() {
    if (!this.days || !this.when) return
    const { when, isPast, words, clause } = this.when
    const span: Span = this.days.days(isPast)
    this.days = null
    this.when = null
    if (!putDays(clause, when, span)) this.unread.push(words)
  }

  private bindPerson() {
    if (!this.person) return
    const { name } = this.person
    const role = this.role?.role ?? (this.head === 'SERVICE_REQUEST' ? 'assignees' : 'team')
    const isOfAccounts = this.atoms.some(({ meaning }) => meaning!.is === 'RECORD' && meaning.of === 'ACCOUNT')
    if (role === 'assignees') {
      const { request } = this.clauseOf('SERVICE_REQUEST', this.person.words)
      if (request.assignees) this.unread.push(this.person.words)
      request.assignees = [name]
    } else if (this.account[role] || (role === 'team' && !isOfAccounts)) this.unread.push(this.person.words)
    else this.account[role] = [name]
    this.person = null
    this.role = null
  }

  /** What is still open at the end: a day that nothing is said of, a person, a number of what. */
  private settle() {
    if (this.person) this.bindPerson()
    for (const open of [this.role, this.days, this.many]) if (open) this.unread.push(open.words)
    if (this.none) this.unread.push(this.none)
    if (this.or) this.unread.push(this.or)
    const isDated = this.when && (this.when.isPast ? this.when.when !== 'expires' : true)
    if (isDated && this.when!.when === 'issued') this.when = null
    if (this.when && isDated) this.unread.push(this.when.words)
    for (const clause of this.clauses) standing(clause)
  }
}
