import path from 'node:path'
import { type Actor, withCtx } from '../../server/ctx.ts'
import { listNewestArtifacts } from '../../server/domains/workspaces/artifacts.ts'
import { addWorkspaceMessage, createWorkspace } from '../../server/domains/workspaces/service.ts'
import type { Artifact, Message } from '../../server/domains/workspaces/types.ts'
import { readView, startWatermark } from '../../server/domains/workspaces/view.ts'
import type { Cara } from '../../server/main.ts'
import type { Session } from './questions.ts'
import { toUpload, untilDone } from './workspace.ts'

export type Cited = { document: string; page: number | null; quote: string | null }

/** What came back to one message: Cara's words with what she drafted, and the places they name. */
export type Answer = { answer: string; citations: Cited[]; ms: number }

/** Holds a talk in a workspace of its own; its documents come with the first message, those a later one names newly with that. */
export async function ask(cara: Cara, actor: Actor, { folder, questions }: Session): Promise<Answer[]> {
  const answers: Answer[] = []
  const sent = new Set<string>()
  let id: string | null = null
  let seen = 0
  for (const { question, documents } of questions) {
    const fresh = documents.filter((name) => !sent.has(name))
    for (const name of fresh) sent.add(name)
    const uploads = await Promise.all(fresh.map((name) => toUpload(cara.house.tempDir, path.join(folder, name))))
    const began = performance.now()
    const acting = { house: cara.house, actor }
    const workspace: { id: string } = id
      ? await addWorkspaceMessage(acting, id, { message: question }, uploads)
      : await createWorkspace(acting, { message: question }, uploads)
    id = workspace.id
    await untilDone(cara, actor, id)
    const ms = Math.round(performance.now() - began)
    const view = await readView(acting, id, startWatermark())
    const said = (view?.messages ?? []).filter(({ role }) => role !== 'USER').slice(seen)
    seen += said.length
    const artifacts = await withCtx(cara.house, actor, (ctx) => listNewestArtifacts(ctx, workspace.id))
    answers.push({ answer: inWords(said, artifacts), citations: said.flatMap(placesOf), ms })
  }
  return answers
}

const placesOf = ({ citations }: Message): Cited[] =>
  citations.map(({ source }) => ({
    document: source.label,
    page: source.kind === 'DOCUMENT' ? source.page : null,
    quote: source.quote ?? null,
  }))

/** The chat's words without their marks, and under them the drafts as they stand. */
function inWords(said: Message[], artifacts: Artifact[]): string {
  const drafts = artifacts.map(({ body }) => {
    if (body.kind === 'email') return `${body.email.subject}\n${body.email.body}`
    return body.kind === 'document' ? body.document.html.replace(/<[^>]*>/g, ' ') : ''
  })
  return [...said.map(({ content }) => content.replace(/ ?\[\d{1,3}\]|\*\*/g, '')), ...drafts]
    .filter(Boolean)
    .join('\n\n')
}
