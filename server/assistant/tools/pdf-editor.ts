import { z } from 'zod'
import { PDF_OPERATIONS } from '../../../shared/kinds.ts'
import { planNamesWith } from '../../../shared/plans.ts'
import { withoutPrefix } from '../../../shared/presets.ts'
import { commit } from '../../ctx.ts'
import { ReadingError } from '../../documents/index.ts'
import { findArtifact } from '../../domains/workspaces/artifacts.ts'
import { makeForm, readFillable, withConfirmations } from '../../domains/workspaces/form-artifact.ts'
import type { FilledField, FormBody } from '../../domains/workspaces/types.ts'
import type { FillableForm } from '../../forms/fillable/definition.ts'
import { findFile, type NamedFile } from '../conversation.ts'
import { addressesReader } from '../evidence/addressed.ts'
import { type Proposed, proposeFor } from '../fillable/propose.ts'
import { artifactIdOf, keepArtifact } from '../keep-artifact.ts'
import { readPages } from '../pages.ts'
import { defineTool, type ToolContext, ToolRefusal } from '../tool.ts'
import { checkAll, formValuesInput, reasonsOf } from './form-values.ts'

const input = z.object({
  operation: z.enum(PDF_OPERATIONS),
  inputFiles: z
    .array(z.object({ fileName: z.string().describe('The fillable PDF as listed, e.g. "F1".') }))
    .min(1)
    .max(1),
  formFillInstructions: z.string().max(4000).optional().describe('What the user wants of the form, in a few words.'),
  artifactId: z.string().optional().describe('The form you filled before, to correct it.'),
  fields: formValuesInput.shape.fields.optional(),
  blanks: formValuesInput.shape.blanks,
})
type Input = z.infer<typeof input>

/** Looks at the fields of a fillable PDF, or fills them. Its manual tells a model how. */
export const pdfEditor = defineTool({
  name: 'PDF_EDITOR',
  manual: new URL('./pdf-editor.md', import.meta.url),
  input,
  title: ({ operation, inputFiles: [file] }, done, conversation) => {
    const named = file && findFile(conversation, file.fileName)
    const form = named ? withoutPrefix(named.file.name) : 'the PDF form'
    if (operation === 'INSPECT_FORM_FIELDS') return `${done ? 'Looked' : 'Looking'} at the fields of ${form}`
    return `${done ? 'Filled' : 'Filling'} ${form}`
  },
  async run(tool, given) {
    demandPlan(tool)
    const before = given.artifactId ? await readBefore(tool, given.artifactId) : null
    const file = fileMeant(tool, given, before?.form ?? null)
    const form = await readFillable(tool, file.file.id).catch((error: unknown) => {
      throw error instanceof ReadingError ? new ToolRefusal(`${file.handle} cannot be filled. ${error.message}`) : error
    })
    return given.operation === 'INSPECT_FORM_FIELDS'
      ? inspect(tool, given, form, file)
      : fill(tool, given, form, file, before)
  },
})

/** Filling any PDF is part of some plans: the tool is offered in no other, and a call of it says so. */
function demandPlan({ conversation }: ToolContext) {
  if (!conversation.entitlements.includes('COPILOT_PDF_EDITOR'))
    throw new ToolRefusal(
      `Filling PDF forms is not part of the agency's plan; ${planNamesWith('COPILOT_PDF_EDITOR')} have it.`,
    )
}

function fileMeant({ conversation }: ToolContext, { inputFiles: [named] }: Input, before: FormBody | null): NamedFile {
  const found = before?.fileId
    ? conversation.files.find(({ file }) => file.id === before.fileId)
    : findFile(conversation, named!.fileName)
  if (found) return found
  throw new ToolRefusal(
    `There is no file "${named!.fileName}". Files: ${conversation.files.map(({ handle }) => handle).join(', ')}.`,
  )
}

async function readBefore(tool: ToolContext, id: string) {
  const found = await commit(tool, (ctx) => findArtifact(ctx, tool.conversation.workspace.id, id))
  if (found?.body.kind !== 'form' || !found.body.form.fileId)
    throw new ToolRefusal(`There is no filled PDF form with the id "${id}".`)
  return { id: found.id, version: found.version, form: found.body.form }
}

const MOST_TOLD = 800

