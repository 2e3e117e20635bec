import type { IsoDate } from '../../../shared/dates.ts'
import { IMPORTED_POLICY_FIELDS } from '../../../shared/imports.ts'
import { idsOf, type Labeled, nameOf } from '../../../shared/labeled.ts'
import { type Decimal, parseMoney, partOf } from '../../../shared/money.ts'
import { POLICY_LIMITS } from '../../../shared/policies.ts'
import { isNamed, type PolicyField, type PolicySection } from '../../../shared/policy-fields.ts'
import { AppError } from '../../lib/app-error.ts'
import { parse } from '../../lib/parse.ts'
import { policyChange } from '../policies/service.ts'
import { wordsHeading } from './column-names.ts'
import { problemAt } from './refusals.ts'
import type { Column, Problem, Said } from './types.ts'
import { choiceOf, noSuchUser, policyTypeOf, readDay, statusOf } from './values.ts'

/** `notes` is what was left blank, and why. */
export type ReadPolicy = { change: ReturnType<typeof readChange>; said: Said; notes: Problem[] }

/** The ids of the companies and users that rows name; null for a user nobody is. */
export type Named = { idOf: (company: string) => string; userOf: (name: string) => string | null }

const listOf = (choices: readonly Labeled[]) => choices.map(({ label }) => label).join(', ')

/** What a row says of a policy, by the same checks as the form. */
export function readPolicy(
  columns: readonly Column[],
  said: Said,
  named: Named,
  today: IsoDate,
): ReadPolicy | { problems: Problem[] } {
  const problems: Problem[] = []
  const money = (field: string): Decimal | undefined => {
    const typed = said[field]
    if (typed === undefined) return undefined
    const amount = parseMoney(typed)
    if (amount === null) problems.push(problemAt(field, amountProblem(typed)))
    return amount ?? undefined
  }
  const day = (field: string): IsoDate | undefined => {
    const typed = said[field]
    if (typed === undefined) return undefined
    const read = readDay(typed, columns.find((column) => column.field === field)?.dateOrder ?? null)
    if ('day' in read) return read.day
    problems.push(problemAt(field, read.problem))
    return undefined
  }
  const notes: Problem[] = []
  const leftBlank = (field: PolicyField, why: string) => {
    notes.push(problemAt(nameOf(field.id), why))
    return undefined
  }
  const commission = commissionIn(said, columns.find(({ field }) => field === 'estimatedCommission')?.head ?? '')
  const valueOf = (field: PolicyField) => {
    const name = nameOf(field.id)
    const typed = said[name]
    if (typed === undefined) return undefined
    if (field.id === 'estimatedCommission') return commission.amount
    if (field.holds === 'amount') return money(name)
    if (field.holds === 'date') return day(name)
    if (field.holds === 'user') return named.userOf(typed) ?? leftBlank(field, noSuchUser(field.label, typed))
    if (isNamed(field)) return named.idOf(typed)
    if (field.holds === 'text') return typed
    if (field.id === 'type') {
      const type = policyTypeOf(typed)
      if (!type) problems.push(problemAt(name, `“${typed}” is not a line of business Cara knows.`))
      return type ?? undefined
    }
    return (
      choiceOf(field.choices, typed, wordsHeading('POLICIES', name)) ??
      leftBlank(field, `${field.label} left blank: “${typed}” is none of ${listOf(field.choices)}.`)
    )
  }
  const readIn = (section: PolicySection) =>
    Object.fromEntries(
      IMPORTED_POLICY_FIELDS.filter((field) => field.section === section).map((field) => [field.id, valueOf(field)]),
    )
  const limits = Object.fromEntries(idsOf(POLICY_LIMITS).flatMap((id) => (said[id] ? [[id, money(id)]] : [])))
  const input = {
    ...readIn('policy'),
    pricing: readIn('pricing'),
    limits,
  }
  const ends = (input as { expiresAt?: IsoDate }).expiresAt
  const hasEnded = ends !== undefined && ends <= today
  if (commission.problem) problems.push(problemAt('estimatedCommission', commission.problem))
  problems.push(...standingProblems(said, hasEnded))
  if (problems.length) return { problems }
  try {
    if (commission.note) notes.push(problemAt('estimatedCommission', commission.note))
    return { change: readChange(input), said, notes }
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields.length) throw error
    return {
      problems: error.fields.map(({ path, message }) => {
        const field = path.at(-1)!
        return problemAt(field, said[field] ? `“${said[field]}”: ${message}` : message)
      }),
    }
  }
}

const readChange = (input: unknown) => parse(policyChange, input)

/** Why an amount is none. Books write one below zero in parentheses. */
function amountProblem(typed: string): string {
  const [, below] = /^(?:-|\()([^()]+)\)?$/.exec(typed) ?? []
  return below && parseMoney(below) !== null
    ? `“${typed}” is less than zero. Cara does not import return premiums.`
    : `“${typed}” is not an amount.`
}

type Commission = { amount?: Decimal; problem?: string; note?: string }

const isBare = (typed: string) => /^\d+(?:\.\d+)?$/.test(typed)

/** A commission with the sign that its heading gives a bare number: a rate, or dollars. */
export function signedCommission(typed: string, head: string): string {
  if (!isBare(typed)) return typed
  if (/%|percent|pct|rate/i.test(head)) return `${typed}%`
  return /\$|amount|amt|dollar|usd/i.test(head) ? `$${typed}` : typed
}

/**
 * What a commission comes to: an amount, or a rate of the row's premium, by the sign at it or the words of its heading. A bare number that may
 * be either is left blank.
 */
function commissionIn({ estimatedCommission, premium }: Said, head: string): Commission {
  if (!estimatedCommission) return {}
  const typed = signedCommission(estimatedCommission, head)
  if (/%|percent|pct/i.test(typed)) {
    const rate = /^(\d{1,3}(?:\.\d{1,4})?) ?%$/.exec(typed)?.[1]
    if (!rate || Number(rate) > 100) return { problem: `“${typed}” is not a rate of commission.` }
    if (!premium) return { problem: `“${typed}” is a part of the premium, and this row has none.` }
    const whole = parseMoney(premium)
    return whole === null ? {} : { amount: partOf(whole, Number(rate)) }
  }
  const amount = parseMoney(typed)
  if (amount === null) return { problem: amountProblem(typed) }
  if (isBare(typed) && Number(typed) > 0 && Number(typed) <= 100)
    return { note: `Commission left blank: “${typed}” may be a rate or dollars. Write ${typed}% or $${typed}.` }
  return { amount }
}

/** Why a policy is none that an import adds: only one in force, binding or ended by its term is. */
function standingProblems({ status, canceledAt }: Said, hasEnded: boolean): Problem[] {
  const problems: Problem[] = []
  const only = 'Cara imports policies in force, binding or ended;'
  const standing = status ? statusOf(status) : 'GOOD'
  if (standing === 'OFF') problems.push(problemAt('status', `${only} this one says “${status!}”.`))
  if (standing === null) problems.push(problemAt('status', `“${status!}” is not a status Cara knows.`))
  if (standing === 'ENDED' && !hasEnded)
    problems.push(problemAt('status', `This one says “${status!}”, and its term has not ended by this row.`))
  if (canceledAt && !/^(?:no|n|false)$/i.test(canceledAt))
    problems.push(problemAt('canceledAt', `${only} this one was canceled: “${canceledAt}”.`))
  return problems
}
