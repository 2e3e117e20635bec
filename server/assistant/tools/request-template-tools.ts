import { z } from 'zod'
import { DEFAULT_HOLDER } from '../../../shared/presets.ts'
import { recordsAsPaper } from '../../domains/on-file/as-paper.ts'
import { getForm } from '../../domains/workspaces/form-artifact.ts'
import { FORMS } from '../../forms/index.ts'
import { NEVER_WRITTEN } from '../../forms/output/types.ts'
import type { FormDefinition, ProposedValue } from '../../forms/types.ts'
import { isId } from '../../lib/ids.ts'
import { agencyRecord, type Conversation, currentMessage, saidTexts } from '../conversation.ts'
import { AGENCY_PATHS } from '../evidence/source-input.ts'
import { defineTool } from '../tool.ts'
import { tellPlaces, templateMeant } from './fill-document.ts'
import { nameOfTemplate } from './fill-template.ts'

/** An element as the model sees it: exact name, label, type, and how many characters fit where that is limited. */
type ToldElement = [name: string, label: string, type: string, maxLength?: number]

export const requestTemplateTools = defineTool({
  name: 'REQUEST_TEMPLATE_TOOLS',
  manual: new URL('./request-template-tools.md', import.meta.url),
  input: z.object({
    templateId: z
      .string()
      .describe(
        `Which form: ${FORMS.map(({ id, name }) => `"${id}" (${name})`).join(', ')}; or the id of one of the agency's document templates.`,
      ),
  }),
  title: ({ templateId }, done, conversation) => {
    const name = nameOfTemplate(templateId, conversation)
    return done ? `Looked at what ${name} asks for` : `Looking at what ${name} asks for`
  },
  async run(tool, { templateId }) {
    if (isId(templateId)) return tellPlaces(tool, await templateMeant(tool, templateId))
    const { conversation, house } = tool
    const form = getForm(templateId.replace(/^acord\s*/i, ''))
    const today = conversation.account?.today ?? house.now().toISOString().slice(0, 10)
    const { values, questions, overflow } = proposalOf(form, conversation, today)
    return {
      output: {
        templateId: form.id,
        form: `${form.name}, ${form.title}`,
        elements: elementsOf(form),
        proposed: values.filter(isGivable).map(({ field, value, source, inferred }) => ({
          field,
          value,
          source: sourceOf(source),
          ...(inferred ? { inferred } : {}),
        })),
        questions: questions.map(({ text, choices }) => ({ text, choices })),
        overflow: overflow.map(({ source, ...rest }) => ({ ...rest, source: sourceOf(source) })),
      },
      data: { templateId: form.id },
      summary: form.name,
    }
  },
})

function elementsOf(form: FormDefinition): Record<string, ToldElement[]> {
  const sections: Record<string, ToldElement[]> = {}
  for (const { name, label, section, type, maxLength } of form.fields) {
    if (NEVER_WRITTEN[name]) continue
    sections[section] ??= []
    sections[section].push(maxLength ? [name, label, type, maxLength] : [name, label, type])
  }
  return sections
}

/** What the form takes from the documents that were read, from the agency's record and from what the user wrote. */
function proposalOf(form: FormDefinition, conversation: Conversation, today: string) {
  const said = saidTexts(conversation)
  const records = recordsAsPaper(conversation.account?.records ?? [], form)
  return form.propose({
    files: [
      ...conversation.files.flatMap(({ handle, file }) =>
        file.facts ? [{ fileId: handle, fileName: file.name, facts: file.facts }] : [],
      ),
      ...(records ? [records] : []),
    ],
    ...(said.some((words) => words.includes(DEFAULT_HOLDER)) && { holder: DEFAULT_HOLDER }),
    instructions: said.join('\n\n'),
    words: currentMessage(conversation).content,
    agency: Object.fromEntries(Object.entries(agencyRecord(conversation.agency)).filter(([, value]) => value)),
    today,
  })
}

/** A part of the record that no source can name is left out. */
const isGivable = ({ source }: ProposedValue) =>
  source.kind !== 'record' || AGENCY_PATHS.some((path) => path === source.path)

/** A source as FILL_TEMPLATE takes it: the form was given the handles of the files for their ids. */
const sourceOf = (source: ProposedValue['source']) =>
  source.kind === 'document'
    ? { kind: source.kind, file: source.fileId, page: source.page, quote: source.quote }
    : source
