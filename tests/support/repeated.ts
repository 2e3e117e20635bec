import { addAccountContact } from '../../server/domains/accounts/contacts.ts'
import { uploadAccountDocument } from '../../server/domains/accounts/documents.ts'
import { mergeAccounts } from '../../server/domains/accounts/merge.ts'
import { createAccount, listContactsOf } from '../../server/domains/accounts/service.ts'
import { createAgencyUser, disableAgencyUser } from '../../server/domains/agency/users.ts'
import { startBatch, stopBatch } from '../../server/domains/certificates/batches.ts'
import { createCertificate } from '../../server/domains/certificates/service.ts'
import { importClassCodes } from '../../server/domains/class-codes/service.ts'
import { readUploaded } from '../../server/domains/files/jobs.ts'
import {
  createBase,
  createTextDocument,
  stopIndexing,
  uploadDocuments,
} from '../../server/domains/knowledge/service.ts'
import { acceptValues } from '../../server/domains/policies/accept.ts'
import { uploadPolicyFile } from '../../server/domains/policies/files.ts'
import { createPreset } from '../../server/domains/presets/service.ts'
import {
  createServiceRequest,
  resolveServiceRequest,
  updateServiceRequests,
} from '../../server/domains/servicing/service.ts'
import { createStyle } from '../../server/domains/styles/service.ts'
import { completeTask, createTask } from '../../server/domains/tasks/service.ts'
import { createWorkspace } from '../../server/domains/workspaces/service.ts'
import { ADDRESS, aBusiness } from './accounts.ts'
import { aLicensedForm } from './certificates.ts'
import { anUpload } from './files.ts'
import { anAgency, as, type TestHouse } from './house.ts'
import { ACCOUNTS_HEAD, aClient, csvOf, importer } from './imports.ts'
import { asOwner } from './owner.ts'
import { aCancellation, aCarrier, anArtifact, aPolicy } from './records.ts'
import { pagesPdf } from './styles.ts'
import { aTemplate } from './templates.ts'

export const NOBODY = '00000000-0000-4000-8000-000000000000'

const PRESET = { title: 'Renewal letter', description: 'Writes to the client.', basePrompt: 'Sum up the policy.' }

const certificateFor = (accountId: string) => ({
  accountId,
  holder: { name: 'Paper Lantern Properties', address: ADDRESS },
  additionalInsured: false,
  descriptionOfOperations: '',
})

/** Records of an agency of which each mutation finds one it may change. */
export async function someRecords(test: TestHouse, paper: Uint8Array) {
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
  const [request, sameClient] = await as(test.house, mine.actor, async (ctx) => [
    await createServiceRequest(ctx, { type: 'OTHER', accountId: account!.id }),
    await createServiceRequest(ctx, { type: 'OTHER', accountId: account!.id }),
  ])
  const followUp = { record: { kind: 'ACCOUNT', id: account!.id } as const, title: 'Call back', dueOn: '2026-12-01' }
  const preset = await createPreset({ house: test.house, actor: mine.actor }, PRESET)
  const task = await as(test.house, mine.actor, (ctx) => createTask(ctx, followUp))
  return {
    test,
    mine,
    taskId: task.id,
    colleagueId: '',
    requestId: request!.id,
    otherRequestId: sameClient!.id,
    accountId: account!.id,
    contactId: '',
    documentId: '',
    batchId: '',
    importId: '',
    certificateId: '',
    mergeId: '',
    styleId: '',
    templateId: '',
    classTableId: '',
    knowledgeId: '',
    baseId: '',
    artifactId: '',
    otherId: other!.id,
    carrierId: await aCarrier(test, mine),
    otherCarrierId: await aCarrier(test, mine),
    policyId,
    canceledId,
    fileId: file.id,
    workspaceId: workspace.id,
    presetId: preset.id,
  }
}
export type Records = Awaited<ReturnType<typeof someRecords>>

const OFFERED = { id: 'limits.glAggregateLimit', value: '2000000.00' }

const readFile = ({ test, mine, fileId }: Records) =>
  readUploaded(test.house, { agencyId: mine.agencyId, fileId }, new AbortController().signal)

