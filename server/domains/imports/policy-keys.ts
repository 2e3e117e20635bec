import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { todayAt } from '../agency/service.ts'
import { saidBy } from './columns.ts'
import { accountsFor, companiesFor } from './policy-rows.ts'
import { readPolicy } from './policy-values.ts'
import type { Column, RawRow, Said } from './types.ts'
import { policyTypeOf, readDay } from './values.ts'

/**
 * The keys by which rows belong to one policy: its account, dates and line as read, however written. `meant` is equal for two rows that say
 * the same in other words. The key of a policy number without a date has no end.
 */
export async function policyKeys(ctx: Ctx, columns: readonly Column[], rows: readonly Pick<RawRow, 'cells'>[]) {
  must(ctx, 'read', 'policy')
  const all = rows.map(({ cells }) => ({ said: saidBy(columns, cells) }))
  const accountOf = await accountsFor(
    ctx,
    all.map(({ said }) => said),
  )
  const companies = await companiesFor(ctx, all, [])
  const today = await todayAt(ctx)
  const day = (said: Said, field: string) => {
    const order = columns.find((column) => column.field === field)?.dateOrder ?? null
    const read = said[field] ? readDay(said[field], order) : { day: '' }
    return 'day' in read ? read.day : said[field]!
  }
  return all.map(({ said }) => {
    const found = accountOf(said)
    const account = 'account' in found ? found.account.id : namedAs(said)
    const from = day(said, 'inforceAt')
    const number = said.policyNumber?.trim()
    const key = number
      ? ['policy', account, number, from]
      : ['line', account, (said.type && policyTypeOf(said.type)) ?? said.type, from, day(said, 'expiresAt')]
    const read = readPolicy(columns, said, companies, today)
    return {
      keys: [key.join('|').toLowerCase()],
      meant: 'account' in found && 'change' in read ? [account, read.change] : said,
    }
  })
}

const namedAs = ({ accountReference, accountEmail, accountName }: Said) =>
  accountReference ?? [accountEmail, accountName].filter(Boolean).join('|')
