import { setTimeout as wait } from 'node:timers/promises'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
  subscribe,
} from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiContext } from '../../server/api/builder.ts'
import { schema } from '../../server/api/schema.ts'
import { builtinModel } from '../../server/assistant/builtin/model.ts'
import type { Ctx } from '../../server/ctx.ts'
import { connectAsOwner, type Db } from '../../server/db/connection.ts'
import { uploadAccountDocument } from '../../server/domains/accounts/documents.ts'
import { mergeAccounts } from '../../server/domains/accounts/merge.ts'
import { createAccount, listContactsOf } from '../../server/domains/accounts/service.ts'
import { createAgencyUser } from '../../server/domains/agency/users.ts'
import { getBatch, startBatch } from '../../server/domains/certificates/batches.ts'
import { createCertificate } from '../../server/domains/certificates/service.ts'
import { importClassCodes } from '../../server/domains/class-codes/service.ts'
import { listFiles } from '../../server/domains/files/service.ts'
import { uploadTemplate } from '../../server/domains/forms/service.ts'
import { createTextDocument } from '../../server/domains/knowledge/service.ts'
import { uploadPolicyFile } from '../../server/domains/policies/files.ts'
import { renewPolicy } from '../../server/domains/policies/renew.ts'
import { createPreset, listFilesOf as listPresetFiles } from '../../server/domains/presets/service.ts'
import { createServiceRequest } from '../../server/domains/servicing/service.ts'
import { createStyle } from '../../server/domains/styles/service.ts'
import { operateSubscription } from '../../server/domains/subscription/operator.ts'
import { listInvoices } from '../../server/domains/subscription/service.ts'
import { createTask } from '../../server/domains/tasks/service.ts'
import { createView } from '../../server/domains/views/service.ts'
import { createWorkspace } from '../../server/domains/workspaces/service.ts'
import { FORMS } from '../../server/forms/index.ts'
import { ADDRESS, aBusiness } from '../support/accounts.ts'
import { aRequest } from '../support/certificates.ts'
import { anUpload, untilDone } from '../support/files.ts'
import { makeFillablePdf } from '../support/forms/fillable-pdf.ts'
import { answerTo, contextOf, selection } from '../support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../support/house.ts'
import { ACCOUNTS_HEAD, aClient, importer } from '../support/imports.ts'
import { asOwner } from '../support/owner.ts'
import { aPolicyPdf } from '../support/policies.ts'
import { aCarrier, aPolicy, rowsFoundBy } from '../support/records.ts'
import { aTemplate } from '../support/templates.ts'
import { aWorker } from '../support/worker.ts'

/** In what the other agency knows of its clients, and in what is of the agency itself. */
const SECRET = 'Heron Secretary Holdings'
const AGENCY_SECRET = 'Bittern Confidant'

let test: TestHouse
let worker: Awaited<ReturnType<typeof aWorker>>
let context: ApiContext
let theirContext: ApiContext
/** A user of the other agency who sees assigned accounts only, and is assigned to none. */
let seer: Awaited<ReturnType<typeof aSeer>>
/** Every id the other agency has, by the argument it could be given for. */
let foreign: Record<string, string[]>
/** Those of them that are of the agency and not of its clients: every user of it sees them. */
let ofTheAgency: string[]
let foreignAgency: string
let owner: Db

