import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aNumber, anAccount, aPolicy, aServiceRequest, loseAnswer, unique } from './records.ts'
import { addTalks } from './requests.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
const ADDRESS = { line1: '77 Placeholder Avenue', city: 'Sampleton', zone: 'OH', postalCode: '43000' }
const HOLDER = { name: 'Paper Lantern Properties', address: ADDRESS, additionalInsured: true }

const dialogOf = (page: Page) => page.getByRole('dialog')
const submit = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click()
const more = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Nothing is wider than the window, and nobody is kept out. */
async function expectFits(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over, page.url()).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}

test('the list: tabs, filters, both empty states, many at once, a file, by keyboard', async ({ page }) => {
  const mark = unique()
  const account = await anAccount(page, `Otter & Thimble ${mark}`)
  await page.goto('/app/home')
  await page.locator('h1').click()
  for (const key of ['g', 'r']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/\/app\/servicing/)
  await expect(page.getByText('Service requests from your customers')).toBeVisible()
  for (const type of ['QUOTE_REQUEST', 'ENDORSE_POLICY'])
    await aServiceRequest(page, { type, accountId: account.id, dueAt: '2026-01-05T23:00:00Z' })
  await page.goto(`/app/servicing?q=${mark}`)
  const table = page.getByRole('table', { name: 'Servicing' })
  for (const head of ['Customer', 'Status', 'Request Type', 'Assignee', 'Due Date', 'Opened At'])
    await expect(table.getByRole('columnheader', { name: head })).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: 'Overdue' })).toHaveCount(2)
  await expectFits(page)

  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('toolbar').getByRole('button', { name: 'Assign' }).click()
  await submit(page, 'Assign')
  await expect(dialogOf(page).getByText('Choose who takes them.')).toBeVisible()
  await dialogOf(page).getByLabel('Assignee').selectOption({ label: 'Sam Specimen' })
  await submit(page, 'Assign')
  await expect(page.getByText('2 requests updated')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/app/servicing\\?q=${mark}$`))
  await expect(table.getByText('Sam Specimen')).toHaveCount(2)
  await page.getByRole('toolbar').getByRole('button', { name: 'Due date' }).click()
  await dialogOf(page).getByLabel('Time').fill('15:00')
  await submit(page, 'Set due date')
  await expect(dialogOf(page).getByText('Choose the day, too.')).toBeVisible()
  await dialogOf(page).getByRole('textbox', { name: 'Due date' }).fill('1/5/2099')
  await submit(page, 'Set due date')
  await expect(table.getByRole('row').filter({ hasText: 'Jan 5, 2099, 3:00 PM' })).toHaveCount(2)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('search').getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(3)

  await page.goto(`/app/servicing?q=${mark}&assignee=none`)
  await expect(page.getByRole('heading', { name: 'No service requests found' })).toBeVisible()
  await expect(page.getByText('No service request matches these filters.')).toBeVisible()
  const none = await anAccount(page)
  await page.goto(`/app/accounts/${none.id}/service`)
  await expect(page.getByText("This client hasn't made any service requests yet.")).toBeVisible()
  await page.goto(`/app/accounts/${account.id}/service?tab=CLOSED`)
  await expect(page.getByRole('heading', { name: 'No closed service requests' })).toBeVisible()
  await page.getByRole('button', { name: /^Open/ }).click()
  await page.setViewportSize(PHONE)
  await expectFits(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/servicing\/[^/]+\/overview$/)
})

test('a request is written down for a client, updated, commented, resolved with a file, and reopened', async ({
  page,
}) => {
  const account = await anAccount(page)
  const policyId = await aPolicy(page, account.id, { policyNumber: 'GL-1042' })
  await page.goto(`/app/accounts/${account.id}/service`)
  await page.getByRole('link', { name: 'New request' }).click()
  const dialog = dialogOf(page)
  await submit(page, 'Create request')
  await expect(dialog.getByText('Choose what the client asks for.')).toBeVisible()
  await dialog.getByLabel('Request type').selectOption('CREATE_CERTIFICATE')
  await submit(page, 'Create request')
  await expect(dialog.getByText('Enter the name of the certificate holder.')).toBeVisible()
  await dialog.getByLabel('Certificate holder').fill(HOLDER.name)
  await dialog.getByLabel('The holder is to be an additional insured').check()
  await dialog.getByRole('combobox', { name: 'Policy' }).click()
  await page.getByRole('option', { name: /GL-1042/ }).click()
  await dialog.getByLabel('Asked by').fill('Odette Sample')
  await submit(page, 'Create request')
  await expect(page.getByRole('heading', { name: account.name, level: 1 })).toBeVisible()
  await expect(page.getByText(/^Create certificate · Created on /)).toBeVisible()
  const asked = page.getByRole('region', { name: 'What is asked for' })
  await expect(asked).toContainText('Paper Lantern Properties')
  await expect(asked).toContainText('Not said')
  await expect(asked.getByRole('link', { name: /GL-1042/ })).toHaveAttribute('href', new RegExp(policyId))
  await expect(page.getByRole('link', { name: /^Conversation/ })).toHaveCount(0)
  await expectFits(page)

  await page.keyboard.press('a')
  await expect(dialog.getByRole('heading', { name: 'Update request' })).toBeVisible()
  await dialog.getByLabel('Assignee').selectOption({ label: 'Sam Specimen' })
  await dialog.getByRole('textbox', { name: 'Due date' }).fill('1/5/2026')
  await submit(page, 'Update')
  await expect(page).toHaveURL(/overview$/)
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details).toContainText('Sam Specimen')
  await expect(details).toContainText('Jan 5, 2026 Overdue')
  await details.getByRole('link', { name: 'Update' }).click()
  await dialog.getByLabel('Assignee').selectOption('Nobody')
  await dialog.getByRole('textbox', { name: 'Due date' }).fill('')
  await submit(page, 'Update')
  await expect(details).toContainText('No due date')
  await expect(details).toContainText('Nobody')

  await page.keyboard.press('c')
  const box = page.getByRole('textbox', { name: 'Comment' })
  await expect(box).toBeFocused()
  await expect(page.getByRole('button', { name: 'Comment' })).toBeDisabled()
  await box.fill('The lease asks for a 30-day notice.')
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('link', { name: /^Activity/ }).click()
  await expect(box).toHaveValue('The lease asks for a 30-day notice.')
  await loseAnswer(page, 'addServiceRequestComment')
  for (const _again of [1, 2]) await page.getByRole('button', { name: 'Comment' }).click()
  const line = page.getByRole('region', { name: 'Comments and Activity' })
  await expect(line.getByText('The lease asks for a 30-day notice.', { exact: true })).toHaveCount(1)
  await expect(line).toContainText('Robin Placeholder assigned Sam Specimen and set the due date to Jan 5, 2026')

  await page.locator('h1').click()
  await page.keyboard.press('r')
  await dialog.getByLabel('Notes').fill('Sent to the landlord.')
  const letters = ['Letter.txt', 'Other.txt'].map((name) => ({
    ...{ name, mimeType: 'text/plain' },
    buffer: Buffer.alloc(1536, 'a'),
  }))
  await dialog.getByLabel('Files').setInputFiles(letters)
  await dialog.getByRole('button', { name: 'Remove Other.txt' }).click()
  await expect(dialog).toContainText('1.5 KB')
  await submit(page, 'Resolve')
  await expect(page).toHaveURL(/overview$/)
  const resolution = page.getByRole('region', { name: 'Resolution' })
  await expect(resolution).toContainText('Sent to the landlord.')
  const letter = resolution.getByRole('link', { name: /Letter\.txt 1\.5 KB/ })
  expect((await page.request.get((await letter.getAttribute('href'))!)).status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Resolved' })).toBeDisabled()

  await page.getByRole('button', { name: 'More' }).click()
  const update = page.getByRole('menuitem', { name: /Update request/ })
  await expect(update).toBeDisabled()
  await expect(update).toContainText('This request is resolved. Reopen it to go on.')
  await page.getByRole('menuitem', { name: 'Reopen', exact: true }).click()
  await submit(page, 'Reopen')
  await expect(dialog.getByText('Write why it is reopened.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('It bounced.')
  await submit(page, 'Reopen')
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Activity/ }).click()
  await expect(line).toContainText('reopened the request: “It bounced.”')
  await page.setViewportSize(PHONE)
  await expectFits(page)

  await page.goto(`/app/accounts/${account.id}/overview?show=REQUEST`)
  await page.getByRole('link', { name: 'Certificate for Paper Lantern Properties' }).first().click()
  await expect(page).toHaveURL(/\/app\/servicing\/[^/]+\/overview$/)
})

test('a request is worked on with Cara: its conversation, Copilot, a reply, and merging with another', async ({
  page,
}) => {
  const account = await anAccount(page)
  const asker = { accountId: account.id, clientName: 'Odette Sample', clientEmail: 'odette@otter.example.com' }
  const id = await aServiceRequest(page, { ...asker, type: 'CREATE_CERTIFICATE', createCertificate: HOLDER })
  const said = [
    { role: 'agent', content: 'How can I help?' },
    { role: 'cara', content: 'Who is the holder?' },
  ]
  await addTalks(id, said, [{ role: 'client', content: 'Here is the lease.', at: '2026-11-19T15:00:00Z' }])
  await page.goto(`/app/servicing/${id}`)
  await page.getByRole('link', { name: 'Conversation 2' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toContainText([/^Call/, /^E-mail thread/])
  const left = async (words: string) => (await page.getByText(words, { exact: true }).boundingBox())!.x
  expect(await left('How can I help?')).toBe(await left('Here is the lease.'))
  expect(await left('Who is the holder?')).toBeGreaterThan(await left('How can I help?'))
  await expectFits(page)
  await page.getByRole('link', { name: /^Activity/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Odette Sample asked by phone' })).toBeVisible()

  await page.locator('h1').click()
  await page.keyboard.press('o')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('radio', { name: /Fill Forms and Certificates/ })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: /ACORD 25/ })).toBeChecked()
  await expect(dialog.getByLabel('Message')).toHaveValue(/Certificate holder: Paper Lantern Properties\n77 Placeholder/)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CreateWorkspace') ? route.abort() : route.fallback(),
  )
  await submit(page, 'Open in Copilot')
  await expect(dialog.getByText('Failed to create workspace')).toBeVisible()
  await page.unroute('**/graphql')
  await submit(page, 'Open in Copilot')
  await expect(page).toHaveURL(/\/app\/workspaces\//)
  await page.getByRole('link', { name: 'Certificate for Paper Lantern Properties' }).click()
  await expect(page).toHaveURL(new RegExp(id))

  await more(page, 'Draft a reply')
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Draft an e-mail to Odette Sample \(odette@otter/)
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await more(page, 'Merge with another request')
  await expect(dialog.getByText('This client has no other open request.')).toBeVisible()
  await page.keyboard.press('Escape')
  const other = await aServiceRequest(page, { ...asker, type: 'QUOTE_REQUEST' })
  await page.goto(`/app/servicing/${other}/copilot`)
  await expect(dialog.getByRole('radio', { name: /Fill Forms/ })).toBeChecked()
  await page.goto(`/app/servicing/${id}/merge`)
  await submit(page, 'Merge')
  await expect(dialog.getByText('Choose the request to merge with.')).toBeVisible()
  await dialog.getByRole('radio', { name: /Quote request/ }).check()
  await submit(page, 'Merge')
  await expect(page.getByText('Requests merged')).toBeVisible()
  await page.goto(`/app/servicing/${other}`)
  await page.getByRole('link', { name: 'Open that one' }).click()
  await expect(page).toHaveURL(new RegExp(`/app/servicing/${id}/overview$`))
  await page.getByRole('link', { name: /^Activity/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'merged Quote request into this request' })).toBeVisible()
  const stranger = { clientName: 'Percy Stranger', clientPhone: aNumber() }
  const [first, again] = ['first', 'again'].map((mark) => `percy-${mark}-${unique()}@stranger.example.com`)
  await aServiceRequest(page, { ...stranger, type: 'QUOTE_REQUEST', clientEmail: first })
  const plain = await aServiceRequest(page, { ...stranger, clientEmail: again, details: 'A quote for a truck.' })
  await page.goto(`/app/servicing/${plain}/merge`)
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await expect(dialog.getByRole('radio', { name: /Quote request/ })).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.goto(`/app/servicing/${plain}/copilot`)
  await expect(dialog.getByRole('button', { name: 'Open in Copilot' })).toBeDisabled()
  await dialog.getByRole('radio', { name: /Explore a Policy/ }).check()
  await expect(dialog.getByRole('button', { name: 'Open in Copilot' })).toBeEnabled()
  await expectFits(page)
})
