import { aCarrier, anAccount, aPolicy } from './records.ts'
import { test } from './support.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`look ${width}`, async ({ page }) => {
    test.setTimeout(90_000)
    page.setDefaultTimeout(5000)
    await page.setViewportSize({ width, height })
    const shot = (name: string, full = false) =>
      page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: full })
    const carrier = await aCarrier(page)
    const account = await anAccount(page)
    const other = await anAccount(page, `Copper Minnow Plumbing ${width}`)
    for (const [i, type] of ['COMMERCIAL_AUTO', 'CYBER', 'PROPERTY', 'WORKERS_COMPENSATION'].entries())
      await aPolicy(page, other.id, {
        type,
        policyNumber: i ? `TS-000-09${i}` : null,
        carrierId: carrier.id,
        inforceAt: i % 2 ? '2026-01-01' : null,
        expiresAt: i === 2 ? '2026-12-20' : '2027-09-01',
      })
    const id = await aPolicy(page, account.id, {
      policyNumber: 'QF-000-1042',
      carrierId: carrier.id,
      inforceAt: '2026-04-01',
      expiresAt: '2027-04-01',
      issuedAt: '2026-03-28',
      market: 'ADMITTED',
      pricing: {
        premium: '8420.00',
        taxes: '252.60',
        agencyFees: '75.00',
        policyFees: '50.00',
        estimatedCommission: '1052.50',
      },
      limits: { glPerOccurrenceLimit: '1000000', glAggregateLimit: '2000000', glRentedPremisesDamageLimit: '100000' },
      details: {
        deductible: '$1,000 per claim',
        insured: { name: 'Otter & Thimble Joinery LLC', address: '12 Example Street, Unit 7, Sampleton, OH 00000' },
        blanketAdditionalInsureds: [
          { type: 'Where required by written contract', description: 'Owners and lessors of premises' },
        ],
        locations: ['12 Example Street, Unit 7, Sampleton, OH'],
        exclusionDescriptions: [{ title: 'Exterior insulation and finish systems', description: '' }],
        extraLimits: [{ name: 'Employee benefits', limit: '$1,000,000' }],
      },
    })
    await page.goto('/app/policies')
    await page.getByRole('table').waitFor()
    await shot('list')
    await page.getByRole('link', { name: 'Add Policy' }).click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(300)
    await shot('new-empty')
    await page.getByLabel('Account', { exact: true }).fill('otter')
    await page.waitForTimeout(900)
    await shot('new-account')
    await page.getByRole('option').first().click()
    await page.waitForTimeout(400)
    await shot('new-policy')
    await page.getByLabel('Carrier optional', { exact: true }).fill('quill')
    await page.waitForTimeout(900)
    await shot('new-carrier')
    await page.getByRole('option').first().click()
    await page.getByLabel('Premium', { exact: true }).fill('8.4k')
    await page.getByLabel('Commission rate').fill('12.5')
    await page.getByLabel('Commission rate').blur()
    await page.waitForTimeout(200)
    await shot('new-pricing')
    await page.getByLabel('Type', { exact: true }).selectOption('GENERAL_LIABILITY')
    await page.getByRole('button', { name: 'Limits', exact: true }).click()
    await page.waitForTimeout(300)
    await shot('new-limits')
    await page.getByRole('button', { name: 'Coverage', exact: true }).click()
    await page.getByRole('button', { name: 'Add a location' }).click()
    await page.waitForTimeout(300)
    await shot('new-coverage')
    await page.goto(`/app/policies/${id}`)
    await page.getByRole('heading', { name: 'Pricing' }).waitFor()
    await shot('policy', true)
    await page.getByRole('button', { name: 'More' }).click()
    await page.waitForTimeout(400)
    await shot('menu')
    await page.getByRole('menuitem', { name: 'Cancel', exact: true }).click()
    await page.waitForTimeout(400)
    await shot('cancel')
    await page.goto(`/app/policies/${id}/renew`)
    await page.waitForTimeout(700)
    await shot('renew')
    await page.goto(`/app/policies/${id}/reinstate`)
    await page.waitForTimeout(700)
    await shot('reinstate')
    await page.goto(`/app/policies/${id}/edit`)
    await page.waitForTimeout(700)
    await shot('edit')
    await page.goto(`/app/policies/${id}/documents`)
    await page.waitForTimeout(700)
    await shot('documents-empty')
    await page.getByRole('link', { name: 'Upload' }).click()
    await page.waitForTimeout(400)
    await page.getByLabel('Type').selectOption('BINDER')
    await shot('upload')
  })
