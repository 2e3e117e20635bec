import { aPolicyPdf } from '../support/policies.ts'
import { anAccount, aPolicy, aPolicyFile, aRenewal } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
const FORMS = [
  'CG 00 01 04 13  Commercial General Liability Coverage Form',
  'CG 20 10 04 13  Additional Insured - Owners, Lessees or Contractors',
]

test('the document of a renewal is checked when it arrives, and each difference says where both sides stand', async ({
  page,
}) => {
  const { id: accountId } = await anAccount(page)
  const expiring = await aPolicy(page, accountId, {
    ...{ policyNumber: 'QF-000-1041', inforceAt: '2025-04-01', expiresAt: '2026-04-01' },
    limits: { glAggregateLimit: '2000000.00' },
    pricing: { premium: '8000.00' },
  })
  const old = { number: 'QF-000-1041', effective: '04/01/2025', expiration: '04/01/2026', forms: FORMS }
  await aPolicyFile(page, expiring, 'POLICY_DOCUMENT', 'Expiring.pdf', await aPolicyPdf(old))
  const renewal = await aRenewal(page, expiring)
  await page.goto(`/app/policies/${renewal}/overview`)
  const card = page.getByRole('region', { name: 'Checked against the expiring policy' })
  await expect(card.getByText(/^When the policy document arrives, add it to Documents/)).toBeVisible()

  const paper = await aPolicyPdf({
    ...{ aggregate: '$1,000,000', effective: '04/15/2026', expiration: '04/15/2027' },
    forms: [FORMS[0]!, 'CG 21 47 12 07  Employment-Related Practices Exclusion'],
  })
  await aPolicyFile(page, renewal, 'POLICY_DOCUMENT', 'Renewal.pdf', paper)
  await aPolicyFile(page, renewal, 'QUOTE_DOCUMENT', 'Quote.pdf', await aPolicyPdf({ number: 'Q-77' }))
  await page.reload()
  const finding = (topic: string) =>
    card.getByRole('listitem').filter({ has: page.getByRole('heading', { name: topic }) })
  await expect(finding('General aggregate')).toContainText('$1,000,000 lower', { timeout: 60_000 })
  await expect(finding('Begins when')).toContainText('A gap of 14 days without coverage.')
  await expect(finding('Form CG 20 10')).toContainText('Not among the forms on page 1 of Renewal.pdf.')
  await expect(finding('Form CG 21 47')).toContainText('A new exclusion')
  const aggregate = finding('General aggregate')
  await expect(aggregate).toContainText(
    /Expiring policy\$2,000,000Expiring\.pdf, p\. 1Policy document\$1,000,000Renewal\.pdf, p\. 1/,
  )
  await aggregate.getByRole('button', { name: '$1,000,000' }).click()
  const source = page.getByRole('dialog', { name: 'Source' })
  await expect(source.getByText(/“General Aggregate Limit.*\$1,000,000”/)).toBeVisible()
  await expect(source.getByRole('img', { name: 'Page 1 of Renewal.pdf' })).toBeVisible()
  await expect(source.getByRole('link', { name: 'Open the document in a new tab' })).toHaveAttribute(
    'href',
    /\/app\/files\/.+\?page=1$/,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(source).toBeHidden()
  await expect(card.getByText('Renewal.pdf beside QF-000-1041, Expiring.pdf')).toBeVisible()
  await expectAccessible(page)

  await expect(finding('Medical expense')).toBeHidden()
  await card.getByRole('button', { name: /met or not shown$/ }).click()
  await expect(finding('Medical expense')).toContainText('Both say the same.')
  await expect(finding('Total premium')).toContainText('Not found in Renewal.pdf (3 pages). The record says $8,000.')
  await card.getByRole('button', { name: /^Short / }).click()
  await expect(finding('Medical expense')).toBeHidden()
  await expect(aggregate).toBeVisible()
  await card.getByRole('button', { name: /^Short / }).click()
  const quote = page.getByRole('region', { name: 'Checked against the quote' })
  await expect(quote.getByText(/effective date is 14 days later/)).toBeVisible({ timeout: 60_000 })
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
})
