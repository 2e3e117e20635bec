import type { ServerResponse } from 'node:http'
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test'
import { anAddressServer, TOKEN } from '../support/address-server.ts'
import { freePort } from '../support/free-port.ts'
import { aCara } from './own-cara.ts'
import { ROBIN } from './people.ts'
import { unique } from './records.ts'
import { expectAccessible, signIn, test as withoutToken } from './support.ts'

const PLACE = `http://localhost:${String(await freePort())}`

type Started = { service: Awaited<ReturnType<typeof anAddressServer>>; folder: string }

/** A Cara that is given a token, and the service it asks. */
const test = base.extend<object, { started: Started }>({
  baseURL: PLACE,
  started: [
    async ({ browser: _browser }, use) => {
      const service = await anAddressServer()
      const cara = await aCara(PLACE, { ADDRESS_AUTOFILL_TOKEN: TOKEN, ADDRESS_AUTOFILL_URL: service.url })
      await use({ service, folder: cara.folder })
      await cara.end()
      service.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Addresses' }).getByRole('option')

/** Opens the dialog of a new person. */
async function aNewPerson(page: Page) {
  await page.goto('/app/accounts/new')
  const dialog = page.getByRole('dialog', { name: 'Create a new account' })
  await dialog.getByText('Individual').click()
  return dialog
}

async function fillPerson(dialog: Locator, phone: string) {
  await dialog.getByLabel('Name').fill(`Odette ${unique()}`)
  await dialog.getByLabel('E-mail').fill(`${unique()}@example.com`)
  await dialog.getByLabel('Phone').fill(phone)
}

/** What a request said that asks for clients like the one that is typed; nothing of another request. */
function asksForDuplicates(response: Response) {
  const body = response.request().postData() ?? ''
  return body.includes('findDuplicateAccounts') ? body : ''
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`an address is picked by keyboard while it is typed, at ${String(viewport.width)} px`, async ({
    page,
    started: { service, folder },
  }) => {
    await page.setViewportSize(viewport)
    await signIn(page, ROBIN.email, folder)
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    const dialog = await aNewPerson(page)
    await fillPerson(dialog, '5550100123')
    await dialog.getByLabel('Suite, unit or floor').fill('Unit 7')
    const street = dialog.getByRole('combobox', { name: 'Address' })
    await street.focus()

    // Whoever is faster than the service is not disturbed where they are by now.
    await page.keyboard.type('1200')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Elsewhere')
    await page.waitForResponse((response) => asksForDuplicates(response).includes('Elsewhere'))
    await expect(street).toHaveAttribute('aria-expanded', 'false')
    await expect(optionsOf(page)).toHaveCount(0)
    await dialog.getByLabel('City').fill('')
    await street.fill('')

    // Escape closes the list alone, and what was typed stays.
    await page.keyboard.type('1200 pla')
    await expect(optionsOf(page)).toHaveText([
      '1200 Placeholder Avenue NorthwestSampleton, OH 43000',
      '1200 Placeholder CourtMockville Heights, NY 10999',
    ])
    await expect(street).toHaveAttribute('aria-expanded', 'true')
    await expect(street).toHaveAttribute('aria-autocomplete', 'list')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(optionsOf(page)).toHaveCount(0)
    await expect(street).toHaveValue('1200 pla')
    await expect(street).toHaveAttribute('aria-expanded', 'false')

    // Tab leaves it as it was typed.
    await page.keyboard.type('c')
    await expect(optionsOf(page)).toHaveCount(2)
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Suite, unit or floor')).toBeFocused()
    await expect(optionsOf(page)).toHaveCount(0)
    await expect(street).toHaveValue('1200 plac')
    await expect(dialog.getByLabel('City')).toHaveValue('')

    // Arrows and Enter pick, and the form is not sent.
    await street.focus()
    await page.keyboard.type('eholder')
    await expect(optionsOf(page)).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const second = optionsOf(page).nth(1)
    await expect(second).toHaveAttribute('data-highlighted', '')
    await expect(street).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!)
    await page.keyboard.press('Enter')
    await expect(street).toHaveValue('1200 Placeholder Court')
    await expect(street).toBeFocused()
    await expect(dialog.getByLabel('City')).toHaveValue('Mockville Heights')
    await expect(dialog.getByLabel('State')).toHaveValue('NY')
    await expect(dialog.getByLabel('ZIP code')).toHaveValue('10999')
    await expect(dialog.getByLabel('Suite, unit or floor')).toHaveValue('Unit 7')
    await expect(optionsOf(page)).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await expectAccessible(page)

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app\/accounts\/[0-9a-f-]{36}\/overview$/)
    await expect(page.getByText('1200 Placeholder Court, Unit 7, Mockville Heights, NY 10999')).toBeVisible()

    // The server asks, so that no browser learns the token or speaks to the service.
    expect(service.asked.length).toBeGreaterThan(0)
    expect([...origins]).toEqual([PLACE])
    expect(await page.content()).not.toContain(TOKEN)
  })

test('a picked address is compared with the clients there are', async ({ page, started: { folder } }) => {
  await signIn(page, ROBIN.email, folder)
  for (const phone of ['5550107001', '5550107002']) {
    const dialog = await aNewPerson(page)
    await fillPerson(dialog, phone)
    const street = dialog.getByRole('combobox', { name: 'Address' })
    const compared = page.waitForResponse((response) => /"1200 Placeholder A"/.test(asksForDuplicates(response)))
    await street.pressSequentially('1200 Placeholder A')
    await compared
    await expect(dialog.getByText('same street')).toHaveCount(0)
    await optionsOf(page).first().click()
    await expect(dialog.getByLabel('ZIP code')).toHaveValue('43000')
    if (phone === '5550107002') return expect(dialog.getByText('same street')).toBeVisible()
    await dialog.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/overview$/)
  }
})

test('a service that is away is told in a quiet line and hinders nothing', async ({ page, started }) => {
  await signIn(page, ROBIN.email, started.folder)
  const dialog = await aNewPerson(page)
  await fillPerson(dialog, '5550107003')
  await dialog.getByLabel('City').fill('Sampleton')
  await dialog.getByLabel('State').selectOption('OH')
  await dialog.getByLabel('ZIP code').fill('43000')
  const away = (res: ServerResponse) => void res.writeHead(503).end()
  // As often as it is asked, however fast the street is typed.
  started.service.next(...Array.from({ length: 20 }, () => away))
  await dialog.getByRole('combobox', { name: 'Address' }).pressSequentially('12 Example Street')
  await expect(dialog.getByText('Addresses cannot be suggested right now.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/overview$/)
  await expect(page.getByText('12 Example Street, Sampleton, OH 43000')).toBeVisible()
})

withoutToken('without a token the field is like any other', async ({ page }) => {
  const dialog = await aNewPerson(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await dialog.getByLabel('Address').pressSequentially('1200 Placeholder')
  await dialog.getByLabel('City').pressSequentially('Sampleton')
  await page.waitForResponse((response) => asksForDuplicates(response).includes('Sampleton'))
  await expect(dialog.getByRole('combobox', { name: 'Address' })).toHaveCount(0)
  expect(asked.filter((body) => body.includes('suggestAddresses'))).toEqual([])
})
