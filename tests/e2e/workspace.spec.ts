import { expect, expectAccessible, fillAForm, test } from './support.ts'

test('a form is filled, shows its evidence, is changed and downloaded', async ({ page }) => {
  await fillAForm(page)
  await expect(page.getByRole('log').getByRole('button', { name: /Processed attachments/ })).toBeVisible()
  await expect(page).toHaveURL(/artifact_id=.+&version=1/)
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /^Each occurrence.*: .*1,000,000/ })
    .first()
    .click()
  const source = page.getByRole('region', { name: 'Source page' })
  await expect(source.getByRole('img')).toBeVisible()
  await expect(source).toContainText('page 1 of 2')
  const card = page.getByRole('dialog', { name: 'Where this value comes from' })
  await expect(card).toContainText('Each Occurrence Limit')
  await source.getByRole('button', { name: 'Next page' }).click()
  await expect(source).toContainText('page 2 of 2')
  await page.getByRole('button', { name: 'Close the page' }).click()

  await page.getByRole('tab', { name: 'Values' }).click()
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'General liability' })
    .getByRole('button', { name: '1,000,000' })
    .first()
    .click()
  await card.getByRole('button', { name: 'Change value' }).click()
  await card.getByRole('textbox').fill('3,000,000')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/version=2/)
  await expect(page.getByRole('region', { name: 'General liability' })).toContainText('3,000,000')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('button', { name: 'Version 2' }).click()
  await page.getByRole('menuitemradio', { name: 'Version 1' }).click()
  await expect(page.getByText('Only the newest version can be edited.')).toBeVisible()
})

test('a day that no calendar has is not saved', async ({ page }) => {
  await fillAForm(page)
  await page.getByRole('tab', { name: 'Values' }).click()
  const section = page.getByRole('region', { name: 'General liability' })
  await section.getByRole('button', { name: '04/01/2026' }).click()
  const card = page.getByRole('dialog', { name: 'Where this value comes from' })
  await card.getByRole('button', { name: 'Change value' }).click()
  await card.getByRole('textbox').fill('31.31.2026')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('alert')).toHaveText('“31.31.2026” is not a date. Write it as month/day/year.')
  await card.getByRole('textbox').fill('2026-04-02')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(section).toContainText('04/02/2026')
})

test('two tabs: the later change is refused with its reason and taken back', async ({ page, context }) => {
  await fillAForm(page)
  await page.getByRole('tab', { name: 'Values' }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('tab', { name: 'Values' }).click()
  const change = async (tab: typeof page, value: string) => {
    const section = tab.getByRole('region', { name: 'General liability' })
    await section.getByRole('button', { name: 'QF-000-1042' }).click()
    const card = tab.getByRole('dialog', { name: 'Where this value comes from' })
    await card.getByRole('button', { name: 'Change value' }).click()
    await card.getByRole('textbox').fill(value)
    return card.getByRole('button', { name: 'Save' })
  }
  const first = await change(page, 'QF-000-0001')
  const second = await change(other, 'QF-000-0002')
  await first.click()
  await expect(page).toHaveURL(/version=2/)
  await expect(other).toHaveURL(/version=2/)
  await second.click()
  await expect(other.getByText(/was not changed\. It was changed elsewhere to “QF-000-0001”/)).toBeVisible()
  for (const tab of [page, other])
    await expect(tab.getByRole('region', { name: 'General liability' })).toContainText('QF-000-0001')
})

test('a follow-up is answered in the same workspace, and a reload shows the same conversation', async ({ page }) => {
  await fillAForm(page)
  await page.getByLabel('Follow up').fill('What is the each occurrence limit?')
  await page.getByLabel('Follow up').press('Enter')
  await expect(page.getByRole('log').getByText('What is the each occurrence limit?')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Cara' })).toHaveCount(2)
  await expect(page.getByLabel('Follow up')).toHaveValue('')
  const before = await page.getByRole('article', { name: 'Cara' }).allInnerTexts()
  await page.reload()
  await expect(page.getByRole('article', { name: 'Cara' })).toHaveCount(2)
  expect(await page.getByRole('article', { name: 'Cara' }).allInnerTexts()).toEqual(before)
})

test('the end stays in view while answers grow, until the reader goes up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await fillAForm(page)
  const newest = page.getByRole('button', { name: 'To the newest' })
  const distance = () => page.getByRole('log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)
  for (const [index, question] of ['Summarize this policy', 'write the e-mail to the holder'].entries()) {
    await page.getByLabel('Follow up').fill(question)
    await page.getByLabel('Follow up').press('Enter')
    await expect(page.getByRole('article', { name: 'Cara' })).toHaveCount(index + 2)
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
    await expect.poll(distance).toBeLessThan(48)
    await expect(newest).toHaveCount(0)
  }
  await page.getByRole('log').hover()
  await page.mouse.wheel(0, -600)
  await expect(newest).toBeVisible()
  await newest.click()
  await expect.poll(distance).toBeLessThan(48)
})

test('the live view comes back after a lost connection, with nothing lost or doubled', async ({ page, context }) => {
  await fillAForm(page)
  await context.setOffline(true)
  await page.waitForTimeout(300)
  await context.setOffline(false)
  await page.getByLabel('Follow up').fill('Who is the named insured?')
  await page.getByLabel('Follow up').press('Enter')
  await expect(page.getByRole('article', { name: 'Cara' })).toHaveCount(2, { timeout: 20_000 })
  await expect(
    page.getByRole('log').getByRole('article').getByText('Who is the named insured?', { exact: true }),
  ).toHaveCount(1)
})

test('a file that cannot be read says so, and the others go on', async ({ page }) => {
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('What is in these files?')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'Broken 🧾.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing behind it') },
    { name: 'Note.txt', mimeType: 'text/plain', buffer: Buffer.from('The each occurrence limit is $1,000,000.') },
  ])
  await page.getByLabel('Ask Cara', { exact: true }).press('Enter')
  await expect(page.getByRole('log').getByText(/Broken 🧾\.pdf \(Failed: .+\)/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('article', { name: 'Cara' })).toBeVisible()
})

test('on a phone the form covers the conversation and closes again', async ({ page }) => {
  await fillAForm(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Values' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByLabel('Follow up')).toBeVisible()
  await expectAccessible(page)
})
