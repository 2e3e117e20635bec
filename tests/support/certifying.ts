import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Ctx } from '../../server/ctx.ts'
import { createCertificate } from '../../server/domains/certificates/service.ts'
import type { CertificateInput } from '../../server/domains/certificates/types.ts'
import { anInsured, aRequest } from './certificates.ts'
import { aHouse, anAgency, as, type TestHouse } from './house.ts'

type Scene = { test: TestHouse; mine: Awaited<ReturnType<typeof anAgency>>; accountId: string; policyId: string }

/** The house of a test file, and for each test a new agency with an insured account; `run` and `create` act for its user. */
export function certifying() {
  const scene = {} as Scene
  beforeAll(async () => {
    scene.test = await aHouse()
  })
  afterAll(() => scene.test.close())
  beforeEach(async () => {
    scene.mine = await anAgency(scene.test)
    Object.assign(scene, await anInsured(scene.test, scene.mine))
  })
  const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(scene.test.house, scene.mine.actor, work)
  const create = (given: Partial<CertificateInput> = {}, key: string | null = null) =>
    createCertificate(
      { house: scene.test.house, actor: scene.mine.actor },
      aRequest(scene.accountId, { descriptionOfOperations: 'Unit 7.', ...given }),
      key,
    )
  return { scene, run, create }
}
