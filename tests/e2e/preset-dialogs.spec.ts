import type { Locator, Page } from '@playwright/test'
import { type PresetId, presetOf } from '../../shared/presets.ts'
import { ACCOUNTS } from '../papers/reviews/accounts.ts'
import { applicant } from '../papers/reviews/applicants.ts'
import { APPLICATIONS } from '../papers/reviews/applications.ts'
import { carrierPapers } from '../papers/reviews/carrier-papers.ts'
import { soundValues } from '../papers/reviews/certificate-values.ts'
import { certificatePdf } from '../papers/reviews/draw-certificate.ts'
import { inDays } from '../support/days.ts'
import { LOSS_RUN } from '../support/documents/loss-run.ts'
import { linesPage, makePdf } from '../support/documents/pdf.ts'
import type { MadePaper } from '../support/rehearsal/made-paper.ts'
import { glPolicy, glQuote } from '../support/rehearsal/papers.ts'
import { aCarrier, anAccount, anAccountDocument, aPolicy, aPolicyFile, graphql, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

type Sent = { name: string; mimeType: string; buffer: Buffer }
const pdf = (name: string, bytes: Uint8Array): Sent => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})
const sent = ({ name, bytes }: MadePaper): Sent => pdf(name, bytes!)

/** A dialog with what it asks for: the sentence where that is not there, what is put in, and what comes of it. */
type Case = {
  preset: PresetId
  /** What it says when it is sent empty; without a sentence it may be. */
  missing?: string
  put: (dialog: Locator) => Promise<void>
  shows: string | RegExp
  /** The document that opens in place of the review. */
  writes?: RegExp
}

const CASES: Case[] = [
  {
    preset: 'CERTIFICATE_REVIEW',
    missing: 'Add the certificate that Cara should check.',
    async put(dialog) {
      const values = soundValues(structuredClone(ACCOUNTS[0]!))
      await dialog
        .getByLabel('Certificates', { exact: true })
        .setInputFiles(pdf('Certificate of liability insurance.pdf', await certificatePdf(values, 'print')))
      await dialog.getByLabel(/^Contract/).setInputFiles(pdf('Subcontract.pdf', await makePdf([linesPage(CONTRACT)])))
      await dialog.getByLabel(/^Binder or policy/).setInputFiles(sent(await glPolicy()))
    },
    shows: /Certificate/,
  },
  {
    preset: 'COVERAGE_COMPARISON',
    missing: 'Add the first quote or policy.',
    async put(dialog) {
      await dialog.getByLabel('Option 1', { exact: true }).setInputFiles(sent(await glPolicy()))
      await expect(dialog.getByLabel(/^Option 3/)).toHaveCount(0)
      await dialog.getByLabel('Option 2', { exact: true }).setInputFiles(sent(await glQuote()))
      await expect(dialog.getByLabel(/^Option 3/)).toBeAttached()
    },
    shows: /Each occurrence/i,
  },
  {
    preset: 'DOCUMENT_EXPLORATION',
    missing: 'Add the policy that Cara should read.',
    async put(dialog) {
      await dialog.getByLabel('Policy', { exact: true }).setInputFiles(sent(await glPolicy()))
      await dialog.getByRole('radio', { name: 'Answer a question' }).focus()
      await dialog.page().keyboard.press('ArrowDown')
      await expect(dialog.getByRole('radio', { name: 'List the exclusions' })).toBeChecked()
      await expect(dialog.getByLabel(/What do you want to know/)).toHaveCount(0)
    },
    shows: /Pollution/,
  },
  {
    preset: 'UNDERWRITING_ANALYSIS',
    missing: 'Add the application that Cara should check.',
    async put(dialog) {
      const of = applicant(5)
      const [vehicle, ...others] = of.vehicles
      const application = await APPLICATIONS.sheet({ ...of, vehicles: [{ ...vehicle!, year: 2011 }, ...others] })
      const papers = [application, ...(await carrierPapers(of))]
      await dialog.getByLabel('Application and documents').setInputFiles(papers.map(sent))
      await expect(dialog.getByRole('checkbox', { name: 'Business Operations' })).toBeDisabled()
      await dialog.getByRole('checkbox', { name: 'Auto' }).press('Space')
    },
    shows: /Vehicle 2011/,
  },
  {
    preset: 'COMMERCIAL_CLASSIFICATION',
    async put(dialog) {
      await dialog
        .getByLabel(/What does the business do/)
        .fill('We install drywall and acoustic ceilings in new office buildings.')
    },
    shows: '238310',
  },
  {
    preset: 'GENERATE_QUOTE_PROPOSAL',
    missing: 'Add at least one quote or policy to propose.',
    async put(dialog) {
      await dialog
        .getByLabel('Quotes or policies')
        .setInputFiles([sent(await glQuote()), { ...sent(await glPolicy()), name: LONG_NAME }])
    },
    shows: /Each occurrence/i,
    writes: /^Insurance proposal/,
  },
  {
    preset: 'COVERAGE_GAP_ANALYSIS',
    async put(dialog) {
      await dialog.getByLabel(/What does the client do/).fill('A restaurant with a full bar and two vans.')
      await dialog.getByLabel(/^Policies/).setInputFiles(sent(await glPolicy()))
    },
    shows: /liquor/i,
  },
  {
    preset: 'CLAIMS_REVIEW',
    missing: 'Add the policies that may answer for the loss.',
    async put(dialog) {
      await dialog
        .getByLabel(/What happened/)
        .fill('On 05/02/2026 a visitor slipped on wet paint that we had spilled and broke an arm.')
      await dialog.getByLabel('Policies', { exact: true }).setInputFiles(sent(await glPolicy()))
    },
    shows: /covered/i,
  },
  {
    preset: 'LOSS_RUN_ANALYSIS',
    missing: 'Add at least one loss run.',
    async put(dialog) {
      await dialog.getByLabel('Loss runs').setInputFiles(pdf('Loss run.pdf', await makePdf([LOSS_RUN])))
    },
    shows: /total/i,
  },
]

