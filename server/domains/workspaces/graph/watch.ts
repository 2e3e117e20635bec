import { actorOf, builder } from '../../../api/builder.ts'
import { type Actor, type House, withCtx } from '../../../ctx.ts'
import { AppError } from '../../../lib/app-error.ts'
import { isId } from '../../../lib/ids.ts'
import type { Words } from '../../../live/doorbell.ts'
import { watch } from '../../../live/watch.ts'
import { demandStillActing } from '../../agency/service.ts'
import { readView, startWatermark, viewOfWords, type WorkspaceView } from '../view.ts'
import { type WorkspaceNode, WorkspaceRef } from './workspace.ts'

builder.subscriptionField('watchCaraWorkspace', (t) =>
  t.field({
    type: WorkspaceRef,
    description: `The first answer is the whole workspace (isPatch: false). Each later answer (isPatch: true) holds the workspace's
own scalar fields, and in the lists only the items that are new or changed since the answer before: merge them by id. An
event's content starts at its contentOffset. To receive little while words stream, ask for \`words\` and, of everything else,
inside \`changed\`, which is null when nothing but words is new.`,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, context) => watchWorkspace(context.house, actorOf(context), id),
    resolve: (node) => node,
  }),
)

/** A revoked session is signaled at once; an expired one is noticed after this time. */
const CHECK_MS = 10_000

/** The workspace now and at every change, for whoever may read it, as long as they may. */
function watchWorkspace(house: House, actor: Actor, id: string): AsyncIterableIterator<WorkspaceNode> {
  if (!isId(id)) throw notFound()
  const mark = startWatermark()
  let checked = Number.NEGATIVE_INFINITY
  const asNode = (view: WorkspaceView): WorkspaceNode => ({ workspace: view.workspace, view: async () => view })
  return watch<WorkspaceNode, Words>({
    listen(ring, tell) {
      const silences = [house.live.on('workspace', id, ring), house.live.onWords(id, tell)]
      const recheck = () => {
        checked = Number.NEGATIVE_INFINITY
        ring()
      }
      if (actor.userId) silences.push(house.live.on('user', actor.userId, recheck))
      return () => {
        for (const silence of silences) silence()
      }
    },
    async look() {
      if (performance.now() - checked > CHECK_MS) {
        await withCtx(house, actor, demandStillActing)
        checked = performance.now()
      }
      const view = await readView({ house, actor }, id, mark)
      if (view === undefined) throw notFound()
      return view && asNode(view)
    },
    answer(words) {
      const view = viewOfWords(mark, words)
      return view === null || view === 'look' ? view : asNode(view)
    },
  })
}

const notFound = () => new AppError('NOT_FOUND', 'Workspace not found')
