import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtinModel } from '../server/assistant/builtin/model.ts'
import { connectAsOwner, type Db } from '../server/db/connection.ts'
import { createWorkspace, retryWorkspace } from '../server/domains/workspaces/service.ts'
import { outageIn } from '../server/lib/outage.ts'
import { untilDone } from './support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from './support/house.ts'
import { aWebServer, signIn } from './support/web.ts'
import { aWorker } from './support/worker.ts'

const SENTENCE = 'The disk is full. Whoever runs Cara has to make room; then try again.'
const CREATE =
  'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id errors { message code } } }'

let test: TestHouse
let owner: Db
let worker: Awaited<ReturnType<typeof aWorker>>
beforeAll(async () => {
  test = await aHouse()
  owner = connectAsOwner(test.ownerUrl)
  worker = await aWorker(test, builtinModel)
  // PostgreSQL's own words and code for a disk with no room left.
  await sql`create function no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/5/16534": No space left on device' using errcode = '53100';
  end $$`.execute(owner)
})
afterAll(async () => {
  await worker.stop()
  await owner.destroy()
  await test.close()
})

const fill = (table: string) =>
  sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(owner)
const makeRoom = (table: string) => sql`drop trigger no_room on ${sql.table(table)}`.execute(owner)

it('is said to the one who asks, in a sentence', async () => {
  const agency = await anAgency(test)
  const web = await aWebServer(test)
  const cookie = await signIn(test, agency.email)
  await fill('messages')
  const { data } = await web.ask(CREATE, { input: { message: 'What can you do?' } }, cookie)
  await makeRoom('messages')
  expect(data.createCaraWorkspace).toEqual({ id: null, errors: [{ message: SENTENCE, code: 'OUTSIDE_FAILED' }] })
  await web.close()
})

it('ends a run with the sentence, and the next try ends it well', async () => {
  const agency = await anAgency(test)
  await fill('tool_results')
  const { id } = await as(test.house, agency.actor, (ctx) => createWorkspace(ctx, { message: 'What can you do?' }, []))
  const failed = await untilDone(test, agency.actor, id)
  expect(failed.run).toMatchObject({ state: 'FAILED', error: SENTENCE })
  await makeRoom('tool_results')
  await as(test.house, agency.actor, (ctx) => retryWorkspace(ctx, id))
  expect((await untilDone(test, agency.actor, id)).run).toMatchObject({ state: 'SUCCESS' })
})

it('is known also from what the file system says', async () => {
  const error = await writeFile('/dev/full', 'x').catch((thrown: unknown) => thrown)
  expect(outageIn(error)?.message).toBe(SENTENCE)
})
