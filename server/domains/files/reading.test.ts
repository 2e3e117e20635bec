import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { makeFillablePdf } from '../../../tests/support/forms/fillable-pdf.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { pool } from '../../documents/reading/read-document.ts'
import { FORMS } from '../../forms/index.ts'
import { fillForm } from '../../forms/output/index.ts'
import { AppError } from '../../lib/app-error.ts'
import { uploadTemplate } from '../forms/service.ts'
import { readFile, readTurn } from './reading.ts'
import { addFiles, listPages, readAgain, storeUploads } from './service.ts'

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

afterEach(() => {
  vi.restoreAllMocks()
})

const NEVER = new AbortController().signal
const ignore = () => {}

async function aFile(bytes?: Uint8Array, { actor } = agency) {
  const upload = await anUpload(test, 'Policy.pdf', bytes ?? (await aPolicyPdf()))
  const stored = await storeUploads({ house: test.house, actor }, [upload])
  const [file] = await as(test.house, actor, (ctx) => addFiles(ctx, stored))
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

it('reads a document of an edition nobody measured, box by box, once the agency has uploaded its blank; for other agencies it stays unknown', async () => {
  const form = FORMS.find(({ id }) => id === '25')!
  const template = await makeFillablePdf({ fields: form.fields, footer: 'ACORD 25 (2009/09)', captions: true })
  const blank = await anUpload(test, 'blank.pdf', template)
  const { edition } = await uploadTemplate(
    { house: test.house, actor: agency.actor },
    { file: blank, licenceConfirmed: true },
  )
  expect(edition).toBe('2009/09')
  const values = {
    NamedInsured_FullName_A: 'Otter Freight LLC',
    Policy_GeneralLiability_PolicyNumberIdentifier_A: 'GL 4471-209',
    Policy_GeneralLiability_EffectiveDate_A: '01/01/2026',
    GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
    GeneralLiability_OccurrenceIndicator_A: 'true',
  }
  const { pdf } = await fillForm({ form, values, template, overflow: [], title: 'Filled' }, agency.agencyId)

  const other = await anAgency(test, 'Heron Example Agency')
  const [own, foreign] = await Promise.all(
    [agency, other].map(async (who) => readFile(test.house, who.actor, await aFile(pdf, who), ignore, NEVER)),
  )
  const held = own!.facts!.acord!.flatMap((paper) => paper.elements.map(({ name, value }) => [name, value]))
  expect(Object.fromEntries(held)).toEqual(values)
  expect(own!.facts!.acord![0]).toMatchObject({ form: '25', edition: '2009/09', how: 'registered' })
  expect((foreign!.facts!.acord ?? []).flatMap(({ elements }) => elements)).toEqual([])
})

const aLongFile = async () =>
  aFile(await makePdf(Array.from({ length: 40 }, (_, at) => linesPage([`Page ${String(at + 1)} is of its own.`]))))
/** From which pages on pages were read, in groups of eight. */
const readsOf = (run: { mock: { calls: Parameters<typeof pool.run>[] } }) =>
  run.mock.calls.flatMap(([task]) => (task.verb === 'read-pdf' ? [task.from] : [])).toSorted((a, b) => a - b)
const stepsKept = async () => {
  const rows = await as(test.house, agency.actor, ({ db }) =>
    db.selectFrom('file_reading_steps').select('step').execute(),
  )
  return rows.length
}

it('is done in turns, each behind the pages that were kept, and comes to what one turn comes to', async () => {
  const whole = await aLongFile()
  await readFile(test.house, agency.actor, whole, ignore, NEVER)
  const run = vi.spyOn(pool, 'run')
  let file = await aLongFile()
  let turns = 0
  const house = { ...test.house, limits: { ...test.house.limits, readingTurn: 0.1 } }
  for (; file.state !== 'READ'; turns++) {
    file = await readTurn(house, agency.actor, file, ignore, NEVER)
    if (file.state !== 'READ') expect([await pagesOf(file.id), await stepsKept()]).toEqual([[], readsOf(run).length])
  }
  expect(turns).toBeGreaterThan(2)
  expect(readsOf(run)).toEqual([0, 8, 16, 24, 32])
  expect(await pagesOf(file.id)).toEqual(await pagesOf(whole.id))
  expect(await stepsKept()).toBe(0)
})

it('fails with a sentence when it ends again and again before it comes further, and goes on behind what it kept when it is tried anew', async () => {
  const file = await aLongFile()
  const house = { ...test.house, limits: { ...test.house.limits, readingTurn: 0.1 } }
  await readTurn(house, agency.actor, file, ignore, NEVER)
  const kept = await stepsKept()
  const real = pool.run.bind(pool)
  const run = vi.spyOn(pool, 'run').mockImplementation((task, ...given) => {
    if (task.verb === 'read-pdf') throw new Error('the process ended')
    return real(task, ...given)
  })
  for (let attempt = 0; attempt < 5; attempt++)
    await expect(readFile(test.house, agency.actor, file, ignore, NEVER)).rejects.toThrow('the process ended')
  const tried = run.mock.calls.length
  const failed = await readFile(test.house, agency.actor, file, ignore, NEVER)
  expect(failed).toMatchObject({ state: 'FAILED', error: expect.stringContaining('Split it into smaller files') })
  expect(run.mock.calls.length).toBe(tried)

  await as(test.house, agency.actor, (ctx) => readAgain(ctx, file.id))
  run.mockReset().mockImplementation(real)
  expect(await readFile(test.house, agency.actor, { ...file, state: 'PENDING' }, ignore, NEVER)).toMatchObject({
    ...{ state: 'READ', pageCount: 40 },
  })
  expect(readsOf(run).length).toBe(5 - kept)
})

it('does not count against a file that the app was stopped, or that the file store was away', async () => {
  const file = await aLongFile()
  const { blobs } = test.house.outside
  const away = vi
    .spyOn(blobs, 'toLocalFile')
    .mockRejectedValue(new AppError('OUTSIDE_FAILED', 'The file store is away.'))
  for (let attempt = 0; attempt < 7; attempt++)
    await expect(readFile(test.house, agency.actor, file, ignore, NEVER)).rejects.toThrow('away')
  away.mockRestore()
  for (let attempt = 0; attempt < 7; attempt++) {
    const stop = new AbortController()
    const reading = readFile(test.house, agency.actor, file, () => stop.abort(new Error('stopped')), stop.signal)
    await expect(reading).rejects.toThrow()
  }
  expect(await readFile(test.house, agency.actor, file, ignore, NEVER)).toMatchObject({ state: 'READ', pageCount: 40 })
})
