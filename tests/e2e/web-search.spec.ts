import { test as base, expect, type Page } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { aWebServer, html } from '../support/web-server.ts'
import { aCara } from './own-cara.ts'
import { ROBIN } from './people.ts'
import { expectAccessible, signIn } from './support.ts'

const PLACE = `http://localhost:${String(await freePort())}`

type Started = { web: Awaited<ReturnType<typeof aWebServer>>; folder: string }

/** A Cara with a search service, and the pages that it finds. */
const test = base.extend<object, { started: Started }>({
  baseURL: PLACE,
  started: [
    async ({ browser: _browser }, use) => {
      const web = await aWebServer('searxng')
      const cara = await aCara(PLACE, { WEB_SEARCH: 'searxng', WEB_SEARCH_URL: web.url })
      await use({ web, folder: cara.folder })
      await cara.end()
      web.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : undefined
const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('what the web says is quoted with host and day, and its pages open in a tab of their own', async ({
  page,
  started: { web, folder },
}) => {
  const rule = web.put(
    '/departments/building/contractors/roofing-license-requirements',
    html(
      '<h1>Roofing license</h1><p>Sampleton requires a roofing license of every contractor who works on more than 500 square feet. The license is renewed each year in March.</p>',
    ),
    'building.city-of-sampleton.example.com',
  )
  const fees = web.put(
    '/fees',
    html('<p>The fee for a roofing license in Sampleton is $125, due with the application.</p>'),
    'fees.example.com',
  )
  web.finds(
    { url: rule, title: 'Roofing license requirements for contractors | Building Department | City of Sampleton' },
    { url: fees, title: 'Fees' },
    { url: web.at('/gone', 'gone.example.com'), title: 'Gone' },
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, ROBIN.email, folder)
  await page
    .getByRole('textbox', { name: /Message|Ask/ })
    .first()
    .fill('Look on the web for roofing license requirements in Sampleton.')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByText(/building\.city-of-sampleton\.example\.com .* says: /)).toBeVisible({ timeout: 60_000 })
  const mark = log.getByRole('link', { name: /^Source 1: Roofing license requirements.*read on/ })
  await expect(mark).toHaveAttribute('href', rule)
  await expect(mark).toHaveAttribute('target', '_blank')
  await expect(mark).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  const told = page.getByRole('region', { name: 'What Cara did' })
  await told.getByRole('button', { name: /Searched the web/ }).click()
  await told.getByRole('button', { name: /Searched the web 2 of 3 pages read/ }).click()
  const link = told.getByRole('link', { name: /building\.city-of-sampleton\.example\.com/ })
  await expect(link).toHaveAttribute('href', rule)
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(told.getByText('It answered 404.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'web-1440')
  await mark.hover()
  await expect(page.getByRole('dialog', { name: 'Source 1' })).toContainText('500 square feet')
  await shot(page, 'web-quote-1440')
  await page.mouse.move(0, 0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await widthOver(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await shot(page, 'web-390')
})
