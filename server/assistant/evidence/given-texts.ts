import { agencyRecord, userMessages } from '../conversation.ts'
import { workedOutIn } from '../told-facts.ts'
import type { ToolContext } from '../tool.ts'

/**
 * What may be said without a source of its own: the user's words, the agency's record, values accepted on forms, drafts, and what was worked
 * out over the lists of the papers.
 */
export function givenTexts({ conversation }: Pick<ToolContext, 'conversation'>): string[] {
  const { agency, artifacts, files, workspace, results } = conversation
  return [
    ...userMessages(conversation).map(({ content }) => content),
    Object.values(agencyRecord(agency)).filter(Boolean).join('\n'),
    ...artifacts.flatMap(({ body, title }) => [
      title,
      ...(body.kind === 'form' ? body.form.fields.map(({ value }) => value) : []),
    ]),
    ...artifacts.map(({ body }) =>
      body.kind === 'email' ? `${body.email.toEmail}\n${body.email.subject}\n${body.email.body}` : '',
    ),
    ...artifacts.map(({ body }) => (body.kind === 'document' ? body.document.html.replace(/<[^>]*>/g, ' ') : '')),
    ...files.map(({ file, handle }) => `${handle}\n${file.name}\n${file.pageCount ?? ''}`),
    workspace.title,
    ...[...results.values()].flatMap(({ output, refused }) => (refused ? [] : workedOutIn(output))),
  ]
}
