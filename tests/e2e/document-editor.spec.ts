import type { Page } from '@playwright/test'
import { aDocument, contentOf, savedAt, saveElsewhere, textOf } from './drafted-document.ts'
import { expect, expectAccessible, test } from './support.ts'

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name, exact: true })
const choose = (page: Page, list: string, choice: string) => page.getByLabel(list, { exact: true }).selectOption(choice)

test('opening saves nothing, and a word typed changes that word alone', async ({ page }) => {
  const html =
    '<h1 id="top" class="note">A &amp; B</h1>\n<table style="width: 60%"><caption>Limits</caption><colgroup><col style="width: 30%"><col></colgroup><thead><tr><th scope="col" colspan="2">Line</th></tr></thead><tbody><tr><td style="background-color:#def">one</td><td><b>two</b>&nbsp;x</td></tr></tbody><tfoot><tr><td>foot</td><td></td></tr></tfoot></table>\n<div class="box"><p>last   words</p></div>'
  const place = await aDocument(page, html)
  const before = await savedAt(page, place)
  await textOf(page).getByText('two').click()
  await page.keyboard.press('End')
  expect(await savedAt(page, place)).toEqual(before)
  await page.keyboard.type('more')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await contentOf(page, place)).toBe(html.replace('&nbsp;x', '&nbsp;xmore'))
})

