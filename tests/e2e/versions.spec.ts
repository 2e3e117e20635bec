import type { Page } from '@playwright/test'
import { aPolicyFile, expect, expectAccessible, test } from './support.ts'

/** Asks about the invented policy and opens the draft it makes. */
async function aDraft(page: Page, request: string, width = 1440) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/app/home?preset=DOCUMENT_EXPLORATION')
  await page.getByLabel('Policy', { exact: true }).setInputFiles(await aPolicyFile())
  await page.getByLabel(/What do you want to know/).fill(request)
  await page.getByRole('button', { name: 'Explore', exact: true }).click()
  // What was made stands still once the answer is there.
  await expect(page.getByRole('log').getByText('Answered by the built-in model')).toBeVisible({ timeout: 60_000 })
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Open / })
    .click()
  await expect(page).toHaveURL(/artifact_id/)
}

const EMAIL = 'Draft an e-mail to odette@otterthimble.example.com with the limits'

/** Does something that is saved as it is typed, and waits until it is. */
async function saving(page: Page, act: () => Promise<unknown>) {
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('UpdateArtifact') === true)
  await act()
  await saved
}

async function pasteInto(page: Page, html: string) {
  await page.evaluate((html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.querySelector('[aria-label="Text of the document"]')?.dispatchEvent(paste)
  }, html)
}

/** Lets what the server tells live through one message at a time. */
async function aLiveViewInSteps(page: Page) {
  let isHeld = false
  const held: (() => void)[] = []
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (isHeld) held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  return {
    hold: () => {
      isHeld = true
    },
    /** Lets messages through until something is so. */
    until: async (isSo: () => Promise<boolean>) => {
      await expect
        .poll(
          async () => {
            if (await isSo()) return true
            held.shift()?.()
            return false
          },
          { intervals: [50], timeout: 60_000 },
        )
        .toBe(true)
    },
    release: () => {
      isHeld = false
      for (const send of held.splice(0)) send()
    },
  }
}

test('a document is compared by words and by cells, by an address of its own, and an earlier version is restored', async ({
  page,
}) => {
  await aDraft(page, 'Write a coverage summary document')
  const text = page.getByRole('textbox', { name: 'Text of the document' })
  await expect(text).toContainText('1,000,000')
  await text.click()
  await page.keyboard.press('Control+End')
  await expect(page.getByLabel('Style', { exact: true }), 'the editor stands at the end').toHaveValue('paragraph')
  // With a table of its own in version 2, which comes back as version 4: a cell changed on it is version 5.
  await saving(page, () =>
    pasteInto(
      page,
      '<table><tr><td>Deductible</td><td>5,000 dollars</td></tr><tr><td>Term</td><td>One year</td></tr></table>',
    ),
  )
  await expect(page).toHaveURL(/version=2$/)
  for (const [version, restored] of [
    [1, 3],
    [2, 4],
  ] as const) {
    await page.goto(page.url().replace(/version=\d+/, `version=${String(version)}`))
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page).toHaveURL(new RegExp(`version=${String(restored)}$`))
  }
  await text.getByText('5,000 dollars', { exact: true }).click()
  await page.keyboard.press('End')
  await saving(page, () => page.keyboard.type(' each'))
  await expect(page).toHaveURL(/version=5$/)

  await page.getByRole('button', { name: 'Version 5' }).press('Enter')
  await expect(page.getByRole('menuitemradio', { name: /^Version 1 made by Cara/ })).toBeVisible()
  await expect(page.getByRole('menuitemradio', { name: /^Version 4 version 2 restored by Robin/ })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Compare with version 4' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Compare versions' })
  await expect(page).toHaveURL(/version=5&compare=4$/)
  await expect(dialog.getByText('Table row')).toHaveCount(1)
  await expect(dialog.getByRole('insertion')).toHaveText([/ each/])
  await expect(dialog.getByRole('deletion')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'In line' }).click()
  await expect(dialog.getByRole('insertion')).toHaveText([/ each/])
  await expectAccessible(page)
  const folded = dialog.getByRole('button', { name: /parts? unchanged$/ }).first()
  await folded.press('Enter')
  await expect(dialog.getByText('1,000,000').first()).toBeVisible()

  const link = page.url()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/version=5$/)
  await page.goto(link)
  await expect(dialog.getByRole('insertion')).toHaveText([/ each/])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/version=5$/)
  await expect(dialog).toHaveCount(0)

  await page.goto(link)
  await dialog.getByLabel('Earlier').selectOption('1')
  await expect(page).toHaveURL(/version=5&compare=1$/)
  await expect(dialog.getByRole('insertion').filter({ hasText: '5,000 dollars each' })).toHaveCount(1)
  await dialog.getByLabel('Earlier').selectOption('4')
  await dialog.getByRole('button', { name: 'Restore version 4' }).click()
  await expect(page).toHaveURL(/version=6$/)
  await expect(text.getByText('5,000 dollars', { exact: true })).toBeVisible()
  await page.goto(page.url().replace('version=6', 'version=6&compare=2'))
  await expect(dialog.getByText('Nothing differs.')).toBeVisible()
})

