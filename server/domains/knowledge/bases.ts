import { FIRST_BASE } from '../../../shared/knowledge.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { entitlementsOf } from '../subscription/service.ts'
import { baseInput, noMorePages } from './rules.ts'
import * as store from './store.ts'
import type { KnowledgeBase } from './types.ts'

type Key = { key?: string | null | undefined }

/** The agency's knowledge bases; the first is used where none is named. */
export function listBases(ctx: Ctx): Promise<KnowledgeBase[]> {
  must(ctx, 'read', 'knowledge')
  return store.listBases(ctx.db)
}

/** A knowledge base of the agency. Throws NOT_FOUND. */
export async function getBase(ctx: Ctx, id: string): Promise<KnowledgeBase> {
  must(ctx, 'read', 'knowledge')
  const [base] = isId(id) ? await store.listBases(ctx.db, { id }) : []
  if (!base) throw new AppError('NOT_FOUND', 'This knowledge base does not exist.')
  return base
}

/** Makes a knowledge base beside those there are. Throws INVALID at a title that another one has. */
export async function createBase(ctx: Ctx, { key, ...given }: { title?: string | null } & Key): Promise<KnowledgeBase> {
  must(ctx, 'create', 'knowledge')
  const input = parse(baseInput, given)
  const { id } = await onlyOnce(ctx, key, 'createKnowledgeBase', input, async () => {
    await demandOwnName(ctx, input.title)
    return addBase(ctx, input.title)
  })
  return getBase(ctx, id)
}

/** Gives a knowledge base another title. Throws INVALID at one that another base has. */
export async function renameBase(
  ctx: Ctx,
  id: string,
  { key, ...given }: { title?: string | null } & Key,
): Promise<KnowledgeBase> {
  must(ctx, 'change', 'knowledge')
  const input = parse(baseInput, given)
  await onlyOnce(ctx, key, 'updateKnowledgeBase', { id, ...input }, async () => {
    const was = await getBase(ctx, id)
    if (was.title === input.title) return {}
    await demandOwnName(ctx, input.title, id)
    await store.setBase(ctx.db, { ...was, title: input.title, updatedAt: ctx.now, rev: was.rev + 1 })
    return {}
  })
  return getBase(ctx, id)
}

/** Deletes a knowledge base that has no documents. Throws CONFLICT for one that has some. */
export async function deleteBase(ctx: Ctx, id: string, key?: string | null): Promise<void> {
  must(ctx, 'delete', 'knowledge')
  await onlyOnce(ctx, key, 'deleteKnowledgeBase', { id }, async () => {
    await store.lockLibrary(ctx.db, ctx.agencyId)
    await getBase(ctx, id)
    if (await store.countDocuments(ctx.db, { baseId: id }))
      throw new AppError(
        'CONFLICT',
        'This knowledge base has documents. Delete them, or move them to another one, first.',
      )
    await store.deleteBase(ctx.db, id)
    return {}
  })
}

/** Refuses a title that another base has, whatever its case; nobody else names one until the transaction ends. */
async function demandOwnName(ctx: Ctx, title: string, id?: string) {
  await store.lockLibrary(ctx.db, ctx.agencyId)
  const [twin] = await store.listBases(ctx.db, { title })
  if (twin && twin.id !== id)
    throw invalid('title', `You have a knowledge base “${twin.title}” already. Choose another name.`)
}

async function addBase(ctx: Ctx, title: string) {
  const id = newId()
  const times = { createdAt: ctx.now, updatedAt: ctx.now, rev: 1 }
  await store.addBase(ctx.db, ctx.agencyId, { id, title, createdBy: ctx.actor.userId, ...times })
  return { id }
}

/** The base that is named, else the first, which is made where there is none. Keeps others from adding until the transaction ends. Throws LIMIT_REACHED. */
export async function demandRoom(ctx: Ctx, baseId: string | null | undefined): Promise<string> {
  must(ctx, 'create', 'knowledge')
  await store.lockLibrary(ctx.db, ctx.agencyId)
  const most = (await entitlementsOf(ctx)).limits.knowledgePages
  if (most !== null && (await store.countPages(ctx.db)) >= most)
    throw new AppError('LIMIT_REACHED', noMorePages(most, 0))
  if (baseId) return (await getBase(ctx, baseId)).id
  const [first] = await store.listBases(ctx.db)
  return first?.id ?? (await addBase(ctx, FIRST_BASE)).id
}
