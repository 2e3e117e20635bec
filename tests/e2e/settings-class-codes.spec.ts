import path from 'node:path'
import type { Page } from '@playwright/test'
import { actAs } from './own-agency.ts'
import { WREN } from './people.ts'
import { expect, expectAccessible, test } from './support.ts'

// The table is of the whole agency.
actAs(WREN)

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const shots = process.env.SHOTS

/** Pictures of the page at both sizes, on which nothing is wider than the screen. */
async function shoot(page: Page, name: string) {
  for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(viewport)
    const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    await expect.poll(() => page.evaluate(isWider)).toBe(false)
    if (shots) await page.waitForTimeout(400)
    if (shots) await page.screenshot({ path: path.join(shots, `class-codes-${name}-${size}.png`) })
  }
  await page.setViewportSize(DESK)
}

const tableOf = (rows: readonly (readonly string[])[], name = 'GL classes.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')),
})
const HEAD = ['Class Code', 'Description', 'Premium basis']
const OWN = [
  ['10001', 'Dry wall or wallboard installation', 'Payroll'],
  ['10002', 'Bakery plants', 'Sales'],
  ['10003', 'Roofing, residential', 'Payroll'],
]
const MANY = Array.from({ length: 120 }, (_, at) => [
  String(20_000 + at),
  `Manufacturing of part ${String(at)}`,
  'Sales',
])

const dialogOf = (page: Page) => page.getByRole('dialog')
const table = (page: Page) => page.getByRole('table', { name: 'GL class codes' })

async function send(page: Page, file: ReturnType<typeof tableOf>, verb: string) {
  await page.getByRole('link', { name: 'Import codes' }).click()
  await dialogOf(page).getByLabel('Table of codes').setInputFiles(file)
  await dialogOf(page).getByRole('button', { name: verb, exact: true }).click()
}

test('GL class codes are imported, filtered, replaced, ranked and deleted', async ({ page }) => {
  await page.goto('/app/settings/class-codes')
  await expect(page.getByRole('heading', { name: 'No class codes yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Class codes', exact: true })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await shoot(page, 'empty')

  await page.getByRole('link', { name: 'Import codes' }).click()
  const importing = page.getByRole('dialog', { name: 'Import class codes' })
  const importIt = importing.getByRole('button', { name: 'Import', exact: true })
  await importIt.click()
  await expect(importing.getByText('Choose the file with the codes.')).toBeVisible()
  const input = importing.getByLabel('Table of codes')
  await input.setInputFiles(tableOf([['Client', 'City'], ['Otter', 'Testford']], 'Clients.csv')) // biome-ignore format: one row
  await importIt.click()
  await expect(importing.getByText('There are no codes in this file.')).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'refused')
  await importing.getByRole('button', { name: 'Remove Clients.csv' }).click()
  await input.setInputFiles(tableOf([HEAD, ['Contractors', '', ''], ...OWN, ...MANY, ['10002', 'Bakeries', 'Sales']]))
  await importIt.click()
  await expect(page.getByText('123 codes imported', { exact: true })).toBeVisible()
  await expect(page.getByText('GL classes.csv')).toBeVisible()
  await expect(page.getByText(/^123 codes · imported .* by Wren/)).toBeVisible()
  const left = page.getByRole('list', { name: 'Left out' })
  await expect(left).toContainText('1 code stands more than once with another title; the first one counts: 10002.')
  await expect(left).toContainText('1 row has no code or no title and was left out: 2.')
  await expect(table(page)).toContainText('Roofing, residential')
  await shoot(page, 'list')
  // Coming into sight loads what follows: the button may be gone before it is pressed.
  const more = page.getByRole('button', { name: /more/i })
  await more.click({ timeout: 5_000 }).catch(() => undefined)
  await expect(table(page)).toContainText('Manufacturing of part 90')
  await expectAccessible(page)

  const filter = page.getByPlaceholder(/filter/i).first()
  await filter.fill('bakery')
  await expect(page.getByText('1 code', { exact: true })).toBeVisible()
  await expect(table(page)).not.toContainText('Roofing')
  await filter.fill('zeppelin')
  await expect(page.getByText('No code matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page.getByText('123 codes', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Import codes' }).click()
  const replacing = page.getByRole('dialog', { name: 'Replace the class codes' })
  await expect(replacing.getByText('You have 123 codes now, from GL classes.csv.')).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'replace')
  await page.keyboard.press('Escape')
  await expect(replacing).toHaveCount(0)
  await send(page, tableOf([HEAD, ...OWN], 'GL 2027.csv'), 'Replace 123 codes')
  await expect(page.getByText('3 codes imported', { exact: true })).toBeVisible()
  await expect(page.getByText(/GL 2027\.csv/)).toBeVisible()
  await expect(table(page)).not.toContainText('Manufacturing')

  await classify(page)
  const result = page.getByRole('complementary', { name: 'What is open' })
  await expect(result.getByText('10003')).toBeVisible({ timeout: 60_000 })
  await expect(result).toContainText('Roofing, residential')
  await shoot(page, 'ranked')

  await page.goto('/app/settings/class-codes')
  await page.getByRole('button', { name: 'Delete all' }).click()
  const deleting = page.getByRole('dialog', { name: 'Delete 3 codes?' })
  await expectAccessible(page)
  await shoot(page, 'delete')
  await deleting.getByRole('button', { name: 'Delete all' }).click()
  await expect(page.getByRole('heading', { name: 'No class codes yet' })).toBeVisible()
  await classify(page)
  await expect(page.getByText(/has no table of GL class codes yet/).first()).toBeVisible({ timeout: 60_000 })
})

async function classify(page: Page) {
  await page.goto('/app/home?preset=COMMERCIAL_CLASSIFICATION')
  const dialog = page.getByRole('dialog', { name: 'Commercial Classification' })
  await dialog.getByRole('radio', { name: 'GL' }).check()
  await dialog.getByLabel(/What does the business do/).fill('Residential roofing contractor.')
  await dialog.getByRole('button', { name: 'Classify' }).click()
}

test('two who replace at once: the later one is told', async ({ page }) => {
  await page.goto('/app/settings/class-codes')
  await send(page, tableOf([HEAD, ...OWN]), 'Import')
  await expect(page.getByText('3 codes imported', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Import codes' }).click()
  await dialogOf(page)
    .getByLabel('Table of codes')
    .setInputFiles(tableOf([HEAD, OWN[0]!]))

  const other = await page.context().newPage()
  await other.goto('/app/settings/class-codes')
  await send(other, tableOf([HEAD, ...OWN.slice(1)]), 'Replace 3 codes')
  await expect(other.getByText('2 codes imported', { exact: true })).toBeVisible()

  await dialogOf(page).getByRole('button', { name: 'Replace 3 codes' }).click()
  await expect(dialogOf(page).getByText('Someone else changed the table of class codes meanwhile.')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Replace 2 codes' }).click()
  await expect(page.getByText('1 code imported', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await dialogOf(page).getByRole('button', { name: 'Delete all' }).click()
  await expect(page.getByRole('heading', { name: 'No class codes yet' })).toBeVisible()
})
