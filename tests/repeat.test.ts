import { type GraphQLField, getNullableType, isInputObjectType } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../server/api/schema.ts'
import { onlyOnce } from '../server/effects/service.ts'
import { isId, newId } from '../server/lib/ids.ts'
import { isDecimal } from '../shared/money.ts'
import { makePdf } from './support/documents/pdf.ts'
import { anUpload } from './support/files.ts'
import { anAsker, selection } from './support/graph.ts'
import { aHouse, as, type TestHouse } from './support/house.ts'
import { asOwner } from './support/owner.ts'
import { aPolicyPdf } from './support/policies.ts'
import { rowsOf } from './support/records.ts'
import { BEFORE, NOBODY, type Records, SENT, someRecords } from './support/repeated.ts'

const AT_ONCE = 10

let test: TestHouse
let paper: Uint8Array
beforeAll(async () => {
  test = await aHouse({ poolSize: 20 })
  paper = await aPolicyPdf({})
})
afterAll(() => test.close())

/** What takes no client's key, and why it is safe to repeat without one. Whatever else there is takes one. */
const WITHOUT_KEY: Record<string, string> = {
  acceptAgencyInvitation: 'nobody is signed in yet, and a link works once',
  agencySignIn: 'nobody is signed in yet, and a code works once',
  agencySignOut: 'a session ends once',
  agencySignOutEverywhere: 'a session ends once',
  confirmAgencyUserEmailChange: 'codes work once',
  confirmCaraWorkspaceFormValues: 'names the version and its saves: what was sent before meets another one',
  deleteCaraWorkspaces: 'what is deleted stays deleted',
  deleteFormTemplate: 'what is deleted stays deleted',
  deleteSavedView: 'what is deleted stays deleted',
  draftFromCaraWorkspaceReview: 'the same version of a review gives the same draft again',
  endAgencySession: 'a session ends once',
  markCaraWorkspaceReview: 'what is ticked or noted is so, however often it is said',
  paySubscription: 'an invoice is paid once, whoever asks',
  proposeCaraWorkspaceArtifactChange: 'keeps nothing: asked again, it is proposed again',
  removeCaraWorkspaceMessage: 'a message is taken back once',
  restoreCaraWorkspaceArtifact: 'what is newest already is not restored again',
  retryCaraWorkspace: 'only a run that failed is tried again',
  startAgencyUserEmailChange: 'the codes sent last are the ones that work',
  stopCaraWorkspace: 'what has stopped stays stopped',
  updateCaraWorkspaceArtifact: 'names the version and its saves: what was sent before meets another one',
  updateCaraWorkspaces: 'says what is to stand there, whatever stood there',
  updateSavedView: 'says what is to stand there, whatever stood there',
  uploadFormTemplate: 'a form of an edition takes the place of the one before',
}

/** What writes nothing into a history, and why. Whatever else takes a key tells there what it did. */
const WITHOUT_HISTORY: Record<string, string> = {
  addCaraWorkspaceMessage: 'the conversation itself tells it',
  addServiceRequestComment: 'stands among what was done on the request',
  beginImport: 'a job writes the records, and each tells of the import',
  bringBackDayItem: "is of a person's own day",
  chooseArtifactStyle: 'changes how a document is shown, not what it says',
  createCaraWorkspace: 'the conversation itself tells it',
  createCertificates: 'a job issues the certificates, and each tells of it',
  createImport: 'has written no record yet',
  createKnowledgeBase: 'is a name for documents, each of which tells its own',
  updateKnowledgeBase: 'is a name for documents, each of which tells its own',
  deleteKnowledgeBase: 'is a name for documents, and had none',
  indexKnowledgeBaseDocument: 'the state of the document tells it',
  stopKnowledgeBaseDocument: 'the state of the document tells it',
  createSavedView: 'is how a person looks at a list',
  mergeServiceRequests: 'the versions of the request tell it',
  putOffDayItem: "is of a person's own day",
  readPolicyDocument: 'the file belongs to no record yet',
  setImportColumns: 'has written no record yet',
  setImportKind: 'has written no record yet',
  setImportRows: 'has written no record yet',
  sendAgencyInvitation: 'an e-mail alone',
  settleCertificate: 'leaves a certificate out that was not issued',
  stopImport: 'the list of imports tells it',
  undoImport: 'a job takes the records back, and each tells of the import',
  updateAgencyUserPreferences: "is of a person's own start page",
  undoServiceRequestsUpdate: 'the versions of the request tell it',
  updateServiceRequest: 'the versions of the request tell it',
  updateServiceRequests: 'the versions of the request tell it',
}

