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
  const first = card.getByRole('region', { name: 'Look at these first' })
  await expect(first.getByText('The limit is lower.')).toBeVisible({ timeout: 60_000 })
  await expect(first.getByText('A gap of 14 days without coverage.')).toBeVisible()
  const dropped = first.getByRole('listitem').filter({ hasText: 'Form CG 20 10' })
  await expect(dropped.getByText('Not among the forms on page 1 of Renewal.pdf.')).toBeVisible()
  await expect(first.getByText('A new exclusion.')).toBeVisible()
  const aggregate = first.getByRole('listitem').filter({ hasText: 'General aggregate' })
  await expect(aggregate).toContainText(/\$2,000,000Expiring, p\. 1\$1,000,000Renewal, p\. 1$/)
  await aggregate.getByRole('button', { name: 'Renewal, p. 1' }).click()
  const source = page.getByRole('dialog', { name: 'Source: Renewal, p. 1' })
  await expect(source.getByText(/“General Aggregate Limit.*\$1,000,000”/)).toBeVisible()
  await expect(source.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
    'href',
    /\/agency\/files\/.+#page=1$/,
  )
  await page.keyboard.press('Escape')
  await expect(card.getByText('Renewal.pdf beside QF-000-1041, Expiring.pdf')).toBeVisible()
  await expectAccessible(page)

  await expect(card.getByText('Medical expense, per person')).toBeHidden()
  await card.getByRole('button', { name: /^\d+ values unchanged$/ }).click()
  await expect(card.getByText('Medical expense, per person')).toBeVisible()
  const quote = page.getByRole('region', { name: 'Checked against the quote' })
  await expect(quote.getByText('Not the dates of the quote.').first()).toBeVisible({ timeout: 60_000 })
  await card.getByRole('button', { name: /found on one side only$/ }).click()
  await expect(card.getByText('Not found in Renewal.pdf. The record says $8,000.')).toBeVisible()
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
})
