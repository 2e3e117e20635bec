import { z } from 'zod'
import type { FieldChange } from '../../../shared/history.ts'
import { PRESET_DESCRIPTION, PRESET_PROMPT, PRESET_TITLE, PRESETS, presetOf } from '../../../shared/presets.ts'
import { changesOf, type Field } from '../../lib/field-changes.ts'
import { needed, neededParagraphs } from '../../lib/form-fields.ts'
import type { CustomPreset } from './types.ts'

/** What a preset's form sends. `fileIds` are the files that stay; left out, all stay. */
export const presetInput = z.object({
  title: needed(PRESET_TITLE, 'Enter a title.'),
  description: needed(PRESET_DESCRIPTION, 'Describe in a sentence what it does.'),
  basePrompt: neededParagraphs(PRESET_PROMPT, 'Write what Cara should do.'),
  allowFileUpload: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  inheritFromPreset: z
    .enum(
      PRESETS.map(({ id }) => id),
      'Choose one of the presets.',
    )
    .nullish()
    .transform((value) => value ?? null),
  fileIds: z.array(z.string()).max(200).nullish(),
})

/** A preset with the names of its files, as its history tells of it. */
type Told = Pick<CustomPreset, 'title' | 'description' | 'basePrompt' | 'allowFileUpload' | 'inheritFromPreset'> & {
  files: readonly string[]
}

const FIELDS: readonly Field<Told>[] = [
  { path: 'title', label: 'Title', shown: ({ title }) => title },
  { path: 'description', label: 'Description', shown: ({ description }) => description },
  { path: 'basePrompt', label: 'Base prompt', shown: ({ basePrompt }) => basePrompt },
  { path: 'allowFileUpload', label: 'Include files', shown: ({ allowFileUpload }) => (allowFileUpload ? 'yes' : 'no') },
  {
    path: 'inheritFromPreset',
    label: 'Works like',
    shown: ({ inheritFromPreset }) => inheritFromPreset && presetOf(inheritFromPreset).title,
  },
  { path: 'fileIds', label: 'Files', shown: ({ files }) => files.join(', ') },
]

/** What changed, for the history: of long texts the part that differs. */
export const presetChanges = (was: Told, is: Told): FieldChange[] => changesOf(FIELDS, '', was, is).map(inFew)

const LONG = 240

function inFew(change: FieldChange): FieldChange {
  const { was, is } = change
  if (!was || !is || Math.max(was.length, is.length) <= LONG) return { ...change, was: cut(was, 0), is: cut(is, 0) }
  let same = 0
  while (same < was.length && was[same] === is[same]) same++
  const from = Math.max(0, was.lastIndexOf(' ', same - 20))
  return { ...change, was: cut(was, from), is: cut(is, from) }
}

function cut(text: string | null, from: number) {
  if (text === null) return null
  const rest = text.slice(from).trim()
  return `${from ? '… ' : ''}${rest.length > LONG ? `${rest.slice(0, LONG - 1).trimEnd()}…` : rest}`
}

/** The title of a copy: "Renewal letter (copy)". */
export const titleOfCopy = (title: string) => `${title.slice(0, PRESET_TITLE - ' (copy)'.length).trimEnd()} (copy)`

/** Why there can be no more: what the plan includes, and what to do. */
export const noMorePresets = (most: number) =>
  `Your plan includes ${most === 1 ? '1 custom preset' : `${most.toLocaleString('en-US')} custom presets`}. Archive one you no longer need, or have an owner change the plan under Settings, Subscription.`
