import { type PresetId, wayOf } from '../../shared/presets.ts'
import type { Ctx } from '../ctx.ts'
import { listFiles } from '../domains/files/service.ts'
import { countReady, findDocuments, foundFor, readRules } from '../domains/knowledge/service.ts'
import type { KnowledgeDocument } from '../domains/knowledge/types.ts'
import type { Library } from './conversation.ts'
import { withoutOrders, withoutOrdersOver } from './evidence/commands.ts'

/** What a conversation that works like a preset knows of the agency's knowledge base. */
export async function readLibrary(ctx: Ctx, workspaceId: string, preset: PresetId | null): Promise<Library> {
  const places = await foundFor(ctx, workspaceId)
  const documents = await findDocuments(
    ctx,
    places.map(({ documentId }) => documentId),
  )
  const placeOf = new Map(places.map(({ documentId, place }) => [documentId, place]))
  return {
    documents: await countReady(ctx),
    found: await asNamed(
      ctx,
      documents.map((document) => ({ document, place: placeOf.get(document.id)! })),
    ),
    rules: preset ? await rulesFor(ctx, wayOf(preset)) : [],
  }
}

/** The rules for a preset, without what orders a machine about in them, and what is left out of each. */
async function rulesFor(ctx: Ctx, preset: PresetId): Promise<Library['rules']> {
  const rules = await readRules(ctx, preset)
  const named = await asNamed(
    ctx,
    rules.map(({ document }, index) => ({ document, place: index + 1 })),
  )
  return named.map(({ file, place, documentId }) => {
    const { isWritten, pages, cut } = rules.find(({ document }) => document.id === documentId)!
    const texts = withoutOrdersOver(
      pages.map(({ text }) => text),
      isWritten,
    )
    const told = pages.map(({ page }, at) => ({ page, text: texts[at]! }))
    const name = withoutOrders(file.name, isWritten) === file.name ? file.name : UNTITLED
    return { handle: `R${String(place)}`, file: { ...file, name }, messageId: '', pages: told.filter(hasWords), cut }
  })
}

const UNTITLED = 'House rule'
const hasWords = ({ text }: { text: string }) => /\p{L}/u.test(text)

/** Documents of the knowledge base as a conversation names them: by their title, at the place they were found. */
export async function asNamed(
  ctx: Ctx,
  found: readonly { document: KnowledgeDocument; place: number }[],
): Promise<Library['found']> {
  const files = await listFiles(
    ctx,
    found.map(({ document }) => document.fileId),
  )
  const byId = new Map(files.map((file) => [file.id, file]))
  return found.flatMap(({ document, place }) => {
    const file = byId.get(document.fileId)
    if (!file) return []
    const named = { ...file, name: document.title }
    return [{ handle: `K${String(place)}`, file: named, messageId: '', documentId: document.id, place }]
  })
}
