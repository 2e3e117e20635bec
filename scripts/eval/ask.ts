import path from 'node:path'
import { type Actor, withCtx } from '../../server/ctx.ts'
import { listNewestArtifacts } from '../../server/domains/workspaces/artifacts.ts'
import { addWorkspaceMessage, createWorkspace } from '../../server/domains/workspaces/service.ts'
import type { Artifact, Message } from '../../server/domains/workspaces/types.ts'
import { readView, startWatermark } from '../../server/domains/workspaces/view.ts'
import { FORMS } from '../../server/forms/index.ts'
import { htmlToText } from '../../server/lib/html.ts'
import type { Cara } from '../../server/main.ts'
import type { Session } from './questions.ts'
import { toUpload, untilDone } from './workspace.ts'

export type Cited = { document: string; page: number | null; quote: string | null }

/** What came back to one message: Cara's words, what she made so far, oldest first, and the places her words name. */
export type Answer = { answer: string; drafts: string[]; form: string; citations: Cited[]; ms: number }

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
    const answer = said.map(({ content }) => content.replace(/ ?\[\d{1,3}\]|\*\*/g, '')).join('\n\n')
    answers.push({
      answer,
      drafts: artifacts.map(draftInWords).filter(Boolean),
      form: artifacts.map(formInWords).findLast(Boolean) ?? '',
      citations: said.flatMap(placesOf),
      ms,
    })
  }
  return answers
}

const placesOf = ({ citations }: Message): Cited[] =>
  citations.map(({ source }) => ({
    document: source.label,
    page: source.kind === 'DOCUMENT' ? source.page : null,
    quote: source.quote ?? null,
  }))

/** A draft as it stands; empty for anything else. */
function draftInWords({ body }: Artifact): string {
  if (body.kind === 'email') return `${body.email.subject}\n${body.email.body}`
  return body.kind === 'document' ? htmlToText(body.document.html) : ''
}

/** The values of a filled form by their labels; empty for anything else. */
function formInWords({ body }: Artifact): string {
  if (body.kind !== 'form') return ''
  const { formId, fields } = body.form
  const labels = new Map(
    FORMS.find(({ id }) => id === formId)?.fields.map(({ name, section, label }) => [name, `${section}, ${label}`]),
  )
  return fields.flatMap(({ name, value }) => (value ? [`${labels.get(name)}: ${value}`] : [])).join('\n')
}
