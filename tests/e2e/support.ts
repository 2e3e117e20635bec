import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { makePdf } from '../support/documents/pdf.ts'
import { ROBIN } from './people.ts'

/** Chosen by playwright.config.ts. */
const PORT = process.env.E2E_PORT!
const WAIT_MS = 10_000

/** A test whose page nobody is signed in on. An address whose way a move of the page's own crossed is gone to once more. */
export const anyone = base.extend({
  page: async ({ page }, use) => {
    const goTo = page.goto.bind(page)
    page.goto = (...where) =>
      goTo(...where).catch((error: unknown) => {
        if (String(error).includes('ERR_ABORTED')) return goTo(...where)
        throw error
      })
    await use(page)
  },
})

/** A test whose page is signed in as Robin. All workers share one session, since an address gets few codes. */
export const test = anyone.extend<object, { session: string }>({
  session: [async ({ browser }, use) => use(await sharedSession(browser)), { scope: 'worker' }],
  storageState: async ({ session }, use) => use(session),
})
export { expect }

/** The folder of the running server's data. */
export async function dataDir() {
  return readFile(path.join(tmpdir(), `cara-e2e-${PORT}`), 'utf8')
}

async function sharedSession(browser: Browser) {
  const folder = await dataDir()
  const file = path.join(folder, 'robin.json')
  const mine = await mkdir(path.join(folder, 'robin.lock')).then(
    () => true,
    () => false,
  )
  if (mine) {
    const context = await browser.newContext({ baseURL: `http://localhost:${PORT}` })
    const page = await context.newPage()
    await signIn(page, ROBIN.email).catch(async (error: unknown) => {
      await rm(path.join(folder, 'robin.lock'), { recursive: true })
      throw error
    })
    await context.storageState({ path: file })
    await context.close()
  }
  await until(() => access(file))
  return file
}

/** Goes through both steps of signing in, with the code from the outbox of the server with this data folder. */
export async function signIn(page: Page, email: string, folder?: string) {
  const before = await mailsIn(folder)
  await page.goto('/app/signin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Verify sign in request' })).toBeVisible()
  await page.getByLabel('Code').pressSequentially(await codeFor(email, before, folder))
  await expect(page).toHaveURL(/\/app\/home$/)
}

/** The names of the mails sent so far. */
export async function mailsIn(folder?: string): Promise<Set<string>> {
  return new Set(await readdir(await outboxOf(folder)).catch(() => []))
}

/** The code mailed to an address, in a mail that was not there before. */
export const codeFor = (email: string, before: Set<string>, folder?: string) =>
  inMailTo(email, before, /^Subject: (\d{6}) /m, folder)

/** What a mail to an address says at this place, in one that was not there before. */
export async function inMailTo(email: string, before: Set<string>, place: RegExp, folder?: string): Promise<string> {
  const outbox = await outboxOf(folder)
  return until(async () => {
    for (const name of await readdir(outbox)) {
      if (before.has(name)) continue
      const mail = await readFile(path.join(outbox, name), 'utf8')
      const found = mail.includes(`To: ${email}`) ? place.exec(mail)?.[1] : undefined
      if (found) return found
    }
    throw new Error(`Nothing of that was mailed to ${email}`)
  })
}

const outboxOf = async (folder?: string) => path.join(folder ?? (await dataDir()), 'outbox')

async function until<T>(look: () => Promise<T>): Promise<T> {
  const end = Date.now() + WAIT_MS
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(50)
    }
  }
}

/** A general liability policy of two pages, plainly invented. */
export async function aPolicyFile(name = 'Otter policy.pdf', insured = 'Otter & Thimble Joinery LLC') {
  const page = (lines: string[]) => ({ texts: lines.map((text, at) => ({ x: 60, y: 60 + at * 20, text })) })
  const first = page([
    'QUILLFEATHER MUTUAL INSURANCE COMPANY',
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    'Policy Number: QF-000-1042',
    `Named Insured: ${insured}`,
    'Mailing Address: 12 Example Street, Sampleton, OH 44101',
    'Policy Period: From 04/01/2026 to 04/01/2027',
    'LIMITS OF INSURANCE',
  ])
  const limits = [
    ['Each Occurrence Limit', '$1,000,000'],
    ['General Aggregate Limit (Other Than Products - Completed Operations)', '$2,000,000'],
    ['Products - Completed Operations Aggregate Limit', '$2,000,000'],
    ['Personal and Advertising Injury Limit', '$1,000,000'],
    ['Damage to Premises Rented to You Limit', '$100,000'],
    ['Medical Expense Limit, any one person', '$5,000'],
  ]
  const second = page([
    'COMMON POLICY CONDITIONS',
    'We may cancel this policy by giving ten (10) days notice for nonpayment of premium.',
  ])
  const buffer = await makePdf([{ ...first, tables: [{ x: 60, y: 210, columns: [0, 380], rows: limits }] }, second])
  return { name, mimeType: 'application/pdf', buffer }
}

/** Starts Fill Forms and Certificates with the invented policy and waits for the filled form. */
export async function fillAForm(page: Page, insured?: string) {
  await page.goto('/app/home?preset=GENERATE_TEMPLATE')
  await page.getByLabel('Quotes, binders or policies').setInputFiles(await aPolicyFile(undefined, insured))
  await page
    .getByLabel(/Certificate holder/)
    .fill('Paper Lantern Properties\n77 Placeholder Avenue\nSampleton, OH 44101')
  await page.getByRole('button', { name: 'Fill 1 form' }).click()
  await expect(page.getByRole('tab', { name: 'PDF' })).toBeVisible({ timeout: 60_000 })
}

/** Lets a test hold back what the server tells a page live; to be called before the page is opened. */
export async function aLiveViewToHold(page: Page) {
  let held: (() => void)[] | null = null
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (held) held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  return {
    hold: () => {
      held ??= []
    },
    release: () => {
      const late = held ?? []
      held = null
      for (const send of late) send()
    },
  }
}

/** No finding of axe that would keep somebody out. */
export async function expectAccessible(page: Page) {
  await page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter((move) => move.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moves.map((move) => move.finished))
  })
  // Everything is in the page's own frame, and only what is wrong is asked for: half of what axe takes otherwise.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])
}
