import type { Page } from '@playwright/test'
import { shownInDays } from '../support/days.ts'
import { aCarrier, anAccount, aPerson, aPolicy, graphql, holdReads, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The text that a field sends under its name. */
const sent = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

test('a policy is created: the account first, then everything else, by keyboard', async ({ page }) => {
  const account = await anAccount(page)
  await page.goto('/app/policies')
  await page.getByRole('link', { name: 'Add Policy' }).first().click()
  const dialog = dialogOf(page, 'Create a new policy')
  await expect(page).toHaveURL(/\/app\/policies\/new$/)
  await expect(dialog.getByLabel('Account')).toBeFocused()
  await expect(dialog.getByLabel('Premium')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Create policy' })).toHaveCount(0)
  await page.keyboard.type(account.name)
  await expect(page.getByRole('option', { name: account.name })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(account.name)).toBeVisible()
  await expect(dialog.getByLabel('Type', { exact: true })).toBeFocused()
  for (const section of ['Policy', 'Pricing', 'Limits', 'Coverage'])
    await expect(dialog.getByRole('region', { name: section, exact: true })).toBeVisible()

  await expect(dialog.getByLabel('Expires', { exact: true })).toHaveValue(shownInDays(365))
  await expect(dialog.getByLabel('Billing')).toHaveValue('DIRECT')
  await expect(dialog.getByLabel('Payment interval').getByRole('option')).toHaveText(['Annual', 'Monthly', 'Quarterly'])
  await expect(dialog.getByLabel('Payment interval')).toHaveValue('ANNUAL')

  await dialog.getByRole('button', { name: 'Create policy' }).click()
  await expect(dialog.getByText('Choose a line of business.')).toBeVisible()
  await expect(dialog.getByLabel('Type', { exact: true })).toBeFocused()
  await dialog.getByLabel('Type', { exact: true }).selectOption('GENERAL_LIABILITY')

  const carrier = `Harrowgate ${unique()}`
  const field = dialog.getByRole('combobox', { name: 'Carrier optional' })
  await field.fill(carrier)
  await expect(page.getByRole('option', { name: `Add carrier “${carrier}”` })).toBeVisible()
  await field.press('Enter')
  await expect(sent(page, 'policies.0.carrierId')).toHaveValue('')
  await field.press('Tab')
  await expect(
    dialog.getByText(`Choose one from the list, choose Add carrier “${carrier}”, or clear this field.`),
  ).toBeVisible()
  await expect(field, 'what was typed stays').toHaveValue(carrier)
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { name: `Add carrier “${carrier}”`, selected: false })).toHaveAttribute(
    'data-highlighted',
    '',
  )
  await field.press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Carrier optional' })).toHaveValue(carrier)
  await expect(sent(page, 'policies.0.carrierId')).not.toHaveValue('')

  const premium = dialog.getByLabel('Premium', { exact: true })
  await premium.fill('8.42k')
  await dialog.getByLabel('Taxes').fill('$252.6')
  await dialog.getByLabel('Commission rate').fill('12.5')
  await expect(premium).toHaveValue('$8,420.00')
  await expect(dialog.getByLabel('Total')).toHaveValue('$8,672.60')
  await expect(dialog.getByLabel('Total')).toHaveAttribute('readonly', '')
  await expect(dialog.getByText('$1,052.50 of the premium')).toBeVisible()
  await premium.fill('a lot')
  await premium.press('Enter')
  await expect(premium).toHaveValue('$8,420.00')
  await expect(dialog.getByText('“a lot” is no amount, so $8,420.00 stays.')).toBeVisible()
  await expect(dialog).toBeVisible()

  const inForce = dialog.getByLabel('In force optional')
  await inForce.fill('4/31/2026')
  await inForce.blur()
  await expect(inForce, 'the words stay').toHaveValue('4/31/2026')
  await expect(sent(page, 'policies.0.inforceAt'), 'the value is empty').toHaveValue('')
  await expect(dialog.getByText('“4/31/2026” is no date.')).toBeVisible()
  await inForce.fill('4/1/2030')
  await inForce.blur()
  const expires = dialog.getByLabel('Expires', { exact: true })
  await expect(expires, 'a year from the day it begins').toHaveValue('Apr 1, 2031')
  await expires.fill('4/1/2029')
  await expires.press('Enter')
  const wrong = dialog.getByText('A policy expires after it begins.')
  await expect(wrong).toBeVisible()
  await expect(expires).toBeFocused()
  await expires.fill(shownInDays(365))
  await expect(wrong, 'what is written anew is no longer what was wrong').toHaveCount(0)
  await inForce.fill('tomorrow')
  await inForce.fill('')

  await dialog.getByRole('button', { name: 'Limits', exact: true }).click()
  await expect(dialog.getByLabel('Each occurrence').first()).toBeFocused()
  await page.keyboard.type('1m')
  await expect(dialog.getByLabel('Each accident')).toBeHidden()
  await dialog.getByRole('button', { name: 'Show the limits of other coverages' }).click()
  await expect(dialog.getByLabel('Each accident')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add an extra limit' }).click()
  await expect(dialog.getByLabel('Extra limit 1', { exact: true })).toBeFocused()
  await page.keyboard.type('Employee benefits')
  await dialog.getByLabel('Extra limit 1, its limit').fill('$1,000,000')
  await dialog.getByRole('button', { name: 'Add a location' }).click()
  await page.keyboard.type('12 Example Street')
  await dialog.getByRole('button', { name: 'Add a location' }).click()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/app\/policies\/(?!new)[^/]+\/overview$/)
  await expect(page.getByText('Policy created')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'General Liability' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Binding')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pricing' })).toContainText('Estimated commission 12.5%$1,052.50')
  await expect(page.getByRole('region', { name: 'Limits' })).toContainText('Employee benefits extra limit$1,000,000')
  await expect(page.getByRole('region', { name: 'Limits' })).toContainText('Each occurrence$1,000,000')
  await expect(page.getByRole('region', { name: 'Coverage' })).toContainText('Locations12 Example Street')
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/policies$/)
})

