import type { Page } from '@playwright/test'
import { aNumber, anAccount, aPolicy, graphql, somePolicies, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

test('the list narrows, sorts, says when it is empty or loading, and comes as a file', async ({ page }) => {
  const mark = unique()
  await anAccount(page, `Zephyr ${mark}, Inc.`)
  await anAccount(page, `Anvil ${mark}`)
  const input = { name: `Percy ${mark}`, email: `percy-${mark}@example.com`, phone: aNumber() }
  const mailingAddress = { line1: '7 Invented Court', city: 'Testford', zone: 'MI', postalCode: '48000' }
  await graphql(
    page,
    'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { errors { message } } }',
    {
      input: { individual: { ...input, mailingAddress } },
    },
  )
  await page.goto(`/app/accounts?q=${mark}`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Anvil')
  await page.getByRole('button', { name: 'Sort' }).click()
  await page.getByRole('menuitemradio', { name: 'Newest created' }).click()
  await expect(rows.first()).toContainText('Percy')
  await page.getByRole('button', { name: /^Individual 1$/ }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Individual')
  await page.getByRole('button', { name: /^All 3$/ }).click()
  await page.getByRole('button', { name: 'State' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Michigan' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/state=MI/)
  await expect(rows).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = await (await download).createReadStream()
  const text = (await file.toArray()).join('')
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
  expect(text).toContain(`Percy ${mark},Individual`)

  await page.getByPlaceholder('Start typing to filter...').fill(`nobody ${mark}`)
  await expect(page.getByRole('heading', { name: 'No accounts found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(rows.first()).toBeVisible()

  let release = () => {}
  let held = Promise.resolve()
  const hold = () => {
    held = new Promise<void>((resolve) => {
      release = resolve
    })
  }
  await page.route('/graphql', async (route) => {
    if (route.request().postData()?.includes('AccountPage')) await held
    await route.continue()
  })
  hold()
  await page.goto('/app/accounts')
  await expect(page.getByText('Loading accounts...').first()).toBeVisible()
  release()
  await expect(rows.first()).toBeVisible()

  hold()
  await page.getByRole('button', { name: /^Individual \d+$/ }).click()
  const busy = page.locator('[aria-busy=true]').filter({ has: page.getByRole('table') })
  await expect(busy, 'the rows before stand there until the next are loaded').toHaveCSS('filter', 'grayscale(1)')
  await expectAccessible(page)
  release()
  await expect(busy).toHaveCount(0)
})

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`accounts that are selected come as a file, at ${String(viewport.width)} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const mark = unique()
    for (const name of ['Anvil', 'Kiln', 'Zephyr']) await anAccount(page, `${name} ${mark}`)
    await page.goto(`/app/accounts?q=${mark}`)
    for (const name of ['Anvil', 'Zephyr'])
      await page.getByRole('checkbox', { name: `Select ${name} ${mark}` }).check({ force: true })
    const chosen = page.getByRole('toolbar', { name: 'Selected rows' })
    await expect(chosen).toContainText('2 selected')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await chosen.getByRole('link', { name: 'Export CSV' }).click()
    const file = await (await download).createReadStream()
    const [, ...rows] = (await file.toArray()).join('').trimEnd().split('\r\n')
    expect(rows.map((row) => row.split(',')[0])).toEqual([`Anvil ${mark}`, `Zephyr ${mark}`])
  })

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`the policies of an account are a list, at ${String(viewport.width)} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { id } = await anAccount(page)
    await aPolicy(page, (await anAccount(page)).id, { policyNumber: 'QF-OTHER' })
    const policies = Array.from({ length: 50 }, (_, at) => ({
      type: at ? 'GENERAL_LIABILITY' : 'CYBER',
      policyNumber: `QF-${String(100 + at)}`,
      pricing: { premium: '1250.5' },
    }))
    await somePolicies(page, id, policies)
    await aPolicy(page, id)
    await page.goto(`/app/accounts/${id}/policies`)
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(page.getByText('51 policies')).toBeVisible()
    await expect(rows).toHaveCount(50)
    await expect(page.getByRole('link', { name: /^Policies\s*51$/ })).toBeVisible()
    await page.getByText('51 policies').scrollIntoViewIfNeeded()
    await expect(rows).toHaveCount(51)
    await expectAccessible(page)
    await page.getByLabel('Filter policies').fill('qf100')
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/\/policies\?q=qf100$/)
    await expect(rows.first()).toContainText('Cyber')
    if (viewport.width > 1000) await expect(rows.first()).toContainText('$1,250.50')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const file = await (await download).createReadStream()
    expect((await file.toArray()).join('').trimEnd().split('\r\n')).toHaveLength(2)
    await page.getByLabel('Filter policies').fill('nothing')
    await expect(page.getByText('No policy matches these filters.')).toBeVisible()
    await page.getByLabel('Filter policies').fill('qf100')
    await rows.first().getByRole('link').press('Enter')
    await expect(page).toHaveURL(/\/app\/policies\/[^/]+\/overview$/)
  })

test('a choice of many is drawn as far as it is scrolled, down to the last', async ({ page }) => {
  const mark = unique()
  for (let at = 0; at < 120; at++) await anAccount(page, `Kiln ${mark} ${String(at).padStart(3, '0')}`)
  const one = await anAccount(page)
  await page.goto(`/app/accounts/${one.id}/merge`)
  const field = dialogOf(page, 'Merge two accounts').getByLabel('Account', { exact: true })
  await field.fill(mark)
  const options = page.getByRole('option')
  await expect(options).toHaveCount(50)
  await expect(options.first()).toHaveAttribute('data-highlighted')
  for (const count of [100, 120]) {
    await options.last().scrollIntoViewIfNeeded()
    await expect(options).toHaveCount(count)
  }
  await field.fill(`${mark} 00`)
  await expect(options).toHaveCount(10)
  await field.fill(mark)
  await expect(options).toHaveCount(50)
  const down = async (times: number) => {
    for (let at = 0; at < times; at++) await field.press('ArrowDown')
  }
  await down(49)
  await expect(options).toHaveCount(100)
  await down(21)
  await field.press('Enter')
  await expect(dialogOf(page, 'Merge two accounts')).toContainText(`Kiln ${mark} 070`)
})

test('by keyboard: the palette creates, Escape closes and gives the focus back, and a missing account leads to the list', async ({
  page,
}) => {
  await page.goto('/app/home')
  await expect(page.getByRole('button', { name: 'Find or do' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do' }).fill('create acc')
  await expect(page.getByRole('option').first()).toContainText('Create account')
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page, 'Create a new account')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('radio', { name: 'Business' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/accounts$/)

  const { id } = await anAccount(page)
  await page.goto(`/app/accounts/${id}`)
  await expect(page).toHaveURL(`/app/accounts/${id}/overview`)
  await page.getByRole('link', { name: 'Edit' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page, 'Edit account').getByLabel('Business name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Edit' })).toBeFocused()
  await page.goto('/app/accounts/00000000-0000-0000-0000-000000000000/overview')
  await expect(page).toHaveURL(/\/app\/accounts$/)
})
