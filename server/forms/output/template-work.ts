import {
  type Edition,
  type FormBox,
  type Page,
  type TemplateFill,
  type TemplateFound,
  taughtEdition,
} from '../../documents/index.ts'
import { FORMS } from '../index.ts'
import type { FormDefinition } from '../types.ts'
import { EDITION_FIELD } from './edition.ts'
import { fillForm } from './fill-form.ts'
import { inspectTemplate } from './inspect-template.ts'
import { templateGround } from './template-ground.ts'
import type { FilledForm } from './types.ts'

/** What a worker does with an agency's template, in its own thread. `readPages` reads what its pages print, once it is known to be safe. */
export async function inspectHere(bytes: Uint8Array, readPages: () => Page[]): Promise<TemplateFound> {
  const { form, ...found } = await inspectTemplate(bytes, FORMS)
  return {
    formId: form.id,
    ...found,
    taught: found.edition ? await taughtBy(bytes, form, found.edition, readPages) : null,
  }
}

async function taughtBy(
  bytes: Uint8Array,
  form: FormDefinition,
  edition: string,
  readPages: () => Page[],
): Promise<Edition | null> {
  const { rooms } = await templateGround(bytes, form)
  const placed = [...rooms.values()].flat().filter(({ field }) => field !== EDITION_FIELD)
  const pages = pagesOrNone(readPages)
  const boxes = pages.map(({ number }) =>
    placed
      .filter(({ page }) => page === number)
      .map(({ field, tick, maxLength, box: [left, top, width, height] }): FormBox => {
        const edges: FormBox['edges'] = [left, top, left + width, top + height]
        return { name: field, kind: tick ? 'tick' : 'text', longest: maxLength ?? 0, edges }
      }),
  )
  return taughtEdition(form.id, edition, pages, boxes)
}

/** A blank that can be filled but not read teaches nothing. */
function pagesOrNone(readPages: () => Page[]): Page[] {
  try {
    return readPages()
  } catch {
    return []
  }
}

export function fillHere({ formId, ...input }: TemplateFill): Promise<FilledForm> {
  const form = FORMS.find(({ id }) => id === formId)
  if (!form) throw new Error(`There is no form ${formId}.`)
  return fillForm({ form, ...input })
}
