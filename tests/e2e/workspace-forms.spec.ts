import type { Page, Request } from '@playwright/test'
import { aLiveViewToHold, aPolicyFile, expect, expectAccessible, fillAForm, test } from './support.ts'

test('a form is filled, shows its evidence, is changed and downloaded', async ({ page }) => {
  await fillAForm(page)
  await expect(page).toHaveURL(/artifact_id=.+&version=1/)
  await expectAccessible(page)

  const section = page.getByRole('region', { name: 'General liability' })
  await section.getByRole('button', { name: 'Each occurrence: $1,000,000' }).click()
  const source = page.getByRole('region', { name: 'Source page' })
  await expect(source.getByRole('img')).toBeVisible()
  await expect(source).toContainText('page 1 of 2')
  const card = page.getByRole('dialog', { name: 'Where this value comes from' })
  await expect(card).toContainText('Each Occurrence Limit')
  await source.getByRole('button', { name: 'Next page' }).click()
  await expect(source).toContainText('page 2 of 2')
  await page.getByRole('button', { name: 'Close the page' }).click()

  await section.getByRole('button', { name: 'Each occurrence: $1,000,000' }).click()
  await card.getByRole('button', { name: 'Change value' }).click()
  await card.getByRole('textbox').fill('3m')
  await expect(card).toContainText('Will read 3,000,000')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/version=2/)
  await expect(section.getByRole('button', { name: 'Each occurrence: $3,000,000' })).toBeVisible()
  await expect(section).toContainText('Changed by Robin Placeholder')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('button', { name: 'Version 2' }).click()
  await page.getByRole('menuitemradio', { name: /Version 1/ }).click()
  await expect(page.getByText('Only the newest version can be edited.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Fill in/ })).toHaveCount(0)
})

test('a form that was filled before its page was there opens all the same, and stays closed once it is closed', async ({
  page,
  context,
}) => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation CreateWorkspace')) return route.continue()
    const response = await route.fetch({ maxRetries: 2 })
    const { data } = (await response.json()) as { data: { createCaraWorkspace: { id: string } } }
    const other = await context.newPage()
    await other.goto(`/app/workspaces/${data.createCaraWorkspace.id}`)
    await expect(other.getByText('Answered by the built-in model')).toBeVisible({ timeout: 60_000 })
    await other.close()
    await route.fulfill({ response })
  })
  await fillAForm(page)
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('tab', { name: 'PDF' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.getByText('Answered by the built-in model')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'PDF' })).toHaveCount(0)
})

test('what needs an eye is confirmed one by one, by keys, and stays confirmed', async ({ page }) => {
  await fillAForm(page)
  const eye = page.getByRole('region', { name: 'Needs your eye' })
  const items = eye.getByRole('listitem')
  await expect(items).toHaveCount(2)
  await page.getByRole('tab', { name: /Values/ }).press('j')
  const current = page.getByRole('tabpanel').locator('[aria-current="true"]')
  await expect(current).toContainText('Insurer letter')
  await expect(eye.locator('[aria-current="true"]')).toContainText('Insurer letter')
  await page.keyboard.press('e')
  await current.getByRole('textbox').press('Escape')
  for (const key of ['k', 'j']) await page.getByRole('tab', { name: /Values/ }).press(key)
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(1)
  await expect(current).toContainText('Commercial general liability')
  await page.keyboard.press('e')
  await expect(current.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(current.getByRole('checkbox')).toHaveCount(0)
  await eye.getByRole('button', { name: /^Confirm/ }).click()
  await expect(eye).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/Confirmed by Robin Placeholder/).first()).toBeAttached()
  await expect(eye).toHaveCount(0)
  await expect(page).toHaveURL(/version=1/)
})