beforeAll(async () => {
  test = await aHouse()
  owner = connectAsOwner(test.ownerUrl)
  worker = await aWorker(test, builtinModel)
  const mine = await anAgency(test)
  const theirs = await anAgency(test, AGENCY_SECRET)
  foreignAgency = theirs.agencyId
  const policy = await anUpload(test, 'Policy.pdf', await aPolicyPdf({ insured: SECRET }))
  const { id } = await as(test.house, theirs.actor, (ctx) =>
    createWorkspace(ctx, { message: `Fill ACORD 25 for ${SECRET}.`, preset: 'GENERATE_TEMPLATE' }, [policy]),
  )
  const done = await untilDone(test, theirs.actor, id)
  const blank = await anUpload(
    test,
    'Blank.pdf',
    await makeFillablePdf({ fields: FORMS[0]!.fields, identifier: 'ACORD 0025 2016-03 Acroform' }),
  )
  const template = await as(test.house, theirs.actor, (ctx) =>
    uploadTemplate(ctx, { file: blank, licenceConfirmed: true }),
  )
  expect(done.artifacts.length).toBeGreaterThan(0)
  const theirActing = { house: test.house, actor: theirs.actor }
  const ofTheirs = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, theirs.actor, work)
  const anAccount = (name: string) => ofTheirs((ctx) => createAccount(ctx, aBusiness(`${SECRET} ${name}`)))
  const accounts = [await anAccount('Kept'), await anAccount('Merged'), await anAccount('Other')].map(({ id }) => id)
  const { mergeId } = await ofTheirs((ctx) => mergeAccounts(ctx, accounts[0]!, accounts[1]!))
  const contacts = [...(await ofTheirs((ctx) => listContactsOf(ctx, accounts))).values()].flat().map(({ id }) => id)
  const [accountId] = accounts
  const lease = {
    type: 'CONTRACT',
    file: await anUpload(test, 'Policy.pdf', Buffer.from(SECRET)),
    notes: SECRET,
  } as const
  const document = await uploadAccountDocument(theirActing, accountId!, lease)
  const carrierId = await aCarrier(test, theirs, { name: `${AGENCY_SECRET} Mutual`, is_broker: true })
  const otherCarrierId = await aCarrier(test, theirs, { name: `${AGENCY_SECRET} Casualty` })
  const policyId = await aPolicy(test, theirs, {
    account_id: accountId!,
    policy_number: SECRET,
    carrier_id: carrierId,
    inforce_at: '2020-01-01',
    expires_at: '2090-01-01',
    limits: JSON.stringify({ glPerOccurrenceLimit: '1000000.00' }),
  })
  const binder = { type: 'BINDER', file: await anUpload(test, 'Policy.pdf', Buffer.from(SECRET)) } as const
  const policyFile = await uploadPolicyFile(theirActing, policyId, binder)
  const renewal = await ofTheirs((ctx) => renewPolicy(ctx, policyId, { policyNumber: SECRET }))
  const certificate = await createCertificate(
    theirActing,
    aRequest(accountId!, { holder: { name: SECRET, address: ADDRESS } }),
    null,
  )
  const batch = await ofTheirs((ctx) => startBatch(ctx, batchOf(accountId!, SECRET), null))
  // What is still being issued would be a change by nobody of this test.
  while (!(await ofTheirs((ctx) => getBatch(ctx, batch.id))).endedAt) await wait(50)
  const requests = await ofTheirs(async (ctx) => [
    (await createServiceRequest(ctx, { type: 'QUESTION', accountId, policyId, question: { question: SECRET } })).id,
    (await createServiceRequest(ctx, { type: 'OTHER', accountId, details: SECRET })).id,
  ])
  const view = { list: '/app/accounts', name: SECRET, query: 'state=OH' }
  const savedView = await ofTheirs((ctx) => createView(ctx, view))
  const preset = await createPreset(theirActing, {
    ...{ title: `${AGENCY_SECRET} letter`, description: AGENCY_SECRET, basePrompt: AGENCY_SECRET },
    uploadFiles: [await anUpload(test, 'Checklist.txt', Buffer.from(AGENCY_SECRET))],
  })
  const [presetFile] = (await ofTheirs((ctx) => listPresetFiles(ctx, [preset.id]))).get(preset.id)!
  const ofRecord = { kind: 'ACCOUNT', id: accountId! } as const
  const task = await ofTheirs((ctx) => createTask(ctx, { record: ofRecord, title: SECRET, dueOn: '2026-12-01' }))
  await operateSubscription(test.ownerUrl, theirs.agencyId, { plan: 'pro', period: 'monthly' })
  const [invoice] = await ofTheirs((ctx) => listInvoices(ctx, { first: 1, after: null }))
  const bringing = importer(test, theirs)
  const importId = await bringing.checked([ACCOUNTS_HEAD, aClient(1, { 'Client Name': SECRET, ST: 'OHI' })])
  const style = await createStyle(theirActing, { title: AGENCY_SECRET })
  const letter = await aTemplate(test, theirs, `${AGENCY_SECRET} letter`, `<p>[[NAME]] ${AGENCY_SECRET}</p>`)
  const codes = await anUpload(test, 'classes.csv', Buffer.from(`Code,Title\n10001,${AGENCY_SECRET} installation\n`))
  const classTable = await importClassCodes(theirActing, { file: codes })
  const guide = await createTextDocument(theirActing, { title: AGENCY_SECRET, content: `<p>${AGENCY_SECRET}</p>` })
  theirContext = await contextOf(test, theirs)
  foreign = {
    id: [
      ...requests,
      importId,
      certificate.id,
      batch.id,
      policyId,
      renewal.id,
      policyFile.id,
      document.id,
      carrierId,
      id,
      template.id,
      done.files[0]!.id,
      done.run!.id,
      theirs.userId,
      savedView.id,
      preset.id,
      task.id,
      invoice!.id,
      style.id,
      letter.id,
      classTable.id,
      guide.id,
      guide.baseId,
      ...accounts,
      mergeId,
      ...contacts,
      theirContext.viewer!.sessionId,
    ],
    baseId: [guide.baseId],
    workspaceId: [id],
    workspaceIds: [id],
    artifactId: done.artifacts.map((artifact) => artifact.id),
    styleId: [style.id],
    prefixFileId: [id],
    suffixFileId: [id],
    logoFileId: [id],
    messageId: done.messages.map((message) => message.id),
    agencyUserIds: [theirs.userId],
    userIds: [theirs.userId],
    after: [id],
    key: [id],
    documentId: [done.files[0]!.id],
    documentIds: [done.files[0]!.id],
    accountId: accounts,
    keepId: [...accounts, ...requests, carrierId, otherCarrierId],
    mergeId: [...accounts.toReversed(), ...requests.toReversed(), otherCarrierId, carrierId],
    ids: [requests[0]!],
    serviceRequestId: requests,
    assigneeId: [theirs.userId],
    assigneeIds: [theirs.userId],
    handTo: [theirs.userId],
    exceptId: accounts,
    associateContactId: contacts,
    contactId: contacts,
    policyId: [policyId, renewal.id],
    policyIds: [policyId],
    replaces: [certificate.id, classTable.id],
    fileId: [policyFile.id, done.files[0]!.id],
    carrierId: [carrierId],
    customPresetId: [preset.id],
    customPresetIds: [preset.id],
    fileIds: [presetFile!.id],
    carrierIds: [carrierId],
    brokerId: [carrierId],
    agencyUserId: [theirs.userId],
    producerId: [theirs.userId],
    serviceRepId: [theirs.userId],
  }
  ofTheAgency = [
    carrierId,
    otherCarrierId,
    template.id,
    theirs.userId,
    invoice!.id,
    preset.id,
    presetFile!.id,
    style.id,
    letter.id,
    classTable.id,
    guide.id,
    guide.baseId,
    guide.fileId,
  ]
  seer = await aSeer(theirs)
  // Files are read and lists of holders are issued beside everything else: nothing of it may change while the walk compares.
  await vi.waitFor(
    async () => {
      const before = await fingerprint()
      await new Promise((resolve) => setTimeout(resolve, 1000))
      expect(await fingerprint()).toEqual(before)
      const files = await ofTheirs((ctx) => listFiles(ctx, [policyFile.id, document.id]))
      expect(files.map(({ state }) => state)).toEqual(['FAILED', 'FAILED'])
    },
    { timeout: 60_000 },
  )
  context = await contextOf(test, mine)
})

