import type { Ctx } from '../../ctx.ts'
import { listAgencyUsers } from '../../domains/agency/service.ts'
import { accountNamed } from '../../domains/book/service.ts'
import { listCarriers } from '../../domains/carriers/service.ts'
import type { Names } from './names.ts'

/** The names that a question may say, as whoever asks sees them. */
export async function readNames(ctx: Ctx, client: string | null): Promise<Names> {
  const carriers = (await listCarriers(ctx)).filter(({ mergedInto }) => mergedInto === null)
  const users = await listAgencyUsers(ctx)
  return {
    carriers: carriers.map(({ name }) => name),
    users: users.map(({ name }) => name),
    client,
    accountNamed: (words) => accountNamed(ctx, words),
  }
}
