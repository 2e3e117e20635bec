import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { findClients, listAccounts } from '../accounts/service.ts'
import { listAgencyUsers } from '../agency/service.ts'
import { listCarriers } from '../carriers/service.ts'

const unclear = (message: string) => new AppError('INVALID', message)

type Named = { id: string; name: string }

const KEYED = /[^\p{L}\p{N}]+/gu
const keyOf = (name: string) => name.toLowerCase().replace(KEYED, ' ').trim()

/** Of these, the one of that name, or whose name alone begins with these words or holds them; INVALID where none or several do. */
function oneNamed<Of extends Named>(all: readonly Of[], called: string, what: string): Of {
  const key = keyOf(called)
  const isIn = (whole: string, part: string) => ` ${whole} `.includes(` ${part} `)
  const ways: ((name: string) => boolean)[] = [
    (name) => name === key,
    (name) => `${name} `.startsWith(`${key} `),
    (name) => isIn(name, key),
  ]
  for (const isSo of ways) {
    const found = all.filter(({ name }) => isSo(keyOf(name)))
    if (found.length === 1) return found[0]!
    if (found.length) throw unclear(`Several ${what}s are called “${called}”: ${listed(found)}. Say which.`)
  }
  throw unclear(`There is no ${what} called “${called}” here.`)
}

const MOST_LISTED = 5
function listed(found: readonly Named[]): string {
  const shown = found.slice(0, MOST_LISTED).map(({ name }) => name)
  return [...shown, ...(found.length > MOST_LISTED ? ['…'] : [])].join(', ')
}

/** The ids of companies by their names. */
export async function carrierIdsOf(ctx: Ctx, called: readonly string[]): Promise<string[]> {
  must(ctx, 'read', 'carrier')
  const all = (await listCarriers(ctx)).filter(({ mergedInto }) => mergedInto === null)
  return called.map((name) => oneNamed(all, name, 'carrier').id)
}

/** The ids of accounts by their names. */
export async function accountIdsOf(ctx: Ctx, called: readonly string[]): Promise<string[]> {
  must(ctx, 'read', 'account')
  const ids: string[] = []
  for (const name of called) {
    const exact = await findClients(ctx, { emails: [], names: [name] })
    const held = exact.length ? exact : await accountsHolding(ctx, name)
    ids.push(oneNamed(held, name, 'account').id)
  }
  return ids
}

const MOST_LIKE = 50
async function accountsHolding(ctx: Ctx, words: string): Promise<Named[]> {
  const found = await listAccounts(ctx, { search: words }, { first: MOST_LIKE, after: null })
  if (found.length === MOST_LIKE) throw unclear(`Very many accounts hold “${words}”. Give more of the name.`)
  return found.map(({ account }) => account)
}

/** The one account of that name; why it cannot be told which, or null where there is none. */
export async function accountNamed(ctx: Ctx, called: string): Promise<{ name: string } | { why: string } | null> {
  must(ctx, 'read', 'account')
  try {
    const held = await accountsHolding(ctx, called)
    const isCalled = held.some(({ name }) => ` ${keyOf(name)} `.includes(` ${keyOf(called)} `))
    return isCalled ? { name: oneNamed(held, called, 'account').name } : null
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID') return { why: error.message }
    throw error
  }
}

/** Users by their names: their ids, and whether "NOBODY" is among them. */
export async function peopleOf(ctx: Ctx, called: readonly string[]): Promise<{ ids: string[]; orNobody: boolean }> {
  must(ctx, 'read', 'agency-user')
  const all = await listAgencyUsers(ctx)
  const ids = called.flatMap((name) => {
    if (name === 'NOBODY') return []
    if (name !== 'ME') return oneNamed(all, name, 'user').id
    if (!ctx.actor.userId) throw unclear('Nobody asks here: name the user.')
    return ctx.actor.userId
  })
  return { ids, orNobody: called.includes('NOBODY') }
}
