import { randomBytes, randomUUID } from 'node:crypto'
import { withCtx } from '../../../server/ctx.ts'
import { hashToken } from '../../../server/domains/agency/rules.ts'
import { DEMO } from '../../../server/domains/agency/seed.ts'
import { addSession } from '../../../server/domains/agency/store/sessions.ts'
import { findUserByEmail } from '../../../server/domains/agency/store.ts'
import type { Cara } from '../../../server/main.ts'

/** Opens a session for a user of the demo agency; gives the cookie a browser would send. */
export async function aDemoSession({ house }: Pick<Cara, 'house'>): Promise<string> {
  const user = (await findUserByEmail(house.db, DEMO.users[0]!.email))!
  const token = randomBytes(32).toString('base64url')
  const { agencyId, id: userId } = user
  await withCtx(house, { kind: 'user', agencyId, userId }, ({ db, now }) =>
    addSession(db, {
      id: randomUUID(),
      agencyId,
      userId,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + 3_600_000),
    }),
  )
  return `cara_session=${token}`
}
