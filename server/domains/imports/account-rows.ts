import { ACCOUNT_TEAM, ACCOUNT_TYPES, type AccountType, gapsOf } from '../../../shared/accounts.ts'
import { labelOf, nameOf } from '../../../shared/labeled.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { AccountChange } from '../accounts/service.ts'
import {
  type CheckedAccount,
  contactChanges,
  detailChanges,
  findClients,
  holdAccounts,
  listContactsOf,
} from '../accounts/service.ts'
import type { Account, Contact } from '../accounts/types.ts'
import { listAgencyUsers, userNames } from '../agency/service.ts'
import { CONTACT_FIELDS, leftOutOf, readAccount, type Users } from './account-values.ts'
import { clientKey, clientSaid, emailIn } from './clients.ts'
import { saidBy } from './columns.ts'
import { contradiction, problemAt, refused, settled, twinProblem } from './refusals.ts'
import * as references from './store/references.ts'
import type { Change, Column, Planned, RawRow, Said } from './types.ts'
import { accountTypeOf, noSuchUser, userNamed } from './values.ts'

/** A planned row, with what it would write. */
export type AccountPlan = Planned & {
  reference: string | null
  create?: CheckedAccount
  change?: AccountChange & { primary: Contact | null }
}

/**
 * The outcomes of rows of accounts. Their accounts are locked until the transaction ends. `earlier` says which rows before them create
 * accounts, by name.
 */
export async function planAccounts(
  ctx: Ctx,
  columns: readonly Column[],
  rows: readonly RawRow[],
  earlier: ReadonlyMap<string, number> = new Map(),
): Promise<AccountPlan[]> {
  must(ctx, 'read', 'account')
  const all = rows.map((row) => ({ row, own: saidBy(columns, row.cells), said: clientSaid(columns, row.cells) }))
  const byReference = await references.findReferences(
    ctx.db,
    all.flatMap(({ said }) => said.reference?.toLowerCase() ?? []),
  )
  const alike = await findClients(ctx, { emails: all.flatMap(({ said }) => emailIn(said) ?? []), names: [] })
  const byClient = Map.groupBy(alike, ({ email, name }) => `${email}|${name}`.toLowerCase())
  const held = await holdAccounts(ctx, [...byReference.values(), ...alike.map(({ id }) => id)])
  const ids = [...new Set([...held.values()].map(({ id }) => id))]
  const [people, referenceOf] = [await listContactsOf(ctx, ids), await references.listReferencesOf(ctx.db, ids)]
  const namesakes = await findClients(ctx, { emails: [], names: all.flatMap(({ said }) => said.name ?? []) })
  const called = new Map(namesakes.map((account) => [account.name.toLowerCase(), whereIs(account)]))
  for (const [name, row] of earlier) called.set(name, called.get(name) ?? inRow(row))
  const known = await listAgencyUsers(ctx)
  const users: Users = { nameOf: await userNames(ctx), userOf: (typed) => userNamed(known, typed) }
  const taken = new Map<string, RawRow>()
  const spoken: Spoken = new Map()
  return all.map(({ row, own, said: asClient }) => {
    const key = own.reference?.toLowerCase()
    const referred = key ? held.get(byReference.get(key) ?? '') : undefined
    // With the reference of a business, a person is its contact.
    const said = referred?.type === 'BUSINESS' ? own : asClient
    const plan = (() => {
      const settledBy = settled('ACCOUNTS', row, columns, said, said.name)
      if (settledBy) return settledBy
      const named = emailIn(said) && said.name ? (byClient.get(clientKey(said)) ?? []) : []
      if (!referred && named.length > 1)
        return refused(
          row,
          said.name,
          `${String(named.length)} accounts have this name and e-mail. Merge them, or give their reference.`,
        )
      const account = referred ?? (named[0] && held.get(named[0].id))
      const has = account && referenceOf.get(account.id)
      if (key && !referred && has)
        return refused(row, said.name, 'An account with this name and e-mail has another reference.', 'reference')
      if (!account) return planNew(row, said, !own.type && said.type !== undefined, users)
      const other = referred && emailIn(said) ? otherClient(referred, people.get(referred.id) ?? [], said) : null
      if (other) return refused(row, said.name, other, 'reference')
      const before = taken.get(account.id)
      taken.set(account.id, row)
      if (before) return refused(row, said.name, twinProblem('ACCOUNTS', columns, row, before))
      return planChange(
        row,
        said,
        account,
        people.get(account.id)?.[0] ?? null,
        key && !referred ? said.reference! : null,
        users,
      )
    })()
    return { reference: said.reference ?? null, ...(spokenFor(plan, spoken) ?? besideNamesake(plan, called)) }
  })
}

const whereIs = ({ mailingAddress: { line1, city } }: Account) =>
  `in Cara, at ${[line1, city].filter(Boolean).join(', ')}`
const inRow = (row: number) => `in row ${String(row)}`

