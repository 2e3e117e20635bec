import { must, mustFirst } from '../../can.ts'
import type { Acting, Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { idsOrNobody, isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { listAgencyUsers } from '../agency/service.ts'
import { deleteUnusedFiles, listFiles, type UploadWork, withUploads } from '../files/service.ts'
import type { FileRecord, StoredUpload, Upload } from '../files/types.ts'
import { demandNewest, listHistory, recordEvent } from '../history/service.ts'
import { entitlementsOf } from '../subscription/service.ts'
import { noMorePresets, presetChanges, presetInput, titleOfCopy } from './rules.ts'
import * as store from './store.ts'
import type { CustomPreset, CustomPresetFilter } from './types.ts'

/** One page of the agency's own presets, each with its place in the list. */
export function listPresets(ctx: Ctx, filter: CustomPresetFilter, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'preset')
  return store.listPresets(ctx.db, filter, page)
}

/** How many a filter finds. */
export function countPresets(ctx: Ctx, filter: CustomPresetFilter): Promise<number> {
  must(ctx, 'read', 'preset')
  return store.countPresets(ctx.db, filter)
}

/** Those of these that exist, in the order of the ids. */
export function findPresets(ctx: Ctx, ids: readonly string[]): Promise<CustomPreset[]> {
  must(ctx, 'read', 'preset')
  return store.findPresets(ctx.db, ids.filter(isId))
}

const noSuchPreset = () => new AppError('NOT_FOUND', 'This preset does not exist.')

/** A preset of the agency. Throws NOT_FOUND. */
export async function getPreset(ctx: Ctx, id: string): Promise<CustomPreset> {
  must(ctx, 'read', 'preset')
  const [preset] = await findPresets(ctx, [id])
  if (!preset) throw noSuchPreset()
  return preset
}

/** The files of these presets, by the preset. */
export async function listFilesOf(ctx: Ctx, presetIds: readonly string[]): Promise<Map<string, FileRecord[]>> {
  must(ctx, 'read', 'preset')
  const links = await store.listFilesOf(ctx.db, presetIds)
  const files = await listFiles(ctx, [...new Set(links.map(({ fileId }) => fileId))])
  const byId = new Map(files.map((file) => [file.id, file]))
  const of = Map.groupBy(links, ({ presetId }) => presetId)
  return new Map(presetIds.map((id) => [id, (of.get(id) ?? []).flatMap(({ fileId }) => byId.get(fileId) ?? [])]))
}

/** What happened to a preset, the newest first. */
export async function listPresetHistory(ctx: Ctx, id: string, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'preset')
  return isId(id) ? listHistory(ctx, { customPresetId: id }, page) : []
}

/**
 * A preset with its files, to be run now: neither changes until the transaction ends. Throws INVALID at `customPresetId` for one that does
 * not exist, and CONFLICT for one that was archived.
 */
export async function presetToRun(ctx: Ctx, id: string): Promise<{ preset: CustomPreset; files: FileRecord[] }> {
  must(ctx, 'read', 'preset')
  const [preset] = isId(id) ? await store.lockPresets(ctx.db, [id]) : []
  if (!preset) throw invalid('customPresetId', 'This preset does not exist.')
  if (preset.archivedAt)
    throw new AppError('CONFLICT', 'This preset was archived. Bring it back under Presets to use it again.')
  return { preset, files: (await listFilesOf(ctx, [id])).get(id)! }
}

type PresetInput = {
  title?: string | null | undefined
  description?: string | null | undefined
  basePrompt?: string | null | undefined
  allowFileUpload?: boolean | null | undefined
  inheritFromPreset?: string | null | undefined
  fileIds?: string[] | null | undefined
  uploadFiles?: Upload[] | null | undefined
  key?: string | null | undefined
}

/**
 * Adds a preset of the agency with its files. Throws INVALID at the field, and LIMIT_REACHED where the plan includes no more. The same
 * `key` again gives the same preset.
 */
