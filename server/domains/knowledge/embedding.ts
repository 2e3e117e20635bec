import { type Acting, type Ctx, commit, type House } from '../../ctx.ts'
import { whileClaimed } from '../../db/claim.ts'
import { AppError } from '../../lib/app-error.ts'
import { BoundedCache } from '../../lib/bounded-cache.ts'
import type { Embedder } from '../../outside/embeddings/embeddings.ts'
import { demandPaid } from '../subscription/service.ts'
import * as store from './vector-store.ts'
import { kept } from './vectors.ts'

/** What a question means, to a model. */
export type Meaning = { model: string; vector: Float32Array }

/** Questions asked lately: an agent asks the same one of several documents, and a page of results is turned. Bounded by numbers. */
const askedLately = new BoundedCache<string, Float32Array>(1_000_000)

/**
 * What a question means, to be asked before the transaction of its search; null where no model is set, or it does not answer: then words alone
 * count.
 */
export async function meaningOf({ outside: { embedder }, log }: House, query: string): Promise<Meaning | null> {
  if (!embedder || !query.trim()) return null
  const { model } = embedder
  const key = `${model} ${query}`
  const known = askedLately.get(key)
  if (known) return { model, vector: known }
  try {
    const vector = await embedder.ofQuestion(query)
    return { model, vector: askedLately.set(key, vector, vector.length) }
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'a question was searched by its words alone')
    return null
  }
}

/** So often one job asks: the next one goes on where it stopped, after other agencies. */
const CALLS = 16

/**
 * Asks for vectors of the next document of an agency that lacks some of the model that is set, and puts the agency at the end of the line when
 * there are more to get. What is got is kept at once. Where the model does not answer, the rest of the document is found by its words, and the
 * sweep asks again.
 */
export async function embedNext(house: House, { agencyId }: { agencyId: string }, signal: AbortSignal) {
  const { embedder } = house.outside
  if (!embedder) return
  const acting: Acting = { house, actor: { kind: 'house', agencyId, userId: null } }
  const isDone = await whileClaimed(house.db, `vectors:${agencyId}`, async () => {
    let next = await commit(acting, async (ctx) => {
      await demandPaid(ctx)
      const found = await nextWithout(ctx, embedder.model)
      if (found) await store.setTried(ctx.db, found, embedder.model, ctx.now)
      return found
    })
    if (!next) return false
    const { id } = next
    try {
      for (let calls = 0; next && calls < CALLS; calls++) next = await embedSome(acting, embedder, next, signal)
    } catch (error) {
      if (!isOutside(error)) throw error
      house.log.warn({ reason: reasonOf(error), documentId: id }, 'a document is found by its words alone for now')
      return false
    }
    return true
  })
  if (!isDone) return
  await commit(acting, async (ctx) => {
    if (await nextWithout(ctx, embedder.model)) await ctx.enqueue('embed-knowledge', { agencyId })
  })
}

/** The next document without vectors. Whoever indexed one asks for a job after that, so none is missed. */
const nextWithout = ({ db }: Ctx, model: string) => store.findNextWithout(db, model)

/** Gets the vectors of some passages: of each its words under the document's title. What is left then, or null. */
async function embedSome(acting: Acting, embedder: Embedder, document: store.Unembedded, signal: AbortSignal) {
  const { number, title, from } = document
  const some = await commit(acting, ({ db }) => store.listWords(db, number, from, embedder.most))
  if (!some.length) return null
  const texts = some.map(({ at, words }) => (at === 0 ? words : `${title}\n${words}`))
  const answers = await embedder.ofPassages(texts, signal)
  const refused = answers.filter((answer) => !answer).length
  if (refused) acting.house.log.warn({ documentId: document.id, refused }, 'passages are found by their words alone')
  const vectors = some.flatMap(({ at }, place) => (answers[place] ? [{ at, ...kept(answers[place]) }] : []))
  const to = some.at(-1)!.at + 1
  const { agencyId } = acting.actor
  const isKept = await commit(acting, ({ db }) => store.putVectors(db, agencyId, document, to, embedder.model, vectors))
  return isKept ? { ...document, from: to } : null
}

const isOutside = (error: unknown) => error instanceof AppError && error.code === 'OUTSIDE_FAILED'
const reasonOf = (error: unknown) => (error as Error).cause ?? (error as Error).message
