import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import type { Ctx } from '../../ctx.ts'
import { getAgency, getAgencyUser, todayAt } from './service.ts'
import { updateAgency } from './update.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

const SAID = {
  name: ' Lanternfish  Insurance ',
  phone: '555.010.4400',
  mailingAddress: { line1: '12 Harbor Example Way', city: 'Sampleton', zone: 'ohio', postalCode: '43000' },
  timeZone: 'America/Chicago',
}
const aContact = (contactName: string | null, contactEmail: string | null, contactPhone: string | null) => ({
  liabilityCOIConfiguration: { contactName, contactEmail, contactPhone },
})
type Sent = Partial<typeof SAID> & { key?: string; configuration?: ReturnType<typeof aContact> }

/** Updates it again on the newest revision. */
const say = async (ctx: Ctx, sent: Sent = {}) =>
  updateAgency(ctx, { ...SAID, ...sent, rev: (await getAgency(ctx)).rev })

it('an agency changes its name, phone, address and time zone, and no other agency does', async () => {
  const [mine, theirs] = [await anAgency(test), await anAgency(test)]
  const before = await as(test.house, theirs.actor, getAgency)
  await as(test.house, mine.actor, (ctx) => say(ctx))
  expect(await as(test.house, mine.actor, getAgency)).toEqual({
    id: mine.agencyId,
    name: 'Lanternfish Insurance',
    phone: '(555) 010-4400',
    mailingAddress: { ...SAID.mailingAddress, zone: 'OH' },
    timeZone: 'America/Chicago',
    configuration: aContact(null, null, null),
    rev: 2,
  })
  expect(await as(test.house, theirs.actor, getAgency)).toEqual(before)
})

it('says whom certificates name for questions; what is blank is nobody, and what is left out stays', async () => {
  const mine = await anAgency(test)
  const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
  await run((ctx) =>
    say(ctx, { configuration: aContact(' Dana  Placeholder', 'certificates@lantern.example.com ', '555.010.4411') }),
  )
  const set = aContact('Dana Placeholder', 'certificates@lantern.example.com', '(555) 010-4411')
  expect((await run(getAgency)).configuration).toEqual(set)
  const { rev } = await run((ctx) => say(ctx))
  expect((await run(getAgency)).configuration).toEqual(set)
  await run((ctx) => say(ctx, { configuration: aContact('Sam Specimen', ' ', null) }))
  expect((await run(getAgency)).configuration).toEqual(aContact('Sam Specimen', null, null))
  const path = ['configuration', 'liabilityCOIConfiguration']
  await expect(run((ctx) => updateAgency(ctx, { ...SAID, configuration: set, rev }))).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: [
      { path: [...path, 'contactName'], message: expect.stringContaining('changed this to “Sam Specimen” meanwhile') },
      { path: [...path, 'contactEmail'] },
      { path: [...path, 'contactPhone'] },
    ],
  })
})

it('its day is that of its clock from then on', async () => {
  const mine = await anAgency(test)
  const clocks = ['Pacific/Pago_Pago', 'Pacific/Guam']
  const days: string[] = []
  for (const timeZone of clocks) {
    await as(test.house, mine.actor, (ctx) => say(ctx, { timeZone }))
    days.push(await as(test.house, mine.actor, (ctx) => todayAt({ ...ctx, now: new Date('2026-04-01T15:00:00Z') })))
  }
  expect(days).toEqual(['2026-04-01', '2026-04-02'])
})

it.each([
  ['name', { name: ' ' }, 'Enter the name of the agency.'],
  ['phone', { phone: '12' }, 'Enter a phone number with its area code, like (555) 010-0123.'],
  ['mailingAddress.postalCode', { mailingAddress: { ...SAID.mailingAddress, postalCode: '1' } }, 'Enter a ZIP code of 5 or 9 digits.'],
  ['mailingAddress.line1', { mailingAddress: {} }, 'Enter the street and number.'],
  ['timeZone', { timeZone: 'Europe/Berlin' }, 'Choose a time zone of the United States.'],
  ['timeZone', { timeZone: '' }, 'Choose a time zone.'],
  ['configuration.liabilityCOIConfiguration.contactEmail', { configuration: aContact(null, 'dana', null) }, 'Enter an e-mail address like name@example.com.'],
  ['configuration.liabilityCOIConfiguration.contactPhone', { configuration: aContact(null, null, '12') }, 'Enter a phone number with its area code, like (555) 010-0123.'],
])('%s is checked at its field', async (path, part, message) => {
  const mine = await anAgency(test)
  await expect(as(test.house, mine.actor, (ctx) => say(ctx, part as Sent))).rejects.toMatchObject({
    fields: expect.arrayContaining([{ path: path.split('.'), message }]),
  })
}) // biome-ignore format: a table

it('a clock that an operator set elsewhere is kept', async () => {
  const mine = await anAgency(test)
  await asOwner(test.ownerUrl, (owner) =>
    owner.updateTable('agencies').set({ time_zone: 'Europe/Berlin' }).where('id', '=', mine.agencyId).execute(),
  )
  await as(test.house, mine.actor, (ctx) => say(ctx, { timeZone: 'Europe/Berlin' }))
  expect((await as(test.house, mine.actor, getAgency)).timeZone).toBe('Europe/Berlin')
})

it('tells the second of two editors who changed what meanwhile, and takes the same form with the newest revision', async () => {
  const mine = await anAgency(test)
  const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
  await run((ctx) => say(ctx))
  const { rev } = await run(getAgency)
  const address = { ...SAID.mailingAddress, city: 'Testford' }
  await run((ctx) => updateAgency(ctx, { ...SAID, phone: '5550104455', mailingAddress: address, rev }))
  const second = { ...SAID, name: 'Lanternfish', rev }
  const { name } = await run((ctx) => getAgencyUser(ctx, mine.userId))
  await expect(run((ctx) => updateAgency(ctx, second))).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: [
      { path: ['phone'], message: `${name} changed this to “(555) 010-4455” meanwhile. Save again to keep yours.` },
      {
        path: ['mailingAddress', 'city'],
        message: `${name} changed this to “Testford” meanwhile. Save again to keep yours.`,
      },
    ],
  })
  expect(await run(getAgency)).toMatchObject({ name: 'Lanternfish Insurance', rev: rev + 1 })
  const kept = await run((ctx) => updateAgency(ctx, { ...second, rev: rev + 1 }))
  expect(kept).toMatchObject({ name: 'Lanternfish', phone: '(555) 010-4400', rev: rev + 2 })
  const same = await run((ctx) => updateAgency(ctx, { ...second, rev: rev + 2 }))
  expect(same.rev).toBe(rev + 2)
  await expect(run((ctx) => updateAgency(ctx, { ...second, rev: rev + 3 }))).rejects.toMatchObject({ code: 'CONFLICT' })
})
