import type { Page } from '@playwright/test'
import { linesPage, makePdf } from '../support/documents/pdf.ts'
import { makePagePicture } from '../support/documents/scan.ts'
import { graphql, loseAnswer, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : undefined

/** A carrier's guide of two pages, plainly invented; `mark` stands on the second. */
async function aGuide(name: string, mark: string) {
  const buffer = await makePdf([
    linesPage(['QUILLFEATHER MUTUAL UNDERWRITING GUIDE', 'Contractors program', `Guide of the agency ${mark}`]),
    linesPage(['Eligibility', `Roofers of the ${mark} class pay a deductible of $5,000 for each claim.`]),
  ])
  return { name, mimeType: 'application/pdf', buffer }
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Knowledge base' }).getByRole('row').filter({ hasText: title })
const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

async function add(page: Page, item: string) {
  await page.getByRole('button', { name: 'Add Document' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function aText(page: Page, title: string, content: string) {
  const { createKnowledgeBaseTextDocument: made } = await graphql<{
    createKnowledgeBaseTextDocument: { knowledgeBaseDocument: { id: string } }
  }>(
    page,
    `mutation ($input: KnowledgeBaseTextDocumentInput!) { createKnowledgeBaseTextDocument(input: $input) {
      knowledgeBaseDocument { id } errors { message } } }`,
    { input: { title, content } },
  )
  return made.knowledgeBaseDocument.id
}

test('documents are uploaded, each by itself, indexed, found at their page, and deleted', async ({ page }) => {
  const mark = `zeb${unique()}`
  const [guide, twin] = [await aGuide(`Guide ${mark}.pdf`, mark), await aGuide(`Twin ${mark}.pdf`, mark)]
  twin.buffer = guide.buffer
  const fake = { name: `Fake ${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('This is no PDF.') }
  await page.goto('/app/knowledge')
  await expect(page.getByRole('link', { name: 'Knowledge Base', exact: true })).toHaveAttribute('aria-current', 'page')
  await add(page, 'Upload Existing Documents')
  const dialog = page.getByRole('dialog', { name: 'Upload Existing Documents' })
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled()
  await dialog
    .getByLabel('Files')
    .setInputFiles([
      guide,
      { name: `Slides ${mark}.pptx`, mimeType: 'application/octet-stream', buffer: Buffer.from('slides') },
      twin,
      fake,
    ])
  await expect(dialog.getByText('Cara does not read .pptx files. Save it as PDF.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'upload')
  await expect(dialog.getByText(`This is the same file as “Guide ${mark}.pdf”. It is sent once.`)).toBeVisible()
  await dialog.getByRole('button', { name: `Remove Guide ${mark}.pdf` }).click()
  await expect(dialog.getByText('This is the same file')).toHaveCount(0)
  await dialog.getByLabel('Files').setInputFiles([guide])
  await expect(dialog.getByText(`This is the same file as “Twin ${mark}.pdf”. It is sent once.`)).toBeVisible()
  await dialog.getByRole('button', { name: `Remove Twin ${mark}.pdf` }).click()
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click()
  await expect(dialog.getByText('This is plain text under another name')).toBeVisible()
  await expect(dialog.getByText('1 of 1 file added, 2 refused')).toBeVisible()
  await dialog.getByLabel('Files').setInputFiles([{ ...twin, buffer: Buffer.from(guide.buffer) }])
  await expect(dialog.getByText('This is the same file')).toBeVisible()
  await expect(
    dialog
      .getByRole('listitem')
      .filter({ hasText: `Guide ${mark}.pdf` })
      .first(),
  ).toContainText('Added')
  await page.setViewportSize(PHONE)
  expect(await widthOver(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await shot(page, 'upload-390')
  await page.setViewportSize(DESK)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)

  await expect(rowOf(page, `Guide ${mark}`)).toContainText('Completed', { timeout: 60_000 })
  await page.getByRole('searchbox', { name: 'Search in the documents' }).fill(`  ${mark} deductible `)
  const passages = page.getByRole('search', { name: 'Search in the documents' })
  const passage = passages.getByRole('link', { name: /page 2/ })
  await expect(passage).toContainText(`Guide ${mark}`)
  await expect(passage.locator('mark')).toContainText([mark, 'deductible'])
  await expectAccessible(page)
  await shot(page, 'search')
  await page.setViewportSize(PHONE)
  expect(await widthOver(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await shot(page, 'search-390')
  await page.setViewportSize(DESK)
  await passage.click()
  await expect(page).toHaveURL(/\/app\/files\//)
  await expect(page.getByRole('searchbox', { name: 'Find in this file' })).toHaveValue(new RegExp(mark))
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Page 2', exact: true })).toBeInViewport()
  await page.goBack()
  await expect(passage).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search in the documents' }).fill('qwxzyphant')
  await expect(page.getByText('Nothing in the knowledge base holds these words.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search in the documents' }).fill('')
  await expect(page.getByText('Nothing in the knowledge base')).toHaveCount(0)

  await rowOf(page, `Guide ${mark}`).getByRole('link').click()
  const slide = page.getByRole('dialog', { name: `Guide ${mark}` })
  await expect(slide.getByText('Completed')).toBeVisible()
  await expect(slide.getByRole('link', { name: `Guide ${mark}.pdf` })).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'document')
  await slide.getByRole('checkbox', { name: 'Contract Review' }).check()
  await expect(slide.getByText('Saved', { exact: true })).toBeVisible()
  await page.setViewportSize(PHONE)
  expect(await widthOver(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await shot(page, 'document-390')
  await page.setViewportSize(DESK)
  await page.reload()
  await expect(slide.getByRole('checkbox', { name: 'Contract Review' })).toBeChecked()

  const newer = await aGuide(`Guide ${mark} 2027.pdf`, `newer${mark}`)
  const choosing = page.waitForEvent('filechooser')
  await slide.getByRole('button', { name: 'Upload a new version' }).click()
  await (await choosing).setFiles(newer)
  await expect(slide.getByRole('link', { name: `Guide ${mark} 2027.pdf` })).toBeVisible()
  await expect(slide.getByText(/^The file before it was replaced on [A-Z][a-z]{2} \d+, \d{4}\.$/)).toBeVisible()
  await shot(page, 'replaced')
  await expect(slide.getByText('Completed')).toBeVisible({ timeout: 60_000 })
  const gone = page.url()
  await slide.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: `Delete Guide ${mark}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page).toHaveURL(/\/app\/knowledge$/)
  await expect(rowOf(page, `Guide ${mark}`)).toHaveCount(0)
  await expect(page.getByText(`Guide ${mark} deleted`)).toBeVisible()
  await page.goBack()
  await page.goto(gone)
  const missing = page.getByRole('dialog', { name: 'Document not found' })
  await expect(missing.getByText('This document was deleted, or its address is wrong.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'missing')
  await missing.getByRole('button', { name: 'Go to the library' }).click()
  await expect(page).toHaveURL(/\/app\/knowledge$/)
  await expect(missing).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Knowledge base', level: 1 })).toBeVisible()
})

test('a text is written and changed by keyboard; nothing typed is lost when somebody else was first', async ({
  page,
}) => {
  const mark = `yak${unique()}`
  await page.goto('/app/knowledge')
  await page.getByRole('button', { name: 'Add Document' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Upload Existing Documents' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create Document' })
  await expect(dialog.getByRole('textbox', { name: 'Text of the document' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Document' }).press('Enter')
  await expect(dialog.getByText('Enter a title.')).toBeVisible()
  await expect(dialog.getByText('Write the text of the document.')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(`House rules ${mark}`)
  await dialog.getByRole('textbox', { name: 'Text of the document' }).focus()
  await page.keyboard.type(`Never promise ${mark} coverage by e-mail.`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Document' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Create Document' }).press('Enter')
  await expect(dialog.getByLabel('Title')).toHaveValue(`House rules ${mark}`)
  await expect(dialog.getByRole('textbox', { name: 'Text of the document' })).toContainText(`promise ${mark}`)
  await expect(dialog.getByText('What you typed is still here.')).toBeVisible()
  await shot(page, 'new')
  await dialog.getByRole('button', { name: 'Start anew' }).press('Enter')
  await expect(dialog.getByLabel('Title')).toHaveValue('')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'Text of the document' })).not.toContainText(mark)
  await dialog.getByRole('button', { name: 'Bring it back' }).press('Enter')
  await expect(dialog.getByLabel('Title')).toHaveValue(`House rules ${mark}`)
  await dialog.getByRole('button', { name: 'Start anew' }).press('Enter')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expect(dialog.getByText('What you typed is still here.')).toHaveCount(0)
  await page.keyboard.type(`House rules ${mark}`)
  await expect(dialog.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Text of the document' }).focus()
  await page.keyboard.type(`Never promise ${mark} coverage by e-mail.`)
  await page.setViewportSize(PHONE)
  expect(await widthOver(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await shot(page, 'new-390')
  await page.setViewportSize(DESK)
  await loseAnswer(page, 'CreateKnowledgeText')
  await dialog.getByRole('button', { name: 'Create Document' }).press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Document' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, `House rules ${mark}`)).toHaveCount(1)
  await expect(rowOf(page, `House rules ${mark}`)).toContainText('Completed', { timeout: 60_000 })

  await rowOf(page, `House rules ${mark}`).getByRole('link').press('Enter')
  const slide = page.getByRole('dialog', { name: `House rules ${mark}`, exact: true })
  await slide.getByRole('link', { name: 'Edit' }).press('Enter')
  const editing = page.getByRole('dialog', { name: `Edit House rules ${mark}` })
  const text = editing.getByRole('textbox', { name: 'Text of the document' })
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(` Nor by phone ${mark}.`)
  const id = /knowledge\/([^/]+)\/edit/.exec(page.url())![1]!
  await graphql(
    page,
    `mutation ($id: ID!, $input: KnowledgeBaseDocumentInput!) { updateKnowledgeBaseDocument(id: $id, input: $input) { errors { message } } }`,
    { id, input: { content: '<p>What a colleague wrote meanwhile.</p>' } },
  )
  await editing.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(editing.getByText('Someone else changed this document while you were editing.')).toBeVisible()
  await expect(text).toContainText(`Nor by phone ${mark}.`)
  await editing.getByText('Show the text as it is saved now').press('Enter')
  await expect(editing.getByText('What a colleague wrote meanwhile.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'conflict')
  await editing.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(editing).toHaveCount(0)
  await expect(slide).toBeVisible()
  await expect(slide.getByText('Completed')).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/app\/knowledge$/)
  await page.getByRole('searchbox', { name: 'Search in the documents' }).fill(`phone ${mark}`)
  await expect(
    page.getByRole('search', { name: 'Search in the documents' }).getByRole('link', { name: /Nor by phone/ }),
  ).toBeVisible()
})

test('a document that cannot be read says why, and is tried again', async ({ page }) => {
  const mark = unique()
  await page.goto('/app/knowledge/upload')
  const dialog = page.getByRole('dialog', { name: 'Upload Existing Documents' })
  const buffer = Buffer.from(`%PDF-1.7 broken ${mark}`)
  await dialog.getByLabel('Files').setInputFiles([{ name: `Broken ${mark}.pdf`, mimeType: 'application/pdf', buffer }])
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, `Broken ${mark}`)).toContainText('Failed', { timeout: 60_000 })
  await rowOf(page, `Broken ${mark}`).getByRole('link').click()
  const slide = page.getByRole('dialog', { name: `Broken ${mark}` })
  await expect(slide.getByRole('region', { name: 'Indexing' }).getByRole('alert')).toBeVisible()
  await expect(slide.getByText('Not known yet')).toHaveCount(0)
  await expectAccessible(page)
  await shot(page, 'failed')
  const asked = page.waitForRequest((one) => one.postData()?.includes('IndexKnowledgeDocument') ?? false)
  await slide.getByRole('button', { name: 'Try again' }).click()
  await asked
  await expect(slide.getByText('Failed')).toBeVisible({ timeout: 60_000 })
})

test('a document that was stopped says so in a quiet color, and is not called failed', async ({ page }) => {
  const mark = unique()
  await page.goto('/app/knowledge/upload')
  const dialog = page.getByRole('dialog', { name: 'Upload Existing Documents' })
  // Many scanned pages are still being recognized when both are stopped.
  const picture = await makePagePicture([{ x: 60, y: 80, text: `Roofers of the ${mark} class`, size: 20 }])
  const long = await makePdf(Array.from({ length: 60 }, () => ({ picture })))
  await dialog
    .getByLabel('Files')
    .setInputFiles([
      { name: `Long ${mark}.pdf`, mimeType: 'application/pdf', buffer: long },
      await aGuide(`Behind ${mark}.pdf`, mark),
    ])
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click()
  await expect(dialog).toHaveCount(0)
  await rowOf(page, `Behind ${mark}`).getByRole('link').click()
  const slide = page.getByRole('dialog', { name: `Behind ${mark}` })
  await slide.getByRole('button', { name: 'Stop' }).click()
  await expect(slide.getByText('Stopped', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await rowOf(page, `Long ${mark}`).getByRole('link').click()
  const ahead = page.getByRole('dialog', { name: `Long ${mark}` })
  await ahead.getByRole('button', { name: 'Stop' }).click()
  await expect(ahead.getByText('Stopped', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await rowOf(page, `Behind ${mark}`).getByRole('link').click()
  await expect(slide.getByText('Stopped. Try again to have it indexed.')).toBeVisible()
  await expect(slide.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
  await shot(page, 'stopped')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, `Behind ${mark}`)).toContainText('Stopped')
  await rowOf(page, `Behind ${mark}`).getByRole('link').click()
  await slide.getByRole('button', { name: 'Try again' }).click()
  await expect(slide.getByText('Completed')).toBeVisible({ timeout: 60_000 })
})

test('what two tabs tick does not undo the other, and a document is asked about and found again from its file', async ({
  page,
  context,
}) => {
  const mark = unique()
  const id = await aText(page, `Roofs ${mark}`, `<p>Roofs of the ${mark} class are inspected every two years.</p>`)
  const other = await context.newPage()
  await page.goto(`/app/knowledge/${id}`)
  const slide = page.getByRole('dialog', { name: `Roofs ${mark}` })
  await expect(slide.getByText('Completed')).toBeVisible({ timeout: 60_000 })
  await other.goto(`/app/knowledge/${id}`)
  const tick = (tab: Page, name: string) => tab.getByRole('dialog').getByRole('checkbox', { name, exact: true })
  // What is ticked is shown so all the while, and two ticks at once of one tab are both kept.
  const first = tick(other, 'Contract Review')
  const shown = await first.evaluateHandle((input: HTMLInputElement) => {
    const { get, set } = Object.getOwnPropertyDescriptor(input, 'checked')!
    const told: boolean[] = []
    const setTo = (is: boolean) => {
      told.push(is)
      set!.call(input, is)
    }
    Object.defineProperty(input, 'checked', { configurable: true, get, set: setTo })
    return told
  })
  await first.check()
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  expect(await shown.jsonValue()).not.toContain(false)
  await first.uncheck()
  await first.check()
  await tick(other, 'Certificate Review').check()
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await tick(page, 'Loss Run Analysis').click()
  await expect(slide.getByText('Someone else changed this document meanwhile.')).toBeVisible()
  await expect(tick(page, 'Contract Review')).toBeChecked()
  await expect(tick(page, 'Loss Run Analysis')).not.toBeChecked()
  await tick(page, 'Loss Run Analysis').check()
  await expect(slide.getByText('Saved', { exact: true })).toBeVisible()
  await other.reload()
  for (const name of ['Contract Review', 'Certificate Review', 'Loss Run Analysis'])
    await expect(tick(other, name)).toBeChecked()
  await other.close()

  await slide.getByRole('link', { name: `Roofs ${mark}.txt` }).click()
  await expect(page).toHaveURL(/\/app\/files\//)
  await page.getByRole('link', { name: `Roofs ${mark}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/app/knowledge/${id}$`))
  await expectAccessible(page)
  await shot(page, 'ask')
  await slide.getByRole('textbox', { name: 'Ask Cara about this document' }).fill('How often are roofs inspected?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/workspaces\//)
  await expect(page.getByText('every two years').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(`Roofs ${mark}`, { exact: true }).first()).toBeVisible()
})

test('an upload that is under way is not left without being asked', async ({ page }) => {
  const mark = unique()
  await page.goto('/app/knowledge')
  await add(page, 'Upload Existing Documents')
  const dialog = page.getByRole('dialog', { name: 'Upload Existing Documents' })
  await dialog
    .getByLabel('Files')
    .setInputFiles([await aGuide(`A ${mark}.pdf`, `a${mark}`), await aGuide(`B ${mark}.pdf`, `b${mark}`)])
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation UploadKnowledge')) await released
    await route.fallback()
  })
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click()
  const bar = dialog.getByRole('progressbar', { name: `Uploading A ${mark}.pdf` })
  await expect(bar).not.toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('Escape')
  const asking = page.getByRole('dialog', { name: 'Stop the upload?' })
  await expect(asking.getByRole('button', { name: 'Keep uploading' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await shot(page, 'leaving')
  await asking.getByRole('button', { name: 'Keep uploading' }).click()
  await expect(bar).toBeVisible()
  release()
  await expect(page.getByText('2 documents added')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, `B ${mark}`)).toHaveCount(1)
})

test('knowledge bases are made, chosen, renamed and deleted, and a document moves between them', async ({ page }) => {
  const mark = unique()
  await page.goto('/app/knowledge')
  await aText(page, `Hours ${mark}`, `<p>We are open from nine to five, ${mark}.</p>`)
  await add(page, 'New knowledge base…')
  const naming = page.getByRole('dialog', { name: 'New knowledge base' })
  await naming.getByRole('button', { name: 'Make it' }).click()
  await expect(naming.getByText('Enter a title.')).toBeVisible()
  await naming.getByLabel('Name').fill(`Procedures ${mark}`)
  await page.keyboard.press('Enter')
  const tabs = page.getByRole('group', { name: 'Views of Knowledge base' })
  await expect(tabs.getByRole('button', { name: `Procedures ${mark}` })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('No documents', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'empty')
  await page.setViewportSize(PHONE)
  expect(await widthOver(page)).toBeLessThanOrEqual(0)
  await shot(page, 'empty-390')
  await page.setViewportSize(DESK)
  await add(page, 'New knowledge base…')
  await naming.getByLabel('Name').fill(`PROCEDURES ${mark}`)
  await page.keyboard.press('Enter')
  await expect(naming.getByText(`You have a knowledge base “Procedures ${mark}” already.`)).toBeVisible()
  await expect(naming.getByLabel('Name')).toBeFocused()
  await shot(page, 'twin-name')
  await naming.getByRole('button', { name: 'Cancel' }).click()

  await tabs.getByRole('button', { name: 'All documents' }).click()
  await rowOf(page, `Hours ${mark}`).getByRole('link').click()
  const slide = page.getByRole('dialog', { name: `Hours ${mark}` })
  await slide.getByLabel('Knowledge base').selectOption({ label: `Procedures ${mark}` })
  await expect(slide.getByText('Saved', { exact: true })).toBeVisible()
  await shot(page, 'moved')
  await slide.getByRole('button', { name: 'Close' }).last().click()
  await tabs.getByRole('button', { name: `Procedures ${mark}` }).click()
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1)
  await expect(rowOf(page, `Hours ${mark}`)).toBeVisible()
  await shot(page, 'list')
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await shot(page, 'list-390')
  await page.setViewportSize(DESK)

  await add(page, `Delete Procedures ${mark}…`)
  const deleting = page.getByRole('dialog', { name: `Delete Procedures ${mark}?` })
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await expect(deleting.getByText('This knowledge base has documents.')).toBeVisible()
  await deleting.getByRole('button', { name: 'Cancel' }).click()
  await add(page, `Rename Procedures ${mark}…`)
  const renaming = page.getByRole('dialog', { name: 'Rename the knowledge base' })
  await renaming.getByLabel('Name').fill(`How we work ${mark}`)
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(tabs.getByRole('button', { name: `How we work ${mark}` })).toHaveAttribute('aria-pressed', 'true')
  await rowOf(page, `Hours ${mark}`).getByRole('link').click()
  await slide.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: `Delete Hours ${mark}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(rowOf(page, `Hours ${mark}`)).toHaveCount(0)
  await tabs.getByRole('button', { name: `How we work ${mark}` }).click()
  await add(page, `Delete How we work ${mark}…`)
  await page
    .getByRole('dialog', { name: `Delete How we work ${mark}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByRole('button', { name: `How we work ${mark}` })).toHaveCount(0)
})
