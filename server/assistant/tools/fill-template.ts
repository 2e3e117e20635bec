import { z } from 'zod'
import { BLANK_REASONS, type BlankReason, SAID_INSTEAD } from '../../../shared/kinds.ts'
import { commit } from '../../ctx.ts'
import { findArtifact } from '../../domains/workspaces/artifacts.ts'
import {
  type Blank,
  type FormEntry,
  getForm,
  makeForm,
  withConfirmations,
} from '../../domains/workspaces/form-artifact.ts'
import type { FormBody } from '../../domains/workspaces/types.ts'
import { FORMS } from '../../forms/index.ts'
import type { FormDefinition } from '../../forms/types.ts'
import { checkSource } from '../evidence/check-source.ts'
import { checkValue, type GivenValue } from '../evidence/check-value.ts'
import { whyGroundless } from '../evidence/check-words.ts'
import { findSaidInstead } from '../evidence/said-instead.ts'
import { sourceInput } from '../evidence/source-input.ts'
import { artifactIdOf, keepArtifact } from '../keep-artifact.ts'
import { defineTool, type ToolContext, ToolRefusal } from '../tool.ts'

const input = z.object({
  templateId: z.string().describe(`Which form: ${FORMS.map(({ id, name }) => `"${id}" (${name})`).join(', ')}.`),
  artifactId: z.string().optional().describe('A form you filled before, to correct it.'),
  fields: z
    .array(
      z.object({
        field: z.string(),
        value: z.string().max(10_000),
        source: sourceInput.optional(),
        inferred: z
          .boolean()
          .optional()
          .describe('The value is not printed word for word but follows from the quoted words.'),
      }),
    )
    .max(500),
  blanks: z
    .array(
      z.object({
        field: z.string(),
        reason: z.string().max(300),
        kind: z.enum(BLANK_REASONS).optional(),
        source: sourceInput.optional().describe('Where a value in doubt stands.'),
      }),
    )
    .max(500)
    .optional()
    .describe('Why an element stays blank, where there is more to say than "not found".'),
  overflow: z
    .array(
      z.object({
        section: z.string().max(100),
        label: z.string().max(100),
        text: z.string().max(5000),
        source: sourceInput,
      }),
    )
    .max(50)
    .optional()
    .describe('What the form has no room for; it goes to an attached page.'),
})

type Input = z.infer<typeof input>

export const fillTemplate = defineTool({
  name: 'FILL_TEMPLATE',
  manual: new URL('./fill-template.md', import.meta.url),
  input,
  title: ({ templateId }, done) =>
    `${done ? 'Filled' : 'Filling'} ${FORMS.find(({ id }) => id === templateId)?.name ?? 'the form'}`,
  async run(tool, given) {
    const form = getForm(given.templateId.replace(/^acord\s*/i, ''))
    const before = given.artifactId ? await readBefore(tool, given.artifactId) : null
    const { entries, refused } = await checkAll(tool, form, given, before?.form ?? null)
    const reasons = await reasonsOf(tool, form, given, entries, before?.form ?? null)
    for (const { field, reason } of refused) reasons.set(field, { kind: 'REFUSED', text: reason })
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
    const made = await makeForm(tool, id, { form, title, entries, reasons, overflow })
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

/** What a later call looks up in the documents again, so that what was said before does not count. */
const isFoundAnew = (kind: BlankReason) => kind === 'NOT_MENTIONED' || kind in SAID_INSTEAD

/**
 * Why elements are blank: what the documents say in place of an amount, what the model says or said before, and nothing for what is not
 * mentioned.
 */
async function reasonsOf(
  tool: ToolContext,
  form: FormDefinition,
  { blanks = [] }: Input,
  entries: Map<string, FormEntry>,
  before: FormBody | null,
) {
  const reasons = new Map<string, Blank>()
  for (const { name, reason, reasonKind, source } of before?.fields ?? [])
    if (reason && reasonKind && !isFoundAnew(reasonKind) && !entries.has(name))
      reasons.set(name, { kind: reasonKind, text: reason, source })
  for (const { field, reason, kind = 'LEFT', source } of blanks) {
    const checked = source && (await checkSource(tool, source))
    const held = checked?.ok ? checked.source : null
    if (!whyGroundless(tool, reason, held?.quote ? [held.quote] : []))
      reasons.set(field, { kind, text: reason, source: held })
  }
  const silent = form.fields.filter(({ name }) => !entries.has(name) && !reasons.has(name))
  for (const [name, { kind, source }] of await findSaidInstead(tool, form, silent))
    reasons.set(name, {
      kind,
      text: `${SAID_INSTEAD[kind]}: “${source.quote}” (${source.label}, page ${source.page})`,
      source,
    })
  return reasons
}

async function readBefore(tool: ToolContext, id: string) {
  const found = await commit(tool, (ctx) => findArtifact(ctx, tool.conversation.workspace.id, id))
  if (found?.body.kind !== 'form') throw new ToolRefusal(`There is no filled form with the id "${id}".`)
  return { id: found.id, version: found.version, form: found.body.form }
}

async function checkAll(tool: ToolContext, form: FormDefinition, given: Input, before: FormBody | null) {
  const entries = new Map<string, FormEntry>()
  for (const { name, value, state, source } of before?.fields ?? []) {
    if (state !== 'BLANK' && source) entries.set(name, { value, state, source })
  }
  const refused: { field: string; value: string; reason: string }[] = []
  const fields = new Map(form.fields.map((field) => [field.name, field]))
  // What rests on other elements is checked after them.
  const restsOnOthers = ({ field, source }: GivenValue & { field: string }) =>
    Number(source?.kind === 'rule' || !!fields.get(field)?.stands || !!fields.get(field)?.describedBy)
  for (const { field: name, ...value } of given.fields.toSorted((a, b) => restsOnOthers(a) - restsOnOthers(b))) {
    tool.signal.throwIfAborted()
    const field = fields.get(name)
    if (!field)
      refused.push({
        field: name,
        value: value.value,
        reason: 'The form has no element of this name. REQUEST_TEMPLATE_TOOLS lists the names.',
      })
    else if (!value.value.trim() || (field.type === 'TICK' && value.value === 'false')) entries.delete(name)
    else {
      const checked = await checkValue(tool, form, field, value, entries)
      if ('entry' in checked) entries.set(name, checked.entry)
      else refused.push({ field: name, value: value.value, reason: checked.reason })
    }
  }
  return { entries, refused }
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
