import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aLiveViewToHold, aPolicyFile, expect, expectAccessible, fillAForm, test } from './support.ts'

/** Asks about the invented policy and waits for the draft it makes. */
async function aDraft(page: Page, request: string) {
  await page.goto('/app/home?preset=DOCUMENT_EXPLORATION')
  await page.getByLabel('Policy', { exact: true }).setInputFiles(await aPolicyFile())
  await page.getByLabel(/What do you want to know/).fill(request)
  await page.getByRole('button', { name: 'Explore', exact: true }).click()
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Open / })
    .click({ timeout: 60_000 })
}

/** Does something that is saved as it is typed, and waits until it is. */
async function saving(page: Page, act: () => Promise<unknown>) {
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('UpdateArtifact') === true)
  await act()
  await saved
}

test('an e-mail draft is edited, saved as it is typed, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await aDraft(page, 'Draft an e-mail to odette@otterthimble.example.com with the limits')
  await expect(page.getByText('Not sent. You send it from your own mailbox.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Subject').fill('Your limits')
  await expect(page.getByText('Saved')).toBeVisible()
  await saving(page, () => page.getByLabel('Body').fill('Hi Odette,\n\nhere they are.'))
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Subject: Your limits\n\nHi Odette,\n\nhere they are.',
  )
  await expect(page.getByRole('link', { name: 'Open in mail app' })).toHaveAttribute(
    'href',
    'mailto:odette@otterthimble.example.com?subject=Your%20limits&body=Hi%20Odette%2C%0D%0A%0D%0Ahere%20they%20are.',
  )
  await saving(page, () => page.getByLabel('Completed').check())
  await expect(page, 'typing on is one version').toHaveURL(/version=2/)
  await page.reload()
  await expect(page.getByLabel('Body')).toHaveValue('Hi Odette,\n\nhere they are.')
  await expect(page.getByLabel('Completed')).toBeChecked()
})

test('an e-mail has several addresses, a copy, a signature and attachments, and is downloaded with them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/app/settings/you')
  await page
    .getByRole('textbox', { name: 'Signature' })
    .fill('Robin Placeholder\nAccount Manager\nhttps://agency.example.com')
  await page.getByRole('button', { name: 'Save signature' }).click()
  await expect(page.getByText('Signature saved')).toBeVisible()
  await expectAccessible(page)

  await aDraft(page, 'Draft an e-mail to odette@otterthimble.example.com with the limits')
  await page.getByLabel('To', { exact: true }).fill('odette@otterthimble.example.com; wren@')
  await expect(page.getByText('is not a whole e-mail address')).toHaveCount(0)
  await saving(page, () => page.keyboard.press('Tab'))
  const wrong = page.getByText('“wren@” is not a whole e-mail address. Write it like name@example.com.')
  await expect(wrong).toBeVisible()
  await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  // The sentence moves what is below only after the press that leaves the field.
  await page.getByLabel('To', { exact: true }).fill('odette@otterthimble.example.com')
  await page.getByLabel('To', { exact: true }).fill('odette@otterthimble.example.com; wren@')
  await page.getByRole('button', { name: 'Attach' }).click()
  await expect(page.getByRole('menuitem', { name: /Otter policy\.pdf/ })).toBeVisible()
  await expect(wrong).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByLabel('To', { exact: true }), 'a half-typed address is kept').toHaveValue(/; wren@$/)
  await saving(page, () =>
    page.getByLabel('To', { exact: true }).fill('Odette <odette@otterthimble.example.com>, wren@b.example.com'),
  )
  await saving(page, () => page.getByLabel('Cc').fill('sam@c.example.com'))
  await saving(page, () => page.getByLabel('Body').fill('Hi Odette,\n\nsee https://limits.example.com.'))
  const signature = page.locator('[data-signature]')
  await expect(signature).toHaveText(/Account Manager/)

  await page.getByRole('button', { name: 'Attach' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: /Otter policy\.pdf/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: /Otter policy\.pdf/ })).toBeFocused()
  await saving(page, () => page.keyboard.press('Enter'))
  const attached = page.getByRole('list', { name: 'Attachments' })
  await expect(attached.getByRole('listitem')).toHaveText(/Otter policy\.pdf.* KB/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const [plain, html] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return Promise.all(['text/plain', 'text/html'].map(async (type) => (await item!.getType(type)).text()))
  })
  expect(plain).toMatch(
    /^Subject: .*\n\nHi Odette,\n\nsee https:\/\/limits\.example\.com\.\n\nRobin Placeholder\nAccount Manager/,
  )
  expect(html).toMatch(/<a href="https:\/\/limits\.example\.com\/?">/)
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in mail app' })).toHaveAttribute(
    'href',
    /^mailto:odette@otterthimble\.example\.com,wren@b\.example\.com\?cc=sam@c\.example\.com&subject=.*&body=.*Account%20Manager/,
  )

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/\.eml$/)
  const message = await readFile(await file.path(), 'utf8')
  expect(message).toContain('To: Odette <odette@otterthimble.example.com>, wren@b.example.com')
  expect(message).toContain('Cc: sam@c.example.com')
  expect(message).toContain('X-Unsent: 1')
  expect(message).toMatch(/filename="?Otter policy\.pdf/)

  await saving(page, () => page.getByLabel('Add your signature').uncheck())
  await expect(signature).toHaveCount(0)
  await saving(page, () => page.getByRole('button', { name: /^Remove Otter policy/ }).press('Enter'))
  await expect(page.getByRole('button', { name: 'Attach' })).toBeFocused()
  await saving(page, () => page.getByLabel('Body').fill('long '.repeat(600)))
  await expect(page.getByRole('link', { name: 'Open in mail app' })).toHaveAttribute('href', /^mailto:(?!.*body=)/)
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('link', { name: 'Open in mail app' }).click()
  await expect(page.getByText('too long to be handed to a mail app')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('long '.repeat(600))
  await page.reload()
  await expect(page.getByLabel('Cc')).toHaveValue('sam@c.example.com')
  await expect(page.getByLabel('Add your signature')).not.toBeChecked()
  await page.goto('/app/settings/you')
  await page.getByRole('textbox', { name: 'Signature' }).fill('')
  await page.getByRole('button', { name: 'Save signature' }).click()
  await expect(page.getByText('Signature saved')).toBeVisible()
})

