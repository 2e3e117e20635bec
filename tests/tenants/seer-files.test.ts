import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadAccountDocument } from '../../server/domains/accounts/documents.ts'
import { createAgencyUser } from '../../server/domains/agency/users.ts'
import { createCertificate } from '../../server/domains/certificates/service.ts'
import { uploadPolicyFile } from '../../server/domains/policies/files.ts'
import { createServiceRequest } from '../../server/domains/servicing/service.ts'
import { createWorkspace } from '../../server/domains/workspaces/service.ts'
import { ADDRESS } from '../support/accounts.ts'
import { aRequest } from '../support/certificates.ts'
import { inDays } from '../support/days.ts'
import { anUpload } from '../support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../support/house.ts'
import { asOwner } from '../support/owner.ts'
import { aPolicyPdf } from '../support/policies.ts'
import { anAccount, aPolicy } from '../support/records.ts'
import { aWebServer, signIn } from '../support/web.ts'

const SECRET = 'Heron Secretary Holdings'

let test: TestHouse
let web: Awaited<ReturnType<typeof aWebServer>>
beforeAll(async () => {
  test = await aHouse()
  web = await aWebServer(test)
})
afterAll(async () => {
  await web.close()
  await test.close()
})

/** A client with something at each address of files, and the addresses. */
async function aClient(mine: Awaited<ReturnType<typeof anAgency>>) {
  const acting = { house: test.house, actor: mine.actor }
  const accountId = await anAccount(test, mine, { name: SECRET, mailing_address: JSON.stringify(ADDRESS) })
  const policyId = await aPolicy(test, mine, {
    ...{ account_id: accountId, policy_number: SECRET, inforce_at: inDays(-10), expires_at: inDays(355) },
    limits: JSON.stringify({ glPerOccurrenceLimit: '1000000.00' }),
  })
  const pdf = async () => anUpload(test, 'Policy.pdf', await aPolicyPdf({ insured: SECRET }))
  const document = await uploadAccountDocument(acting, accountId, { type: 'CONTRACT', file: await pdf(), notes: '' })
  const policyFile = await uploadPolicyFile(acting, policyId, { type: 'BINDER', file: await pdf() })
  const certificate = await createCertificate(
    acting,
    aRequest(accountId, { holder: { name: SECRET, address: ADDRESS } }),
    null,
  )
  await as(test.house, mine.actor, async (ctx) => {
    await createServiceRequest(ctx, { type: 'OTHER', accountId, details: SECRET })
    await createWorkspace(ctx, { message: SECRET, accountId })
  })
  const files = [
    `files/${document.id}`,
    `files/${policyFile.id}`,
    `certificates/${certificate.id}.pdf`,
    `certificates/${certificate.id}/pages/1.png`,
  ]
  const lists = ['accounts', 'policies', 'certificates', 'requests', 'workspaces'].map((list) => `export/${list}.csv`)
  return { accountId, files, lists, archive: `certificates/chosen.zip?id=${certificate.id}` }
}

it('files and lists are of the accounts a user sees: none of others, and all once the user is assigned', async () => {
  const mine = await anAgency(test)
  const { accountId, files, lists, archive } = await aClient(mine)
  const email = 'pim@seer.example.com'
  const rights = { role: 'PRODUCER', sees: 'ASSIGNED_ACCOUNTS' } as const
  const { id } = await as(test.house, mine.actor, (ctx) =>
    createAgencyUser(ctx, { name: 'Pim Examplar', email, ...rights }),
  )
  const cookie = await signIn(test, email)
  const ask = async (address: string) => {
    const response = await fetch(`${web.url}/agency/${address}`, { headers: cookie })
    return { status: response.status, text: await response.text() }
  }
  for (const address of [...files, archive]) expect((await ask(address)).status, address).toBe(404)
  for (const address of lists) {
    const { status, text } = await ask(address)
    expect([status, text.includes(SECRET)], address).toEqual([200, false])
  }
  await asOwner(test.ownerUrl, (owner) =>
    owner.updateTable('accounts').set({ producer_id: id }).where('id', '=', accountId).execute(),
  )
  for (const address of [...files, archive]) expect((await ask(address)).status, address).toBe(200)
  for (const address of lists) expect((await ask(address)).text, address).toContain(SECRET)
})