afterAll(async () => {
  await worker.stop()
  await owner.destroy()
  await test.close()
})

async function aSeer({ agencyId, actor }: Awaited<ReturnType<typeof anAgency>>) {
  const asked = {
    name: 'Pim Examplar',
    email: 'pim@walk.example.com',
    role: 'PRODUCER',
    sees: 'ASSIGNED_ACCOUNTS',
  } as const
  const { id: userId } = await as(test.house, actor, (ctx) => createAgencyUser(ctx, asked))
  const seer = { agencyId, userId, actor: { ...actor, userId } }
  return { ...seer, context: await contextOf(test, seer) }
}

const batchOf = (accountId: string, name: string) => ({
  accountId,
  holders: `${name}, 9 Mock Lane, Testford, OH 43001`,
  additionalInsured: false,
  descriptionOfOperations: '',
  policyIds: null,
})

/** Where a user writes what is of no account: what the history says of a carrier. */
const MAY_BE_ONES_OWN = ['history']
/** What shows something of an account once it is assigned, so the walk asks rightly. */
const SEEN = [
  ...[
    'account',
    'accountDocuments',
    'accounts',
    'businessPolicies',
    'businessPolicy',
    'certificateOfLiabilityInsurance',
  ],
  ...['certificatesOfLiabilityInsurance', 'contacts', 'day', 'search', 'serviceRequest', 'serviceRequests'],
]
const ENDS_THE_SESSION = ['agencySignOut', 'agencySignOutEverywhere', 'endAgencySession']

