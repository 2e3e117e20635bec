import type { Page } from '@playwright/test'
import { graphql, holdReads, loseAnswer } from './records.ts'
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

test('a lost connection keeps what was typed, and what was sent goes out once when it is back', async ({
  page,
  context,
}) => {
  const waits = page.getByText('The connection to Cara was lost. This is sent by itself as soon as it is back.')
  const box = page.getByLabel('Ask Cara', { exact: true })
  await page.goto('/app/home')
  await box.fill('Is theft covered?')
  await context.setOffline(true)
  await box.press('Enter')
  await expect(waits).toBeVisible()
  await expectAccessible(page)
  // What is changed meanwhile is not sent by itself.
  const asked = `Is flood covered? ${String(Date.now())}`
  await box.fill(asked)
  await expect(waits).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is gone.')
  await box.press('Enter')
  await expect(waits).toBeVisible()
  await expect(box).toHaveValue(asked)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
  expect(await startedWith(page, asked)).toHaveLength(1)
})

/** The workspaces whose first message is this, as the server has them. */
async function startedWith(page: Page, message: string) {
  type Answer = { caraWorkspaces: { messages: { content: string }[] }[] }
  const query = '{ caraWorkspaces(first: 20) { messages { content } } }'
  const { caraWorkspaces } = await graphql<Answer>(page, query, {})
  return caraWorkspaces.filter(({ messages }) => messages.some(({ content }) => content === message))
}

test('a preset whose answer was lost is sent again, and started once', async ({ page }) => {
  const question = `Is theft covered? ${String(Date.now())}`
  await loseAnswer(page, 'createCaraWorkspace')
  await page.goto('/app/home?preset=DOCUMENT_EXPLORATION')
  await page.getByLabel('Policy', { exact: true }).setInputFiles(await aPolicyFile())
  await page.getByLabel(/What do you want to know/).fill(question)
  await page.getByRole('button', { name: 'Explore' }).click()
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
  expect(await startedWith(page, question)).toHaveLength(1)
})

test('the preset dialogs show their inputs, ask before words are lost, and start anew once closed', async ({
  page,
}) => {
  await page.goto('/app/home')
  await page.getByRole('link', { name: /Fill ACORD forms/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: /ACORD 25/ })).toBeChecked()
  await expectAccessible(page)
  const wanted = dialog.getByRole('searchbox', { name: 'Find a form' })
  await wanted.fill('lender')
  await expect(dialog.getByRole('checkbox'), 'what fits, and what is chosen').toHaveCount(3)
  await dialog.getByRole('checkbox', { name: /ACORD 25/ }).uncheck()
  await expect(dialog.getByLabel(/Certificate holder/)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Fill 0 forms' })).toBeDisabled()
  await expect(dialog.getByRole('checkbox'), 'what was unticked stays until the words change').toHaveCount(3)
  await wanted.fill('mortgagee')
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await wanted.fill('evidence building')
  await wanted.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: /ACORD 28/ })).toBeChecked()
  await expect(dialog.getByLabel(/Additional interest/)).toBeVisible()
  await wanted.fill('zebra')
  await expect(dialog.getByText('No form fits these words. Try its number.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/home$/)

  await page.getByRole('link', { name: /Ask about a policy/ }).click()
  const question = page.getByLabel(/What do you want to know/)
  await question.fill('Is flood covered?')
  await page.reload()
  await expect(question).toHaveValue('Is flood covered?')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveValue('Is flood covered?')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/app\/home$/)
  await expect(dialog).toHaveCount(0)
  // Within the second it is still as it was; afterwards it starts anew.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('cara.draft.preset.DOCUMENT_EXPLORATION')))
    .toBeNull()
  await page.getByRole('link', { name: /Ask about a policy/ }).click()
  await expect(question).toHaveValue('')
})

test('a preset asks for its file, and says what is wrong with the files chosen', async ({ page }) => {
  await page.goto('/app/home?preset=GENERATE_TEMPLATE')
  const dialog = page.getByRole('dialog')
  const drop = dialog.getByLabel('Quotes, binders or policies')
  await expect(dialog.getByText(/up to 50 MB each, 20 files/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Fill 1 form' }).click()
  await expect(dialog.getByText(/Add at least one document/)).toBeVisible()
  await expect(drop).toBeFocused()

  const aFile = (name: string, size: number) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, 'x') })
  await drop.setInputFiles([aFile('Setup.exe', 10), aFile('Empty.pdf', 0), aFile('Good.pdf', 10)])
  await expect(dialog.getByText('Cara does not read .exe files. Choose another file.')).toBeVisible()
  await expect(dialog.getByText('This file is empty. Choose another one.')).toBeVisible()
  let posts = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('createCaraWorkspace')) posts += 1
  })
  await dialog.getByRole('button', { name: 'Fill 1 form' }).click()
  await expect(dialog.getByText('Take out the files that cannot be sent.')).toBeInViewport()
  await expect(drop).toBeFocused()
  await dialog.getByRole('button', { name: 'Remove Setup.exe' }).click()
  await dialog.getByRole('button', { name: 'Remove Empty.pdf' }).click()
  await drop.setInputFiles(Array.from({ length: 24 }, (_, at) => aFile(`Page ${String(at)}.pdf`, 10)))
  await expect(dialog.getByText(/Up to 20 files go with one message/)).toHaveCount(5)
  await dialog.getByRole('button', { name: 'Fill 1 form' }).click()
  await expect(dialog.getByText('Take out the files that cannot be sent.')).toBeInViewport()
  expect(posts).toBe(0)
})

