import type { Page } from '@playwright/test'
import { inDays } from '../support/days.ts'
import { aCertificate, anAccount, aPolicy, aServiceRequest, graphql } from './records.ts'
import { expect, test } from './support.ts'

const HOLDER = { name: 'Paper Lantern Properties', additionalInsured: true }
const CANCEL = 'mutation ($id: ID!) { cancelBusinessPolicy(id: $id, input: {}) { errors { message } } }'

const RESOLVE = 'mutation ($id: ID!) { resolveServiceRequest(id: $id, input: {}) { errors { message } } }'

/** The address of every dialog of accounts, policies, certificates and service requests; those that refuse what is empty are sent so. */
async function dialogs(page: Page) {
  const [account, other] = [await anAccount(page), await anAccount(page)]
  const limits = { glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '2000000.00' }
  const running = { inforceAt: inDays(-30), expiresAt: inDays(300), limits }
  const id = await aPolicy(page, account.id, running)
  const canceled = await aPolicy(page, account.id, { ...running, type: 'CYBER' })
  await graphql(page, CANCEL, { id: canceled })
  await aCertificate(page, account.id, 'Paper Lantern Properties')
  const accounts = `/app/accounts/${account.id}`
  const asked = await aServiceRequest(page, {
    accountId: account.id,
    type: 'CREATE_CERTIFICATE',
    createCertificate: HOLDER,
  })
  await aServiceRequest(page, { accountId: account.id })
  const request = `/app/servicing/${asked}`
  const resolved = await aServiceRequest(page, { accountId: account.id })
  await graphql(page, RESOLVE, { id: resolved })
  return [
    { path: '/app/accounts/new', refuses: true },
    { path: `${accounts}/edit` },
    { path: `${accounts}/contacts/new`, refuses: true },
    { path: `${accounts}/documents/new`, refuses: true },
    { path: `${accounts}/merge` },
    { path: `${accounts}/merge/${other.id}` },
    { path: `${accounts}/certificates/new`, refuses: true },
    { path: `${accounts}/certificates/many`, refuses: true },
    { path: `/app/policies/new?accountId=${account.id}`, refuses: true },
    { path: `/app/policies/${id}/edit` },
    { path: `/app/policies/${id}/cancel` },
    { path: `/app/policies/${id}/renew` },
    { path: `/app/policies/${canceled}/reinstate` },
    { path: `/app/policies/${id}/documents/new`, refuses: true },
    { path: '/app/servicing/new', refuses: true },
    { path: `${request}/resolve` },
    { path: `${request}/update` },
    { path: `${request}/copilot` },
    { path: `${request}/reply` },
    { path: `${request}/merge`, refuses: true },
    { path: `/app/servicing/${resolved}/reopen`, refuses: true },
    { path: '/app/servicing/assign' },
    { path: '/app/servicing/due' },
  ]
}

for (const width of [1440, 390])
  test(`every dialog of the records at ${String(width)} px: in sight, by keyboard, its mistakes in sight`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/app/accounts')
    for (const { path, refuses } of await dialogs(page)) {
      await page.goto(path)
      const dialog = page.getByRole('dialog')
      await expect(dialog, path).toBeVisible()
      const box = (await dialog.boundingBox())!
      expect(box.x >= 0 && box.x + box.width <= width, `${path} stands inside the window`).toBe(true)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide, `${path} has nothing beside the window`).toBeLessThanOrEqual(0)
      const last = dialog.getByRole('button').last()
      await expect(last, `${path} has its last button in sight`).toBeInViewport()
      const focused = dialog.locator(':focus')
      await expect(focused, `${path} has the focus`).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(focused, `${path} keeps it`).toHaveCount(1)
      if (refuses) {
        await dialog.locator('button[type=submit]').last().press('Enter')
        const wrong = dialog.locator('[role=alert]:visible').first()
        await expect(wrong, `${path} shows the first mistake`).toBeInViewport()
        await expect(dialog, `${path} stays`).toBeVisible()
      }
      await page.keyboard.press('Escape')
      await expect(dialog, `${path} closes by Escape`).toHaveCount(0)
    }
  })
