import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support.ts'

/** Starts a workspace from free text and gives it a title that no other test has. */
async function aWorkspace(page: Page, title: string) {
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('What can you do?')
  await page.getByLabel('Ask Cara').press('Enter')
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Title').press('Enter')
  await expect(page).toHaveTitle(`${title} – Cara`)
}

/** A word no other test, and no other turn of this one, has used. */
function unique() {
  return Math.random().toString(36).slice(2, 8)
}

test('the list is filtered, remembered and archived from', async ({ page }) => {
  const kiln = `Kiln ${unique()}`
  await aWorkspace(page, `${kiln} alpha`)
  await aWorkspace(page, `${kiln} beta`)
  await page.goto('/app/workspaces')
  await expectAccessible(page)
  await page.getByLabel('Filter workspaces').fill(kiln.toLowerCase())
  const rows = page.getByRole('table', { name: 'Workspaces' }).getByRole('link')
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: 'Sort' }).click()
  await page.getByRole('menuitemradio', { name: 'Title' }).click()
  await expect(rows).toHaveText([`${kiln} alpha`, `${kiln} beta`])
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/app\/home/)
  await page.getByRole('link', { name: 'Workspaces', exact: true }).click()
  await expect(page).toHaveURL(/sort=TITLE_ASC/)

  await page.getByLabel('Filter workspaces').fill(kiln.toLowerCase())
  await expect(page).toHaveURL(/q=kiln/)
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: 'Workspaces', exact: true }).click()
  await expect(page.getByLabel('Filter workspaces')).toHaveValue('')
  await page.getByLabel('Filter workspaces').fill(kiln.toLowerCase())
  await expect(page).toHaveURL(/q=kiln/)
  await page.getByLabel(`Select ${kiln} beta`).check()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('1 workspace archived')).toBeVisible()
  await expect(rows).toHaveText([`${kiln} alpha`])

  await page.getByLabel('Filter workspaces').fill('no workspace is called this')
  await expect(page.getByText('No workspaces found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(rows.first()).toBeVisible()
})

test('the list groups by status and stands on a phone in two lines a row', async ({ page }) => {
  const title = `Lantern ${unique()}`
  await aWorkspace(page, title)
  await page.goto('/app/workspaces?group=status')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})
