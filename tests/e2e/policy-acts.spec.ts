import type { Page } from '@playwright/test'
import { inDays } from '../support/days.ts'
import { anAccount, aPolicy, graphql, loseAnswer } from './records.ts'
import { aPolicyFile, expect, expectAccessible, test } from './support.ts'

const medium = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(iso))

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

async function choose(page: Page, act: string) {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** A policy that runs for another half year; the page shows it. */
async function aRunningPolicy(page: Page, policy: object = {}) {
  const account = await anAccount(page)
  const days = { inforceAt: inDays(-180), expiresAt: inDays(180) }
  const id = await aPolicy(page, account.id, { policyNumber: 'QF-000-1042', ...days, ...policy })
  await page.goto(`/app/policies/${id}/overview`)
  return { id, account, ...days }
}

/** The menu's items that cannot be chosen, each with why. */
async function disabled(page: Page) {
  await page.getByRole('button', { name: 'More' }).click()
  const items = page.locator('[role=menuitem][data-disabled]')
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  const texts = await items.allInnerTexts()
  await page.keyboard.press('Escape')
  return texts.map((text) => text.replace(/\s+/g, ' '))
}

test('a cancellation is recorded, pending until its day, and reinstated', async ({ page }) => {
  const { expiresAt } = await aRunningPolicy(page)
  expect(await disabled(page)).toEqual(['Reinstate Nothing is canceled.'])
  await choose(page, 'Cancel')
  const dialog = dialogOf(page, 'Cancel policy')
  await expect(page).toHaveURL(/\/cancel$/)
  await expect(dialog.getByLabel('Canceled by')).toHaveValue('CARRIER')
  await expect(dialog.getByLabel('Type')).toHaveValue('CANCELLATION')
  await expect(dialog.getByLabel('Reason', { exact: true })).toHaveValue('INSURED_NONPAYMENT')
  await expect(dialog.getByLabel('Effective', { exact: true })).toHaveValue(medium(inDays(0)))
  await expect(dialog.getByLabel('Return premium')).toHaveValue('$0.00')
  await expect(dialog.getByLabel('Return commission')).toHaveValue('$0.00')
  await expectAccessible(page)
  const effective = dialog.getByLabel('Effective', { exact: true })
  await effective.fill(inDays(200))
  await effective.press('Enter')
  await expect(dialog.getByText(`The policy expires before that, on ${medium(expiresAt)}.`)).toBeVisible()
  await expect(effective).toBeFocused()
  await effective.fill(inDays(14))
  await dialog.getByLabel('Return premium').fill('2722.9')
  await dialog.getByLabel('More about the reason').fill('second notice')
  await dialog.getByRole('button', { name: 'Record the cancellation' }).click()
  await expect(dialog).toHaveCount(0)

  const banner = page.getByRole('region', { name: 'Cancellation Pending' })
  await expect(banner).toContainText(
    `The carrier cancels this policy on ${medium(inDays(14))}, in 14 days. Reason: Insured nonpayment.`,
  )
  await expectAccessible(page)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText(
    `Robin Placeholder recorded a cancellation by the carrier, effective ${medium(inDays(14))}`,
  )
  await expect(history).toContainText('“second notice”')
  await expect(history).toContainText(
    'Cancellation: Insured nonpayment. Return premium $2,722.90, return commission $0.',
  )
  expect(await disabled(page)).toEqual(['Cancel A cancellation is already recorded.'])

  await banner.getByRole('link', { name: 'Reinstate' }).click()
  const reinstate = dialogOf(page, 'Reinstate policy')
  await expect(page).toHaveURL(/\/reinstate$/)
  const from = reinstate.getByLabel('Effective', { exact: true })
  await from.fill(inDays(60))
  await reinstate.getByRole('button', { name: 'Reinstate' }).click()
  await expect(reinstate.getByText('A reinstatement takes effect today or earlier.')).toBeVisible()
  await from.fill(inDays(0))
  await reinstate.getByLabel('Reason').fill('premium received')
  await reinstate.getByRole('button', { name: 'Reinstate' }).click()
  await expect(reinstate).toHaveCount(0)
  await expect(banner).toHaveCount(0)
  await expect(history).toContainText('reinstated the policy')
  expect(await disabled(page)).toEqual(['Reinstate It is already reinstated.'])
})

// At every hour one of the two is on another day than the agency.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Niue']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })
    test(`a cancellation for today, as the dialog offers it in ${timezoneId}, closes the policy`, async ({ page }) => {
      await aRunningPolicy(page)
      await choose(page, 'Cancel')
      await page.keyboard.press('Enter')
      await dialogOf(page, 'Cancel policy').getByRole('button', { name: 'Record the cancellation' }).click()
      await expect(page.getByRole('main').getByText('Canceled', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Cancellation Pending' })).toHaveCount(0)
    })
  })
}

