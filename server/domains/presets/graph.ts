import { PRESETS, type PresetDeclaration, type PresetId } from '../../../shared/presets.ts'
import { actingOf, actorOf, builder, loaderOf } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { costOfRows, type ListPlace, ListPlaceRef, ListTotalRef, pageArgs, WHOLE_CONTENTS } from '../../api/list.ts'
import { type Ctx, withCtx } from '../../ctx.ts'
import { AgencyUserRef, findUserOf } from '../agency/graph.ts'
import { HistoryEventRef, historyNodes } from '../history/graph.ts'
import { PresetEnum } from '../workspaces/graph/enums.ts'
import { FileRef } from '../workspaces/graph/files.ts'
import { getFavorites, setFavorites } from './favorites.ts'
import * as service from './service.ts'
import { CUSTOM_PRESET_SORTS, type CustomPreset, type FavoritePresets } from './types.ts'

/** A preset of the agency, with its cursor in the list. */
type PresetNode = CustomPreset & { place?: ListPlace }

/** Presets of the agency by their ids, read once per request. */
export const customPresetsOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const found = new Map((await service.findPresets(ctx, ids)).map((preset) => [preset.id, preset]))
    return ids.map((id) => found.get(id) ?? null)
  }),
)

const filesOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const files = await service.listFilesOf(ctx, ids)
    return ids.map((id) => files.get(id) ?? [])
  }),
)

export const CustomPresetRef = builder.objectRef<PresetNode>('CustomPreset').implement({
  description: 'A preset the agency wrote itself. Everybody in the agency sees it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    basePrompt: t.exposeString('basePrompt', { description: 'The agency’s own instructions for this kind of work.' }),
    allowFileUpload: t.exposeBoolean('allowFileUpload', { description: 'Whether whoever runs it may add files.' }),
    inheritFromPreset: t.field({
      type: PresetEnum,
      nullable: true,
      description: 'The built-in preset whose way of working it keeps.',
      resolve: ({ inheritFromPreset }) => inheritFromPreset,
    }),
    files: t.field({
      type: [FileRef],
      description: 'The documents that go along with every run.',
      complexity: { field: 5, multiplier: 2 },
      resolve: ({ id }, _args, context) => filesOf(context).load(id),
    }),
    createdBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ createdBy }, _args, context) => (createdBy ? findUserOf(context, createdBy) : null),
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    archivedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'An archived preset cannot be run.',
      resolve: ({ archivedAt }) => archivedAt,
    }),
    rev: t.exposeInt('rev', { description: 'Counts the changes; `updateCustomPreset` takes the one that was read.' }),
    history: t.field({
      type: [HistoryEventRef],
      description: 'What happened to it, the newest first.',
      args: { first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
      complexity: { field: WHOLE_CONTENTS, multiplier: 4 },
      resolve: async ({ id }, page, context) =>
        historyNodes(
          await withCtx(context.house, actorOf(context), (ctx) => service.listPresetHistory(ctx, id, pageArgs(page))),
        ),
    }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})

const BuiltInRef = builder.objectRef<PresetDeclaration & { id: PresetId }>('Preset').implement({
  description: 'A built-in preset.',
  fields: (t) => ({
    id: t.field({ type: PresetEnum, resolve: ({ id }) => id }),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
  }),
})

const SortEnum = builder.enumType('CustomPresetSort', { values: CUSTOM_PRESET_SORTS })
const FilterInput = builder.inputType('CustomPresetFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Words of the title or the description.' }),
    archived: t.boolean({ description: 'Those that are archived, or those that are not; when omitted, both.' }),
    sort: t.field({ type: SortEnum }),
  }),
})