/** A new account with an existing name must be reviewed by a user. `called` says where each name exists already. */
function besideNamesake(plan: Plan, called: Map<string, string>): Plan {
  if (plan.outcome !== 'CREATE') return plan
  const name = plan.title.toLowerCase()
  const where = called.get(name)
  called.set(name, where ?? inRow(plan.position))
  if (!where) return plan
  const problem = problemAt('name', `The same name is ${where}. This row makes an account of its own.`)
  return { ...plan, problems: [...plan.problems, problem] }
}

const otherClient = ({ name, dba, email }: Account, people: readonly Contact[], said: Said) =>
  contradiction(
    { name, dba, emails: [email, ...people.map((one) => one.email)] },
    {
      ...{ reference: said.reference!, name: said.name },
      emails: [said.email, said.contactEmail].filter((one) => one !== undefined),
    },
  )

/** What each contact is changed to, and by which row. */
type Spoken = Map<string, { row: number; print: string }>

/** A row that changes a contact differently than a row of another account does. */
function spokenFor(plan: Plan, spoken: Spoken): Planned | null {
  const contact = plan.change?.contact
  const id = contact && 'write' in contact ? contact.write.id : null
  if (!id) return null
  const print = JSON.stringify(contact)
  const before = spoken.get(id) ?? { row: plan.position, print }
  spoken.set(id, before)
  return before.print === print
    ? null
    : refused(
        plan,
        plan.title,
        `Row ${String(before.row)} is the same contact and says something else. Keep one of them.`,
      )
}

type Plan = Omit<AccountPlan, 'reference'>

const unknownUsers = (said: Said, { userOf }: Users) =>
  ACCOUNT_TEAM.flatMap(({ id, label }) => {
    const typed = said[nameOf(id)]
    return typed && !userOf(typed) ? [problemAt(nameOf(id), noSuchUser(label, typed))] : []
  })

const TAKEN_FOR_PERSON = problemAt(
  'type',
  'This row names a person and no business, so it makes an individual account. For a business, add a column with its name.',
)

/** `isTaken` is whether the row does not say itself that it is of a person. */
function planNew(row: RawRow, said: Said, isTaken: boolean, users: Users): Plan {
  const { type, problem } = typeIn(said, 'BUSINESS')
  if (problem) return refused(row, said.name, problem, 'type')
  const read = readAccount(type, said, null, null, users)
  if ('problems' in read) return { ...refused(row, said.name, ''), problems: read.problems }
  const { details, contact } = read
  const changes: Change[] = [
    { label: 'Account type', was: null, is: labelOf(ACCOUNT_TYPES, type) },
    ...told(detailChanges(type, null, details, users.nameOf)).filter(({ label }) => label !== 'Name'),
    ...(contact && 'write' in contact ? told(contactChanges(null, contact.write)) : []),
  ]
  return {
    position: row.position,
    outcome: 'CREATE',
    title: details.name,
    changes,
    problems: [...(isTaken ? [TAKEN_FOR_PERSON] : []), ...unknownUsers(said, users)],
    gaps: [...gapsOf(details), ...(type === 'BUSINESS' && !contact ? ['CONTACT' as const] : [])],
    aboutId: null,
    create: read,
  }
}

function planChange(
  row: RawRow,
  said: Said,
  account: Account,
  primary: Contact | null,
  reference: string | null,
  users: Users,
): Plan {
  const { type, problem } = typeIn(said, account.type)
  if (problem) return refused(row, account.name, problem, 'type')
  if (type !== account.type)
    return refused(row, account.name, 'A business stays a business, and a person a person.', 'type')
  const read = readAccount(type, said, account, primary, users)
  if ('problems' in read) return { ...refused(row, account.name, ''), problems: read.problems }
  const speaks = CONTACT_FIELDS.some((field) => said[field])
  const contact = type === 'BUSINESS' && speaks ? read.contact : null
  const changes: Change[] = [
    ...told(detailChanges(type, account, read.details, users.nameOf)),
    ...(contact && 'write' in contact ? told(contactChanges(primary, contact.write)) : []),
    ...(reference ? [{ label: 'Your reference', was: null, is: reference }] : []),
  ]
  const problems = [...unknownUsers(said, users), ...leftOutOf(said, account, primary)]
  const shared = { position: row.position, title: account.name, changes, problems, aboutId: account.id }
  if (!changes.length) return { ...shared, outcome: 'SAME' }
  return { ...shared, outcome: 'CHANGE', change: { account, details: read.details, contact, primary } }
}

const told = (changes: readonly Change[]): Change[] => changes.map(({ label, was, is }) => ({ label, was, is }))

function typeIn(said: Said, usual: AccountType): { type: AccountType; problem?: string } {
  const type = said.type ? accountTypeOf(said.type) : usual
  return type ? { type } : { type: usual, problem: `“${said.type!}” is neither business nor individual.` }
}