test('two tabs: each shows what the other saved, and neither writes over it', async ({ page, context }) => {
  await aDraft(page, 'Draft an e-mail to odette@otterthimble.example.com with the limits')
  const other = await context.newPage()
  const live = await aLiveViewToHold(other)
  await other.goto(page.url())
  const bodies = [page.getByLabel('Body'), other.getByLabel('Body')] as const
  for (const text of ['First', 'Second']) {
    await saving(page, () => bodies[0].fill(text))
    await expect(bodies[1], 'also a later save of the same version').toHaveValue(text)
  }
  await expect(other).toHaveURL(/version=2/)
  await saving(other, () => bodies[1].fill('Third'))
  await expect(bodies[0]).toHaveValue('Third')

  live.hold()
  await saving(page, () => bodies[0].fill('Fourth'))
  await saving(other, () => bodies[1].fill('Fifth'))
  await expect(other.getByRole('alert').filter({ hasText: 'What you typed is still here.' })).toBeVisible()
  live.release()
  await other.waitForTimeout(300)
  await expect(bodies[1]).toHaveValue('Fifth')
  await expect(bodies[0]).toHaveValue('Fourth')
  await other.getByRole('button', { name: 'Show the newest version' }).click()
  await expect(bodies[1]).toHaveValue('Fourth')
  await saving(other, () => bodies[1].fill('Sixth'))
  await expect(bodies[0]).toHaveValue('Sixth')
})

test('a document draft is edited in place, and nothing pasted into it runs or lies over the screen', async ({
  page,
}) => {
  await aDraft(page, 'Write a coverage summary document')
  const text = page.getByRole('textbox', { name: 'Text of the document' })
  await expect(text).toContainText('1,000,000')
  await expectAccessible(page)
  await text.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Read this first. ')
  await expect(page.getByText('Saved')).toBeVisible()
  await saving(page, () =>
    page.evaluate(() => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        '<p>Before</p><p class="fixed inset-0" style="position: fixed; inset: 0">Laid over</p><b>Bold</b><img src=x onerror="window.broken = 1"><script>window.broken = 1</script>',
      )
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.querySelector('[aria-label="Text of the document"]')?.dispatchEvent(paste)
    }),
  )
  await expect(text.locator('b, strong').filter({ hasText: 'Bold' })).toBeVisible()
  await expect(text.locator('img, script')).toHaveCount(0)
  const [cover, paper] = [await text.getByText('Laid over', { exact: true }).boundingBox(), await text.boundingBox()]
  expect(cover!.y).toBeGreaterThanOrEqual(paper!.y)
  expect(cover!.x + cover!.width).toBeLessThanOrEqual(paper!.x + paper!.width)
  await page.reload()
  await expect(text).toContainText('Read this first.')
  await expect(text).toContainText('Bold')
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

