import { DALE, NOOR, ROBIN, SAM } from './people.ts'
import { anyone, codeFor, expect, expectAccessible, mailsIn, signIn, test } from './support.ts'

anyone('a visitor is led to sign in, and back to where they wanted to be', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/app\/signin$/)
  await page.goto('/app/workspaces?sort=TITLE_ASC')
  await expect(page).toHaveURL('/app/signin?next=%2Fapp%2Fworkspaces%3Fsort%3DTITLE_ASC')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Schedule a demo' }).click()
  await expect(page.getByRole('heading', { name: 'Schedule a demo' })).toBeVisible()
  await page.goBack()

  const before = await mailsIn()
  await page.getByLabel('E-mail').fill(DALE.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Enter the code sent to ${DALE.email}.`)).toBeVisible()
  await expectAccessible(page)
  const code = await codeFor(DALE.email, before)
  const wrong = code === '000000' ? '000001' : '000000'
  await page.getByLabel('Code').pressSequentially(wrong)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')

  await page.getByLabel('Code').fill('')
  await page.getByLabel('Code').pressSequentially(code)
  await expect(page).toHaveURL(/\/app\/workspaces\?sort=TITLE_ASC$/)

  await page.getByRole('button', { name: new RegExp(`${DALE.name}.*your menu`) }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/signin/)
  await page.goto('/app/home')
  await expect(page).toHaveURL(/\/app\/signin/)
})

anyone('an unknown address gets the same answer, and the code in the address is filled in', async ({ page }) => {
  await page.goto('/signin')
  await page.getByLabel('E-mail').fill('nobody@unknown.example.com')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Verify sign in request' })).toBeVisible()
  await page.goto('/app/signin?email=nobody@unknown.example.com&code=12345')
  await expect(page.getByLabel('Code')).toHaveValue('12345')
})

anyone('an address sent before the scripts have come is sent once they are there', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  await page.goto('/app/signin', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill('nobody@unknown.example.com')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Verify sign in request' })).toBeVisible()
  expect(sent).toBe(1)
})

test('what is typed outlasts a session that ended', async ({ page, context }) => {
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('Is flood covered?')
  await context.clearCookies()
  await page.getByLabel('Ask Cara').press('Enter')
  await expect(page).toHaveURL(/\/app\/signin/)
  await signIn(page, ROBIN.email)
  await expect(page.getByLabel('Ask Cara')).toHaveValue('Is flood covered?')
})

test('another user who signs in on the same page does not find it', async ({ page, context }) => {
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('Robin wrote this')
  await context.clearCookies()
  await signIn(page, SAM.email)
  await expect(page.getByLabel('Ask Cara')).toHaveValue('')
  await page.goto('/app/settings')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/app\/signin/)
  await page.goto('/app/home')
  await expect(page, 'the session has ended').toHaveURL(/\/app\/signin/)
})

anyone('signing out everywhere ends the session of another browser too', async ({ page, browser }) => {
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signIn(page, NOOR.email)
  await signIn(elsewhere, NOOR.email)
  await page.getByRole('button', { name: /your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/app\/signin/)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/app\/signin/)
  await other.close()
})
