import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PresetId } from '../../shared/presets.ts'
import { linesPage, makePdf } from '../../tests/support/documents/pdf.ts'
import { anUpload } from '../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../tests/support/house.ts'
import { createTextDocument } from '../domains/knowledge/service.ts'
import { createPreset } from '../domains/presets/service.ts'
import { addWorkspaceMessage, createWorkspace } from '../domains/workspaces/service.ts'
import { readConversation } from './read-conversation.ts'
import { findNewestRun } from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
})
afterAll(() => test.close())

const acting = () => ({ house: test.house, actor: mine.actor })
const talkOf = (workspaceId: string) =>
  as(test.house, mine.actor, async (ctx) => readConversation(ctx, (await findNewestRun(ctx, workspaceId))!.id))
const filesOf = async (workspaceId: string) => (await talkOf(workspaceId)).files.map(({ file }) => file)

it('a document on file is named in a run as if it had been sent in the input it was put in', async () => {
  const upload = await anUpload(test, '[Policy] Otter.pdf', await makePdf([linesPage(['POLICY'])]))
  const first = await createWorkspace(acting(), { message: 'Read this.' }, [upload])
  const documentId = (await filesOf(first.id))[0]!.id
  const input = { message: 'Review it.', preset: 'CONTRACT_REVIEW' as const, documentIds: [documentId] }
  const slotted = (slot: string) => createWorkspace(acting(), { ...input, documentSlots: [{ documentId, slot }] })
  const { id } = await slotted('[Quote or Policy]')
  expect((await filesOf(id)).map(({ name }) => name)).toEqual(['[Quote or Policy] Otter.pdf'])
  expect((await filesOf(first.id))[0]!.name).toBe('[Policy] Otter.pdf')
  await expect(slotted('[Option 1]')).rejects.toThrow('no input of that name')
})

it('a document of the library is named by the input it was put in, by its own id as by that of its file', async () => {
  const given = { title: 'Otter policy', content: '<p>Roofs are inspected.</p>' }
  const { id: documentId, fileId } = await createTextDocument(acting(), given)
  for (const named of [documentId, fileId]) {
    const documentSlots = [{ documentId: named, slot: '[Quote or Policy]' }]
    const input = { message: 'Review it.', preset: 'CONTRACT_REVIEW' as const, documentIds: [named], documentSlots }
    const [file] = await filesOf((await createWorkspace(acting(), input)).id)
    expect(file!.name).toMatch(/^\[Quote or Policy\] /)
  }
})

it('a preset of the agency has the inputs of the one that it works like', async () => {
  const upload = await anUpload(test, 'Heron.pdf', await makePdf([linesPage(['POLICY'])]))
  const documentId = (await filesOf((await createWorkspace(acting(), { message: 'Read.' }, [upload])).id))[0]!.id
  const started = async (inheritFromPreset: PresetId | null, slot: string) => {
    const own = { title: 'Our review', description: 'As we do it.', basePrompt: 'Review it.', inheritFromPreset }
    const { id: customPresetId } = await createPreset(acting(), own)
    const documentSlots = [{ documentId, slot }]
    const input = { message: '', customPresetId, documentIds: [documentId], documentSlots }
    return (await filesOf((await createWorkspace(acting(), input)).id)).map(({ name }) => name)
  }
  expect(await started('CONTRACT_REVIEW', '[Contract]')).toEqual(['[Contract] Heron.pdf'])
  await expect(started('CONTRACT_REVIEW', '[Option 1]')).rejects.toThrow('no input of that name')
  await expect(started(null, '[Contract]')).rejects.toThrow('no input of that name')
})

it('a document of the knowledge base goes along by its own id', async () => {
  const guide = await createTextDocument(acting(), { title: 'Roofers', content: '<p>Roofers are referred.</p>' })
  const { id } = await createWorkspace(acting(), { message: 'Who takes roofers?', documentIds: [guide.id] })
  expect((await filesOf(id)).map(({ id }) => id)).toEqual([guide.fileId])
  const others = await anAgency(test)
  const theirs = { house: test.house, actor: others.actor }
  const asked = createWorkspace(theirs, { message: 'Who takes roofers?', documentIds: [guide.id] })
  await expect(asked).rejects.toThrow('One of these documents does not exist.')
})

it('a message names documents of the library and files of its workspace: each is there once, and asked of it', async () => {
  const guide = await createTextDocument(acting(), { title: 'Hail', content: '<p>Hail is excluded.</p>' })
  const upload = await anUpload(test, 'Kite.pdf', await makePdf([linesPage(['POLICY'])]))
  const { id } = await createWorkspace(acting(), { message: 'Read this.' }, [upload])
  const sent = (await filesOf(id))[0]!.id
  const other = await anUpload(test, 'Lark.pdf', await makePdf([linesPage(['ANOTHER'])]))
  const say = (message: string, documentIds?: string[], uploads = [other]) =>
    addWorkspaceMessage(acting(), id, { message, documentIds: documentIds ?? null }, uploads)
  await say('What do these say of hail?', [guide.id, sent])
  // It waits in line until the first run is over; what it brings stands in the workspace already.
  await as(test.house, mine.actor, ({ db }) => db.updateTable('messages').set({ in_line: false }).execute())
  const { files, messages } = await talkOf(id)
  const last = messages.at(-1)!.id
  expect(files.map(({ handle, file, namedIn }) => [handle, file.name, namedIn])).toEqual([
    ['F1', 'Kite.pdf', [last]],
    ['F2', 'Hail', [last]],
    ['F3', 'Lark.pdf', []],
  ])
  const others = await anAgency(test)
  const theirs = await createTextDocument(
    { house: test.house, actor: others.actor },
    { title: 'Theirs', content: '<p>Theirs.</p>' },
  )
  for (const foreign of [theirs.id, theirs.fileId])
    await expect(say('And this?', [foreign], [])).rejects.toThrow('One of these documents does not exist.')
})
