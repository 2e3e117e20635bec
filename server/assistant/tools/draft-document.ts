import { z } from 'zod'
import { htmlToText, safeHtml } from '../../lib/html.ts'
import { refuseUnsourced } from '../evidence/check-text.ts'
import { sourceInput } from '../evidence/source-input.ts'
import { artifactIdOf, keepArtifact } from '../keep-artifact.ts'
import { defineTool } from '../tool.ts'

export const draftDocument = defineTool({
  name: 'DRAFT_DOCUMENT',
  manual:
    'Drafts a document (a summary, a comparison, a letter) as simple HTML: headings, paragraphs, lists, tables, ' +
    "bold and italic. Amounts, dates and numbers must be in a source you give, in the user's messages or on a " +
    'form of this workspace.',
  input: z.object({
    title: z.string().trim().min(1).max(200),
    htmlContent: z.string().trim().min(1).max(200_000),
    sources: z.array(sourceInput).max(200).optional(),
  }),
  title: ({ title }, done) => `${done ? 'Drafted' : 'Drafting'} ${title}`,
  async run(tool, { title, htmlContent, sources }) {
    const html = safeHtml(htmlContent)
    await refuseUnsourced(tool, { text: htmlToText(html), sources, names: [title] })
    const artifactId = artifactIdOf(tool)
    return {
      output: { artifactId, version: 1 },
      data: { artifactId, title, htmlContent: html },
      summary: title,
      keep: keepArtifact(tool, { version: 1, type: 'DOCUMENT', title, body: { kind: 'document', document: { html } } }),
    }
  },
})
