import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { actAs } from './own-agency.ts'
import { MARLO } from './people.ts'
import { graphql, loseAnswer } from './records.ts'
import { dataDir, expect, expectAccessible, test } from './support.ts'

actAs(MARLO)

const ADDRESS = '/app/settings/subscription'
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

type Columns = Record<string, string>

/** A Pro trial for six, of which five seats are taken; each column as SQL. */
const TRIAL: Columns = {
  plan: "'PRO'",
  period: "'MONTHLY'",
  state: "'TRIAL'",
  seats: '6',
  voice_agents: '1',
  prices: 'null',
  trial_ends_on: 'current_date + 14',
  period_starts_on: 'null',
  period_ends_on: 'null',
  contract_ends_on: 'null',
}

const OWN = `(select agency_id from agency_users where email = '${MARLO.email}')`

async function asOwner(...queries: string[]) {
  const owner = new pg.Client(await readFile(path.join(await dataDir(), 'owner-url'), 'utf8'))
  await owner.connect()
  for (const query of queries) await owner.query(query)
  await owner.end()
}

/** Sets what only an operator, or a payment, changes. */
async function given(page: Page, columns: Columns, at = ADDRESS) {
  await set(columns)
  await page.goto(at)
}

function set(columns: Columns) {
  const all = Object.entries({ ...TRIAL, ...columns }).map(([name, sql]) => `${name} = ${sql}`)
  return asOwner(`update subscriptions set ${all.join(', ')} where agency_id = ${OWN}`)
}

/** The agency has been issued so many invoices, one a month from January 2025; the last but one is a credit, and the last is open. */
const givenInvoices = (count: number) =>
  asOwner(
    `delete from invoices where agency_id = ${OWN}`,
    `insert into invoices
      select ${OWN}, gen_random_uuid(), n, day, 'Cara Pro (Monthly, 6 seats)', day, day + interval '1 month', '{"name": "Mock", "mailingAddress": {}}',
        '[]', total, 0, 0, total, greatest(0, total), case when n = ${String(count)} then 'OPEN' else 'PAID' end, now()
      from generate_series(1, ${String(count)}) n,
        lateral (select (date '2025-01-01' + make_interval(months => n - 1))::date as day) d,
        lateral (select case when n = ${String(count - 1)} then -20000 else 134900 end as total) t`,
  )

type Preview = Record<string, unknown>
const isPreview = (body: string | null) => body?.includes('query PreviewUpdateSubscription') === true

/** What a payment provider adds to the server's own preview, and to nothing else. */
async function withProvider(page: Page, adds: Preview) {
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query PaymentKey'))
      return route.fulfill({ json: { data: { subscriptionManagementLinks: { publishableKey: 'pk_fake' } } } })
    if (!isPreview(route.request().postData())) return route.fallback()
    const response = await route.fetch({ maxRetries: 2 })
    const json = (await response.json()) as {
      data: { subscriptionManagementLinks: { previewUpdateSubscription: Preview } }
    }
    Object.assign(json.data.subscriptionManagementLinks.previewUpdateSubscription, adds)
    await route.fulfill({ response, json })
  })
}

type Answer = object | 'LOST' | null
const UNKNOWN = 'An unknown error occurred'
const refusals = (...messages: string[]) => messages.map((message) => ({ message, code: 'OUTSIDE_FAILED', path: [] }))

/** What an operation is answered in place of the server, until it is told `null`: then the server answers again. */
async function answering(page: Page, operation: string) {
  let answer: Answer = null
  await page.route('**/graphql', async (route) => {
    if (!answer || !route.request().postData()?.includes(operation)) return route.fallback()
    if (answer === 'LOST') return route.abort()
    return route.fulfill({ json: answer })
  })
  return (given: Answer) => {
    answer = given
  }
}

/** Answers of a mutation that say nothing of what went wrong. */
const silent = (mutation: string): object[] => [
  { data: { [mutation]: null } },
  { data: null, errors: [{ message: '' }] },
  { data: { [mutation]: { errors: refusals('', 'Second.') } } },
]

/**
 * Stands for Stripe.js: its first card is declined, the next is refused without a word, and the one after that is kept; the first payment is not
 * confirmed, and the next is.
 */
function fakeStripe() {
  const answers = [{ error: { message: 'Your card was declined.' } }, { error: {} }, {}]
  const confirmations = [{ error: { message: 'We are unable to authenticate your payment method.' } }, {}]
  const stripe = (key: string) => ({
    elements: ({ clientSecret }: { clientSecret: string }) => ({
      create: () => ({
        on: (_event: string, then: () => void) => setTimeout(then),
        mount: (at: HTMLElement) => at.append(`The card form of ${clientSecret} by ${key}`),
        destroy() {},
      }),
    }),
    confirmSetup: () => Promise.resolve(answers.shift()),
    handleNextAction: () => Promise.resolve(confirmations.shift()),
  })
  Object.assign(window, { Stripe: stripe })
}

