import { actAs } from './own-agency.ts'
import { JUNO } from './people.ts'
import { anAccount } from './records.ts'
import { expect, expectAccessible, test } from './support.ts'

actAs(JUNO)

test('follow-ups that could not be loaded leave the screen as it is, and come when they can', async ({ page }) => {
  const { id } = await anAccount(page)
  let [asked, outcome]: [number, 'LOST' | 'BROKEN' | 'ANSWERED'] = [0, 'LOST']
  await page.route('**/graphql', (route) => {
    if (!route.request().postData()?.includes('query TasksOf') || outcome === 'ANSWERED') return route.continue()
    asked++
    return outcome === 'LOST' ? route.abort('connectionfailed') : route.fulfill({ status: 502, body: 'Bad gateway' })
  })
  await page.goto(`/app/accounts/${id}/overview`)
  const card = page.getByRole('region', { name: 'Follow-ups' })
  const note = page.getByLabel('Note', { exact: true })
  await note.fill('They plan a second shop.')
  await expect.poll(() => asked).toBeGreaterThan(1)
  await expect(card.getByText('Loading…')).toBeVisible()
  await expect(note).toHaveValue('They plan a second shop.')
  outcome = 'BROKEN'
  await expect(card.getByRole('alert')).toHaveText('The server did not answer as it should. Try again in a moment.')
  await expect(note).toHaveValue('They plan a second shop.')
  outcome = 'ANSWERED'
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card.getByText('No follow-ups.')).toBeVisible()
  await expect(card.getByRole('alert')).toHaveCount(0)
})

test('a follow-up is added on an account, stands on My Day, and is done and brought back by keyboard', async ({
  page,
}) => {
  const { id, name } = await anAccount(page)
  await page.goto(`/app/accounts/${id}/overview`)
  const card = page.getByRole('region', { name: 'Follow-ups' })
  await expect(card.getByText('No follow-ups.')).toBeVisible()
  await card.getByRole('button', { name: 'Add follow-up' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add follow-up' })
  await expect(dialog.getByLabel('What is to be done')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Write what is to be done.')).toBeVisible()
  const day = dialog.getByLabel('Date', { exact: true })
  const tomorrow = await day.inputValue()
  // On a Sunday the next week begins tomorrow.
  for (const shortcut of ['Next week', 'Tomorrow']) {
    await day.fill('12/31/2099')
    await dialog.getByRole('button', { name: shortcut }).press('Enter')
    await expect(day).not.toHaveValue(/2099/)
  }
  await expect(day).toHaveValue(tomorrow)
  await expectAccessible(page)
  await dialog.getByLabel('What is to be done').fill('Call about the audit')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const box = card.getByRole('checkbox', { name: 'Mark done: Call about the audit' })
  await expect(box).toBeVisible()
  await expect(card.getByText('Tomorrow · Me')).toBeVisible()

  await card.getByRole('button', { name: 'Edit: Call about the audit' }).press('Enter')
  const edit = page.getByRole('dialog', { name: 'Edit follow-up' })
  await edit.getByLabel('Assignee').selectOption('Nobody')
  await edit.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(card.getByText('Tomorrow · Nobody')).toBeVisible()

  await page.goto('/app/day')
  const line = page.getByRole('listitem').filter({ hasText: 'Call about the audit' })
  await expect(line).toContainText(`${name} · follow-up`)
  await page.keyboard.press('1')
  await expect(page.getByText('“Call about the audit” is done')).toBeVisible()
  await expect(line).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(line).toBeVisible()

  await line.getByRole('link', { name: 'Call about the audit' }).press('Enter')
  await box.press('Space')
  await expect(card.getByText('No follow-ups.')).toBeVisible()
  await card.getByText('Done 1').press('Enter')
  await card.getByRole('checkbox', { name: 'Open again: Call about the audit' }).press('Space')
  await expect(box).toBeVisible()
})
