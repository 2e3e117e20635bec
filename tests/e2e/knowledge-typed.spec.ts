import type { Page } from '@playwright/test'
import { graphql, holdReads, unique } from './records.ts'
import { expect, test } from './support.ts'

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

test('words typed into a document are lost neither to Back nor to a colleague who deletes it', async ({ page }) => {
  const mark = unique()
  await page.goto('/app/knowledge')
  const id = await aText(page, `Hours ${mark}`, '<p>We open at nine.</p>')
  await page.goto(`/app/knowledge/${id}`)
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: `Edit Hours ${mark}` })
  const text = editing.getByRole('textbox', { name: 'Text of the document' })
  const asking = page.getByRole('dialog', { name: 'Leave without saving?' })
  await text.click()
  await expect(text).toBeFocused()
  await page.keyboard.type(' And close at five.')
  await expect(text).toContainText('And close at five.')
  await page.goBack()
  await asking.getByRole('button', { name: 'Keep editing' }).click()
  await expect(text).toContainText('And close at five.')
  await expect(page).toHaveURL(/\/edit$/)

  await graphql(page, 'mutation ($id: ID!) { deleteKnowledgeBaseDocument(id: $id) { errors { message } } }', { id })
  const { release } = await holdReads(page)
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByRole('alert')).toContainText('This document does not exist. It may have been deleted.')
  await expect(text).toContainText('And close at five.')

  await page.goBack()
  await expect(asking).toBeVisible()
  const reloaded = page.waitForResponse('**/graphql')
  release()
  await (await reloaded).finished()
  await page.waitForTimeout(300)
  await expect(asking, 'the end of the load behind is no answer').toBeVisible()
  await asking.getByRole('button', { name: 'Leave' }).click()
  await expect(editing).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/app/knowledge/${id}$`))
})

test('what is searched for stays while the list is filtered and another knowledge base is looked at', async ({
  page,
}) => {
  const mark = unique()
  await page.goto('/app/knowledge')
  await aText(page, `Badgers ${mark}`, `<p>Badgers of the ${mark} class are declined.</p>`)
  await graphql(page, 'mutation ($title: String!) { createKnowledgeBase(title: $title) { errors { message } } }', {
    title: `Empty ${mark}`,
  })
  const link = page.getByRole('search', { name: 'Search in the documents' }).getByRole('link', { name: /are declined/ })
  await expect(async () => {
    await page.goto(`/app/knowledge?find=badgers+${mark}`)
    await expect(link).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('searchbox', { name: 'Filter documents' }).fill(mark)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(link).toBeVisible()
  const tabs = page.getByRole('group', { name: 'Views of Knowledge base' })
  await tabs.getByRole('button', { name: `Empty ${mark}` }).click()
  await expect(page.getByText(`Nothing in Empty ${mark} holds these words.`)).toBeVisible()
  await tabs.getByRole('button', { name: 'All documents' }).click()
  await expect(link).toBeVisible()
})

test('the tab of a knowledge base with a long name leaves room, and a delete leaves the focus at the list', async ({
  page,
}) => {
  const mark = unique()
  await page.goto('/app/knowledge')
  const id = await aText(page, `Otters ${mark}`, '<p>We insure otters.</p>')
  const title = `${`Procedures of the commercial lines team ${mark} `.repeat(3)}end`
  await graphql(page, 'mutation ($title: String!) { createKnowledgeBase(title: $title) { errors { message } } }', {
    title,
  })
  await page.goto(`/app/knowledge?q=${mark}`)
  const tab = page.getByRole('group', { name: 'Views of Knowledge base' }).getByRole('button', { name: title })
  await expect(tab).toBeVisible()
  expect((await tab.boundingBox())!.width).toBeLessThan(320)

  for (const begin of ['over the list', 'by its address']) {
    const gone = begin === 'over the list' ? id : await aText(page, `Otters ${mark}`, '<p>We insure otters.</p>')
    if (begin === 'over the list') await page.getByRole('link', { name: `Otters ${mark}` }).click()
    else await page.goto(`/app/knowledge/${gone}`)
    await expect(page).toHaveURL(new RegExp(gone))
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('dialog', { name: `Delete Otters ${mark}?` })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Knowledge base', exact: true })).toBeFocused()
  }
})

test('an upload names files as the server will, and keeps the one that is sent in sight', async ({ page }) => {
  const mark = unique()
  await page.goto('/app/knowledge/upload')
  const dialog = page.getByRole('dialog', { name: 'Upload Existing Documents' })
  const many = Array.from({ length: 24 }, (_, at) => ({
    name: at ? `Page ${String(at)} ${mark}.txt` : `evil${mark}\u202efdp.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Words ${mark} ${String(at)}`),
  }))
  await dialog.getByLabel('Files').setInputFiles(many)
  await expect(dialog.getByText(`evil${mark}fdp.txt`, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: `Remove evil${mark}fdp.txt` })).toBeVisible()
  let sent = 0
  let isHeld = false
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('uploadKnowledgeBaseFileDocument')) return route.continue()
    sent += 1
    if (sent < 18) return route.continue()
    isHeld = true
    await new Promise((done) => setTimeout(done, 3000))
    await route.continue().catch(() => undefined)
  })
  await dialog.getByRole('button', { name: 'Upload 24 files' }).click()
  await expect.poll(() => isHeld, { timeout: 60_000 }).toBe(true)
  await expect(dialog.getByRole('progressbar')).toBeInViewport({ timeout: 2000 })
})
