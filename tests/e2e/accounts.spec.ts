import type { Locator, Page } from '@playwright/test'
import { aNumber, anAccount, aPolicy, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }

/** Fills fields by their labels; a state is chosen. */
async function fill(form: Locator, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(new RegExp(`^\\s*${label}\\s*(optional)?\\s*$`))
    if (label === 'State') await field.selectOption({ label: value })
    else await field.fill(value)
  }
}

const ADDRESS = { Address: '12 Example Street', City: 'Sampleton', State: 'Ohio', 'ZIP code': '43000' }

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const createButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Create account' })

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`a business is taken on with a new contact, every field checked, at ${String(viewport.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const mark = unique()
    const name = `Copper ${mark} Plumbing`
    await page.goto('/app/accounts')
    await page.getByRole('link', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(/\/app\/accounts\/new/)
    const dialog = dialogOf(page, 'Create a new account')
    await createButton(dialog).click()
    for (const sentence of [
      'Enter the name of the business.',
      'Enter the street and number.',
      'Enter a city.',
      'Choose a state.',
      'Enter a ZIP code.',
      'Enter the name of the contact.',
    ])
      await expect(dialog.getByText(sentence)).toBeAttached()
    await expect(dialog.getByText('Enter an e-mail address.')).toHaveCount(0)
    await expect(dialog.getByText('Enter a phone number.')).toHaveCount(0)
    await expect(dialog.getByLabel('Business name')).toBeFocused()
    await expectAccessible(page)

    const phone = aNumber()
    await fill(dialog, { ...ADDRESS, 'ZIP code': '4300', Website: 'no site' })
    await fill(dialog, { 'Business name': name, 'E-mail': 'shop@', Phone: phone.replace(/\D/g, '') })
    await fill(dialog, {
      'Contact name': 'Odette Sample',
      'Contact e-mail': `odette-${mark}@example.com`,
      'Contact phone': aNumber(),
    })
    await createButton(dialog).click()
    await expect(dialog.getByText('Enter an e-mail address like name@example.com.')).toBeAttached()
    await expect(dialog.getByText('Enter a website like example.com.')).toBeAttached()
    await expect(dialog.getByText('Enter a ZIP code of 5 or 9 digits.')).toBeAttached()
    await expect(dialog.getByLabel(/^Phone/)).toHaveValue(phone)
    await fill(dialog, { Website: 'copper.example.com', 'E-mail': `shop-${mark}@example.com`, 'ZIP code': '430001234' })
    await dialog.getByLabel('ZIP code').press('Enter')

    await expect(page).toHaveURL(/\/app\/accounts\/[0-9a-f-]{36}\/overview$/)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByText(/^Odette Sample · Created on [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
    const details = page.getByRole('region', { name: 'Details' })
    for (const shown of [
      phone,
      `shop-${mark}@example.com`,
      'copper.example.com',
      '12 Example Street, Sampleton, OH 43000-1234',
    ])
      await expect(details.getByText(shown)).toBeVisible()
    await expect(page.getByText('created the account')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Accounts', exact: true }).last().click()
    for (const typed of [phone, phone.replace(/\D/g, ''), mark]) {
      await page.getByPlaceholder('Start typing to filter...').fill(typed)
      await expect(page.getByRole('link', { name })).toBeVisible()
      await expect(page.getByText('1 account', { exact: true })).toBeVisible()
    }
    await expect(page).toHaveURL(new RegExp(`q=${mark}`))
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
  })

test('a business whose e-mail and phone nobody knows is taken on, and a policy is added from its page', async ({
  page,
}) => {
  const name = `Copper Kettle ${unique()}`
  await page.goto('/app/accounts/new')
  const dialog = dialogOf(page, 'Create a new account')
  await fill(dialog, { 'Business name': name, 'Contact name': 'Mo Mock', ...ADDRESS })
  await createButton(dialog).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Details' }).getByText('E-mail')).toHaveCount(0)
  await page.goto('/app/accounts?missing=EMAIL')
  await page.getByPlaceholder('Start typing to filter...').fill(name)
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('button', { name: 'All 1', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name }).getByText('To complete')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Policy' }).click()
  await expect(page).toHaveURL(/\/app\/policies\/new\?accountId=[0-9a-f-]{36}/)
})

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`a business has several contacts with roles, at ${String(viewport.width)} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { id } = await anAccount(page)
    const other = await anAccount(page, `Paper Kite ${unique()}`)
    const mark = unique()
    await page.goto(`/app/accounts/${id}/overview`)
    const card = page.getByRole('region', { name: 'Contacts' })
    await card.getByRole('link', { name: 'Add contact' }).click()
    const dialog = dialogOf(page, 'Add a contact')
    await dialog.getByRole('button', { name: 'Add contact' }).click()
    await expect(dialog.getByText('Enter the name of the contact.')).toBeVisible()
    await expectAccessible(page)
    await fill(dialog, { Name: `Bram ${mark}`, 'E-mail': `bram-${mark}@example.com` })
    await dialog.getByLabel('Role').selectOption({ label: 'Billing' })
    await dialog.getByRole('button', { name: 'Add contact' }).click()
    await expect(dialog).toHaveCount(0)
    const bram = card.getByRole('listitem').filter({ hasText: `Bram ${mark}` })
    await expect(bram.getByText('Billing')).toBeVisible()
    await expect(page.getByText(`added a contact (Bram ${mark}, Billing)`)).toBeVisible()

    await card.getByRole('link', { name: 'Add contact' }).click()
    await dialog.getByText('Existing contact').click()
    await dialog.getByRole('button', { name: 'Add contact' }).click()
    await expect(dialog.getByText('Choose a contact.')).toBeVisible()
    await dialog.getByLabel('Person').fill(other.email.replace('office', 'odette'))
    await page.getByRole('option', { name: /Odette Sample/ }).click()
    await dialog.getByRole('button', { name: 'Add contact' }).click()
    await expect(card.getByRole('listitem')).toHaveCount(3)

    await bram.getByRole('button', { name: `More about Bram ${mark}` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = dialogOf(page, 'Edit contact')
    await fill(edit, { 'E-mail': '', Phone: '(555) 010-4242' })
    await edit.getByLabel('Role').selectOption({ label: 'Claims' })
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit).toHaveCount(0)
    await expect(bram.getByText('(555) 010-4242')).toBeVisible()
    await expect(bram.getByText('Claims')).toBeVisible()
    await bram.getByRole('button', { name: `More about Bram ${mark}` }).click()
    await page.getByRole('menuitem', { name: 'Make primary' }).click()
    await expect(bram.getByText('Primary')).toBeVisible()
    await expect(card.getByRole('listitem').first()).toContainText(`Bram ${mark}`)
    await expect(page.getByText(new RegExp(`^Bram ${mark} · Created on`))).toBeVisible()
    const second = card.getByRole('listitem').nth(2)
    await second.getByRole('button', { name: 'More about Odette Sample' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await dialogOf(page, 'Remove Odette Sample?').getByRole('button', { name: 'Remove' }).click()
    await expect(card.getByRole('listitem')).toHaveCount(2)
    await bram.getByRole('button', { name: `More about Bram ${mark}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`documents are kept with an account, at ${String(viewport.width)} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { id, name } = await anAccount(page)
    await page.goto(`/app/accounts/${id}/overview`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Document' }).click()
    const dialog = dialogOf(page, 'Upload a document')
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await expect(dialog.getByText('Choose a file.')).toBeVisible()
    await expect(dialog.getByText('Choose what kind of file this is.')).toBeVisible()
    await expectAccessible(page)
    const file = { name: 'Lease of the shop.txt', mimeType: 'text/plain', buffer: Buffer.from('A lease.') }
    await dialog.getByLabel('File').setInputFiles(file)
    await dialog.getByLabel('Type').selectOption({ label: 'Contract' })
    await fill(dialog, { Notes: 'Ends in June 2030.' })
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Document uploaded')).toBeVisible()
    const tab = page.getByRole('navigation', { name, exact: true }).getByRole('link', { name: /^Documents\s*1$/ })
    await tab.click()
    await expect(page).toHaveURL(`/app/accounts/${id}/documents`)
    await expect(tab).toBeInViewport({ ratio: 0.9 })
    const link = page.getByRole('link', { name: file.name })
    const viewer = (await link.getAttribute('href'))!
    expect(viewer).toMatch(/^\/app\/files\//)
    const sent = await page.request.get(viewer.replace('/app/', '/agency/'))
    expect(await sent.text()).toBe('A lease.')
    await expectAccessible(page)
    await page.getByRole('button', { name: `Delete ${file.name}` }).click()
    const confirm = dialogOf(page, `Delete ${file.name}?`)
    await confirm.getByRole('textbox', { name: /Reason/ }).fill('Sent twice.')
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'No documents' })).toBeVisible()
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(page.getByText(`deleted a document (${file.name}, Contract): “Sent twice.”`)).toBeVisible()
  })

test('the palette adds to the account that is open, and a note begins in its box', async ({ page }) => {
  const { id, name } = await anAccount(page)
  await page.goto(`/app/accounts/${id}/policies`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const choose = async (words: string, label: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find or do' }).fill(words)
    await page.getByRole('option', { name: label }).click()
  }
  await choose('add contact', `Add a contact to ${name}`)
  await expect(dialogOf(page, 'Add a contact')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page, 'Add a contact')).toHaveCount(0)
  await choose('note', `Write a note on ${name}`)
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused()
  await page.goto('/app/accounts')
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do' }).fill('add a policy')
  await expect(page.getByRole('option', { name: /^Add a policy to / })).toHaveCount(0)
})

test('the primary contact of a new business may be reached as the business is', async ({ page }) => {
  const mark = unique()
  const phone = aNumber()
  await page.goto('/app/accounts/new')
  const dialog = dialogOf(page, 'Create a new account')
  await fill(dialog, { ...ADDRESS, 'Business name': `Copper ${mark}`, 'E-mail': `${mark}@example.com`, Phone: phone })
  await fill(dialog, { 'Contact name': 'Mo Mock' })
  await dialog.getByLabel('Same e-mail and phone as the business').check()
  await expect(dialog.getByLabel(/^Contact e-mail/)).toBeHidden()
  await createButton(dialog).click()
  const contact = page.getByRole('region', { name: 'Contacts' }).getByRole('listitem')
  await expect(contact.getByText(`${mark}@example.com`)).toBeVisible()
  await expect(contact.getByText(phone)).toBeVisible()
})

test('a person is taken on, whose policies are told not to be kept', async ({ page }) => {
  const name = `Delia ${unique()}`
  await page.goto('/app/accounts/new')
  const dialog = dialogOf(page, 'Create a new account')
  await dialog.getByText('Individual', { exact: true }).click()
  await createButton(dialog).click()
  await expect(dialog.getByText('Enter the name.')).toBeVisible()
  await expect(dialog.getByLabel('Contact name')).toHaveCount(0)
  await fill(dialog, { ...ADDRESS, Name: name, 'E-mail': `${unique()}@example.com`, Phone: aNumber() })
  await createButton(dialog).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page
    .getByRole('navigation', { name })
    .getByRole('link', { name: /^Policies/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Personal policies are not supported yet' })).toBeVisible()
  await expect(page.getByText('contact support')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Policy' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a business takes a contact that is there, and is pointed out when it looks like a client', async ({ page }) => {
  const first = await anAccount(page, `Quiet Comet ${unique()} Software`)
  const mark = unique()
  await page.goto('/app/accounts/new')
  const dialog = dialogOf(page, 'Create a new account')
  await fill(dialog, { 'Business name': first.name.toUpperCase() })
  const note = dialog.getByRole('status').filter({ hasText: 'client you have already' })
  await expect(note.getByRole('link', { name: first.name })).toBeVisible()
  await expect(note.getByText('similar name')).toBeVisible()
  await fill(dialog, { 'E-mail': first.email })
  await expect(note.getByText('same e-mail and similar name')).toBeVisible()
  await expectAccessible(page)
  await fill(dialog, {
    ...ADDRESS,
    Address: `${mark} Example Street`,
    'Business name': `Nimbus ${mark} Movers`,
    'E-mail': `${mark}@example.com`,
    Phone: aNumber(),
  })
  await expect(note).toHaveCount(0)
  await dialog.getByText('Existing contact').click()
  await createButton(dialog).click()
  await expect(dialog.getByText('Choose a contact.')).toBeVisible()
  const contact = dialog.getByLabel('Contact', { exact: true })
  await expect(contact).toBeFocused()
  await contact.fill(first.email.replace('office', 'odette'))
  await page.getByRole('option', { name: /Odette Sample/ }).click()
  await createButton(dialog).click()
  await expect(page.getByText(/^Odette Sample · Created on/)).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(
    dialogOf(page, 'Edit account').getByText('Also speaks for another account; a change shows there, too.'),
  ).toBeVisible()
})

test('an account is edited, and the second of two editors is told what the first changed', async ({
  page,
  context,
}) => {
  const { id } = await anAccount(page)
  const other = await context.newPage()
  const [mine, theirs] = [page, other].map((one) => dialogOf(one, 'Edit account')) as [Locator, Locator]
  for (const one of [page, other]) await one.goto(`/app/accounts/${id}/edit`)
  await fill(theirs, { 'Business name': 'Velvet Anvil', 'Contact phone': '(555) 010-7777' })
  await fill(mine, { Website: 'mine.example.com' })
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Velvet Anvil', level: 1 })).toBeVisible()
  await expect(other.getByText('changed the account')).toBeVisible()

  await fill(mine, { 'E-mail': 'office@' })
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText('Enter an e-mail address like name@example.com.')).toBeVisible()
  await fill(mine, { 'E-mail': `${unique()}@example.com` })
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText('Nothing you typed is lost')).toBeVisible()
  await expect(mine.getByText('Robin Placeholder changed this to “Velvet Anvil” meanwhile.')).toBeVisible()
  await expect(mine.getByText('Robin Placeholder changed this to “(555) 010-7777” meanwhile.')).toBeVisible()
  await expect(mine.getByLabel('Website')).toHaveValue('mine.example.com')
  await expectAccessible(page)
  await fill(mine, { 'Business name': 'Velvet Anvil', 'Contact phone': '555 010 7777' })
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Velvet Anvil', level: 1 })).toBeVisible()
  await expect(page.getByText('mine.example.com').first()).toBeVisible()
})

test('two accounts of one client become one, and two again', async ({ page }) => {
  const mark = unique()
  const kept = await anAccount(page, `${mark} & Daughters LLC`)
  const merged = await anAccount(page, `${mark} and Daughters`)
  await aPolicy(page, merged.id, { policyNumber: `QF-${mark}` })
  await page.goto(`/app/accounts/${kept.id}`)
  await page.getByRole('region', { name: 'Looks like the same client' }).getByRole('link', { name: 'Compare' }).click()
  const dialog = dialogOf(page, 'Merge two accounts')
  await expect(dialog.getByRole('region', { name: 'Stays' })).toContainText(kept.name)
  await expect(dialog.getByText('1 policy and the history move over.')).toBeVisible()
  await expect(dialog.getByText(merged.email).last()).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep the other account' }).click()
  await expect(dialog.getByRole('region', { name: 'Stays' })).toContainText(merged.name)
  await dialog.getByRole('button', { name: 'Keep the other account' }).click()
  await expect(dialog.getByRole('region', { name: 'Stays' })).toContainText(kept.name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge accounts' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Policies\s*1$/ })).toBeVisible()
  await expect(page.getByText(`merged another account into this one (${merged.name})`)).toBeVisible()
  await expect(page.getByText(`created the account (${merged.name})`)).toBeVisible()

  // The address of the other leads to the one that stayed.
  await page.goto(`/app/accounts/${merged.id}/policies`)
  await expect(page).toHaveURL(`/app/accounts/${kept.id}/policies`)
  await expect(page.getByText(`QF-${mark}`)).toBeVisible()
  await page.goto(`/app/accounts/${kept.id}/merge/${merged.id}`)
  await expect(dialog.getByText('merged into another one meanwhile')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: `Undo the merge of ${merged.name}` }).click()
  await expect(page.getByText(`${merged.name} is an account of its own again`)).toBeVisible()
  await page.goto(`/app/accounts/${merged.id}/policies`)
  await expect(page.getByText(`QF-${mark}`)).toBeVisible()
  await page.goto(`/app/accounts/${kept.id}/policies`)
  await expect(page.getByRole('heading', { name: 'No policies' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Policy' })).toHaveAttribute(
    'href',
    `/app/policies/new?accountId=${kept.id}`,
  )
})

test('any two accounts of a kind can be merged from the menu, and an edit points out a twin', async ({ page }) => {
  const [one, other] = [await anAccount(page, `${unique()} Kiln`), await anAccount(page, `${unique()} Anvil`)]
  await page.goto(`/app/accounts/${one.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Merge with another account' }).click()
  const dialog = dialogOf(page, 'Merge two accounts')
  await expect(dialog.getByLabel('Account', { exact: true })).toBeFocused()
  await page.waitForTimeout(300)
  await expect(dialog.getByLabel('Account', { exact: true })).toBeFocused()
  await dialog.getByLabel('Account', { exact: true }).fill(other.email)
  await page.getByRole('option', { name: other.name }).click()
  await expect(dialog.getByRole('region', { name: 'Becomes part of it' })).toContainText(other.name)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const edit = dialogOf(page, 'Edit account')
  await fill(edit, { 'E-mail': other.email })
  await expect(edit.getByRole('status').getByRole('link', { name: other.name })).toBeVisible()
  await expect(edit.getByRole('status').getByText('same e-mail')).toBeVisible()
})

test('a note stands on the time line, and what could not be sent stays in the box', async ({ page, context }) => {
  const { id } = await anAccount(page)
  await page.goto(`/app/accounts/${id}`)
  const note = page.getByLabel('Note', { exact: true })
  await expect(page.getByText('No follow-ups.')).toBeVisible()
  await note.fill('They plan a second shop.')
  await context.setOffline(true)
  // Pointing at a link fetches its screen, which nobody has opened yet: that it cannot be fetched changes nothing.
  const fetched = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await page.getByRole('link', { name: 'Edit', exact: true }).hover()
  await fetched
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(note).toHaveValue('They plan a second shop.')
  await context.setOffline(false)
  await page.reload()
  await expect(note).toHaveValue('They plan a second shop.')
  await expect(page.getByLabel('Ask about this account'), 'a note is no question').toHaveValue('')
  await note.press('Control+Enter')
  await expect(page.getByText('Robin Placeholder noted')).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(page.getByText('They plan a second shop.')).toHaveCount(1)

  const shown = page.getByRole('navigation', { name: 'Show' })
  await shown.getByRole('link', { name: 'Notes' }).click()
  await expect(page).toHaveURL(/show=NOTE/)
  await expect(page.getByText('created the account')).toHaveCount(0)
  await expect(page.getByText('They plan a second shop.')).toBeVisible()
  await shown.getByRole('link', { name: 'Certificates' }).click()
  await expect(page.getByText('Nothing of this has happened yet.')).toBeVisible()
  await expectAccessible(page)
  await shown.getByRole('link', { name: 'Everything' }).click()
  await expect(page.getByText('created the account')).toBeVisible()
})

test('an imported account without an address gets a phone, and no address is asked for until half of one is typed', async ({
  page,
}) => {
  const [name, phone] = [`Copper ${unique()} Kettle`, aNumber()]
  await page.goto('/app/imports?kind=ACCOUNTS')
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(`Client Name\n${name}\n`) }
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText(/^1 created/).first()).toBeVisible()
  await page.goto(`/app/accounts?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const dialog = dialogOf(page, 'Edit account')
  await fill(dialog, { Phone: phone, City: 'Sampleton' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter the street and number.')).toBeVisible()
  await expect(dialog.getByText('Enter the name of the contact.')).toHaveCount(0)
  await expectAccessible(page)
  await fill(dialog, { City: '' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Details' }).getByText(phone).first()).toBeVisible()
})

// At every hour one of the two is on another day than the agency.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Niue']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })
    test(`the day an account was made is the agency’s, seen from ${timezoneId}`, async ({ page }) => {
      const { id } = await anAccount(page)
      const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' })
      const day = today.format(new Date())
      await page.goto(`/app/accounts/${id}/overview`)
      await expect(page.getByText(`Created on ${day}`)).toBeVisible()
      await expect(page.getByText(`Since ${day}`)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Details' }).getByText(day).first()).toBeVisible()
    })
  })
}
