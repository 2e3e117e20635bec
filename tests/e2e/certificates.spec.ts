import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { acord25 } from '../../server/forms/acord-25/index.ts'
import { inDays } from '../support/days.ts'
import { makeFillablePdf } from '../support/forms/fillable-pdf.ts'
import { aCarrier, anAccount, aPolicy } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const DESK = { width: 1440, height: 900 }
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
  const picture = document.getByRole('img')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveAccessibleName(/^Certificate \d{4}-\d{4,}, page 1 of 1$/)
  await expect(picture).toHaveAccessibleDescription('Every value on it is listed as text below.')
  await issued.getByText(/^Where the \d+ values are from$/).click()
  const listed = page.locator(`[id="${(await picture.getAttribute('aria-details'))!}"]`)
  await expect(listed).toContainText('Paper Lantern Properties')
  const [shown] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().endsWith('.pdf')),
    page.waitForEvent('popup'),
    issued.getByRole('link', { name: 'Open the PDF' }).click(),
  ])
  expect(await shown.allHeaders()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  })
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
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  const { list } = await anInsured(page)
  const issued = page.getByRole('dialog', { name: /^Certificate / })
  const issue = async () => {
    await page.goto(`${list}/new`)
    await fillHolder(page, 'Gingham Square Mall')
    await page.getByRole('button', { name: 'Issue certificate' }).click()
    await expect(issued).toBeVisible()
  }
  await issue()
  await expect(issued.getByText('it is a worksheet, not a certificate')).toBeVisible()
  await expect(issued.getByRole('button', { name: 'Make a link to check it' })).toHaveCount(0)
  await uploadForm(page)
  await issue()
  await issued.getByRole('button', { name: 'Make a link to check it' }).click()
  const link = issued.getByRole('button', { name: /^Cop(y link|ied)$/ })
  await expect(link).toHaveText('Copy link')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await link.click()
  await expect(link).toHaveText('Copied')
  await page.clock.runFor(1999)
  await expect(link).toHaveText('Copied')
  await page.clock.runFor(1)
  await expect(link).toHaveText('Copy link')
  await page.clock.resume()
  // Far from the agency it is another day already, or still: what stands on the certificate is told.
  const stranger = await (
    await browser.newContext({ storageState: undefined, timezoneId: 'Pacific/Kiritimati' })
  ).newPage()
  await stranger.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(stranger.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible()
  const issuedOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' })
  await expect(stranger.getByText(issuedOn.format(new Date()), { exact: true })).toBeVisible()
  await expect(stranger.getByText('Gingham Square Mall')).toBeVisible()
  await expect(stranger.getByText('ask the agency whether it is still in force')).toBeVisible()
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
  await deleteForm(page)
})

/** The agency's own ACORD 25: what is issued on it is a certificate, and no worksheet. */
async function uploadForm(page: Page) {
  await page.goto('/app/settings/forms/upload')
  const dialog = page.getByRole('dialog', { name: 'Upload a form' })
  const buffer = Buffer.from(await makeFillablePdf({ fields: acord25.fields, identifier: 'ACORD 25 2016-03' }))
  await dialog.getByLabel('Fillable PDF').setInputFiles({ name: 'acord.pdf', mimeType: 'application/pdf', buffer })
  await dialog.getByLabel(/Our agency holds a license/).check()
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('heading', { name: 'ACORD 25' })).toBeVisible()
}

async function deleteForm(page: Page) {
  await page.goto('/app/settings/forms')
  await page.getByRole('button', { name: 'Delete acord.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No forms uploaded' })).toBeVisible()
}

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

/** A file as a sheet saves it: its head, and a row for each holder. */
const aSheet = (rows: readonly (readonly [name: string, insured: string])[]) => ({
  name: 'Holders.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Certificate holder,Address,City,State,ZIP,Additional insured']
      .concat(rows.map(([name, insured]) => `"${name}",2 Mock Lane,Testford,OH,43001,${insured}`))
      .join('\r\n'),
  ),
})

/** Starts a request from a file, whose rows are read before anything is issued. */
async function issueFrom(page: Page, list: string, sheet: ReturnType<typeof aSheet>, found: string) {
  await page.goto(`${list}/many`)
  const dialog = page.getByRole('dialog', { name: 'Issue to many' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Take from a CSV file' }).click(),
  ])
  await chooser.setFiles(sheet)
  await expect(dialog.getByText(found)).toBeVisible()
  await dialog.getByRole('button', { name: 'Issue certificates' }).click()
  return page.getByRole('dialog', { name: /^Issue to \d+ holders$/ })
}

for (const size of [DESK, PHONE])
  test(`holders of a CSV file that are blocked are issued without it or left out, at ${String(size.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const { list } = await anInsured(page)
    const sheet = aSheet([
      ['Lemon Barrel Builders, Inc.', 'yes'],
      ['Button Row Lofts', 'no'],
      ['Gingham Square Mall', 'yes'],
    ])
    const progress = await issueFrom(page, list, sheet, '3 holders found')
    await expect(progress.getByText('1 issued · 2 blocked')).toBeVisible({ timeout: 30_000 })
    const row = (name: string) => progress.getByRole('listitem').filter({ hasText: name })
    await expect(row('Lemon Barrel Builders, Inc.')).toContainText('does not grant additional insured status')
    await expectAccessible(page)
    await row('Gingham Square Mall').getByRole('button', { name: 'Leave out' }).click()
    await expect(progress.getByText('1 issued · 1 blocked · 1 left out')).toBeVisible()
    await row('Lemon Barrel Builders, Inc.').getByRole('button', { name: 'Issue without it' }).press('Enter')
    await expect(progress.getByText('2 issued · 1 left out')).toBeVisible({ timeout: 30_000 })
    await expect(row('Lemon Barrel Builders, Inc.')).toContainText(/\d{4}-\d{4,}$|\d{4}-\d{4,}Open$/)
    await expect(progress.getByRole('button', { name: /Issue without it|Leave out/ })).toHaveCount(0)
  })

for (const size of [DESK, PHONE])
  test(`a list under way is stopped and gone on with, at ${String(size.width)} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(size)
    const { list } = await anInsured(page)
    const rows = Array.from({ length: 24 }, (_, at) => [`Mock Harbor Berth ${String(at + 1)}`, 'no'] as const)
    const progress = await issueFrom(page, list, aSheet(rows), '24 holders found')
    await progress.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(progress.getByText('Stopped', { exact: true })).toBeVisible()
    const told = progress.getByText(/^\d+ issued · \d+ to go$/)
    // The one that was being drawn may still come; then nothing more does.
    await expect(progress.getByText('Issuing', { exact: true })).toHaveCount(0)
    const standing = await told.textContent()
    expect(Number(/(\d+) to go/.exec(standing!)![1])).toBeGreaterThan(0)
    await page.reload()
    await expect(told).toHaveText(standing!)
    await progress.getByRole('button', { name: 'Go on' }).press('Enter')
    await expect(progress.getByText('24 issued', { exact: true })).toBeVisible({ timeout: 90_000 })
    await expect(progress.getByText('Done', { exact: true })).toBeVisible()
    await expect(progress.getByRole('button', { name: /^(Stop|Go on)$/ })).toHaveCount(0)
  })

test('an account with nothing in force says so', async ({ page }) => {
  const { id } = await anAccount(page)
  await page.goto(`/app/accounts/${id}/certificates/new`)
  await expect(page.getByText('This account has no policy in force.')).toBeVisible()
})
