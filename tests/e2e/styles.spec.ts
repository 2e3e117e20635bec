import { aPolicyFile, expect, expectAccessible, test } from './support.ts'

test('a style is made with a live preview, and a document is downloaded in it', async ({ page }) => {
  await page.goto('/app/styles')
  await page.getByRole('link', { name: 'Create Style' }).first().click()
  await expect(page.getByText('Preview not available')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Client proposals')
  await page.getByRole('button', { name: 'Create Style' }).click()
  await expect(page.getByText('Generating preview...')).toBeVisible()
  const preview = page.frameLocator('iframe[title="Preview of the style"]')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByLabel('Base style').selectOption({ label: 'Warm & Human' })
  await expect(page.getByText('Save to see the preview.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Generating preview...')).toBeVisible()
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('textbox', { name: /^Main color/ }).fill('teal')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a color like #1f4e5f.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Main color/ }).fill('')
  await expectAccessible(page)

  await page.goto('/app/home?preset=DOCUMENT_EXPLORATION')
  await page.getByLabel('Policy', { exact: true }).setInputFiles(await aPolicyFile())
  await page.getByLabel(/What do you want to know/).fill('Write a letter with the limits as a document')
  await page.getByRole('button', { name: 'Explore', exact: true }).click()
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Open / })
    .click({ timeout: 60_000 })
  await page.getByLabel('Document style').selectOption({ label: 'Client proposals' })
  for (const [item, end] of [
    ['PDF', /\.pdf$/],
    ['Word (.docx)', /\.docx$/],
  ] as const) {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
    expect((await coming).suggestedFilename()).toMatch(end)
  }

  // A PDF that takes its time can be stopped.
  await page.route('**/agency/pdf/**', () => {})
  await page.route('**/agency/pdf-place/**', (route) => route.fulfill({ json: { before: 3 } }))
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  await expect(page.getByText('3 PDFs before yours')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
})

test('the style of new documents is chosen in the list of styles', async ({ page }) => {
  await page.goto('/app/styles/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Letters to clients')
  await page.getByRole('button', { name: 'Create Style' }).click()
  await expect(page.getByText('Generating preview...')).toBeVisible()
  await page.goto('/app/styles')
  const choice = page.getByLabel('New documents')
  await expect(choice).toHaveValue('builtin:classic-professional')
  await choice.selectOption({ label: 'Letters to clients' })
  await expect(page.getByRole('row', { name: /Letters to clients/ }).getByText('New documents')).toBeVisible()
  await expectAccessible(page)
  await choice.selectOption({ label: 'Classic Professional' })
  await expect(page.getByRole('row', { name: /Letters to clients/ }).getByText('New documents')).toHaveCount(0)
})
