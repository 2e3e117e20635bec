import { test as base, expect } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { aPolicyPdf } from '../support/policies.ts'
import { aCara, type OwnCara } from './own-cara.ts'
import { ROBIN } from './people.ts'
import { signIn } from './support.ts'

const PORT = String(await freePort())
const test = base.extend<{ cara: OwnCara }>({
  baseURL: `http://localhost:${PORT}`,
  cara: [
    async ({ baseURL }, use) => {
      const cara = await aCara(baseURL!)
      await use(cara)
      await cara.end()
    },
    { timeout: 300_000 },
  ],
})

test('a run that kill -9 interrupts goes on before the same open page', async ({ page, cara }) => {
  test.setTimeout(400_000)
  await signIn(page, ROBIN.email, cara.folder)
  await page.goto('/app/home?preset=GENERATE_TEMPLATE')
  const buffer = await aPolicyPdf({ pages: 100 })
  const files = page.getByLabel('Quotes, binders or policies')
  await files.setInputFiles({ name: 'Long policy.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: /^Fill/ }).click()
  await expect(page.getByText('Processing attachments...')).toBeVisible()
  await cara.kill()
  await cara.start()
  await expect(page.getByRole('log').getByText('I filled ACORD 25')).toBeVisible({ timeout: 240_000 })
  const told = page.getByRole('region', { name: 'What Cara did' })
  await told.getByRole('button', { name: /Read 1 file, .*filled \d+ values/ }).click()
  await expect(told.getByRole('button', { name: /^Processed attachments/ })).toHaveCount(1)
  await expect(told.getByRole('button', { name: /^Filled \d+ values in ACORD 25/ })).toHaveCount(1)
  await expect(page.getByRole('log').getByText('Long policy.pdf').first()).toBeVisible()
  await expect(page.getByText('Stopped')).toHaveCount(0)
})
