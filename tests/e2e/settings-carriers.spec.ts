import { aCarrier, unique } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

test('carriers are added, renamed, flagged and merged under Settings', async ({ page }) => {
  const [word, other] = [unique(), await aCarrier(page)]
  await page.goto('/app/settings/carriers')
  await expect(page.getByRole('link', { name: 'Carriers', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Add carrier' }).first().click()
  const adding = page.getByRole('dialog', { name: 'Add carrier' })
  await adding.getByRole('button', { name: 'Add carrier' }).click()
  await expect(adding.getByText('Enter the name of the company.')).toBeVisible()
  await adding.getByLabel('Name').fill(`Harrow ${word}`)
  let isLate = true
  // The list comes back late: what is typed in its filter meanwhile counts once it is there.
  await page.route('**/graphql', async (route) => {
    if (isLate && route.request().postData()?.includes('query CarrierPage')) await page.waitForTimeout(1000)
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Harrow ${word} is in the list`)).toBeVisible()

  await page
    .getByPlaceholder(/filter/i)
    .first()
    .fill(word)
  await expect(page.getByText('1 company', { exact: true })).toBeVisible()
  isLate = false
  const table = page.getByRole('table', { name: 'Carriers and brokers' })
  await table.getByRole('link', { name: `Harrow ${word}` }).click()
  const dialog = page.getByRole('dialog', { name: `Harrow ${word}` })
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill(other.name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(`“${other.name}” is in your list already.`)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Merge the two' })).toBeVisible()
  await dialog.getByLabel('Name').fill(`Harrowgate ${word}`)
  await dialog.getByLabel('Broker: you place through it').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(table).toContainText(`Harrowgate ${word}`)
  await expect(table).toContainText('Carrier, broker')

  await table.getByRole('link', { name: `Harrowgate ${word}` }).click()
  const renamed = page.getByRole('dialog', { name: `Harrowgate ${word}` })
  await expect(renamed.getByRole('region', { name: 'History' })).toContainText('changed the carrier')
  await renamed.getByRole('link', { name: 'Merge with another…' }).click()
  const merging = page.getByRole('dialog', { name: `Merge Harrowgate ${word}` })
  await merging.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(merging.getByText('Choose the one that stays.')).toBeVisible()
  await merging.getByRole('combobox', { name: 'The one that stays' }).fill(other.name)
  await page.getByRole('option', { name: other.name }).click()
  await expect(merging.getByText(`the name Harrowgate ${word} means it, too`)).toBeVisible()
  await expectAccessible(page)
  await merging.getByRole('button', { name: 'Merge', exact: true }).click()
  const kept = page.getByRole('dialog', { name: other.name })
  await expect(kept.getByRole('region', { name: 'History' })).toContainText(
    `merged another carrier into this one Harrowgate ${word}`,
  )
  await page.keyboard.press('Escape')
  await expect(kept).toHaveCount(0)
  await page
    .getByPlaceholder(/filter/i)
    .first()
    .fill(word)
  await expect(page.getByText('No carriers found')).toBeVisible()
})