export async function createPreset(acting: Acting, { key, uploadFiles, ...given }: PresetInput): Promise<CustomPreset> {
  await mustFirst(acting, 'create', 'preset')
  const { fileIds, ...said } = parse(presetInput, given)
  return withFiles(acting, uploadFiles, async (ctx, stored, keep, prints) => {
    const { id } = await onlyOnce(ctx, key, 'createCustomPreset', { fileIds, prints, ...said }, async () => {
      await demandRoom(ctx, 1)
      const id = newId()
      await store.addPreset(ctx.db, ctx.agencyId, { id, ...said, createdBy: ctx.actor.userId }, ctx.now)
      await giveFiles(ctx, id, fileIds ?? [], stored, keep)
      await tellCreated(ctx, id)
      return { id }
    })
    return getPreset(ctx, id)
  })
}

/**
 * Changes a preset: what is said stands in place of what was, `fileIds` are the files that stay. CONFLICT when someone changed it after
 * `rev` was read, with a sentence at each field that differs now.
 */
export async function updatePreset(
  acting: Acting,
  id: string,
  rev: number,
  { key, uploadFiles, ...given }: PresetInput,
): Promise<CustomPreset> {
  await mustFirst(acting, 'change', 'preset')
  const { fileIds, ...said } = parse(presetInput, given)
  return withFiles(acting, uploadFiles, async (ctx, stored, keep, prints) => {
    await onlyOnce(ctx, key, 'updateCustomPreset', { id, rev, fileIds, prints, ...said }, async () => {
      const [preset] = isId(id) ? await store.lockPresets(ctx.db, [id]) : []
      if (!preset) throw noSuchPreset()
      await demandNewest(ctx, { customPresetId: id }, { read: rev, newest: preset.rev }, nameOf(ctx))
      const before = (await listFilesOf(ctx, [id])).get(id)!
      const gone = await giveFiles(ctx, id, fileIds ?? before.map((file) => file.id), stored, keep, before)
      const after = (await listFilesOf(ctx, [id])).get(id)!
      const changes = presetChanges(
        { ...preset, files: before.map(({ name }) => name) },
        { ...said, files: after.map(({ name }) => name) },
      )
      if (changes.length || stored.length) {
        await store.setPreset(ctx.db, { id, ...said }, ctx.now)
        await recordEvent(ctx, 'PRESET_CHANGED', aboutPreset(id), { changes, rev: preset.rev + 1 })
      }
      const keys = await deleteUnusedFiles(ctx, gone)
      if (keys.length) await ctx.enqueue('delete-blobs', { keys })
      return { id }
    })
    return getPreset(ctx, id)
  })
}

/** Adds a preset that is like another one, with the same files. */
export async function duplicatePreset(ctx: Ctx, id: string, key?: string | null): Promise<CustomPreset> {
  must(ctx, 'create', 'preset')
  const made = await onlyOnce(ctx, key, 'duplicateCustomPreset', { id }, async () => {
    await demandRoom(ctx, 1)
    const [preset] = isId(id) ? await store.lockPresets(ctx.db, [id]) : []
    if (!preset) throw noSuchPreset()
    const copy = { ...preset, id: newId(), title: titleOfCopy(preset.title), createdBy: ctx.actor.userId }
    await store.addPreset(ctx.db, ctx.agencyId, copy, ctx.now)
    const files = (await store.listFilesOf(ctx.db, [id])).map(({ fileId }) => fileId)
    await store.putFiles(ctx.db, ctx.agencyId, copy.id, files)
    await tellCreated(ctx, copy.id, { from: preset.title })
    return { id: copy.id }
  })
  return getPreset(ctx, made.id)
}

/**
 * Archives presets, or brings them back: archived ones are not offered and cannot be run, and what was started from them stays. Throws
 * LIMIT_REACHED where the plan includes no more of them.
 */