async function inspect(
  tool: ToolContext,
  { operation, inputFiles, formFillInstructions }: Input,
  form: FillableForm,
  file: NamedFile,
) {
  const { values, blanks } = await proposeFor(tool, form, file)
  const told = form.fields
    .slice(0, MOST_TOLD)
    .map(({ name, label, section, type, maxLength, choices, isOpen, leftAlone }) => ({
      field: name,
      label: addressesReader(label) ? '' : label,
      section: addressesReader(section) ? '' : section,
      type,
      ...(maxLength && { maxLength }),
      ...(choices && { choices: choices.slice(0, 60), ...(isOpen && { isOpen }) }),
      ...(leftAlone && { leftAlone }),
      ...(form.held.has(name) && { value: form.held.get(name)!.value }),
    }))
  return {
    output: {
      file: file.handle,
      form: form.name,
      count: form.fields.length,
      fields: told,
      proposed: values,
      blanks,
      remarks: form.remarks,
      ...(form.fields.length > MOST_TOLD && { leftOff: `Only the first ${MOST_TOLD} fields are told.` }),
    },
    data: { operation, inputFiles, formFillInstructions, result: `${form.fields.length} fields` },
    summary: `${withoutPrefix(file.file.name)}, ${form.fields.length} fields`,
  }
}

async function fill(
  tool: ToolContext,
  given: Input,
  form: FillableForm,
  file: NamedFile,
  before: { id: string; version: number; form: FormBody } | null,
) {
  const proposal = given.fields ? { values: [] as Proposed[], blanks: [] } : await proposeFor(tool, form, file)
  const fields = given.fields ?? proposal.values
  const held = { fields: await heldFields(tool, form, file) }
  const { entries, refused } = await checkAll(tool, form, { fields }, before?.form ?? held)
  const reasons = await reasonsOf(
    tool,
    form,
    { blanks: given.blanks ?? proposal.blanks },
    entries,
    before?.form ?? null,
  )
  for (const { field, reason } of refused) reasons.set(field, { kind: 'REFUSED', text: reason })
  const version = (before?.version ?? 0) + 1
  const id = before?.id ?? artifactIdOf(tool)
  const insured = entries.get(form.insured)?.value
  const title = insured ? `${form.name}, ${insured}` : form.name
  const made = await makeForm(tool, id, { form, fileId: file.file.id, title, entries, reasons, overflow: [] })
  const findings = [...made.body.form.findings, ...refused.flatMap((one) => misfitOf(form, one))]
  const whole = { kind: 'form' as const, form: { ...made.body.form, findings } }
  const body = withConfirmations(whole, before && { kind: 'form', form: before.form })
  const result = `${form.name}, ${entries.size} values`
  return {
    output: {
      artifactId: id,
      version,
      worksheet: false,
      filled: [...entries].map(([field, { value, source }]) => ({ field, value, source: source.label })),
      refused,
      blank: body.form.fields
        .filter(({ state }) => state === 'BLANK')
        .map(({ name, label, section, reason, reasonKind }) => ({
          field: name,
          label,
          section,
          reason,
          kind: reasonKind,
        })),
      findings: body.form.findings,
    },
    data: {
      operation: given.operation,
      inputFiles: given.inputFiles,
      formFillInstructions: given.formFillInstructions,
      result,
      fileId: id,
      version,
    },
    summary: result,
    keep: keepArtifact(tool, { id, version, type: 'PDF_FILE', title, body, blobKey: made.blobKey }),
  }
}

/** A value that was given and does not fit its field is said where the form is looked at. */
function misfitOf(
  form: FillableForm,
  { field: name, value, reason }: { field: string; value: string; reason: string },
): FormBody['findings'] {
  const field = form.fields.find((one) => one.name === name)
  if (!field?.whyMisfit?.(value)) return []
  return [{ severity: 'WARNING', message: `${field.label} is blank. ${reason}`, fields: [name] }]
}

/** What the file holds already, as values with their place in it. */
async function heldFields(tool: ToolContext, form: FillableForm, { file }: NamedFile): Promise<FilledField[]> {
  const pages = await readPages(tool, file.id, [...new Set([...form.held.values()].map(({ page }) => page))])
  return form.fields.flatMap((field): FilledField[] => {
    const held = form.held.get(field.name)
    if (!held) return []
    const page = pages.find(({ number }) => number === held.page)
    const boxes = page?.fields.filter(({ name }) => name === field.name).map(({ box }) => box) ?? []
    const place = {
      fileId: file.id,
      page: held.page,
      quote: held.value,
      boxes,
      pageWidth: page?.width ?? 612,
      pageHeight: page?.height ?? 792,
    }
    return [
      {
        ...{ name: field.name, label: field.label, section: field.section, type: field.type },
        ...{
          maxLength: null,
          value: held.value,
          state: 'SOURCED',
          reason: null,
          page: held.page,
          box: boxes[0] ?? [0, 0, 0, 0],
        },
        source: { kind: 'DOCUMENT', label: file.name, ...place },
      },
    ]
  })
}
