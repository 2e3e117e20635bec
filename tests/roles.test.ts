import { type GraphQLField, isNonNullType, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../server/api/schema.ts'
import { newId } from '../server/lib/ids.ts'
import { idsOf } from '../shared/labeled.ts'
import { ROLES, type Role } from '../shared/roles.ts'
import { anUpload } from './support/files.ts'
import { anAsker, answerTo, contextOf, selection } from './support/graph.ts'
import { aHouse, giveRights, type TestHouse } from './support/house.ts'
import { aPolicyPdf } from './support/policies.ts'
import { rowsOf } from './support/records.ts'
import { BEFORE, NOBODY, type Records, SENT, someRecords } from './support/repeated.ts'

let test: TestHouse
let paper: Uint8Array
beforeAll(async () => {
  test = await aHouse()
  paper = await aPolicyPdf({})
})
afterAll(() => test.close())

/** What owners alone do: users, seats and settings. */
const OF_OWNERS = [
  'createAgencyUser',
  'deleteFormTemplate',
  'disableAgencyUser',
  'enableAgencyUser',
  'paySubscription',
  'sendAgencyInvitation',
  'setAgencyUserRights',
  'updateAgency',
  'updateSubscription',
  'uploadFormTemplate',
]
/** Queries with what only owners need: the page where the payment method is changed. */
const LEADS_TO_ACTS_OF_OWNERS = ['subscriptionManagementLinks']
/** What service leaves to producers and owners. */
const NOT_OF_SERVICE = [
  'beginImport',
  'createImport',
  'deleteClassCodes',
  'importClassCodes',
  'mergeAccounts',
  'mergeCarriers',
  'setImportColumns',
  'setImportKind',
  'setImportRows',
  'stopImport',
  'undoAccountMerge',
  'undoImport',
]
/** What is of the user alone: who may change nothing else may still do it. */
const ONES_OWN = [
  'acceptAgencyInvitation',
  'agencySignIn',
  'agencySignOut',
  'agencySignOutEverywhere',
  'bringBackDayItem',
  'confirmAgencyUserEmailChange',
  'createSavedView',
  'deleteSavedView',
  'endAgencySession',
  'putOffDayItem',
  'startAgencyUserEmailChange',
  'updateAgencyUser',
  'updateAgencyUserPreferences',
  'updateSavedView',
]

const mutations = Object.values(schema.getMutationType()!.getFields())

function mayDo(role: Role, name: string): boolean {
  if (role === 'OWNER' || ONES_OWN.includes(name)) return true
  if (role === 'READ_ONLY' || OF_OWNERS.includes(name)) return false
  return role === 'PRODUCER' || !NOT_OF_SERVICE.includes(name)
}

/** What mutations are sent that take no key, and so stand in no table of what is sent twice. */
const SENT_WITHOUT_KEY: Record<string, (own: Records) => object | Promise<object>> = {
  acceptAgencyInvitation: () => ({ token: 'none' }),
  agencySignIn: () => ({ email: 'nobody@repeated.example.com' }),
  agencySignOut: () => ({}),
  agencySignOutEverywhere: () => ({}),
  confirmAgencyUserEmailChange: () => ({ currentCode: '000000', newCode: '000000' }),
  confirmCaraWorkspaceFormValues: ({ workspaceId }) => ({
    ...{ workspaceId, artifactId: NOBODY, version: 1, edits: 0, fields: ['a'] },
  }),
  deleteCaraWorkspaces: ({ workspaceId }) => ({ workspaceIds: [workspaceId] }),
  deleteFormTemplate: () => ({ id: NOBODY }),
  deleteSavedView: () => ({ id: NOBODY }),
  draftFromCaraWorkspaceReview: ({ workspaceId }) => ({
    ...{ workspaceId, artifactId: NOBODY, version: 1, as: 'DOCUMENT' },
  }),
  endAgencySession: () => ({ id: NOBODY }),
  markCaraWorkspaceReview: ({ workspaceId }) => ({
    ...{ workspaceId, artifactId: NOBODY, version: 1, input: { findings: ['a'], dealt: true } },
  }),
  proposeCaraWorkspaceArtifactChange: ({ workspaceId }) => ({
    ...{ workspaceId, artifactId: NOBODY, version: 1, edits: 0 },
    ...{ part: '<p>Hello</p>', instruction: 'Shorter' },
  }),
  removeCaraWorkspaceMessage: ({ workspaceId }) => ({ id: workspaceId, messageId: NOBODY }),
  restoreCaraWorkspaceArtifact: ({ workspaceId }) => ({ workspaceId, artifactId: NOBODY, version: 1 }),
  retryCaraWorkspace: ({ workspaceId }) => ({ id: workspaceId }),
  startAgencyUserEmailChange: ({ mine }) => ({ email: `new-${mine.agencyId}@repeated.example.com` }),
  stopCaraWorkspace: ({ workspaceId }) => ({ id: workspaceId }),
  updateCaraWorkspaceArtifact: ({ workspaceId }) => ({
    ...{ workspaceId, artifactId: NOBODY, version: 1, edits: 0 },
    input: { document: { content: '<p>Hello</p>' } },
  }),
  updateCaraWorkspaces: ({ workspaceId }) => ({ workspaceIds: [workspaceId], input: { archive: true } }),
  updateSavedView: () => ({ id: NOBODY, name: 'Ohio' }),
  uploadFormTemplate: async () => ({
    input: { file: await anUpload(test, 'Blank.pdf', Buffer.from('blank')), licenceConfirmed: true },
  }),
  paySubscription: () => ({}),
}

function sourceOf(kind: string, field: GraphQLField<unknown, unknown>, sent: object) {
  const args = field.args.filter(({ name }) => name in sent)
  const head = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const call = args.map(({ name }) => `${name}: $${name}`).join(', ')
  return `${kind} ${head && `(${head})`} { ${field.name}${call && `(${call})`} ${selection(field.type, kind === 'mutation' ? 2 : 1)} }`
}

const REFUSED = 'You may not do this'

/** Sends a mutation in a role; says whether it was refused, and how it was answered. */
async function send(field: GraphQLField<unknown, unknown>, own: Records, role: Role) {
  const sentOf = SENT[field.name] ?? ((_key: string, records: Records) => SENT_WITHOUT_KEY[field.name]!(records))
  const sent = await sentOf(newId(), own)
  const contextValue = await contextOf(test, own.mine)
  await giveRights(test, own.mine.userId, { role })
  const source = sourceOf('mutation', field, sent)
  expect(validate(schema, parse(source)), field.name).toEqual([])
  const answer = await answerTo(source, { variableValues: { ...sent }, contextValue })
  const said = JSON.stringify(answer)
  return { refused: said.includes(REFUSED), said }
}

/** From the least to the most. */
const RANKED = idsOf(ROLES).toReversed()

describe('a mutation', () => {
  it.each(mutations.map((field) => [field.name, RANKED.find((role) => mayDo(role, field.name))!, field] as const))(
    '%s is for %s and above',
    async (name, role, field) => {
      const own = await someRecords(test, paper)
      await BEFORE[name]?.(own)
      const { refused, said } = await send(field, own, role)
      expect(refused, said.slice(0, 500)).toBe(false)
    },
  )
})

describe.each(RANKED)('a user in the role %s', (role) => {
  let own: Records
  beforeAll(async () => {
    own = await someRecords(test, paper)
  })

  it('changes nothing with a mutation that is not for this role', async () => {
    const before = await rowsOf(test, own.mine.agencyId)
    const withoutUsers = ({ counts, prints }: typeof before) => ({
      counts: { ...counts, sessions: 0 },
      prints: { ...prints, agency_users: '', sessions: '' },
    })
    for (const field of mutations.filter(({ name }) => !mayDo(role, name))) {
      const { refused, said } = await send(field, own, role)
      expect(refused, `${field.name}: ${said.slice(0, 300)}`).toBe(true)
    }
    expect(withoutUsers(await rowsOf(test, own.mine.agencyId))).toEqual(withoutUsers(before))
  })

  it('reads everything but what leads to acts of owners', async () => {
    await giveRights(test, own.mine.userId, { role })
    const ask = await anAsker(test, own.mine)
    const ids: Record<string, string> = {
      account: own.accountId,
      businessPolicy: own.policyId,
      caraWorkspace: own.workspaceId,
    }
    for (const field of Object.values(schema.getQueryType()!.getFields())) {
      const sent = Object.fromEntries(
        field.args
          .filter(({ type }) => isNonNullType(type) && String(type).startsWith('ID'))
          .map(({ name }) => [name, ids[field.name] ?? NOBODY]),
      )
      if (field.args.some(({ type, name }) => isNonNullType(type) && !(name in sent))) continue
      const source = sourceOf('query', field, sent)
      expect(validate(schema, parse(source)), field.name).toEqual([])
      const answer = await ask(source, sent).catch((error: Error) => error.message)
      const isOfOwners = LEADS_TO_ACTS_OF_OWNERS.includes(field.name)
      expect(JSON.stringify(answer).includes(REFUSED), field.name).toBe(isOfOwners && role !== 'OWNER')
    }
  })
})

it('the lists of this test name nothing that is not there', () => {
  const names = new Set(mutations.map(({ name }) => name))
  const listed = [...OF_OWNERS, ...NOT_OF_SERVICE, ...ONES_OWN, ...Object.keys(SENT_WITHOUT_KEY)]
  expect(listed.filter((name) => !names.has(name))).toEqual([])
})
