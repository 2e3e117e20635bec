import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { makeScan } from '../support/documents/scan.ts'
import { KIT } from './people.ts'
import { graphql, loseAnswer } from './records.ts'
import { aLiveViewToHold, anyone, expect, expectAccessible, fillAForm, signIn, test } from './support.ts'

test('steps are told in one line, opened into what was read, found and filled, in words', async ({ page }) => {
  await fillAForm(page)
  const told = page.getByRole('region', { name: 'What Cara did' })
  await told.getByRole('button', { name: /^Done Read 1 file, looked up \d things, filled \d+ values/ }).click()
  await told.getByRole('button', { name: /^Processed attachments/ }).click()
  await expect(told).toContainText('Otter policy.pdf')
  await told.getByRole('button', { name: /^Looked up/ }).click()
  await expect(told).toContainText('Not found')
  await told.getByRole('button', { name: /^Filled \d+ values in ACORD 25/ }).click()
  await expect(told).toContainText('General liability')
  const said = await page.getByRole('log').innerText()
  expect(said).not.toMatch(/[{}]|_A\b|templateId|confidence|COMPLETE_TASK|\[?(?:Input|Policy)\]? Otter/)
  await told.getByRole('button', { name: 'Otter policy.pdf, page 2' }).click()
  await expect(page.getByRole('region', { name: 'Source page' })).toContainText('page 2 of 2')
})

test('files dropped anywhere come to the box, and a wrong one says what is wrong with it', async ({ page }) => {
  await fillAForm(page)
  const drop = (selector: string, name: string, text: string) =>
    page.evaluate(
      ([selector, name, text]) => {
        const data = new DataTransfer()
        data.items.add(new File([text!], name!))
        const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
        document.querySelector(selector!)!.dispatchEvent(event)
        return event.defaultPrevented
      },
      [selector, name, text],
    )
  expect(await drop('[role="log"]', 'Lease.pdf', 'x')).toBe(true)
  expect(await drop('nav', 'setup.exe', 'x')).toBe(true)
  expect(await drop('[role="log"]', 'Nothing.pdf', '')).toBe(true)
  const files = page.getByRole('list', { name: 'Files to send' }).getByRole('listitem')
  await expect(files).toHaveCount(3)
  await expect(files.filter({ hasText: 'setup.exe' }).getByRole('alert')).toHaveText(
    'Cara does not read .exe files. Choose another file.',
  )
  await expect(files.filter({ hasText: 'Nothing.pdf' }).getByRole('alert')).toHaveText(/^This file is empty/)
  await page.getByLabel('Follow up').fill('Read the lease.')
  await page.getByLabel('Follow up').press('Enter')
  await expect(page.getByText('Take out the files that cannot be sent, then send again.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove setup.exe' }).click()
  await expect(files).toHaveCount(2)
})

test('nothing moves by itself while a form is filled and opens', async ({ page }) => {
  await page.addInitScript(() => {
    type Rect = { x: number; y: number; width: number; height: number }
    type Shift = {
      hadRecentInput: boolean
      startTime: number
      value: number
      sources: { node: Node | null; previousRect: Rect; currentRect: Rect }[]
    }
    const seen = window as unknown as { shift: number; moved: string[] }
    seen.shift = 0
    seen.moved = []
    // An entry is told late, and the screen before stands until this one is drawn with its fonts: what moved until then is not this one's.
    let since = Number.POSITIVE_INFINITY
    const frame = () => new Promise(requestAnimationFrame)
    const begin = async () => {
      while (!document.querySelector('[role="log"]')) await frame()
      await document.fonts.ready
      for (let frames = 0; frames < 2; frames++) await frame()
      since = Math.min(since, performance.now())
    }
    const push = history.pushState.bind(history)
    history.pushState = (...step) => {
      push(...step)
      if (location.pathname.includes('/workspaces/')) void begin()
    }
    const at = ({ x, y, width, height }: Rect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, startTime, value, sources } = entry as unknown as Shift
        const isHere = document.querySelector('[role="log"]') && sources.some(({ node }) => node?.isConnected)
        if (hadRecentInput || startTime < since || !isHere) continue
        seen.shift += value
        for (const { node, previousRect, currentRect } of sources)
          seen.moved.push(
            `${value.toFixed(3)} ${(node?.textContent ?? '').slice(0, 40)}: ${at(previousRect)} to ${at(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await fillAForm(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await page.waitForTimeout(600)
  const { shift, moved } = await page.evaluate(() => {
    const { shift, moved } = window as unknown as { shift: number; moved: string[] }
    return { shift, moved }
  })
  // A busy machine draws the form's card a frame before the answer that comes above it, which is 0.016; a panel that pushes is far more.
  expect(shift, moved.join('\n')).toBeLessThan(0.05)
})

test('opening what was made keeps the place that was read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await fillAForm(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const log = page.getByRole('log')
  await log.evaluate((element) => {
    element.scrollTop = 60
  })
  const line = log.getByText('Not found in the documents').first()
  const before = (await line.boundingBox())!.y
  await page.goto(`${page.url()}#`)
  await page.getByRole('button', { name: 'About this workspace' }).waitFor()
  await log.evaluate((element) => {
    element.scrollTop = 60
  })
  await page.keyboard.press('Tab')
  await page.evaluate(() => document.querySelector<HTMLElement>('aside button')?.click())
  await expect(page.getByRole('tab', { name: /Values/ })).toBeVisible()
  await expect.poll(async () => Math.abs((await line.boundingBox())!.y - before)).toBeLessThan(24)
})

anyone('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, KIT.email)
  const other = await context.newPage()
  await other.goto('/app/workspaces')
  await expect(other.getByRole('heading', { name: 'Workspaces', exact: true })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(KIT.name) }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/app\/signin/)
    await expect(tab.getByLabel('E-mail')).toBeVisible()
  }
})

