import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anUpload } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { pool } from '../../documents/reading/read-document.ts'
import { readFile } from './reading.ts'
import { addFiles, listPages, storeUploads } from './service.ts'

let test: TestHouse
let agency: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
  agency = await anAgency(test)
})
afterAll(async () => {
  await pool.close()
  await test.close()
})

const NEVER = new AbortController().signal
const ignore = () => {}

async function aFile() {
  const upload = await anUpload(test, 'Policy.pdf', await aPolicyPdf())
  const stored = await storeUploads({ house: test.house, actor: agency.actor }, [upload])
  const [file] = await as(test.house, agency.actor, (ctx) => addFiles(ctx, stored))
  return file!
}
const pagesOf = (fileId: string) => as(test.house, agency.actor, (ctx) => listPages(ctx, fileId))

it('is done by one of several runs that want the same file at once; the others take what it read', async () => {
  for (let round = 0; round < 4; round++) {
    const file = await aFile()
    const working = new Set<number>()
    const readers = [0, 1, 2].map((reader) =>
      readFile(test.house, agency.actor, file, () => working.add(reader), NEVER),
    )
    const results = await Promise.all(readers)
    expect(results.map(({ state }) => state)).toEqual(['READ', 'READ', 'READ'])
    expect(working.size).toBe(1)
    expect((await pagesOf(file.id)).length).toBe(results[0]!.pageCount)
  }
})

it('takes over from a reader that died, and stops waiting when it is told to', async () => {
  const file = await aFile()
  const other = new pg.Client({ connectionString: test.ownerUrl })
  await other.connect()
  await other.query(`select pg_advisory_lock(hashtextextended('file:' || $1, 0))`, [file.id])
  const stop = new AbortController()
  const stopped = readFile(test.house, agency.actor, file, ignore, stop.signal)
  const waiting = readFile(test.house, agency.actor, file, ignore, NEVER)
  stop.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow()
  expect(await pagesOf(file.id)).toEqual([])
  await other.end()
  expect((await waiting).state).toBe('READ')
})
