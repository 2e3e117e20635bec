import { type GraphQLField, getNullableType, isInputObjectType } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../server/api/schema.ts'
import { asOwner } from '../server/db/connection.ts'
import { mergeAccounts } from '../server/domains/accounts/merge.ts'
import { createAccount } from '../server/domains/accounts/service.ts'
import { startBatch, stopBatch } from '../server/domains/certificates/batches.ts'
import { createCertificate } from '../server/domains/certificates/service.ts'
import { readUploaded } from '../server/domains/files/jobs.ts'
import { acceptValues } from '../server/domains/policies/accept.ts'
import { uploadPolicyFile } from '../server/domains/policies/files.ts'
import { createWorkspace } from '../server/domains/workspaces/service.ts'
import { isId, newId } from '../server/lib/ids.ts'
import { isDecimal } from '../shared/money.ts'
import { ADDRESS, aBusiness } from './support/accounts.ts'
import { anUpload } from './support/files.ts'
import { anAsker, selection } from './support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from './support/house.ts'
import { aPolicyPdf } from './support/policies.ts'
import { aCancellation, aPolicy } from './support/records.ts'

const AT_ONCE = 10
const NOBODY = '00000000-0000-4000-8000-000000000000'

let test: TestHouse
let paper: Uint8Array
beforeAll(async () => {
  test = await aHouse({ poolSize: 20 })
  paper = await aPolicyPdf({})
})
afterAll(() => test.close())

/** What takes no client's key, and why it is safe to repeat without one. Whatever else there is takes one. */
const WITHOUT_KEY: Record<string, string> = {
  agencySignIn: 'nobody is signed in yet, and a code works once',
  agencySignOut: 'a session ends once',
  agencySignOutEverywhere: 'a session ends once',
  confirmCaraWorkspaceFormValues: 'names the version and its saves: what was sent before meets another one',
  deleteCaraWorkspaces: 'what is deleted stays deleted',
  deleteFormTemplate: 'what is deleted stays deleted',
  removeCaraWorkspaceMessage: 'a message is taken back once',
  restoreCaraWorkspaceArtifact: 'what is newest already is not restored again',
  retryCaraWorkspace: 'only a run that failed is tried again',
  stopCaraWorkspace: 'what has stopped stays stopped',
  updateCaraWorkspaceArtifact: 'names the version and its saves: what was sent before meets another one',
  updateCaraWorkspaces: 'says what is to stand there, whatever stood there',
  uploadFormTemplate: 'a form of an edition takes the place of the one before',
}

/** Whether a client's key goes along, beside the other arguments or in the input. */
const takesKey = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ name, type }) => {
    const input = getNullableType(type)
    return name === 'key' || (isInputObjectType(input) && 'key' in input.getFields())
  })
const mutations = Object.values(schema.getMutationType()!.getFields())
const keyed = mutations.filter(takesKey)

const certificateFor = (accountId: string) => ({
  accountId,
  holder: { name: 'Paper Lantern Properties', address: ADDRESS },
  additionalInsured: false,
  descriptionOfOperations: '',
})

/** Records of an agency of which each mutation finds one it may change. */
async function someRecords() {
  const mine = await anAgency(test)
  const [account, other] = await as(test.house, mine.actor, async (ctx) => [
    await createAccount(ctx, aBusiness('Otter & Thimble Joinery')),
    await createAccount(ctx, aBusiness('Otter and Thimble')),
  ])
  const limits = JSON.stringify({ glPerOccurrenceLimit: '1000000.00' })
  const policy = { account_id: account!.id, inforce_at: '2026-04-01', expires_at: '2090-04-01', limits }
  const policyId = await aPolicy(test, mine, policy)
  const canceledId = await aPolicy(test, mine, { ...policy, state: 'CANCELED' })
  await aCancellation(test, mine, { policy_id: canceledId, effective_at: '2026-05-01', closed_at: new Date() })
  const declarations = { type: 'POLICY_DOCUMENT', file: await anUpload(test, 'Declarations.pdf', paper) } as const
  const file = await uploadPolicyFile({ house: test.house, actor: mine.actor }, policyId, declarations)
  const workspace = await as(test.house, mine.actor, (ctx) => createWorkspace(ctx, { message: 'Hello' }))
  return {
    mine,
    accountId: account!.id,
    batchId: '',
    certificateId: '',
    mergeId: '',
    otherId: other!.id,
    policyId,
    canceledId,
    fileId: file.id,
    workspaceId: workspace.id,
  }
}
type Records = Awaited<ReturnType<typeof someRecords>>

