import { inDays } from '../support/days.ts'
import { aCarrier, anAccount, aPolicy } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of VIEWPORTS)
  test(`a client is asked about by keyboard, and each statement opens its record, at ${String(viewport.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const account = await anAccount(page)
    const carrier = await aCarrier(page)
    const runs = {
      inforceAt: inDays(-30),
      expiresAt: inDays(335),
      carrierId: carrier.id,
      pricing: { premium: '8412.00' },
    }
    const policyId = await aPolicy(page, account.id, { ...runs, policyNumber: 'QF-1042' })

    await page.goto(`/app/accounts/${account.id}/overview`)
    const line = page.getByRole('textbox', { name: 'Ask about this account' })
    await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled()
    await line.focus()
    await page.keyboard.type('Which policies are in force?')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app\/workspaces\//)
    await expect(page.getByText(`${account.name} has 1 policy in force`)).toBeVisible()
    await expect(page.getByText(`carrier ${carrier.name}`)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)

    const mark = page.getByRole('link', { name: 'Source 1: General Liability QF-1042' })
    await mark.focus()
    await expect(page.getByText(/General Liability QF-1042 … .*Carrier: /)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/app/policies/${policyId}/overview`))

    await page.goto(`/app/accounts/${account.id}/overview`)
    await page.getByRole('link', { name: 'Which policies are in force?' }).click()
    await expect(page).toHaveURL(/\/app\/workspaces\//)
    if (viewport.width > 700) {
      await page.getByRole('link', { name: account.name }).click()
      await expect(page).toHaveURL(new RegExp(`/app/accounts/${account.id}/overview`))
    }
  })

test('what is not in the records is said so, after they were looked into', async ({ page }) => {
  const account = await anAccount(page)
  await page.goto(`/app/accounts/${account.id}/overview`)
  await page.getByRole('textbox', { name: 'Ask about this account' }).fill('Do they have cyber?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText(`No cyber policy is on file for ${account.name}.`)).toBeVisible()
  await expect(page.getByText('There are no policies on file.')).toBeVisible()
})

test('a question that could not be sent stays, with the reason', async ({ page }) => {
  const account = await anAccount(page)
  await page.goto(`/app/accounts/${account.id}/overview`)
  const line = page.getByRole('textbox', { name: 'Ask about this account' })
  await line.fill('What do they have?')
  await page.route('**/graphql', (route) => route.abort())
  // Coming back to the window loads the screen again: without a connection, what is typed stays.
  const tried = page.waitForEvent('requestfailed')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await tried
  await line.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(line).toHaveValue('What do they have?')
  await page.unroute('**/graphql')
  await line.press('Enter')
  await expect(page).toHaveURL(/\/app\/workspaces\//)
})
