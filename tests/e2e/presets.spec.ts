import { PRESET_IDS } from '../../shared/presets.ts'
import { graphql, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

const CREATE = `mutation ($input: CustomPresetInput!) {
  createCustomPreset(input: $input) { customPreset { id } errors { message } }
}`

const SHOW = `mutation ($input: UpdateAgencyUserPreferencesInput!) {
  updateAgencyUserPreferences(input: $input) { errors { message } }
}`

test('a preset is written, changed, copied, run by keyboard, archived and brought back', async ({ page }) => {
  const title = `Renewal letter ${unique()}`
  await page.goto('/app/presets')
  await expect(page.getByText('Create your own templates for Copilot workspaces')).toBeVisible()
  await page.getByRole('link', { name: 'New preset' }).first().click()
  const adding = page.getByRole('dialog', { name: 'New preset' })
  await adding.getByRole('button', { name: 'Create preset' }).click()
  await expect(adding.getByText('Write what Cara should do.')).toBeVisible()
  await expect(adding.getByLabel('Title')).toBeFocused()
  await adding.getByLabel('Title').fill(title)
  await adding.getByLabel('Description').fill('Sums up what is covered.')
  await adding.getByLabel('Base prompt').fill('What does this policy cover?')
  await adding.getByRole('button', { name: 'What can Cara use?' }).click()
  await expect(adding.getByText('Available')).toHaveCount(5)
  await expect(adding.getByText('Not yet')).toHaveCount(1)
  await expect(adding.getByText('Not set up')).toHaveCount(1)
  await adding
    .getByLabel('Files of the preset')
    .setInputFiles({ name: 'Checklist.txt', mimeType: 'text/plain', buffer: Buffer.from('Ask about new vehicles.') })
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Create preset' }).click()
  await page.getByPlaceholder('Start typing to filter').fill(title)
  await expect(page.getByText('1 preset', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: `More for ${title}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const copy = page.getByRole('dialog', { name: `${title} (copy)` })
  await expect(copy.getByRole('link', { name: 'Checklist.txt' })).toBeVisible()
  await copy.getByLabel('Description').fill('Another one.')
  await copy.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${title} (copy) saved`)).toBeVisible()

  await page.getByPlaceholder('Start typing to filter').fill(title)
  await expect(page.getByText('2 presets', { exact: true })).toBeVisible()
  // What is filtered stands in the address by now: closing the dialog comes back to it.
  await expect(page).toHaveURL(/\/app\/presets\?/)
  const run = page.getByRole('dialog', { name: title })
  // On a busy machine the filter may still be writing the address when the key comes.
  await expect(async () => {
    await page.getByRole('link', { name: `Run ${title}`, exact: true }).press('Enter')
    await expect(run).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expectAccessible(page)
  await run.getByLabel(/^Message/).fill('For this year.')
  // Asked for again while the list below still loads, it opens again.
  const { promise: listAsked, resolve: askList } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('customPresetTotals')) return route.fallback()
    askList()
    await released
    await route.fallback()
  })
  await page.keyboard.press('Escape')
  await expect(run).toHaveCount(0)
  await listAsked
  await page.getByRole('link', { name: `Run ${title}`, exact: true }).click()
  release()
  await expect(run.getByLabel(/^Message/)).toHaveValue('For this year.')
  await page.unroute('**/graphql')
  await page.keyboard.press('Escape')
  await expect(run).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/presets\?/)
  await page.getByRole('link', { name: `Run ${title}`, exact: true }).click()
  await run.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
  await expect(page.getByRole('log').getByRole('link', { name: 'Checklist.txt' })).toBeVisible()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('dialog', { name: title }).getByRole('region', { name: 'Last runs' })).toContainText(
    title,
  )
  await page.keyboard.press('Escape')

  await page.getByPlaceholder('Start typing to filter').fill(title)
  await expect(page.getByText('2 presets', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByText('1 preset', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 presets', { exact: true })).toBeVisible()
})

test('what the start page shows is chosen with ticks that are saved at once', async ({ page }) => {
  const title = `Loss run request ${unique()}`
  const input = { title, description: 'Asks the carrier.', basePrompt: 'Write an e-mail to the carrier.' }
  const { createCustomPreset: made } = await graphql<{ createCustomPreset: { customPreset: { id: string } } }>(
    page,
    CREATE,
    { input },
  )
  // Robin may have chosen before, in another run of this test.
  await graphql(page, SHOW, {
    input: { favoritePresets: { presets: PRESET_IDS, customPresetIds: [made.customPreset.id] } },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/home')
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await expect(page).toHaveURL(/\/app\/home\/presets\/.+/)
  await expect(page.getByRole('dialog', { name: title }).getByRole('button', { name: /^Files/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Customize presets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Customize presets' })
  await expect(dialog.getByRole('checkbox', { name: /Certificate Review/ })).toBeFocused()
  await dialog.getByRole('tab', { name: 'Builtin Presets' }).focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('checkbox', { name: new RegExp(title) }).press('Space')
  await expect(dialog.getByText('Saved')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/app\/home$/)
  await expect(page.getByRole('link', { name: /^Explore a Policy\s*Ask about/ })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)
  await page.goto('/app/home/preferences')
  await dialog.getByRole('tab', { name: 'Custom Presets' }).click()
  await dialog.getByRole('checkbox', { name: new RegExp(title) }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()
})
