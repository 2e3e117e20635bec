import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { inDays } from '../support/days.ts'
import { anInsured, fillHolder } from './certified.ts'
import { anAccount, graphql } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const GRANTED = { blanketAdditionalInsureds: [{ type: 'Where required by written contract', description: '' }] }

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
  await expect(dialog.getByText('2 holders found, 1 repeat left out, 1 line left out:')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Issue certificates' }).click()
  const progress = page.getByRole('dialog', { name: 'Issue to 3 holders' })
  await expect(progress.getByText('2 issued · 1 left out')).toBeVisible({ timeout: 60_000 })
  await expect(progress.getByText(/additional insured$/)).toBeVisible()
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    progress.getByRole('link', { name: 'Download 2' }).click(),
  ])
  expect((await readFile(await zip.path())).subarray(0, 2).toString()).toBe('PK')
  await progress.getByRole('link', { name: 'Open' }).first().click()
  await expect(page.getByRole('dialog', { name: /^Certificate / })).toBeVisible()
})

test('an earlier holder is offered again, and a refusal leads to where it is settled', async ({ page }) => {
  const { list } = await anInsured(page)
  const dialog = page.getByRole('dialog', { name: 'Create certificate' })
  await page.goto(`${list}/new`)
  await fillHolder(page, 'Paper Lantern Properties')
  await dialog.getByRole('button', { name: 'Issue certificate' }).click()
  await expect(page.getByRole('dialog', { name: /^Certificate \d{4}-/ })).toBeVisible()

  await page.goto(`${list}/new`)
  const holder = dialog.getByLabel('Certificate holder')
  await holder.pressSequentially('lantern')
  await expect(page.getByRole('option', { name: /Paper Lantern Properties/ })).toBeVisible()
  await expectAccessible(page)
  await holder.press('ArrowDown')
  await holder.press('Enter')
  await expect(holder).toHaveValue('Paper Lantern Properties')
  await expect(dialog.getByLabel('City')).not.toHaveValue('')
  await dialog.getByLabel('The holder is an additional insured').check()
  await dialog.getByRole('button', { name: 'Issue certificate' }).click()
  const upload = dialog.getByRole('link', { name: /^Add a file to General Liability/ })
  await expect(upload).toHaveAttribute('href', /^\/app\/policies\/[\w-]+\/documents\/new$/)
  const [opened] = await Promise.all([page.waitForEvent('popup'), upload.click()])
  await expect(opened.getByRole('dialog')).toBeVisible()
  await expect(holder).toHaveValue('Paper Lantern Properties')
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
    await expect(progress.getByText('1 issued · 2 blocked')).toBeVisible({ timeout: 60_000 })
    const row = (name: string) => progress.getByRole('listitem').filter({ hasText: name })
    await expect(row('Lemon Barrel Builders, Inc.')).toContainText('does not grant additional insured status')
    await expectAccessible(page)
    const again = page.waitForResponse((answer) => answer.request().postData()?.includes('settleCertificate') ?? false)
    await row('Lemon Barrel Builders, Inc.').getByRole('button', { name: 'Try again' }).click()
    await again
    await expect(progress.getByText('1 issued · 2 blocked')).toBeVisible({ timeout: 60_000 })
    await row('Gingham Square Mall').getByRole('button', { name: 'Leave out' }).click()
    await expect(progress.getByText('1 issued · 1 blocked · 1 left out')).toBeVisible()
    await row('Lemon Barrel Builders, Inc.').getByRole('button', { name: 'Issue without it' }).press('Enter')
    await expect(progress.getByText('2 issued · 1 left out')).toBeVisible({ timeout: 60_000 })
    await expect(row('Lemon Barrel Builders, Inc.')).toContainText(/\d{4}-\d{4,}, ACORD 25(?:Open)?$/)
    await expect(progress.getByRole('button', { name: /Try again|Issue without it|Leave out/ })).toHaveCount(0)
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

test('a certificate that is issued again shows what changes by the policies that are ticked', async ({ page }) => {
  const { id, list, policyId } = await anInsured(page)
  await page.goto(`${list}/new`)
  await fillHolder(page, 'Gingham Square Mall')
  await page.getByRole('button', { name: 'Issue certificate' }).click()
  const issued = page.getByRole('dialog', { name: /^Certificate / })
  await expect(issued).toBeVisible()
  await graphql(
    page,
    `mutation ($id: ID!, $input: RenewBusinessPolicyInput!) { renewBusinessPolicy(id: $id, input: $input) { errors { message } } }`,
    { id: policyId, input: { policyNumber: 'QF-2042', inforceAt: inDays(-1), expiresAt: inDays(364) } },
  )
  await issued.getByRole('link', { name: 'Issue again' }).click()
  const again = page.getByRole('dialog', { name: /^Issue \S+ again$/ })
  const [older, newer] = [again.getByLabel(/QF-1042/), again.getByLabel(/QF-2042/)]
  await expect(newer).toBeChecked()
  await expect(older).not.toBeChecked()
  const changes = again.getByRole('region', { name: 'What changes' })
  await expect(changes).toContainText('QF-2042')
  await older.check()
  await expect(again.getByText('Choose one of them.')).toBeVisible()
  await expect(changes).toHaveCount(0)
  await newer.uncheck()
  await expect(again.getByText('Nothing differs.')).toBeVisible()
  await older.uncheck()
  await newer.check()
  await expect(changes).toContainText('QF-2042')
  expect(page.url()).toContain(id)
  await expectAccessible(page)
})
