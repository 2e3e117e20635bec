import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { inDays, shownInDays } from '../support/days.ts'
import { aCarrier, anAccount, aPolicy, graphql } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

test('the list says what it holds, is filtered by state, type, carrier and expiry, and its rows open the policy', async ({
  page,
}) => {
  const { id, name, email } = await anAccount(page)
  const carrier = await aCarrier(page)
  await aPolicy(page, id, {
    policyNumber: 'QF-1',
    carrierId: carrier.id,
    expiresAt: inDays(20),
    pricing: { premium: '1234.50' },
  })
  await aPolicy(page, id, { type: 'CYBER', expiresAt: null })
  await page.goto('/app/policies')
  await expectAccessible(page)
  await page.getByLabel('Filter policies').fill(name)
  const table = page.getByRole('table', { name: 'Policies' })
  const rows = table.locator('tr[data-row]')
  await expect(rows).toHaveCount(2)
  await expect(table.getByRole('columnheader')).toHaveText([
    '',
    'Account',
    'Status',
    'Type',
    'Carrier',
    'Premium',
    'Expires',
  ])
  await expect(rows.first()).toHaveText(new RegExp(`${name}${email}.*BindingCyberN/AN/A\\$0N/A`))
  await expect(rows.last()).toContainText(`General Liability${carrier.name}QF-1$1,234.50${shownInDays(20)}`)

  const choose = async (filter: string, choice: string) => {
    await page.getByRole('button', { name: new RegExp(`^${filter}(:|$)`) }).click()
    await page
      .getByRole(filter === 'Expires' ? 'menuitemradio' : 'menuitemcheckbox', { name: choice, exact: true })
      .click()
    await page.keyboard.press('Escape')
  }
  await choose('Expires', 'Within 30 days')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/expires=30/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  expect(lines, 'a head and what is shown').toHaveLength(2)
  expect(lines[1]).toContain(name)
  await choose('Carrier', carrier.name)
  await choose('Type', 'General Liability')
  await choose('Team member', 'Me')
  await choose('Status', 'Binding')
  await expect(rows).toHaveCount(1)
  await choose('Status', 'Binding')
  await choose('Status', 'Canceled')
  await expect(page.getByRole('heading', { name: 'No policies found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByLabel('Filter policies').fill(name)
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/q=Otter/)
  await page.getByRole('checkbox', { name: `Select ${name}, Cyber` }).check()
  const chosen = page.getByRole('toolbar', { name: 'Selected rows' })
  await expect(chosen).toContainText('1 selected')
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    chosen.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect((await readFile(await one.path(), 'utf8')).trim().split('\n')).toHaveLength(2)
  await page.getByLabel('Filter policies').fill(name.toLowerCase())
  await page.getByRole('link', { name }).last().press('Enter')
  await expect(page.getByRole('region', { name: 'Pricing' })).toBeVisible()
  await page.waitForTimeout(300)
  await expect(page, 'what was being searched does not follow').toHaveURL(/\/app\/policies\/[^/]+\/overview$/)
})

test('tabs count what expires soon, is binding or canceled; what expires is sorted by that day', async ({ page }) => {
  const { id, name } = await anAccount(page)
  await aPolicy(page, id, { policyNumber: 'QT-50', expiresAt: inDays(50) })
  await aPolicy(page, id, { policyNumber: 'QT-80', expiresAt: inDays(80) })
  await aPolicy(page, id, { policyNumber: 'QT-20', expiresAt: inDays(20) })
  await aPolicy(page, id, { policyNumber: 'QT-200', expiresAt: inDays(200) })
  await page.goto('/app/policies')
  await page.getByLabel('Filter policies').fill(name)
  const tabs = page.getByRole('group', { name: 'Views of Policies' })
  const rows = page.getByRole('table', { name: 'Policies' }).locator('tr[data-row]')
  await expect(tabs).toContainText(/All4.*30 days1.*60 days2.*90 days3.*Binding4.*Canceled0/)
  const numbers = () => rows.evaluateAll((all) => all.map((row) => /QT-\d+?(?=\$)/.exec(row.textContent)?.[0]))
  await tabs.getByRole('button', { name: /^90 days/ }).click()
  await expect(rows).toHaveCount(3)
  expect(await numbers()).toEqual(['QT-20', 'QT-50', 'QT-80'])
  await expect(page).toHaveURL(/tab=EXPIRES_90/)
  await tabs.getByRole('button', { name: /^All/ }).click()
  await expect(rows).toHaveCount(4)
  expect(await numbers()).toEqual(['QT-200', 'QT-20', 'QT-80', 'QT-50'])
  await tabs.getByRole('button', { name: /^Canceled/ }).click()
  await expect(rows).toHaveCount(0)
})

test('a state is shown in its color: sky while binding, green in force, neutral expired, red canceled', async ({
  page,
}) => {
  const { id, name } = await anAccount(page)
  await aPolicy(page, id, { type: 'CYBER', expiresAt: inDays(40) })
  const DAYS = `mutation ($id: ID!, $input: UpdateBusinessPolicyInput!) {
    updateBusinessPolicy(id: $id, input: $input) { errors { message } } }`
  const edited = async (type: string, inforceAt: string, expiresAt: string) => {
    const policyId = await aPolicy(page, id, { type })
    await graphql(page, DAYS, { id: policyId, input: { rev: 1, inforceAt, expiresAt } })
    return policyId
  }
  await edited('EXCESS', inDays(-9), inDays(40))
  await edited('RENTAL', inDays(-90), inDays(-9))
  const canceled = await edited('UMBRELLA', inDays(-9), inDays(40))
  await graphql(page, `mutation ($id: ID!) { cancelBusinessPolicy(id: $id, input: {}) { errors { message } } }`, {
    id: canceled,
  })
  await page.goto('/app/policies')
  await page.getByLabel('Filter policies').fill(name)
  await expect(page.getByRole('table', { name: 'Policies' }).locator('tr[data-row]')).toHaveCount(4)
  /** Which of red, green and blue is the strongest of the dot beside a word; none where they are nearly alike. */
  const colorOf = (word: string) =>
    page
      .getByRole('table', { name: 'Policies' })
      .getByText(word, { exact: true })
      .locator('span')
      .evaluate((dot) => {
        const canvas = document.createElement('canvas').getContext('2d')!
        canvas.fillStyle = getComputedStyle(dot).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
        const most = Math.max(...parts)
        return most - Math.min(...parts) < 40 ? 'neutral' : ['red', 'green', 'blue'][parts.indexOf(most)]
      })
  expect([
    await colorOf('Binding'),
    await colorOf('Active'),
    await colorOf('Expired'),
    await colorOf('Canceled'),
  ]).toEqual(['blue', 'green', 'neutral', 'red'])
})

test('a filter chosen while the rows of the one before are on their way stands beside it', async ({ page }) => {
  await page.goto('/app/policies')
  await page.route('**/graphql', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Canceled', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Binding', exact: true }).click()
  await expect(page.getByRole('menuitemcheckbox', { checked: true })).toHaveCount(2)
  await expect(page).toHaveURL(/status=(CANCELED.*BINDING|BINDING.*CANCELED)/)
})

test('while the list comes, it says so', async ({ page }) => {
  await page.goto('/app/home')
  await page.route('**/graphql', async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Policies', exact: true }).click()
  await expect(page.getByText('Loading policies...')).toBeAttached()
  await expect(page).toHaveURL(/\/app\/policies$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Loading policies...' })).toBeVisible()
})

test('earlier events of a policy are shown on demand, to the first', async ({ page }) => {
  const account = await anAccount(page)
  const id = await aPolicy(page, account.id)
  for (let rev = 1; rev <= 22; rev += 1)
    await graphql(
      page,
      `mutation ($id: ID!, $input: UpdateBusinessPolicyInput!) {
        updateBusinessPolicy(id: $id, input: $input) { errors { message } }
      }`,
      { id, input: { rev, quoteNumber: `QQ-${String(rev)}` } },
    )
  await page.goto(`/app/policies/${id}/overview`)
  const events = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(events).toHaveCount(20)
  await expect(events.first()).toContainText('changed quote number from QQ-21 to QQ-22')
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect(events).toHaveCount(23)
  await expect(events.last()).toContainText('created the policy')
  await expect(page.getByRole('button', { name: 'Show earlier' })).toHaveCount(0)
})

test('what is missing is N/A, and a policy that is not there leads to the list', async ({ page }) => {
  const account = await anAccount(page)
  const id = await aPolicy(page, account.id, { expiresAt: null })
  await page.goto(`/app/policies/${id}/overview`)
  await expect(page.getByText('Expires onN/A')).toBeVisible()
  await expect(page.getByText('PolicyN/A')).toBeVisible()
  const details = page.getByRole('region', { name: 'Details' })
  for (const name of ['Policy number', 'Quote number', 'Issued', 'In force', 'Expires'])
    await expect(details).toContainText(`${name}N/A`)
  await page.goto('/app/policies/019aab00-0000-7000-8000-000000000000/overview')
  await expect(page).toHaveURL(/\/app\/policies$/)
})

test('on a phone the list, the record and the form fit', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const account = await anAccount(page)
  const id = await aPolicy(page, account.id, { policyNumber: 'QF-1', limits: { glPerOccurrenceLimit: '1000000' } })
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.goto('/app/policies')
  await expect(page.getByRole('link', { name: account.name }).first()).toBeVisible()
  await fits()
  await page.goto(`/app/policies/${id}/overview`)
  await expect(page.getByRole('region', { name: 'Pricing' })).toBeVisible()
  await fits()
  await expectAccessible(page)
  await page.goto(`/app/policies/new?accountId=${account.id}`)
  const dialog = dialogOf(page, 'Create a new policy')
  await expect(dialog.getByRole('button', { name: 'Create policy' })).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Change' })).toBeInViewport({ ratio: 1 })
  await fits()
})
