import type { EventType } from '../../shared/kinds.ts'
import type { PlanState } from '../../shared/states.ts'
import type { Actor, Ctx, House } from '../ctx.ts'
import { withCtx } from '../ctx.ts'
import { idFrom } from '../lib/ids.ts'
import { nextRev } from '../live/revision.ts'
import { keepWords } from './keep-words.ts'
import * as stages from './store/stages.ts'
import type { AttachmentProgress, Run, Stage, ToolCallRecord } from './types.ts'

export type EventPlace = { stageId: string; step: number; part: number }
type EventState = {
  state: PlanState
  title: string
  content: string
  toolCall?: ToolCallRecord | null
  error?: string | null
  startedAt: Date
}

/** Ids follow from the place, so a step that is done again after a crash writes the same rows. */
const eventIdOf = ({ stageId, step, part }: EventPlace) => idFrom('event', stageId, step, part)

/**
 * The only writer of stages and events. Everything is committed before a screen is told of it: planned, in progress, then
 * success or failed.
 */
export function openJournal(house: House, actor: Actor, run: Run) {
  const { workspaceId } = run
  const write = <T>(work: (ctx: Ctx, rev: number) => Promise<T>) =>
    withCtx(house, actor, async (ctx) => {
      const result = await work(ctx, await nextRev(ctx.db, 'workspaces', workspaceId, ctx.now))
      ctx.ring('workspace', workspaceId)
      return result
    })

  const putStage = (stage: Stage) =>
    write((ctx, rev) =>
      stages.putStage(ctx.db, {
        ...stage,
        agencyId: ctx.agencyId,
        workspaceId,
        createdAt: stage.startedAt ?? ctx.now,
        rev,
      }),
    )

  return {
    write,

    /** Begins a stage of this run for a user's message, or finds the one a crash left. */
    async startStage(
      type: Stage['type'],
      messageId: string,
      progress: AttachmentProgress[] | null = null,
    ): Promise<Stage> {
      const id = idFrom('stage', run.id, type, messageId)
      const stage: Stage = {
        id,
        runId: run.id,
        messageId,
        type,
        state: 'IN_PROGRESS',
        startedAt: house.now(),
        endedAt: null,
        result: null,
        error: null,
        progress,
      }
      await putStage(stage)
      return stage
    },

    putStage,

    /** How far the stage of this kind for a user's message has come; null when it has not begun. */
    findStage(type: Stage['type'], messageId: string): Promise<Pick<Stage, 'state' | 'progress'> | null> {
      const id = idFrom('stage', run.id, type, messageId)
      return withCtx(house, actor, ({ db }) => stages.findStage(db, id))
    },

    endStage: (stage: Stage, state: PlanState, ending: { result?: string; error?: string } = {}) =>
      putStage({ ...stage, state, endedAt: house.now(), result: ending.result ?? null, error: ending.error ?? null }),

    /** Writes an event as it now is. */
    putEvent: (
      ctx: Ctx,
      rev: number,
      place: EventPlace,
      type: EventType,
      event: EventState,
      how?: { restart: boolean },
    ) =>
      stages.putEvent(
        ctx.db,
        {
          id: eventIdOf(place),
          ...place,
          type,
          state: event.state,
          title: event.title,
          content: event.content,
          toolCall: event.toolCall ?? null,
          error: event.error ?? null,
          startedAt: event.startedAt,
          endedAt: event.state === 'SUCCESS' || event.state === 'FAILED' ? ctx.now : null,
          agencyId: ctx.agencyId,
          workspaceId,
          rev,
        },
        how,
      ),

    /** Opens a thought that grows word by word. */
    openThought(place: EventPlace, title: string) {
      const startedAt = house.now()
      const put = (state: PlanState, content: string, error: string | null = null, restart = false) =>
        write((ctx, rev) =>
          this.putEvent(ctx, rev, place, 'THOUGHT', { state, title, content, error, startedAt }, { restart }),
        )
      const eventId = eventIdOf(place)
      return growing({
        open: () => put('IN_PROGRESS', '', null, true),
        append: (words, start) => keepWords(house, { agencyId: actor.agencyId, workspaceId, eventId, start, words }),
        end: (content) => put('SUCCESS', content),
        scrap: (reason) => put('FAILED', '', reason, true),
      })
    },

    /** Ends what was begun in a stage and will not be finished. */
    closeOpenEvents: (stageId: string, state: PlanState, error: string | null) =>
      write((ctx, rev) => stages.closeOpenEvents(ctx.db, stageId, { state, error, now: ctx.now, rev })),
  }
}

export type Journal = ReturnType<typeof openJournal>

type Writer = {
  open(): Promise<unknown>
  append(words: string, start: number): Promise<unknown>
  end(content: string): Promise<unknown>
  scrap(reason: string): Promise<unknown>
}

/** A text that is written while it grows: one write at a time; text that arrives in the meantime goes into the next. */
function growing({ open, append, end, scrap }: Writer) {
  let whole = ''
  let written = 0
  let isPlanned = false
  let writing: Promise<unknown> = open()
  writing.catch(() => {})

  /** Writes what came since. Half of a character waits for its other half, which no database would take alone. */
  function writeNews() {
    isPlanned = false
    const news = withoutHalf(whole.slice(written))
    const start = written
    written += news.length
    return news ? append(news.toWellFormed(), start) : undefined
  }

  return {
    add(text: string) {
      whole += text
      if (isPlanned) return
      isPlanned = true
      writing = writing.then(writeNews)
      writing.catch(() => {})
    },
    /** Writes the rest and marks the thought as done. Throws what any of its writes threw. */
    async end() {
      await writing
      await end(whole.toWellFormed())
    },
    /** Discards the words: they came from an answer that broke off. The same place may be opened again. */
    async scrap(reason: string) {
      await writing
      await scrap(reason)
    },
    /** Leaves it as it is, open, with nothing on its way to the database any more. */
    async abandon() {
      await writing.catch(() => {})
    },
  }
}

/** Without a last UTF-16 unit that is only the first half of a character. */
function withoutHalf(text: string) {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text
}
