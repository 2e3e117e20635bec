import { z } from 'zod'
import { commit } from '../../ctx.ts'
import { findArtifact } from '../../domains/workspaces/artifacts.ts'
import type { Artifact, ArtifactBody } from '../../domains/workspaces/types.ts'
import { htmlToText, safeHtml } from '../../lib/html.ts'
import { refuseUnsourced } from '../evidence/check-text.ts'
import { sourceInput } from '../evidence/source-input.ts'
import { keepArtifact } from '../keep-artifact.ts'
import { defineTool, type ToolContext, ToolRefusal } from '../tool.ts'

const edit = z.object({ find: z.string().min(1).max(20_000), replace: z.string().max(50_000) })

const SHOWN_EDIT = 1000

export const fileEditor = defineTool({
  name: 'FILE_EDITOR',
  manual:
    'Reads or changes a document or e-mail drafted in this workspace. READ gives its current text, with ' +
    'what the user changed. EDIT replaces exact pieces of text: each "find" must occur in it exactly once; it also ' +
    'gives an e-mail another subject or name to send it to, and a document another title. Every EDIT makes a new version.',
  input: z.object({
    operation: z.enum(['READ', 'EDIT']),
    artifactId: z.string(),
    edits: z.array(edit).min(1).max(50).optional().describe('For EDIT.'),
    title: z.string().trim().min(1).max(200).optional().describe('For EDIT: the new subject or title.'),
    toName: z.string().trim().max(200).optional().describe('For EDIT of an e-mail: who it is to.'),
    sources: z.array(sourceInput).max(60).optional(),
  }),
  title: ({ operation }, done) =>
    operation === 'READ' ? `${done ? 'Read' : 'Reading'} the draft` : `${done ? 'Changed' : 'Changing'} the draft`,
  async run(tool, { operation, artifactId, edits = [], title, toName, sources }) {
    const artifact = await readDraft(tool, artifactId)
    const text = textOf(artifact)
    if (operation === 'READ') {
      return {
        output: { artifactId, version: artifact.version, title: artifact.title, text },
        data: { operation, fileId: artifactId, version: artifact.version },
      }
    }
    if (!edits.length && !title && toName === undefined) throw new ToolRefusal('EDIT needs at least one edit.')
    const changed = edits.reduce(replaceOnce, text)
    // The whole of it: a piece of a figure says nothing by itself.
    await refuseUnsourced(tool, {
      text: htmlToText(changed),
      sources,
      given: [htmlToText(text)],
      names: [title, toName],
    })
    const version = artifact.version + 1
    const { id, type } = artifact
    const named = title ?? artifact.title
    const shown = [
      ...edits,
      ...(title ? [{ find: artifact.title, replace: title }] : []),
      ...(toName !== undefined && artifact.body.kind === 'email'
        ? [{ find: artifact.body.email.toName ?? '', replace: toName }]
        : []),
    ]
    return {
      output: { artifactId, version },
      data: { operation, fileId: artifactId, version, edits: shown.map(inWords) },
      summary: named,
      keep: keepArtifact(tool, { id, type, title: named, version, body: withText(artifact, changed, named, toName) }),
    }
  },
})

/** An edit as people read it, without the marks of the document. */
const inWords = ({ find, replace }: z.infer<typeof edit>) => ({
  before: htmlToText(find).slice(0, SHOWN_EDIT),
  after: htmlToText(replace).slice(0, SHOWN_EDIT),
})

async function readDraft(tool: ToolContext, id: string): Promise<Artifact> {
  const found = await commit(tool, (ctx) => findArtifact(ctx, tool.conversation.workspace.id, id))
  if (!found || found.body.kind === 'form')
    throw new ToolRefusal(`There is no drafted document or e-mail with the id "${id}".`)
  return found
}

function textOf({ body }: Artifact) {
  if (body.kind === 'email') return body.email.body
  return body.kind === 'document' ? body.document.html : ''
}

function withText({ body }: Artifact, text: string, subject: string, toName?: string): ArtifactBody {
  if (body.kind === 'email')
    return { kind: 'email', email: { ...body.email, body: text, subject, ...(toName === undefined ? {} : { toName }) } }
  return { kind: 'document', document: { ...(body.kind === 'document' && body.document), html: safeHtml(text) } }
}

function replaceOnce(text: string, { find, replace }: z.infer<typeof edit>) {
  const at = text.indexOf(find)
  if (at < 0) throw new ToolRefusal(`“${find}” is not in the draft.`)
  if (text.indexOf(find, at + 1) >= 0)
    throw new ToolRefusal(`“${find}” is in the draft more than once; give more of the words around it.`)
  return text.slice(0, at) + replace + text.slice(at + find.length)
}
