import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SubscriptionState } from '../../../shared/plans.ts'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { rowsOf } from '../../../tests/support/records.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import { readDocument } from '../../documents/reading/read-document.ts'
import { AT_MIDNIGHT } from '../../main.ts'
import { type MidnightTask, workThroughMidnights } from '../../midnight.ts'
import { drawInvoice } from './invoice-pdf.ts'
import { previewChange } from './paying.ts'
import { getInvoice, getSubscription, listInvoices, updateSubscription } from './service.ts'

const PRO = { plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1 } as const
const ANNUAL = { ...PRO, period: 'ANNUAL' } as const
const NOON = '2026-11-16T17:00:00Z'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let realNow: () => Date
beforeAll(async () => {
  test = await aHouse({ poolSize: 20 })
  realNow = test.house.now
})
afterAll(() => test.close())
beforeEach(async () => {
  test.house.now = () => new Date(NOON)
  mine = await anAgency(test)
})

/** The agency's subscription as it stands in the table, past every rule. */
const put = (given: object, { agencyId } = mine) =>
  asOwner(test.ownerUrl, (owner) =>
    owner.updateTable('subscriptions').set(given).where('agency_id', '=', agencyId).execute(),
  )
const onPro = (state: SubscriptionState = 'ACTIVE') =>
  put({
    ...{ plan: 'PRO', period: 'MONTHLY', seats: 6, state },
    period_starts_on: '2026-11-01',
    period_ends_on: '2026-12-01',
  })
const onTrial = () => put({ plan: 'PRO', period: 'MONTHLY', seats: 6, state: 'TRIAL', trial_ends_on: '2026-11-30' })

const subscription = () => as(test.house, mine.actor, getSubscription)
const preview = (to: typeof PRO | typeof ANNUAL, seats = 6) =>
  previewChange({ house: test.house, actor: mine.actor }, { ...to, seats }).then(({ invoice }) => invoice)
const update = (to: typeof PRO | typeof ANNUAL, seats = 6) =>
  as(test.house, mine.actor, (ctx) => updateSubscription(ctx, { ...to, seats }))
const invoices = async (someone = mine) =>
  (await as(test.house, someone.actor, (ctx) => listInvoices(ctx, { first: 50, after: null }))).toReversed()
const midnight = (on: string, tasks: readonly MidnightTask[] = AT_MIDNIGHT) => {
  // An hour after midnight in New York, by winter time.
  test.house.now = () => new Date(`${on}T06:00:00Z`)
  return workThroughMidnights(test.house, test.ownerUrl, tasks)
}

describe('an update', () => {
  it('issues at once what was previewed, to the agency as it is called that day', async () => {
    await onPro()
    const previewed = await preview(ANNUAL)
    await update(ANNUAL)
    const [invoice, ...others] = await invoices()
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      number: 1,
      issuedOn: '2026-11-16',
      title: 'Cara Pro (Annual, 6 seats)',
      state: 'OPEN',
    })
    expect(invoice).toMatchObject({ periodStartsOn: '2026-11-16', periodEndsOn: '2027-11-16', lines: previewed.lines })
    expect([invoice!.total, invoice!.amountDue]).toEqual([13_084_50, previewed.amountDue])
    await asOwner(test.ownerUrl, (owner) =>
      owner.updateTable('agencies').set({ name: 'Renamed' }).where('id', '=', mine.agencyId).execute(),
    )
    expect((await invoices())[0]!.billedTo).toMatchObject({
      name: 'Otter Example Agency',
      mailingAddress: { zone: 'OH' },
    })
  })

  it('keeps what it costs for the next invoice, and later ones add to it', async () => {
    await onPro()
    await update(PRO, 8)
    await update(PRO, 7)
    expect(await invoices()).toEqual([])
    const { pending } = await subscription()
    expect(pending.map(({ totalAmount }) => totalAmount)).toEqual([-300_00, 500_00, -500_00, 400_00])
    // 749 + 800 + 100 that wait.
    expect((await preview(PRO, 7)).total).toBe(1649_00)
    const { agency } = await agencyAsked(
      '{ agencyUser { agency { subscription { nextBillingAmount nextBillingDate } } } }',
    )
    expect(agency.subscription).toEqual({ nextBillingAmount: '1649.00', nextBillingDate: '2026-12-01' })
    await midnight('2026-12-01')
    await midnight('2027-01-01')
    expect((await invoices()).map(({ total }) => total)).toEqual([1649_00, 1549_00])
    expect((await subscription()).pending).toEqual([])
  })

  it('is written with its invoice or not at all', async () => {
    await onPro()
    const before = await rowsOf(test, mine.agencyId)
    await asOwner(test.ownerUrl, (owner) =>
      sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''full''; end'`.execute(
        owner,
      ),
    )
    await asOwner(test.ownerUrl, (owner) =>
      sql`create trigger refused before insert on invoices for each row execute function refuse()`.execute(owner),
    )
    await expect(update(ANNUAL)).rejects.toThrow('full')
    await asOwner(test.ownerUrl, (owner) => sql`drop function refuse cascade`.execute(owner))
    expect(await rowsOf(test, mine.agencyId)).toEqual(before)
  })

  it('gives numbers without gaps to many at once', async () => {
    await onPro()
    const wanted = Array.from({ length: 10 }, (_, index) => update(index % 2 ? PRO : ANNUAL, 6 + index))
    await Promise.all(wanted)
    const numbers = (await invoices()).map(({ number }) => number)
    expect(numbers.length).toBeGreaterThan(1)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('leaves an overdue subscription overdue, and brings back an expired one', async () => {
    await onPro('OVERDUE')
    expect(await update(PRO, 8)).toMatchObject({ state: 'OVERDUE' })
    await onPro('EXPIRED')
    expect(await update(PRO)).toMatchObject({ state: 'ACTIVE', periodStartsOn: '2026-11-16' })
  })
})

