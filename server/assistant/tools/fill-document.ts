import type { z } from 'zod'
import { fillPlaces, placeKey, placesIn } from '../../../shared/places.ts'
import { commit } from '../../ctx.ts'
import { findTemplate } from '../../domains/templates/service.ts'
import { findArtifact } from '../../domains/workspaces/artifacts.ts'
import { standingOf } from '../../domains/workspaces/form-artifact.ts'
import type { FilledPlace, FilledTemplate } from '../../domains/workspaces/types.ts'
import { formOfPlaces } from '../../forms/fillable/definition.ts'
import { safeHtml } from '../../lib/html.ts'
import { addressesReader } from '../evidence/addressed.ts'
import { proposeFor } from '../fillable/propose.ts'
import { artifactIdOf, keepArtifact } from '../keep-artifact.ts'
import { type ToolContext, ToolRefusal, type ToolResult } from '../tool.ts'
import { checkAll, type formValuesInput, reasonsOf } from './form-values.ts'

type Given = z.infer<typeof formValuesInput>
type Template = Pick<FilledTemplate, 'id' | 'title' | 'html'>
type Written = { id: string; version: number; html: string; template: FilledTemplate }

/** A document template of the agency, by its id. Throws a refusal that names those there are. */
export async function templateMeant(tool: ToolContext, id: string): Promise<Template> {
  const template = await commit(tool, (ctx) => findTemplate(ctx, id))
  if (template) return template
  const titles = tool.conversation.templates.slice(0, 30).map((one) => `"${one.id}" (${one.title})`)
  throw new ToolRefusal(
    titles.length
      ? `There is no template with this id. The agency's are: ${titles.join(', ')}.`
      : 'The agency has no document templates yet.',
  )
}

/** A document of this workspace that was written from a template; null when the id names none. */
export async function documentBefore(tool: ToolContext, id: string): Promise<Written | null> {
  const found = await commit(tool, (ctx) => findArtifact(ctx, tool.conversation.workspace.id, id))
  if (found?.body.kind !== 'document' || !found.body.document.template) return null
  const { html, template } = found.body.document
  return { id: found.id, version: found.version, html, template }
}

/** What the places of a template ask for, and what is borne out for each. */
export async function tellPlaces(tool: ToolContext, { id, title, html }: Template): Promise<ToolResult> {
  const form = formOfPlaces(
    title,
    placesIn(html).map(({ name }) => name),
  )
  const { values, blanks } = await proposeFor(tool, form, null)
  const fields = form.fields.map(({ name, type, leftAlone }) => ({
    field: name,
    label: addressesReader(name) ? '' : name,
    section: '',
    type,
    ...(leftAlone && { leftAlone }),
  }))
  return {
    output: { templateId: id, form: title, count: fields.length, fields, proposed: values, blanks },
    data: { templateId: id },
    summary: title,
  }
}

/** Writes a document from a template, or fills more places of one: each value with a source that holds, every other place stays. */
export async function writeDocument(
  tool: ToolContext,
  template: Template,
  given: Pick<Given, 'fields' | 'blanks'>,
  before: Written | null,
): Promise<ToolResult> {
  const { id: templateId, title } = template
  const places = placesIn(template.html)
  const form = formOfPlaces(
    title,
    places.map(({ name }) => name),
  )
  const named = inOwnWords(places, given)
  const stood = before && { fields: before.template.places }
  const { entries, refused } = await checkAll(tool, form, named, stood)
  const written = textOf(
    template.html,
    form.fields.map((field) => standingOf(field, entries, new Map())),
    before,
  )
  for (const { name, value } of written.kept) {
    const was = before!.template.places.find((place) => place.name === name)!
    refused.push({ field: name, value, reason: CHANGED_BY_HAND })
    if (was.source && was.state !== 'BLANK')
      entries.set(name, { value: was.value, state: was.state, source: was.source })
    else entries.delete(name)
  }
  const reasons = await reasonsOf(tool, form, named, entries, stood)
  for (const { field, reason } of refused)
    if (!entries.has(field)) reasons.set(field, { kind: 'REFUSED', text: reason })
  const standing = form.fields.map((field) => standingOf(field, entries, reasons))
  const insured = entries.get(form.insured)?.value
  const name = (insured ? `${title}, ${insured}` : title).slice(0, 200)
  const id = before?.id ?? artifactIdOf(tool)
  const version = (before?.version ?? 0) + 1
  const document = { html: written.html, template: { id: templateId, title, html: template.html, places: standing } }
  return {
    output: {
      artifactId: id,
      version,
      template: { id: templateId, title },
      worksheet: false,
      filled: [...entries].map(([field, { value, source }]) => ({ field, value, source: source.label })),
      refused,
      blank: standing
        .filter(({ state }) => state === 'BLANK')
        .map((place) => ({
          ...{ field: place.name, label: place.name, section: '' },
          ...{ reason: place.reason, kind: place.reasonKind },
        })),
      findings: [],
    },
    data: { templateId, artifactId: id, insuredName: insured ?? null },
    summary: `${title}, ${entries.size} of ${places.length} places`,
    keep: keepArtifact(tool, { id, version, type: 'DOCUMENT', title: name, body: { kind: 'document', document } }),
  }
}

const CHANGED_BY_HAND = 'The document was changed by hand since. Change this in the document itself.'

/** What was given, under the words each place first stands there with. */
function inOwnWords(places: ReturnType<typeof placesIn>, { fields, blanks = [] }: Pick<Given, 'fields' | 'blanks'>) {
  const names = new Map(places.map(({ key, name }) => [key, name]))
  const own = <One extends { field: string }>(one: One): One => ({
    ...one,
    field: names.get(placeKey(one.field.replace(/^\[\[|\]\]$/g, ''))) ?? one.field,
  })
  return { fields: fields.map(own), blanks: blanks.map(own) }
}

const shownValues = (places: readonly FilledPlace[]) =>
  new Map(
    places.flatMap(({ name, type, value, state }) =>
      state === 'BLANK'
        ? []
        : [[placeKey(name), type === 'AMOUNT' ? `$${value.replace(/^\$\s?/, '')}` : value] as const],
    ),
  )

/**
 * The text of the document. One that nobody changed is written anew from the template; in one that was changed by hand only places that still
 * stand there open are filled. `kept`: values that could not be written without touching what somebody wrote.
 */
function textOf(html: string, places: FilledPlace[], before: Written | null): { html: string; kept: FilledPlace[] } {
  const values = shownValues(places)
  const write = (text: string, own: ReadonlyMap<string, string>) => safeHtml(fillPlaces(text, own))
  if (!before) return { html: write(html, values), kept: [] }
  const was = shownValues(before.template.places)
  if (before.html === write(html, was)) return { html: write(html, values), kept: [] }
  const changed = places.filter(({ name }) => values.get(placeKey(name)) !== was.get(placeKey(name)))
  const open = new Set(placesIn(before.html).map(({ key }) => key))
  const hasBrackets = [...was.values()].some((value) => value.includes('[['))
  const isOpen = ({ name }: FilledPlace) => !hasBrackets && !was.has(placeKey(name)) && open.has(placeKey(name))
  return { html: write(before.html, shownValues(changed.filter(isOpen))), kept: changed.filter((one) => !isOpen(one)) }
}
