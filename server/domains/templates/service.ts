import { z } from 'zod'
import { makePlaces, PLACES, placesFault, placesIn, type Replacement } from '../../../shared/places.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { FACT_KEYS } from '../../documents/index.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { needed } from '../../lib/form-fields.ts'
import { isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { findAccounts } from '../accounts/service.ts'
import { listFiles } from '../files/service.ts'
import { recordEvent } from '../history/service.ts'
import { filesOfWorkspaces, getWorkspace, safeHtml } from '../workspaces/service.ts'
import { changesOf, conflictsOf, type KnownWords, proposedPlaces, TEMPLATE_LETTERS } from './rules.ts'
import * as store from './store.ts'
import type { DocumentTemplate, ProposedPlace, TemplateFilter, TemplateSort } from './types.ts'

const title = needed(120, 'Enter a title.')
const html = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
  .pipe(z.string().max(TEMPLATE_LETTERS, 'This text is too long for a template. Make it shorter.'))

const convertInput = z.object({
  title,
  workspaceId: z.string(),
  artifactId: z.string(),
  version: z.int(),
  replacements: z
    .array(
      z.object({
        words: needed(500, 'Say which words.'),
        name: needed(PLACES.letters, 'Name the place.'),
        at: z.array(z.int()).max(5000).nullish(),
      }),
    )
    .max(PLACES.most, `A template may have up to ${String(PLACES.most)} places.`)
    .default([]),
})
type Convert = z.input<typeof convertInput> & { key?: string | null | undefined }

const changeInput = z.object({ title, html })
type Change = z.input<typeof changeInput> & { rev?: number | null | undefined; key?: string | null | undefined }

/** One page of the agency's templates, each with its place in the list. */
export function listTemplates(
  ctx: Ctx,
  filter: TemplateFilter,
  sort: TemplateSort,
  page: { first: number; after: string | null },
) {
  must(ctx, 'read', 'template')
  return store.listPage(ctx.db, filter, sort, page)
}

/** How many a filter finds. */
export function countTemplates(ctx: Ctx, filter: TemplateFilter): Promise<number> {
  must(ctx, 'read', 'template')
  return store.countTemplates(ctx.db, filter)
}

const MOST_TITLES = 500

/** The titles a conversation may name, the newest first. */
export function listTitles(ctx: Ctx): Promise<{ id: string; title: string }[]> {
  must(ctx, 'read', 'template')
  return store.listTitles(ctx.db, MOST_TITLES)
}

/** A template of the agency; null when there is none. */
export async function findTemplate(ctx: Ctx, id: string): Promise<DocumentTemplate | null> {
  must(ctx, 'read', 'template')
  return isId(id) ? store.findTemplate(ctx.db, id) : null
}

/** `findTemplate`, or NOT_FOUND. */
export async function getTemplate(ctx: Ctx, id: string): Promise<DocumentTemplate> {
  must(ctx, 'read', 'template')
  return found(await findTemplate(ctx, id))
}

/**
 * Makes a template of a drafted document: only the words that are named become places, besides those that stand there as `[[WORDS]]`. The same
 * key again makes nothing more. Throws INVALID at the field.
 */
export async function createTemplate(ctx: Ctx, { key, ...given }: Convert): Promise<DocumentTemplate> {
  must(ctx, 'create', 'template')
  const input = parse(convertInput, given)
  const { id } = await onlyOnce(ctx, key, 'createDocumentTemplate', input, async () => {
    const document = await documentOf(ctx, input)
    demandNames(input.replacements)
    const made = makePlaces(document.html, input.replacements)
    const missing = made.counts.indexOf(0)
    if (missing >= 0)
      throw invalid(`replacements.${String(missing)}.words`, 'These words do not stand in the document.')
    const template = { ...times(ctx), id: newId(), title: input.title, html: made.html, createdBy: ctx.actor.userId }
    await store.addTemplate(ctx.db, ctx.agencyId, { ...template, places: demandPlaces(made.html, 'replacements') })
    await recordEvent(ctx, 'AGENCY_TEMPLATE_ADDED', { accountId: null }, { about: { template: template.title } })
    return { id: template.id }
  })
  return getTemplate(ctx, id)
}

/** Changes a template. CONFLICT at each field that is another now, when someone changed it since `rev` was read. */
export async function updateTemplate(ctx: Ctx, id: string, { key, rev, ...given }: Change): Promise<DocumentTemplate> {
  must(ctx, 'change', 'template')
  const input = parse(changeInput, given)
  const wanted = { title: input.title, html: safeHtml(input.html) }
  await onlyOnce(ctx, key, 'updateDocumentTemplate', { id, ...wanted }, async () => {
    const places = demandPlaces(wanted.html, 'html')
    const was = found(isId(id) ? await store.findTemplate(ctx.db, id, true) : null)
    if (rev && rev !== was.rev)
      throw new AppError(
        'CONFLICT',
        'Someone else changed this template meanwhile. Look at it, then save again.',
        conflictsOf(was, wanted),
        was.rev,
      )
    const changes = changesOf(was, wanted)
    if (!changes.length) return {}
    await store.setTemplate(ctx.db, { ...wanted, id, places, updatedAt: ctx.now, rev: was.rev + 1 })
    await recordEvent(
      ctx,
      'AGENCY_TEMPLATE_CHANGED',
      { accountId: null },
      { about: { template: wanted.title }, changes },
    )
    return {}
  })
  return getTemplate(ctx, id)
}

/** Deletes a template. Documents that were written from it stay as they are. */
export async function deleteTemplate(ctx: Ctx, id: string, key?: string | null): Promise<void> {
  must(ctx, 'delete', 'template')
  await onlyOnce(ctx, key, 'deleteDocumentTemplate', { id }, async () => {
    const was = found(isId(id) ? await store.findTemplate(ctx.db, id, true) : null)
    await store.deleteTemplate(ctx.db, id)
    await recordEvent(ctx, 'AGENCY_TEMPLATE_DELETED', { accountId: null }, { about: { template: was.title } })
    return {}
  })
}

type OfDocument = { workspaceId: string; artifactId: string; version: number }

/** The places a document has already, and the words of it that may become some. */
export async function proposeTemplate(
  ctx: Ctx,
  of: OfDocument,
): Promise<{ title: string; places: string[]; proposed: ProposedPlace[] }> {
  must(ctx, 'read', 'template')
  const { title, html } = await documentOf(ctx, of)
  const known = await knownIn(ctx, of.workspaceId)
  return {
    title: withoutNames(title, known),
    places: placesIn(html).map(({ name }) => name),
    proposed: proposedPlaces(html, known),
  }
}

/** A title without the client's name: everybody in the agency will see it. */
const withoutNames = (title: string, known: readonly KnownWords[]) =>
  known
    .reduce((rest, { words }) => rest.replaceAll(words, ' '), title)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;–-]+|[\s,:;–-]+$/g, '')

