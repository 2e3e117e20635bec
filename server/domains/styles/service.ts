import { z } from 'zod'
import { BASE_STYLES, DEFAULT_BASE_STYLE, PAGE_SIZES } from '../../../shared/document-styles.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { maybe, needed, paragraphsOrNull } from '../../lib/form-fields.ts'
import { isId, newId } from '../../lib/ids.ts'
import { Outage } from '../../lib/outage.ts'
import { parse } from '../../lib/parse.ts'
import { cleanName } from '../files/service.ts'
import type { Upload } from '../files/types.ts'
import { recordEvent } from '../history/service.ts'
import { entitlementsOf } from '../subscription/service.ts'
import { demandPages, takeLogo } from './check-files.ts'
import { changesOf, conflictsOf, limitReached } from './rules.ts'
import * as store from './store.ts'
import {
  type DocumentStyle,
  type Look,
  STYLE_FILES,
  type StyleFile,
  type StyleFileKind,
  type StyleFilter,
  type StyleSort,
} from './types.ts'

export { letterheadOf, previewPage, printedPdf, styledDocument, wordFile } from './printing.ts'

const color = maybe(
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Enter a color like #1f4e5f.'),
)

const styleInput = z.object({
  title: needed(120, 'Enter a title.'),
  description: paragraphsOrNull(500),
  baseStyleId: z.enum(idsOf(BASE_STYLES), 'Choose a base style.').default(DEFAULT_BASE_STYLE),
  pageSize: z.enum(idsOf(PAGE_SIZES), 'Choose a page size.').default('LETTER'),
  accentColor: color,
  secondColor: color,
})

type Uploads = Partial<Record<(typeof UPLOADS)[StyleFileKind], Upload | null | undefined>>
type Kept = Partial<Record<(typeof KEPT)[StyleFileKind], string | null | undefined>>
/** The fields of a form of a style. A file stays when its id comes again, and goes when none does; an upload takes its place. */
export type StyleInput = { [name in keyof z.input<typeof styleInput>]?: string | null | undefined } & Uploads &
  Kept & { rev?: number | null | undefined; key?: string | null | undefined }

const UPLOADS = { logo: 'uploadLogo', prefix: 'uploadPrefixFile', suffix: 'uploadSuffixFile' } as const
const KEPT = { logo: 'logoFileId', prefix: 'prefixFileId', suffix: 'suffixFileId' } as const

/** One page of the agency's styles, each with its place in the list. */
export function listStyles(
  ctx: Ctx,
  filter: StyleFilter,
  sort: StyleSort,
  page: { first: number; after: string | null },
) {
  must(ctx, 'read', 'style')
  return store.listPage(ctx.db, filter, sort, page)
}

/** How many a filter finds. */
export function countStyles(ctx: Ctx, filter: StyleFilter): Promise<number> {
  must(ctx, 'read', 'style')
  return store.countStyles(ctx.db, filter)
}

/** A style of the agency. Throws NOT_FOUND. */
export async function getStyle(ctx: Ctx, id: string): Promise<DocumentStyle> {
  must(ctx, 'read', 'style')
  return found(isId(id) ? await store.findStyle(ctx.db, id) : null)
}

/** Adds a style. The same key again adds nothing. Throws INVALID at the field, and LIMIT_REACHED where the plan has no more. */
export async function createStyle(acting: Acting, { key, rev: _none, ...given }: StyleInput): Promise<DocumentStyle> {
  await mustFirst(acting, 'create', 'style')
  const input = readInput(given)
  return keepingFiles(acting, given, input.pageSize, async (ctx, files) => {
    const { id } = await onlyOnce(
      ctx,
      key,
      'createHtmlDocumentTemplate',
      { ...input, ...printsOf(given) },
      async () => {
        await store.lockStyles(ctx.db, ctx.agencyId)
        const { limits } = await entitlementsOf(ctx)
        if (limits.styles !== null && (await store.countStyles(ctx.db)) >= limits.styles)
          throw new AppError('LIMIT_REACHED', limitReached(limits.styles))
        const times = { createdAt: ctx.now, updatedAt: ctx.now }
        const none = { logo: null, prefix: null, suffix: null }
        const made = { id: newId(), ...input, ...none, ...files.take(), createdBy: ctx.actor.userId, ...times, rev: 1 }
        await store.addStyle(ctx.db, ctx.agencyId, made)
        await recordEvent(ctx, 'AGENCY_STYLE_ADDED', { accountId: null }, { about: { style: made.title } })
        return { id: made.id }
      },
    )
    return getStyle(ctx, id)
  })
}