const LONG_NAME = 'Renewal policy of Otter and Thimble Joinery, complete with all endorsements as issued 04-01-2026.pdf'
const CONTRACT = [
  'SUBCONTRACT AGREEMENT',
  'ARTICLE 9 INSURANCE',
  '9.1 Subcontractor shall maintain commercial general liability insurance with limits of not less than',
  '$2,000,000 each occurrence and $2,000,000 general aggregate.',
  '9.2 Contractor shall be named as an additional insured on the general liability policy.',
]

for (const { preset: id, missing, put, shows, writes } of CASES) {
  const { title, verb } = presetOf(id)
  test(`${title}: from its dialog, empty and refused, to its result`, async ({ page }) => {
    await page.setViewportSize(DESK)
    await page.goto(`/app/home?preset=${id}`)
    const dialog = page.getByRole('dialog', { name: title })
    const send = dialog.getByRole('button', { name: verb, exact: true })
    if (missing) {
      await send.press('Enter')
      await expect(dialog.getByText(missing)).toBeInViewport()
    }
    await put(dialog)
    await seen(page, `${id}-dialog`, false)

    await refuse(page)
    await send.press('Enter')
    await expect(dialog.getByText(REFUSED)).toBeInViewport()
    const kept = await dialog.getByRole('button', { name: /^Remove / }).count()
    await page.unroute('**/graphql')
    await send.press('Enter')
    await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
    const panel = writes ? page.getByRole('region', { name: writes }) : page.getByRole('tabpanel')
    await expect(panel).toContainText(shows, { timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
    await expect(page.getByRole('log').getByRole('link', { name: /\.pdf$/ })).toHaveCount(kept)
    await seen(page, `${id}-result`, true)
  })
}

const REFUSED = 'Not today: the test refuses it.'

/** The server takes nothing for now. */
async function refuse(page: Page) {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('createCaraWorkspace')) return route.fallback()
    const errors = [{ message: REFUSED, code: 'INVALID', path: [] }]
    await route.fulfill({ json: { data: { createCaraWorkspace: { id: null, errors } } } })
  })
}

/** As wide as on a desk and as narrow as on a phone; nothing but what scrolls by itself is wider than the screen. */
async function seen(page: Page, name: string, isWhole: boolean) {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().some((one) => one.playState === 'running')))
      .toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    await page.screenshot({ path: test.info().outputPath(`${name}-${String(size.width)}.png`) })
  }
  if (isWhole) await expectAccessible(page)
}