describe("the agency's midnight", () => {
  it('makes a subscription of a trial that ends, with its first invoice, once', async () => {
    await onTrial()
    await midnight('2026-11-29')
    expect(await invoices()).toEqual([])
    await midnight('2026-11-30')
    await midnight('2026-11-30')
    expect(await subscription()).toMatchObject({
      state: 'ACTIVE',
      periodStartsOn: '2026-11-30',
      periodEndsOn: '2026-12-30',
    })
    expect(await invoices()).toMatchObject([{ number: 1, issuedOn: '2026-11-30', total: 1349_00 }])
  })

  it('catches up after months without a server, and forgets no day of the month', async () => {
    await onPro()
    await put({ period_starts_on: '2026-10-31', period_ends_on: '2026-11-30', billing_day: 31 })
    await midnight('2027-03-05')
    expect((await invoices()).map(({ issuedOn, number }) => `${String(number)} ${issuedOn}`)).toEqual([
      '1 2026-11-30',
      '2 2026-12-31',
      '3 2027-01-31',
      '4 2027-02-28',
    ])
    expect(await subscription()).toMatchObject({ periodEndsOn: '2027-03-31', state: 'ACTIVE' })
  })

  it('keeps nothing where it does not come to its end, and does all of it the next time', async () => {
    await onPro()
    const killed: MidnightTask = async ({ agencyId }) => {
      if (agencyId === mine.agencyId) throw new Error('killed')
    }
    await midnight('2026-12-01', [...AT_MIDNIGHT, killed])
    expect([await invoices(), (await subscription()).periodEndsOn]).toEqual([[], '2026-12-01'])
    await Promise.all([midnight('2026-12-01'), midnight('2026-12-01'), midnight('2026-12-01')])
    expect(await invoices()).toMatchObject([{ number: 1, issuedOn: '2026-12-01' }])
  })

  it('lets agreed prices end with their contract, and keeps those of a plan that has no other', async () => {
    const prices = { base: { MONTHLY: 400_00, ANNUAL: 4000_00 }, seat: { MONTHLY: 50_00, ANNUAL: 500_00 } }
    const agreed = { prices: JSON.stringify({ ...prices, voiceAgent: prices.seat }), contract_ends_on: '2026-11-20' }
    await onPro()
    await put(agreed)
    await midnight('2026-12-01')
    expect((await invoices())[0]!.total).toBe(1349_00)
    expect(await subscription()).toMatchObject({ prices: null, contractEndsOn: null })
    mine = await anAgency(test)
    await onPro()
    await put({ ...agreed, plan: 'STANDARD' })
    await midnight('2026-12-02')
    expect((await invoices())[0]!.total).toBe(550_00)
    expect(await subscription()).toMatchObject({ prices, contractEndsOn: '2026-11-20' })
  })

  it.each(['PAUSED', 'EXPIRED'] as const)('bills nothing of one that is %s', async (state) => {
    await onPro(state)
    await midnight('2027-06-01')
    expect([await invoices(), (await subscription()).state]).toEqual([[], state])
  })

  it('never locks out who runs Cara, paid or not', async () => {
    await onTrial()
    const own = await anAgency(test)
    for (const day of ['2026-12-01', '2027-12-01', '2030-01-01']) await midnight(day)
    expect(await subscription()).toMatchObject({ state: 'ACTIVE' })
    expect((await invoices()).every(({ state }) => state === 'OPEN')).toBe(true)
    expect(await as(test.house, own.actor, getSubscription)).toMatchObject({
      plan: 'ENTERPRISE',
      state: 'ACTIVE',
      seats: null,
    })
    expect(await invoices(own)).toEqual([])
  })
})