test('a renewal goes to the policies of the account; the old policy points to it, and it back', async ({ page }) => {
  const { id, account, expiresAt } = await aRunningPolicy(page, {
    pricing: { premium: '1000', estimatedCommission: '125' },
  })
  await choose(page, 'Renew')
  const dialog = dialogOf(page, 'Renew policy')
  await expect(page).toHaveURL(/\/renew$/)
  await expect(dialog.getByLabel('In force', { exact: true })).toHaveValue(medium(expiresAt))
  await expect(dialog.getByLabel('Premium')).toHaveValue('$1,000.00')
  await expectAccessible(page)
  await dialog.getByLabel('Expires', { exact: true }).fill(expiresAt)
  await dialog.getByRole('button', { name: 'Renew' }).click()
  await expect(dialog.getByText('A policy expires after it begins.')).toBeVisible()
  await dialog.getByLabel('Expires', { exact: true }).fill(inDays(545))
  await dialog.getByLabel('New policy number').fill('QF-000-1391')
  await dialog.getByLabel('Premium').fill('1200')
  await dialog.getByRole('button', { name: 'Renew' }).click()
  await expect(page).toHaveURL(new RegExp(`/app/accounts/${account.id}/policies$`))

  await page.goto(`/app/policies/${id}/overview`)
  const banner = page.getByRole('region', { name: 'A newer version of this policy exists' })
  await expect(banner).toContainText(`Renewed as QF-000-1391, binding, in force from ${medium(expiresAt)}.`)
  expect(await disabled(page)).toEqual([
    'Renew A newer version of this policy exists.',
    'Reinstate Nothing is canceled.',
    'Delete A newer version of this policy exists.',
  ])
  await banner.getByRole('link', { name: 'Open the newer version' }).click()
  await expect(page.getByRole('region', { name: 'Pricing' })).toContainText('Estimated commission 12.5%$150.00')
  await page.getByRole('region', { name: 'Details' }).getByRole('link', { name: 'QF-000-1042' }).click()
  await expect(page).toHaveURL(new RegExp(`/app/policies/${id}/overview$`))
  await page.goto(`/app/policies/${id}/renew`)
  await expect(dialogOf(page, 'Renew policy').getByText('A newer version of this policy exists.')).toBeVisible()
})

test('a policy is deleted after being asked, and the list is shown', async ({ page }) => {
  const { id } = await aRunningPolicy(page)
  await choose(page, 'Delete')
  const dialog = dialogOf(page, 'Delete this policy?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await choose(page, 'Delete')
  await dialog.getByLabel('Reason').fill('Entered twice')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/app\/policies$/)
  await expect(page.getByText('Policy deleted')).toBeVisible()
  await page.goto(`/app/policies/${id}/overview`)
  await expect(page).toHaveURL(/\/app\/policies$/)
})

test('a deletion whose answer was lost is asked for again, and done once', async ({ page }) => {
  const { id } = await aRunningPolicy(page)
  await loseAnswer(page, 'deleteBusinessPolicy')
  await choose(page, 'Delete')
  const dialog = dialogOf(page, 'Delete this policy?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The connection to Cara was lost.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Policy deleted')).toBeVisible()
  await page.goto(`/app/policies/${id}/overview`)
  await expect(page).toHaveURL(/\/app\/policies$/)
})

test('a document is uploaded with type and notes, says whether the client sees it, and is deleted', async ({
  page,
}) => {
  const { id } = await aRunningPolicy(page)
  await page.getByRole('link', { name: 'Documents' }).click()
  await expect(page).toHaveURL(/\/documents$/)
  await expect(page.getByRole('heading', { name: 'No documents' })).toBeVisible()
  await page.getByRole('link', { name: 'Upload' }).click()
  const dialog = dialogOf(page, 'Upload a document')
  await expect(page).toHaveURL(/\/documents\/new$/)
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByText('Choose a file.')).toBeVisible()
  await expect(dialog.getByText('Choose what kind of file this is.')).toBeVisible()
  await dialog.getByLabel('File').setInputFiles(await aPolicyFile('Declarations.pdf'))
  for (const [type, seen] of [
    ['APPLICATION_FORM', false],
    ['CERTIFICATE', false],
    ['OTHER', false],
    ['INVOICE', false],
    ['BINDER', true],
    ['ENDORSEMENT', true],
    ['LOST_POLICY_RELEASE', true],
    ['QUOTE_DOCUMENT', true],
    ['NOTICE_OF_CANCELLATION', false],
    ['POLICY_DOCUMENT', true],
  ] as const) {
    await dialog.getByLabel('Type').selectOption(type)
    await expect(dialog.getByLabel('Visible to client')).toBeChecked({ checked: seen })
  }
  await dialog.getByLabel('Visible to client').uncheck()
  await dialog.getByLabel('Notes').fill('Came by mail')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('table', { name: 'Documents' }).locator('tr[data-row]')
  await expect(row).toContainText('Declarations.pdf')
  await expect(row).toContainText('Policy documentNot visibleCame by mail')
  await expectAccessible(page)
  const { businessPolicy } = await graphql<{ businessPolicy: { files: { visible: boolean; type: string }[] } }>(
    page,
    'query ($id: ID!) { businessPolicy(id: $id) { files { visible type } } }',
    { id },
  )
  expect(businessPolicy.files).toEqual([{ visible: false, type: 'POLICY_DOCUMENT' }])
  await row.getByRole('link', { name: 'Declarations.pdf', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/files\//)
  await expect(page.getByRole('heading', { name: 'Declarations.pdf', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Delete Declarations.pdf' }).click()
  const asked = dialogOf(page, 'Delete Declarations.pdf?')
  await asked.getByLabel('Reason').fill('Sent twice')
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No documents' })).toBeVisible()
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('“Sent twice”')
})

test('a dialog of a policy on a phone is a sheet whose buttons are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await aRunningPolicy(page)
  for (const [act, title, verb] of [
    ['Cancel', 'Cancel policy', 'Record the cancellation'],
    ['Renew', 'Renew policy', 'Renew'],
  ] as const) {
    await choose(page, act)
    const dialog = dialogOf(page, title)
    await expect(dialog.getByRole('button', { name: verb })).toBeInViewport()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/overview$/)
  }
})