/**
 * Changes a style. Throws INVALID at the field; CONFLICT at each field that is another now, when someone changed the style since `rev` was
 * read.
 */
export async function updateStyle(
  acting: Acting,
  id: string,
  { key, rev, ...given }: StyleInput,
): Promise<DocumentStyle> {
  await mustFirst(acting, 'change', 'style')
  const input = readInput(given)
  const kept = Object.fromEntries(STYLE_FILES.map((kind) => [kind, given[KEPT[kind]] ?? null]))
  return keepingFiles(acting, given, input.pageSize, async (ctx, files) => {
    const same = { id, ...input, ...kept, ...printsOf(given) }
    await onlyOnce(ctx, key, 'updateHtmlDocumentTemplate', same, async () => {
      const was = found(isId(id) ? await store.findStyle(ctx.db, id, true) : null)
      const left = Object.fromEntries(STYLE_FILES.map((kind) => [kind, keptFile(was, kind, kept[kind] ?? null)]))
      const is = { ...was, ...input, ...left, ...files.take(), updatedAt: ctx.now, rev: was.rev + 1 }
      if (rev && rev !== was.rev)
        throw new AppError(
          'CONFLICT',
          'Someone else changed this style meanwhile. Look at it, then save again.',
          conflictsOf(was, is),
          was.rev,
        )
      const changes = changesOf(was, is)
      if (!changes.length) return {}
      await store.setStyle(ctx.db, is)
      await forget(
        ctx,
        STYLE_FILES.flatMap((kind) => (was[kind]?.blobKey === is[kind]?.blobKey ? [] : (was[kind] ?? []))),
      )
      await recordEvent(ctx, 'AGENCY_STYLE_CHANGED', { accountId: null }, { about: { style: is.title }, changes })
      return {}
    })
    return getStyle(ctx, id)
  })
}

/** Deletes a style: documents for which it was chosen are shown in the usual one. */
export async function deleteStyle(ctx: Ctx, id: string, key?: string | null): Promise<void> {
  must(ctx, 'delete', 'style')
  await onlyOnce(ctx, key, 'deleteHtmlDocumentTemplate', { id }, async () => {
    const style = found(isId(id) ? await store.findStyle(ctx.db, id, true) : null)
    await store.deleteStyle(ctx.db, id, DEFAULT_BASE_STYLE)
    await forget(
      ctx,
      STYLE_FILES.flatMap((kind) => style[kind] ?? []),
    )
    await recordEvent(ctx, 'AGENCY_STYLE_DELETED', { accountId: null }, { about: { style: style.title } })
    return {}
  })
}

/** A style by the id of an address: one of the agency's, or a base style. Throws NOT_FOUND. */
export async function lookOf(ctx: Ctx, id: string): Promise<DocumentStyle | Look> {
  must(ctx, 'read', 'style')
  const base = BASE_STYLES.find((one) => one.id === id)
  return base ? plain(base.id) : getStyle(ctx, id)
}

const plain = (baseStyleId: Look['baseStyleId']): Look => ({
  ...{ baseStyleId, pageSize: 'LETTER', accentColor: null, secondColor: null },
})

/** The id of the style a document is shown in: the one that was chosen for it, or else the usual one. */
export async function styleOfArtifact(ctx: Ctx, artifactId: string): Promise<string> {
  must(ctx, 'read', 'artifact')
  if (!isId(artifactId)) return DEFAULT_BASE_STYLE
  const chosen = await store.findChoice(ctx.db, artifactId)
  return chosen ?? (await store.findDefaultOf(ctx.db, artifactId)) ?? DEFAULT_BASE_STYLE
}

/** The id of the style new documents get. */
export async function defaultStyle(ctx: Ctx): Promise<string> {
  must(ctx, 'read', 'style')
  return (await store.findDefault(ctx.db)) ?? DEFAULT_BASE_STYLE
}

/** Chooses the style new documents get; those that are there keep theirs. */
export async function chooseDefaultStyle(ctx: Ctx, styleId: string, key?: string | null): Promise<void> {
  must(ctx, 'change', 'style')
  await onlyOnce(ctx, key, 'useHtmlDocumentTemplate', { styleId }, async () => {
    await store.lockStyles(ctx.db, ctx.agencyId)
    if ((await defaultStyle(ctx)) === styleId) return {}
    const { title, ...chosen } = await choiceOf(ctx, styleId)
    await store.addDefault(ctx.db, ctx.agencyId, chosen)
    await recordEvent(ctx, 'AGENCY_STYLE_USED', { accountId: null }, { about: { style: title } })
    return {}
  })
}