/** Tables whose rows nobody asks for by their own id, and how they are reached instead. */
const NOT_BY_ID: Record<string, string> = {
  effects: 'an operator alone sees them, by command',
  history: 'with the record they are of',
  invitations: 'by the token in a link',
  plan_stage_events: 'with their workspace',
  plan_stages: 'with their workspace',
  policy_cancellations: 'with their policy',
  service_request_comments: 'with their request',
  service_request_talks: 'with their request',
}

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()] as GraphQLObjectType[]
const fields = roots.flatMap((root) => Object.values(root.getFields()).map((field) => ({ root, field })))

function takesId(type: GraphQLInputType): boolean {
  if (isNonNullType(type) || isListType(type)) return takesId(type.ofType)
  if (isInputObjectType(type)) return Object.values(type.getFields()).some((inner) => takesId(inner.type))
  return type.name === 'ID'
}

/** A value of this type that points at the other agency wherever it can. */
function value(type: GraphQLInputType, name: string, pick: number, given = foreign): unknown {
  if (isNonNullType(type)) return value(type.ofType, name, pick, given)
  if (isListType(type)) return [value(type.ofType, name, pick, given)]
  if (isInputObjectType(type)) {
    const inner = Object.values(type.getFields()).filter((field) => !String(field.type).includes('Upload'))
    return Object.fromEntries(inner.map((field) => [field.name, value(field.type, field.name, pick, given)]))
  }
  if (type.name === 'ID') {
    const ids = given[name]
    if (!ids) throw new Error(`say in the test what ids the argument "${name}" takes`)
    return ids[pick % ids.length]
  }
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isScalarType(type))
    return (
      {
        Int: 1,
        Float: 1,
        Boolean: true,
        Date: '2026-01-01',
        DateTime: '2026-01-01T00:00:00Z',
        Decimal: '1.00',
        String: SECRET.split(' ')[0],
      }[type.name] ?? 'x'
    )
  throw new Error(`no value for ${String(type)}`)
}

const selections = new Map<GraphQLField<unknown, unknown>, string>()
function everythingOf(field: GraphQLField<unknown, unknown>) {
  const known = selections.get(field) ?? selection(field.type, 3)
  selections.set(field, known)
  return known
}

