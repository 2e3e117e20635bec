import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUpload, untilDone, view } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, giveRights, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { aColleague } from '../../../tests/support/records.ts'
import { mistakes, refusal } from '../../../tests/support/refusal.ts'
import { aWorker } from '../../../tests/support/worker.ts'
import { builtinModel } from '../../assistant/builtin/model.ts'
import { buildPrompt } from '../../assistant/prompt.ts'
import type { Ctx } from '../../ctx.ts'
import { newId } from '../../lib/ids.ts'
import { readConversation } from '../../runs/read-conversation.ts'
import { listFiles } from '../files/service.ts'
import { operateSubscription } from '../subscription/operator.ts'
import { deleteWorkspaces } from '../workspaces/delete.ts'
import { exportWorkspaces } from '../workspaces/export.ts'
import { countWorkspaces, listWorkspaces } from '../workspaces/list.ts'
import { createWorkspace, getWorkspace } from '../workspaces/service.ts'
import { getFavorites, setFavorites } from './favorites.ts'
import {
  archivePresets,
  createPreset,
  duplicatePreset,
  getPreset,
  listFilesOf,
  listPresetHistory,
  listPresets,
  updatePreset,
} from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
})
afterAll(() => test.close())
const run = <T>(work: (ctx: Ctx) => Promise<T>, who = mine) => as(test.house, who.actor, work)
const acting = (who = mine) => ({ house: test.house, actor: who.actor })
const PAGE = { first: 50, after: null }
const LETTER = {
  title: 'Renewal letter',
  description: 'Writes to the client before a renewal.',
  basePrompt: 'Sum up what the policy covers.',
}
const paper = async (name = 'Checklist.pdf') => anUpload(test, name, Buffer.from(`${name} of the agency`))
const namesOf = async (id: string, who = mine) =>
  (await run((ctx) => listFilesOf(ctx, [id]), who)).get(id)!.map(({ name }) => name)
const titlesOf = async (archived: boolean, who = mine) =>
  (await run((ctx) => listPresets(ctx, { archived }, PAGE), who)).map(({ preset }) => preset.title)
