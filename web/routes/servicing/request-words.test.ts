import { describe, expect, it } from 'vitest'
import type { RequestVersionFragment } from '../../graph/generated/graphql.ts'
import { activityOf } from './request-activity.ts'
import { askedInWords, factsOf, type RequestParts, replyInWords } from './request-facts.ts'
import { mayOf } from './request-may.ts'
import { talksOf } from './request-talks.ts'

const aRequest = (given: Partial<RequestParts> = {}): RequestParts => ({
  ...{
    id: 'r1',
    rev: 1,
    type: 'OTHER',
    state: 'OPEN',
    title: 'Other',
    channel: 'STAFF',
    createdAt: '2026-11-18T15:00:00Z',
  },
  ...{ dueAt: null, assignee: null, account: { id: 'a1', name: 'Otter & Thimble LLC' } },
  ...{ clientName: 'Odette Sample', clientEmail: 'odette@otter.example.com', clientPhone: null, details: null },
  ...{
    businessPolicy: null,
    resolution: null,
    mergedInto: null,
    mergedRequests: [],
    addAdditionalInsured: null,
    cancelPolicy: null,
  },
  ...{ createCertificate: null, documentRequest: null, question: null, calls: [], emailThreads: [] },
  ...{ versionHistory: [], comments: [], workspaces: [] },
  ...given,
})
const aVersion = (given: Partial<RequestVersionFragment>): RequestVersionFragment => ({
  ...{ version: 1, createdAt: '2026-11-18T15:00:00Z', updateTypes: ['UPDATE'], updateInitiatorType: 'AGENCY_USER' },
  ...{ agencyUser: { name: 'Robin' }, snapshot: { assignee: null, dueAt: null, notes: null } },
  ...{ reason: null, commentId: null, certificateId: null, certificateNumber: null, merged: null },
  ...given,
})
const address = { line1: '77 Placeholder Avenue', line2: null, city: 'Sampleton', zone: 'OH', postalCode: '43000' }
const certificate = {
  ...{ name: 'Paper Lantern', address, additionalInsured: true },
  ...{ additionalInsuredRelationship: 'owner', additionalInsuredRelationshipDescription: null },
}
const policy = {
  ...{ id: 'p1', type: 'GENERAL_LIABILITY' as const, policyNumber: 'GL-1042' },
  ...{ carrier: { name: 'Quillfeather Mutual' }, files: [] },
}

/** The timeline entry of one version: "Robin: opened the request". */
function said(version: Partial<RequestVersionFragment>, of: Partial<RequestParts> = {}) {
  const [entry] = activityOf(aRequest({ ...of, versionHistory: [aVersion(version)] }), 'America/New_York')
  const deeds = entry!.deeds.map(({ text, about, after }) => [text, about, after].filter(Boolean).join(' '))
  return `${entry!.doer.name}: ${deeds.join(', ')}${entry!.box ? ` [${entry!.box}]` : ''}`
}

