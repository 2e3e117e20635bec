import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { actAs } from './own-agency.ts'
import { MAE, ROBIN } from './people.ts'
import { anAccount, graphql, unique } from './records.ts'
import { codeFor, dataDir, expect, expectAccessible, inMailTo, mailsIn, signIn, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

actAs(MAE)

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : undefined

type Users = { agencyUsers: { id: string; state: string; email: string }[] }
const usersOf = async (page: Page) => (await graphql<Users>(page, '{ agencyUsers { id state email } }', {})).agencyUsers

async function aUser(page: Page, name = `Pim ${unique()}`) {
  const email = `pim-${unique()}@cove.example.com`
  const add = `mutation ($input: CreateAgencyUserInput!) {
    createAgencyUser(input: $input) { agencyUser { id } errors { message } } }`
  const { createAgencyUser } = await graphql<{ createAgencyUser: { agencyUser: { id: string } | null } }>(page, add, {
    input: { name, email },
  })
  return { id: createAgencyUser.agencyUser!.id, name, email }
}

/** So many seats are free: disables whoever is too many, and buys what is needed. */
async function freeSeats(page: Page, free: 0 | 1) {
  let users = (await usersOf(page)).filter(({ state }) => state === 'ACTIVE')
  while (users.length + free < 3) {
    await aUser(page)
    users = (await usersOf(page)).filter(({ state }) => state === 'ACTIVE')
  }
  const buy = `mutation ($input: UpdateSubscriptionInput!) { updateSubscription(input: $input) { numSeats errors { message } } }`
  const input = { plan: 'PRO', period: 'MONTHLY', seats: users.length + free, voiceAgents: 1 }
  const { updateSubscription } = await graphql<{ updateSubscription: { numSeats: number } }>(page, buy, { input })
  expect(updateSubscription.numSeats).toBe(users.length + free)
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Manage Users' }).getByRole('listitem').filter({ hasText: name })

async function choose(page: Page, name: string, item: string) {
  await rowOf(page, name)
    .getByRole('button', { name: `Options of ${name}` })
    .press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}

async function asSomebodyNew(browser: Browser) {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  return { context, page: await context.newPage() }
}

test('a user is added, each mistake at its field, and signs in by the link of the invitation, once', async ({
  page,
  browser,
}) => {
  const before = await mailsIn()
  const [name, email] = [`Wren ${unique()}`, `wren-${unique()}@cove.example.com`]
  await page.setViewportSize(DESK)
  await page.goto('/app/settings/subscription')
  await page.getByRole('link', { name: 'Add User' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  await expect(page).toHaveURL(/subscription\/users$/)
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter the name of the user.')).toBeVisible()
  await expect(dialog.getByText('Enter an e-mail address.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'add-errors')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email Address').fill(ROBIN.email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This e-mail address is in use already.')).toBeVisible()
  await expect(dialog.getByLabel('Email Address')).toBeFocused()
  await dialog.getByLabel('Email Address').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`An invitation is on its way to ${email}`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, name)).toContainText('Invited just now')
  await expectAccessible(page)
  await shot(page, 'list')
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await shot(page, 'list-phone')
  await page.setViewportSize(DESK)

  const first = await inMailTo(email, before, /(\/app\/welcome\/[\w-]+)/)
  const seen = await mailsIn()
  await choose(page, name, 'Send again')
  await expect(page.getByText(`A new invitation is on its way to ${email}`)).toBeVisible()
  const link = await inMailTo(email, seen, /(\/app\/welcome\/[\w-]+)/)
  const other = await asSomebodyNew(browser)
  await other.page.goto(first)
  await expect(other.page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await other.page.goto(link)
  await expect(other.page.getByText('Mock Cove Insurance')).toBeVisible()
  await expectAccessible(other.page)
  await shot(other.page, 'welcome')
  await other.page.getByRole('button', { name: 'Sign In' }).press('Enter')
  await expect(other.page).toHaveURL(/\/app\/home$/)
  await expect(other.page.getByRole('button', { name: new RegExp(`${name}.*your menu`) })).toBeVisible()
  await other.page.goto(link)
  await expect(other.page.getByRole('heading', { name: 'This link was used already' })).toBeVisible()
  await other.page.setViewportSize(PHONE)
  await expectAccessible(other.page)
  await other.page.getByRole('link', { name: 'Sign in with a code' }).click()
  await expect(other.page).toHaveURL(/\/app\/signin/)
  await other.context.close()
  await page.reload()
  await expect(rowOf(page, name)).toContainText('just now')
  await expect(rowOf(page, name)).not.toContainText('Invited')
})

test('a user is disabled, who is signed out at once, and what waits goes to whoever is chosen', async ({
  page,
  browser,
}) => {
  const [pim, heir] = [await aUser(page), await aUser(page)]
  const request =
    'mutation ($input: CreateServiceRequestInput!) { createServiceRequest(input: $input) { errors { message } serviceRequest { id } } }'
  const { createServiceRequest } = await graphql<{ createServiceRequest: { serviceRequest: { id: string } } }>(
    page,
    request,
    { input: { type: 'OTHER', clientName: 'Otter', assigneeId: pim.id } },
  )
  const other = await asSomebodyNew(browser)
  await signIn(other.page, pim.email)
  await page.setViewportSize(DESK)
  await page.goto('/app/settings/subscription')
  await rowOf(page, MAE.name)
    .getByRole('button', { name: `Options of ${MAE.name}` })
    .click()
  await expect(page.getByRole('menuitem', { name: /^Disable: a colleague/ })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await choose(page, pim.name, 'Disable')
  const dialog = page.getByRole('dialog', { name: `Disable ${pim.name}?` })
  await expect(dialog).toContainText('A seat is free again')
  await expect(dialog).toContainText('cannot sign in any more')
  await dialog.getByLabel('Give 1 open service request to').selectOption({ label: heir.name })
  await expectAccessible(page)
  await shot(page, 'disable')
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await shot(page, 'disable-phone')
  await page.setViewportSize(DESK)
  // Whoever was chosen is disabled meanwhile.
  const disable = 'mutation ($id: ID!) { disableAgencyUser(id: $id) { errors { message } } }'
  await graphql(page, disable, { id: heir.id })
  await dialog.getByRole('button', { name: 'Disable' }).press('Enter')
  await expect(dialog.getByText(`${heir.name} cannot sign in any more. Choose another user.`)).toBeVisible()
  await dialog.getByLabel('Give 1 open service request to').selectOption({ label: MAE.name })
  await dialog.getByRole('button', { name: 'Disable' }).press('Enter')
  await expect(page.getByText(`${pim.name} is disabled`)).toBeVisible()
  await expect(rowOf(page, pim.name)).toContainText('Disabled')
  const states = await page.getByRole('list', { name: 'Manage Users' }).getByRole('listitem').allTextContents()
  const isActive = states.map((text) => text.includes('Active'))
  expect(isActive).toEqual(isActive.toSorted((a, b) => Number(b) - Number(a)))
  const assignee = 'query ($id: ID!) { serviceRequest(id: $id) { assignee { name } } }'
  const given = await graphql(page, assignee, { id: createServiceRequest.serviceRequest.id })
  expect(given).toEqual({ serviceRequest: { assignee: { name: MAE.name } } })

  await other.page.getByRole('link', { name: 'My Day' }).click()
  await expect(other.page).toHaveURL(/\/app\/signin/)
  await other.context.close()

  await choose(page, pim.name, 'Enable')
  const enabling = page.getByRole('dialog', { name: `Enable ${pim.name}?` })
  await expect(enabling).toContainText('They take a seat')
  await expectAccessible(page)
  await enabling.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(enabling).toHaveCount(0)
  await choose(page, pim.name, 'Enable')
  await enabling.getByRole('button', { name: 'Enable' }).press('Enter')
  await expect(page.getByText(`${pim.name} can sign in again`)).toBeVisible()
  await expect(rowOf(page, pim.name)).toContainText('Active')
})

test('without a free seat nobody is added or enabled, and there is a way to more seats', async ({ page }) => {
  const gone = await aUser(page)
  await graphql(page, 'mutation ($id: ID!) { disableAgencyUser(id: $id) { errors { message } } }', { id: gone.id })
  await freeSeats(page, 1)
  await page.setViewportSize(DESK)
  await page.goto('/app/settings/subscription')
  await choose(page, gone.name, 'Enable')
  const enabling = page.getByRole('dialog', { name: `Enable ${gone.name}?` })
  await expect(enabling).toContainText('They take a seat')
  // The last seat is taken meanwhile.
  await aUser(page)
  await enabling.getByRole('button', { name: 'Enable' }).press('Enter')
  await expect(enabling.getByRole('alert')).toContainText('seats are taken. Add a seat first: Manage Seats.')
  await expect(enabling.getByRole('link', { name: 'Add a seat' })).toBeVisible()
  await expect(enabling.getByRole('button', { name: 'Enable' })).toBeDisabled()
  await expectAccessible(page)
  await shot(page, 'enable-full')
  await page.keyboard.press('Escape')
  await expect(enabling).toHaveCount(0)
  await choose(page, gone.name, 'Enable')
  await expect(enabling.getByText(/^All \d+ seats are taken\. Add at least one seat to enable/)).toBeVisible()
  await expect(enabling.getByRole('button', { name: 'Enable' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(enabling).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add User' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Add a seat' })).toHaveAttribute(
    'href',
    '/app/settings/subscription/seats',
  )
  await shot(page, 'full')
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await shot(page, 'full-phone')
  await page.goto('/app/settings/subscription/users')
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  await dialog.getByLabel('Name').fill('Pim Examplar')
  await dialog.getByLabel('Email Address').fill(`pim-${unique()}@cove.example.com`)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('seats are taken. Add a seat first: Manage Seats.')
  await expect(dialog.getByLabel('Name')).toHaveValue('Pim Examplar')
  await expectAccessible(page)
})

test('what the server does not answer is said in the dialog, and can be tried again', async ({ page }) => {
  await freeSeats(page, 0)
  const users = (await usersOf(page)).filter(({ state, email }) => state === 'ACTIVE' && email !== MAE.email)
  const id = users[0]!.id
  let broken = true
  await page.route('**/graphql', async (route) => {
    if (broken && route.request().postData()?.includes('mutation DisableUser')) await route.abort()
    else await route.fallback()
  })
  await page.goto(`/app/settings/subscription/users/${id}/disable`)
  const dialog = page.getByRole('dialog', { name: /^Disable / })
  await dialog.getByRole('button', { name: 'Disable' }).press('Enter')
  await expect(dialog.getByText(/The connection to Cara was lost/)).toBeVisible()
  broken = false
  await dialog.getByRole('button', { name: 'Disable' }).press('Enter')
  await expect(page.getByText('is disabled')).toBeVisible()
})

test('without a connection a form stays as it is typed, and is sent once there is one', async ({ page, context }) => {
  await freeSeats(page, 1)
  await page.goto('/app/settings/subscription/users')
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  const name = `Pim ${unique()}`
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Email Address').fill(`${name.replace(' ', '-').toLowerCase()}@cove.example.com`)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'))
  await context.setOffline(true)
  await dialog.getByLabel('Email Address').press('Enter')
  await expect(dialog.getByText(/The connection to Cara was lost/)).toBeVisible()
  await failed
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, name)).toBeVisible()
})

test('a user changes name and e-mail, each confirmed, and ends sessions', async ({ page, browser, context }) => {
  await freeSeats(page, 1)
  const pim = await aUser(page)
  const own = await asSomebodyNew(browser)
  await signIn(own.page, pim.email)
  await context.clearCookies()
  await context.addCookies(await own.context.cookies())
  const beside = await asSomebodyNew(browser)
  await signIn(beside.page, pim.email)

  await page.setViewportSize(DESK)
  await page.goto('/app/settings/you')
  const name = page.getByLabel('Your name')
  await name.fill('')
  await name.press('Enter')
  await expect(page.getByText('Enter your name.')).toBeVisible()
  const renamed = `Pim ${unique()}`
  await name.fill(renamed)
  await name.press('Enter')
  await expect(page.getByText('Name saved')).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`${renamed}.*your menu`) })).toBeVisible()

  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This browser' })).toHaveCount(1)
  await expect(sessions.first()).toContainText(/Chrome on .* from 127\.0\.0\.1|Chrome on .* from ::/)
  await expectAccessible(page)
  await shot(page, 'you')
  await sessions
    .filter({ hasNotText: 'This browser' })
    .getByRole('button', { name: /Sign out/ })
    .press('Enter')
  await expect(sessions).toHaveCount(1)
  await beside.page.reload()
  await expect(beside.page).toHaveURL(/\/app\/signin/)

  const next = `pim-${unique()}@cove.example.com`
  const address = page.getByLabel('New e-mail address')
  await address.fill('pim')
  await address.press('Enter')
  await expect(page.getByText('Enter an e-mail address like name@example.com.')).toBeVisible()
  await address.fill(ROBIN.email)
  await address.press('Enter')
  await expect(page.getByText('This e-mail address is in use already.')).toBeVisible()
  const before = await mailsIn()
  await address.fill(next)
  await address.press('Enter')
  const current = page.getByLabel(`Code sent to ${pim.email}`)
  await expect(current).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'codes')
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await shot(page, 'you-phone')
  const code = await codeFor(next, before)
  const right = await codeFor(pim.email, before)
  await current.fill(right === '000000' ? '000001' : '000000')
  await page.getByLabel(`Code sent to ${next}`).fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is not right.')).toHaveCount(1)
  await expect(current).toBeFocused()
  await current.fill(right)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`You sign in with ${next} from now on`)).toBeVisible()
  await signIn(beside.page, next)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/app\/signin/)
  await beside.page.reload()
  await expect(beside.page).toHaveURL(/\/app\/signin/)
  for (const one of [own, beside]) await one.context.close()
})