describe('a preset of the agency', () => {
  it('is made with files, changed, and tells what happened', async () => {
    const made = await createPreset(acting(), { ...LETTER, title: '  Renewal   letter ', uploadFiles: [await paper()] })
    expect(made).toMatchObject({ ...LETTER, allowFileUpload: true, inheritFromPreset: null, createdBy: mine.userId })
    const [file] = (await run((ctx) => listFilesOf(ctx, [made.id]))).get(made.id)!
    const changed = await updatePreset(acting(), made.id, made.rev, {
      ...LETTER,
      ...{ allowFileUpload: false, inheritFromPreset: 'DOCUMENT_EXPLORATION', fileIds: [file!.id] },
      uploadFiles: [await paper('Wording.pdf')],
    })
    expect(changed).toMatchObject({ allowFileUpload: false, inheritFromPreset: 'DOCUMENT_EXPLORATION', rev: 2 })
    expect(await namesOf(made.id)).toEqual(['Checklist.pdf', 'Wording.pdf'])
    await updatePreset(acting(), made.id, 2, { ...LETTER, fileIds: [] })
    expect(await namesOf(made.id)).toEqual([])
    expect(await run((ctx) => listFiles(ctx, [file!.id]))).toEqual([])
    const told = (await run((ctx) => listPresetHistory(ctx, made.id, PAGE))).map(({ event }) => [
      event.kind,
      ...event.changes.map(({ label, is }) => `${label}: ${is}`),
    ])
    expect(told).toEqual([
      ['PRESET_CHANGED', 'Include files: yes', 'Works like: null', 'Files: null'],
      ['PRESET_CHANGED', 'Include files: no', 'Works like: Explore a Policy', 'Files: Checklist.pdf, Wording.pdf'],
      ['PRESET_CREATED'],
    ])
  })

  it('says at each field what is wrong, and keeps no file of what was refused', async () => {
    const refused = createPreset(acting(), { title: ' ', uploadFiles: [await paper()] })
    expect(await mistakes(refused)).toEqual([
      'title: Enter a title.',
      'description: Describe in a sentence what it does.',
      'basePrompt: Write what Cara should do.',
    ])
    const long = createPreset(acting(), { ...LETTER, title: 'x'.repeat(101), description: 'x'.repeat(301) })
    expect(await mistakes(long)).toEqual([
      'title: Use 100 characters at most.',
      'description: Use 300 characters at most.',
    ])
    const { id: workspaceId } = await createWorkspace(acting(), { message: 'Hello' }, [await paper('Client.pdf')])
    const { files } = await view(test, mine.actor, workspaceId)
    const foreign = createPreset(acting(), { ...LETTER, fileIds: [files[0]!.id] })
    expect(await mistakes(foreign)).toEqual(['fileIds: One of these files does not belong to a preset.'])
    const many = await Promise.all(
      Array.from({ length: test.house.limits.filesPerMessage + 1 }, (_, at) => paper(`${at}.pdf`)),
    )
    expect(await mistakes(createPreset(acting(), { ...LETTER, uploadFiles: many }))).toEqual([
      `uploadFiles: A message may have up to ${test.house.limits.filesPerMessage} files.`,
    ])
  })

  it('says to who changed it later what was changed meanwhile', async () => {
    const made = await createPreset(acting(), LETTER)
    await updatePreset(acting(), made.id, made.rev, { ...LETTER, title: 'Renewal note' })
    const late = updatePreset(acting(), made.id, made.rev, { ...LETTER, title: 'Renewal memo' })
    expect(await refusal(late)).toMatchObject({ code: 'CONFLICT' })
    expect(await mistakes(late)).toEqual([
      'title: Robin Placeholder changed this to “Renewal note” meanwhile. Save again to keep yours.',
    ])
  })

  it('is copied with its files, archived and brought back', async () => {
    const who = await anAgency(test)
    const made = await createPreset(acting(who), { ...LETTER, uploadFiles: [await paper()] })
    const copy = await run((ctx) => duplicatePreset(ctx, made.id), who)
    expect(copy).toMatchObject({ ...LETTER, title: 'Renewal letter (copy)', rev: 1 })
    await run((ctx) => archivePresets(ctx, [made.id], true), who)
    expect([await titlesOf(false, who), await titlesOf(true, who)]).toEqual([
      ['Renewal letter (copy)'],
      ['Renewal letter'],
    ])
    const closed = createWorkspace(acting(who), { message: '', customPresetId: made.id })
    expect(await refusal(closed)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('archived') })
    await updatePreset(acting(who), made.id, 2, { ...LETTER, fileIds: [] })
    expect(await namesOf(copy.id, who)).toEqual(['Checklist.pdf'])
    await run((ctx) => archivePresets(ctx, [made.id], false), who)
    expect(await titlesOf(false, who)).toEqual(['Renewal letter', 'Renewal letter (copy)'])
  })

  it('is one of those the plan includes: of many that are made at once, no more; what is beyond is read, changed and run', async () => {
    const who = await anAgency(test)
    const first = await Promise.all([1, 2].map((at) => createPreset(acting(who), { ...LETTER, title: `First ${at}` })))
    await operateSubscription(test.ownerUrl, who.agencyId, { plan: 'basic', period: 'monthly' })
    const many = await Promise.allSettled(
      [1, 2, 3].map((at) => createPreset(acting(who), { ...LETTER, title: `${at}` })),
    )
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const full =
      'Your plan includes 3 custom presets. Archive one you no longer need, or have an owner change the plan under Settings, Subscription.'
    expect(await refusal(run((ctx) => duplicatePreset(ctx, first[0]!.id), who))).toMatchObject({
      ...{ code: 'LIMIT_REACHED', message: full },
    })
    await run((ctx) => archivePresets(ctx, [first[0]!.id], true), who)
    await createPreset(acting(who), LETTER)
    const back = run((ctx) => archivePresets(ctx, [first[0]!.id], false), who)
    expect(await refusal(back)).toMatchObject({ code: 'LIMIT_REACHED' })
    await asOwner(test.ownerUrl, (owner) =>
      owner
        .updateTable('subscriptions')
        .set({ limits: JSON.stringify({ customPresets: 1 }) })
        .where('agency_id', '=', who.agencyId)
        .execute(),
    )
    await updatePreset(acting(who), first[1]!.id, 1, { ...LETTER, title: 'Still changed' })
    const { customPresetId } = await createWorkspace(acting(who), { message: 'Go', customPresetId: first[1]!.id })
    expect(customPresetId).toBe(first[1]!.id)
  })
})

