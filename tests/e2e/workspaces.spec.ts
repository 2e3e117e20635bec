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
  await expect(page.getByText('1 workspace archived')).toBeVisible()
  await expect(rows).toHaveText([`${kiln} alpha`])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveText([`${kiln} alpha`, `${kiln} beta`])
  await page.getByLabel(`Select ${kiln} beta`).check()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(rows).toHaveText([`${kiln} alpha`])
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/home/)
  const brought = page.waitForResponse((answer) => answer.request().postData()?.includes('"archive":false') === true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await brought
  await page.goto(`/app/workspaces?q=${kiln}&sort=TITLE_ASC`)
  await expect(rows).toHaveText([`${kiln} alpha`, `${kiln} beta`])

  await page.getByLabel('Filter workspaces').fill('no workspace is called this')
  await expect(page.getByText('No workspaces found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(rows.first()).toBeVisible()
})

test('rows that could not be archived come back with the reason', async ({ page }) => {
  const title = `Loom ${unique()}`
  await aWorkspace(page, title)
  await page.goto(`/app/workspaces?q=${title}`)
  await page.getByLabel(`Select ${title}`).check()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('updateCaraWorkspaces')) await route.abort()
    else await route.continue()
  })
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText(/1 workspace could not be archived. The connection to Cara was lost/)).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('a long list fills itself, group after group, with whole totals, and is walked by keys', async ({ page }) => {
  const word = `Spool${unique()}`
  await aWorkspace(page, `${word} first`)
  const many = 70
  const made = await Promise.all(
    Array.from({ length: many }, (_, at) =>
      page.request.post('/graphql', {
        headers: { 'x-cara': '1' },
        data: {
          query: 'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }',
          variables: { input: { message: `${word} ${String(at).padStart(3, '0')}` } },
        },
      }),
    ),
  )
  expect(made.every((answer) => answer.ok())).toBe(true)
  await page.goto(`/app/workspaces?q=${word}&group=PRESET&sort=TITLE_ASC`)
  await expect(page.getByRole('rowheader', { name: `Free text ${String(many + 1)}` })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Workspaces' }).getByRole('link')
  await expect(rows).toHaveCount(50)
  await expect(page.getByRole('status').filter({ hasText: `${String(many + 1)} workspaces` })).toBeVisible()
  await page.mouse.wheel(0, 100_000)
  await expect(rows).toHaveCount(many + 1)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)

  await page.keyboard.press('j')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await page.locator('tr[data-row]').nth(4).getByRole('checkbox').click()
  await page
    .locator('tr[data-row]')
    .nth(66)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('64 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(rows).toHaveCount(many + 1 - 64)
  await expect(page.getByText('64 workspaces archived')).toBeVisible()
  await rows.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/workspaces\/[0-9a-f-]{36}/)
})

test('an old link opens with what the list still knows', async ({ page }) => {
  await page.goto('/app/workspaces?status=MOLTEN&group=status&sort=x')
  await expect(page.getByRole('table', { name: 'Workspaces' })).toBeVisible()
})

test('a title is shown at once, goes back when it is refused, and does not write over a colleague', async ({
  page,
}) => {
  await aWorkspace(page, 'First title')
  const title = page.getByLabel('Title')
  const id = page.url().split('/').at(-1)!.split('?')[0]!
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('updateCaraWorkspaces')) return route.continue()
    await held
    await route.abort()
  })
  await title.fill('Second title')
  await title.press('Enter')
  await expect(title).not.toBeFocused()
  await expect(title).toHaveValue('Second title')
  answer()
  await expect(page.getByText(/The title was not saved. The connection to Cara was lost/)).toBeVisible()
  await expect(title).toHaveValue('First title')
  await page.unroute('**/graphql')

  await title.fill('Mine')
  await page.request.post('/graphql', {
    headers: { 'x-cara': '1' },
    data: {
      query:
        'mutation ($id: ID!) { updateCaraWorkspaces(workspaceIds: [$id], input: { title: "Theirs" }) { errors { message } } }',
      variables: { id },
    },
  })
  await expect(page).toHaveTitle('Theirs – Cara')
  await expect(title).toHaveValue('Mine')
  await title.press('Enter')
  await expect(page.getByText('Someone else renamed it to “Theirs” in the meantime.')).toBeVisible()
  await expect(title).toHaveValue('Theirs')
  await page.getByRole('button', { name: 'Use mine' }).click()
  await expect(page).toHaveTitle('Mine – Cara')
  await expect(title).toHaveValue('Mine')
})

test('the list groups by status and stands on a phone in two lines a row', async ({ page }) => {
  const title = `Lantern ${unique()}`
  await aWorkspace(page, title)
  await page.goto('/app/workspaces?group=STATUS')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})
