import { type ApiContext, actorOf, builder } from '../../../api/builder.ts'
import { type Ctx, withCtx } from '../../../ctx.ts'
import { AppError } from '../../../lib/app-error.ts'
import { isId } from '../../../lib/ids.ts'
import { isSessionOpen } from '../../agency/service.ts'
import { readView, startWatermark, viewOfEvents, type Watermark, type WorkspaceView } from '../view.ts'
import { findNews } from '../watching.ts'
import { type WorkspaceNode, WorkspaceRef } from './workspace.ts'

builder.subscriptionField('watchCaraWorkspace', (t) =>
  t.field({
    type: WorkspaceRef,
    description: `The first answer is the whole workspace (isPatch: false). Each later answer (isPatch: true) holds the workspace's
own scalar fields, and in the lists only the items that are new or changed since the answer before: merge them by id
(artifacts by id and version). An event's content starts at its contentOffset.`,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, context) => watch(context, id),
    resolve: (node) => node,
  }),
)

/** A frame of the screen: news that come faster are read together. */
const FRAME_MS = 4

/** The workspace now and at every change, until the watcher leaves. Leaving ends a wait at once. */
function watch(context: ApiContext, workspaceId: string): AsyncIterableIterator<WorkspaceNode> {
  const bell = openBell((ring) => context.doorbell.on('workspace', workspaceId, ring))
  const answers = follow(context, workspaceId, bell)
  return {
    next: () => answers.next(),
    return: () => {
      bell.close()
      return answers.return(undefined)
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

async function* follow(context: ApiContext, workspaceId: string, bell: Bell): AsyncGenerator<WorkspaceNode, undefined> {
  const mark = startWatermark()
  try {
    do {
      const view = await look(context, workspaceId, mark)
      if (view) yield { workspace: view.workspace, view: async () => view }
    } while (await bell.rung())
  } finally {
    bell.close()
  }
}

/** What is new since the watcher last looked; null for nothing. Words that come in a stream are read the short way. */
async function look(context: ApiContext, id: string, mark: Watermark): Promise<WorkspaceView | null> {
  const { viewer, house } = context
  if (!viewer) throw signedOut()
  if (!isId(id)) throw notFound()
  if (mark.rev >= 0) {
    const ask = {
      agencyId: viewer.agencyId,
      sessionId: viewer.sessionId,
      workspaceId: id,
      since: mark.rev,
      seen: mark.seen,
    }
    const news = await findNews(house, ask)
    if (news.kind === 'GONE') throw notFound()
    if (news.kind === 'CLOSED') throw signedOut()
    if (news.kind === 'SAME') return null
    const patch = news.kind === 'EVENTS' ? viewOfEvents(mark, news) : null
    if (patch) return patch
  }
  return withCtx(house, actorOf(context), (ctx) => lookAtAll(ctx, viewer.sessionId, id, mark))
}

async function lookAtAll(ctx: Ctx, sessionId: string, id: string, mark: Watermark): Promise<WorkspaceView | null> {
  if (!(await isSessionOpen(ctx, sessionId))) throw signedOut()
  const view = await readView(ctx, id, mark)
  if (view === undefined) throw notFound()
  return view
}

const signedOut = () => new AppError('SIGNED_OUT', 'You are signed out. Sign in again to go on.')
const notFound = () => new AppError('NOT_FOUND', 'Workspace not found')

type Bell = { rung(): Promise<boolean>; close(): void }

/** Turns rings into something to wait for; rings that come while nobody waits, or within one frame, count as one. */
function openBell(listen: (ring: () => void) => () => void): Bell {
  let wake = () => {}
  let hasRung = false
  let open = true
  const silence = listen(() => {
    hasRung = true
    wake()
  })
  return {
    async rung() {
      if (!hasRung && open) await new Promise<void>((resolve) => (wake = resolve))
      if (open) await new Promise((resolve) => setTimeout(resolve, FRAME_MS))
      hasRung = false
      return open
    },
    close() {
      open = false
      silence()
      wake()
    },
  }
}
