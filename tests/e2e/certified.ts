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

/** The same account with a property policy in force, which names a mortgagee. */
export async function aProperty(page: Page) {
  const insured = await anInsured(page)
  await aPolicy(page, insured.id, {
    ...RUNS,
    type: 'PROPERTY',
    policyNumber: 'PR-2088',
    carrierId: insured.carrier.id,
    limits: { propertyBuildingLimit: '1250000.00', propertyContentsLimit: '375000.00' },
    details: {
      locations: ['12 Example Street, Sampleton, OH 43001'],
      coverageDescriptions: [{ title: 'Mortgagee', description: 'First Sample Bank', policyQuotes: [] }],
    },
  })
  return insured
}
