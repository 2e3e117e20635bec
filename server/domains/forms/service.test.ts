import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeManyObjects } from '../../../tests/support/documents/hostile.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { makeFillablePdf } from '../../../tests/support/forms/fillable-pdf.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { pool } from '../../documents/reading/read-document.ts'
import { FORMS } from '../../forms/index.ts'
import { fillForm } from '../../forms/output/index.ts'
import { uploadTemplate } from './service.ts'

const FORM = FORMS[0]!

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

async function upload(bytes: Uint8Array) {
  const file = await anUpload(test, 'blank.pdf', bytes)
  return uploadTemplate({ house: test.house, actor: agency.actor }, { file, licenceConfirmed: true })
}

/** How much of the process's work was done by this thread, from 0 to 1. */
async function ownShareOf(work: Promise<unknown>) {
  const [whole, own] = [process.cpuUsage(), process.threadCpuUsage()]
  await work
  const [all, here] = [process.cpuUsage(whole), process.threadCpuUsage(own)]
  return (here.user + here.system) / (all.user + all.system)
}

describe('a fillable PDF of the agency', () => {
  it('is kept with the form and the fields it was found to have', async () => {
    const blank = await makeFillablePdf({ fields: FORM.fields, identifier: 'ACORD 0025 2016-03 Acroform' })
    expect(await upload(blank)).toMatchObject({ form: '25', edition: '2016/03', missing: [] })
  })

  it('is refused with a sentence at the file', async () => {
    await expect(upload(Buffer.from('no PDF'))).rejects.toMatchObject({
      code: 'INVALID',
      message: 'This file is not a PDF.',
    })
  })

  it('is looked at and filled by another thread, however much is in it', async () => {
    const heavy = upload(makeManyObjects(90_000)).catch(() => {})
    expect(await ownShareOf(heavy)).toBeLessThan(0.5)
    const template = await makeFillablePdf({ fields: FORM.fields, identifier: 'ACORD 0025 2016-03 Acroform' })
    const input = { form: FORM, values: { NamedInsured_FullName_A: 'Otter LLC' }, template, overflow: [], title: 'T' }
    const filling = fillForm(input, agency.agencyId)
    expect(await ownShareOf(filling)).toBeLessThan(0.5)
    expect((await filling).worksheet).toBe(false)
  })

  it('that cannot be filled says so', async () => {
    const input = { form: FORM, values: {}, template: Buffer.from('%PDF-1.7 nothing'), overflow: [], title: 'T' }
    await expect(fillForm(input, agency.agencyId)).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringContaining('Your agency’s PDF of ACORD 25 cannot be filled.'),
    })
  })
})