test('tables, links, page breaks and colors by keyboard; the slash menu; nobody is kept out', async ({ page }) => {
  const place = await aDocument(page, '<p>First</p>')
  const text = textOf(page)
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const menu = page.getByRole('listbox', { name: 'Insert' })
  await expect(menu.getByRole('option')).toHaveCount(10)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('/tab')
  await expect(menu.getByRole('option')).toHaveCount(1)
  await expect(text).toHaveAttribute('aria-activedescendant', (await menu.getByRole('option').getAttribute('id'))!)
  await page.keyboard.press('Enter')
  await expect(text.getByRole('table')).toBeVisible()
  await page.keyboard.type('Head')
  await expectAccessible(page)
  await choose(page, 'Table', 'Delete the column')
  await choose(page, 'Table', 'Add a row above')
  await choose(page, 'Table', 'Header row on or off')
  await choose(page, 'Cell color', 'Amber')
  await choose(page, 'Table', 'Make the column wider')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const made = await contentOf(page, place)
  expect(made).toMatch(/<table><colgroup><col style="width: \d+px">/)
  expect(made).toContain('</thead><tbody>')
  expect(made).toContain('style="background-color: #fdf0d5"')

  // Alt+F10 goes to the tools, arrows through them, Enter uses one, Esc goes back.
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByLabel('Style', { exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Bold')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text.locator('strong')).toHaveText('First')

  await page.keyboard.press('Control+k')
  const field = page.getByLabel('Web or e-mail address')
  await expect(field).toBeFocused()
  await field.fill('javascript:x()')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter an address like')).toBeVisible()
  await expectAccessible(page)
  await field.fill('example.com/a')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('link', { name: 'First' })).toHaveAttribute('href', 'https://example.com/a')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const html = await contentOf(page, place)
  expect(html).toMatch(
    /^<p><a href="https:\/\/example.com\/a"><strong>First<\/strong><\/a><\/p><hr class="page-break">/,
  )

  // Elsewhere the same keys open the palette.
  await page.getByLabel('Title of the document').focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what Word and the web paste becomes lists, marks and tables', async ({ page }) => {
  const place = await aDocument(page, '<p>x</p>')
  await textOf(page).click()
  await page.keyboard.press('Control+a')
  const item = (level: number, marker: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${String(level)} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
  const word = `<html xmlns:o="urn:x"><head><style>p.MsoNormal {color:red}</style></head><body><!--StartFragment-->
    <h2 style='color:#1F4E79'>Head</h2><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> <font color=red>red</font> <img src="http://127.0.0.1:1/x.png"><o:p>&nbsp;</o:p></p>
    ${item(1, '1.', 'one')}${item(2, '·', 'inner')}${item(1, '2.', 'two')}
    <table class=MsoTableGrid width=400><tr><td width=100 style='width:75.0pt;border:solid'><p class=MsoNormal>a</p></td><td width=300 style='width:225.0pt'><p class=MsoNormal>b</p></td></tr></table>
    <b style="font-weight:normal"><span style="font-weight:700">thick</span><span style="font-style:italic"> thin</span></b><!--EndFragment--></body></html>`
  await page.evaluate((html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.querySelector('[aria-label="Text of the document"]')?.dispatchEvent(paste)
  }, word)
  await expect(page.getByText('Images were left out')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await contentOf(page, place)).toBe(
    [
      '<h2 style="color: #1F4E79">Head</h2><p><strong>Bold</strong> <span style="color: red">red</span> &nbsp;</p>',
      '<ol><li>one<ul><li>inner</li></ul></li><li>two</li></ol>',
      '<table><colgroup><col style="width: 100px"><col style="width: 300px"></colgroup><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
      '<p><strong>thick</strong><em> thin</em></p>',
    ].join(''),
  )
})

test('without a connection it is kept, said and saved when it is back; a closed tab loses nothing', async ({
  page,
  context,
}) => {
  const place = await aDocument(page, '<p>x</p>')
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await context.setOffline(true)
  await page.keyboard.type(' offline')
  await expect(page.getByText('Not saved yet: no connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await contentOf(page, place)).toBe('<p>x offline</p>')

  // The tab is closed before anything gets through.
  await context.setOffline(true)
  await page.keyboard.type(' closed')
  const address = page.url()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(address)
  await expect(textOf(next)).toHaveText('x offline closed')
  await expect.poll(() => contentOf(next, place)).toBe('<p>x offline closed</p>')
  const left = () => next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cara.unsaved')))
  await expect.poll(left).toEqual([])

  // The answer is lost on its way back: it was saved, and typing goes on.
  let isLost = false
  await next.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('UpdateArtifact')) return route.fallback()
    isLost = true
    await route.fetch({ maxRetries: 2 })
    await route.abort()
  })
  await textOf(next).click()
  await next.keyboard.press('Control+End')
  await next.keyboard.type(' again')
  await expect.poll(() => isLost).toBe(true)
  await next.keyboard.type(' and on')
  await expect.poll(() => contentOf(next, place)).toBe('<p>x offline closed again and on</p>')
  await expect(next.getByText('What you typed is still here')).toHaveCount(0)
})

test('whoever saves second is told, and neither text is lost', async ({ page }) => {
  const place = await aDocument(page, '<p>x</p>')
  await page.routeWebSocket(/\/graphql$/, () => {})
  await page.reload()
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await saveElsewhere(page, place, '<p>theirs</p>')
  await page.keyboard.type(' mine')
  const told = page.getByRole('alert').filter({ hasText: 'What you typed is still here.' })
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Show the newest version' }).click()
  await expect(textOf(page)).toHaveText('theirs')
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(textOf(page)).toHaveText('x mine')
  await expect.poll(() => contentOf(page, place)).toBe('<p>x mine</p>')
})

test('a text that grows elsewhere keeps the place of who reads it', async ({ page }) => {
  const paragraphs = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `<p>Paragraph ${String(from + at)} <b>of</b> many.</p>`).join('')
  const place = await aDocument(page, paragraphs(20, 80))
  const read = textOf(page).getByText('Paragraph 50 ')
  await read.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }))
  const at = async () => Math.round((await read.boundingBox())!.y)
  const before = await at()
  await saveElsewhere(page, place, paragraphs(20, 120))
  await expect(textOf(page)).toContainText('Paragraph 119 ')
  expect(await at()).toBe(before)
  await saveElsewhere(page, place, paragraphs(0, 120))
  await expect(textOf(page)).toContainText('Paragraph 0 ')
  await expect.poll(at).toBe(before)
})
