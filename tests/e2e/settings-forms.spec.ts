import type { Page } from '@playwright/test'
import { acord25 } from '../../server/forms/acord-25/index.ts'
import { makeFillablePdf } from '../support/forms/fillable-pdf.ts'
import { anInsured, fillHolder } from './certified.ts'
import { actAs } from './own-agency.ts'
import { WREN } from './people.ts'
import { expect, expectAccessible, test } from './support.ts'

// What form an agency has uploaded is what all its certificates are drawn on.
actAs(WREN)

test('a fillable form is uploaded with the licence confirmed, counted, and deleted', async ({ page }) => {
  await page.goto('/app/settings/forms')
  await expect(page.getByRole('heading', { name: 'No forms uploaded' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Upload a form' }).click()
  await expect(page).toHaveURL(/\/app\/settings\/forms\/upload$/)
  const dialog = page.getByRole('dialog', { name: 'Upload a form' })
  const upload = dialog.getByRole('button', { name: 'Upload' })
  await upload.click()
  await expect(dialog.getByText('Choose the fillable PDF.')).toBeVisible()
  await expect(dialog.getByLabel('Fillable PDF')).toBeFocused()
  await dialog
    .getByLabel('Fillable PDF')
    .setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hello') })
  await upload.click()
  await expect(dialog.getByText('Confirm that your agency holds an ACORD license.')).toBeVisible()
  const confirmed = dialog.getByLabel(/Our agency holds a license/)
  await expect(confirmed).toBeFocused()
  await confirmed.check()
  await expectAccessible(page)
  await upload.click()
  await expect(dialog.getByText('Confirm that your agency holds an ACORD license.')).toHaveCount(0)
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(confirmed).toBeChecked()
  await expect(dialog.getByText('note.pdf', { exact: true })).toBeVisible()

  const buffer = Buffer.from(await makeFillablePdf({ fields: acord25.fields, identifier: 'ACORD 25 2016-03' }))
  await dialog.getByRole('button', { name: 'Remove note.pdf' }).click()
  await dialog
    .getByLabel('Fillable PDF')
    .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer })
  await upload.click()
  await expect(page.getByRole('heading', { name: 'ACORD 25' })).toBeVisible()
  await expect(page).toHaveURL(/\/app\/settings\/forms$/)
  await expect(page.getByText(/fields matched/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete certificate.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No forms uploaded' })).toBeVisible()
})

test('a dialog with an address closes by going back, and gives the focus back', async ({ page }) => {
  await page.goto('/app/home')
  await page.goto('/app/settings/forms')
  const link = page.getByRole('link', { name: 'Upload a form' })
  const dialog = page.getByRole('dialog', { name: 'Upload a form' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/settings\/forms$/)
  await expect(link).toBeFocused()
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/home$/)

  await page.goto('/app/settings/forms/upload')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/app\/settings\/forms$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/home$/)
})

// Beside the test above, since both give the agency a form of its own and take it away.
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
