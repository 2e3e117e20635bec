import { z } from 'zod'
import { commit } from '../../ctx.ts'
import { type DocumentFacts, isSilent, tellingsIn } from '../../documents/index.ts'
import { signsOf, sureOf } from '../../domains/knowledge/answering.ts'
import { keepFound, meaningFor, searchLibrary } from '../../domains/knowledge/service.ts'
import type { FoundPassage } from '../../domains/knowledge/types.ts'
import { callsOf, resultKey } from '../conversation.ts'
import { asNamed } from '../library.ts'
import { readPages } from '../pages.ts'
import { CANDIDATE_PAGES, searchFiles, searchTitle } from '../search-files.ts'
import { defineTool, type ToolContext } from '../tool.ts'
import { searchQueries } from './search-file.ts'

/** Documents that one call looks at: those that hold most of what is asked. */
const DOCUMENTS = 6
const PASSAGES = 6
/** So many passages of documents that are attached come before all others. */
const OF_ATTACHED = 3

export const searchKnowledgeBase = defineTool({
  name: 'SEARCH_KNOWLEDGE_BASE',
  manual: new URL('./search-knowledge-base.md', import.meta.url),
  input: z.object({ queries: searchQueries }),
  title: ({ queries }, done) => searchTitle(queries, done, ' the knowledge base'),
  async run(tool, { queries }) {
    const asked = queries.map(({ query }) => query)
    const attached = attachedOf(tool)
    const found = new Map<string, FoundPassage[]>()
    for (const query of asked) {
      const meaning = await meaningFor(tool, query)
      const search = (more: { limit: number; fileIds?: string[] }) =>
        commit(tool, (ctx) => searchLibrary(ctx, query, { ...more, meaning }))
      const own = attached.size ? await search({ limit: OF_ATTACHED, fileIds: [...attached.keys()] }) : []
      const all = await search({ limit: CANDIDATE_PAGES })
      const isOwn = (one: FoundPassage) => own.some((other) => keyOf(other) === keyOf(one))
      found.set(query, [...own, ...all.filter((one) => !isOwn(one))].slice(0, CANDIDATE_PAGES))
    }
    const documents = await namedIn(tool, [...found.values()], attached)
    const fileIds = new Set(documents.map(({ file }) => file.id))
    const pagesFor = async (query: string) =>
      pagesOf(found.get(query)!.filter(({ document }) => fileIds.has(document.fileId)))
    // What a specimen holds as the values of a policy is no client's.
    const worded = documents.map((named) => ({ ...named, file: { ...named.file, facts: null } }))
    const { results, shown } = await searchFiles(tool, worded, asked, pagesFor)
    const handles = new Map(documents.map(({ file, handle }) => [file.id, handle]))
    const withPassages = []
    for (const result of results) {
      const passages = []
      const all = found.get(result.query)!
      for (const passage of all) {
        const file = handles.get(passage.document.fileId)
        if (!file || passages.length === PASSAGES) continue
        passages.push({ file, ...(await toldOf(tool, result.query, passage, all)) })
      }
      withPassages.push({ ...result, passages })
    }
    const told = documents.map(({ handle, file }) => ({
      ...{ file: handle, name: file.name, kind: file.kind, pages: file.pageCount, error: null },
      ...policyOf(file),
      ...(attached.has(file.id) && { attached: attached.get(file.id) }),
    }))
    return {
      output: { documents: told, attached: [...attached.values()], results: withPassages },
      data: { queries, results: shown },
      keep: (ctx) => keepFound(ctx, tool.conversation.workspace.id, documents),
    }
  },
})

const keyOf = ({ document, page, words }: FoundPassage) => `${document.id} ${String(page)} ${words}`

/** The files of the conversation that are documents of the knowledge base: their handles by their ids. */
const attachedOf = ({ conversation }: ToolContext): Map<string, string> =>
  new Map(conversation.files.flatMap(({ file, handle, ofLibrary }) => (ofLibrary ? [[file.id, handle] as const] : [])))

/** Whose insurance a document shows; nothing of one that shows none. */
function policyOf({ facts }: { facts: DocumentFacts | null }): { policyOf?: string } {
  const insured = facts?.facts.find(({ key, status }) => key === 'insured.name' && status === 'current')
  return facts && insured && !isSilent(facts.kind) ? { policyOf: insured.value } : {}
}

/** A passage as the model is told it, with the sentence or the rows of it that may answer, and how sure it is that they do. */
async function toldOf(tool: ToolContext, query: string, passage: FoundPassage, found: readonly FoundPassage[]) {
  const { document, page: number, words, covered } = passage
  const [page] = await readPages(tool, document.fileId, [number])
  const told = page ? tellingsIn(page, words, query, document.title) : []
  const sure = sureOf(signsOf(query, passage, told, found))
  return {
    page: number,
    quote: words.replaceAll('\n', ' '),
    covered: hundredths(covered),
    sure: hundredths(sure),
    told,
  }
}

const hundredths = (share: number) => Math.round(share * 100) / 100

/** The documents in which most was found, those that are attached before all others, under the names they have in this conversation. */
async function namedIn(tool: ToolContext, found: readonly FoundPassage[][], attached: ReadonlyMap<string, string>) {
  const { library } = tool.conversation
  const best = new Map<string, { document: FoundPassage['document']; score: number }>()
  for (const passages of found) {
    const most = Math.max(...passages.map(({ score }) => score))
    for (const { document, score } of passages) {
      const was = best.get(document.id)?.score ?? 0
      best.set(document.id, { document, score: Math.max(was, score / most) })
    }
  }
  const worthOf = ({ document, score }: { document: FoundPassage['document']; score: number }) =>
    score + (attached.has(document.fileId) ? 1 : 0)
  const chosen = [...best.values()].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, DOCUMENTS)
  let next = Math.max(0, ...library.found.map(({ place }) => place), ...placesTold(tool.conversation))
  const placed = chosen.map(({ document }) => {
    const known = library.found.find(({ documentId }) => documentId === document.id)
    return { document, place: known?.place ?? ++next }
  })
  return commit(tool, (ctx) => asNamed(ctx, placed))
}

/** The places of all documents that were told in a conversation, also of those that are deleted since: their names are no other's. */
function placesTold({ steps, results }: ToolContext['conversation']): number[] {
  return steps.flatMap((step) =>
    callsOf(step).flatMap(({ name, callId }) => {
      const result = results.get(resultKey(step.runId, callId))
      if (name !== 'SEARCH_KNOWLEDGE_BASE' || !result || result.refused) return []
      const { documents } = result.output as { documents: { file: string }[] }
      return documents.flatMap(({ file }) => /^K(\d+)$/.exec(file)?.[1] ?? []).map(Number)
    }),
  )
}

/** The pages of passages, each once, the best first. */
function pagesOf(passages: readonly FoundPassage[]) {
  const pages = new Map(
    passages.map(({ document: { fileId }, page }) => [`${fileId} ${String(page)}`, { fileId, number: page }]),
  )
  return [...pages.values()]
}
