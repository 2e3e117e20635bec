import type { Page } from '@playwright/test'
import { linesPage, makePdf } from '../support/documents/pdf.ts'
import { anAccount, aPolicy, graphql, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : undefined
const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const list = (page: Page) => page.getByRole('listbox', { name: 'What can be named' })
const named = (page: Page) => page.getByRole('list', { name: 'Named' })

async function aDocument(page: Page, title: string, words: string) {
  await graphql(
    page,
    `mutation ($input: KnowledgeBaseTextDocumentInput!) { createKnowledgeBaseTextDocument(input: $input) { errors { message } } }`,
    { input: { title, content: `<p>${words}</p>` } },
  )
}

/** The workspace of the page as it is kept. */
async function madeOf(page: Page) {
  const { caraWorkspace } = await graphql<{
    caraWorkspace: { account: { id: string } | null; files: { name: string }[] }
  }>(page, 'query ($id: ID!) { caraWorkspace(id: $id) { account { id } files { name } } }', {
    id: new URL(page.url()).pathname.split('/').at(-1)!,
  })
  return caraWorkspace
}

async function aLease(name: string, payer: string) {
  const lines = ['LEASE AGREEMENT', 'ARTICLE 9 INSURANCE', `9.1 Damage by hail is paid for by the ${payer}.`]
  return { name, mimeType: 'application/pdf', buffer: await makePdf([linesPage(lines)]) }
}

for (const viewport of VIEWPORTS)
  test(`a document and a client are named by keyboard on the start page, and go along, at ${String(viewport.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const mark = unique()
    const guide = `Hail procedure of the agency for every client with a roof older than ten years ${mark}`
    await aDocument(page, guide, `Hail of the ${mark} class is paid for by Quillfeather Mutual.`)
    const account = await anAccount(page, `Otter ${mark} LLC`)
    await aPolicy(page, account.id, { policyNumber: `GL-${mark}` })
    await page.goto('/app/home')
    const box = page.getByLabel('Ask Cara', { exact: true })
    await box.focus()
    await page.keyboard.type('What does @')
    await expect(
      page.getByRole('status').filter({ hasText: 'Type to name' }).or(list(page).getByRole('option').first()),
    ).toBeVisible()
    await page.keyboard.type(`procedure ${mark}`)
    await expect(list(page).getByRole('group', { name: 'Knowledge base' }).getByRole('option')).toHaveCount(1)
    const combobox = page.getByRole('combobox', { name: 'Ask Cara', exact: true })
    await expect(combobox).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator(`[id="${(await combobox.getAttribute('aria-activedescendant'))!}"]`)).toContainText(guide)
    await expectAccessible(page)
    expect(await widthOver(page)).toBeLessThanOrEqual(0)
    await shot(page, `at-home-${String(viewport.width)}`)
    await page.keyboard.press('Enter')
    await expect(list(page)).toHaveCount(0)
    await expect(box).toHaveValue(`What does ${guide} `)
    await expect(named(page).getByRole('listitem')).toHaveText([new RegExp(`^${guide}Knowledge base`)])

    await page.keyboard.type(`say of hail for @${mark}`)
    const accounts = list(page).getByRole('group', { name: 'Accounts' }).getByRole('option')
    const policies = list(page).getByRole('group', { name: 'Policies' }).getByRole('option')
    await expect(accounts).toHaveCount(1)
    await expect(policies).toHaveCount(1)
    await shot(page, `at-records-${String(viewport.width)}`)
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/app\/home$/)
    await page.keyboard.press('Backspace')
    await expect(list(page)).toHaveCount(0)
    for (let letters = 0; letters < mark.length; letters++) await page.keyboard.press('Backspace')
    await page.keyboard.type(`@otter ${mark}`)
    await expect(accounts).toHaveAttribute('aria-selected', /./)
    while ((await accounts.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(named(page).getByRole('listitem')).toHaveCount(2)
    await expect(box).toBeFocused()
    await page.keyboard.type('@')
    await expect(list(page).getByRole('group', { name: 'Policies of this client' }).getByRole('option')).toHaveText([
      `General Liability GL-${mark}`,
    ])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')
    await page.reload()
    await expect(named(page).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await shot(page, `at-chips-${String(viewport.width)}`)
    await box.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app\/workspaces\//)
    await expect(page.getByText(guide).first()).toBeVisible()
    expect(await madeOf(page)).toMatchObject({ account: { id: account.id }, files: [{ name: guide }] })
  })

for (const viewport of VIEWPORTS)
  test(`a question is asked of one file of the workspace, and a client named, at ${String(viewport.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const mark = unique()
    const account = await anAccount(page, `Heron ${mark} LLC`)
    await page.goto('/app/home')
    await page
      .getByLabel('Add files')
      .first()
      .setInputFiles([await aLease(`Harbor ${mark}.pdf`, 'landlord'), await aLease(`Meadow ${mark}.pdf`, 'tenant')])
    await page.getByLabel('Ask Cara', { exact: true }).fill('Who pays for damage by hail?')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app\/workspaces\//)
    const box = page.getByLabel('Follow up', { exact: true })
    await expect(page.getByText('paid for by the landlord').first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Cara is working')).toHaveCount(0)
    await page.getByRole('button', { name: 'Name a document or a record' }).click()
    await expect(box).toBeFocused()
    // They are sent side by side: which is there first is not said.
    const files = list(page).getByRole('group', { name: 'Files of this workspace' }).getByRole('option')
    await expect(files).toHaveCount(2)
    for (const name of ['Harbor', 'Meadow'])
      await expect(files.filter({ hasText: `${name} ${mark}.pdf` })).toHaveCount(1)
    await expectAccessible(page)
    expect(await widthOver(page)).toBeLessThanOrEqual(0)
    await shot(page, `at-workspace-${String(viewport.width)}`)
    await list(page)
      .getByRole('option', { name: `Meadow ${mark}.pdf` })
      .click()
    await expect(box).toHaveValue(`Meadow ${mark}.pdf `)
    await expect(box).toBeFocused()
    await page.keyboard.type('– who pays for damage by hail?')
    await page.keyboard.press('Enter')
    const answers = page.getByText(/paid for by the (?:landlord|tenant)/)
    const before = await answers.count()
    await expect.poll(() => answers.count(), { timeout: 60_000 }).toBeGreaterThan(before)
    await expect(page.getByText('Cara is working')).toHaveCount(0)
    await expect(answers.last()).toContainText('tenant')
    await box.fill('')
    await box.pressSequentially(`@heron ${mark}`)
    await expect(list(page).getByRole('option', { name: account.name })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue(`${account.name} `)
    await box.pressSequentially('has which policies?')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${account.name} has which policies?`)).toBeVisible()
    await expect.poll(async () => (await madeOf(page)).account).toEqual({ id: account.id })
    await shot(page, `at-answer-${String(viewport.width)}`)
  })

test('a foreign "@" is text, and what was removed, as a chip or from the text, goes along no more', async ({
  page,
}) => {
  const mark = unique()
  await aDocument(page, `Memo ${mark}`, `Memos of ${mark} are short.`)
  await page.goto('/app/home')
  const box = page.getByLabel('Ask Cara', { exact: true })
  await box.pressSequentially(`Draft an e-mail to ann@memo.example.com`)
  await expect(list(page)).toHaveCount(0)
  await box.pressSequentially(` @memo ${mark}`)
  await expect(list(page).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await named(page)
    .getByRole('button', { name: `Remove Memo ${mark}` })
    .click()
  await expect(named(page)).toHaveCount(0)

  await box.fill('')
  await box.pressSequentially(`@memo ${mark}`)
  await expect(list(page).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(named(page).getByRole('listitem')).toHaveCount(1)
  await box.fill('Draft an e-mail')
  await expect(named(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(named(page).getByRole('listitem')).toHaveCount(1)
  await box.fill('Draft an e-mail')
  await expect(named(page)).toHaveCount(0)
  const sent = page.waitForRequest((one) => one.postData()?.includes('createCaraWorkspace') ?? false)
  await page.getByRole('button', { name: 'Send' }).click()
  expect((await sent).postData()).not.toContain('documentIds":[')
})
