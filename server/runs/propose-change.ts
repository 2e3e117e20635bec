import { z } from 'zod'
import { askModel, ModelError } from '../assistant/ask-model.ts'
import { partAnswered, promptForPart } from '../assistant/change-part.ts'
import type { Conversation } from '../assistant/conversation.ts'
import { refuseUnsourced } from '../assistant/evidence/check-text.ts'
import { commandsIn } from '../assistant/evidence/commands.ts'
import { BUILT_IN, ToolRefusal } from '../assistant/tool.ts'
import { must } from '../can.ts'
import { type Acting, type Ctx, commit } from '../ctx.ts'
import { demandPaid } from '../domains/subscription/service.ts'
import { getUnchanged } from '../domains/workspaces/artifacts.ts'
import { whyClosed } from '../domains/workspaces/rules.ts'
import { getWorkspace } from '../domains/workspaces/service.ts'
import { AppError, invalid } from '../lib/app-error.ts'
import { htmlToText, safeHtml } from '../lib/html.ts'
import { parse } from '../lib/parse.ts'
import { readConversation } from './read-conversation.ts'
import { findNewestRun } from './service.ts'

const LONGEST_MS = 60_000
/** How many changes are worked out at once in this process for one agency: each is a call of the model. */
const AT_ONCE = 4
const underWay = new Map<string, number>()

const asked = z.object({
  part: z.string().min(1, 'Select what should change.').max(100_000, 'This is too much at once. Select less of it.'),
  instruction: z.string().trim().min(1, 'Write what should change.').max(2000, 'Up to 2,000 characters fit here.'),
})

/** Other HTML for a part of a document, and a sentence on it. Without `after` nothing is proposed, and `note` says why. */
export type Proposal = { before: string; after: string | null; note: string }

/**
 * Asks the model for other words in place of one part of a document, which is as `base` says. Nothing is kept: the user accepts it, and it is saved
 * as what they typed. An amount, date, number or address that is neither in the document nor in the user's words is not proposed. No tool
 * runs. Throws CONFLICT while Cara works there or when the document was saved meanwhile, OUTSIDE_FAILED when the model does not answer in a minute.
 */
export async function proposeArtifactChange(
  acting: Acting,
  workspaceId: string,
  artifactId: string,
  base: { version: number; edits?: number | null },
  input: { part: string; instruction: string },
  signal: AbortSignal = new AbortController().signal,
): Promise<Proposal> {
  const { conversation, text } = await commit(acting, (ctx) => readOf(ctx, workspaceId, artifactId, base))
  const { part, instruction } = parse(asked, input)
  const before = safeHtml(part)
  const answered = await oneOfFew(acting.actor.agencyId, () => answerOf(acting, before, instruction, signal))
  if (answered.after === null) return { before, ...answered }
  const after = safeHtml(answered.after)
  if (after === before) return { before, after: null, note: 'Nothing in it would change.' }
  const others = conversation.artifacts.filter(({ id }) => id !== artifactId)
  const tool = { ...acting, conversation: { ...conversation, artifacts: others } }
  const words = htmlToText(before)
  try {
    await refuseUnsourced(tool, {
      text: without(htmlToText(after), commandsIn(words)),
      given: [without(text, commandsIn(text)), without(words, commandsIn(words)), instruction],
    })
  } catch (error) {
    if (!(error instanceof ToolRefusal)) throw error
    return { before, after: null, note: whyRefused(error) }
  }
  return { before, after, note: answered.note }
}

async function oneOfFew<T>(agencyId: string, work: () => Promise<T>): Promise<T> {
  const now = underWay.get(agencyId) ?? 0
  if (now >= AT_ONCE)
    throw new AppError(
      'LIMIT_REACHED',
      'Cara is working on several changes already. Try again when one of them is there.',
    )
  underWay.set(agencyId, now + 1)
  try {
    return await work()
  } finally {
    underWay.set(agencyId, underWay.get(agencyId)! - 1)
    if (!underWay.get(agencyId)) underWay.delete(agencyId)
  }
}

async function readOf(
  ctx: Ctx,
  workspaceId: string,
  artifactId: string,
  base: { version: number; edits?: number | null },
): Promise<{ conversation: Conversation; text: string }> {
  must(ctx, 'change', 'artifact')
  must(ctx, 'run', 'workspace')
  await demandPaid(ctx)
  const workspace = await getWorkspace(ctx, workspaceId)
  const closed = whyClosed(workspace)
  if (closed) throw new AppError('CONFLICT', closed)
  const { body } = await getUnchanged(ctx, workspaceId, artifactId, base)
  if (workspace.state === 'WORKING')
    throw new AppError('CONFLICT', 'Cara is working here. Ask for this change when Cara is done.')
  if (body.kind !== 'document') throw invalid('artifactId', 'Only a part of a document can be changed so.')
  const run = await findNewestRun(ctx, workspaceId)
  return { conversation: await readConversation(ctx, run!.id), text: htmlToText(body.document.html) }
}

/** A text without what it tells a machine to do: no figure can rest on that. */
const without = (text: string, commands: string[]) =>
  commands.reduce((left, command) => left.replaceAll(command, ' '), text)

async function answerOf({ house }: Acting, part: string, instruction: string, signal: AbortSignal) {
  const { model } = house.outside
  if (!model) throw new AppError('OUTSIDE_FAILED', 'There is no language model here.')
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
  const today = house.now().toISOString().slice(0, 10)
  const options = {
    prompt: promptForPart(part, instruction, today),
    providerOptions: { [BUILT_IN]: { part, instruction, today } },
  }
  try {
    const { content } = await askModel({ model, options, timeoutMs: LONGEST_MS, signal: inTime }, UNHEARD)
    return partAnswered(content.map((one) => (one.type === 'text' ? one.text : '')).join(''))
  } catch (error) {
    if (error instanceof ModelError) throw new AppError('OUTSIDE_FAILED', error.message)
    if (signal.aborted) throw new AppError('OUTSIDE_FAILED', 'Stopped. Nothing was changed.')
    if (inTime.aborted) throw new AppError('OUTSIDE_FAILED', 'The model did not answer in a minute. Try again.')
    throw error
  }
}

const UNHEARD = { begin: () => {}, words: () => {}, lost: () => {}, restart: async () => {} }

function whyRefused({ faults: { unsourced } }: ToolRefusal): string {
  if (!unsourced.length) return 'The change is not shown, since it repeats an instruction to a machine.'
  const [is, named] = unsourced.length === 1 ? ['is', unsourced[0]!] : ['are', unsourced.join(', ')]
  return `The change is not shown, since ${named} ${is} neither in this document nor in your words.`
}
