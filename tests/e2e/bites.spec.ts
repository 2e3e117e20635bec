import type { Page } from '@playwright/test'
import { makeScan } from '../support/documents/scan.ts'
import { aPolicyPdf } from '../support/policies.ts'
import { ROBIN, SAM } from './people.ts'
import { expect, fillAForm, test } from './support.ts'

/** What a user counts on and nothing else would miss if it were taken away. */

/** Asks about a scan whose pages take a while to be recognized, so that there is something to stop. */
async function aSlowQuestion(page: Page) {
  const line = [{ x: 60, y: 80, text: 'Each occurrence limit is 1,000,000 dollars', size: 20 }]
  const buffer = await makeScan(Array.from({ length: 6 }, () => line))
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('What is the each occurrence limit?')
  await page.locator('input[type=file]').setInputFiles({ name: 'Slow scan.pdf', mimeType: 'application/pdf', buffer })
  await page.getByLabel('Ask Cara', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/workspaces\//, { timeout: 60_000 })
}

async function aShortTalk(page: Page) {
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('What can you do?')
  await page.getByLabel('Ask Cara').press('Enter')
  await expect(page.getByRole('article', { name: 'Cara' })).toHaveCount(1)
}

test('a run is stopped, and tried again to its end', async ({ page }) => {
  test.setTimeout(240_000)
  await aSlowQuestion(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  const stopped = page.getByRole('article', { name: 'The run was stopped' })
  await stopped.getByRole('button', { name: 'Try again' }).click()
  await expect(stopped).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Cara' })).toContainText('1,000,000', { timeout: 200_000 })
})

test('an answer says which model gave it', async ({ page }) => {
  await aShortTalk(page)
  await expect(page.getByRole('log').getByText('Answered by the built-in model')).toBeVisible()
})

test('the sidebar is a rail of icons on a workspace, and whole elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await aShortTalk(page)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  const width = async () => (await sidebar.boundingBox())!.width
  const label = async () => (await sidebar.getByText('Workspaces', { exact: true }).boundingBox())!.width
  await expect.poll(width).toBeLessThan(64)
  expect(await label(), 'its words are for screen readers alone').toBeLessThan(3)
  await page.getByRole('link', { name: 'Workspaces', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/workspaces$/)
  await expect.poll(width).toBeGreaterThan(200)
  expect(await label()).toBeGreaterThan(30)
})

test('a workspace names the user, and its box grows from 120 to 600 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await aShortTalk(page)
  await expect(page.getByRole('button', { name: /your menu/ }).getByText(ROBIN.name, { exact: true })).toBeInViewport()
  const box = page.getByPlaceholder('Follow up...')
  const height = async () => Math.round((await box.boundingBox())!.height)
  expect(await height()).toBe(120)
  await box.fill(Array.from({ length: 60 }, (_, line) => `Line ${String(line)}`).join('\n'))
  await expect.poll(height).toBe(600)
})

test('another page fades in within 0.1 s; a dialog over it is no other page, and without motion nothing fades', async ({
  page,
}) => {
  const fades = () => page.evaluate(() => (window as unknown as { fades: number[] }).fades.splice(0))
  await page.addInitScript(() => {
    const seen = window as unknown as { fades: number[] }
    seen.fades = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, how) {
      seen.fades.push((how as KeyframeAnimationOptions).duration as number)
      return animate.call(this, frames, how)
    }
  })
  await page.goto('/app/accounts')
  await page.getByRole('link', { name: 'Policies', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Policies', level: 1 })).toBeVisible()
  await expect.poll(fades).toEqual([100])
  await page.getByRole('link', { name: 'Add Policy' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
  expect(await fades()).toEqual([])
})

test('a card shimmers while a form is being filled', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { making: string[] }
    seen.making = []
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('[role=status][aria-busy=true]'))
        if (card.querySelector('[class*=animate-shimmer]')) seen.making.push(card.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  await fillAForm(page)
  const seen = await page.evaluate(() => (window as unknown as { making: string[] }).making)
  expect([...new Set(seen)]).toEqual(['Filling template'])
  await expect(page.locator('[role=status][aria-busy=true]')).toHaveCount(0)
})

test('the words behind a value are marked on their page', async ({ page }) => {
  await fillAForm(page)
  await page.getByRole('button', { name: 'Each occurrence: $1,000,000' }).first().click()
  const source = page.getByRole('region', { name: 'Source page' })
  const image = source.getByRole('img', { name: /^Page 1 of/ })
  await expect(image).toBeVisible()
  const marks = source.locator('.bg-paper-mark')
  await expect(marks.first()).toBeVisible()
  const [mark, sheet] = [(await marks.first().boundingBox())!, (await image.boundingBox())!]
  expect(mark.width).toBeGreaterThan(20)
  expect(mark.height).toBeGreaterThan(5)
  // The limits stand in the second quarter of the page.
  expect((mark.y - sheet.y) / sheet.height).toBeGreaterThan(0.2)
  expect((mark.y - sheet.y) / sheet.height).toBeLessThan(0.5)
})

test('a file keeps the mark of its slot, and no person sees it', async ({ page }) => {
  await fillAForm(page)
  const id = /workspaces\/([^?/]+)/.exec(page.url())![1]!
  const answer = await page.request.post('/graphql', {
    headers: { 'x-cara': '1' },
    data: { query: 'query ($id: ID!) { caraWorkspace(id: $id) { files { name } } }', variables: { id } },
  })
  expect((await answer.json()).data.caraWorkspace.files).toEqual([{ name: '[Input] Otter policy.pdf' }])
  expect(await page.locator('body').innerText()).not.toContain('[Input]')
})

test('a question offers its answers, and one is taken by a press', async ({ page }) => {
  const policyOf = async (insured: string) => ({
    name: `${insured}.pdf`,
    mimeType: 'application/pdf',
    buffer: await aPolicyPdf({ insured }),
  })
  await page.goto('/app/home?preset=GENERATE_TEMPLATE')
  await page
    .getByLabel('Quotes, binders or policies')
    .setInputFiles([await policyOf('Otter & Thimble Joinery LLC'), await policyOf('Heron Lane Bakery Inc')])
  await page.getByRole('button', { name: 'Fill 1 form' }).click()
  const answers = page.getByLabel('Answers to choose from')
  await answers.getByRole('button', { name: 'Heron Lane Bakery Inc' }).click({ timeout: 60_000 })
  await expect(page.getByRole('tab', { name: 'PDF' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('log').getByText('Heron Lane Bakery Inc', { exact: true }).first()).toBeVisible()
  await expect(answers).toHaveCount(0)
})

test('a blank title is neither kept nor sent', async ({ page }) => {
  await aShortTalk(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('updateCaraWorkspaces')) sent.push(request.postData()!)
  })
  const title = page.getByLabel('Title')
  const before = await title.inputValue()
  await title.fill('   ')
  await title.press('Enter')
  await expect(title).toHaveValue(before)
  expect(sent).toEqual([])
  await title.fill('A better title')
  await title.press('Enter')
  await expect(page).toHaveTitle('A better title – Cara')
  expect(sent).toHaveLength(1)
})

test('the list is filtered by status and by user', async ({ page }) => {
  await aShortTalk(page)
  const title = `Lantern ${Math.random().toString(36).slice(2, 8)}`
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Title').press('Enter')
  await expect(page).toHaveTitle(`${title} – Cara`)
  const rows = page.getByRole('table', { name: 'Workspaces' }).getByRole('link', { name: title })
  const choose = async (filter: string, choice: string) => {
    await page.getByRole('button', { name: filter }).click()
    await page.getByRole('menuitemcheckbox', { name: choice }).click()
    await page.keyboard.press('Escape')
  }
  await page.goto(`/app/workspaces?q=${encodeURIComponent(title)}`)
  await expect(rows).toHaveCount(1)
  await choose('Status', 'Idle')
  await expect(rows).toHaveCount(1)
  await choose('Status', 'Idle')
  await choose('Status', 'Waiting')
  await expect(page.getByText('No workspaces found')).toBeVisible()
  await choose('Status', 'Waiting')
  await expect(rows).toHaveCount(1)
  await choose('User', SAM.name)
  await expect(page.getByText('No workspaces found')).toBeVisible()
})

test('a file dropped where nothing takes it does not take the place of the app', async ({ page }) => {
  await page.goto('/app/workspaces')
  const drop = () =>
    page.evaluate(() => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'Lease.pdf'))
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
      return event.defaultPrevented
    })
  await expect.poll(drop).toBe(true)
})

test('a screen that cannot be shown gives something to copy for whoever repairs it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route('**/graphql', (route) => route.fulfill({ status: 200, body: 'This is not an answer.' }))
  await page.goto('/app/workspaces')
  await page.getByRole('button', { name: 'Copy details' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('/app/workspaces')
  expect(copied).toMatch(/\d{4}-\d\d-\d\dT/)
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible()
})

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test('the sign-in page loads nothing of the app until somebody types', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      // What sets the theme before the first paint comes at once.
      if (request.resourceType() === 'script' && !request.url().includes('first-paint')) scripts.push(request.url())
    })
    await page.goto('/app/signin', { waitUntil: 'networkidle' })
    await expect(page.getByLabel('E-mail')).toBeFocused()
    expect(scripts).toEqual([])
    await page.getByLabel('E-mail').pressSequentially('r')
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })
})
