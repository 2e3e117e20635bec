import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { asOwner } from '../../server/db/connection.ts'
import type { Role, Sight } from '../../shared/roles.ts'
import { inDays } from '../support/days.ts'
import { anInsured } from './certified.ts'
import { actAs } from './own-agency.ts'
import { PERRY } from './people.ts'
import { aCarrier, aCertificate, anAccount, aPolicyFile, aServiceRequest, graphql, unique } from './records.ts'
import { aPolicyFile as aPolicyPdf, dataDir, expect, fillAForm, test } from './support.ts'

actAs(PERRY)

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const shots = process.env.SHOTS

/** Pictures of a page at both sizes. */
async function shoot(page: Page, name: string) {
  if (!shots) return
  for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(400)
    await page.screenshot({ path: path.join(shots, `${name}-${size}.png`) })
  }
  await page.setViewportSize(DESK)
}

async function become(role: Role, sees: Sight = 'ALL_ACCOUNTS') {
  const ownerUrl = await readFile(path.join(await dataDir(), 'owner-url'), 'utf8')
  await asOwner(ownerUrl, (db) =>
    db.updateTable('agency_users').set({ role, sees }).where('email', '=', PERRY.email).execute(),
  )
}

type Records = Awaited<ReturnType<typeof someRecords>>

/** One of each kind of record, made while Perry is an owner. */
async function someRecords(page: Page) {
  const { policyId, carrier, ...account } = await anInsured(page)
  const fileId = await aPolicyFile(page, policyId, 'POLICY_DOCUMENT', 'Policy.pdf', (await aPolicyPdf()).buffer)
  await aCertificate(page, account.id, `Paper Lantern ${unique()}`)
  const requestId = await aServiceRequest(page, { accountId: account.id, details: 'Send the loss runs, please.' })
  const add = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { errors { message path } } }'
  for (const record of [
    { kind: 'ACCOUNT', id: account.id },
    { kind: 'REQUEST', id: requestId },
  ])
    await graphql(page, add, { input: { record, title: `Call back ${unique()}`, dueOn: inDays(9) } })
  await fillAForm(page)
  const workspaceId = /workspaces\/([^?]+)/.exec(page.url())![1]!
  const found = await graphql<{ certificatesOfLiabilityInsurance: { id: string }[] }>(
    page,
    'query ($id: ID!) { certificatesOfLiabilityInsurance(first: 1, filter: { accountId: $id }) { id } }',
    { id: account.id },
  )
  const [certificate] = found.certificatesOfLiabilityInsurance
  return {
    accountId: account.id,
    policyId,
    fileId,
    requestId,
    workspaceId,
    carrierId: carrier.id,
    certificateId: certificate!.id,
  }
}

const CONTROL = /^- '?(button|checkbox|combobox|link|menuitem|option|radio|slider|switch|tab|textbox)\b(?: "(.*)")?(.*)/
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** What can be pressed, followed or typed into: "button Export CSV", "link /app/accounts/:id/overview". What is disabled cannot. */
async function controlsIn(place: Locator) {
  const lines = (await place.ariaSnapshot()).split('\n').map((line) => line.trim())
  const controls = lines.flatMap((line, at) => {
    const [, role, name = '', rest = ''] = CONTROL.exec(line) ?? []
    if (!role || rest.includes('[disabled]')) return []
    if (role !== 'link') return [`${role} ${name}`]
    const url = lines.slice(at + 1).find((below) => below.startsWith('- /url:'))
    return [`link ${(url ?? '').slice('- /url:'.length).trim().replaceAll('"', '').replaceAll(ID, ':id')}`]
  })
  return [...new Set(controls)]
}

/** Where a user who only reads may go: lists, records, their tabs and views, files and mail programs. */
const READABLE = [
  /^link (\/app\/[\w-]+|\/app\/(accounts|policies|servicing|workspaces|imports|files)\/:id|\/app\/settings\/[\w-]+)(\?.*)?$/,
  /^link \/app\/(accounts|policies|servicing)\/:id\/(overview|policies|certificates|service|documents|activity|conversation)(\?.*)?$/,
  /^link \/app\/(accounts\/:id\/certificates|settings\/carriers)\/:id(\?.*)?$/,
  /^link (\?|\/agency\/|mailto:|tel:)/,
]
/** What can be done there besides reading on, and what the page is known to have. */
const actsIn = async (place: Locator, known: readonly RegExp[] = []) =>
  (await controlsIn(place)).filter((control) => ![...READABLE, ...known].some((one) => one.test(control)))

