import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { actAs } from './own-agency.ts'
import { MARLO } from './people.ts'
import { loseAnswer } from './records.ts'
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

/** Sets what only an operator, or a payment, changes. */
async function given(page: Page, columns: Columns, at = ADDRESS) {
  const owner = new pg.Client(await readFile(path.join(await dataDir(), 'owner-url'), 'utf8'))
  await owner.connect()
  const own = 'select agency_id from agency_users where email = $1'
  const set = Object.entries({ ...TRIAL, ...columns }).map(([name, sql]) => `${name} = ${sql}`)
  await owner.query(`update subscriptions set ${set.join(', ')} where agency_id = (${own})`, [MARLO.email])
  await owner.end()
  await page.goto(at)
}

type Preview = Record<string, unknown>
const isPreview = (body: string | null) => body?.includes('query PreviewUpdateSubscription') === true

/** What a payment provider adds to the server's own preview, and to nothing else. */
async function withProvider(page: Page, adds: Preview) {
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query PaymentKey'))
      return route.fulfill({ json: { data: { subscriptionManagementLinks: { publishableKey: 'pk_fake' } } } })
    if (!isPreview(route.request().postData())) return route.fallback()
    const response = await route.fetch()
    const json = (await response.json()) as {
      data: { subscriptionManagementLinks: { previewUpdateSubscription: Preview } }
    }
    Object.assign(json.data.subscriptionManagementLinks.previewUpdateSubscription, adds)
    await route.fulfill({ response, json })
  })
}

/** Stands for Stripe.js: its first card is declined, and the next is kept; the first payment is not confirmed, and the next is. */
function fakeStripe() {
  const answers = [{ error: { message: 'Your card was declined.' } }, {}]
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
    const response = await route.fetch()
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

async function reach(page: Page, target: ReturnType<Page['getByRole']>) {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await target.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there.')
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

test('Settings begins with the subscription, and nothing nags where nothing is counted', async ({ page }) => {
  await given(page, { plan: "'ENTERPRISE'", seats: 'null', state: "'ACTIVE'" }, '/app/settings')
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByRole('link', { name: 'Subscription', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Cara Enterprise (no seat limit)')).toBeVisible()
  await expect(
    page.getByText('Seats are not counted: add as many users as you need. 5 users can sign in now.'),
  ).toBeVisible()
  await expect(page.getByText('Nothing is billed.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
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

for (const viewport of WIDTHS) {
  test.describe(`at ${String(viewport.width)} px`, () => {
    test.use({ viewport })

    test('the page says plan, state, seats and the next bill, and each state has its act', async ({ page }) => {
      await given(page, {})
      await expect(page.getByText('Cara Pro (Monthly, 6 seats)')).toBeVisible()
      await expect(page.getByRole('progressbar', { name: 'Seats assigned' })).toHaveAttribute('aria-valuenow', '5')
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
      await expect(page.getByText('Cara Pro (Monthly, 3 seats)')).toBeVisible()
      await expect(page.getByRole('region', { name: /^Your subscription (payment|is)/ })).toHaveCount(0)
    })

    test('a plan is chosen, confirmed and bought by keyboard alone', async ({ page }) => {
      await given(page, {}, `${ADDRESS}/plans`)
      const choosing = dialogOf(page, 'Change plan')
      await expect(choosing.getByRole('radio', { name: 'Monthly' })).toBeFocused()
      await page.keyboard.press('ArrowRight')
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
      page.on('request', (request) => {
        if (request.postData()?.includes('mutation UpdateSubscription')) sent++
      })
      await reach(page, paying.getByRole('button', { name: 'Continue' }))
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      const done = dialogOf(page, 'You are on Cara Pro')
      await expect(done).toContainText('5 seats, billed once a year. The next invoice of $12,739.00 is due on')
      expect(sent).toBe(1)
      await expectAccessible(page)
      await expect(done.getByRole('button', { name: 'Done' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Cara Pro (Annual, 5 seats)')).toBeVisible()
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
      await expect(page.getByText('Cara Basic (Monthly, 6 seats)')).toBeVisible()
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
      await expect(page.getByText('Cara Standard (Monthly, 6 seats)')).toBeVisible()
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
      await expect(page.getByText('Cara Standard (Monthly, 7 seats)')).toBeVisible()
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
      await expect(page.getByText('Cara Pro (Monthly, 8 seats)')).toBeVisible()
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
        const response = await route.fetch()
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
      await expect(dialogOf(page, 'You are on Cara Pro')).toContainText('7 seats')
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
      await expect(dialogOf(page, 'Checkout').getByRole('region', { name: 'Invoice preview' })).toBeVisible()
      await press(page, 'Continue')
      await expect(dialogOf(page, 'You are on Cara Pro')).toBeVisible()
      await press(page, 'Done')
      await expect(page).toHaveURL('/app/home')
      await page.goto('/app/accounts')
      await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
    })

    test('Update Payment opens in a tab of its own, and a failure is logged and said', async ({ page, context }) => {
      let answer: string | null = '/demo'
      await page.route('**/graphql', async (route) => {
        const body = route.request().postData() ?? ''
        if (body.includes('query UpdatePaymentMethodUrl'))
          return route.fulfill({ json: { data: { subscriptionManagementLinks: { updatePaymentMethodUrl: answer } } } })
        if (!body.includes('query OwnSubscription')) return route.fallback()
        const response = await route.fetch()
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
      expect(context.pages()).toHaveLength(1)
    })
  })
}
