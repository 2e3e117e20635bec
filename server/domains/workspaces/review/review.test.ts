import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { composeMessage } from '../../../../shared/presets/message.ts'
import { linesPage, makePdf } from '../../../../tests/support/documents/pdf.ts'
import { anAgency, as, giveRights } from '../../../../tests/support/house.ts'
import { paperOf } from '../../../../tests/support/rehearsal/made-paper.ts'
import { glPolicy } from '../../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere, rehearsing } from '../../../../tests/support/rehearsal/rehearse.ts'
import type { Actor } from '../../../ctx.ts'
import type { Db } from '../../../db/connection.ts'
import { findArtifact, lockForChange } from '../artifacts.ts'
import { createWorkspace } from '../service.ts'
import { replaceBody } from '../store/artifacts.ts'
import type { Artifact, ReviewBody } from '../types.ts'
import { reviewAsCsv, tableAsCsv } from './as-csv.ts'
import { reviewAsDocument } from './as-document.ts'
import { draftFromReview } from './draft-from-review.ts'
import { markFindings } from './mark-findings.ts'

rehearseHere()

const CONTRACT = [
  'SUBCONTRACT AGREEMENT',
  'ARTICLE 9 INSURANCE',
  '9.1 Subcontractor shall maintain commercial general liability insurance with limits of not less than',
  '$2,000,000 each occurrence and $2,000,000 general aggregate.',
]

let rehearsal: Rehearsal
let made: Artifact
beforeAll(async () => {
  rehearsal = new Rehearsal({ preset: 'CONTRACT_REVIEW' })
  const contract = await paperOf('[Contract] Contract.pdf', await makePdf([linesPage(CONTRACT)]))
  const policy = { ...(await glPolicy()), name: '[Quote or Policy] Policy.pdf' }
  await rehearsal.say(composeMessage('CONTRACT_REVIEW', { texts: {}, forms: [] }), [contract, policy])
  made = rehearsal.conversation.artifacts[0]!
})

const acting = () => ({ house: rehearsing().test.house, actor: rehearsing().agency.actor })
const reviewOf = ({ body }: Artifact) => (body as { kind: 'review'; review: ReviewBody }).review
const short = () => reviewOf(made).findings.find(({ verdict }) => verdict === 'SHORT')!
const mark = (input: Parameters<typeof markFindings>[4], version = made.version) =>
  markFindings(acting(), made.workspaceId, made.id, version, input)
const draft = (kind: 'DOCUMENT' | 'EMAIL') => draftFromReview(acting(), made.workspaceId, made.id, made.version, kind)

/** The review with these words in place of all that documents and users say. */
function poisoned(review: ReviewBody, words: string): ReviewBody {
  const OURS = new Set(['kind', 'id', 'verdict', 'severity', 'fileId', 'at', 'type'])
  const said = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return OURS.has(name) ? value : words
    if (Array.isArray(value)) return value.map((one) => said(one, name))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, said(part, key)]))
  }
  return said(review) as ReviewBody
}

/** Comes back once a transaction waits for a lock of another. */
async function untilOneWaits(db: Db) {
  const waiting = sql`
    select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`
  while (!(await waiting.execute(db)).rows.length) await setImmediate()
}