describe('the activity of a request', () => {
  const assignee = { name: 'Sam' }
  const dueAt = '2026-11-24T04:59:00Z'
  const nothing = { assignee: null, dueAt: null, notes: null }
  const merged = { id: 'r2', title: 'Quote request' }
  it.each([
    [{ updateTypes: ['CREATE'] }, 'Robin: opened the request'],
    [
      { updateTypes: ['CREATE'], snapshot: { assignee, dueAt, notes: null } },
      'Robin: opened the request; given to Sam, due Nov 23, 2026',
    ],
    [{ updateTypes: ['CREATE'], snapshot: { ...nothing, dueAt } }, 'Robin: opened the request; due Nov 23, 2026'],
    [
      { updateTypes: ['UPDATE'], certificateId: 'c9', certificateNumber: '2026-0009' },
      'Robin: issued certificate 2026-0009',
    ],
    [{ updateTypes: ['ASSIGN'], snapshot: { ...nothing, assignee } }, 'Robin: assigned Sam'],
    [{ updateTypes: ['ASSIGN', 'UPDATE_DUE_DATE'] }, 'Robin: unassigned it, removed the due date'],
    [{ updateTypes: ['CLOSE'], snapshot: { ...nothing, notes: 'Sent.' } }, 'Robin: resolved the request [Sent.]'],
    [{ updateTypes: ['CLOSE'], merged }, 'Robin: merged this request into Quote request'],
    [{ updateTypes: ['MERGE'], merged }, 'Robin: merged Quote request into this request'],
    [{ updateTypes: ['REOPEN'], reason: 'It bounced.' }, 'Robin: reopened the request: “It bounced.”'],
    [{ updateTypes: ['CLOSE'], agencyUser: null }, 'A former user: resolved the request'],
  ] as [Partial<RequestVersionFragment>, string][])('tells %j', (version, words) => {
    expect(said(version)).toBe(words)
  })

  it.each([
    ['AGENCY_CLIENT', 'Odette Sample: asked by phone'],
    ['ANONYMOUS', 'Cara (automated): opened the request, which came by phone'],
    ['WORKFLOW', 'Cara (automated): opened the request, which came by phone'],
    ['CRONJOB', 'Cara (automated): opened the request, which came by phone'],
    ['OYSTER', 'Cara (automated): opened the request, which came by phone'],
  ] as const)('names who began it: %s', (updateInitiatorType, words) => {
    const version = { updateTypes: ['CREATE' as const], updateInitiatorType, agencyUser: null }
    expect(said(version, { channel: 'PHONE' })).toBe(words)
  })

  it.each(['AGENCY_CLIENT', 'CRONJOB', 'WORKFLOW', 'ANONYMOUS', 'OYSTER'] as const)(
    'was closed by Cara where no user closed it: %s',
    (updateInitiatorType) => {
      const version = { updateTypes: ['CLOSE' as const], updateInitiatorType, agencyUser: null }
      expect(said(version, { channel: 'PHONE' })).toBe('Cara (automated): resolved the request')
    },
  )

  it('is one timeline of versions, comments and workspaces; a comment is shown once', () => {
    const entries = activityOf(
      aRequest({
        versionHistory: [
          aVersion({ updateTypes: ['CREATE'] }),
          aVersion({ version: 2, updateTypes: ['ADD_COMMENT'], commentId: 'c1', createdAt: '2026-11-18T16:00:00Z' }),
          aVersion({ version: 3, updateTypes: ['ENRICH'], createdAt: '2026-11-18T18:00:00Z' }),
        ],
        comments: [{ id: 'c1', content: 'Called.', createdAt: '2026-11-18T16:00:00Z', agencyUser: { name: 'Sam' } }],
        workspaces: [{ id: 'w1', title: 'A draft', createdAt: '2026-11-18T17:00:00Z', agencyUser: null }],
      }),
      'America/New_York',
    )
    expect(entries.map(({ icon, doer, box, withFacts }) => [icon, doer.name, box, withFacts])).toEqual([
      ['CREATE', 'Robin', undefined, undefined],
      ['ADD_COMMENT', 'Sam', 'Called.', undefined],
      ['WORKSPACE', 'A former user', undefined, undefined],
      ['ENRICH', 'Robin', undefined, true],
    ])
  })
})

