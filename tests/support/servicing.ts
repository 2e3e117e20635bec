import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Ctx } from '../../server/ctx.ts'
import type { RequestInput } from '../../server/domains/servicing/input.ts'
import { listVersions } from '../../server/domains/servicing/parts.ts'
import * as service from '../../server/domains/servicing/service.ts'
import { aHouse, anAgency, as, type TestHouse } from './house.ts'
import { anAccount } from './records.ts'

type Scene = { test: TestHouse; mine: Awaited<ReturnType<typeof anAgency>>; accountId: string }

/** The house of a test file, and for each test a new agency with an account; the others act for its user. */
export function servicing() {
  const scene = {} as Scene
  beforeAll(async () => {
    scene.test = await aHouse()
  })
  afterAll(() => scene.test.close())
  beforeEach(async () => {
    scene.mine = await anAgency(scene.test)
    scene.accountId = await anAccount(scene.test, scene.mine)
  })
  const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(scene.test.house, scene.mine.actor, work)
  return {
    scene,
    run,
    create: (given: Partial<RequestInput> & { key?: string } = {}) =>
      run((ctx) => service.createServiceRequest(ctx, { type: 'OTHER', accountId: scene.accountId, ...given })),
    resolve: (id: string, given: Parameters<typeof service.resolveServiceRequest>[2] = {}) =>
      service.resolveServiceRequest({ house: scene.test.house, actor: scene.mine.actor }, id, given),
    historyOf: (id: string) => run((ctx) => listVersions(ctx, [id])),
    me: () => scene.mine.actor.userId!,
  }
}