for (const width of [1440, 390])
  test(`an e-mail is compared by its parts at ${width} px`, async ({ page }) => {
    await aDraft(page, EMAIL, width)
    await saving(page, () => page.getByLabel('Subject').fill('Your new limits'))
    const before = await page.getByLabel('Body').inputValue()
    await saving(page, () =>
      page.getByLabel('Body').fill(`A first paragraph.\n\n${before.replace('1,000,000', '3,000,000')}`),
    )
    await saving(page, () => page.getByLabel('Cc').fill('wren@b.example.com'))
    await page.goto(`${page.url().replace(/version=\d+/, 'version=1')}&compare=2`)
    const dialog = page.getByRole('dialog', { name: 'Compare versions' })
    await expect(dialog.getByRole('deletion').filter({ hasText: '$1,000,000' })).toHaveCount(1)
    await expect(dialog.getByRole('insertion').filter({ hasText: '$3,000,000' })).toHaveCount(1)
    await expect(dialog.getByRole('insertion').filter({ hasText: 'A first paragraph.' })).toHaveCount(1)
    await expect(dialog.getByRole('insertion').filter({ hasText: 'wren@b.example.com' })).toHaveCount(1)
    await expectAccessible(page)
    if (width === 390) await expect(dialog.getByRole('button', { name: 'Side by side' })).toHaveCount(0)
    // Escape closes the comparison alone, not what is open under it.
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('This is version 1.')).toBeVisible()
    await page.getByRole('button', { name: 'What changed since' }).click()
    await expect(page).toHaveURL(/version=1&compare=2/)
  })

test('while Cara writes, a draft is read in its place, and goes on where it was read', async ({ page }) => {
  const live = await aLiveViewInSteps(page)
  await aDraft(page, EMAIL)
  await saving(page, () => page.getByLabel('Body').fill(`${'A line.\n'.repeat(200)}The last line.`))
  const body = page.getByLabel('Body')
  await expect(body).toBeEditable()
  await body.evaluate((area) => area.scrollTo(0, 300))
  const at = await body.boundingBox()
  live.hold()
  await page.getByLabel('Follow up').fill('change the subject to "All limits"')
  await page.getByLabel('Follow up').press('Enter')
  const working = page.getByText('Cara is working. You can edit this when it is done.')
  await live.until(() => working.isVisible())
  await expect(body).not.toBeEditable()
  await expectAccessible(page)
  live.release()
  await expect(page.getByLabel('Subject')).toHaveValue('All limits', { timeout: 60_000 })
  await expect(body).toBeEditable({ timeout: 60_000 })
  expect(await body.boundingBox()).toEqual(at)
  expect(await body.evaluate((area) => area.scrollTop)).toBe(300)
})

test('on a phone, a draft that is changed opens over the conversation, and Escape goes back to it', async ({
  page,
}) => {
  await aDraft(page, EMAIL, 390)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).not.toHaveURL(/artifact_id/)
  await page.getByLabel('Follow up').fill('make it shorter')
  await page.getByLabel('Follow up').press('Enter')
  const open = page.getByRole('dialog', { name: /Insurance of/ })
  await expect(open).toBeVisible({ timeout: 60_000 })
  await expect(open).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
  await expect(page).not.toHaveURL(/artifact_id/)
})

test('what the address names and is not there any more closes', async ({ page }) => {
  await aDraft(page, EMAIL)
  const url = page.url()
  await page.goto(url.replace(/artifact_id=[^&]+/, 'artifact_id=00000000-0000-4000-8000-000000000000'))
  await expect(page.getByLabel('Follow up')).toBeVisible()
  await expect(page).not.toHaveURL(/artifact_id/)
  await page.goto(`${url}&compare=9`)
  await expect(page.getByLabel('Body')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
