import { acord125 } from '../../server/forms/acord/125/index.ts'
import { linesPage, makePdf } from '../support/documents/pdf.ts'
import { makeFillablePdf } from '../support/forms/fillable-pdf.ts'
import { expect, expectAccessible, test } from './support.ts'

const INSURED = 'Heron Example Builders LLC'
const LAST_YEAR: Record<string, string> = {
  Policy_EffectiveDate_A: '03/03/2025',
  NamedInsured_FullName_A: INSURED,
  NamedInsured_MailingAddress_LineOne_A: '41 Shore Road',
  NamedInsured_MailingAddress_CityName_A: 'Mobile',
  NamedInsured_MailingAddress_StateOrProvinceCode_A: 'AL',
  NamedInsured_MailingAddress_PostalCode_A: '36602',
  NamedInsured_NAICSCode_A: '238350',
  NamedInsured_SICCode_A: '1751',
  NamedInsured_TaxIdentifier_A: '12-3456789',
  NamedInsured_LegalEntity_CorporationIndicator_A: 'true',
  CommercialStructure_PhysicalAddress_LineOne_A: '12 Elm Street',
  CommercialStructure_InsuredInterest_TenantIndicator_A: 'true',
  BusinessInformation_BusinessType_ContractorIndicator_A: 'true',
  CommercialPolicy_OperationsDescription_A: 'Carpentry',
}

async function lastYear(): Promise<Buffer> {
  const fields = acord125.fields.filter(({ name }) => LAST_YEAR[name])
  const identifier = `ACORD 0125 ${acord125.editions[0]!.replace('/', '-')} Acroform`
  return Buffer.from(await makeFillablePdf({ fields, values: LAST_YEAR, identifier, captions: true }))
}

const policy = () =>
  makePdf([
    linesPage([
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      'Policy Number: GL-2025',
      'Policy Period: 03/03/2025 to 03/03/2026',
      'Insurer: Thornbury Casualty Company',
      `Named Insured: ${INSURED}`,
      'Mailing Address: 9 New Street, Mobile, AL 36602',
      'Business Description: Carpentry and roofing',
      'Each Occurrence Limit: $1,000,000',
      'General Aggregate Limit: $2,000,000',
    ]),
  ])

test('what changed since last year’s form is marked, told with its place and shown alone', async ({ page }) => {
  await page.goto('/app/home')
  await page.getByRole('textbox').first().fill('Fill ACORD 125 for the renewal')
  const files = [
    { name: 'ACORD 125 of 2025.pdf', mimeType: 'application/pdf', buffer: await lastYear() },
    { name: 'Policy of 2025.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await policy()) },
  ]
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('button', { name: /^(?:Send|Ask|Start)/ }).click()
  const values = page.getByRole('tabpanel')
  await expect(values.getByText('Changed from 41 Shore Road')).toBeVisible({ timeout: 60_000 })
  await expect(values.getByText('Changed from Carpentry')).toBeVisible()
  await page
    .getByRole('group', { name: 'Show only' })
    .getByRole('button', { name: /2 changed since the last form/ })
    .click()
  await expect(values.getByText('12-3456789')).toHaveCount(0)
  await values.getByRole('button', { name: /9 New Street/ }).click()
  const card = page.getByRole('dialog', { name: 'Where this value comes from' })
  await expect(card).toContainText('Policy of 2025.pdf, page 1')
  await expect(card).toContainText('Changed from 41 Shore Road')
  await expect(card).toContainText('ACORD 125 of 2025.pdf, page 1')
  await expectAccessible(page)
})