/** With ids of the other agency wherever they can be given, or, for `pick` null, with what is required alone: a list from its first place. */
function operation(
  root: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  pick: number | null,
  given = foreign,
) {
  const kind =
    root === schema.getQueryType() ? 'query' : root === schema.getMutationType() ? 'mutation' : 'subscription'
  const args = field.args.filter(
    (arg) => !String(arg.type).includes('Upload') && (pick !== null || isNonNullType(arg.type)),
  )
  const head = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const call = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const source = `${kind} walk${head ? `(${head})` : ''} { ${field.name}${call ? `(${call})` : ''} ${everythingOf(field)} }`
  const variables = Object.fromEntries(args.map((arg) => [arg.name, value(arg.type, arg.name, pick ?? 0, given)]))
  return { kind, source, variables }
}

/** Every way to ask a field for what these ids are of, each once. */
function* waysToAsk(root: GraphQLObjectType, field: GraphQLField<unknown, unknown>, given = foreign) {
  yield operation(root, field, null, given)
  if (!field.args.some((arg) => takesId(arg.type))) return
  const most = Math.max(...Object.values(given).map((ids) => ids.length))
  const had = new Set<string>()
  for (let pick = 0; pick < most; pick++) {
    const way = operation(root, field, pick, given)
    const ids = JSON.stringify(way.variables)
    if (!had.has(ids)) yield way
    had.add(ids)
  }
}

/** Asks as a request of its own: what one has loaded, the next loads anew. Asked after something small, it may ask for more than a browser may. */
async function run({ kind, source, variables }: ReturnType<typeof operation>, whose = context) {
  const contextValue = { ...whose }
  await answerTo('{ offersAddresses }', { variableValues: {}, contextValue })
  if (kind !== 'subscription')
    return JSON.stringify(await answerTo(source, { variableValues: variables, contextValue }))
  const result = await subscribe({ schema, document: parse(source), variableValues: variables, contextValue })
  if (!(Symbol.asyncIterator in result)) return JSON.stringify(result)
  const first = await result.next().catch((error: Error) => ({ value: { errors: [error.message] } }))
  await result.return?.(undefined)
  return JSON.stringify(first.value)
}

/** A fingerprint of every row of the other agency. */
const fingerprint = () => rowsFoundBy(owner, foreignAgency)

/** Compares what one case leaves with what the one before it left: nobody else changes anything between them. */
function watcher(look: () => Promise<unknown>) {
  let last: unknown
  return {
    async begin() {
      last ??= await look()
    },
    async check() {
      const before = last
      last = await look()
      expect(last).toEqual(before)
    },
  }
}

