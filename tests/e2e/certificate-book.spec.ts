import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { aCertificate, anAccount, aPolicy, graphql, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
const DAY_MS = 86_400_000
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)

/** An account with two certificates: one holder's ends soon when its policy does. */
async function twoHolders(page: Page, ends: number) {
  const account = await anAccount(page)
  const limits = { glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '2000000.00' }
  await aPolicy(page, account.id, { inforceAt: day(-30), expiresAt: day(ends), policyNumber: 'QF-1042', limits })
  const mark = unique()
  const names = [`Paper Lantern ${mark}`, `Marzipan Storage ${mark}`]
  for (const name of names) await aCertificate(page, account.id, name)
  return { account, mark, names }
}

test('the book tells who holds what, sorted and narrowed, as a file and as an archive', async ({ page }) => {
  const { account, mark, names } = await twoHolders(page, 45)
  await page.goto('/app/home')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Certificates' }).click()
  await expect(page.getByRole('heading', { name: 'Certificates', level: 1 })).toBeVisible()
  await page.getByRole('searchbox').fill(mark)
  const rows = page.getByRole('table', { name: 'Certificates' }).getByRole('row').filter({ hasText: mark })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(names[1]!)
  await expect(rows.first()).toContainText(account.name)
  await page.goto(`/app/certificates?q=${mark}&sort=HOLDER_ASC&ends=60`)
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(names[1]!)
  await expectAccessible(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(file.suggestedFilename()).toBe('certificates.csv')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([names[1], names[0]])

  await page.getByRole('checkbox', { name: new RegExp(names[0]!) }).check()
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('link', { name: 'Download' }).click(),
  ])
  expect(archive.suggestedFilename()).toBe('Certificates.zip')
  const bytes = (await readFile(await archive.path())).toString('latin1')
  expect(bytes).toContain(`${names[0]!}.pdf`)
  expect(bytes).not.toContain(names[1]!)

  await page.goto(`/app/certificates?q=${mark}&ends=30`)
  await expect(page.getByText('No certificate matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByRole('searchbox').fill(mark)
  await expect(page).toHaveURL(new RegExp(`certificates\\?q=${mark}$`))
  await expect(rows).toHaveCount(2)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await page.getByRole('link', { name: names[0]!, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/app/accounts/${account.id}/certificates/`))
  await expect(page.getByRole('dialog', { name: /^Certificate \d{4}-\d{4,}$/ })).toBeVisible()
})

test('the certificates of an account come as a file of its own, and the palette leads to the book', async ({
  page,
}) => {
  const { account, mark } = await twoHolders(page, 200)
  await page.goto(`/app/accounts/${account.id}/certificates`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines.slice(1).every((line) => line.includes(mark))).toBe(true)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do' }).fill('certificates')
  await page.getByRole('option', { name: 'Certificates', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/certificates/)
})

test('the agency says its name, address and clock, each mistake at its field', async ({ page }) => {
  await page.goto('/app/settings/agency')
  const name = page.getByLabel('Agency name')
  await expect(name).toHaveValue('Lanternfish Insurance Agency')
  await page.getByLabel('ZIP code').fill('12')
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter the name of the agency.')).toBeVisible()
  await expect(page.getByText('Enter a ZIP code of 5 or 9 digits.')).toBeVisible()
  await expectAccessible(page)
  await name.fill('Lanternfish Insurance Agency')
  await page.getByLabel('ZIP code').fill('43000')
  await page.getByLabel('Time zone').selectOption({ label: 'Eastern' })
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Agency saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York')
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
})

test('the agency says whom certificates name for questions, each mistake at its field', async ({ page }) => {
  await page.goto('/app/settings/agency')
  const contact = page.getByRole('region', { name: 'Contact on certificates' })
  const [name, email, phone] = ['name', 'e-mail', 'phone'].map((part) => contact.getByLabel(`Contact ${part}`)) as [
    Locator,
    Locator,
    Locator,
  ]
  const save = page.getByRole('button', { name: 'Save' })
  await name.fill('Dana Placeholder')
  await email.fill('dana')
  await save.click()
  await expect(page.getByText('Enter an e-mail address like name@example.com.')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('dana@lanternfish.example.com')
  await phone.fill('555.010.4411')
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('Agency saved')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Dana Placeholder')
  await expect(email).toHaveValue('dana@lanternfish.example.com')
  await expect(phone).toHaveValue('(555) 010-4411')
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  for (const field of [name, email, phone]) await field.fill('')
  await save.press('Enter')
  await expect(page.getByText('Agency saved')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('')
})

test('of two who edit the agency, the second is told what the first changed and loses nothing', async ({ page }) => {
  await page.goto('/app/settings/agency')
  const [line, city] = [page.getByLabel('Suite, unit or floor'), page.getByLabel('City')]
  const save = page.getByRole('button', { name: 'Save' })
  const readAndSave = async (name: string) => {
    await line.fill(name)
    await save.click()
  }
  await readAndSave('Suite 1')
  await expect(page.getByText('Agency saved')).toBeVisible()

  const { agencyUser } = await graphql<{ agencyUser: { agency: { rev: number } & Record<string, unknown> } }>(
    page,
    '{ agencyUser { agency { name phone timeZone rev mailingAddress { line1 line2 city zone postalCode } } } }',
    {},
  )
  const { agency } = agencyUser
  const address = agency.mailingAddress as { city: string }
  const elsewhere = `Testford ${unique()}`
  const change =
    'mutation ($input: UpdateAgencyInput!) { updateAgency(input: $input) { agency { rev } errors { message } } }'
  const { updateAgency } = await graphql<{ updateAgency: { agency: { rev: number } } }>(page, change, {
    input: { ...agency, mailingAddress: { ...address, city: elsewhere } },
  })
  expect(updateAgency.agency.rev).toBe(agency.rev + 1)

  await readAndSave('Suite 2')
  await expect(page.getByRole('alert').first()).toContainText('Somebody else changed this while you were editing.')
  await expect(page.getByText(`changed this to “${elsewhere}” meanwhile. Save again to keep yours.`)).toBeVisible()
  await expect(line).toHaveValue('Suite 2')
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText(`changed this to “${elsewhere}”`)).toHaveCount(0)
  await expect(page.getByText('Agency saved').last()).toBeVisible()
  await readAndSave('')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(line).toHaveValue('')
  await expect(city).toHaveValue(address.city)
})
