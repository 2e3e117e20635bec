import { z } from 'zod'
import { KNOWLEDGE_LETTERS, KNOWLEDGE_TITLE } from '../../../shared/knowledge.ts'
import { PRESETS } from '../../../shared/presets.ts'
import { needed } from '../../lib/form-fields.ts'
import { htmlToText, safeHtml } from '../../lib/html.ts'

const title = needed(KNOWLEDGE_TITLE, 'Enter a title.')
const content = z
  .string()
  .max(KNOWLEDGE_LETTERS, 'This text is too long for one document. Make two of it.')
  .transform(safeHtml)
  .refine((html) => htmlToText(html).trim(), 'Write the text of the document.')

export const baseInput = z.object({ title })
export const textInput = z.object({
  title,
  content: z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(content),
  baseId: z.string().nullish(),
})

const whenGiven = <T extends z.ZodType>(field: T) => z.preprocess((value) => value ?? undefined, field.optional())

/** What is left out stays as it is. */
export const changeInput = z.object({
  title: whenGiven(title),
  content: whenGiven(content),
  baseId: z.string().nullish(),
  ruleFor: z
    .array(z.enum(PRESETS.map(({ id }) => id)))
    .max(PRESETS.length)
    .nullish(),
})

/** The title of an upload: the name of its file without its end. */
export const titleOfFile = (name: string) =>
  name
    .replace(/\.[^.\s]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, KNOWLEDGE_TITLE) || name

/** What the words of a text document are kept as, to be read as any file is. */
export const fileNameOf = (name: string) => `${name.replaceAll(/[/\\:*?"<>|]+/g, ' ').trim()}.txt`

const counted = (pages: number) => (pages === 1 ? '1 page' : `${pages.toLocaleString('en-US')} pages`)

/** Why there is no room for more pages: what the plan includes, and what to do. */
export const noMorePages = (most: number, left: number) =>
  `Your plan includes ${counted(most)} of knowledge, and ${left > 0 ? `only ${counted(left)} ${left === 1 ? 'is' : 'are'}` : 'none is'} left. Delete a document you no longer need, or have an owner change the plan under Settings, Subscription.`

export const alreadyThere = (known: string) =>
  `The library already has this document as “${known}”. To replace it, open that one and upload its new version there.`

/** Why a new version is none. */
export const SAME_FILE = 'This is the file that the document has already. Choose its new version.'
