import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { aPolicyPdf } from '../support/policies.ts'
import { ROBIN } from './people.ts'
import { signIn } from './support.ts'

const PORT = String(await freePort())
const test = base.extend<{ cara: Cara }>({
  baseURL: `http://localhost:${PORT}`,
  cara: async ({ baseURL }, use) => {
    const cara = await aCara(baseURL!)
    await use(cara)
    await cara.end()
  },
})

type Cara = Awaited<ReturnType<typeof aCara>>

/** A Cara of this test's own, to be killed and started again on the same folder. */
async function aCara(url: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cara-kill-'))
  let child: ChildProcess
  const start = async () => {
    child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts'), PORT, folder], { stdio: 'ignore' })
    for (let tries = 0; tries < 300; tries++) {
      if (await fetch(`${url}/healthz`).catch(() => null)) return
      await wait(100)
    }
    throw new Error('Cara did not start.')
  }
  const end = (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    return ended
  }
  await start()
  return {
    folder,
    start,
    kill: () => end('SIGKILL'),
    async end() {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test('a run that kill -9 interrupts goes on before the same open page', async ({ page, cara }) => {
  test.setTimeout(120_000)
  await signIn(page, ROBIN.email, cara.folder)
  await page.goto('/app/home?preset=GENERATE_TEMPLATE')
  const buffer = await aPolicyPdf({ pages: 250 })
  const files = page.getByLabel('Quotes, binders or policies')
  await files.setInputFiles({ name: 'Long policy.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: /^Fill/ }).click()
  await expect(page.getByText('Processing attachments...')).toBeVisible()
  await cara.kill()
  await cara.start()
  await expect(page.getByRole('log').getByText('I filled ACORD 25')).toBeVisible({ timeout: 60_000 })
  const told = page.getByRole('region', { name: 'What Cara did' })
  await told.getByRole('button', { name: /Read 1 file, .*filled \d+ values/ }).click()
  await expect(told.getByRole('button', { name: /^Processed attachments/ })).toHaveCount(1)
  await expect(told.getByRole('button', { name: /^Filled \d+ values in ACORD 25/ })).toHaveCount(1)
  await expect(page.getByRole('log').getByText('Long policy.pdf').first()).toBeVisible()
  await expect(page.getByText('Stopped')).toHaveCount(0)
})
