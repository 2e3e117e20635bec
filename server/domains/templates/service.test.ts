import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { faultOf } from '../../../tests/support/refusal.ts'
import { aDocument, aTemplate } from '../../../tests/support/templates.ts'
import type { Ctx } from '../../ctx.ts'
import { newId } from '../../lib/ids.ts'
import { getWorkspace } from '../workspaces/service.ts'
import * as service from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let theirs: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  theirs = await anAgency(test)
})
afterAll(() => test.close())
const my = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