/** A bank that wants the payments of a mutation to be confirmed, until one was; then the server's own answer, or `then`. */
async function withBank(page: Page, mutation: string, waits: number, then?: object) {
  const name = `${mutation[0]!.toLowerCase()}${mutation.slice(1)}`
  let asked = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`mutation ${mutation}`)) return route.fallback()
    asked++
    if (asked <= waits)
      return route.fulfill({
        json: { data: { [name]: { plan: null, state: 'OVERDUE', clientSecret: 'pi_secret', errors: [] } } },
      })
    return then ? route.fulfill({ json: { data: { [name]: then } } }) : route.fallback()
  })
  return () => asked
}

/** What the page is told of a payment that did not go through. */
async function withOpenPayment(page: Page, open: object) {
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('query OwnSubscription') && !body.includes('query Expired')) return route.fallback()
    const response = await route.fetch({ maxRetries: 2 })
    const json = (await response.json()) as {
      data: { agencyUser: { agency: { subscription: object } }; subscriptionManagementLinks: object }
    }
    Object.assign(json.data.agencyUser.agency.subscription, {
      openPayment: { title: 'Cara Pro (Monthly, 6 seats)', message: null, confirmBy: null, ...open },
    })
    json.data.subscriptionManagementLinks = { hasPaymentProvider: true }
    await route.fulfill({ response, json })
  })
}

/** Tabs on to a button or link of the dialog, and presses Enter. */
async function press(page: Page, name: string) {
  const target = page.getByRole('dialog').getByRole('button', { name, exact: true })
  await reach(page, target)
  await page.keyboard.press('Enter')
}