async function certify(own: Records) {
  const acting = { house: own.test.house, actor: own.mine.actor }
  const certificate = { ...certificateFor(own.accountId), policyIds: null, replaces: null }
  own.certificateId = (await createCertificate(acting, certificate, null)).id
}

async function startList(own: Records) {
  const { holder: _one, ...input } = certificateFor(own.accountId)
  const holders = 'Gingham Square Mall, 1 Mock Lane, Testford, OH 43001'
  const batch = await as(own.test.house, own.mine.actor, (ctx) =>
    startBatch(ctx, { ...input, holders, policyIds: null }, null),
  )
  own.batchId = batch.id
}

/** An import whose rows are checked, or one that wrote them. */
async function bring(own: Records, written: boolean) {
  const my = importer(own.test, own.mine)
  own.importId = await my.checked([ACCOUNTS_HEAD, aClient(1)])
  if (written) await my.imported(own.importId)
}

async function keepDocument(own: Records) {
  const acting = { house: own.test.house, actor: own.mine.actor }
  const file = await anUpload(own.test, 'Lease.pdf', Buffer.from('lease'))
  own.documentId = (await uploadAccountDocument(acting, own.accountId, { type: 'CONTRACT', file })).id
}

async function addStyle(own: Records) {
  const acting = { house: own.test.house, actor: own.mine.actor }
  own.styleId = (await createStyle(acting, { title: 'Proposals' })).id
}

async function writeTemplate(own: Records) {
  own.templateId = (await aTemplate(own.test, own.mine, 'Renewal letter', '<p>Dear [[NAMED INSURED]]</p>')).id
}

const CLASS_CODES = 'Code,Title\n10001,Dry wall installation\n'

async function keepCodes(own: Records) {
  const file = await anUpload(own.test, 'classes.csv', Buffer.from(CLASS_CODES))
  own.classTableId = (await importClassCodes({ house: own.test.house, actor: own.mine.actor }, { file })).id
}

async function keepKnowledge(own: Records) {
  const acting = { house: own.test.house, actor: own.mine.actor }
  own.knowledgeId = (await createTextDocument(acting, { title: 'House rules', content: '<p>Call first.</p>' })).id
}

async function keepUpload(own: Records) {
  const files = [await aGuide(own)]
  const [id] = await uploadDocuments({ house: own.test.house, actor: own.mine.actor }, { files })
  own.knowledgeId = id!
}

async function addBase(own: Records) {
  own.baseId = (await as(own.test.house, own.mine.actor, (ctx) => createBase(ctx, { title: 'Carriers' }))).id
}

let colleagues = 0
const aColleague = () => ({ name: 'Pim Examplar', email: `pim-${++colleagues}@repeated.example.com` })

async function addColleague(own: Records) {
  const { test, mine } = own
  own.colleagueId = (await as(test.house, mine.actor, (ctx) => createAgencyUser(ctx, aColleague()))).id
}

async function addSecond(own: Records) {
  const { test, mine, accountId } = own
  const people = await as(test.house, mine.actor, async (ctx) => {
    await addAccountContact(ctx, accountId, { name: 'Bram Specimen', email: 'bram@otter.example.com', role: 'BILLING' })
    return (await listContactsOf(ctx, [accountId])).get(accountId)!
  })
  own.contactId = people[1]!.id
}