/** What every list has: its tabs, filters, order, rows and file. */
const OF_A_LIST = [
  ...[
    /^(textbox Filter|button (\d+ days|Binding|In force|Expired|Canceled) \d)/,
    /^checkbox Select /,
    /^button (Group|Sort|Show more|Load more|Clear the filters)/,
  ],
  /^button (All|Open|Closed|Businesses?|Individuals?|Business|Individual)( \d.*)?$/,
  /^button (Status|User|Date|Preset|State|Team member|To complete|Type|Assignee|Due|Carrier|Expires?|Kind|Account|Holder|Ends?|Line)/,
]

/** What a filled form has: its two views, its legend, and its values, each with where it is from. */
const OF_A_FORM = [/^tab /, /^slider /, /^button (Close|Version|Look at the one before|Next to look at|\d+ \w|.+: .+)/]

type PageWalked = {
  name: string
  to: (own: Records) => string
  /** What the page shows when it is there. */
  shows: (page: Page) => Locator
  /** What else may be pressed or typed into there. */
  has?: readonly RegExp[]
}
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first()

const PAGES: readonly PageWalked[] = [
  { name: 'home', to: () => '/app/home', shows: heading('Home') },
  {
    name: 'day',
    to: () => '/app/day',
    shows: heading('My Day'),
    has: [/^button (Mine|Team|Done today)/, /^button Later: /],
  },
  { name: 'workspaces', to: () => '/app/workspaces', shows: heading('Workspaces'), has: OF_A_LIST },
  {
    name: 'workspace',
    to: ({ workspaceId }) => `/app/workspaces/${workspaceId}`,
    shows: (page) => page.getByText('You can read this.'),
    has: [/^button (About this workspace|Open |See page |\d+ more|To the newest|Done |Source \d|Perry Example)/],
  },
  { name: 'servicing', to: () => '/app/servicing', shows: heading('Servicing'), has: OF_A_LIST },
  { name: 'request', to: ({ requestId }) => `/app/servicing/${requestId}/overview`, shows: heading('Follow-ups') },
  {
    name: 'activity',
    to: ({ requestId }) => `/app/servicing/${requestId}/activity`,
    shows: heading('Comments and Activity'),
  },
  { name: 'accounts', to: () => '/app/accounts', shows: heading('Accounts'), has: OF_A_LIST },
  { name: 'account', to: ({ accountId }) => `/app/accounts/${accountId}/overview`, shows: heading('Contacts') },
  ...(['policies', 'certificates', 'service', 'documents'] as const).map((tab) => ({
    name: `account-${tab}`,
    to: ({ accountId }: Records) => `/app/accounts/${accountId}/${tab}`,
    shows: (page: Page) => page.locator('nav [aria-current=page]', { hasText: new RegExp(`^${tab}`, 'i') }),
    has: OF_A_LIST,
  })),
  {
    name: 'file',
    to: ({ fileId }) => `/app/files/${fileId}`,
    shows: (page) => page.getByRole('img', { name: 'Page 1', exact: true }),
    has: [/^(searchbox|button (Place before|Next place|Zoom|Fit|\d+ %|Go to page))/],
  },
  { name: 'policies', to: () => '/app/policies', shows: heading('Policies'), has: OF_A_LIST },
  {
    name: 'policy',
    to: ({ policyId }) => `/app/policies/${policyId}/overview`,
    shows: heading('Pricing'),
    has: [/^button (Copy the policy number|Page|\d+ values? found)/],
  },
  {
    name: 'policy-documents',
    to: ({ policyId }) => `/app/policies/${policyId}/documents`,
    shows: heading(/^Documents/),
  },
  { name: 'certificates', to: () => '/app/certificates', shows: heading('Certificates'), has: OF_A_LIST },
  { name: 'imports', to: () => '/app/imports', shows: heading('Imports') },
  {
    name: 'carriers',
    to: () => '/app/settings/carriers',
    shows: heading('Carriers and brokers'),
    has: [...OF_A_LIST, /^button Sign out/],
  },
  {
    name: 'class codes',
    to: () => '/app/settings/class-codes',
    shows: heading('GL class codes'),
    has: [/^button Sign out/],
  },
]

/** What the server refused meanwhile. */
function refusalsOn(page: Page) {
  const refused: string[] = []
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/graphql')) return
    const said = await answer.text().catch(() => '')
    if (said.includes('NOT_ALLOWED')) refused.push(answer.request().postData() ?? '')
  })
  return refused
}

async function optionsOfPalette(page: Page, typed = '') {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find or do' })
  await expect(palette.getByRole('option').first()).toBeVisible()
  if (typed) await palette.getByRole('combobox').fill(typed)
  const labels = await palette.getByRole('option').allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  return labels
}

/** The page does not learn of a change of its user's rights. */
const withoutNews = (page: Page) => page.routeWebSocket('**/graphql', () => {})

