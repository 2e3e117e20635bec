import { aPolicyPdf } from '../support/policies.ts'
import { anAccount, aPolicy, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
const inLetters = () => unique().replace(/[0-9]/g, (digit) => 'ghijklmnop'[Number(digit)]!)
/** A carrier that no other test has taken on, and an insured, in letters as companies are called. */
const aCarrierName = () => `Quill${inLetters()} Mutual Insurance Company`
const anInsured = () => `Otter Q${inLetters()} LLC`

const declarations = async (insured: string, carrier = aCarrierName()) => ({
  name: 'Declarations.pdf',
  mimeType: 'application/pdf',
  buffer: await aPolicyPdf({ carrier, insured }),
})

test('a file of a policy offers its values beside the page; they are accepted, left and taken back', async ({
  page,
}) => {
  const insured = anInsured()
  const { id } = await anAccount(page, insured)
  const policyId = await aPolicy(page, id, { policyNumber: 'QF-000-1042', limits: { glAggregateLimit: '1000000.00' } })
  await page.goto(`/app/policies/${policyId}/documents/new`)
  await page.getByRole('dialog').getByLabel('Type').selectOption('POLICY_DOCUMENT')
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .last()
    .setInputFiles(await declarations(insured))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Read from Declarations.pdf' })
  await expect(panel.getByText(/values offered. Nothing is written until you accept it/)).toBeVisible({
    timeout: 60_000,
  })
  const differ = panel.getByRole('region', { name: 'Differ from the policy' })
  await expect(differ.getByText('General aggregate')).toBeVisible()
  await differ.getByRole('button', { name: 'Accept General aggregate' }).focus()
  await expect(panel.getByText(/“.*General Aggregate.*”/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const accepted = panel.getByRole('region', { name: 'Accepted' })
  await expect(accepted.getByText('General aggregate')).toBeVisible()
  await panel.getByRole('button', { name: /^Accept the \d+ that agree$/ }).click()
  await expect(panel.getByRole('region', { name: 'Agree' })).toBeHidden()
  await differ.getByRole('button', { name: 'Leave Expires' }).click()
  await expect(panel.getByRole('region', { name: 'Left' }).getByText('Expires')).toBeVisible()
  await accepted.getByRole('button', { name: 'Take back General aggregate' }).click()
  await expect(differ.getByText('General aggregate')).toBeVisible()
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await page.goto(`/app/policies/${policyId}/overview`)
  await expect(page.getByText('Declarations, p. 1').first()).toBeVisible()
})

test('a new policy starts from a file, with its pages at the fields and what is unsure left open', async ({ page }) => {
  const insured = anInsured()
  const { id } = await anAccount(page, insured)
  await page.goto(`/app/policies/new?accountId=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Create a new policy' })
  const carrier = aCarrierName()
  await dialog.locator('input[type=file]').setInputFiles(await declarations(insured, carrier))
  await expect(dialog.getByText(/^\d+ fields filled, 2 left open$/)).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByLabel('Policy number')).toHaveValue('QF-000-1042')
  await expect(dialog.getByText(`Open: page 1 says ${carrier}, who is not in your list yet`)).toBeVisible()
  await expect(dialog.getByText('Open: not found in the file'), 'the premium').toBeVisible()
  await expect(dialog.getByText('page 1', { exact: true }).first()).toBeVisible()
  await dialog.getByLabel('Policy number').fill('QF-7')
  await dialog.getByRole('button', { name: `Add carrier “${carrier}”` }).press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Carrier optional' })).toHaveValue(carrier)
  await expect(dialog.getByRole('button', { name: `Add carrier “${carrier}”` })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Create policy' }).click()
  await expect(page.getByText('QF-7').first()).toBeVisible()
  await expect(page.getByText(carrier).first()).toBeVisible()
  await expect(page.getByText('Declarations, p. 1').first()).toBeVisible()
  await page.getByRole('link', { name: /^Documents/ }).click()
  await expect(page.getByRole('table', { name: 'Documents' })).toContainText('Declarations.pdf')
})

test('a file that insures another than the account says so, and fills nothing in', async ({ page }) => {
  const [stranger, insured] = [anInsured(), anInsured()]
  const { id } = await anAccount(page, insured)
  await page.goto(`/app/policies/new?accountId=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Create a new policy' })
  await dialog.locator('input[type=file]').setInputFiles(await declarations(stranger))
  await expect(dialog.getByText(`This file insures ${stranger}. Look at each value`)).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText(/^0 fields filled, \d+ left open$/)).toBeVisible()
  await expect(dialog.getByLabel('Policy number')).toHaveValue('')
  await expectAccessible(page)
})

test('what was typed before a file fills the form stays, also when the file is taken out', async ({ page }) => {
  const account = await anAccount(page)
  await page.goto(`/app/policies/new?accountId=${account.id}`)
  const dialog = page.getByRole('dialog', { name: 'Create a new policy' })
  await dialog.getByLabel('Policy number').fill('QF-TYPED')
  await dialog.getByRole('button', { name: 'Add a location' }).click()
  await page.keyboard.type('9 Mock Lane')
  await dialog.locator('input[type=file]').setInputFiles(await declarations(account.name))
  await expect(dialog.getByText(/^\d+ fields filled/)).toBeVisible({ timeout: 60_000 })
  const expires = dialog.getByLabel('Expires', { exact: true })
  const filled = await expires.inputValue()
  await expect(dialog.getByLabel('Policy number')).toHaveValue('QF-TYPED')
  await expect(dialog.getByLabel('Location 1', { exact: true })).toHaveValue('9 Mock Lane')
  await dialog.getByRole('button', { name: 'Take the file out' }).click()
  await expect(expires, 'what the file told goes with it').not.toHaveValue(filled)
  await expect(dialog.getByLabel('Policy number')).toHaveValue('QF-TYPED')
  await expect(dialog.getByLabel('Location 1', { exact: true })).toHaveValue('9 Mock Lane')
})

test('a file that cannot be read says so, and what was typed stays', async ({ page }) => {
  const { id } = await anAccount(page)
  await page.goto(`/app/policies/new?accountId=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Create a new policy' })
  await dialog.getByLabel('Policy number').fill('QF-8')
  const broken = { name: 'Broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') }
  await dialog.locator('input[type=file]').setInputFiles(broken)
  await expect(
    dialog
      .getByRole('alert')
      .or(dialog.getByText(/could not|cannot|damaged/i))
      .first(),
  ).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByLabel('Policy number')).toHaveValue('QF-8')
  await dialog.getByRole('button', { name: 'Take the file out' }).click()
  await expect(dialog.getByLabel('Policy number')).toHaveValue('QF-8')
})