/** What takes longer to make, for those that need it. */
export const BEFORE: Record<string, (own: Records) => Promise<unknown>> = {
  acceptPolicyValues: readFile,
  arrangePages: readFile,
  chooseArtifactStyle: async (own) => {
    own.artifactId = await anArtifact(own.test, own.mine, own.workspaceId)
  },
  deleteAccountDocument: keepDocument,
  deleteClassCodes: keepCodes,
  deleteKnowledgeBase: addBase,
  updateKnowledgeBase: addBase,
  deleteKnowledgeBaseDocument: keepKnowledge,
  indexKnowledgeBaseDocument: async (own) => {
    await keepKnowledge(own)
    await as(own.test.house, own.mine.actor, (ctx) => stopIndexing(ctx, own.knowledgeId))
  },
  stopKnowledgeBaseDocument: keepKnowledge,
  updateKnowledgeBaseDocument: keepUpload,
  createDocumentTemplate: async (own) => {
    own.artifactId = await anArtifact(own.test, own.mine, own.workspaceId, '<p>Dear Otter, [[DATE]]</p>')
  },
  updateDocumentTemplate: writeTemplate,
  deleteDocumentTemplate: writeTemplate,
  deleteHtmlDocumentTemplate: addStyle,
  updateHtmlDocumentTemplate: addStyle,
  useHtmlDocumentTemplate: addStyle,
  disableAgencyUser: addColleague,
  enableAgencyUser: async (own) => {
    await addColleague(own)
    await as(own.test.house, own.mine.actor, (ctx) => disableAgencyUser(ctx, own.colleagueId))
  },
  sendAgencyInvitation: addColleague,
  setAgencyUserRights: addColleague,
  makePrimaryContact: addSecond,
  removeAccountContact: addSecond,
  updateAccountContact: addSecond,
  beginImport: (own) => bring(own, false),
  leavePolicyValues: readFile,
  reopenServiceRequest: ({ test, mine, requestId }) =>
    resolveServiceRequest({ house: test.house, actor: mine.actor }, requestId, {}),
  reopenTask: ({ test, mine, taskId }) => as(test.house, mine.actor, (ctx) => completeTask(ctx, taskId)),
  resumeCertificates: async (own) => {
    await startList(own)
    await as(own.test.house, own.mine.actor, (ctx) => stopBatch(ctx, own.batchId))
  },
  revokeCertificate: certify,
  setCertificateCheckLink: async (own) => {
    await aLicensedForm(own.test, own.mine)
    await certify(own)
  },
  setImportColumns: (own) => bring(own, false),
  setImportKind: (own) => bring(own, false),
  setImportRows: (own) => bring(own, false),
  settleCertificate: async (own) => {
    await startList(own)
    await asOwner(own.test.ownerUrl, (owner) =>
      owner
        .updateTable('certificate_batch_items')
        .set({ state: 'BLOCKED' })
        .where('batch_id', '=', own.batchId)
        .execute(),
    )
  },
  stopCertificates: startList,
  stopImport: (own) => bring(own, false),
  takeBackPolicyValue: async (own) => {
    await readFile(own)
    const { test, mine, policyId, fileId } = own
    await as(test.house, mine.actor, (ctx) => acceptValues(ctx, policyId, { fileId, values: [OFFERED] }))
  },
  undoImport: (own) => bring(own, true),
  undoServiceRequestsUpdate: ({ test, mine, requestId }) =>
    as(test.house, mine.actor, (ctx) =>
      updateServiceRequests(ctx, [requestId], { assigneeId: mine.userId, key: NOBODY }),
    ),
  undoAccountMerge: async (own) => {
    const { test, mine, accountId, otherId } = own
    own.mergeId = (await as(test.house, mine.actor, (ctx) => mergeAccounts(ctx, accountId, otherId))).mergeId
  },
}

const aFile = ({ test }: Records) => anUpload(test, 'Quote.pdf', Buffer.from('quote'))
const aGuide = ({ test }: Records) => anUpload(test, 'Guide.txt', Buffer.from('Quotes are open for 30 days.'))
const anotherGuide = ({ test }: Records) => anUpload(test, 'Guide.txt', Buffer.from('Quotes are open for 45 days.'))
const somePages = async ({ test }: Records) => anUpload(test, 'Cover.pdf', await pagesPdf())
const contact = { name: 'Odette Sample', email: 'odette@otter.example.com', phone: '(555) 555-0142' }
const business = {
  name: 'Velvet Anvil',
  email: 'forge@anvil.example.com',
  phone: '(555) 555-0143',
  mailingAddress: ADDRESS,
}

