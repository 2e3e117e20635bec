import type { Locator } from '@playwright/test'
import { actAs } from './own-agency.ts'
import { ELLIS } from './people.ts'
import { graphql, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }

// What an agency says of itself stands on each of its certificates.
actAs(ELLIS)

test('the agency says its name, address and clock, each mistake at its field', async ({ page }) => {
  await page.goto('/app/settings/agency')
  const name = page.getByLabel('Agency name')
  await expect(name).toHaveValue('Mock Harbor Insurance')
  await page.getByLabel('ZIP code').fill('12')
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter the name of the agency.')).toBeVisible()
  await expect(page.getByText('Enter a ZIP code of 5 or 9 digits.')).toBeVisible()
  await expectAccessible(page)
  await name.fill('Mock Harbor Insurance')
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
  await email.fill('dana@harbor.example.com')
  await phone.fill('555.010.4411')
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('Agency saved')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Dana Placeholder')
  await expect(email).toHaveValue('dana@harbor.example.com')
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
    // Not just any answer: what the screen reloads after the save before may still be under way.
    const answered = page.waitForResponse((response) => !!response.request().postData()?.includes('updateAgency'))
    await save.click()
    await answered
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
  await expect(page.getByRole('alert').first()).toContainText('Someone else changed this while you were editing.')
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
