import type { Page } from '@playwright/test'
import { inDays } from '../support/days.ts'
import { aCarrier, anAccount, aPolicy } from './records.ts'

const RUNS = { inforceAt: inDays(-30), expiresAt: inDays(335) }

/** An account with a liability policy in force, and where its certificates are. */
export async function anInsured(page: Page, details: object = {}) {
  const account = await anAccount(page)
  const carrier = await aCarrier(page)
  const limits = { glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '2000000.00' }
  const policyId = await aPolicy(page, account.id, {
    ...RUNS,
    policyNumber: 'QF-1042',
    carrierId: carrier.id,
    limits,
    details,
  })
  return { ...account, carrier, policyId, list: `/app/accounts/${account.id}/certificates` }
}

export async function fillHolder(page: Page, name: string) {
  await page.getByLabel('Certificate holder').fill(name)
  await page.getByLabel('Address', { exact: true }).fill('9 Mock Lane')
  await page.getByLabel('City').fill('Testford')
  await page.getByLabel('State').selectOption('OH')
  await page.getByLabel('ZIP code').fill('43001')
}