test('the account may come from the address, and can be changed', async ({ page }) => {
  const account = await anAccount(page)
  await page.goto(`/app/policies/new?accountId=${account.id}`)
  const dialog = dialogOf(page, 'Create a new policy')
  await expect(dialog.getByText(account.name)).toBeVisible()
  await dialog.getByLabel('Premium', { exact: true }).fill('500')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(dialog.getByLabel('Account')).toBeFocused()
  await expect(dialog.getByLabel('Premium', { exact: true })).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Create policy' })).toHaveCount(0)
  await dialog.getByLabel('Account').fill('nobody at all')
  await expect(page.getByText('Nothing is called “nobody at all”.')).toBeVisible()
  await dialog.getByLabel('Account').fill(account.name)
  await page.getByRole('option', { name: account.name }).click()
  await expect(dialog.getByLabel('Premium', { exact: true })).toHaveValue('$500.00')

  await page.keyboard.press('Escape')
  const asked = dialogOf(page, 'Leave without saving?')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(asked).toHaveCount(0)
  await expect(dialog.getByLabel('Premium', { exact: true })).toHaveValue('$500.00')
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/policies$/)
})

test('a policy of a person is not begun', async ({ page }) => {
  const account = await aPerson(page)
  await page.goto(`/app/policies/new?accountId=${account.id}`)
  const dialog = dialogOf(page, 'Create a new policy')
  await expect(dialog.getByText(account.name)).toBeVisible()
  await expect(dialog.getByText('Personal policies are not supported yet.')).toBeVisible()
  await expect(dialog.getByLabel('Premium')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Create policy' })).toHaveCount(0)
})

test('Enter takes what was typed, or nothing, also before the server has answered', async ({ page }) => {
  await anAccount(page, `00000 Aabacus ${unique()}`)
  const { name } = await anAccount(page, `Aardvark ${unique()}`)
  await page.goto('/app/policies/new')
  const dialog = dialogOf(page, 'Create a new policy')
  await dialog.getByLabel('Account').press('ArrowDown')
  await expect(page.getByRole('option').first()).toContainText('Aabacus')
  await page.route('**/graphql', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await dialog.getByLabel('Account').fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(name)).toBeVisible()
  await expect(sent(page, 'accountId')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await dialog.getByLabel('Account').fill('Aac')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Account')).toHaveValue('Aac')
  await expect(sent(page, 'accountId')).toHaveValue('')
})

test('only carriers are offered as carriers, and only brokers as brokers', async ({ page }) => {
  const account = await anAccount(page)
  const carrier = await aCarrier(page)
  await page.goto(`/app/policies/new?accountId=${account.id}`)
  const dialog = dialogOf(page, 'Create a new policy')
  await dialog.getByRole('combobox', { name: 'Carrier optional' }).fill(carrier.name)
  await expect(page.getByRole('option', { name: carrier.name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('combobox', { name: 'Carrier optional' })).toHaveValue('')
  await dialog.getByRole('combobox', { name: 'Broker optional' }).fill(carrier.name)
  await expect(page.getByRole('option', { name: `Add broker “${carrier.name}”` })).toBeVisible()
  await expect(page.getByRole('option', { name: carrier.name, exact: true })).toHaveCount(0)
})

test('a policy is edited with a reason; a blank number goes back; its history says what changed', async ({ page }) => {
  const account = await anAccount(page)
  const id = await aPolicy(page, account.id, {
    policyNumber: 'QF-000-1042',
    expiresAt: '2030-04-01',
    pricing: { premium: '999.99', estimatedCommission: '100.01' },
    details: { locations: ['12 Example Street', '9 Mock Lane'] },
  })
  await page.goto(`/app/policies/${id}`)
  await expect(page).toHaveURL(/\/overview$/)
  await page.getByRole('link', { name: 'Edit' }).click()
  const dialog = dialogOf(page, 'Edit policy')
  await expect(page).toHaveURL(/\/edit$/)
  const number = dialog.getByLabel('Policy number')
  await number.fill('')
  await number.blur()
  await expect(number).toHaveValue('QF-000-1042')
  await dialog.getByLabel('Deductible').fill('$2,500 per claim')
  await dialog.getByRole('button', { name: 'Remove location 1' }).click()
  await dialog.getByLabel('Why it changes').fill('declarations corrected by the carrier')
  for (const [name, limit] of [
    ['Liquor', '500000'],
    ['', ''],
    ['LIQUOR', '250000'],
  ] as const) {
    await dialog.getByRole('button', { name: 'Add an extra limit' }).click()
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(limit)
  }
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Another limit has this name already.')).toBeVisible()
  await expect(dialog.getByLabel('Extra limit 3', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove extra limit 3' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/overview$/)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Robin Placeholder changed the policy: “declarations corrected by the carrier”')
  await expect(history.getByRole('listitem').filter({ hasText: 'Locations' }).first()).toContainText('9 Mock Lane')
  await expect(page.getByRole('region', { name: 'Coverage' })).toContainText('Locations9 Mock Lane')
  const { businessPolicy } = await graphql<{ businessPolicy: unknown }>(
    page,
    'query ($id: ID!) { businessPolicy(id: $id) { policyNumber expiresAt pricing { premium estimatedCommission } } }',
    { id },
  )
  expect(businessPolicy, 'what was not touched is as it was, to the cent').toEqual({
    policyNumber: 'QF-000-1042',
    expiresAt: '2030-04-01',
    pricing: { premium: '999.99', estimatedCommission: '100.01' },
  })
})

test('a prefilled date is replaced by what is typed; what is no date is refused and stays', async ({ page }) => {
  const account = await anAccount(page)
  const id = await aPolicy(page, account.id, { expiresAt: '2030-04-01' })
  await page.goto(`/app/policies/${id}/edit`)
  const dialog = dialogOf(page, 'Edit policy')
  const expires = dialog.getByLabel('Expires', { exact: true })
  await expect(expires).toHaveValue('Apr 1, 2030')
  await expires.selectText()
  await page.keyboard.type('next spring')
  await expect(expires, 'one field takes it all').toHaveValue('next spring')
  await expect(sent(page, 'expiresAt')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('“next spring” is no date.')).toBeVisible()
  await expect(expires).toHaveValue('next spring')
  await expect(expires).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog, 'nothing is sent').toBeVisible()
  await expect(sent(page, 'expiresAt')).toHaveValue('')
  await expires.selectText()
  await page.keyboard.type('5/2/2031')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const { businessPolicy } = await graphql<{ businessPolicy: unknown }>(
    page,
    'query ($id: ID!) { businessPolicy(id: $id) { expiresAt } }',
    { id },
  )
  expect(businessPolicy).toEqual({ expiresAt: '2031-05-02' })
})

test('the end that follows the beginning can be typed over, key by key', async ({ page }) => {
  const { id } = await anAccount(page)
  await page.goto(`/app/policies/new?accountId=${id}`)
  const dialog = dialogOf(page, 'Create a new policy')
  await dialog.getByLabel('In force optional').fill('4/1/2030')
  const expires = dialog.getByLabel('Expires', { exact: true })
  await expect(expires).toHaveValue('Apr 1, 2031')
  await expires.selectText()
  await page.keyboard.type('10/1/2030')
  await expect(expires).toHaveValue('10/1/2030')
  await expires.blur()
  await expect(sent(page, 'policies.0.expiresAt')).toHaveValue('2030-10-01')
  await dialog.getByLabel('In force optional').fill('5/1/2030')
  await expect(expires, 'what was typed no longer follows').toHaveValue('Oct 1, 2030')
})

test('two people edit one policy: the second is told what changed, loses nothing, and saves again', async ({
  page,
}) => {
  const account = await anAccount(page)
  const id = await aPolicy(page, account.id, { policyNumber: 'QF-1', details: { deductible: 'none' } })
  await page.goto(`/app/policies/${id}/edit`)
  const dialog = dialogOf(page, 'Edit policy')
  await dialog.getByLabel('Policy number').fill('QF-3')
  const change = (input: object) =>
    graphql(
      page,
      `mutation ($id: ID!, $input: UpdateBusinessPolicyInput!) {
        updateBusinessPolicy(id: $id, input: $input) { errors { message } }
      }`,
      { id, input },
    )
  await change({ rev: 1, policyNumber: 'QF-2', details: { deductible: '$2,500' } })
  const { release } = await holdReads(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Someone else changed this while you were editing.')).toBeVisible()
  await expect(dialog.getByText('Robin Placeholder changed this to “QF-2” meanwhile.')).toBeVisible()
  await expect(dialog.getByLabel('Policy number')).toBeFocused()
  await expect(dialog.getByLabel('Policy number')).toHaveValue('QF-3')
  await change({ rev: 2, policyNumber: 'QF-4' })
  release()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Robin Placeholder changed this to “QF-4” meanwhile.'), 'the third too').toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('QF-3').first()).toBeVisible()
  await expect(page.getByText('Deductible $2,500'), 'what only the other one changed stays').toBeVisible()
})
