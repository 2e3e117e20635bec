import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { untilTrue } from '../../../tests/support/started-cara.ts'
import { aWorker } from '../../../tests/support/worker.ts'
import { builtinModel } from '../../assistant/builtin/model.ts'
import type { Db } from '../../db/connection.ts'
import { pool } from '../../documents/reading/read-document.ts'
import { newId } from '../../lib/ids.ts'
import { uploadDocuments } from './service.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(async () => {
  await pool.close()
  await test.close()
})

const AT_ONCE = 20
/** So many turns that one more document has its own among them, however slow the machine. */
const PAGES = 384

async function shelve(agency: Awaited<ReturnType<typeof anAgency>>, count: number) {
  for (let from = 0; from < count; from += AT_ONCE) {
    const files = []
    for (let at = from; at < Math.min(count, from + AT_ONCE); at++)
      files.push(await anUpload(test, `Note ${String(at)}.txt`, Buffer.from(`Roofs are inspected. ${newId()}`)))
    await uploadDocuments({ house: test.house, actor: agency.actor }, { files })
  }
}

const owned = <T>(work: (db: Db) => Promise<T>) => asOwner(test.ownerUrl, work)

it('one document of an agency waits for no more than one of each that came before, however many these have', async () => {
  const [large, larger, small] = [await anAgency(test), await anAgency(test), await anAgency(test)]
  await shelve(large, 200)
  await shelve(larger, 200)
  await shelve(small, 1)
  const worker = await aWorker(test, builtinModel)
  const begun = () =>
    owned(async (db) => {
      const { rows } = await sql<{ at: Date | null; before: number }>`
        select s.completed_at as at, (select count(*)::int from knowledge_documents d where d.started_at < s.started_at) as before
        from knowledge_documents s where s.agency_id = ${small.agencyId}`.execute(db)
      return rows[0]!
    })
  await untilTrue('the one document is indexed', async () => (await begun()).at !== null, 120)
  // The one that another worker takes at the same moment may be told to have begun just before.
  expect((await begun()).before).toBeLessThanOrEqual(3)
  await worker.stop()
})

it('one note of a third agency has its turn while two large files of others are still being read', async () => {
  const { limits } = test.house
  const [large, larger, small] = [await anAgency(test), await anAgency(test), await anAgency(test)]
  for (const { actor } of [large, larger]) {
    const pages = Array.from({ length: PAGES }, (_, at) => linesPage([`Page ${String(at)} of ${newId()}`]))
    const files = [await anUpload(test, 'Guide.pdf', Buffer.from(await makePdf(pages)))]
    await uploadDocuments({ house: test.house, actor }, { files })
  }
  await shelve(small, 1)
  // A turn is the fewest pages that are read at once.
  test.house.limits = { ...limits, readingTurn: 0.1 }
  const worker = await aWorker(test, builtinModel)
  const ended = () =>
    owned(async (db) => {
      const ids = [large, larger, small].map(({ agencyId }) => agencyId)
      const query = db.selectFrom('knowledge_documents').where('agency_id', 'in', ids)
      return query
        .where('completed_at', 'is not', null)
        .select(['agency_id', 'status', 'page_count', 'started_at', 'completed_at'])
        .execute()
    })
  await untilTrue('all are indexed', async () => (await ended()).length === 3, 240)
  await worker.stop()
  test.house.limits = limits
  const all = await ended()
  expect(all.map(({ status, page_count }) => [status, page_count]).sort()).toEqual([
    ['COMPLETED', 1],
    ['COMPLETED', PAGES],
    ['COMPLETED', PAGES],
  ])
  const note = all.find(({ agency_id }) => agency_id === small.agencyId)!
  for (const { agency_id, completed_at } of all)
    if (agency_id !== small.agencyId) expect(completed_at!.getTime()).toBeGreaterThan(note.started_at!.getTime())
})