const OFFERED = { id: 'limits.glAggregateLimit', value: '2000000.00' }

const readFile = ({ mine, fileId }: Records) =>
  readUploaded(test.house, { agencyId: mine.agencyId, fileId }, new AbortController().signal)

async function certify(own: Records) {
  const acting = { house: test.house, actor: own.mine.actor }
  const certificate = { ...certificateFor(own.accountId), policyIds: null, replaces: null }
  own.certificateId = (await createCertificate(acting, certificate, null)).id
}

async function startList(own: Records) {
  const { holder: _one, ...input } = certificateFor(own.accountId)
  const holders = 'Gingham Square Mall, 1 Mock Lane, Testford, OH 43001'
  const batch = await as(test.house, own.mine.actor, (ctx) =>
    startBatch(ctx, { ...input, holders, policyIds: null }, null),
  )
  own.batchId = batch.id
}

/** What takes longer to make, for those that need it. */
const BEFORE: Record<string, (own: Records) => Promise<unknown>> = {
  acceptPolicyValues: readFile,
  leavePolicyValues: readFile,
  resumeCertificates: async (own) => {
    await startList(own)
    await as(test.house, own.mine.actor, (ctx) => stopBatch(ctx, own.batchId))
  },
  revokeCertificate: certify,
  setCertificateCheckLink: certify,
  settleCertificate: async (own) => {
    await startList(own)
    await asOwner(test.ownerUrl, (owner) =>
      owner
        .updateTable('certificate_batch_items')
        .set({ state: 'BLOCKED' })
        .where('batch_id', '=', own.batchId)
        .execute(),
    )
  },
  stopCertificates: startList,
  takeBackPolicyValue: async (own) => {
    await readFile(own)
    const { mine, policyId, fileId } = own
    await as(test.house, mine.actor, (ctx) => acceptValues(ctx, policyId, { fileId, values: [OFFERED] }))
  },
  undoAccountMerge: async (own) => {
    const { mine, accountId, otherId } = own
    own.mergeId = (await as(test.house, mine.actor, (ctx) => mergeAccounts(ctx, accountId, otherId))).mergeId
  },
}

const aFile = () => anUpload(test, 'Quote.pdf', Buffer.from('quote'))
const contact = { name: 'Odette Sample', email: 'odette@otter.example.com', phone: '(555) 555-0142' }
const business = {
  name: 'Velvet Anvil',
  email: 'forge@anvil.example.com',
  phone: '(555) 555-0143',
  mailingAddress: ADDRESS,
}