/** Presses a button of a dialog and waits until its answer has come and it can be pressed again. */
async function pressAndWait(page: Page, name: string, operation: string) {
  const answered = page.waitForResponse((response) => !!response.request().postData()?.includes(operation))
  await press(page, name)
  await answered
  await expect(page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeEnabled()
}

async function reach(page: Page, target: ReturnType<Page['getByRole']>) {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await target.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there.')
}

/** What the card says that the agency has; its invoices bear such titles as well. */
const titleLine = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Your Subscription' }).getByText(title)

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

test('an open page follows what is changed elsewhere, and the gate opens by itself', async ({ page }) => {
  await given(page, {})
  await expect(page.getByText('Cara Pro (Monthly, 6 seats)')).toBeVisible()
  await set({ state: "'ACTIVE'", seats: '9' })
  await expect(page.getByText('Cara Pro (Monthly, 9 seats)')).toBeVisible()
  await set({ state: "'EXPIRED'" })
  await expect(page).toHaveURL('/app/expired')
  await expect(page.getByRole('heading', { name: /subscription/i })).toBeVisible()
  await set({ state: "'ACTIVE'" })
  await expect(page).toHaveURL('/app/home')
  await set({})
})

for (const viewport of WIDTHS) {
  test.describe(`at ${String(viewport.width)} px`, () => {
    test.use({ viewport })

    test('Settings begins with the subscription, and nothing nags where nothing is counted', async ({ page }) => {
      await givenInvoices(0)
      await given(page, { plan: "'ENTERPRISE'", seats: 'null', state: "'ACTIVE'" }, '/app/settings')
      await expect(page).toHaveURL(ADDRESS)
      await expect(page.getByRole('link', { name: 'Subscription', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(titleLine(page, 'Cara Enterprise (no seat limit)')).toBeVisible()
      await expect(
        page.getByText('Seats are not counted: add as many users as you need. 5 users can sign in now.'),
      ).toBeVisible()
      await expect(page.getByText('Nothing is billed.')).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(page.getByRole('list', { name: 'Manage Users' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Invoices' })).toHaveCount(0)
      for (const name of ['Manage Seats', 'Change Plan']) await expect(page.getByRole('link', { name })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Update Payment' })).toHaveCount(0)
      await expectAccessible(page)
      await page.goto(`${ADDRESS}/plans`)
      await expect(dialogOf(page, 'Your plan')).toContainText('there is nothing to change here')
      await expect(dialogOf(page, 'Your plan').getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
        'href',
        '/demo',
      )
      await press(page, 'Done')
      await expect(page).toHaveURL(ADDRESS)
    })

    test('the page says plan, state, seats and the next bill, and each state has its act', async ({ page }) => {
      await given(page, {})
      await expect(titleLine(page, 'Cara Pro (Monthly, 6 seats)')).toBeVisible()
      await expect(page.getByRole('progressbar', { name: 'Seats assigned' })).toHaveAttribute('aria-valuenow', '5')
      await expect(page.getByRole('progressbar').locator('div')).toHaveCSS('transition-duration', '0.5s')
      await expect(page.getByText('5 seats assigned')).toBeVisible()
      await expect(page.getByText('1 seat available')).toBeVisible()
      await expect(page.getByText('$1,349.00')).toBeVisible()
      await expect(page.getByText('Your trial is ending soon')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Upgrade' }).press('Enter')
      await expect(dialogOf(page, 'Change plan')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Upgrade' })).toBeFocused()

      await given(page, { state: "'OVERDUE'", seats: '3' })
      await expect(page.getByText('Your subscription payment is overdue')).toBeVisible()
      await expect(page.getByText('Ask whoever runs this Cara how to pay it.')).toBeVisible()
      const bar = page.getByRole('progressbar', { name: 'Seats assigned' })
      await expect(bar).toHaveAttribute('aria-valuetext', '5 of 3 seats')
      const [filled, whole] = [await bar.locator('div').boundingBox(), await bar.boundingBox()]
      expect(filled!.width).toBeLessThanOrEqual(whole!.width)
      await expect(page.getByText('0 seats available')).toBeVisible()
      await given(page, { state: "'PAUSED'" })
      await expect(page.getByRole('region', { name: 'Your subscription is paused' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible()
      await expectAccessible(page)
      await given(page, { state: "'ACTIVE'", seats: '3' })
      await expect(titleLine(page, 'Cara Pro (Monthly, 3 seats)')).toBeVisible()
      await expect(page.getByRole('region', { name: /^Your subscription (payment|is)/ })).toHaveCount(0)
    })

    test('a plan is chosen, confirmed and bought by keyboard alone', async ({ page }) => {
      await given(page, {}, `${ADDRESS}/plans`)
      const choosing = dialogOf(page, 'Change plan')
      await expect(choosing.getByRole('radio', { name: 'Monthly' })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(choosing.getByRole('radio', { name: 'Annual (15% off)' })).toBeChecked()
      await expect(choosing.getByRole('radio', { name: /^Pro/ })).toBeChecked()
      await expect(choosing.getByText('Recommended')).toBeVisible()
      await expect(choosing.locator('s')).toContainText(['$6,588', '$8,988'])
      await expect(choosing).toContainText('$13,759 a year')
      const seats = choosing.getByLabel('Seats')
      await reach(page, seats)
      await expect(choosing.getByText('Seats cannot be reduced below the number of active users, 5 now.')).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(choosing.getByRole('button', { name: 'One seat less' })).toBeDisabled()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('4x')
      await page.keyboard.press('Tab')
      await expect(seats).toHaveValue('5')
      await expect(choosing.getByRole('button', { name: 'One voice agent less' })).toBeDisabled()
      await reach(page, choosing.getByRole('button', { name: 'One voice agent more' }))
      await page.keyboard.press('Enter')
      await expect(choosing.getByLabel('Extra voice agents')).toHaveValue('1')
      await expectAccessible(page)
      await press(page, 'Continue')

      const confirming = dialogOf(page, 'Confirm the change')
      await expect(confirming).toContainText('$1,349 a month')
      await expect(confirming).toContainText('$12,739 a year')
      await expectAccessible(page)
      await press(page, 'Back')
      await expect(choosing.getByLabel('Seats')).toHaveValue('5')
      await press(page, 'Continue')
      await press(page, 'Continue to checkout')

      const paying = dialogOf(page, 'Checkout')
      await expect(paying.getByText('Cara Pro (Annual, 5 seats)')).toBeVisible()
      await expect(paying.getByText(/Nothing is charged until .* your trial ends/)).toBeVisible()
      const invoice = paying.getByRole('region', { name: 'Invoice preview' })
      for (const line of ['Next invoice', 'Sub total', 'Discount', 'Tax', 'Total', '$12,739.00'])
        await expect(invoice).toContainText(line)
      await expect(invoice).toContainText('2 × $2,040.00')
      await expect(paying.getByRole('button', { name: 'Skip payment for now' })).toHaveCount(0)
      await expectAccessible(page)
      let sent = 0
      const pressed = Promise.withResolvers<void>()
      await page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('mutation UpdateSubscription')) return route.fallback()
        sent++
        await pressed.promise
        await route.fallback()
      })
      await reach(page, paying.getByRole('button', { name: 'Continue' }))
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      pressed.resolve()
      const done = dialogOf(page, 'You are on Cara Pro')
      await expect(done).toContainText('5 seats, billed once a year. The next invoice of $12,739.00 is due on')
      expect(sent).toBe(1)
      await expectAccessible(page)
      await expect(done.getByRole('button', { name: 'Done' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(titleLine(page, 'Cara Pro (Annual, 5 seats)')).toBeVisible()
      await expect(page.getByText('0 seats available')).toBeVisible()
    })

    test('from Pro to Basic is confirmed on its own, with what would no longer fit', async ({ page }) => {
      await given(page, { state: "'ACTIVE'" }, `${ADDRESS}/plans`)
      const choosing = dialogOf(page, 'Change plan')
      await press(page, 'Continue')
      await expect(choosing.getByText('Nothing is changed yet.')).toBeVisible()
      await reach(page, choosing.getByRole('radio', { name: /^Pro/ }))
      await page.keyboard.press('ArrowLeft')
      await expect(choosing.getByRole('radio', { name: /^Basic/ })).toBeChecked()
      await press(page, 'Continue')
      const confirming = dialogOf(page, 'Confirm the change')
      const losses = confirming.getByRole('region', { name: 'What would no longer fit' })
      for (const loss of ['More than 3 custom presets', 'More than 1 document style', 'stays readable'])
        await expect(losses).toContainText(loss)
      await press(page, 'Continue to checkout')
      await expect(confirming.getByText('Tick “I understand what we lose” to go on.')).toBeVisible()
      await expectAccessible(page)
      await reach(page, confirming.getByLabel('I understand what we lose'))
      await page.keyboard.press('Space')
      await press(page, 'Continue to checkout')
      await press(page, 'Continue')
      await expect(dialogOf(page, 'You are on Cara Basic')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(titleLine(page, 'Cara Basic (Monthly, 6 seats)')).toBeVisible()
    })

    test('seats alone are managed, and on Standard nothing else', async ({ page }) => {
      const prices = JSON.stringify({
        base: { MONTHLY: 400_00, ANNUAL: 4000_00 },
        seat: { MONTHLY: 100_00, ANNUAL: 1000_00 },
        voiceAgent: { MONTHLY: 100_00, ANNUAL: 1020_00 },
      })
      await given(page, {
        plan: "'STANDARD'",
        state: "'ACTIVE'",
        prices: `'${prices}'`,
        contract_ends_on: 'current_date + 100',
      })
      await expect(titleLine(page, 'Cara Standard (Monthly, 6 seats)')).toBeVisible()
      await expect(page.getByText(/^Your price is kept until /)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Change Plan' })).toHaveCount(0)
      await page.getByRole('link', { name: 'Manage Seats' }).press('Enter')
      const managing = dialogOf(page, 'Manage seats')
      await expect(managing.getByLabel('Seats')).toBeFocused()
      await expect(managing.getByLabel('Extra voice agents')).toHaveCount(0)
      await page.keyboard.press('ArrowUp')
      await expect(managing).toContainText('$800 a month')
      await expectAccessible(page)
      // Enter in the field goes on, as the button does.
      await page.keyboard.press('Enter')
      await press(page, 'Continue to checkout')
      await press(page, 'Continue')
      await expect(dialogOf(page, 'You are on Cara Standard')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(titleLine(page, 'Cara Standard (Monthly, 7 seats)')).toBeVisible()
    })

    test('a refusal, a lost answer and a silent server are said, and nothing chosen is lost', async ({ page }) => {
      await given(page, {}, `${ADDRESS}/seats`)
      const managing = dialogOf(page, 'Manage seats')
      await managing.getByLabel('Seats').fill('20000')
      await expect(managing.getByText('Ask us about more than 10,000 seats.')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await press(page, 'Continue to checkout')
      const paying = dialogOf(page, 'Checkout')
      await expect(paying.getByRole('alert')).toHaveText('Ask us about more than 10,000 seats.')
      await expectAccessible(page)
      await press(page, 'Back')
      await press(page, 'Back')
      await expect(managing.getByLabel('Seats')).toHaveValue('20000')
      await expect(managing.getByLabel('Seats')).toBeFocused()
      await managing.getByLabel('Seats').fill('8')

      // The preview does not come back, then it does.
      await page.route('**/graphql', (route) =>
        isPreview(route.request().postData()) ? route.abort() : route.fallback(),
      )
      await page.keyboard.press('Enter')
      await press(page, 'Continue to checkout')
      await expect(paying.getByRole('alert')).toContainText('The connection to Cara was lost.')
      await page.unroute('**/graphql')
      await press(page, 'Try again')
      await expect(paying.getByRole('region', { name: 'Invoice preview' })).toBeVisible()

      // The change is made, and its answer is lost: sent again, it is the same change.
      await loseAnswer(page, 'mutation UpdateSubscription')
      await press(page, 'Continue')
      await expect(paying.getByRole('alert')).toContainText('The connection to Cara was lost.')
      await press(page, 'Continue')
      await expect(dialogOf(page, 'You are on Cara Pro')).toContainText('8 seats')
      await press(page, 'Done')
      await expect(titleLine(page, 'Cara Pro (Monthly, 8 seats)')).toBeVisible()
    })

    test('each refusal of the checkout is said in its own words, the first of several, and else as unknown', async ({
      page,
    }) => {
      const dot = (state: string) =>
        asOwner(`update agency_users set state = '${state}' where email = 'Dot@wharf.example.com'`)
      await dot('DISABLED')
      await given(page, { seats: '5' }, `${ADDRESS}/seats`)
      const preview = await answering(page, 'query PreviewUpdateSubscription')
      const update = await answering(page, 'mutation UpdateSubscription')
      await expect(dialogOf(page, 'Manage seats').getByLabel('Seats')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      const links = (previewUpdateSubscription: object | null) => ({
        data: { subscriptionManagementLinks: { previewUpdateSubscription } },
      })
      const none = { checkoutUrl: null, clientSecret: null, invoicePreview: null }
      preview(links({ ...none, errors: [] }))
      await page.keyboard.press('Enter')
      await press(page, 'Continue to checkout')
      const paying = dialogOf(page, 'Checkout')
      const alert = paying.getByRole('alert')
      for (const [answer, said] of [
        [links({ ...none, errors: [] }), UNKNOWN],
        [links({ ...none, errors: refusals('', 'Second.') }), UNKNOWN],
        [{ data: null, errors: [{ message: '' }] }, UNKNOWN],
        [{ data: null, errors: [{ message: 'Something went wrong. (7)' }] }, 'Something went wrong. (7)'],
        [links({ ...none, errors: refusals('The price is gone.\nAsk us.', 'Second.') }), 'The price is gone.\nAsk us.'],
      ] as const) {
        preview(answer)
        await press(page, 'Try again')
        await expect.poll(() => alert.innerText()).toBe(said)
      }
      preview(null)
      await press(page, 'Try again')
      await expect(paying.getByRole('region', { name: 'Invoice preview' })).toBeVisible()

      for (const answer of silent('updateSubscription')) {
        update(answer)
        await pressAndWait(page, 'Continue', 'mutation UpdateSubscription')
        await expect(alert).toHaveText(UNKNOWN)
      }
      // A returned plan alone says that it was done.
      update({ data: { updateSubscription: { plan: null, errors: [] } } })
      await pressAndWait(page, 'Continue', 'mutation UpdateSubscription')
      await expect(alert).toHaveText(UNKNOWN)
      update({ data: { updateSubscription: { plan: null, errors: refusals('Your card has no funds.', 'Second.') } } })
      await press(page, 'Continue')
      await expect(alert).toHaveText('Your card has no funds.')
      await expectAccessible(page)
      update(null)
      await dot('ACTIVE')
      await press(page, 'Continue')
      await expect(alert).toHaveText('Seats cannot be reduced below the number of active users, 5 now.')
      await press(page, 'Back')
      await press(page, 'Back')
      await expect(dialogOf(page, 'Manage seats').getByLabel('Seats')).toHaveValue('4')
    })

    test('what cannot be chosen is said while choosing, and leaving changes nothing', async ({ page }) => {
      await given(page, { state: "'ACTIVE'" }, ADDRESS)
      await page.getByRole('link', { name: 'Manage Seats' }).press('Enter')
      const managing = dialogOf(page, 'Manage seats')
      await press(page, 'Continue')
      await expect(managing.getByRole('alert')).toHaveText('Nothing is changed yet.')
      await press(page, 'Cancel')
      await expect(page).toHaveURL(ADDRESS)
      await expect(page.getByRole('link', { name: 'Manage Seats' })).toBeFocused()

      await page.getByRole('link', { name: 'Change Plan' }).press('Enter')
      const choosing = dialogOf(page, 'Change plan')
      await expect(choosing.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/demo')
      await reach(page, choosing.getByLabel('Extra voice agents'))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('2000')
      const alert = choosing.getByRole('alert')
      await expect(alert).toHaveText('Ask us about more than 1,000 voice agents.')
      await expectAccessible(page)
      const preview = await answering(page, 'query PreviewUpdateSubscription')
      preview('LOST')
      await page.keyboard.press('ArrowDown')
      await expect(alert).toContainText('The connection to Cara was lost.')
      await expect(choosing.getByLabel('Extra voice agents')).toHaveValue('1999')
      await press(page, 'Cancel')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(titleLine(page, 'Cara Pro (Monthly, 6 seats)')).toBeVisible()

      // Whoever is signed out meanwhile signs in again, and comes back here.
      preview({ data: null, errors: [{ message: 'Sign in.', extensions: { code: 'SIGNED_OUT' } }] })
      await page.getByRole('link', { name: 'Manage Seats' }).press('Enter')
      await expect(page).toHaveURL(/\/app\/signin\?next=.*seats/)
    })

    test('the preview follows each change, 250 ms after the last, and an answer for another choice never counts', async ({
      page,
    }) => {
      await given(page, {})
      const asked: number[] = []
      const [late, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      await page.route('**/graphql', async (route) => {
        const body = route.request().postData()
        if (!isPreview(body)) return route.fallback()
        asked.push((JSON.parse(body!) as { variables: { seats: number } }).variables.seats)
        if (asked.length > 1) return route.fallback()
        await late.promise
        const response = await route.fetch({ maxRetries: 2 })
        await route.fulfill({ response }).catch(() => {})
        answered.resolve()
      })
      const first = page.waitForRequest((request) => isPreview(request.postData()))
      await page.getByRole('link', { name: 'Manage Seats' }).press('Enter')
      await first
      const managing = dialogOf(page, 'Manage seats')
      await expect(managing.getByLabel('Seats')).toBeFocused()
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      for (let more = 0; more < 3; more++) await page.keyboard.press('ArrowUp')
      await expect(managing).toContainText('$1,949 a month')
      await page.clock.runFor(249)
      expect(asked).toEqual([6])
      await page.clock.runFor(1)
      await expect.poll(() => asked).toEqual([6, 9])
      await page.clock.resume()
      await page.keyboard.press('Enter')
      await press(page, 'Continue to checkout')
      const invoice = dialogOf(page, 'Checkout').getByRole('region', { name: 'Invoice preview' })
      await expect(invoice).toContainText('6 × $200.00')
      late.resolve()
      await answered.promise
      await expect(invoice).toContainText('6 × $200.00')
    })

    test('payment goes on at the provider, in its form, or later', async ({ page }) => {
      await given(page, {}, `${ADDRESS}/seats`)
      await withProvider(page, { checkoutUrl: '/demo?paid' })
      const toCheckout = async () => {
        await page.goto(`${ADDRESS}/seats`)
        await expect(dialogOf(page, 'Manage seats').getByLabel('Seats')).toBeFocused()
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('Enter')
        await press(page, 'Continue to checkout')
        await expect(dialogOf(page, 'Checkout').getByRole('region', { name: 'Invoice preview' })).toBeVisible()
      }
      await toCheckout()
      await press(page, 'Continue')
      await expect(page).toHaveURL('/demo?paid')

      await page.unroute('**/graphql')
      await withProvider(page, { clientSecret: 'a-secret' })
      await toCheckout()
      const paying = dialogOf(page, 'Checkout')
      await expect(paying.getByRole('region', { name: 'Payment method' })).toHaveCount(0)
      await press(page, 'Continue')
      await expect(paying.getByRole('region', { name: 'Payment method' })).toBeVisible()
      // Stripe.js cannot be loaded, then it refuses a card, then it takes one.
      await press(page, 'Start plan')
      await expect(paying.getByRole('alert')).toHaveText(/^The card form could not be loaded/)
      await expectAccessible(page)
      await page.addInitScript(fakeStripe)
      await page.evaluate(fakeStripe)
      await toCheckout()
      await press(page, 'Continue')
      await expect(paying.getByText('Cara never sees the number.')).toBeVisible()
      await expect(paying.getByText('The card form of a-secret by pk_fake')).toBeVisible()
      await press(page, 'Start plan')
      await expect(paying.getByRole('alert')).toHaveText('Your card was declined.')
      await expectAccessible(page)
      await press(page, 'Start plan')
      await expect(paying.getByRole('alert')).toHaveText('An unknown error occurred')
      await press(page, 'Start plan')
      await expect(dialogOf(page, 'You are on Cara Pro')).toContainText('7 seats')
      await press(page, 'Done')

      await toCheckout()
      await press(page, 'Skip payment for now')
      await expect(dialogOf(page, 'You are on Cara Pro')).toContainText('8 seats')
    })

    test('a payment that the bank wants to be confirmed is, over the page, and is tried again where it was not', async ({
      page,
    }) => {
      await page.addInitScript(fakeStripe)
      await given(page, { state: "'ACTIVE'" }, `${ADDRESS}/seats`)
      await withProvider(page, {})
      const asked = await withBank(page, 'UpdateSubscription', 2)
      await expect(dialogOf(page, 'Manage seats').getByLabel('Seats')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await press(page, 'Continue to checkout')
      const paying = dialogOf(page, 'Checkout')
      await expect(paying.getByRole('region', { name: 'Invoice preview' })).toBeVisible()
      await press(page, 'Continue')
      await expect(paying.getByRole('alert')).toHaveText('We are unable to authenticate your payment method.')
      expect(asked()).toBe(1)
      await expectAccessible(page)
      await press(page, 'Continue')
      await expect(dialogOf(page, 'You are on Cara Pro')).toContainText('7 seats')
      expect(asked()).toBe(3)
    })

    test('the page says what became of a payment, and pays what is open once', async ({ page }) => {
      await page.addInitScript(fakeStripe)
      await withProvider(page, {})
      await withOpenPayment(page, { state: 'CONFIRM', confirmBy: '2026-11-21T15:30:00.000Z' })
      await given(page, { plan: "'ENTERPRISE'", seats: 'null', state: "'ACTIVE'" })
      const waiting = page.getByRole('region', { name: 'Your bank wants you to confirm the payment' })
      await expect(waiting).toContainText('Cara Pro (Monthly, 6 seats) begins once you do. Nothing has been charged.')
      await expectAccessible(page)
      const asked = await withBank(page, 'PaySubscription', 2, { state: 'ACTIVE', clientSecret: null, errors: [] })
      const confirm = waiting.getByRole('button', { name: 'Confirm Payment' })
      await confirm.press('Enter')
      await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible()
      await expect(confirm).toBeEnabled()
      await confirm.press('Enter')
      await expect(page.getByText('Paid. Your subscription is active.')).toBeVisible()
      expect(asked()).toBe(3)

      await withOpenPayment(page, { state: 'LAPSED' })
      await page.reload()
      const lapsed = page.getByRole('region', { name: 'Your payment was not confirmed in time' })
      await expect(lapsed).toContainText('was not started, and nothing was charged.')
      await expectAccessible(page)

      await withOpenPayment(page, { state: 'REFUSED', message: 'Your card has insufficient funds.' })
      await given(page, { state: "'OVERDUE'" })
      const overdue = page.getByRole('region', { name: /overdue/ })
      await expect(overdue).toContainText('The last payment was refused: Your card has insufficient funds.')
      await expect(overdue.getByRole('button', { name: 'Update Payment' })).toBeVisible()
      await expect(overdue.getByRole('button', { name: 'Pay Now' })).toBeVisible()
      await expectAccessible(page)

      await given(page, { state: "'EXPIRED'" }, '/app/expired')
      await expect(page.getByText('The last payment was refused: Your card has insufficient funds.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Pay Now' }).press('Enter')
      await expect(page.getByText('Paid. Your subscription is active.')).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
    })

    test('an expired one leaves only what renews it, and everything is back at once', async ({ page }) => {
      await given(page, { state: "'EXPIRED'" }, '/app/accounts')
      await expect(page).toHaveURL('/app/expired')
      await expect(page.getByRole('heading', { name: 'Your subscription has expired' })).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expectAccessible(page)
      await page.goto('/app/settings/agency')
      await expect(page).toHaveURL('/app/expired')
      await reach(page, page.getByRole('link', { name: 'Restart' }))
      await page.keyboard.press('Enter')
      await expect(dialogOf(page, 'Change plan')).toBeVisible()
      await press(page, 'Continue')
      await expect(dialogOf(page, 'Checkout').getByRole('region', { name: 'Invoice preview' })).toContainText('Due now')
      await press(page, 'Continue')
      await expect(dialogOf(page, 'You are on Cara Pro')).toContainText('The invoice of $1,349.00 is due today.')
      await press(page, 'Done')
      await expect(page).toHaveURL('/app/home')
      await page.goto('/app/accounts')
      await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
    })

    test('invoices are listed, shown and saved; none, a failure and those at the provider are said', async ({
      page,
    }) => {
      await givenInvoices(0)
      await given(page, { trial_ends_on: "'2099-12-04'" })
      const card = page.getByRole('region', { name: 'Invoices' })
      await expect(card).toContainText('No invoices yet')
      await expect(card).toContainText('The first one is issued on December 4, 2099')

      await givenInvoices(14)
      let broken = true
      let isBilledOutside = false
      await page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('query Invoices')) return route.fallback()
        if (broken) return route.abort()
        const response = await route.fetch({ maxRetries: 2 })
        const json = (await response.json()) as {
          data: { agencyUser: { agency: { subscription: { isBilledOutside: boolean } } } }
        }
        Object.assign(json.data.agencyUser.agency.subscription, { isBilledOutside })
        await route.fulfill({ response, json })
      })
      await page.reload()
      await expect(card).toContainText('The connection to Cara was lost.')
      // The rest of the page is of use all the same.
      await expect(titleLine(page, 'Cara Pro (Monthly, 6 seats)')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Manage Users' })).toBeVisible()
      await expectAccessible(page)
      broken = false
      await card.getByRole('button', { name: 'Try again' }).press('Enter')

      const rows = card.getByRole('listitem')
      await expect(rows).toHaveCount(12)
      for (const said of ['INV-0014', 'Cara Pro (Monthly, 6 seats)', 'Feb 1, 2026', '$1,349.00', 'Open'])
        await expect(rows.first()).toContainText(said)
      await expect(rows.nth(1)).toContainText(/-\$200\.00.*Credit/)
      await expect(rows.nth(2)).toContainText('Paid')
      await expectAccessible(page)
      broken = true
      await card.getByRole('button', { name: 'Show more' }).press('Enter')
      await expect(card).toContainText('The connection to Cara was lost.')
      broken = false
      await card.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(rows).toHaveCount(14)
      await expect(rows.last()).toContainText('INV-0001')
      await expect(card.getByRole('button')).toHaveCount(0)
      if (viewport.width === 390) expect(await page.evaluate(() => document.body.scrollWidth)).toBe(390)

      const view = rows.first().getByRole('link', { name: 'INV-0014', exact: true })
      await expect(view).toHaveAttribute('target', '_blank')
      const shown = await page.request.get((await view.getAttribute('href'))!)
      expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'application/pdf'])
      const saved = page.waitForEvent('download')
      await rows.first().getByRole('link', { name: 'Download INV-0014' }).press('Enter')
      expect((await saved).suggestedFilename()).toBe('Invoice INV-0014.pdf')

      isBilledOutside = true
      await page.reload()
      await expect(card).toContainText('The payment provider issues your invoices')
      await expect(card).toContainText('Those from before are here.')
      await givenInvoices(0)
      await page.reload()
      await expect(card).toContainText('The payment provider issues your invoices')
      await expect(card).not.toContainText(/from before|No invoices/)
    })

    test('Update Payment opens in a tab of its own, and a failure is logged and said', async ({ page, context }) => {
      let answer: string | null = '/demo'
      await page.route('**/graphql', async (route) => {
        const body = route.request().postData() ?? ''
        if (body.includes('query UpdatePaymentMethodUrl'))
          return route.fulfill({ json: { data: { subscriptionManagementLinks: { updatePaymentMethodUrl: answer } } } })
        if (!body.includes('query OwnSubscription')) return route.fallback()
        const response = await route.fetch({ maxRetries: 2 })
        const json = (await response.json()) as { data: Record<string, unknown> }
        json.data.subscriptionManagementLinks = { hasPaymentProvider: true }
        await route.fulfill({ response, json })
      })
      await given(page, { state: "'OVERDUE'" })
      const opened = context.waitForEvent('page')
      await page
        .getByRole('region', { name: /overdue/ })
        .getByRole('button', { name: 'Update Payment' })
        .press('Enter')
      const tab = await opened
      await expect(tab).toHaveURL('/demo')
      await tab.close()
      answer = null
      const logged: string[] = []
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
      await page.getByRole('button', { name: 'Update Payment' }).last().press('Enter')
      await expect(page.getByText('The payment page could not be opened. Try again in a moment.')).toBeVisible()
      expect(logged).toEqual(['No subscription update payment URL found'])
      await expect.poll(() => context.pages().length).toBe(1)
      const link = await answering(page, 'query UpdatePaymentMethodUrl')
      for (const [given, said] of [
        [
          { data: null, errors: [{ message: 'The payment provider is not reached.' }] },
          'The payment provider is not reached.',
        ],
        ['LOST', 'The connection to Cara was lost.'],
      ] as const) {
        link(given)
        await page.getByRole('button', { name: 'Update Payment' }).last().press('Enter')
        await expect(page.getByText(`The payment page could not be opened. ${said}`)).toBeVisible()
        expect(logged.some((line) => line.startsWith(said))).toBe(true)
      }
      await expect.poll(() => context.pages().length).toBe(1)
    })
  })
}

test('a user dialog says the first error of a list, and an unknown one where there is none', async ({ page }) => {
  await given(page, {})
  await asOwner("update agency_users set state = 'DISABLED' where email = 'Dot@wharf.example.com'")
  const { agencyUsers } = await graphql<{ agencyUsers: { id: string; email: string }[] }>(
    page,
    '{ agencyUsers { id email } }',
    {},
  )
  const at = (name: string, what: string) =>
    `${ADDRESS}/users/${agencyUsers.find(({ email }) => email === `${name}@wharf.example.com`)!.id}/${what}`
  const dialogs = [
    ['Disable', 'disableAgencyUser', at('Cyd', 'disable')],
    ['Enable', 'enableAgencyUser', at('Dot', 'enable')],
    ['Add User', 'createAgencyUser', `${ADDRESS}/users`],
  ] as const
  for (const [verb, mutation, address] of dialogs) {
    const answer = await answering(page, `${mutation}(`)
    await page.goto(address)
    const dialog = page.getByRole('dialog')
    const alert = dialog.getByRole('alert')
    for (const nothing of silent(mutation)) {
      answer(nothing)
      await pressAndWait(page, verb, `${mutation}(`)
      await expect(alert.first()).toHaveText(UNKNOWN)
    }
    answer({ data: { [mutation]: { errors: refusals('The first.') } } })
    await pressAndWait(page, verb, `${mutation}(`)
    await expect(alert).toHaveText(['The first.'])
    if (verb === 'Add User') continue
    answer({ data: { [mutation]: { errors: refusals('First of two.', 'Second.') } } })
    await pressAndWait(page, verb, `${mutation}(`)
    await expect(alert).toHaveText(['First of two.'])
    await expect(dialog).not.toContainText('Second.')
  }
  // Cancel leads to the subscription, or one step back.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page).toHaveURL(ADDRESS)
  await page.goto('/app/home')
  await page.goto(ADDRESS)
  await page.getByRole('link', { name: 'Add User' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page).toHaveURL(ADDRESS)
  await page.goBack()
  await expect(page).toHaveURL('/app/home')
  await asOwner("update agency_users set state = 'ACTIVE' where email = 'Dot@wharf.example.com'")
})