test('a preset is started from a policy, whose documents stand where policies go', async ({ page }) => {
  const { name, policy } = await aClientOnFile(page)
  await page.goto(`/app/policies/${policy}/documents`)
  await page.getByRole('button', { name: 'Ask Cara' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Contract Review' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Contract Review' })
  await expect(dialog.getByText(name)).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: ON_FILE })).toContainText('On file')
  await dialog
    .getByLabel('Contract', { exact: true })
    .setInputFiles(pdf('Subcontract.pdf', await makePdf([linesPage(CONTRACT)])))
  await seen(page, 'from-policy', true)
  await dialog.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
  const short = page.getByRole('listitem').filter({ hasText: 'Each occurrence: $2,000,000' }).last()
  await expect(short).toContainText(ON_FILE, { timeout: 60_000 })
})

test('what is on file takes the place of an upload', async ({ page }) => {
  const { id, name } = await aClientOnFile(page)
  await page.goto('/app/home?preset=DOCUMENT_EXPLORATION')
  const dialog = page.getByRole('dialog', { name: 'Explore a Policy' })
  await dialog.getByRole('button', { name: /^Use what is on file/ }).click()
  const picker = page.getByRole('dialog', { name: 'Use what is on file' })
  await picker.getByRole('combobox', { name: 'Client' }).fill(name)
  await page.getByRole('option', { name }).click()
  await picker.getByRole('checkbox', { name: ON_FILE }).press('Space')
  await seen(page, 'on-file', true)
  await picker.getByRole('button', { name: 'Use 1 document' }).press('Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: ON_FILE })).toContainText('On file')
  // A reload loses nothing of it.
  await page.reload()
  await expect(dialog.getByText(name)).toBeVisible()
  await dialog.getByRole('radio', { name: 'List the exclusions' }).check()
  await dialog.getByRole('button', { name: 'Explore', exact: true }).click()
  await expect(page.getByRole('tabpanel')).toContainText(/Pollution/, { timeout: 60_000 })
  await page.goto(`/app/accounts/${id}/documents?preset=CLAIMS_REVIEW`)
  const claims = page.getByRole('dialog', { name: 'Claims Review' })
  await expect(claims.getByText(name)).toBeVisible()
  await claims.getByRole('button', { name: `Remove ${name}` }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`/app/accounts/${id}/overview$`))
})

test('a preset of the agency takes what is on file into the inputs of the one that it works like', async ({ page }) => {
  const { name } = await aClientOnFile(page)
  const title = `Our contract check ${unique()}`
  const dialog = await ownDialog(page, {
    title,
    basePrompt: 'Review the contract.',
    inheritFromPreset: 'CONTRACT_REVIEW',
  })
  await dialog.getByRole('button', { name: 'Create workspace' }).press('Enter')
  await expect(dialog.getByText('Add the contract whose requirements Cara should check.')).toBeInViewport()
  await dialog
    .getByLabel('Contract', { exact: true })
    .setInputFiles(pdf('Subcontract.pdf', await makePdf([linesPage(CONTRACT)])))
  await dialog.getByLabel(/^Other files/).setInputFiles(pdf('Site plan.pdf', await makePdf([linesPage(['SITE PLAN'])])))
  await dialog.getByRole('button', { name: 'Use what is on file for Quote or policy' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'Use what is on file' })
  await picker.getByRole('combobox', { name: 'Client' }).fill(name)
  await page.getByRole('option', { name }).click()
  await picker.getByRole('checkbox', { name: ON_FILE }).press('Space')
  await picker.getByRole('button', { name: 'Use 1 document' }).press('Enter')
  await expect(dialog.getByText(name)).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: ON_FILE })).toContainText('On file')
  await seen(page, 'own-preset', true)
  await dialog.getByRole('button', { name: 'Create workspace' }).press('Enter')
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
  const short = page.getByRole('listitem').filter({ hasText: 'Each occurrence: $2,000,000' }).last()
  await expect(short).toContainText(ON_FILE, { timeout: 60_000 })
  await expect(page.getByRole('log').getByRole('link', { name: /\.pdf$/ })).toHaveCount(3)
  await expect(page).toHaveTitle(new RegExp(`${title} for ${name}`))
  await expect(page.getByText('did not follow')).toHaveCount(0)
})