test('what the server says of a whole dialog comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 480 })
  await page.goto('/app/home?preset=DOCUMENT_EXPLORATION')
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Policy', { exact: true })
    .setInputFiles(await Promise.all(Array.from({ length: 8 }, (_, at) => aPolicyFile(`Part ${String(at)}.pdf`))))
  await dialog.getByLabel(/What do you want to know/).fill('x'.repeat(20_001))
  await dialog.getByLabel('Policy', { exact: true }).scrollIntoViewIfNeeded()
  await dialog.getByRole('button', { name: 'Explore' }).click()
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await expect(dialog.getByLabel(/What do you want to know/)).toHaveValue('x'.repeat(20_001))
})

test('closing a preset goes back to where the focus was', async ({ page }) => {
  await page.goto('/app/workspaces')
  await page.goto('/app/home')
  const card = page.getByRole('link', { name: /Ask about a policy/ })
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/workspaces/)
})

test('while a list comes its name is said, on the first page and on the way to it', async ({ page }) => {
  const lists = [
    ['/app/workspaces', 'Loading Cara workspaces...'],
    ['/app/servicing', 'Loading service requests...'],
    ['/app/accounts', 'Loading accounts...'],
    ['/app/policies', 'Loading policies...'],
    ['/app/certificates', 'Loading certificates...'],
  ] as const
  await page.goto('/app/home')
  await expect(page.getByRole('heading', { name: 'What can Cara do for you?' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { release } = await holdReads(page)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  for (const [address, words] of lists) {
    await sidebar.locator(`a[href="${address}"]`).click()
    await expect(page.getByRole('status').getByText(words, { exact: true })).toBeAttached()
  }
  for (const [address, words] of lists) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(page.getByText('This might take a moment.')).toBeVisible()
  }
  release()
  await expect(page.getByRole('heading', { name: 'Certificates', exact: true })).toBeVisible()
})

test('menus are there before they are opened', async ({ page, context }) => {
  const parts = ['menu-parts', 'popups', 'user-menu-items'].map((name) => page.waitForResponse(new RegExp(name)))
  await page.goto('/app/workspaces')
  await Promise.all(parts)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Title' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Status' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Waiting' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /your menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out everywhere' })).toBeVisible()
})

test('files dropped on the list go into the box on Home', async ({ page }) => {
  await page.goto('/app/workspaces')
  await expect(page.getByRole('heading', { name: 'Workspaces', exact: true })).toBeVisible()
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'Dropped.pdf', { type: 'application/pdf' }))
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    if (!event.defaultPrevented) throw new Error('The browser would have left the app.')
  })
  await expect(page).toHaveURL(/\/app\/home$/)
  await expect(page.getByRole('button', { name: 'Remove Dropped.pdf' })).toBeVisible()
})

test('what cannot be shown says so, with the error to pass on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query Home')) await route.fulfill({ status: 500, body: 'oops' })
    else await route.continue()
  })
  await page.goto('/app/home')
  await expect(page.getByRole('heading', { name: 'Application error' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    'There was an error while trying to perform your requested action.',
  )
  const stack = page.locator('pre')
  await expect(stack).toBeHidden()
  await page.getByText('The server did not answer as it should.').first().click()
  await expect(stack).toContainText('The server did not answer as it should.')
  // The page's time stands still but for what the test lets pass.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Copy details' }).click()
  const copied = page.getByRole('button', { name: 'Copied' })
  await expect(copied).toBeVisible()
  await page.clock.fastForward(2900)
  await expect(copied).toBeVisible()
  await page.clock.fastForward(200)
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible()
})

test('an answer with neither a workspace nor an error is told and logged, and nothing is lost', async ({ page }) => {
  const logged: string[] = []
  page.on('pageerror', (error) => logged.push(error.message))
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('createCaraWorkspace')) return route.continue()
    await route.fulfill({ json: { data: { createCaraWorkspace: { id: null, errors: [] } } } })
  })
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('Is theft covered?')
  await page.getByLabel('Ask Cara').press('Enter')
  await expect(page.getByRole('alert')).toContainText('Failed to create workspace')
  await expect(page.getByLabel('Ask Cara')).toHaveValue('Is theft covered?')
  expect(logged).toContain('Failed to create workspace')
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
  const answer = await page.goto('/app/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  const statusOf = async (address: string) => (await page.request.get(address, { maxRedirects: 0 })).status()
  for (const address of ['/nowhere', '/app/home/x', '/app/settings/nothing', '/agency/nowhere', '/assets/x.js'])
    expect([address, await statusOf(address)]).toEqual([address, 404])
  for (const address of [
    '/',
    '/app',
    '/app/home',
    '/app/signin',
    '/app/workspaces/some-id',
    '/app/settings/forms/upload',
    '/demo',
  ])
    expect([address, await statusOf(address)]).toEqual([address, 200])
  await page.goto('/app/workspaces/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Workspace not found' })).toBeVisible()
})
