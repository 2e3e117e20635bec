import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccountRecord } from '../../server/assistant/account/read-record.ts'
import { agencyRecord } from '../../server/assistant/conversation.ts'
import { withCtx } from '../../server/ctx.ts'
import { connectAsOwner } from '../../server/db/connection.ts'
import { seedDemo } from '../../server/domains/agency/seed.ts'
import { getAgency } from '../../server/domains/agency/service.ts'
import type { AccountRecord } from '../../server/domains/on-file/types.ts'
import type { AgencyRecord } from '../../server/forms/types.ts'
import { fillDemo, fillLater } from '../../server/seed/demo.ts'
import type { FormId } from '../../shared/forms.ts'
import { aHouse, type TestHouse } from '../support/house.ts'
import type { Asked, Client } from './agency-records.ts'
import { commercialApplication, compensationApplication, liabilitySection, propertySection, umbrellaSection } from './gold-of-applications.ts' // biome-ignore format: a list
import { binder, certificateOfLiability, certificateOfProperty, evidenceOfCommercialProperty, evidenceOfProperty } from './gold-of-certificates.ts' // biome-ignore format: a list
import { brokerOfRecord, cancellationRequest } from './gold-of-servicing.ts'
import { scoreFrom } from './score-from-records.ts'

/** Each form, what is asked of it for a client, and at least how many elements of the demo agency's clients it is then to say. */
const FORMS: readonly [id: FormId, asked: (client: Client) => Asked[], atLeast: number][] = [
  ['24', certificateOfProperty, 300],
  ['25', certificateOfLiability, 850],
  ['27', evidenceOfProperty, 350],
  ['28', evidenceOfCommercialProperty, 350],
  ['35', cancellationRequest, 1500],
  ['36', brokerOfRecord, 1050],
  ['75', binder, 120],
  ['125', commercialApplication, 1150],
  ['126', liabilitySection, 240],
  ['130', compensationApplication, 300],
  ['131', umbrellaSection, 130],
  ['140', propertySection, 75],
]

let house: TestHouse
let records: AccountRecord[]
let agency: AgencyRecord

beforeAll(async () => {
  house = await aHouse()
  await seedDemo(house.ownerUrl, fillLater(house.house.queue))
  const owner = connectAsOwner(house.ownerUrl)
  const { rows: agencies } = await sql<{ id: string }>`select id from agencies`.execute(owner)
  const agencyId = agencies[0]!.id
  await fillDemo(house.house, { agencyId }, new AbortController().signal)
  const { rows: accounts } = await sql<{ id: string }>`select id from accounts order by name`.execute(owner)
  await owner.destroy()
  const actor = { kind: 'house', agencyId, userId: null } as const
  const read = accounts.map(({ id }) => withCtx(house.house, actor, (ctx) => readAccountRecord(ctx, id)))
  records = (await Promise.all(read)).flatMap((record) => record ?? [])
  const told = agencyRecord(await withCtx(house.house, actor, getAgency))
  agency = Object.fromEntries(Object.entries(told).filter(([, value]) => value))
})
afterAll(() => house.close())

test.each(FORMS)('ACORD %s says what the records of the demo agency tell, and nothing else', (id, asked, atLeast) => {
  const { answerable, right, wrong, missed } = scoreFrom(id, records, agency, asked)
  expect(wrong).toEqual([])
  expect(right >= 0.98 * answerable ? [] : missed).toEqual([])
  expect(answerable).toBeGreaterThanOrEqual(atLeast)
})
