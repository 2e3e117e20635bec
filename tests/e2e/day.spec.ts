import { actAs } from './own-agency.ts'
import { IVY } from './people.ts'
import { anAccount, aServiceRequest } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

actAs(IVY)

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

test('My Day says what waits, what hurts first first, each with its next step a key away', async ({ page }) => {
  await page.goto('/app/day?view=team')
  await expect(page.getByText('Nothing waits for anybody')).toBeVisible()
  const { id: accountId, name } = await anAccount(page)
  const holder = { name: 'Paper Lantern Properties', address: { line1: '77 Placeholder Avenue', city: 'Sampleton' } }
  await aServiceRequest(page, { type: 'CREATE_CERTIFICATE', accountId, createCertificate: holder, dueAt: inHours(-50) })
  await aServiceRequest(page, { type: 'OTHER', accountId, dueAt: inHours(24 * 20) })

  // As on plain http in an office network.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await page.goto('/app/day')
  await expect(page.getByText(/2 things wait for you, 1 is late\.$/)).toBeVisible()
  await expectAccessible(page)
  const late = page.getByRole('region', { name: 'Late 1' })
  // Fifty hours are two days of the agency's calendar, or three around its midnight.
  await expect(late.getByText(/[23] days late/)).toBeVisible()
  await expect(late.getByText(`${name} · asked on`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Later 1' })).toBeVisible()

  await expect(page.locator('li[aria-current=true]')).toContainText('Paper Lantern')
  await page.keyboard.press('j')
  const issue = page.getByRole('link', { name: 'Issue certificate: Certificate for Paper Lantern' })
  await expect(issue).toBeFocused()
  const keys: unknown[] = []
  await page.route('**/graphql', (route) => {
    const sent = route.request().postDataJSON() as { query: string; variables: { key: unknown } }
    if (!sent.query.includes('mutation PutOffDayItem')) return route.fallback()
    keys.push(sent.variables.key)
    return keys.length === 1 ? route.abort() : route.fallback()
  })
  await page.keyboard.press('s')
  await expect(page.getByText('This could not be put off.')).toBeVisible()
  await expect(issue).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await expect(page.getByText('1 thing waits for you.')).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(late).toBeVisible()

  await page.keyboard.press('1')
  await expect(page).toHaveURL(/certificates\/new\?request=/)
  await expect(page.getByLabel('Certificate holder')).toHaveValue('Paper Lantern Properties')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('77 Placeholder Avenue')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/app\/day/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/day?view=team')
  await expect(late.getByRole('button', { name: /^Later:/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Done today' }).click()
  await expect(page.getByText('Nothing done yet today')).toBeVisible()
})