describe('a workspace of a preset', () => {
  it('has its instructions and files from that moment on, whatever becomes of the preset', async () => {
    const made = await createPreset(acting(), {
      ...LETTER,
      inheritFromPreset: 'DOCUMENT_EXPLORATION',
      uploadFiles: [await paper()],
    })
    const key = newId()
    const begin = () => createWorkspace(acting(), { message: ' ', customPresetId: made.id, key })
    const workspace = await begin()
    expect(workspace).toMatchObject({ title: LETTER.title, preset: null, customPresetId: made.id })
    expect((await begin()).id).toBe(workspace.id)
    await updatePreset(acting(), made.id, made.rev, { ...LETTER, basePrompt: 'Something else.', fileIds: [] })
    const { run: theRun, messages } = await view(test, mine.actor, workspace.id)
    expect(messages.map(({ content }) => content)).toEqual([LETTER.title])
    const conversation = await run((ctx) => readConversation(ctx, theRun!.id))
    expect(conversation.files.map(({ file }) => file.name)).toEqual(['Checklist.pdf'])
    const [system] = buildPrompt(conversation, '2026-11-26')
    expect(system).toMatchObject({
      content: expect.stringContaining(`"instructions":{"preset":"${LETTER.title}","text":"${LETTER.basePrompt}"}`),
    })
    expect(system).toMatchObject({ content: expect.stringContaining('The user started *Explore a Policy*') })
    await run((ctx) => archivePresets(ctx, [made.id], true))
    expect(await run((ctx) => getWorkspace(ctx, workspace.id))).toMatchObject({ customPresetId: made.id })
  })

  it('takes files only where the preset does, and one preset only', async () => {
    const made = await createPreset(acting(), { ...LETTER, allowFileUpload: false })
    const from = { message: 'Go', customPresetId: made.id }
    expect(await mistakes(createWorkspace(acting(), from, [await paper()]))).toEqual([
      'files: This preset takes no files.',
    ])
    expect(await mistakes(createWorkspace(acting(), { ...from, preset: 'GENERATE_TEMPLATE' }))).toEqual([
      'customPresetId: Choose one preset.',
    ])
    const other = await anAgency(test)
    expect(await mistakes(createWorkspace(acting(other), from))).toEqual([
      'customPresetId: This preset does not exist.',
    ])
  })

  it('is found, grouped and exported by its preset, between the built-in ones and free text', async () => {
    const who = await anAgency(test)
    const [one, two] = [
      await createPreset(acting(who), { ...LETTER, title: 'Bravo' }),
      await createPreset(acting(who), { ...LETTER, title: 'alpha' }),
    ]
    await createWorkspace(acting(who), { message: 'Free' })
    for (const customPresetId of [one.id, two.id]) await createWorkspace(acting(who), { message: 'Go', customPresetId })
    await createWorkspace(acting(who), { message: 'Policy', preset: 'DOCUMENT_EXPLORATION' })
    const found = await run((ctx) => listWorkspaces(ctx, { customPresetIds: [one.id] }, null, PAGE), who)
    expect(found.map(({ workspace }) => workspace.title)).toEqual(['Bravo'])
    const either = { customPresetIds: [one.id], presets: ['DOCUMENT_EXPLORATION' as const] }
    expect(await run((ctx) => countWorkspaces(ctx, either, null), who)).toEqual([{ key: 'ALL', count: 2 }])
    const grouping = { by: 'PRESET' as const, today: test.house.now() }
    const groups = await run((ctx) => countWorkspaces(ctx, {}, grouping), who)
    expect(groups.map(({ key }) => key)).toEqual(['DOCUMENT_EXPLORATION', two.id, one.id, ''])
    const rows = await run((ctx) => listWorkspaces(ctx, {}, grouping, PAGE), who)
    expect(rows.map(({ place }) => place.group)).toEqual(['DOCUMENT_EXPLORATION', two.id, one.id, ''])
    const view = new URLSearchParams({ preset: one.id })
    const file = await run((ctx) => exportWorkspaces(ctx, view, null), who)
    expect(file.rows.map((cells) => cells[2])).toEqual(['Bravo'])

    await run((ctx) => archivePresets(ctx, [one.id, two.id], true), who)
    const later = await run((ctx) => countWorkspaces(ctx, {}, grouping), who)
    expect(later).toMatchObject([{ key: 'DOCUMENT_EXPLORATION' }, { key: 'ARCHIVED', count: 2 }, { key: '', count: 1 }])
  })

  it('keeps the files of the preset when it is deleted', async () => {
    const made = await createPreset(acting(), { ...LETTER, uploadFiles: [await paper()] })
    const workspace = await createWorkspace(acting(), { message: 'Go', customPresetId: made.id })
    await asOwner(test.ownerUrl, (owner) =>
      owner.updateTable('workspaces').set({ state: 'IDLE' }).where('id', '=', workspace.id).execute(),
    )
    await run((ctx) => deleteWorkspaces(ctx, [workspace.id]))
    expect(await namesOf(made.id)).toEqual(['Checklist.pdf'])
  })

  it('does with the built-in model what its instructions ask for, in their order, and says what it did not follow', async () => {
    const worker = await aWorker(test, builtinModel)
    try {
      const made = await createPreset(acting(), {
        ...LETTER,
        allowFileUpload: true,
        basePrompt: 'What are the limits of this policy? Then write an e-mail to the insured about them.',
      })
      const manner = await createPreset(acting(), {
        ...LETTER,
        basePrompt: 'Write in a warm tone. Be brief. What are the limits?',
      })
      const policy = await anUpload(test, 'Policy.pdf', await aPolicyPdf({}))
      const { id } = await createWorkspace(acting(), { message: '', customPresetId: made.id }, [policy])
      const done = await untilDone(test, mine.actor, id)
      expect(done.artifacts.map(({ type }) => type)).toEqual(['EMAIL'])
      expect(done.messages.at(-1)!.content).toContain('1,000,000')
      const begun = { message: '', customPresetId: manner.id, documentIds: [done.files[0]!.id] }
      const other = await untilDone(test, mine.actor, (await createWorkspace(acting(), begun)).id)
      expect(other.artifacts).toEqual([])
      expect(other.messages.at(-1)!.content).toContain('1,000,000')
      expect(other.messages.at(-1)!.content).toContain(
        'Of the preset I did not follow “Write in a warm tone.”, “Be brief.”: the built-in model does what a preset asks for',
      )
    } finally {
      await worker.stop()
    }
  })
})