describe("another agency's ids", () => {
  const walked = fields.filter(({ field }) => field.args.some((arg) => takesId(arg.type)))

  it('are of every table there is, but of those whose rows nobody asks for by their id', async () => {
    const walked = new Set(Object.values(foreign).flat())
    const missed: string[] = []
    await asOwner(test.ownerUrl, async (owner) => {
      const { rows: tables } = await sql<{ name: string }>`
        select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('agency_id', 'id') group by 1 having count(*) = 2`.execute(
        owner,
      )
      for (const { name } of tables) {
        const { rows } = await sql<{ id: string }>`
          select id::text from ${sql.table(name)} where agency_id = ${foreignAgency}`.execute(owner)
        if (!rows.some(({ id }) => walked.has(id))) missed.push(name)
      }
    })
    expect(missed.toSorted()).toEqual(Object.keys(NOT_BY_ID).toSorted())
  })

  it('are taken by some fields of each root', () => {
    expect(walked.map(({ field }) => field.name)).toEqual(
      expect.arrayContaining([
        'caraWorkspace',
        'addCaraWorkspaceMessage',
        'updateCaraWorkspaceArtifact',
        'deleteFormTemplate',
        'watchCaraWorkspace',
      ]),
    )
  })

  it.each([
    'caraWorkspace',
    'watchCaraWorkspace',
    'stopCaraWorkspace',
    'account',
    'addAccountNote',
    'previewAccountMerge',
    'businessPolicy',
    'carrier',
    'policyCheck',
  ])('are answered to that agency itself by %s, so the walk asks rightly', async (name) => {
    const { root, field } = fields.find(({ field }) => field.name === name)!
    let answer = ''
    for (const pick of foreign.id!.keys()) {
      answer = await run(operation(root, field, pick), theirContext)
      if (answer.includes(SECRET) || answer.includes(AGENCY_SECRET)) return
    }
    expect.fail(`${name}: ${answer}`)
  })

  const unchanged = watcher(fingerprint)
  it.each(walked.map(({ root, field }) => [`${root.name}.${field.name}`, root, field] as const))(
    'give nothing to %s and change nothing',
    async (_name, root, field) => {
      await unchanged.begin()
      for (const asked of waysToAsk(root, field)) {
        const answer = await run(asked)
        expect(answer).not.toContain(SECRET)
        expect(answer).not.toContain(AGENCY_SECRET)
        expect(answer).not.toContain('Policy.pdf')
        expect(answer).not.toContain('Syntax Error')
        expect(answer).not.toContain('Cannot query field')
      }
      await unchanged.check()
    },
  )

  it.each(
    fields
      .filter(({ field }) => !field.args.length || !field.args.some((arg) => takesId(arg.type)))
      .map(({ root, field }) => [`${root.name}.${field.name}`, root, field] as const),
  )('are not in what %s gives without them', async (_name, root, field) => {
    if (
      field.args.some(
        (arg) => String(arg.type).includes('Upload') || getNamedType(arg.type).name === 'UploadFormTemplateInput',
      )
    )
      return
    const answer = await run(operation(root, field, 0))
    expect(answer).not.toContain(SECRET)
    expect(answer).not.toContain(AGENCY_SECRET)
  })
})

describe('accounts a colleague is not assigned to', () => {
  /** The ids of what is the clients'; where an argument takes only what is the agency's, that. */
  const ofClients = () =>
    Object.fromEntries(
      Object.entries(foreign).map(([name, ids]) => {
        const clients = ids.filter((id) => !ofTheAgency.includes(id))
        return [name, clients.length ? clients : ids]
      }),
    )

  /** A fingerprint of what is the clients': of the tables that show a user the assigned accounts. What is of no account may be the user's own. */
  async function clientRows() {
    const { counts, prints } = await fingerprint()
    const seen = sql<{ name: string }>`select polrelid::regclass::text as name from pg_policy where polname = 'seen'`
    const { rows } = await seen.execute(owner)
    const theirs = rows.map(({ name }) => name).filter((name) => !MAY_BE_ONES_OWN.includes(name))
    return Object.fromEntries(theirs.map((name) => [name, { count: counts[name], print: prints[name] }]))
  }

  const unchanged = watcher(clientRows)
  it.each(fields.map(({ root, field }) => [`${root.name}.${field.name}`, root, field] as const))(
    'are not in what %s gives, and do not change',
    async (_name, root, field) => {
      if (ENDS_THE_SESSION.includes(field.name)) return
      const given = ofClients()
      await unchanged.begin()
      for (const asked of waysToAsk(root, field, given)) {
        const answer = await run(asked, seer.context)
        expect(answer).not.toContain(SECRET)
        expect(answer).not.toContain('Policy.pdf')
        expect(answer).not.toContain('Syntax Error')
      }
      await unchanged.check()
    },
  )

  it('are seen once the colleague is', async () => {
    await asOwner(test.ownerUrl, (owner) =>
      owner
        .updateTable('accounts')
        .set({ service_rep_id: seer.userId })
        .where('agency_id', '=', foreignAgency)
        .execute(),
    )
    for (const name of SEEN) {
      const { root, field } = fields.find(({ field }) => field.name === name)!
      let answer = ''
      for (const asked of waysToAsk(root, field)) {
        answer = await run(asked, seer.context)
        if (answer.includes(SECRET)) break
      }
      expect(answer, name).toContain(SECRET)
    }
  })
})