test('a preset of the agency asks what the one that it works like asks', async ({ page }) => {
  const own = {
    title: `Our exclusions ${unique()}`,
    basePrompt: 'Be brief.',
    inheritFromPreset: 'DOCUMENT_EXPLORATION',
  }
  const dialog = await ownDialog(page, own)
  await dialog.getByLabel('Policy', { exact: true }).setInputFiles(sent(await glPolicy()))
  await dialog.getByRole('radio', { name: 'List the exclusions' }).check()
  await expect(dialog.getByLabel(/What do you want to know/)).toHaveCount(0)
  await seen(page, 'own-exclusions', true)
  await dialog.getByRole('button', { name: 'Create workspace' }).press('Enter')
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
  await expect(page.getByRole('tabpanel')).toContainText(/Pollution/, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Which deductibles apply?' })).toBeVisible()
  // Called by the insured of its document, so that it can be told apart in the list.
  await expect(page).toHaveTitle(`${own.title} for Otter & Thimble Joinery LLC – Cara`)
})

test('a preset of the agency that takes no files says which it has to do without', async ({ page }) => {
  const own = { title: `Our comparison ${unique()}`, basePrompt: 'Be brief.', inheritFromPreset: 'COVERAGE_COMPARISON' }
  const dialog = await ownDialog(page, { ...own, allowFileUpload: false })
  await expect(dialog.getByText('This is missing: Option 1, Option 2.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /on file/ })).toHaveCount(0)
  await seen(page, 'own-closed', true)
})

test('that the agency has no GL codes is said where they are chosen', async ({ page }) => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query ClassCodeTable')
      ? route.fulfill({ json: { data: { classCodeTable: null } } })
      : route.fallback(),
  )
  await page.goto('/app/home?preset=COMMERCIAL_CLASSIFICATION')
  const dialog = page.getByRole('dialog', { name: 'Commercial Classification' })
  await expect(dialog.getByText(/has no table of GL class codes/)).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'GL' }).check()
  await expect(dialog.getByText(/has no table of GL class codes/)).toBeVisible()
  await seen(page, 'gl', true)
  await dialog.getByRole('radio', { name: 'SIC' }).check()
  await expect(dialog.getByText(/has no table of GL class codes/)).toHaveCount(0)
})

