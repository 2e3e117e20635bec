import { z } from 'zod'
import { BLANK_REASONS, type BlankReason, SAID_INSTEAD } from '../../../shared/kinds.ts'
import type { Blank, FormEntry } from '../../domains/workspaces/form-artifact.ts'
import type { FilledPlace } from '../../domains/workspaces/types.ts'
import type { FormShape } from '../../forms/types.ts'
import { checkSource } from '../evidence/check-source.ts'
import { checkValue, type GivenValue } from '../evidence/check-value.ts'
import { whyGroundless } from '../evidence/check-words.ts'
import { findSaidInstead } from '../evidence/said-instead.ts'
import { sourceInput } from '../evidence/source-input.ts'
import type { ToolContext } from '../tool.ts'

/** Values of a form as a model gives them, each with its source, and why others stay blank. */
export const formValuesInput = z.object({
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
})

/** What a person reads of a value that its source did not bear out; the reason itself tells a model how to give it otherwise. */
export const NOT_BORNE_OUT = 'A value was found for this, but the words it stands in do not bear it out.'

type Given = Pick<z.infer<typeof formValuesInput>, 'blanks'> & { fields: z.infer<typeof formValuesInput>['fields'] }

/** What stood in each field before. */
type Before = { fields: readonly FilledPlace[] }

/** What a later call looks up in the documents again, so that what was said before does not count. */
const isFoundAnew = (kind: BlankReason) => kind === 'NOT_MENTIONED' || kind in SAID_INSTEAD

/**
 * Why elements are blank: what the documents say in place of an amount, what the model says or said before, and nothing for what is not
 * mentioned.
 */
export async function reasonsOf(
  tool: ToolContext,
  form: FormShape,
  { blanks = [] }: Pick<Given, 'blanks'>,
  entries: Map<string, FormEntry>,
  before: Before | null,
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

/** Takes the values whose sources hold, on top of those that stand there; and why the others are refused. */
export async function checkAll(
  tool: ToolContext,
  form: FormShape,
  given: Pick<Given, 'fields'>,
  before: Before | null,
) {
  const entries = new Map<string, FormEntry>()
  for (const { name, value, state, source } of before?.fields ?? []) {
    if (state !== 'BLANK' && source) entries.set(name, { value, state, source })
  }
  const refused: { field: string; value: string; reason: string }[] = []
  const fields = new Map(form.fields.map((field) => [field.name, field]))
  // What rests on other elements is checked after them.
  const restsOnOthers = ({ field, source }: GivenValue & { field: string }) =>
    Number(
      source?.kind === 'rule' ||
        !!fields.get(field)?.stands ||
        !!fields.get(field)?.describedBy ||
        !!fields.get(field)?.tickedWith,
    )
  for (const { field: name, ...value } of given.fields.toSorted((a, b) => restsOnOthers(a) - restsOnOthers(b))) {
    tool.signal.throwIfAborted()
    const field = fields.get(name)
    if (!field)
      refused.push({
        field: name,
        value: value.value,
        reason: 'The form has no element of this name. The names are those that were listed.',
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