test('a follow-up is answered in the same workspace, and a reload shows the same conversation', async ({ page }) => {
  await fillAForm(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await page.getByLabel('Follow up').fill('What is the each occurrence limit?')
  await page.getByLabel('Follow up').press('Enter')
  await expect(page.getByRole('log').getByText('What is the each occurrence limit?', { exact: true })).toBeVisible()
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
  await expect(page.getByRole('article', { name: 'Cara' })).toHaveCount(2, { timeout: 60_000 })
  await expect(
    page.getByRole('log').getByRole('article').getByText('Who is the named insured?', { exact: true }),
  ).toHaveCount(1)
})

test('what was sent over a lost connection goes out once, and the notices go', async ({ page, context }) => {
  await fillAForm(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  const box = page.getByLabel('Follow up')
  const notice = page.getByText(/connection.* was lost/)
  const id = page.url().split('/').at(-1)!.split('?')[0]!
  const said = async (message: string) => {
    const query = 'query ($id: ID!) { caraWorkspace(id: $id) { messages { content } } }'
    type Answer = { caraWorkspace: { messages: { content: string }[] } }
    const { caraWorkspace } = await graphql<Answer>(page, query, { id })
    return caraWorkspace.messages.filter(({ content }) => content === message).length
  }
  await context.setOffline(true)
  await box.fill('Who is the named insured?')
  await box.press('Enter')
  await expect(notice.first()).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toHaveCount(0, { timeout: 60_000 })
  await expect(box).toHaveValue('')
  await expect(page.getByRole('article', { name: 'Cara' })).toHaveCount(2, { timeout: 60_000 })
  expect(await said('Who is the named insured?')).toBe(1)

  // It arrived, and only its answer was lost.
  const sendings: string[] = []
  page.on('request', (one) => {
    if (one.postData()?.includes('mutation AddMessage')) sendings.push(one.url())
  })
  await loseAnswer(page, 'mutation AddMessage')
  await box.fill('Who is the insurer?')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(notice).toHaveCount(0)
  expect(sendings).toHaveLength(2)
  expect(await said('Who is the insurer?')).toBe(1)
})

test('a file that cannot be read says so, and the others go on', async ({ page }) => {
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('What is in these files?')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'Broken 🧾.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing behind it') },
    { name: 'Note.txt', mimeType: 'text/plain', buffer: Buffer.from('The each occurrence limit is $1,000,000.') },
  ])
  await page.getByLabel('Ask Cara', { exact: true }).press('Enter')
  await expect(page.getByRole('log').getByText(/Broken 🧾\.pdf \(Failed: .+\)/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('article', { name: 'Cara' })).toBeVisible()
})

/** A scan whose pages take a while to be recognized: time to do something while Cara works. */
async function aSlowScan() {
  const page = [{ x: 60, y: 80, text: 'Each occurrence limit is 1,000,000 dollars', size: 20 }]
  return {
    name: 'Slow scan.pdf',
    mimeType: 'application/pdf',
    buffer: await makeScan(Array.from({ length: 5 }, () => page)),
  }
}

