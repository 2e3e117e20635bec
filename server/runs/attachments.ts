import { prefixesOf, slotOf } from '../../shared/presets.ts'
import { type Conversation, currentMessage } from '../assistant/conversation.ts'
import { type Actor, type House, withCtx } from '../ctx.ts'
import { TOOK_TOO_LONG } from '../documents/index.ts'
import { readFile } from '../domains/files/reading.ts'
import { listFiles, readAgain } from '../domains/files/service.ts'
import type { FileRecord } from '../domains/files/types.ts'
import { nameClient as keepClient } from '../domains/workspaces/answers.ts'
import { AppError } from '../lib/app-error.ts'
import type { Journal } from './journal.ts'
import { whatWasRead } from './stage-result.ts'
import { Stopped } from './stopped.ts'
import type { AttachmentProgress, Stage } from './types.ts'

/** Progress is written this often at most. */
const EVERY_MS = 150
const AT_ONCE = 2

/**
 * Reads the files that came with the message being answered, and those of earlier messages whose reading was stopped or took too long, each with
 * its own progress. One that cannot be read says why and the others go on; where the clock alone kept all from being read, the run fails, to be
 * tried again. Then names the client, when the documents agree on one. A crash may have come after the last file was
 * read and before the stage was ended; so the stage decides whether there is anything to do, not the files alone. Returns
 * whether there was.
 */
export async function processAttachments(
  house: House,
  actor: Actor,
  journal: Journal,
  conversation: Conversation,
  signal: AbortSignal,
): Promise<boolean> {
  const message = currentMessage(conversation)
  const begun = await journal.findStage('PROCESS_ATTACHMENTS', message.id)
  const taken = new Set(begun?.progress?.map(({ fileId }) => fileId))
  await reopen(house, actor, conversation)
  const files = conversation.files
    .filter(({ messageId, file }) => messageId === message.id || isOpen(file) || taken.has(file.id))
    .map(({ file }) => file)
  const open = files.filter(isOpen)
  if (!files.length || (!open.length && (begun?.state === 'SUCCESS' || begun?.state === 'FAILED'))) return false
  const progress = files.map(progressOf)
  const stage = await journal.startStage('PROCESS_ATTACHMENTS', message.id, progress)
  const report = reporter(journal, stage, progress)
  try {
    const queue = open.values()
    const lane = async () => {
      for (const file of queue)
        report.done(await readFile(house, actor, file, (part, pages) => report.move(file, part, pages), signal))
    }
    const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane))
    for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason
    await nameClient(house, actor, conversation)
  } catch (error) {
    if (!signal.aborted || signal.reason instanceof Stopped)
      await report.end('FAILED', signal.aborted ? 'Stopped' : undefined)
    throw error
  }
  const late = progress.some(({ error }) => error === TOOK_TOO_LONG)
  await report.end(progress.every(({ error }) => error) ? 'FAILED' : 'SUCCESS')
  if (late && progress.every(({ error }) => error)) throw new AppError('INVALID', TOOK_TOO_LONG)
  return true
}

/** What took too long is read anew whenever a run is taken up. */
async function reopen(house: House, actor: Actor, { files }: Conversation): Promise<void> {
  const late = files.filter(({ file: { state, error } }) => state === 'FAILED' && error === TOOK_TOO_LONG)
  await withCtx(house, actor, async (ctx) => {
    for (const { file } of late) {
      await readAgain(ctx, file.id)
      file.state = 'PENDING'
      file.error = null
    }
  })
}

const isOpen = ({ state }: FileRecord) => state !== 'READ' && state !== 'FAILED'

function progressOf(file: FileRecord): AttachmentProgress {
  const progress = isOpen(file) ? 0 : 1
  return { fileId: file.id, fileName: file.name, error: file.error, progress, pages: file.pageCount }
}

/**
 * Keeps the stage's progress up to date: one write at a time, and not more often than a person can follow. Late progress of a file that
 * already failed overwrites neither the file's end nor the stage's.
 */
export function reporter(
  journal: Pick<Journal, 'putStage' | 'endStage'>,
  stage: Stage,
  progress: AttachmentProgress[],
) {
  let writing: Promise<unknown> = Promise.resolve()
  let last = 0
  const entry = (id: string) => progress.find(({ fileId }) => fileId === id)!
  const write = () => {
    last = Date.now()
    writing = writing.then(() => journal.putStage({ ...stage, progress: structuredClone(progress) }))
    writing.catch(() => {})
  }
  return {
    move(file: FileRecord, part: number, pages: number | null) {
      if (entry(file.id).progress === 1) return
      Object.assign(entry(file.id), { progress: Math.min(part, 0.99), pages })
      if (Date.now() - last >= EVERY_MS) write()
    },
    done(file: FileRecord) {
      Object.assign(entry(file.id), progressOf(file))
      write()
    },
    async end(state: 'SUCCESS' | 'FAILED', error?: string) {
      await writing
      await journal.endStage({ ...stage, progress }, state, error ? { error } : { result: whatWasRead(progress) })
    },
  }
}

/** The client's name and what the documents are, for the workspace's list: only what all documents that name an insured agree on. */
async function nameClient(house: House, actor: Actor, { workspace, files, instructions }: Conversation) {
  const preset = workspace.preset ?? instructions?.inherits ?? null
  const slots = preset ? prefixesOf(preset) : []
  const placeOf = ({ name }: FileRecord) => (slots.includes(slotOf(name)) ? slots.indexOf(slotOf(name)) : slots.length)
  const inOrder = files.map(({ file }) => file).toSorted((one, other) => placeOf(one) - placeOf(other))
  await withCtx(house, actor, async (ctx) => {
    const ids = inOrder.map(({ id }) => id)
    const read = (await listFiles(ctx, ids)).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    const policies = read.map(({ facts }) => facts?.policies.filter(({ status }) => status === 'current') ?? [])
    const names = insuredOf(policies.flat())
    const keywords = [
      ...new Set(
        policies
          .flat()
          .flatMap(({ number, carrier }) => [number, carrier])
          .filter((word) => word !== null),
      ),
    ]
    await keepClient(ctx, workspace.id, {
      ...(names.length === 1 && { clientName: names[0]! }),
      insured: policies.map(insuredOf).find(({ length }) => length === 1)?.[0],
      keywords: keywords.slice(0, 20),
    })
  })
}

/** The insureds of policies, each once. */
const insuredOf = (policies: readonly { insured: string | null }[]) => [
  ...new Map(policies.flatMap(({ insured }) => (insured ? [[insured.toLowerCase(), insured] as const] : []))).values(),
]