describe('a finding', () => {
  it('is dealt with and noted by a user, and taken back, without a new version', async () => {
    const seen = await mark({ findings: [short().id], dealt: true, remark: ' Asked the carrier. ' })
    expect(seen.version).toBe(1)
    const [finding] = reviewOf(seen).findings
    expect(finding).toMatchObject({ dealt: { by: expect.any(String) }, remark: { text: 'Asked the carrier.' } })
    const [back] = reviewOf(await mark({ findings: [short().id], dealt: false })).findings
    expect(back).toMatchObject({ dealt: null, remark: { text: 'Asked the carrier.' } })
    expect(reviewOf(await mark({ findings: [short().id], remark: '' })).findings[0]!.remark).toBeNull()
  })

  it('is not noted over a note that its writer has not seen', async () => {
    const findings = [short().id]
    await mark({ findings, remark: 'Asked the carrier.', noteSeen: '' })
    await expect(mark({ findings, remark: 'Waived by the owner.', noteSeen: '' })).rejects.toMatchObject({
      ...{ code: 'CONFLICT', message: expect.stringContaining('noted meanwhile: “Asked the carrier.”') },
    })
    const [kept] = reviewOf(await mark({ findings, dealt: false, noteSeen: 'Never.' })).findings
    expect(kept!.remark?.text).toBe('Asked the carrier.')
    const [both] = reviewOf(await mark({ findings, remark: '', noteSeen: 'Asked the carrier.' })).findings
    expect(both!.remark).toBeNull()
    await expect(mark({ findings, remark: 'More.', noteSeen: 'Asked the carrier.' })).rejects.toThrow('taken away')
  })

  it('that is not there, or of another version, is refused', async () => {
    await expect(mark({ findings: ['no such'] })).rejects.toThrow('This review has no such finding.')
    await expect(mark({ findings: [short().id], dealt: true }, 7)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a review is written', () => {
  it('as a document with a source at each cell, once for the same version', async () => {
    const document = await draft('DOCUMENT')
    const { html } = (document.body as { document: { html: string } }).document
    expect(html).toContain('<th>Contract</th><th>Quote or policy</th>')
    expect(html).toMatch(/\$1,000,000 \[\d+\]/)
    expect(html).toContain('Policy.pdf, page 1: “Each Occurrence Limit … $1,000,000”')
    expect((await draft('DOCUMENT')).id).toBe(document.id)
  })

  it('as an e-mail that asks for what is open, and for nothing that is dealt with', async () => {
    const { email } = (await draft('EMAIL')).body as { email: { body: string; toEmail: string | null } }
    expect(email.body).toMatch(/^1\. General liability \(Each occurrence.*Please raise .* to at least \$2,000,000\./m)
    expect(email.body).not.toContain('less than')
    expect(email.toEmail).toBeNull()
    await mark({ findings: reviewOf(made).findings.map(({ id }) => id), dealt: true })
    await expect(draft('EMAIL')).rejects.toThrow('Nothing open is to be asked of anybody')
  })

  it('as it was seen, or not at all: a mark made meanwhile is a conflict', async () => {
    const { test, agency } = rehearsing()
    const drafted = as(test.house, agency.actor, async (ctx) => {
      const rev = await lockForChange(ctx, made.workspaceId)
      const drafting = draft('DOCUMENT').catch((error: unknown) => error)
      await untilOneWaits(test.house.db)
      const newest = (await findArtifact(ctx, made.workspaceId, made.id))!
      const remark = { by: 'Ada', at: ctx.now.toISOString(), text: 'Settled by phone.' }
      const review = { ...reviewOf(newest), findings: reviewOf(newest).findings.map((one) => ({ ...one, remark })) }
      await replaceBody(ctx.db, { ...newest, body: { kind: 'review', review }, rev })
      return { drafting }
    })
    expect(await (await drafted).drafting).toMatchObject({
      code: 'CONFLICT',
      message: 'Findings were marked meanwhile. Look at them, then try again.',
    })
  })

  it.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝'])('as CSV whose cells are never formulas: %j', (mark) => {
    const evil = `${mark}HYPERLINK("http://attacker.example")`
    const csv = reviewAsCsv(poisoned(reviewOf(made), evil))
    const cells = csv.match(/"(?:[^"]|"")*"|[^,\r\n"]+/g)!.map((cell) => cell.replace(/^"/, ''))
    expect(cells.filter((cell) => cell.startsWith(`'${mark}`)).length).toBeGreaterThan(10)
    expect(cells.filter((cell) => cell.startsWith(mark))).toEqual([])
  })

  it.each(['CONTRACT_REVIEW', 'GENERATE_QUOTE_PROPOSAL', 'LOSS_RUN_ANALYSIS'] as const)(
    'as a document in which no words are markup: %s',
    (kind) => {
      const evil = '<img src=x onerror=alert(1)><a href="javascript:alert(2)">'
      const review = poisoned({ ...reviewOf(made), kind }, evil)
      const about = { insured: evil, agency: { name: evil, lines: [evil] }, today: '2026-05-14' }
      const { html } = reviewAsDocument(evil, review, about)
      expect(html).toContain('&lt;img')
      expect(html).not.toMatch(/<img|<a\b/)
    },
  )

  it('a table as CSV: where its figures are from stands beside them, and no cell is a formula', () => {
    const head = ['Year', 'Paid'].map((label, at) => ({ label, isNumber: at > 0 }))
    const cell = (text: string, note: string | null = null) => ({ text, note, source: null })
    const rows = [
      [cell('2024'), cell('$300', 'added up from 2 claims')],
      [cell('=2025'), cell('-$5')],
    ]
    expect(tableAsCsv({ title: 'Years', head, rows })).toBe(
      'Year,Paid,"Paid, source"\r\n2024,$300,added up from 2 claims\r\n\'=2025,\'-$5,\r\n',
    )
  })

  it('as CSV with a row of heads', () => {
    const csv = reviewAsCsv(reviewOf(made))
    expect(csv.split('\r\n')[0]).toBe(
      'Group,Topic,Result,Severity,Contract,"Contract, source",Quote or policy,"Quote or policy, source",Why,To do,Dealt with,Note',
    )
  })
})

describe('nobody else', () => {
  const tried = async (actor: Actor, { workspaceId, id }: Pick<Artifact, 'workspaceId' | 'id'>) => {
    const acting = { house: rehearsing().test.house, actor }
    const attempts = await Promise.allSettled([
      markFindings(acting, workspaceId, id, 1, { findings: [short().id], dealt: true }),
      draftFromReview(acting, workspaceId, id, 1, 'DOCUMENT'),
    ])
    return attempts.map((one) => (one.status === 'rejected' ? (one.reason as { code?: string }).code : 'done'))
  }

  it('of another agency reaches a review, from outside or by a workspace of their own', async () => {
    const { test } = rehearsing()
    const theirs = await anAgency(test, 'Heron Example Agency')
    expect(await tried(theirs.actor, made)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    const own = await createWorkspace({ house: test.house, actor: theirs.actor }, { message: 'Ours.' })
    await as(test.house, theirs.actor, ({ db }) => db.updateTable('workspaces').set({ state: 'IDLE' }).execute())
    expect(await tried(theirs.actor, { workspaceId: own.id, id: made.id })).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  })

  it('who may only read marks or writes anything', async () => {
    const { test, agency } = rehearsing()
    await giveRights(test, agency.userId, { role: 'READ_ONLY' })
    expect(await tried(agency.actor, made)).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED'])
    await giveRights(test, agency.userId, { role: 'OWNER' })
  })
})