async function agencyAsked(query: string, variables = {}, someone = mine) {
  const ask = await anAsker(test, someone)
  return (await ask(query, variables)).agencyUser as { agency: any }
}

describe('invoices', () => {
  const PAGE = `query ($first: Int, $after: ID) { agencyUser { agency { subscription { invoices(first: $first, after: $after) {
    number total amountDue state title issuedOn lineItems { name totalAmount } billedTo { name mailingAddress { city } } viewUrl place { cursor } } } } } }`
  const page = async (variables: object, someone = mine) =>
    (await agencyAsked(PAGE, variables, someone)).agency.subscription.invoices

  it('are listed by the page, the newest first, to their agency alone', async () => {
    await onPro()
    await midnight('2027-04-01')
    const first = await page({ first: 3 })
    expect(first.map(({ number }: any) => number)).toEqual(['INV-0005', 'INV-0004', 'INV-0003'])
    const rest = await page({ first: 3, after: first[2].place.cursor })
    expect(rest.map(({ number }: any) => number)).toEqual(['INV-0002', 'INV-0001'])
    expect(rest[1]).toMatchObject({ total: '1349.00', amountDue: '1349.00', state: 'OPEN', issuedOn: '2026-12-01' })
    expect(rest[1].billedTo).toEqual({ name: 'Otter Example Agency', mailingAddress: { city: 'Sampleton' } })
    expect(await page({}, await anAgency(test))).toEqual([])
    await expect(page({ first: 0 })).rejects.toThrow('Ask for 1 to 200 rows at once.')
    await expect(page({ after: 'x' })).rejects.toThrow('This is not a place in this list.')
  })

  it('are shown as a PDF at their address, to their agency alone', async () => {
    await onPro()
    await midnight('2026-12-01')
    const [{ viewUrl }] = await page({})
    // Sessions begin now.
    test.house.now = realNow
    const web = await aWebServer(test)
    try {
      const get = async (address: string, email?: string) =>
        fetch(web.url + address, { headers: email ? await signIn(test, email) : {} })
      const answer = await get(viewUrl, mine.email)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="Invoice INV-0001\.pdf"/)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const text = await textOf(new Uint8Array(await answer.arrayBuffer()))
      for (const shown of ['Otter Example Agency', '1 Test Street', 'Sampleton, OH 43000', 'INV-0001', 'Dec 1, 2026'])
        expect(text).toContain(shown)
      for (const shown of ['Cara Pro (Monthly, 6 seats)', 'to Dec 31, 2026', '$749.00', '$600.00', '$1,349.00', 'Open'])
        expect(text).toContain(shown)
      const download = await get(`${viewUrl}?download`, mine.email)
      expect(download.headers.get('content-disposition')).toMatch(/^attachment/)
      expect((await get(viewUrl)).status).toBe(401)
      const theirs = await get(viewUrl, (await anAgency(test)).email)
      expect([theirs.status, await theirs.text()]).toEqual([404, 'This invoice does not exist.'])
      for (const wrong of ['/agency/invoices/1.pdf', viewUrl.replace('.pdf', ''), '/agency/invoices/.pdf'])
        expect((await get(wrong, mine.email)).status).toBe(404)
    } finally {
      await web.close()
    }
  })

  it('say on the PDF which credit is carried on, on as many pages as they have lines, in any letters', async () => {
    await onPro()
    await update(ANNUAL)
    await update(PRO)
    const credited = (await invoices())[1]!
    expect(credited).toMatchObject({ total: -12_410_00, amountDue: 0, state: 'PAID' })
    expect(await textOf(await drawInvoice(credited))).toContain('Credit carried to the next invoice\n$12,410.00')
    const named = { name: 'Żółw & Σία Insurance 保険', mailingAddress: {} }
    const long = { ...credited, billedTo: named, lines: Array.from({ length: 100 }, () => credited.lines).flat() }
    const text = await textOf(await drawInvoice(long))
    expect(text).toContain('Żółw & Σία Insurance')
    expect(text).toContain('page 10 of 10')
  })

  it('are given by id to their agency alone', async () => {
    await onPro()
    await update(ANNUAL)
    const { id } = (await invoices())[0]!
    expect(await as(test.house, mine.actor, (ctx) => getInvoice(ctx, id))).toMatchObject({ number: 1 })
    const { actor } = await anAgency(test)
    await expect(as(test.house, actor, (ctx) => getInvoice(ctx, id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

async function textOf(pdf: Uint8Array): Promise<string> {
  const file = path.join(test.folder, 'invoice.pdf')
  await writeFile(file, pdf)
  const limits = { bytes: 1e7, pages: 20 }
  const { pages } = await readDocument(file, 'invoice.pdf', { agencyId: mine.agencyId, limits })
  return pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n')
}