test('a certificate is generated from the certificates of an account', async ({ page }) => {
  const { id, name } = await aClientOnFile(page)
  const dialog = page.getByRole('dialog', { name: 'Generate Certificate' })
  await page.goto(`/app/accounts/${id}/certificates`)
  await seen(page, 'certificates-tab', true)
  await page.getByRole('button', { name: 'Ask Cara' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Generate Certificate' }).press('Enter')
  await expect(dialog.getByText(name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.goto(`/app/accounts/${id}/certificates`)
  await page.getByRole('link', { name: 'Generate with Cara' }).press('Enter')
  await expect(dialog.getByText(name)).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { name: /ACORD 25/ })).toBeChecked()
  const interest = dialog.getByLabel(/^Additional interest/)
  await expect(interest).toHaveCount(0)
  await dialog.getByRole('radio', { name: /ACORD 27/ }).check()
  await expect(interest).toBeVisible()
  await expect(dialog.getByText('Left blank, Cara takes the one that the documents name.')).toBeVisible()
  await expect(dialog.getByLabel(/^Certificate holder/)).toHaveCount(0)
  await seen(page, 'evidence-dialog', true)
  await dialog.getByRole('radio', { name: /ACORD 25/ }).check()
  const send = dialog.getByRole('button', { name: 'Generate', exact: true })
  await send.press('Enter')
  await expect(dialog.getByText('Add at least one document: Cara fills in only what she finds')).toBeInViewport()
  await dialog.getByRole('button', { name: /^Use what is on file/ }).click()
  const picker = page.getByRole('dialog', { name: 'Use what is on file' })
  await picker.getByRole('checkbox', { name: ON_FILE }).press('Space')
  await picker.getByRole('button', { name: 'Use 1 document' }).press('Enter')
  await dialog
    .getByLabel(/^Certificate holder/)
    .fill('Paper Lantern Properties LLC, 9 Sample Road, Springfield, IL 62701')
  await seen(page, 'certificate-dialog', true)
  await send.press('Enter')
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
  await expect(page).toHaveTitle(/ACORD 25 for /, { timeout: 60_000 })
  await expect(page.getByRole('log')).toContainText('Paper Lantern Properties LLC')
  await seen(page, 'certificate-result', true)
})

for (const preset of ['GENERATE_TEMPLATE', 'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE'] as const)
  test(`${presetOf(preset).title}: the records of a client with a policy in force do without a document`, async ({
    page,
  }) => {
    const { id, name } = await anAccount(page)
    const { name: carrier, id: carrierId } = await aCarrier(page)
    const term = { inforceAt: inDays(-30), expiresAt: inDays(330) }
    await aPolicy(page, id, { ...term, carrierId, policyNumber: 'QFM-001042' })
    await page.setViewportSize(DESK)
    await page.goto(`/app/accounts/${id}/overview?preset=${preset}`)
    const { title, verb } = presetOf(preset)
    const dialog = page.getByRole('dialog', { name: title })
    const onFile = dialog.getByText(`Cara also takes what is on file for ${name}.`)
    await expect(onFile).toBeVisible()
    await seen(page, `${preset}-records`, true)
    // Without the client there is nothing to fill a form from.
    await dialog.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(onFile).toHaveCount(0)
    const send = dialog.getByRole('button', { name: new RegExp(`^${verb}`) })
    await send.press('Enter')
    await expect(dialog.getByText('Add at least one document: Cara fills in only what she finds')).toBeInViewport()
    await dialog.getByRole('button', { name: /^Use what is on file/ }).click()
    const picker = page.getByRole('dialog', { name: 'Use what is on file' })
    await picker.getByRole('combobox', { name: 'Client' }).fill(name)
    await page.getByRole('option', { name }).click()
    await picker.getByRole('button', { name: 'Use the records only' }).press('Enter')
    await expect(onFile).toBeVisible()
    await send.press('Enter')
    await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
    await expect(page).toHaveTitle(/ACORD 25 for /, { timeout: 60_000 })
    await expect(page.getByRole('log')).toContainText('QFM-001042')
    await expect(page.getByRole('log')).toContainText(carrier)
  })

test('the loss runs kept with a client stand in their analysis when it is started from the account', async ({
  page,
}) => {
  const { id, name } = await anAccount(page)
  const kept = 'Loss runs 2026.pdf'
  await anAccountDocument(page, id, 'LOSS_RUNS', kept, await makePdf([LOSS_RUN]))
  await anAccountDocument(page, id, 'CONTRACT', 'Lease.pdf', await makePdf([linesPage(CONTRACT)]))
  await page.goto(`/app/accounts/${id}/overview?preset=LOSS_RUN_ANALYSIS`)
  const dialog = page.getByRole('dialog', { name: 'Loss Run Analysis' })
  await expect(dialog.getByText(name)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('listitem').filter({ hasText: kept })).toContainText('On file')
  // Taken out and chosen again, it is what the dialog offers first.
  await dialog.getByRole('button', { name: `Remove ${kept}` }).click()
  await dialog.getByRole('button', { name: /^Use what is on file/ }).click()
  await page.getByRole('button', { name: 'Use 1 document' }).press('Enter')
  await dialog.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Totals', { timeout: 60_000 })
  await page.getByRole('tab', { name: 'Frequency and severity' }).click()
  await expect(page.getByRole('img', { name: /Claims\. 2024: 1; 2025: 2/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /Average\. 2024: \$12,400; 2025: \$6,000/ })).toBeVisible()
  await seen(page, 'loss-runs-trend', true)
})

const ON_FILE = 'Policy on file.pdf'

/** The dialog of a preset that the agency has just written. */
async function ownDialog(page: Page, own: { title: string } & Record<string, unknown>) {
  const { createCustomPreset: made } = await graphql<{ createCustomPreset: { customPreset: { id: string } } }>(
    page,
    `mutation ($input: CustomPresetInput!) { createCustomPreset(input: $input) { customPreset { id } } }`,
    { input: { description: 'As we do it.', ...own } },
  )
  await page.setViewportSize(DESK)
  await page.goto(`/app/presets/${made.customPreset.id}/run`)
  return page.getByRole('dialog', { name: own.title })
}

/** A client whose policy has a document. */
async function aClientOnFile(page: Page) {
  const { id, name } = await anAccount(page)
  const policy = await aPolicy(page, id)
  await aPolicyFile(page, policy, 'POLICY_DOCUMENT', ON_FILE, Buffer.from((await glPolicy()).bytes!))
  return { id, name, policy }
}
