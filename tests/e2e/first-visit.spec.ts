import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { ROBIN } from './people.ts'
import { expectAccessible, signIn } from './support.ts'

/** A Cara of this test's own, in which nobody has done anything yet. */
async function anEmptyCara() {
  const folder = await mkdtemp(path.join(tmpdir(), 'cara-first-'))
  const port = await aFreePort()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts'), port, folder], { stdio: 'ignore' })
  const url = `http://localhost:${port}`
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await fetch(`${url}/healthz`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('Cara did not start.')
    await wait(100)
  }
  return {
    url,
    folder,
    async end() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function aFreePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

test('the first visit offers a sample policy, which is read and filled in like any other', async ({ browser }) => {
  test.setTimeout(400_000)
  const cara = await anEmptyCara()
  const context = await browser.newContext({ baseURL: cara.url })
  try {
    const page = await context.newPage()
    await signIn(page, ROBIN.email, cara.folder)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try it with a sample policy' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Sample policy (specimen).pdf')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fill 1 form' }).click()
    await expect(page.getByRole('log').getByText('I filled ACORD 25')).toBeVisible({ timeout: 240_000 })
    await expect(page.getByText('QF-SAMPLE-1042').first()).toBeVisible()
    await page.goto('/app/home')
    await expect(page.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try it with a sample policy' })).toHaveCount(0)
  } finally {
    await context.close()
    await cara.end()
  }
})
