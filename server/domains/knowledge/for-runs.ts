import { LETTERS_OF_RULES, MOST_RULES, PAGES_OF_A_RULE, type RuleCut } from '../../../shared/knowledge.ts'
import type { PresetId } from '../../../shared/presets.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { isId } from '../../lib/ids.ts'
import { listPages } from '../files/service.ts'
import * as store from './store.ts'
import type { KnowledgeDocument } from './types.ts'

/** Documents that are looked at as rules of a preset. */
const LOOKED_AT = 50
const FIRST_PAGES = Array.from({ length: PAGES_OF_A_RULE }, (_, at) => at + 1)

/** How many documents are in the index. */
export function countReady(ctx: Ctx): Promise<number> {
  must(ctx, 'read', 'knowledge')
  return store.countReady(ctx.db)
}

/** Those of these that exist, in the order of the ids. */
export function findDocuments(ctx: Ctx, ids: readonly string[]): Promise<KnowledgeDocument[]> {
  must(ctx, 'read', 'knowledge')
  return store.findDocuments(ctx.db, ids)
}

/** The document that has a file, as its newest version or as what is in the index; none or one. */
export function documentsOfFile(ctx: Ctx, fileId: string): Promise<{ id: string; title: string }[]> {
  must(ctx, 'read', 'knowledge')
  return isId(fileId) ? store.listDocumentsOfFile(ctx.db, fileId) : Promise.resolve([])
}

/** The titles of those of these files that are documents of the library, as their newest version or as what is in the index, by the file's id. */
export async function filesOfLibrary(ctx: Ctx, fileIds: readonly string[]): Promise<Map<string, string>> {
  must(ctx, 'read', 'knowledge')
  return new Map((await store.listFilesOfLibrary(ctx.db, fileIds)).map(({ id, title }) => [id, title]))
}

/** A house rule with the words that a run is given of it, and what is left out. */
export type Rule = {
  document: KnowledgeDocument
  /** Whether its words were written here, by the agency's own users. */
  isWritten: boolean
  pages: { page: number; text: string }[]
  cut: RuleCut | null
}

/** The indexed documents that are rules of the agency for a preset, the oldest first, as far as a run is given them. */
export async function readRules(ctx: Ctx, preset: PresetId): Promise<Rule[]> {
  must(ctx, 'read', 'knowledge')
  const documents = await store.listRules(ctx.db, preset, LOOKED_AT)
  const written = await store.listWritten(
    ctx.db,
    documents.map(({ id }) => id),
  )
  const rules: Rule[] = []
  let left = LETTERS_OF_RULES
  for (const [place, document] of documents.entries()) {
    const isBehind = place >= MOST_RULES
    let cut: RuleCut | null = isBehind ? 'WHOLE' : document.pageCount > PAGES_OF_A_RULE ? 'PAGES' : null
    const pages: Rule['pages'] = []
    for (const { number, lines } of isBehind ? [] : await listPages(ctx, document.fileId, FIRST_PAGES)) {
      const text = lines.map((line) => line.text).join('\n')
      if (text.length > left) cut = 'LETTERS'
      if (left > 0 && text) pages.push({ page: number, text: text.slice(0, left) })
      left = Math.max(0, left - text.length)
    }
    rules.push({ document, isWritten: written.has(document.id), pages, cut })
  }
  return rules
}

/** What is left out of the documents that are rules for a preset, by their ids. */
export async function cutsOfRules(ctx: Ctx, preset: PresetId): Promise<Map<string, RuleCut>> {
  must(ctx, 'read', 'knowledge')
  const rules = await readRules(ctx, preset)
  return new Map(rules.flatMap(({ document, cut }) => (cut ? [[document.id, cut] as const] : [])))
}

/** What was found for a workspace so far, in the order it was found. */
export function foundFor(ctx: Ctx, workspaceId: string) {
  must(ctx, 'read', 'knowledge')
  return store.listFound(ctx.db, workspaceId)
}

/** Remembers what was found for a workspace, so that it may be cited there. */
export function keepFound(ctx: Ctx, workspaceId: string, found: readonly { documentId: string; place: number }[]) {
  must(ctx, 'run', 'knowledge')
  return store.addFound(ctx.db, ctx.agencyId, workspaceId, found)
}