/** What an id of a form chooses: a base style, or one of the agency's, which is there until the end of the transaction. */
async function choiceOf(ctx: Ctx, styleId: string) {
  const base = BASE_STYLES.find(({ id }) => id === styleId)
  if (base) return { title: base.label, baseStyle: base.id, styleId: null }
  const { title } = found(isId(styleId) ? await store.findStyle(ctx.db, styleId, true) : null)
  return { title, baseStyle: null, styleId }
}

/** Chooses the style of a document, for all of its versions. */
export async function chooseStyle(
  ctx: Ctx,
  workspaceId: string,
  artifactId: string,
  styleId: string,
  key?: string | null,
) {
  must(ctx, 'change', 'artifact')
  await onlyOnce(ctx, key, 'chooseArtifactStyle', { workspaceId, artifactId, styleId }, async () => {
    if (![workspaceId, artifactId].every(isId) || !(await store.hasArtifact(ctx.db, workspaceId, artifactId)))
      throw new AppError('NOT_FOUND', 'This artifact does not exist.')
    const { title: _none, ...chosen } = await choiceOf(ctx, styleId)
    await store.setChoice(ctx.db, ctx.agencyId, { workspaceId, artifactId, ...chosen })
    return {}
  })
}

function found(style: DocumentStyle | null): DocumentStyle {
  if (!style) throw new AppError('NOT_FOUND', 'This style does not exist.')
  return style
}

function readInput(given: StyleInput) {
  const defined = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  const { description, ...input } = parse(styleInput, defined as z.input<typeof styleInput>)
  return { ...input, description: description ?? '' }
}

/** What a repeated input is known by: uploads are stored anew each time. */
const printsOf = (given: Uploads) =>
  Object.fromEntries(STYLE_FILES.map((kind) => [UPLOADS[kind], given[UPLOADS[kind]]?.sha256 ?? null]))

function keptFile(was: DocumentStyle, kind: StyleFileKind, id: string | null): StyleFile | null {
  if (id === null) return null
  if (was[kind]?.id !== id) throw invalid(KEPT[kind], 'This file was replaced meanwhile. Open the style again.')
  return was[kind]
}

type Files = Partial<Record<StyleFileKind, StyleFile>>

/** Checks and stores the uploads of a form, then does `work`; what it did not take, or what was refused, leaves nothing behind. */
async function keepingFiles<T>(
  acting: Acting,
  given: Uploads,
  pageSize: Look['pageSize'],
  work: (ctx: Ctx, files: { take(): Files }) => Promise<T>,
): Promise<T> {
  const { blobs } = acting.house.outside
  const stored: Files = {}
  const discard = async () => {
    for (const { blobKey } of Object.values(stored)) await blobs.delete(blobKey).catch(() => {})
  }
  let isTaken = false
  try {
    const uploads = STYLE_FILES.flatMap((kind) =>
      given[UPLOADS[kind]] ? [{ kind, upload: given[UPLOADS[kind]]! }] : [],
    )
    for (const { kind, upload } of uploads)
      await (kind === 'logo'
        ? takeLogo(upload, UPLOADS[kind])
        : demandPages(upload, UPLOADS[kind], pageSize, acting.actor.agencyId))
    for (const { kind, upload } of uploads) {
      const id = newId()
      const blobKey = `${acting.actor.agencyId}/styles/${id}`
      await blobs.put(blobKey, upload.path, kind === 'logo' ? 'image/png' : 'application/pdf')
      stored[kind] = { id, name: cleanName(upload.name), blobKey }
    }
    const take = () => {
      isTaken = true
      return stored
    }
    const result = await commit(acting, (ctx) => {
      isTaken = false
      return work(ctx, { take })
    })
    if (!isTaken) await discard()
    return result
  } catch (error) {
    // When the answer to a commit is lost, the files may or may not be in use: the sweep of orphan files decides.
    if (!(error instanceof Outage)) await discard()
    throw error
  }
}

async function forget(ctx: Ctx, files: StyleFile[]) {
  if (files.length) await ctx.enqueue('delete-blobs', { keys: files.map(({ blobKey }) => blobKey) })
}
