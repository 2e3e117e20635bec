import type { Page } from '@playwright/test'
import { anAccount, aPolicy, holdReads, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
const box = (page: Page) => page.getByRole('combobox', { name: 'Find or do' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test('the palette by keyboard: what is typed before it is there, a wrong letter, a number, a new tab, the keys', async ({
  page,
  context,
}) => {
  const mark = unique()
  const account = await anAccount(page, `Thimble ${mark} Joinery`)
  await aPolicy(page, account.id, { policyNumber: `QZ-${mark}` })

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/palette[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/app/policies')
  await expect(page.getByRole('heading', { name: 'Policies', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(`thimbel ${mark}`)
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(`/app/accounts/${account.id}/overview`)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find or do' })).toBeFocused()
  await page.keyboard.type(`qz ${mark}`)
  await expect(option(page, `QZ-${mark}`)).toHaveAttribute('aria-selected', 'true')
  await expect(option(page, `QZ-${mark}`).locator('mark').first()).toHaveText('QZ')
  await expect(option(page, `QZ-${mark}`)).toContainText(account.name)
  await expectAccessible(page)
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(/\/app\/policies\/[0-9a-f-]+\/overview$/)
  await expect(page).toHaveURL(`/app/accounts/${account.id}/overview`)

  await box(page).fill('')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Find anything')
})

test('the palette on a phone: an answer that comes late, one that does not come, nothing found, and a new account of that name', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const mark = unique()
  const account = await anAccount(page, `Kettle ${mark}`)
  await page.goto('/app/home')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let down = false
  await page.route('/graphql', async (route) => {
    const asked = route.request().postData() ?? ''
    if (!asked.includes('query Search')) return route.continue()
    if (down) return route.abort()
    if (asked.includes('"text":"kett"')) await held
    return route.continue()
  })
  const opener = page.getByRole('button', { name: 'Find or do' })
  await opener.click()
  await box(page).fill('kett')
  await expect(page.getByText('Looking…')).toBeVisible()
  await box(page).fill(`kettle ${mark}`)
  await expect(option(page, account.name)).toBeVisible()
  release()
  await box(page).fill(`nobody${mark}`)
  await expect(page.getByText(`Nothing is called “nobody${mark}”.`)).toBeVisible()
  down = true
  await box(page).fill(`kettle ${mark} `)
  await box(page).fill(`kettle ${mark} x`)
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  down = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(`Nothing is called “kettle ${mark} x”.`)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await opener.click()
  await box(page).fill(`Gingham ${mark}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create a new account' }).getByLabel('Business name')).toHaveValue(
    `Gingham ${mark}`,
  )
})

test('a view is saved, looked at, renamed, deleted and brought back', async ({ page }) => {
  const name = `Ohio ${unique()}`
  await page.goto('/app/accounts')
  const views = page.getByRole('group', { name: 'Views of Accounts' })
  const tab = views.getByRole('button', { name, exact: true })
  await expect(views.getByRole('button', { name: 'Save view' })).toHaveCount(0)
  await page.goto('/app/accounts?state=OH&sort=UPDATED_DESC')
  await views.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  const reads = await holdReads(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Enter a name for the view.')
  const saved = page.waitForRequest((request) => Boolean(request.postData()?.includes(name)))
  await dialog.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await saved
  reads.release()
  await expect(dialog).toHaveCount(0)
  await expect(tab).toHaveAttribute('aria-pressed', 'true')
  await expect(views.getByRole('button', { name: 'Save view' })).toHaveCount(0)
  await expectAccessible(page)

  await views.getByRole('button', { name: /^All/ }).click()
  await expect(page).toHaveURL(/\/app\/accounts$/)
  await tab.click()
  await expect(page).toHaveURL(/\?state=OH&sort=UPDATED_DESC$/)
  await page.setViewportSize(PHONE)
  await views.getByRole('button', { name: `Change the view ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog', { name: 'Rename this view' }).getByLabel('Name').fill(`${name}, new`)
  await page.keyboard.press('Enter')
  await expect(views.getByRole('button', { name: `${name}, new`, exact: true })).toBeVisible()
  await views.getByRole('button', { name: `Change the view ${name}, new` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(views.getByRole('button', { name: `${name}, new`, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(views.getByRole('button', { name: `${name}, new`, exact: true })).toHaveAttribute('aria-pressed', 'true')

  // A list without tabs has one for all it holds beside a view of one's own.
  await page.goto('/app/workspaces?status=IDLE')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  const ofWorkspaces = page.getByRole('group', { name: 'Views of Workspaces' })
  await expect(ofWorkspaces.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await ofWorkspaces.getByRole('button', { name: 'All' }).click()
  await expect(page).toHaveURL(/\/app\/workspaces$/)
})
