import { z } from 'zod'
import { commit } from '../../ctx.ts'
import { findArtifact } from '../../domains/workspaces/artifacts.ts'
import { type FormEntry, getForm, makeForm, withConfirmations } from '../../domains/workspaces/form-artifact.ts'
import type { HeldBefore } from '../../domains/workspaces/types.ts'
import { changedSince } from '../../forms/changed-since.ts'
import { FORMS } from '../../forms/index.ts'
import type { FormDefinition } from '../../forms/types.ts'
import { isId } from '../../lib/ids.ts'
import type { Conversation } from '../conversation.ts'
import { checkSource } from '../evidence/check-source.ts'
import { checkValue } from '../evidence/check-value.ts'
import { ORDERED } from '../evidence/ordered.ts'
import { sourceInput } from '../evidence/source-input.ts'
import { artifactIdOf, keepArtifact } from '../keep-artifact.ts'
import { defineTool, type ToolContext, ToolRefusal } from '../tool.ts'
import { documentBefore, templateMeant, writeDocument } from './fill-document.ts'
import { checkAll, formValuesInput, NOT_BORNE_OUT, reasonsOf } from './form-values.ts'

const input = z.object({
  templateId: z
    .string()
    .describe(
      `Which form: ${FORMS.map(({ id, name }) => `"${id}" (${name})`).join(', ')}; or the id of one of the agency's document templates.`,
    ),
  artifactId: z.string().optional().describe('A form or document you filled before, to correct it.'),
  ...formValuesInput.shape,
  overflow: z
    .array(
      z.object({
        section: z.string().max(100),
        label: z.string().max(100),
        text: z.string().max(5000),
        source: sourceInput,
      }),
    )
    .max(2000)
    .optional()
    .describe('What the form has no room for; it goes to an attached page.'),
})

export const fillTemplate = defineTool({
  name: 'FILL_TEMPLATE',
  manual: new URL('./fill-template.md', import.meta.url),
  input,
  title: ({ templateId }, done, conversation) =>
    `${done ? 'Filled' : 'Filling'} ${nameOfTemplate(templateId, conversation)}`,
  async run(tool, given) {
    const written = given.artifactId ? await documentBefore(tool, given.artifactId) : null
    if (written) return writeDocument(tool, written.template, given, written)
    if (isId(given.templateId)) return writeDocument(tool, await templateMeant(tool, given.templateId), given, null)
    const form = getForm(given.templateId.replace(/^acord\s*/i, ''))
    const before = given.artifactId ? await readBefore(tool, given.artifactId) : null
    const { entries, refused } = await checkAll(tool, form, given, before?.form ?? null)
    const reasons = await reasonsOf(tool, form, given, entries, before?.form ?? null)
    const said = new Set(given.fields.flatMap(({ field, source }) => (source?.kind === 'message' ? [field] : [])))
    for (const { field, reason } of refused)
      reasons.set(field, {
        kind: 'REFUSED',
        text: said.has(field) || reason.startsWith(ORDERED) ? reason : NOT_BORNE_OUT,
      })
    const overflow = before?.form.overflow ?? []
    for (const { section, label, text, source } of given.overflow ?? []) {
      const checked = await checkValue(
        tool,
        form,
        { name: label, label, section, type: 'MULTILINE' },
        { value: text, source },
        new Map(),
      )
      if ('reason' in checked) refused.push({ field: label, value: text, reason: checked.reason })
      else overflow.push({ section, label, text, source: checked.entry.source })
    }
    const version = (before?.version ?? 0) + 1
    const id = before?.id ?? artifactIdOf(tool)
    const title = titleOf(form, entries)
    const held = await heldBefore(tool, form, entries)
    const made = await makeForm(tool, id, { form, title, entries, reasons, overflow, before: held })
    const body = withConfirmations(made.body, before && { kind: 'form', form: before.form })
    return {
      output: {
        artifactId: id,
        version,
        worksheet: body.form.worksheet,
        filled: [...entries].map(([field, { value, source }]) => ({ field, value, source: source.label })),
        refused,
        blank: body.form.fields
          .filter(({ state }) => state === 'BLANK')
          .map(({ name, label, section, reason, reasonKind }) => {
            return { field: name, label, section, reason, kind: reasonKind }
          }),
        findings: body.form.findings,
      },
      data: { templateId: form.id, artifactId: id, ...namesOn(form, entries) },
      summary: `${form.name}, ${entries.size} values`,
      keep: keepArtifact(tool, { id, version, type: 'PDF_FILE', title, body, blobKey: made.blobKey }),
    }
  },
})

/** What the form of the term before, where one is attached, says otherwise, each at its place. */
async function heldBefore(tool: ToolContext, form: FormDefinition, entries: Map<string, FormEntry>) {
  const { conversation, house } = tool
  const values = Object.fromEntries([...entries].map(([name, { value }]) => [name, value]))
  const files = conversation.files.flatMap(({ handle, file: { name, facts } }) =>
    facts ? [{ fileId: handle, fileName: name, facts }] : [],
  )
  const today = conversation.account?.today ?? house.now().toISOString().slice(0, 10)
  const held = new Map<string, HeldBefore>()
  for (const [name, { value, source }] of changedSince(form, values, { files, today })) {
    const { fileId: file, ...place } = source
    const checked = await checkSource(tool, { ...place, file })
    if (checked.ok) held.set(name, { value, source: checked.source })
  }
  return held
}

async function readBefore(tool: ToolContext, id: string) {
  const found = await commit(tool, (ctx) => findArtifact(ctx, tool.conversation.workspace.id, id))
  if (found?.body.kind !== 'form') throw new ToolRefusal(`There is no filled form with the id "${id}".`)
  return { id: found.id, version: found.version, form: found.body.form }
}

/** The insured on the form; null if it names none. A form that has several named insureds gives them all, divided by semicolons. */
function namesOn(form: FormDefinition, entries: Map<string, FormEntry>) {
  const named = (start: string) =>
    form.fields
      .filter(({ name }) => name.startsWith(start))
      .flatMap(({ name }) => entries.get(name)?.value ?? [])
      .join('; ') || null
  return {
    holderName: named('CertificateHolder_FullName_'),
    insuredName: entries.get(form.insured)?.value ?? null,
    namedInsuredName: named('NamedInsured_FullName_'),
  }
}

function titleOf(form: FormDefinition, entries: Map<string, FormEntry>) {
  const insured = entries.get(form.insured)?.value
  return insured ? `${form.name}, ${insured}` : form.name
}

/** What a form or a template of the agency is called. */
export const nameOfTemplate = (templateId: string, { templates }: Conversation) =>
  FORMS.find(({ id }) => id === templateId)?.name ?? templates.find(({ id }) => id === templateId)?.title ?? 'the form'
