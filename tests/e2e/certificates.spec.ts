import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { inDays } from '../support/days.ts'
import { aCarrier, anAccount, aPolicy } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
const RUNS = { inforceAt: inDays(-30), expiresAt: inDays(335) }
const GRANTED = { blanketAdditionalInsureds: [{ type: 'Where required by written contract', description: '' }] }

/** An account with a liability policy in force, and where its certificates are. */
async function anInsured(page: Page, details: object = {}) {
  const account = await anAccount(page)
  const carrier = await aCarrier(page)
  const limits = { glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '2000000.00' }
  await aPolicy(page, account.id, { ...RUNS, policyNumber: 'QF-1042', carrierId: carrier.id, limits, details })
  return { ...account, carrier, list: `/app/accounts/${account.id}/certificates` }
}

async function fillHolder(page: Page, name: string) {
  await page.getByLabel('Certificate holder').fill(name)
  await page.getByLabel('Address', { exact: true }).fill('9 Mock Lane')
  await page.getByLabel('City').fill('Testford')
  await page.getByLabel('State').selectOption('OH')
  await page.getByLabel('ZIP code').fill('43001')
}

test('a certificate is issued, each mistake told at its field, and looked at value by value', async ({ page }) => {
  const { list, carrier } = await anInsured(page)
  await page.goto(list)
  await expect(page.getByText('No certificates')).toBeVisible()
  await page.getByRole('link', { name: 'Create certificate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create certificate' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Issue certificate' }).click()
  await expect(dialog.getByText('Enter the name of the certificate holder.')).toBeVisible()
  await expect(dialog.getByText('Enter the street and number.')).toBeVisible()
  await fillHolder(page, 'Paper Lantern Properties')
  await dialog.getByLabel('The holder is an additional insured').check()
  await dialog.getByLabel('Description of operations').fill('Unit 7. Waiver of subrogation applies.')
  await dialog.getByRole('button', { name: 'Issue certificate' }).click()
  await expect(dialog.getByText(/does not grant additional insured status/)).toBeVisible()
  await expect(dialog.getByText(/does not grant a waiver of subrogation/)).toBeVisible()
  await dialog.getByLabel('The holder is an additional insured').uncheck()
  await dialog.getByLabel('Description of operations').fill('Unit 7.')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Issue certificate' }).press('Enter')

  const issued = page.getByRole('dialog', { name: /^Certificate \d{4}-\d{4,}$/ })
  await expect(issued.getByText('Current', { exact: true })).toBeVisible()
  const document = issued.getByRole('region', { name: 'Document' })
  expect((await document.boundingBox())!.height).toBeGreaterThanOrEqual(500)
  await expect(document.getByRole('img')).toHaveJSProperty('complete', true)
  await issued.getByText(/^Where the \d+ values are from$/).click()
  await expect(issued.getByText(carrier.name)).toBeVisible()
  await expect(issued.getByText('General Liability QF-1042, General aggregate')).toBeVisible()
  await expectAccessible(page)
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    issued.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^Certificate \d{4}-\d{4,}\.pdf$/)
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page.getByRole('table', { name: 'Certificates' })).toContainText('Paper Lantern Properties')
})

test('a certificate is checked by anyone with its link, issued again, and revoked with a reason', async ({
  page,
  browser,
}) => {
  const { list } = await anInsured(page)
  await page.goto(`${list}/new`)
  await fillHolder(page, 'Gingham Square Mall')
  await page.getByRole('button', { name: 'Issue certificate' }).click()
  const issued = page.getByRole('dialog', { name: /^Certificate / })
  await issued.getByRole('button', { name: 'Make a link to check it' }).click()
  await expect(issued.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const id = page.url().split('/').at(-1)!
  const answer = await page.evaluate(async (id) => {
    const query = 'query ($id: ID!) { certificateOfLiabilityInsurance(id: $id) { checkUrl } }'
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-cara': '1' },
      body: JSON.stringify({ query, variables: { id } }),
    })
    return (await response.json()) as { data: { certificateOfLiabilityInsurance: { checkUrl: string } } }
  }, id)
  const stranger = await (
    await browser.newContext({ baseURL: new URL(page.url()).origin, storageState: undefined })
  ).newPage()
  await stranger.goto(answer.data.certificateOfLiabilityInsurance.checkUrl)
  await expect(stranger.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible()
  await expect(stranger.getByText('Gingham Square Mall')).toBeVisible()
  await expectAccessible(stranger)

  await issued.getByRole('link', { name: 'Issue again' }).click()
  const again = page.getByRole('dialog', { name: /^Issue \S+ again$/ })
  await expect(again.getByText('Nothing differs.')).toBeVisible()
  await expect(again.getByLabel('Certificate holder')).toHaveValue('Gingham Square Mall')
  await again.getByRole('button', { name: 'Issue certificate' }).click()
  await expect(page.getByText(/^In place of/)).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'This certificate was replaced' })).toBeVisible()

  await issued.getByRole('button', { name: 'Revoke…' }).click()
  await issued.getByRole('button', { name: 'Revoke certificate' }).click()
  await expect(issued.getByText('Say why the certificate is revoked.')).toBeVisible()
  await issued.getByLabel('Why it is revoked').fill('Issued to the wrong holder.')
  await issued.getByRole('button', { name: 'Revoke certificate' }).click()
  await expect(issued.getByText('Revoked', { exact: true })).toBeVisible()
  await stranger.context().close()
})

test('certificates go to many holders from a pasted list, with a result for each', async ({ page }) => {
  const { list } = await anInsured(page, GRANTED)
  await page.setViewportSize(PHONE)
  await page.goto(`${list}/many`)
  const dialog = page.getByRole('dialog', { name: 'Issue to many' })
  await dialog.getByRole('button', { name: 'Issue certificates' }).click()
  await expect(dialog.getByText('Paste the holders, one in a line.')).toBeVisible()
  const holders = [
    'Lemon Barrel Builders, 2 Mock Lane, Testford, OH 43001, yes',
    'City of Sampleton',
    'Button Row Lofts, 3 Mock Lane, Testford, OH 43001',
    'button row lofts, 3 mock lane, Testford, OH 43001',
  ]
  await dialog.getByLabel('Certificate holders').fill(holders.join('\n'))
  await dialog.getByLabel('Description of operations').click()
  await expect(dialog.getByText('2 holders found, 1 repeat left out, 1 line cannot be read:')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Issue certificates' }).click()
  const progress = page.getByRole('dialog', { name: 'Issue to 3 holders' })
  await expect(progress.getByText('2 issued · 1 left out')).toBeVisible({ timeout: 30_000 })
  await expect(progress.getByText(/additional insured$/)).toBeVisible()
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    progress.getByRole('link', { name: 'Download 2' }).click(),
  ])
  expect((await readFile(await zip.path())).subarray(0, 2).toString()).toBe('PK')
  await progress.getByRole('link', { name: 'Open' }).first().click()
  await expect(page.getByRole('dialog', { name: /^Certificate / })).toBeVisible()
})

test('an account with nothing in force says so', async ({ page }) => {
  const { id } = await anAccount(page)
  await page.goto(`/app/accounts/${id}/certificates/new`)
  await expect(page.getByText('This account has no policy in force.')).toBeVisible()
})
