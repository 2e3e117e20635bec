import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectAsOwner } from '../server/db/connection.ts'
import { deliverEffect } from '../server/effects/jobs.ts'
import { sendAfterCommit } from '../server/effects/service.ts'
import { RefusedOutside } from '../server/lib/app-error.ts'
import { aHouse, anAgency, as, type TestHouse } from './support/house.ts'
import { runCommand } from './support/started-cara.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

const command = async (...args: string[]) => {
  const { code, said } = await runCommand('effects', args, { DATABASE_URL: test.ownerUrl, DATA_DIR: test.folder })
  return `${code} ${said.trim()}`
}

/** Mail that the server of the other side refuses for good. */
async function aRefusedLetter() {
  const agency = await anAgency(test)
  const payload = { to: 'robin@lanternfish.example.com', subject: 'Private', text: 'A secret of the client.' }
  await as(test.house, agency.actor, (ctx) => sendAfterCommit(ctx, { kind: 'MAIL', key: 'refused', payload }))
  const owner = connectAsOwner(test.ownerUrl)
  const { id } = await owner.selectFrom('effects').select('id').executeTakeFirstOrThrow()
  await owner.destroy()
  const { mail } = test.house.outside
  test.house.outside.mail = {
    send: async () => {
      throw new RefusedOutside('No such mailbox.', null)
    },
  }
  await deliverEffect(test.house, id)
  test.house.outside.mail = mail
  return id
}

it('npm run effects shows what was given up and sets it going again', async () => {
  expect(await command('list')).toBe('0 Nothing was given up.')
  const id = await aRefusedLetter()
  const listed = await command('list')
  expect(listed).toMatch(new RegExp(`^0 ${id}  MAIL  .*Z  1 try: No such mailbox\\.$`))
  expect(listed).not.toContain('secret')
  expect(await command('retry', id)).toBe('0 It will be tried again.')
  expect(await command('list')).toBe('0 Nothing was given up.')
  expect(await test.letters()).toHaveLength(1)
  expect(await command('retry', id)).toBe(
    `1 Nothing was given up under "${id}". npm run effects -- list shows what was.`,
  )
  expect(await command('retry')).toMatch(/^1 Usage:/)
})