/** What each is sent: its arguments, whose uploads are new for each sending. A mutation that takes a key stands here. */
export const SENT: Record<string, (key: string, own: Records) => object | Promise<object>> = {
  acceptPolicyValues: (key, { policyId, fileId }) => ({
    policyId,
    input: { key, fileId, values: [{ ...OFFERED }] },
  }),
  addAccountContact: (key, { accountId }) => ({ accountId, input: { key, ...contact, role: 'BILLING' } }),
  addAccountNote: (key, { accountId }) => ({ accountId, key, text: 'Called about the renewal.' }),
  addCaraWorkspaceMessage: async (key, own) => ({
    id: own.workspaceId,
    input: { key, message: 'And this?', files: [await aFile(own)] },
  }),
  addServiceRequestComment: (key, { requestId }) => ({ id: requestId, input: { key, content: 'Called back.' } }),
  bringBackDayItem: (key, { requestId }) => ({ item: `REQUEST:${requestId}`, key }),
  beginImport: (key, { importId }) => ({ id: importId, key }),
  cancelBusinessPolicy: (key, { policyId }) => ({ id: policyId, input: { key } }),
  createAccount: (key) => ({ input: { key, business: { ...business, contact } } }),
  createBusinessPolicies: (key, { accountId }) => ({
    input: {
      key,
      accountId,
      policies: [{ type: 'CYBER' }, { type: 'UMBRELLA', carrierId: NOBODY }, { type: 'EXCESS' }],
    },
  }),
  createAgencyUser: (key, { mine }) => ({
    input: { key, name: 'Pim Examplar', email: `pim@${mine.agencyId}.example.com` },
  }),
  disableAgencyUser: (key, { colleagueId }) => ({ id: colleagueId, key }),
  enableAgencyUser: (key, { colleagueId }) => ({ id: colleagueId, key }),
  sendAgencyInvitation: (key, { colleagueId }) => ({ id: colleagueId, key }),
  setAgencyUserRights: (key, { colleagueId }) => ({
    input: { key, id: colleagueId, role: 'SERVICE', sees: 'ASSIGNED_ACCOUNTS' },
  }),
  updateAgencyUser: (key) => ({ input: { key, name: 'Robin Specimen', signature: 'Robin\nAccount Manager' } }),
  createCarrier: (key) => ({ input: { key, name: 'Quillfeather Mutual', isCarrier: true, isBroker: false } }),
  createCaraWorkspace: async (key, own) => ({
    input: { key, message: 'What does this say?', files: [await aFile(own)] },
  }),
  createCertificate: (key, { accountId }) => ({ input: { key, ...certificateFor(accountId) } }),
  createCertificates: (key, { accountId }) => ({
    input: {
      ...{ key, accountId, additionalInsured: false, descriptionOfOperations: '' },
      holders: 'Gingham Square Mall, 1 Mock Lane, Testford, OH 43001',
    },
  }),
  chooseArtifactStyle: (key, { workspaceId, artifactId }) => ({
    ...{ workspaceId, artifactId, key },
    styleId: 'builtin:warm-human',
  }),
  createDocumentTemplate: (key, { workspaceId, artifactId }) => ({
    input: {
      ...{ key, workspaceId, artifactId, version: 1, title: 'Welcome letter' },
      replacements: [{ words: 'Otter', name: 'NAMED INSURED' }],
    },
  }),
  updateDocumentTemplate: (key, { templateId }) => ({
    id: templateId,
    input: { key, title: 'Renewal letter', html: '<p>Dear [[CONTACT]]</p>' },
  }),
  deleteDocumentTemplate: (key, { templateId }) => ({ id: templateId, key }),
  createHtmlDocumentTemplate: async (key, own) => ({
    input: { key, title: 'Letters', baseStyleId: 'none', uploadPrefixFile: await somePages(own) },
  }),
  updateHtmlDocumentTemplate: async (key, own) => ({
    id: own.styleId,
    input: { key, title: 'Letters to clients', uploadSuffixFile: await somePages(own) },
  }),
  deleteHtmlDocumentTemplate: (key, { styleId }) => ({ id: styleId, key }),
  useHtmlDocumentTemplate: (key, { styleId }) => ({ styleId, key }),
  createServiceRequest: (key, { accountId }) => ({ input: { key, accountId, type: 'QUOTE_REQUEST' } }),
  createTask: (key, { accountId }) => ({
    input: { key, record: { kind: 'ACCOUNT', id: accountId }, title: 'Call about the audit', dueOn: '2026-12-01' },
  }),
  completeTask: (key, { taskId }) => ({ id: taskId, key }),
  reopenTask: (key, { taskId }) => ({ id: taskId, key }),
  deleteTask: (key, { taskId }) => ({ id: taskId, key }),
  updateTask: (key, { taskId }) => ({ id: taskId, input: { key, rev: 1, title: 'Call about the payroll audit' } }),
  archiveCustomPresets: (key, { presetId }) => ({ ids: [presetId], archive: true, key }),
  arrangePages: (key, { accountId, fileId }) => ({
    input: { key, accountId, name: 'First page', pages: [{ fileId, page: 1 }] },
  }),
  createCustomPreset: async (key, own) => ({ input: { key, ...PRESET, uploadFiles: [await aFile(own)] } }),
  duplicateCustomPreset: (key, { presetId }) => ({ id: presetId, key }),
  updateCustomPreset: async (key, own) => ({
    ...{ id: own.presetId, rev: 1 },
    input: { key, ...PRESET, title: 'Renewal note', uploadFiles: [await aFile(own)] },
  }),
  updateAgencyUserPreferences: (key, { presetId }) => ({
    input: { key, favoritePresets: { presets: ['GENERATE_TEMPLATE'], customPresetIds: [presetId] } },
  }),
  createSavedView: (key) => ({ input: { key, name: 'Ohio', list: '/app/accounts', query: 'state=OH' } }),
  createImport: async (key, own) => ({
    input: {
      kind: 'ACCOUNTS',
      file: await anUpload(own.test, 'clients.csv', Buffer.from(csvOf([ACCOUNTS_HEAD, aClient(1)]))),
    },
    key,
  }),
  importClassCodes: async (key, own) => ({
    input: { key, file: await anUpload(own.test, 'classes.csv', Buffer.from(CLASS_CODES)) },
  }),
  createKnowledgeBase: (key) => ({ key, title: 'Procedures' }),
  updateKnowledgeBase: (key, { baseId }) => ({ id: baseId, key, title: 'Guides' }),
  deleteKnowledgeBase: (key, { baseId }) => ({ id: baseId, key }),
  uploadKnowledgeBaseFileDocument: async (key, own) => ({ key, files: [await aGuide(own)] }),
  createKnowledgeBaseTextDocument: (key) => ({ input: { key, title: 'Renewals', content: '<p>120 days before.</p>' } }),
  updateKnowledgeBaseDocument: async (key, own) => ({
    id: own.knowledgeId,
    input: { key, title: 'Guide of 2027', ruleFor: ['CONTRACT_REVIEW'], file: await anotherGuide(own) },
  }),
  deleteKnowledgeBaseDocument: (key, { knowledgeId }) => ({ id: knowledgeId, key }),
  indexKnowledgeBaseDocument: (key, { knowledgeId }) => ({ id: knowledgeId, key }),
  stopKnowledgeBaseDocument: (key, { knowledgeId }) => ({ id: knowledgeId, key }),
  deleteClassCodes: (key, { classTableId }) => ({ id: classTableId, key }),
  deleteAccountDocument: (key, { documentId }) => ({ id: documentId, key }),
  deleteBusinessPolicy: (key, { policyId }) => ({ id: policyId, key }),
  deleteFile: (key, { fileId }) => ({ fileId, key }),
  leavePolicyValues: (key, { policyId, fileId }) => ({ policyId, fileId, offerIds: [OFFERED.id], leave: true, key }),
  makePrimaryContact: (key, { accountId, contactId }) => ({ accountId, contactId, key }),
  mergeCarriers: (key, { carrierId, otherCarrierId }) => ({ keepId: carrierId, mergeId: otherCarrierId, key }),
  updateCarrier: (key, { carrierId }) => ({
    id: carrierId,
    input: { key, name: 'Quillfeather Example', isCarrier: true, isBroker: true },
  }),
  mergeAccounts: (key, { accountId, otherId }) => ({ keepId: accountId, mergeId: otherId, key }),
  mergeServiceRequests: (key, { requestId, otherRequestId }) => ({ keepId: requestId, mergeId: otherRequestId, key }),
  putOffDayItem: (key, { requestId }) => ({ item: `REQUEST:${requestId}`, key }),
  readPolicyDocument: async (key, own) => ({ key, file: await aFile(own) }),
  reinstateBusinessPolicy: (key, { canceledId }) => ({ id: canceledId, input: { key } }),
  renewBusinessPolicy: (key, { policyId }) => ({ id: policyId, input: { key, pricing: { premium: '9000.00' } } }),
  removeAccountContact: (key, { accountId, contactId }) => ({ accountId, contactId, key }),
  reopenServiceRequest: (key, { requestId }) => ({ id: requestId, input: { key, reason: 'It was not sent.' } }),
  resolveServiceRequest: async (key, own) => ({
    id: own.requestId,
    input: { key, notes: 'Sent.', files: [await aFile(own)] },
  }),
  resumeCertificates: (key, { batchId }) => ({ id: batchId, key }),
  revokeCertificate: (key, { certificateId }) => ({
    id: certificateId,
    input: { key, reason: 'Sent to the wrong holder.' },
  }),
  setCertificateCheckLink: (key, { certificateId }) => ({ id: certificateId, open: true, key }),
  setImportColumns: (key, { importId }) => ({ id: importId, input: { sheet: 0, columns: [] }, key }),
  setImportKind: (key, { importId }) => ({ id: importId, kind: 'ACCOUNTS', key }),
  setImportRows: (key, { importId }) => ({ id: importId, input: { positions: [2], leaveOut: true }, key }),
  settleCertificate: (key, { batchId }) => ({ id: batchId, position: 0, how: 'LEAVE_OUT', key }),
  stopCertificates: (key, { batchId }) => ({ id: batchId, key }),
  stopImport: (key, { importId }) => ({ id: importId, key }),
  takeBackPolicyValue: (key, { policyId }) => ({ policyId, offerId: OFFERED.id, key }),
  undoImport: (key, { importId }) => ({ id: importId, key }),
  undoAccountMerge: (key, { mergeId }) => ({ id: mergeId, key }),
  updateAccount: (key, { accountId }) => ({
    id: accountId,
    input: { key, rev: 1, business: { ...business, contact } },
  }),
  updateAccountContact: (key, { accountId, contactId }) => ({
    accountId,
    contactId,
    input: { key, rev: 2, ...contact, role: 'CLAIMS' },
  }),
  undoServiceRequestsUpdate: (key, { requestId }) => ({ key, ids: [requestId], update: NOBODY }),
  updateAgency: (key) => ({
    input: {
      ...{ key, rev: 1, name: 'Velvet Anvil Insurance', phone: '(555) 555-0144' },
      mailingAddress: ADDRESS,
      timeZone: 'America/Chicago',
    },
  }),
  updateSubscription: (key) => ({
    input: { key, plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1 },
  }),
  updateBusinessPolicy: (key, { policyId }) => ({ id: policyId, input: { key, rev: 1, policyNumber: 'QF-1' } }),
  updateServiceRequest: (key, { requestId, mine }) => ({ id: requestId, input: { key, assigneeId: mine.userId } }),
  updateServiceRequests: (key, { requestId, otherRequestId, mine }) => ({
    ids: [requestId, otherRequestId],
    input: { key, assigneeId: mine.userId },
  }),
  uploadAccountDocument: async (key, own) => ({
    accountId: own.accountId,
    input: { key, type: 'CONTRACT', file: await aFile(own) },
  }),
  uploadPolicyFile: async (key, own) => ({
    policyId: own.policyId,
    file: { key, type: 'QUOTE_DOCUMENT', file: await aFile(own) },
  }),
}
