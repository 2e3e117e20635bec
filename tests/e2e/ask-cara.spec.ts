import type { Page } from '@playwright/test'
import { aDocument, contentOf, type Place, saveElsewhere, textOf } from './drafted-document.ts'
import { expect, expectAccessible, test } from './support.ts'

const FIRST = '<p class="lead">At this point in time the roof is new. Please be advised that the roof holds.</p>'
const HTML = `<h1>A &amp; B</h1>\n${FIRST}\n<ul><li>one</li><li>two <b>words</b></li></ul>\n<p>last   line</p>`

const box = (page: Page) => page.getByRole('region', { name: 'Ask Cara' })
const field = (page: Page) => page.getByLabel('What should Cara change here?')

/** Selects the words of the first paragraph by keyboard. */
async function selectFirst(page: Page) {
  await textOf(page).getByText('Please be advised').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
}

async function propose(page: Page, instruction: string) {
  await page.keyboard.press('Control+j')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(instruction)
  await page.keyboard.press('Enter')
}

const saved = (page: Page, place: Place, html: string) =>
  expect.poll(async () => contentOf(page, place), { timeout: 15_000 }).toBe(html)

test('a change of one part by keyboard: shown, refused, accepted, undone; the rest stays byte for byte', async ({
  page,
}) => {
  const place = await aDocument(page, HTML)
  await selectFirst(page)
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  await expect(bar.getByRole('button')).toHaveCount(4)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Please be advised')

  await propose(page, 'make this shorter')
  const change = page.getByRole('region', { name: 'Proposed change' })
  await expect(change.locator('del').first()).toContainText('At this point in time')
  await expect(change.locator('ins').first()).toContainText('Now')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(textOf(page)).toBeFocused()
  expect(await contentOf(page, place)).toBe(HTML)

  await selectFirst(page)
  await propose(page, 'make this shorter')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused()
  await page.keyboard.press('Enter')
  await saved(page, place, HTML.replace(FIRST, '<p class="lead">Now the roof is new. The roof holds.</p>'))
  await page.keyboard.press('Control+z')
  await saved(page, place, HTML)
})

test('what cannot be done is said and what was asked stays; a list from the slash menu; a part that changed meanwhile', async ({
  page,
}) => {
  const place = await aDocument(page, HTML)
  await textOf(page).getByText('last line').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' /ask')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('hmm')
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('alert')).toContainText('The built-in model can shorten this')
  await expect(field(page)).toHaveValue('hmm')
  await expectAccessible(page)
  await field(page).fill('replace “line” with “row”')
  await page.keyboard.press('Enter')
  await expect(box(page).locator('ins')).toContainText('row')

  // The text can be edited elsewhere meanwhile.
  await textOf(page).getByText('two').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' more')
  await page.getByRole('button', { name: 'Accept' }).click()
  const changed = HTML.replace('<b>words</b>', '<b>words more</b>').replace(/last {3}line/, 'last row')
  await expect
    .poll(async () => (await contentOf(page, place)).replace(/last\s+row\s*/, 'last row').replaceAll('&nbsp;', ''))
    .toBe(changed)

  await selectFirst(page)
  await propose(page, 'replace “roof” with “wall”')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused()
  await textOf(page).getByText('Please be advised').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' It leaks.')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(box(page).getByRole('alert')).toContainText('This part was changed meanwhile')
  await expect(field(page)).toHaveValue('replace “roof” with “wall”')
  await field(page).press('Enter')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect
    .poll(async () => contentOf(page, place))
    .toContain('the wall is new. Please be advised that the wall holds. It leaks.</p>')
})

test('on a phone, with a connection that is lost and with Stop', async ({ page, context }) => {
  const place = await aDocument(page, HTML)
  await page.setViewportSize({ width: 390, height: 844 })
  await selectFirst(page)
  await propose(page, 'as bullets')
  await expect(box(page).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Try again' }).click()
  await context.setOffline(true)
  await field(page).press('Enter')
  await expect(box(page).getByRole('alert')).toContainText('The connection to Cara was lost')
  await expect(field(page)).toHaveValue('as bullets')
  await context.setOffline(false)

  let release = () => {}
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ProposeChange')) return route.fallback()
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.abort().catch(() => {})
  })
  await field(page).press('Enter')
  await expect(box(page).getByRole('status')).toContainText('Cara is writing')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('as bullets')
  release()
  await page.unroute('**/graphql')
  expect(await contentOf(page, place)).toBe(HTML)
  await saveElsewhere(page, place, '<p>x</p>')
})
