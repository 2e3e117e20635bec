import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtinModel } from '../server/assistant/builtin/model.ts'
import { createWorkspace } from '../server/domains/workspaces/service.ts'
import { fillerPng } from './support/documents/filler.ts'
import * as hostile from './support/documents/hostile.ts'
import { makeDocx } from './support/documents/office.ts'
import { linesPage, makePdf } from './support/documents/pdf.ts'
import { anUpload, untilDone } from './support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from './support/house.ts'
import { aPolicyPdf } from './support/policies.ts'
import { aWorker } from './support/worker.ts'

let test: TestHouse
let worker: Awaited<ReturnType<typeof aWorker>>
beforeAll(async () => {
  test = await aHouse()
  worker = await aWorker(test, builtinModel)
})
afterAll(async () => {
  await worker.stop()
  await test.close()
})

/** What people and attackers upload beside a good policy, and the sentence each file must show. */
const bad: [name: string, make: () => Buffer | string | Promise<Buffer>, sentence: RegExp][] = [
  ['Empty.pdf', () => '', /This file is empty\./],
  ['Damaged.pdf', () => hostile.makeDamagedPdf(), /damaged/],
  ['Locked.pdf', () => makePdf([{}], { password: { user: 'secret', owner: 'owner' } }), /protected by a password/],
  ['Phone book.pdf', () => hostile.makeManyPages(2000), /2,000 pages; the limit is 600/],
  ['Dot.png', () => fillerPng(1), /too small/],
  ['Bomb.xlsx', () => hostile.makeZipBomb(250), /unpacks to far more/],
  ['Bomb.pdf', () => hostile.makePdfBomb(600), /memory/],
  ['Logo.svg', () => hostile.SCRIPTED_SVG, /SVG/],
  ['Program.pdf', () => Buffer.from('MZ\u0090\u0000\u0003This program cannot be run in DOS mode'), /./],
]

/** Odd but good: read like any other. */
const odd: [name: string, make: () => Buffer | string | Promise<Buffer>][] = [
  ['Policy as picture.png', () => aPolicyPdf({ number: 'QF-000-1042' })],
  ['📄🦦 Präsentation\u202Efdp.docx', () => makeDocx(['Hinweis: Dieses Schreiben ist kein Versicherungsschein.'])],
  ['שלום.txt', () => 'פוליסת ביטוח לדוגמה, ללא ערך'],
  ['Escape.txt', () => String.raw`A null written out is \u0000, half a pair \ud800.`],
  ['Script.pdf', () => makePdf([linesPage(['A page with a script behind it'])], { script: 'app.alert(1)' })],
]

it('answers each bad file with a sentence, reads the others, and fills the form', async () => {
  const agency = await anAgency(test)
  const files = [...bad.map(([name, make]) => [name, make] as const), ...odd]
  const uploads = await Promise.all(files.map(async ([name, make]) => anUpload(test, name, Buffer.from(await make()))))
  const before = process.memoryUsage().rss
  const { id } = await as(test.house, agency.actor, (ctx) =>
    createWorkspace(ctx, { message: 'Fill ACORD 25.', preset: 'GENERATE_TEMPLATE' }, uploads),
  )
  const done = await untilDone(test, agency.actor, id)
  for (const [name, , sentence] of bad) {
    const file = done.files.find((candidate) => candidate.name === name)
    expect(file, name).toMatchObject({ state: 'FAILED', error: expect.stringMatching(sentence) })
    expect(file!.error).toMatch(/^[A-Z].*\.$/)
    const shown = done.stages[0]!.progress!.find(({ fileName }) => fileName === name)
    expect(shown!.error).toBe(file!.error)
  }
  const read = done.files.filter(({ state }) => state === 'READ').map(({ name }) => name)
  expect(read.toSorted()).toEqual(odd.map(([name]) => name.replace('\u202E', '')).toSorted())
  expect(done.run).toMatchObject({ state: 'SUCCESS', error: null })
  const form = done.artifacts[0]!.body
  const values = form.kind === 'form' ? form.form.fields.filter(({ value }) => value) : []
  expect(values.find(({ name }) => name === 'Policy_GeneralLiability_PolicyNumberIdentifier_A')?.value).toBe(
    'QF-000-1042',
  )
  expect((process.memoryUsage().rss - before) / 1e6, 'megabytes more').toBeLessThan(900)
})