/** Whether a client's key goes along, beside the other arguments or in the input. */
const takesKey = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ name, type }) => {
    const input = getNullableType(type)
    return name === 'key' || (isInputObjectType(input) && 'key' in input.getFields())
  })
const mutations = Object.values(schema.getMutationType()!.getFields())
const keyed = mutations.filter(takesKey)

/** How many rows of each table an agency has and what is in them, and how many files are kept for it. */
async function recordsOf({ mine }: Records) {
  const { counts, prints } = await rowsOf(test, mine.agencyId)
  let blobs = 0
  for await (const _blob of test.house.outside.blobs.list(`${mine.agencyId}/`)) blobs += 1
  const all: Record<string, number> = { ...counts, blobs }
  return { counts: all, prints }
}

/** Sends a mutation so many times at once, always with one key. `change` makes something else of what is sent. */
async function aSender(field: GraphQLField<unknown, unknown>, own: Records, key = newId()) {
  const ask = await anAsker(test, own.mine)
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

/** The same with one thing in it that is another: a text if there is one, else an id, else a number or a file. */
async function withAnother(sent: object): Promise<object> {
  const leaves = leavesOf(sent)
  const isText = ({ value }: Leaf) => typeof value === 'string' && !isId(value) && !isDecimal(value)
  const isName = ({ value }: Leaf) => typeof value === 'string' && isId(value)
  const { within, name, value } = leaves.find(isText) ?? leaves.find(isName) ?? leaves[0]!
  if (isUpload(value))
    within[name] = await anUpload(test, 'Other.pdf', await makePdf([{ texts: [{ x: 60, y: 60, text: 'other' }] }]))
  else if (typeof value === 'number') within[name] = value + 1
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
      const [once, often] = [await someRecords(test, paper), await someRecords(test, paper)]
      for (const own of [once, often]) await BEFORE[name]?.(own)
      const [sendOnce, sendOften] = [await aSender(field, once), await aSender(field, often)]
      const before = [await recordsOf(once), await recordsOf(often)]
      expect(before[0]!.counts).toEqual(before[1]!.counts)
      const [answer] = await sendOnce(1)
      expect(JSON.stringify(answer)).not.toContain('"code":"CONFLICT"')
      const after = await recordsOf(once)
      expect(after.counts).not.toEqual(before[0]!.counts)
      const isTold = after.counts.history! > before[0]!.counts.history!
      expect(isTold, 'stands in a history').toBe(!(name in WITHOUT_HISTORY))
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

it('a key of one mutation is none of another, though both are sent the same', async () => {
  const { mine } = await someRecords(test, paper)
  const [key, input] = [newId(), { name: 'the same' }]
  const send = (verb: string) =>
    as(test.house, mine.actor, (ctx) => onlyOnce(ctx, key, verb, input, () => Promise.resolve({ verb })))
  expect(await send('createCarrier')).toEqual({ verb: 'createCarrier' })
  await expect(send('createAccount')).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await send('createCarrier')).toEqual({ verb: 'createCarrier' })
})

describe('a mutation that was refused', () => {
  /** What keeps its key beside what it made, in rows of its own. */
  const OWN_ROWS = ['addCaraWorkspaceMessage', 'createCaraWorkspace']

  /** While `work` runs, whatever would be kept as done for this key is refused when all of it was done. */
  async function refusing(key: string, work: () => Promise<void>) {
    await asOwner(test.ownerUrl, async (owner) => {
      await sql`create or replace function refuse_key() returns trigger language plpgsql as
        'begin raise exception ''refused at the end''; end'`.execute(owner)
      await sql`create trigger refused before insert on mutation_keys for each row
        when (new.client_key = ${sql.lit(key)}) execute function refuse_key()`.execute(owner)
    })
    try {
      await work()
    } finally {
      await asOwner(test.ownerUrl, (owner) => sql`drop trigger refused on mutation_keys`.execute(owner))
    }
  }

  it.each(keyed.filter(({ name }) => !OWN_ROWS.includes(name)).map((field) => [field.name, field] as const))(
    'may be corrected and sent again with its key, however late it was refused: %s',
    async (name, field) => {
      const own = await someRecords(test, paper)
      await BEFORE[name]?.(own)
      const key = newId()
      const send = await aSender(field, own, key)
      await refusing(key, () => expect(send(1)).rejects.toThrow('refused at the end'))
      const [answer] = await send(1, withAnother)
      const told = answer.errors.map(({ message }: { message: string }) => message)
      expect(told.join(' ')).not.toContain('sent before with something else')
    },
  )
})
