import { acord25 } from '../../server/forms/acord-25/index.ts'
import { makeFillablePdf } from '../support/forms/fillable-pdf.ts'
import { expect, expectAccessible, test } from './support.ts'

test('a fillable form is uploaded with the licence confirmed, counted, and deleted', async ({ page }) => {
  await page.goto('/app/settings/forms')
  await expect(page.getByRole('heading', { name: 'No forms uploaded' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Upload a form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload a form' })
  const upload = dialog.getByRole('button', { name: 'Upload' })
  await dialog
    .getByLabel('Fillable PDF')
    .setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hello') })
  await expect(upload).toBeDisabled()
  await dialog.getByLabel(/Our agency holds a licence/).check()
  await expectAccessible(page)
  await upload.click()
  await expect(dialog.getByRole('alert')).toBeVisible()

  const buffer = Buffer.from(await makeFillablePdf({ fields: acord25.fields, identifier: 'ACORD 25 2016-03' }))
  await dialog.getByRole('button', { name: 'Remove note.pdf' }).click()
  await dialog
    .getByLabel('Fillable PDF')
    .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer })
  await upload.click()
  await expect(page.getByRole('heading', { name: 'ACORD 25' })).toBeVisible()
  await expect(page.getByText(/fields matched/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete certificate.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No forms uploaded' })).toBeVisible()
})