/** What each is sent: its arguments, whose uploads are new for each sending. A mutation that takes a key stands here. */
const SENT: Record<string, (key: string, own: Records) => object | Promise<object>> = {
  acceptPolicyValues: (key, { policyId, fileId }) => ({
    policyId,
    input: { key, fileId, values: [OFFERED] },
  }),
  addAccountNote: (key, { accountId }) => ({ accountId, key, text: 'Called about the renewal.' }),
  addCaraWorkspaceMessage: async (key, { workspaceId }) => ({
    id: workspaceId,
    input: { key, message: 'And this?', files: [await aFile()] },
  }),
  cancelBusinessPolicy: (key, { policyId }) => ({ id: policyId, input: { key } }),
  createAccount: (key) => ({ input: { key, business: { ...business, contact } } }),
  createBusinessPolicies: (key, { accountId }) => ({
    input: {
      key,
      accountId,
      policies: [{ type: 'CYBER' }, { type: 'UMBRELLA', carrierId: NOBODY }, { type: 'EXCESS' }],
    },
  }),
  createCarrier: (key) => ({ input: { key, name: 'Quillfeather Mutual', isCarrier: true, isBroker: false } }),
  createCaraWorkspace: async (key) => ({ input: { key, message: 'What does this say?', files: [await aFile()] } }),
  createCertificate: (key, { accountId }) => ({ input: { key, ...certificateFor(accountId) } }),
  createCertificates: (key, { accountId }) => ({
    input: {
      ...{ key, accountId, additionalInsured: false, descriptionOfOperations: '' },
      holders: 'Gingham Square Mall, 1 Mock Lane, Testford, OH 43001',
    },
  }),
  deleteBusinessPolicy: (key, { policyId }) => ({ id: policyId, key }),
  deleteFile: (key, { fileId }) => ({ fileId, key }),
  leavePolicyValues: (key, { policyId, fileId }) => ({ policyId, fileId, offerIds: [OFFERED.id], leave: true, key }),
  mergeAccounts: (key, { accountId, otherId }) => ({ keepId: accountId, mergeId: otherId, key }),
  readPolicyDocument: async (key) => ({ key, file: await aFile() }),
  reinstateBusinessPolicy: (key, { canceledId }) => ({ id: canceledId, input: { key } }),
  renewBusinessPolicy: (key, { policyId }) => ({ id: policyId, input: { key, pricing: { premium: '9000.00' } } }),
  resumeCertificates: (key, { batchId }) => ({ id: batchId, key }),
  revokeCertificate: (key, { certificateId }) => ({
    id: certificateId,
    input: { key, reason: 'Sent to the wrong holder.' },
  }),
  setCertificateCheckLink: (key, { certificateId }) => ({ id: certificateId, open: true, key }),
  settleCertificate: (key, { batchId }) => ({ id: batchId, position: 0, how: 'LEAVE_OUT', key }),
  stopCertificates: (key, { batchId }) => ({ id: batchId, key }),
  takeBackPolicyValue: (key, { policyId }) => ({ policyId, offerId: OFFERED.id, key }),
  undoAccountMerge: (key, { mergeId }) => ({ id: mergeId, key }),
  updateAccount: (key, { accountId }) => ({
    id: accountId,
    input: { key, rev: 1, business: { ...business, contact } },
  }),
  updateAgency: (key) => ({
    input: {
      ...{ key, rev: 1, name: 'Velvet Anvil Insurance', phone: '(555) 555-0144' },
      mailingAddress: ADDRESS,
      timeZone: 'America/Chicago',
    },
  }),
  updateBusinessPolicy: (key, { policyId }) => ({ id: policyId, input: { key, rev: 1, policyNumber: 'QF-1' } }),
  uploadPolicyFile: async (key, { policyId }) => ({
    policyId,
    file: { key, type: 'QUOTE_DOCUMENT', file: await aFile() },
  }),
}