test('a read-only user sees every record and nothing that changes one', async ({ page }) => {
  await page.setViewportSize(DESK)
  await become('OWNER')
  const own = await someRecords(page)
  await become('READ_ONLY')
  const refused = refusalsOn(page)
  for (const { name, to, shows, has = [] } of PAGES) {
    await page.goto(to(own))
    await expect(shows(page), name).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect.soft(await actsIn(page.locator('main'), has), name).toEqual([])
    await shoot(page, `read-${name}`)
  }

  // Home leads to what there is to read.
  await page.goto('/app/home')
  const toRead = page.getByRole('navigation', { name: 'What there is to read' })
  await expect(toRead.getByRole('link')).toHaveCount(4)
  await toRead.getByRole('link', { name: /^Policies/ }).click()
  await expect(heading('Policies')(page)).toBeVisible()

  // What Cara made is read, with where each value is from.
  await page.goto(`/app/workspaces/${own.workspaceId}`)
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  const viewer = page.getByRole('complementary', { name: 'What is open' })
  await expect(viewer.getByRole('tab', { name: 'PDF' })).toBeVisible()
  expect(await actsIn(viewer, OF_A_FORM)).toEqual([])
  await shoot(page, 'read-form')

  // Its dialogs: what was issued, and what a carrier is.
  await page.goto(`/app/accounts/${own.accountId}/certificates/${own.certificateId}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible()
  expect(await actsIn(dialog)).toEqual(['button Close'])
  await page.goto(`/app/settings/carriers/${own.carrierId}`)
  await expect(dialog.getByText('Carrier', { exact: true })).toBeVisible()
  expect(await controlsIn(dialog)).toEqual(['button Close'])

  // Selected rows can be exported, and nothing else.
  await page.goto('/app/servicing')
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  expect(await controlsIn(page.getByRole('toolbar', { name: 'Selected rows' }))).toEqual([
    expect.stringMatching(/^link \/agency\/export\/requests\.csv/),
    'button Clear the selection',
  ])

  // Keys and the palette lead to no act, and an address typed by hand says so.
  await page.goto(`/app/servicing/${own.requestId}/overview`)
  await expect(page.getByRole('heading', { name: 'Follow-ups' })).toBeVisible()
  for (const key of ['a', 'c', 'o', 'r']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/\/overview$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).not.toContainText('Resolve')
  await page.keyboard.press('Escape')
  // Records may be found by the same word.
  expect((await optionsOfPalette(page, 'new')).filter((label) => /^(?:New|Add|Create)\b/.test(label))).toEqual([])
  await page.goto('/app/policies/new')
  await expect(page.getByRole('heading', { name: 'You may not do this' })).toBeVisible()
  await shoot(page, 'read-refused')
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL(/\/app\/policies$/)
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible()
  expect(refused).toEqual([])

  // A right lost while its page is open is refused in words.
  await become('PRODUCER')
  await withoutNews(page)
  await page.goto(`/app/accounts/${own.accountId}/contacts/new`)
  await dialog.getByLabel('Name').first().fill('Pim Placeholder')
  await dialog.getByLabel('E-mail').fill('pim@otter.example.com')
  await become('READ_ONLY')
  await dialog.getByRole('button', { name: 'Add contact' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('You may not do this. Ask a colleague who may.')
})

test('service merges and imports nothing, and who sees assigned accounts has no imports', async ({ page }) => {
  await withoutNews(page)
  await become('SERVICE')
  const { id } = await anAccount(page)
  const carrier = await aCarrier(page)
  await page.goto(`/app/accounts/${id}/overview`)
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0)
  await page.goto('/app/accounts')
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Import' })).toHaveCount(0)
  await page.goto(`/app/settings/carriers/${carrier.id}`)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Merge with another…' })).toHaveCount(0)
  await page.goto('/app/imports')
  await expect(page.getByText('What was brought along from CSV and XLSX files.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check the file' })).toHaveCount(0)
  expect(await optionsOfPalette(page, 'import')).toEqual(['Imports', 'Create account “import”'])
  for (const address of [`/app/accounts/${id}/merge`, `/app/settings/carriers/${carrier.id}/merge`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'You may not do this' })).toBeVisible()
  }

  await page.goto('/app/day')
  await expect(page.getByRole('heading', { name: 'My Day' })).toBeVisible()
  await become('SERVICE', 'ASSIGNED_ACCOUNTS')
  // The page that is open still names imports: what is refused by then says so.
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('imports')
  await page.getByRole('option', { name: 'Imports', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You may not see this' })).toBeVisible()
  await page.goto('/app/imports')
  await expect(page.getByRole('heading', { name: 'You may not do this' })).toBeVisible()
  expect(await optionsOfPalette(page, 'import')).toEqual(['Create account “import”'])
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL(/\/app\/home$/)
})