builder.queryFields((t) => ({
  presets: t.field({ type: [BuiltInRef], description: 'The built-in presets.', resolve: () => [...PRESETS] }),
  customPresets: t.field({
    type: [CustomPresetRef],
    description: 'One page of the presets the agency wrote itself, by title.',
    args: { filter: t.arg({ type: FilterInput }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, { filter, ...page }, context) => {
      const list = (ctx: Ctx) => service.listPresets(ctx, filter ?? {}, pageArgs(page))
      const rows = await withCtx(context.house, actorOf(context), list)
      return rows.map(({ preset, cursor }) => ({ ...preset, place: { cursor, group: null } }))
    },
  }),
  customPresetTotals: t.field({
    type: [ListTotalRef],
    description: 'How many presets the filter finds.',
    args: { filter: t.arg({ type: FilterInput }) },
    resolve: async (_root, { filter }, context) => {
      const count = await withCtx(context.house, actorOf(context), (ctx) => service.countPresets(ctx, filter ?? {}))
      return [{ key: 'ALL', count }]
    },
  }),
  customPreset: t.field({
    type: CustomPresetRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => withCtx(context.house, actorOf(context), (ctx) => service.getPreset(ctx, id)),
  }),
}))

const FavoritesRef = builder.objectRef<FavoritePresets>('FavoritePresets').implement({
  fields: (t) => ({
    presets: t.field({ type: [PresetEnum], resolve: ({ presets }) => presets }),
    customPresets: t.field({
      type: [CustomPresetRef],
      resolve: ({ customPresetIds }, _args, context) =>
        withCtx(context.house, actorOf(context), (ctx) => service.findPresets(ctx, customPresetIds)),
    }),
  }),
})

const PreferencesRef = builder
  .objectRef<{ favoritePresets: FavoritePresets | null }>('AgencyUserPreferences')
  .implement({
    description: 'What a user chose to see.',
    fields: (t) => ({
      favoritePresets: t.field({
        type: FavoritesRef,
        nullable: true,
        description: 'What the start page shows; null while nothing was chosen, and everything is shown.',
        resolve: ({ favoritePresets }) => favoritePresets,
      }),
    }),
  })

builder.objectField(AgencyUserRef, 'preferences', (t) =>
  t.field({
    type: PreferencesRef,
    nullable: true,
    description: 'Null for other users than the signed-in one.',
    resolve: async ({ id }, _args, context) => {
      const actor = actorOf(context)
      return actor.userId === id ? { favoritePresets: await withCtx(context.house, actor, getFavorites) } : null
    },
  }),
)

const KEY = 'A UUID made by the client; sent again, it changes nothing more.'
const PresetInput = builder.inputType('CustomPresetInput', {
  description: 'Nothing is required here: a missing value is reported at its field.',
  fields: (t) => ({
    title: t.string({ description: 'Two to four words.' }),
    description: t.string({ description: 'About one sentence.' }),
    basePrompt: t.string(),
    allowFileUpload: t.boolean({ description: 'When omitted, yes.' }),
    inheritFromPreset: t.field({ type: PresetEnum }),
    fileIds: t.idList({ description: 'The files that stay; when omitted, all.' }),
    uploadFiles: t.field({ type: ['Upload'] }),
    key: t.id({ description: KEY }),
  }),
})

const FavoritesInput = builder.inputType('FavoritePresetsInput', {
  fields: (t) => ({
    presets: t.field({ type: [PresetEnum], required: true }),
    customPresetIds: t.idList({ required: true }),
  }),
})
const PreferencesInput = builder.inputType('UpdateAgencyUserPreferencesInput', {
  fields: (t) => ({
    favoritePresets: t.field({ type: FavoritesInput, required: true }),
    key: t.id({ description: KEY }),
  }),
})

type Errors = { errors: (typeof UserError)['$inferType'][] }
const payload = (name: string) =>
  builder.objectRef<{ preset?: CustomPreset } & Errors>(name).implement({
    fields: (t) => ({
      customPreset: t.field({ type: CustomPresetRef, nullable: true, resolve: ({ preset }) => preset ?? null }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })
const CreatePayload = payload('CreateCustomPresetPayload')
const UpdatePayload = payload('UpdateCustomPresetPayload')
const DuplicatePayload = payload('DuplicateCustomPresetPayload')
const ArchivePayload = builder
  .objectRef<{ presets?: CustomPreset[] } & Errors>('ArchiveCustomPresetsPayload')
  .implement({
    fields: (t) => ({
      customPresets: t.field({ type: [CustomPresetRef], resolve: ({ presets }) => presets ?? [] }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })
const PreferencesPayload = builder
  .objectRef<{ favorites?: FavoritePresets } & Errors>('UpdateAgencyUserPreferencesPayload')
  .implement({
    fields: (t) => ({
      preferences: t.field({
        type: PreferencesRef,
        nullable: true,
        resolve: ({ favorites }) => (favorites ? { favoritePresets: favorites } : null),
      }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })

const id = { required: true } as const

builder.mutationFields((t) => ({
  createCustomPreset: t.field({
    type: CreatePayload,
    description: 'Adds a preset of the agency; LIMIT_REACHED where its plan includes no more.',
    args: { input: t.arg({ type: PresetInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({ preset: await service.createPreset(actingOf(context), input) })),
  }),
  updateCustomPreset: t.field({
    type: UpdatePayload,
    description: 'Changes a preset; CONFLICT when someone changed it after `rev` was read.',
    args: {
      id: t.arg.id(id),
      rev: t.arg.int({ required: true }),
      input: t.arg({ type: PresetInput, required: true }),
    },
    resolve: (_root, { id, rev, input }, context) =>
      answer(async () => ({ preset: await service.updatePreset(actingOf(context), id, rev, input) })),
  }),
  duplicateCustomPreset: t.field({
    type: DuplicatePayload,
    description: 'Adds a preset that is like another one, with the same files.',
    args: { id: t.arg.id(id), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, key }, context) => {
      const duplicate = (ctx: Ctx) => service.duplicatePreset(ctx, id, key)
      return answer(async () => ({ preset: await withCtx(context.house, actorOf(context), duplicate) }))
    },
  }),
  archiveCustomPresets: t.field({
    type: ArchivePayload,
    description: 'Archives presets, or with `archive: false` brings them back.',
    args: {
      ids: t.arg.idList({ required: true }),
      archive: t.arg.boolean({ required: true, defaultValue: true }),
      key: t.arg.id({ description: KEY }),
    },
    resolve: (_root, { ids, archive, key }, context) => {
      const put = (ctx: Ctx) => service.archivePresets(ctx, ids, archive, key)
      return answer(async () => ({ presets: await withCtx(context.house, actorOf(context), put) }))
    },
  }),
  updateAgencyUserPreferences: t.field({
    type: PreferencesPayload,
    description: "Chooses which presets the signed-in user's start page shows.",
    args: { input: t.arg({ type: PreferencesInput, required: true }) },
    resolve: (_root, { input: { favoritePresets, key } }, context) => {
      const choose = (ctx: Ctx) => setFavorites(ctx, { ...favoritePresets, key })
      return answer(async () => ({ favorites: await withCtx(context.house, actorOf(context), choose) }))
    },
  }),
}))