describe('who sees what', () => {
  it('a colleague with assigned accounts reads and runs presets with their files, and sees only own runs', async () => {
    const made = await createPreset(acting(), { ...LETTER, uploadFiles: [await paper()] })
    const theirs = await createWorkspace(acting(), { message: 'Mine', customPresetId: made.id })
    const userId = await aColleague(test, mine, 'Pim Examplar')
    await giveRights(test, userId, { role: 'PRODUCER', sees: 'ASSIGNED_ACCOUNTS' })
    const pim = { ...mine, userId, actor: { ...mine.actor, userId } }
    expect(await run((ctx) => getPreset(ctx, made.id), pim)).toMatchObject({ title: LETTER.title })
    const own = await createWorkspace(acting(pim), { message: 'Go', customPresetId: made.id })
    expect((await view(test, pim.actor, own.id)).files.map(({ name }) => name)).toEqual(['Checklist.pdf'])
    expect(await refusal(run((ctx) => getWorkspace(ctx, theirs.id), pim))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('what a user chose for the start page is that user’s, and a preset they make is added to it', async () => {
    const userId = await aColleague(test, mine, 'Alma Specimen')
    const alma = { ...mine, userId, actor: { ...mine.actor, userId } }
    expect(await run(getFavorites, alma)).toBeNull()
    const kept = await createPreset(acting(), LETTER)
    const chosen = { presets: ['GENERATE_TEMPLATE' as const], customPresetIds: [kept.id, newId()] }
    await run((ctx) => setFavorites(ctx, chosen), alma)
    const own = await createPreset(acting(alma), LETTER)
    expect(await run(getFavorites, alma)).toEqual({
      presets: ['GENERATE_TEMPLATE'],
      customPresetIds: [kept.id, own.id],
    })
    expect(await run(getFavorites)).toBeNull()
    const cara = as(test.house, { ...alma.actor, kind: 'cara' }, getFavorites)
    expect(await refusal(cara)).toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