test('a document has headings, marks, lists, alignment, colors and tables, and keeps them', async ({ page }) => {
  await aDraft(page, 'Write a coverage summary document')
  const text = page.getByRole('textbox', { name: 'Text of the document' })
  await text.click()
  await page.keyboard.press('Control+Home')
  await expect(page.getByLabel('Style', { exact: true }), 'the editor stands at the title').toHaveValue('h1')
  await page.getByLabel('Style', { exact: true }).selectOption('Heading 4')
  await page.getByRole('button', { name: 'Center' }).click()
  for (const mark of ['Underline', 'Strike', 'Code'] as const) {
    await page.getByRole('button', { name: mark, exact: true }).click()
    await page.keyboard.type(mark)
    await page.getByRole('button', { name: mark, exact: true }).click()
  }
  await page.getByLabel('Text color').selectOption('Blue')
  await page.getByLabel('Background color').selectOption('Amber')
  await page.keyboard.type('Colored')
  await page.keyboard.press('Control+End')
  await expect(page.getByLabel('Style', { exact: true }), 'the editor stands at the end').toHaveValue('paragraph')
  await page.getByLabel('Table').selectOption('Insert a table')
  await page.keyboard.type('Cell')
  await expect(page.getByText('Saved')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  const heading = text.locator('h4')
  await expect(heading).toHaveCSS('text-align', 'center')
  await expect(heading.locator('u')).toHaveText('Underline')
  await expect(heading.locator('s')).toHaveText('Strike')
  await expect(heading.locator('code')).toHaveText('Code')
  await expect(heading.locator('span', { hasText: 'Colored' }).last()).toHaveCSS('color', 'rgb(29, 95, 174)')
  await expect(heading.locator('span', { hasText: 'Colored' }).first()).toHaveCSS(
    'background-color',
    'rgb(253, 240, 213)',
  )
  await expect(text.locator('table').last()).toContainText('Cell')
})

test('an e-mail says what was changed in the form', async ({ page }) => {
  await fillAForm(page)
  await page
    .getByRole('region', { name: 'General liability' })
    .getByRole('button', { name: /^Each occurrence/ })
    .click()
  const card = page.getByRole('dialog', { name: 'Where this value comes from' })
  await card.getByRole('button', { name: 'Change value' }).click()
  await card.getByRole('textbox').fill('3m')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/version=2/)
  await page.getByRole('button', { name: 'Draft an e-mail to the certificate holder' }).click()
  await page.getByRole('button', { name: /^Open Insurance of/ }).click({ timeout: 60_000 })
  await expect(page.getByLabel('Body')).toHaveValue(/each occurrence \$3,000,000/)
  await expect(page.getByLabel('Body')).not.toHaveValue(/follows|attached/)
})

test('a draft that is changed opens by itself when that begins', async ({ page }) => {
  await aDraft(page, 'Draft an e-mail to odette@otterthimble.example.com with the limits')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).not.toHaveURL(/artifact_id/)
  await page.getByLabel('Follow up').fill('make it shorter')
  await page.getByLabel('Follow up').press('Enter')
  await expect(page).toHaveURL(/artifact_id/, { timeout: 60_000 })
})

test('a draft that is changed beside a form is shown as it stands then, and where its values come from is told with the page', async ({
  page,
}) => {
  await fillAForm(page)
  const origin = page.getByText(', p. 1', { exact: true }).first()
  await expect(origin).toBeVisible()
  expect(await origin.evaluate((page) => page.scrollWidth <= page.clientWidth)).toBe(true)
  const say = async (words: string) => {
    await page.getByLabel('Follow up').fill(words)
    await page.getByLabel('Follow up').press('Enter')
  }
  await say('email the insured about it')
  await expect(page.getByRole('log').getByText('E-mail draft')).toBeVisible({ timeout: 60_000 })
  // The change is done before the page has gone to the draft.
  await page.route('**/graphql', async (route) => {
    await page.waitForTimeout(1000)
    await route.continue()
  })
  await say('shorter')
  await expect(page).toHaveURL(/version=2/, { timeout: 60_000 })
  await expect(page.getByLabel('Body')).not.toHaveValue(/for your information/)
  await expect(page.getByText('Only the newest version can be edited.')).toHaveCount(0)
})