describe('what a request says', () => {
  const lemon = { name: 'Lemon Barrel', relationship: null, address }
  const place = '77 Placeholder Avenue, Sampleton, OH 43000'
  const trailer = 'Is the trailer covered?'
  it.each([
    [
      { type: 'ADD_ADDITIONAL_INSURED', addAdditionalInsured: lemon },
      ['Additional insured: Lemon Barrel', 'Relationship: not said', `Address: ${place}`],
      ['Add Lemon Barrel as additional insured.', `Their address: ${place}`],
    ],
    [
      { type: 'CANCEL_POLICY', cancelPolicy: { reason: 'Sold' } },
      ['Reason: Sold'],
      ['Otter & Thimble LLC wants to cancel a policy.', 'Reason: Sold'],
    ],
    [
      { type: 'CREATE_CERTIFICATE', createCertificate: certificate },
      [
        'Holder: Paper Lantern',
        `Address: ${place}`,
        'Additional insured: Yes',
        'Relationship: owner',
        'About it: not said',
      ],
      [
        'Otter & Thimble LLC needs a certificate of liability insurance.',
        `Certificate holder: Paper Lantern\n${place}`,
        'Name the holder as additional insured, as owner.',
      ],
    ],
    [
      { type: 'DOCUMENT_REQUEST', documentRequest: { type: 'LOSS_RUN' } },
      ['Document: Loss run'],
      ['Otter & Thimble LLC asks for a document: Loss run.'],
    ],
    [{ type: 'ENDORSE_POLICY' }, [], ['Otter & Thimble LLC wants to change a policy.']],
    [{ type: 'OTHER' }, [], []],
    [
      { type: 'QUESTION', question: { question: trailer, type: 'COVERAGE' } },
      [`Question: ${trailer}`, 'About: Coverage'],
      [trailer],
    ],
    [{ type: 'QUOTE_REQUEST' }, [], ['Otter & Thimble LLC asks for a quote.']],
  ] as [Partial<RequestParts>, string[], string[]][])('%j', (data, facts, asked) => {
    const of = aRequest({ ...data, details: 'By Friday.', businessPolicy: policy })
    expect(factsOf(of).map(({ name, value }) => `${name}: ${value ?? 'not said'}`)).toEqual(facts)
    const more = ['By Friday.', 'Policy: General Liability GL-1042, Quillfeather Mutual']
    expect(askedInWords(of).split('\n\n')).toEqual([...asked, ...more])
  })

  it('tells what those merged into it asked', () => {
    const nothing = { addAdditionalInsured: null, cancelPolicy: null, createCertificate: null, documentRequest: null }
    const merged = {
      ...{ id: 'r2', type: 'CANCEL_POLICY' as const, title: 'Cancel policy', details: 'By the end of May.' },
      ...{ createdAt: '2026-11-18T15:00:00Z', calls: [], emailThreads: [], question: null },
      ...{ ...nothing, cancelPolicy: { reason: 'Sold' } },
    }
    const of = aRequest({
      type: 'QUESTION',
      question: { question: trailer, type: 'COVERAGE' },
      mergedRequests: [merged],
    })
    expect(askedInWords(of)).toBe(`${trailer}\n\nAlso asked: Cancel policy\nReason: Sold\nBy the end of May.`)
  })

  it('asks for a reply to whoever asked, from the records of the account', () => {
    const question = { question: 'Is the trailer covered?', type: 'COVERAGE' as const }
    expect(replyInWords(aRequest({ type: 'QUESTION', question }))).toBe(
      'Draft an e-mail to Odette Sample (odette@otter.example.com) that answers “Is the trailer covered?”',
    )
    const named = aRequest({ type: 'QUOTE_REQUEST', clientName: 'Quiet Comet Software Inc.', clientEmail: null })
    expect(replyInWords(named)).toMatch(/^Draft an e-mail to Quiet Comet Software Inc\.\n/)
    const stranger = aRequest({ type: 'QUOTE_REQUEST', account: null, clientEmail: null, details: 'For a van.' })
    expect(replyInWords(stranger)).toMatch(/^Draft an e-mail to Odette Sample\.\n\n.*For a van\.$/s)
  })
})

it('a conversation is in order of time, and names the client', () => {
  const call = { id: 't1', beganAt: '2026-11-19T15:00:00Z', transcript: [{ role: 'cara', content: 'Hello.' }] }
  const mail = { sentAt: null, senderRole: 'client', body: 'Hi.' }
  const lease = { id: 'f1', name: 'Lease.pdf', size: 10, url: '/agency/files/f1' }
  const thread = { id: 't2', beganAt: '2026-11-18T15:00:00Z', attachments: [lease], participantEmails: [mail] }
  const talks = talksOf(aRequest({ calls: [call], emailThreads: [thread] }))
  expect(talks.map(({ kind, said: all }) => [kind, all.map(({ who, content }) => `${who}: ${content}`)])).toEqual([
    ['EMAIL', ['Odette Sample: Hi.']],
    ['CALL', ['Cara: Hello.']],
  ])
  expect(talks.map(({ attachments }) => attachments)).toEqual([[lease], []])
})

it('what cannot be done says why', () => {
  const closed = 'This request is resolved. Reopen it to go on.'
  const merged = 'This request was merged into another one.'
  const open = 'This request is open.'
  expect(mayOf({ state: 'OPEN' })).toEqual({ resolve: null, update: null, merge: null, reopen: open })
  expect(mayOf({ state: 'CLOSED' })).toEqual({ resolve: closed, update: closed, merge: closed, reopen: null })
  expect(mayOf({ state: 'CLOSED', mergedInto: {} })).toMatchObject({ update: merged, reopen: merged })
})