const setRights = (page: Page, input: { id: string; role: string; sees: string }) =>
  graphql(
    page,
    'mutation ($input: SetAgencyUserRightsInput!) { setAgencyUserRights(input: $input) { errors { message } } }',
    { input },
  )

/** Sets what only an operator, or a payment, changes. */
async function setState(state: string) {
  const owner = new pg.Client(await readFile(path.join(await dataDir(), 'owner-url'), 'utf8'))
  await owner.connect()
  const own = 'select agency_id from agency_users where email = $1'
  await owner.query(`update subscriptions set state = $2 where agency_id = (${own})`, [MAE.email, state])
  await owner.end()
}

test('an owner makes a colleague Service with assigned accounts, and the pages the colleague has open follow', async ({
  page,
  browser,
}) => {
  await freeSeats(page, 1)
  const pim = await aUser(page)
  const seen = await anAccount(page, undefined, { serviceRepId: pim.id })
  const unseen = await anAccount(page)
  const other = await asSomebodyNew(browser)
  await signIn(other.page, pim.email)
  await other.page.setViewportSize(DESK)
  await other.page.goto('/app/settings/subscription')
  await expect(other.page.getByRole('link', { name: 'Change Plan' })).toBeVisible()
  await expect(other.page.getByRole('button', { name: `Options of ${MAE.name}` })).toBeVisible()

  await page.setViewportSize(DESK)
  await page.goto('/app/settings/subscription')
  await choose(page, pim.name, 'Change role')
  await expect(page).toHaveURL(new RegExp(`subscription/users/${pim.id}/role$`))
  const dialog = page.getByRole('dialog', { name: 'Change role' })
  const [role, sees] = [dialog.getByLabel('Role', { exact: true }), dialog.getByLabel('Sees')]
  await expect(role).toBeFocused()
  await expect(role).toHaveValue('OWNER')
  await expect(sees).toBeDisabled()
  await expect(dialog).toContainText('An owner sees all accounts.')
  await role.press('S')
  await expect(role).toHaveValue('SERVICE')
  await expect(dialog).toContainText('Cannot merge accounts, import, or manage users')
  await sees.selectOption('ASSIGNED_ACCOUNTS')
  await expectAccessible(page)
  await shot(page, 'role')
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await shot(page, 'role-phone')
  await page.setViewportSize(DESK)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation ChangeRole')) sent.push(request.url())
  })
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${pim.name} has the role Service and sees assigned accounts`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, pim.name)).toContainText('Service')
  await expect(rowOf(page, pim.name)).toContainText('Assigned accounts')
  expect(sent).toHaveLength(1)

  await expect(other.page.getByText('Your role is Service now, and you see assigned accounts')).toBeVisible()
  await expect(other.page.getByRole('link', { name: 'Change Plan' })).toHaveCount(0)
  await expect(other.page.getByRole('link', { name: 'Add User' })).toHaveCount(0)
  await expect(other.page.getByRole('button', { name: /^Options of/ })).toHaveCount(0)
  await expect(other.page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible()
  await expect(other.page.getByText(/^Owners manage the plan, the seats and the users\. Ask an owner: /)).toBeVisible()
  await expectAccessible(other.page)
  await shot(other.page, 'service')
  await other.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' }).click()
  await expect(other.page.getByRole('link', { name: seen.name })).toBeVisible()
  await expect(other.page.getByRole('link', { name: unseen.name })).toHaveCount(0)
  await other.page.goto(`/app/accounts/${unseen.id}/overview`)
  await expect(other.page).toHaveURL(/\/app\/accounts$/)
  for (const [address, words] of [
    ['subscription/plans', 'Owners change the plan and the seats. Ask an owner: '],
    ['subscription/users', 'Owners manage users. Ask an owner: '],
    [`subscription/users/${pim.id}/role`, 'Owners manage users. Ask an owner: '],
    ['forms/upload', 'Owners upload forms. Ask an owner: '],
  ]) {
    await other.page.goto(`/app/settings/${address!}`)
    await expect(other.page.getByRole('dialog').getByText(words!)).toBeVisible()
    await expect(other.page.getByRole('dialog').getByRole('textbox')).toHaveCount(0)
  }
  await other.page.setViewportSize(PHONE)
  await expectAccessible(other.page)
  await other.page.goto('/app/settings/agency')
  await expect(other.page.getByText(/^Owners change this\. Ask an owner: /)).toBeVisible()
  await expect(other.page.getByText('Mock Cove Insurance', { exact: true }).last()).toBeVisible()
  await expect(other.page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expectAccessible(other.page)

  try {
    await setState('OVERDUE')
    await other.page.goto('/app/settings/subscription')
    const banner = other.page.getByRole('region', { name: 'Your subscription payment is overdue' })
    await expect(banner).toContainText('Ask an owner to pay it: ')
    await expect(banner.getByRole('button')).toHaveCount(0)
    await setState('EXPIRED')
    await other.page.goto('/app/home')
    await expect(other.page).toHaveURL(/\/app\/expired$/)
    await expect(other.page.getByText(/Ask an owner to renew it: /)).toBeVisible()
    await expect(other.page.getByRole('link', { name: 'Restart' })).toHaveCount(0)
    await expectAccessible(other.page)
    await shot(other.page, 'expired-phone')
    await other.page.goto('/app/expired/plans')
    await expect(other.page.getByRole('dialog').getByText(/^Owners change the plan and the seats/)).toBeVisible()
  } finally {
    await setState('ACTIVE')
  }
  await other.context.close()
})

test('the last owner stays one, and what a colleague changed meanwhile is not undone unseen', async ({ page }) => {
  for (const { id, email } of await usersOf(page))
    if (email !== MAE.email) await setRights(page, { id, role: 'PRODUCER', sees: 'ALL_ACCOUNTS' })
  await freeSeats(page, 1)
  await page.setViewportSize(PHONE)
  await page.goto('/app/settings/subscription/users')
  const adding = page.getByRole('dialog', { name: 'Add User' })
  const mark = unique()
  const [name, address] = [`Pim ${mark}`, `pim-${mark}@cove.example.com`]
  await adding.getByLabel('Name').fill(name)
  await adding.getByLabel('Email Address').fill(address)
  await adding.getByLabel('Role', { exact: true }).selectOption({ label: 'Producer' })
  await expect(adding).toContainText('Does everything but manage users, seats and settings.')
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Add User' }).press('Enter')
  await expect(rowOf(page, name)).toContainText('Producer · All accounts')

  await choose(page, MAE.name, 'Change role')
  const dialog = page.getByRole('dialog', { name: 'Change role' })
  const role = dialog.getByLabel('Role', { exact: true })
  await role.selectOption('READ_ONLY')
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(dialog.getByText(`${MAE.name} is the only owner. Make another user an owner first.`)).toBeVisible()
  await expect(role).toHaveValue('READ_ONLY')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, MAE.name).getByRole('button', { name: `Options of ${MAE.name}` })).toBeFocused()

  await choose(page, name, 'Change role')
  await expect(role).toHaveValue('PRODUCER')
  const id = (await usersOf(page)).find(({ email }) => email === address)!.id
  await setRights(page, { id, role: 'READ_ONLY', sees: 'ALL_ACCOUNTS' })
  await role.selectOption('SERVICE')
  await save.press('Enter')
  await expect(
    dialog.getByText('Somebody changed this to “Read-only” meanwhile. Save again to keep yours.'),
  ).toBeVisible()
  await expect(role).toHaveValue('SERVICE')
  await expect(role).toBeFocused()
  await save.press('Enter')
  await expect(rowOf(page, name)).toContainText('Service · All accounts')
})