async function aSlowQuestion(page: Page) {
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('What is the each occurrence limit?')
  await page.locator('input[type=file]').setInputFiles(await aSlowScan())
  await page.getByLabel('Ask Cara', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/workspaces\//, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
}

test('a message written while Cara works waits in line, can be taken back, and starts by itself', async ({ page }) => {
  // A scan is recognised first, which takes as long as the machine is busy.
  test.slow()
  await aSlowQuestion(page)
  const box = page.getByLabel('Follow up')
  const line = page.getByRole('list', { name: 'Waiting in line' }).getByRole('listitem')
  await box.fill('Summarize it.')
  await box.press('Enter')
  await expect(line).toContainText('Next: Summarize it.')
  await expect(box).toHaveValue('')
  await line.getByRole('button', { name: 'Take back' }).click()
  await expect(line).toHaveCount(0)
  await expect(box).toHaveValue('Summarize it.')
  await box.fill('Who is the insurer?')
  await box.press('Enter')
  await expect(line).toHaveCount(1)
  await expectAccessible(page)
  await expect(page.getByRole('article', { name: 'Cara' })).toHaveCount(2, { timeout: 110_000 })
  await expect(line).toHaveCount(0)
  await expect(page.getByRole('log').getByText('Who is the insurer?', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('log').getByText('Summarize it.')).toHaveCount(0)
})

test('steps that were opened while Cara works close three seconds after she is done', async ({ page }) => {
  test.slow()
  await page.clock.install()
  await aSlowQuestion(page)
  const steps = page.getByRole('region', { name: 'What Cara did' }).getByRole('button').first()
  await steps.click()
  await expect(steps).toHaveAttribute('aria-expanded', 'true')
  // From here on the page's clock stands still: only what is told live comes in.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0, { timeout: 110_000 })
  await expect(steps).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(2900)
  await expect(steps).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(200)
  await expect(steps).toHaveAttribute('aria-expanded', 'false')
})

test('a stop looks like a stop, and is said once', async ({ page }) => {
  await aSlowQuestion(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('article', { name: 'The run was stopped' })).toBeVisible()
  const log = page.getByRole('log')
  await expect(log.getByRole('progressbar')).toHaveCount(0)
  await expect(log.getByText(/Failed/)).toHaveCount(0)
  await expect(log.getByRole('img', { name: 'Stopped' })).toHaveCount(1)
  await expect(log.getByRole('img', { name: 'Failed' })).toHaveCount(0)
})

test('a page that could not be reached comes by itself when it can be', async ({ page, context }) => {
  await fillAForm(page)
  await page.goto('/app/workspaces')
  const link = page.getByRole('link', { name: /ACORD 25/ }).first()
  await expect(link).toBeVisible()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByText('Trying again by itself.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Follow up')).toBeVisible({ timeout: 60_000 })
})

test('a screen whose script could not be fetched comes by itself, too', async ({ page, context }) => {
  await page.goto('/app/home')
  const link = page.getByRole('link', { name: 'Settings' })
  await expect(link).toBeVisible()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible({ timeout: 60_000 })
})

test('a workspace is archived, taken up again, and deleted for good', async ({ page }) => {
  await fillAForm(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  const menu = page.getByRole('button', { name: 'More for this workspace' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const archived = 'This workspace has been archived. Please create a new workspace to continue.'
  await expect(page.getByText(archived)).toBeVisible()
  await page.reload()
  await expect(page.getByText(archived)).toBeVisible()
  await expect(page.getByLabel('Follow up')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unarchive' }).click()
  await page.getByLabel('Follow up').fill('Not sent')

  const address = page.url()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete for good…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this workspace for good?' })
  await expect(dialog).toContainText('2 messages')
  await expect(dialog).toContainText('1 thing made here')
  await expect(dialog).toContainText('1 file, unless used in another workspace too')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Follow up')).toHaveValue('Not sent')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete for good…' }).click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/app\/workspaces$/)
  await expect(page.getByText('Workspace deleted for good')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Not sent')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Workspace not found' })).toBeVisible()
})

test('a workspace is not deleted while Cara works in it, and the menu says why', async ({ page }) => {
  const live = await aLiveViewToHold(page)
  await fillAForm(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  live.hold()
  await page.getByLabel('Follow up').fill('What is the each occurrence limit?')
  await page.getByLabel('Follow up').press('Enter')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.getByRole('button', { name: 'More for this workspace' }).click()
  const remove = page.getByRole('menuitem', { name: /^Delete for good/ })
  await expect(remove).toContainText('Stop Cara first.')
  await expect(remove).toBeDisabled()
  live.release()
})

test('a workspace that is not there says so, with a title', async ({ page }) => {
  await page.goto('/app/workspaces/01a2001b-95a9-7105-971b-ebc263306900')
  await expect(page.getByRole('heading', { name: 'Workspace not found' })).toBeVisible()
  await expect(page).toHaveTitle('Workspace not found – Cara')
})

test('headings step down, all stands in a landmark, and what is touched on a phone is large enough', async ({
  page,
}) => {
  await fillAForm(page, 'Otter & Thimble Joinery of Upper Sampleton, LLC')
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  const rules = ['heading-order', 'region', 'document-title', 'target-size']
  const found = async () => {
    const { violations } = await new AxeBuilder({ page }).withRules(rules).analyze()
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])
  }
  expect(await found()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await found()).toEqual([])
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  expect(await found()).toEqual([])
  const { x, width } = (await page.getByRole('button', { name: /^Open ACORD 25/ }).boundingBox())!
  expect(x + width, 'the card of a form with a long name').toBeLessThan(390)
  await page.goto('/app/workspaces/01a2001b-95a9-7105-971b-ebc263306900')
  await expect(page.getByRole('heading', { name: 'Workspace not found' })).toBeVisible()
  expect(await found()).toEqual([])
})
