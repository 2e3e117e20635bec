import { withoutPrefix } from '../../../shared/presets.ts'
import { recordsFound } from '../book/found.ts'
import { agencyRecord, saidTexts } from '../conversation.ts'
import { workedOutIn } from '../told-facts.ts'
import type { ToolContext } from '../tool.ts'
import { commandsIn } from './commands.ts'
import { type Grounds, groundsOf, holdsFigure, withoutNames } from './figures.ts'

type Talk = Pick<ToolContext, 'conversation'>

/** What a statement may rest on: these quotes, and what is given without a source of its own. */
export const groundsWith = (talk: Talk, quotes: string[]): Grounds =>
  groundsOf([...quotes, ...givenTexts(talk)], namesOf(talk))

/** What files and the client's records are called, and how long files are. A name without an ending could be any words. */
function namesOf({ conversation }: Talk): string[] {
  const { files, account, library } = conversation
  const names = files.flatMap(({ file }) => [file.name, withoutPrefix(file.name)])
  const ofLibrary = [...library.found, ...library.rules].flatMap(({ file: { name } }) => {
    if (!isName(name)) return []
    // A title comes from outside: one with a figure is a name in quotation marks alone.
    return holdsFigure(name) ? [`“${name}”`, `"${name}"`] : name
  })
  const lengths = files.flatMap(({ file: { pageCount } }) =>
    pageCount ? [`${pageCount} pages`, `${pageCount.toLocaleString('en-US')} pages`] : [],
  )
  const records = [...(account?.records ?? []), ...recordsFound(conversation)].flatMap(({ name }) =>
    isName(name) ? name : [],
  )
  return [
    ...new Set([...names.filter((name) => /\.[a-z][a-z0-9]{1,4}$/i.test(name)), ...lengths, ...records, ...ofLibrary]),
  ].sort((a, b) => b.length - a.length)
}

const isName = (name: string) => /\p{L}{3}/u.test(name) && !commandsIn(name).length

/**
 * What may be said without a source of its own: the user's words, the agency's record and preset, values accepted on forms, drafts, and what was worked
 * out over the lists of the documents.
 */
function givenTexts(talk: Talk): string[] {
  const { conversation } = talk
  const { agency, artifacts, workspace, results } = conversation
  const names = namesOf(talk)
  const drafted = [
    ...artifacts.flatMap(({ body, title }) => [
      title,
      ...(body.kind === 'form' ? body.form.fields.map(({ value }) => value) : []),
      ...(body.kind === 'review' ? body.review.findings.flatMap(({ remark }) => remark?.text ?? []) : []),
    ]),
    ...artifacts.map(({ body }) =>
      body.kind === 'email' ? `${body.email.toEmail}\n${body.email.subject}\n${body.email.body}` : '',
    ),
    ...artifacts.map(({ body }) => (body.kind === 'document' ? body.document.html.replace(/<[^>]*>/g, ' ') : '')),
    workspace.title,
  ]
  return [
    ...saidTexts(conversation),
    Object.values(agencyRecord(agency)).filter(Boolean).join('\n'),
    // A draft may say the name of a file, which proves no more there.
    ...drafted.map((text) => withoutNames(text, names)),
    ...[...results.values()].flatMap(({ output, refused }) => (refused ? [] : workedOutIn(output))),
  ]
}