test('a key pressed while a value is being confirmed goes to the next one', async ({ page }) => {
  await fillAForm(page)
  const items = page.getByRole('region', { name: 'Needs your eye' }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation ConfirmValues')) await held
    await route.continue()
  })
  const panel = page.getByRole('tabpanel')
  const current = panel.locator('[aria-current="true"]')
  await panel.press('j')
  await panel.press('Enter')
  await expect(current).toContainText('Commercial general liability')
  await panel.press('e')
  answer()
  await expect(items).toHaveCount(1)
  await expect(current).toContainText('Commercial general liability')
  await expect(current.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('what was typed for a value is there again when the value is left without saving', async ({ page }) => {
  await fillAForm(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  const panel = page.getByRole('tabpanel')
  const current = panel.locator('[aria-current="true"]')
  await panel.press('j')
  await panel.press('e')
  const box = current.getByRole('textbox')
  await box.fill('Z')
  await page.getByRole('button', { name: 'Next to look at' }).click()
  await expect(panel.getByText('“Z” typed, not saved')).toBeVisible()
  await panel.press('k')
  await panel.press('e')
  await expect(box).toHaveValue('Z')
  await current.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByText('typed, not saved')).toHaveCount(0)
})

test('an editor asked for while Cara still works opens when that ends, and takes no word from who types', async ({
  page,
}) => {
  const live = await aLiveViewToHold(page)
  await fillAForm(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  live.hold()
  await page.getByLabel('Follow up').fill('What is the each occurrence limit?')
  await page.getByLabel('Follow up').press('Enter')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  const panel = page.getByRole('tabpanel')
  await panel.press('j')
  await panel.press('e')
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  await page.getByLabel('Follow up').pressSequentially('And the')
  live.release()
  await expect(panel.getByRole('textbox')).toBeVisible()
  await page.keyboard.type(' aggregate?')
  await expect(page.getByLabel('Follow up')).toHaveValue('And the aggregate?')
})

test('the counts of a form add up, and each shows only its own', async ({ page }) => {
  await fillAForm(page)
  const counts = page.getByRole('group', { name: 'Show only' }).getByRole('button')
  const numbers = (await counts.allInnerTexts()).map((text) => Number(/\d+/.exec(text)![0]))
  const all = Number(/\d+/.exec(await page.getByRole('tab', { name: /Values/ }).innerText())![0])
  expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(all)
  await counts.filter({ hasText: 'not found' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('NAIC number')
  await expect(panel).not.toContainText('Combined single limit')
  await expect(panel.locator('dt')).toHaveCount(numbers.at(-1)!)
})

test('what is no amount and no day of the calendar is refused at its field', async ({ page }) => {
  await fillAForm(page)
  const section = page.getByRole('region', { name: 'General liability' })
  const card = page.getByRole('dialog', { name: 'Where this value comes from' })
  const change = async (value: RegExp, typed: string) => {
    await section.getByRole('button', { name: value }).click()
    await card.getByRole('button', { name: 'Change value' }).click()
    await card.getByRole('textbox').fill(typed)
    await card.getByRole('button', { name: 'Save' }).click()
  }
  await change(/^Each occurrence/, 'abc')
  await expect(card.getByRole('alert')).toHaveText(/^“abc” is not an amount\./)
  await page.waitForTimeout(300)
  await expect(card.getByRole('textbox'), 'it stays to be mended').toHaveValue('abc')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await change(/^Effective date/, '31.31.2026')
  await expect(card.getByRole('alert')).toHaveText('“31.31.2026” is not a date. Write it as month/day/year.')
  await card.getByRole('textbox').fill('2026-04-02')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(section).toContainText('04/02/2026')
})

test('the PDF is zoomed and fitted, also on a phone', async ({ page }) => {
  await fillAForm(page)
  await page.getByRole('tab', { name: 'PDF' }).click()
  const image = page.getByRole('img', { name: 'Page 1 of the filled form' })
  await expect(image).toBeVisible()
  const width = async () => (await image.boundingBox())!.width
  const fitted = await width()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(await width()).toBeGreaterThan(fitted * 1.2)
  await page.getByRole('button', { name: 'Fit width' }).click()
  expect(await width()).toBe(fitted)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByRole('tab', { name: 'PDF' }).click()
  await expect.poll(width).toBeGreaterThan(800)
})

test('two tabs: the later change is refused with its reason and taken back, and can still be taken', async ({
  page,
  context,
}) => {
  await fillAForm(page)
  const other = await context.newPage()
  await other.goto(page.url())
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
  await expect(
    other.getByText(/was not changed to “QF-000-0002”\. It was changed elsewhere to “QF-000-0001”/),
  ).toBeVisible()
  const both = async (value: string) => {
    for (const tab of [page, other])
      await expect(tab.getByRole('region', { name: 'General liability' })).toContainText(value)
  }
  await both('QF-000-0001')
  await other.getByRole('button', { name: 'Use mine' }).click()
  await both('QF-000-0002')
})

test('on a phone the form covers the conversation and closes again', async ({ page }) => {
  await fillAForm(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByLabel('Follow up')).toBeVisible()
  await expectAccessible(page)
})

test('versions tell who and why; an older one shows what changed and is brought back', async ({ page }) => {
  await fillAForm(page)
  const section = page.getByRole('region', { name: 'General liability' })
  const card = page.getByRole('dialog', { name: 'Where this value comes from' })
  await section.getByRole('button', { name: /^Each occurrence/ }).click()
  await card.getByRole('button', { name: 'Change value' }).click()
  await card.getByRole('textbox').fill('3m')
  await card.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Version 2' }).click()
  await expect(page.getByRole('menuitemradio', { name: /Version 2 changed by Robin Placeholder/ })).toBeVisible()
  await page.getByRole('menuitemradio', { name: /Version 1 made by Cara/ }).click()
  await page.getByRole('button', { name: 'What changed since' }).click()
  const diff = page.getByRole('dialog', { name: 'Compare versions' })
  await expect(diff.getByRole('deletion')).toHaveText(/\$1,000,000/)
  await expect(diff.getByRole('insertion')).toHaveText(/\$3,000,000/)
  await expect(diff).toContainText(/\d+ values unchanged/)
  await diff.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page).toHaveURL(/version=3/)
  await expect(section.getByRole('button', { name: 'Each occurrence: $1,000,000' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Fill in/ }).first()).toBeVisible()
})

for (const width of [1440, 390])
  test(`which insured is meant is asked with its answers in view, and nothing else wants an eye, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/app/home?preset=GENERATE_TEMPLATE')
    await page
      .getByLabel('Quotes, binders or policies')
      .setInputFiles([await aPolicyFile(), await aPolicyFile('Heron policy.pdf', 'Heron Lane Bakery Inc')])
    await page.getByRole('button', { name: 'Fill 1 form' }).click()
    const answers = page.getByRole('group', { name: 'Answers to choose from' })
    await expect(answers.getByRole('button')).toHaveText(['Otter & Thimble Joinery LLC', 'Heron Lane Bakery Inc'])
    for (const answer of await answers.getByRole('button').all()) await expect(answer).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('region', { name: 'Needs your eye' })).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'PDF' })).toHaveCount(0)
    await page.screenshot({ path: test.info().outputPath(`which-insured-${width}.png`) })
    await answers.getByRole('button', { name: 'Heron Lane Bakery Inc' }).click()
    await expect(answers).toHaveCount(0)
  })

test('a value changed on one form is changed on the others and put back there, except where it was edited since', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  await fillAForm(page)
  await page.getByLabel('Follow up').fill('Fill ACORD 35 too. Cancel policy QF-000-1042 as of 12/31/2026.')
  await page.getByLabel('Follow up').press('Enter')
  await page.getByRole('button', { name: /^Open ACORD 35/ }).click({ timeout: 60_000 })
  const [joinery, works, mill] = ['Joinery', 'Works', 'Mill'].map((word) => `Otter & Thimble ${word} LLC`)
  const value = (form: string, text: string, on = page) =>
    on.getByRole('region', { name: new RegExp(`^${form}`) }).getByRole('button', { name: `Name: ${text}` })
  const cardOn = (on: Page) => on.getByRole('dialog', { name: 'Where this value comes from' })
  const change = async (form: string, from: string, to: string, on = page) => {
    await value(form, from, on).click()
    await cardOn(on).getByRole('button', { name: 'Change value' }).click()
    await cardOn(on).getByRole('textbox').fill(to)
    await cardOn(on).getByRole('button', { name: 'Save' }).click()
    await expect(value(form, to, on)).toBeVisible()
  }
  const changeThereToo = async () => {
    const offer = page.getByRole('status').filter({ hasText: `ACORD 25 still has “${joinery}” for Name.` })
    await offer.getByRole('button', { name: 'Change it there too' }).click()
    await expect(offer).toHaveCount(0)
    await expect(page.getByText(`Name changed to “${works}” on ACORD 25`)).toBeVisible()
  }
  const undo = page.getByRole('button', { name: 'Undo' })
  // A message goes after some seconds; here it stays until it is pressed.
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))

  await change('ACORD 35', joinery!, works!)
  await changeThereToo()
  await undo.click()
  await expect(page.getByText(`Name is “${joinery}” again on ACORD 25`)).toBeVisible()
  await page.getByRole('button', { name: /^Open ACORD 25/ }).click()
  await value('ACORD 25', joinery!).click()
  await expect(cardOn(page)).toContainText('Otter policy.pdf')

  await page.getByRole('button', { name: /^Open ACORD 35/ }).click()
  await change('ACORD 35', works!, joinery!)
  await change('ACORD 35', joinery!, works!)
  await changeThereToo()
  // The clock of a context stands still on all its pages.
  const elsewhere = await browser.newContext({ storageState: await context.storageState() })
  const other = await elsewhere.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: /^Open ACORD 25/ }).click()
  // It is changed between the reading and the writing of what is put back.
  let isChanged = false
  await page.route('/graphql', async (route) => {
    if (isSaving(route.request()) && !isChanged) {
      isChanged = true
      const saved = other.waitForResponse((answer) => isSaving(answer.request()))
      await change('ACORD 25', works!, mill!, other)
      await saved
    }
    await route.continue()
  })
  await undo.click()
  await expect(page.getByText('Name stays as it is on ACORD 25, since it was changed meanwhile.')).toBeVisible()
  await expect(value('ACORD 25', mill!, other)).toBeVisible()
  await elsewhere.close()
})

const isSaving = (request: Request) => !!request.postData()?.includes('updateCaraWorkspaceArtifact')
