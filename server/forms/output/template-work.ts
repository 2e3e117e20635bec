import type { TemplateFill, TemplateFound } from '../../documents/reading/worker-tasks.ts'
import { FORMS } from '../index.ts'
import { fillForm } from './fill-form.ts'
import { inspectTemplate } from './inspect-template.ts'
import type { FilledForm } from './types.ts'

/** What a worker does with an agency's template, in its own thread. */
export async function inspectHere(bytes: Uint8Array): Promise<TemplateFound> {
  const { form, ...found } = await inspectTemplate(bytes, FORMS)
  return { formId: form.id, ...found }
}

export function fillHere({ formId, ...input }: TemplateFill): Promise<FilledForm> {
  const form = FORMS.find(({ id }) => id === formId)
  if (!form) throw new Error(`There is no form ${formId}.`)
  return fillForm({ form, ...input })
}