export async function archivePresets(
  ctx: Ctx,
  ids: readonly string[],
  archive: boolean,
  key?: string | null,
): Promise<CustomPreset[]> {
  must(ctx, 'change', 'preset')
  if (!ids.length || ids.length > 200) throw invalid('ids', 'Choose 1 to 200 presets.')
  const wanted = [...new Set(ids)]
  await onlyOnce(ctx, key, 'archiveCustomPresets', { ids: wanted, archive }, async () => {
    if (!archive) await store.lockNumber(ctx.db, ctx.agencyId)
    const held = await store.lockPresets(ctx.db, idsOrNobody(wanted))
    if (held.length < wanted.length) throw noSuchPreset()
    const changing = held.filter(({ archivedAt }) => (archivedAt === null) === archive)
    if (!changing.length) return {}
    if (!archive) await demandRoom(ctx, changing.length)
    const at = archive ? ctx.now : null
    await store.setArchived(
      ctx.db,
      changing.map((preset) => preset.id),
      at,
      ctx.now,
    )
    for (const preset of changing)
      await recordEvent(ctx, archive ? 'PRESET_ARCHIVED' : 'PRESET_BROUGHT_BACK', aboutPreset(preset.id), {
        rev: preset.rev + 1,
      })
    return {}
  })
  return findPresets(ctx, wanted)
}

const aboutPreset = (customPresetId: string) => ({ accountId: null, customPresetId })

/** Writes down who made a preset, and shows it on the start page of that user. */
async function tellCreated(ctx: Ctx, id: string, about: Record<string, string> = {}) {
  await recordEvent(ctx, 'PRESET_CREATED', aboutPreset(id), { about, rev: 1 })
  if (ctx.actor.userId) await store.addFavorite(ctx.db, ctx.actor.userId, id)
}

/** Makes sure the plan includes so many more presets, and keeps others from adding one until the transaction ends. Throws LIMIT_REACHED. */
async function demandRoom(ctx: Ctx, more: number) {
  await store.lockNumber(ctx.db, ctx.agencyId)
  const { limits } = await entitlementsOf(ctx)
  const most = limits.customPresets
  if (most === null) return
  if ((await store.countPresets(ctx.db, { archived: false })) + more > most)
    throw new AppError('LIMIT_REACHED', noMorePresets(most))
}

type Given = Parameters<UploadWork<CustomPreset>>

/** Stores uploads for a preset; unused ones are deleted. `prints` tell them from others; what is wrong with one is told at `uploadFiles`. */
async function withFiles(
  acting: Acting,
  uploads: Upload[] | null | undefined,
  work: (...given: [...Given, prints: { name: string; sha256: string }[]]) => Promise<CustomPreset>,
): Promise<CustomPreset> {
  const prints = (uploads ?? []).map(({ name, sha256 }) => ({ name, sha256 }))
  return withUploads(acting, uploads ?? [], (...given) => work(...given, prints)).catch(atUploads)
}

function atUploads(error: unknown): never {
  if (!(error instanceof AppError) || !error.fields.length) throw error
  const fields = error.fields.map((field) =>
    field.path[0] === 'files' ? { ...field, path: ['uploadFiles', ...field.path.slice(1)] } : field,
  )
  throw new AppError(error.code, error.message, fields)
}

/**
 * Gives a preset the files that stay and new ones, which are queued to be read; returns those of `before` that it has no more. Only files
 * of presets can stay: a client's file is not made everybody's. Throws INVALID at `fileIds` and `uploadFiles`.
 */
async function giveFiles(
  ctx: Ctx,
  presetId: string,
  fileIds: readonly string[],
  stored: StoredUpload[],
  keep: Given[2],
  before: readonly FileRecord[] = [],
): Promise<string[]> {
  const kept = [...new Set(fileIds)]
  const known = await store.listOfPresets(ctx.db, kept.filter(isId))
  if (known.length < kept.length) throw invalid('fileIds', 'One of these files does not belong to a preset.')
  const most = ctx.house.limits.filesPerMessage
  if (kept.length + stored.length > most) throw invalid('uploadFiles', `A preset may have up to ${String(most)} files.`)
  await listFiles(ctx, kept, 'KEEP')
  await keep()
  await store.putFiles(ctx.db, ctx.agencyId, presetId, [...kept, ...stored.map(({ id }) => id)])
  for (const { id } of stored) await ctx.enqueue('read-file', { agencyId: ctx.agencyId, fileId: id })
  return before.map(({ id }) => id).filter((id) => !kept.includes(id))
}

const nameOf = (ctx: Ctx) => async (userId: string | null) =>
  (await listAgencyUsers(ctx)).find(({ id }) => id === userId)?.name ?? 'Somebody'