/** How many rows of each table an agency has and what is in them, and how many files are kept for it. */
async function recordsOf({ mine }: Records) {
  const counts: Record<string, number> = { blobs: 0 }
  const prints: Record<string, string | null> = {}
  await asOwner(test.ownerUrl, async (owner) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'agency_id'`.execute(owner)
    const columns = [...tables.map(({ name }) => [name, 'agency_id'] as const), ['agencies', 'id'] as const]
    for (const [name, column] of columns) {
      const { rows } = await sql<{ count: number; print: string | null }>`
        select count(*)::int as count, md5(string_agg(t::text, ' ' order by t::text)) as print
        from ${sql.table(name)} t where ${sql.ref(column)} = ${mine.agencyId}`.execute(owner)
      counts[name] = rows[0]!.count
      prints[name] = rows[0]!.print
    }
  })
  for await (const _blob of test.house.outside.blobs.list(`${mine.agencyId}/`)) counts.blobs! += 1
  return { counts, prints }
}

/** Sends a mutation so many times at once, always with one key. `change` makes something else of what is sent. */
async function aSender(field: GraphQLField<unknown, unknown>, own: Records) {
  const ask = await anAsker(test, own.mine)
  const key = newId()
  const head = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const call = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const source = `mutation (${head}) { ${field.name}(${call}) ${selection(field.type, 3)} }`
  return async (times: number, change: (sent: object) => object | Promise<object> = (sent) => sent) => {
    const sent = await Promise.all(Array.from({ length: times }, async () => change(await SENT[field.name]!(key, own))))
    const answers = await Promise.all(sent.map((variables) => ask(source, { ...variables })))
    return answers.map((answer) => answer[field.name])
  }
}

type Leaf = { within: Record<string, unknown>; name: string; value: unknown }
const isUpload = (value: unknown) => typeof value === 'object' && value !== null && 'sha256' in value

/** What may be sent otherwise: everything but the key and what stands in a list of ours. */
function leavesOf(sent: object): Leaf[] {
  return Object.entries(sent).flatMap(([name, value]): Leaf[] => {
    if (name === 'key' || (typeof value === 'string' && /^[A-Z_]+$/.test(value))) return []
    if (typeof value === 'object' && value !== null && !isUpload(value)) return leavesOf(value as object)
    return [{ within: sent as Record<string, unknown>, name, value }]
  })
}

/** The same with one thing in it that is another: a text if there is one, else an id, else a file. */
async function withAnother(sent: object): Promise<object> {
  const leaves = leavesOf(sent)
  const isText = ({ value }: Leaf) => typeof value === 'string' && !isId(value) && !isDecimal(value)
  const isName = ({ value }: Leaf) => typeof value === 'string' && isId(value)
  const { within, name, value } = leaves.find(isText) ?? leaves.find(isName) ?? leaves[0]!
  if (isUpload(value)) within[name] = await anUpload(test, 'Other.pdf', Buffer.from('other'))
  else within[name] = isId(String(value)) ? NOBODY : `${String(value)} again`
  return sent
}

it('every mutation takes a key, or says why it needs none', () => {
  const without = mutations.filter((field) => !takesKey(field)).map(({ name }) => name)
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted())
})

describe('a mutation with a key', () => {
  it('stands in the table of what is sent', () => {
    expect(keyed.map(({ name }) => name).toSorted()).toEqual(Object.keys(SENT).toSorted())
  })

  it.each(keyed.map((field) => [field.name, field] as const))(
    'sent ten times at once is done once and answered alike: %s',
    async (name, field) => {
      const [once, often] = [await someRecords(), await someRecords()]
      for (const own of [once, often]) await BEFORE[name]?.(own)
      const [sendOnce, sendOften] = [await aSender(field, once), await aSender(field, often)]
      const before = [await recordsOf(once), await recordsOf(often)]
      expect(before[0]!.counts).toEqual(before[1]!.counts)
      const [answer] = await sendOnce(1)
      expect(JSON.stringify(answer)).not.toContain('"code":"CONFLICT"')
      const after = await recordsOf(once)
      expect(after.counts).not.toEqual(before[0]!.counts)
      const answers = await sendOften(AT_ONCE)
      for (const one of answers) expect(one).toEqual(answers[0])
      expect((await recordsOf(often)).counts).toEqual(after.counts)
      for (const one of await sendOnce(AT_ONCE - 1)) expect(one).toEqual(answer)
      expect(await recordsOf(once)).toEqual(after)
      const [refused] = await sendOnce(1, withAnother)
      expect(refused.errors.map(({ code }: { code: string }) => code)).toEqual(['CONFLICT'])
      expect(await recordsOf(once)).toEqual(after)
    },
  )
})
