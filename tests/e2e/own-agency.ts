import type { BrowserContext } from '@playwright/test'
import { signIn, test } from './support.ts'

/** All tests of a file act for somebody of an agency of its own: what they change of it is no other test's. */
export function actAs({ email }: { email: string }) {
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    await signIn(await context.newPage(), email)
    cookies = await context.cookies()
    await context.close()
  })
  test.beforeEach(async ({ context }) => {
    await context.clearCookies()
    await context.addCookies(cookies)
  })
}
