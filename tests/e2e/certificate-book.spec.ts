import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { inDays } from '../support/days.ts'
import { aCertificate, anAccount, aPolicy, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
/** An account with two certificates: one holder's ends soon when its policy does. */
async function twoHolders(page: Page, ends: number) {
  const account = await anAccount(page)
  const limits = { glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '2000000.00' }
  await aPolicy(page, account.id, { inforceAt: inDays(-30), expiresAt: inDays(ends), policyNumber: 'QF-1042', limits })
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

test('a link to check that was mistyped leads to no certificate, and to no error', async ({ page }) => {
  for (const mistyped of ['2026-0001', '%00', 'a%20b']) {
    await page.goto(`/check/${mistyped}`)
    await expect(page.getByRole('heading', { name: 'Nothing to check here' })).toBeVisible()
  }
})
