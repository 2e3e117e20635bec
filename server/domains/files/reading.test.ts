import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anUpload } from '../../../tests/support/files.ts'
import { makeFillablePdf } from '../../../tests/support/forms/fillable-pdf.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { pool } from '../../documents/reading/read-document.ts'
import { FORMS } from '../../forms/index.ts'
import { fillForm } from '../../forms/output/index.ts'
import { uploadTemplate } from '../forms/service.ts'
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