async function documentOf(ctx: Ctx, { workspaceId, artifactId, version }: OfDocument) {
  must(ctx, 'read', 'artifact')
  const isNamed = [workspaceId, artifactId].every(isId)
  const document = isNamed ? await store.findDocument(ctx.db, workspaceId, artifactId, version) : null
  if (!document) throw new AppError('NOT_FOUND', 'This document does not exist.')
  return document
}

/** What is known of a workspace's client: the record's name, and what its documents say by name or number. */
async function knownIn(ctx: Ctx, workspaceId: string): Promise<KnownWords[]> {
  const { accountId, clientName } = await getWorkspace(ctx, workspaceId)
  const accounts = accountId ? await findAccounts(ctx, [accountId]) : []
  const files = await listFiles(ctx, await filesOfWorkspaces(ctx, [workspaceId]))
  const read = files.flatMap(({ facts }) => facts?.facts ?? [])
  const names = [...accounts.flatMap((account) => account?.name ?? []), ...(clientName ? [clientName] : [])]
  return [
    ...names.map((words) => ({ words, label: FACT_KEYS['insured.name'].label })),
    ...read.flatMap(({ key, value }) => {
      const { kind, label } = FACT_KEYS[key]
      // All that is said of the client is another's for the next one: also a street, a business, a legal form.
      const isOfClient = key.startsWith('insured.') || kind === 'name' || kind === 'code'
      return isOfClient && !key.startsWith('producer.') && /[\p{L}\d]{4}/u.test(value) ? [{ words: value, label }] : []
    }),
  ]
}

/** Each of the words once, and no brackets in a name. */
function demandNames(replacements: readonly Replacement[]) {
  for (const [at, { words, name }] of replacements.entries()) {
    if (/[[\]]/.test(name) || !/[\p{L}\p{N}]/u.test(name))
      throw invalid(`replacements.${String(at)}.name`, 'Name the place with words, without brackets.')
    const isSame = (other: Replacement) =>
      other.words.toLowerCase() === words.toLowerCase() &&
      (!other.at || !replacements[at]!.at || other.at.some((one) => replacements[at]!.at!.includes(one)))
    if (replacements.findIndex(isSame) !== at)
      throw invalid(`replacements.${String(at)}.words`, 'These words are named twice.')
  }
}

/** How many places a text has. Throws INVALID at `path` when it is no template. */
function demandPlaces(text: string, path: string): number {
  const places = placesIn(text)
  const fault = placesFault(places)
  if (fault) throw invalid(path, fault)
  return places.length
}

const times = (ctx: Ctx) => ({ createdAt: ctx.now, updatedAt: ctx.now, rev: 1 })

function found(template: DocumentTemplate | null): DocumentTemplate {
  if (!template) throw new AppError('NOT_FOUND', 'This template does not exist.')
  return template
}
