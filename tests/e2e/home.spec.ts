import { aPolicyFile, expect, expectAccessible, test } from './support.ts'

test('home starts a workspace from free text, once', async ({ page }) => {
  await page.goto('/app/home')
  await expect(page.getByRole('heading', { name: 'What can Cara do for you?' })).toBeVisible()
  await expectAccessible(page)
  const send = page.getByRole('button', { name: 'Send' })
  await page.getByLabel('Ask Cara').fill('   ')
  await expect(send).toBeDisabled()

  await page.getByLabel('Ask Cara', { exact: true }).fill('What does this policy cover?')
  await page.getByLabel('Ask Cara', { exact: true }).press('Shift+Enter')
  await expect(page).toHaveURL(/\/app\/home/)
  await page.locator('input[type=file]').setInputFiles([await aPolicyFile('One.pdf'), await aPolicyFile('Two.pdf')])
  await page.getByRole('button', { name: 'Remove Two.pdf' }).click()
  let posts = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('createCaraWorkspace')) posts += 1
  })
  await send.dblclick()
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
  expect(posts).toBeLessThanOrEqual(1)
  await expect(page.getByRole('log').getByRole('link', { name: 'One.pdf' })).toBeVisible()
  await expect(page.getByRole('log').getByText('Two.pdf')).toHaveCount(0)
})

test('a lost connection keeps what was typed', async ({ page, context }) => {
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('Is theft covered?')
  await context.setOffline(true)
  await page.getByLabel('Ask Cara').press('Enter')
  await expect(page.getByRole('alert')).toContainText('The connection to Cara was lost')
  await expect(page.getByLabel('Ask Cara')).toHaveValue('Is theft covered?')
  await context.setOffline(false)
  await page.getByLabel('Ask Cara').press('Enter')
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
})

test('the preset dialogs show their inputs and keep them when they close', async ({ page }) => {
  await page.goto('/app/home')
  await page.getByRole('link', { name: /Fill ACORD forms/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: /ACORD 25/ })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: /ACORD 25/ }).uncheck()
  await expect(dialog.getByLabel(/Certificate holder/)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Fill 0 forms' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/home$/)

  await page.getByRole('link', { name: /Ask about a policy/ }).click()
  await dialog.getByLabel(/What do you want to know/).fill('Is flood covered?')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /Ask about a policy/ }).click()
  await expect(dialog.getByLabel(/What do you want to know/)).toHaveValue('Is flood covered?')
})

test('the palette finds and goes, and ? lists the keys', async ({ page }) => {
  await page.goto('/app/home')
  await expect(page.getByRole('heading', { name: 'What can Cara do for you?' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do' }).fill('settings')
  await expect(page.getByRole('option', { name: 'Settings, forms' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/settings\/forms$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
})

test('on a phone the menu is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/home')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('link', { name: 'Workspaces', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/workspaces/)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('an address where nothing is says so', async ({ page }) => {
  await page.goto('/app/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto('/app/workspaces/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Workspace not found' })).toBeVisible()
})
