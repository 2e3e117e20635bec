import { type PresetId, type PresetInput, presetOf } from '../../../shared/presets.ts'

/** What of a preset of the agency says which inputs it has. */
type Own = { inheritFromPreset?: PresetId | null; allowFileUpload: boolean; files: readonly unknown[] }

const MESSAGE: PresetInput = {
  kind: 'text',
  name: 'message',
  label: 'Message',
  hint: 'Left blank, Cara does what the preset says.',
  placeholder: 'What is special this time',
}

/** Of an input that takes any document. */
const ANY_DOCUMENT = /^\[Input\b/

/**
 * The inputs of a preset of the agency: those of the built-in one that it works like, or a message; and one for any other file, unless one of
 * them takes any. Where no files can be added it has none for them.
 */
export function inputsOf({ inheritFromPreset: like, allowFileUpload }: Own): PresetInput[] {
  const inputs = like ? presetOf(like).inputs : [MESSAGE]
  if (!allowFileUpload) return inputs.filter(({ kind }) => kind !== 'files')
  if (inputs.some((input) => input.kind === 'files' && ANY_DOCUMENT.test(input.prefix))) return [...inputs]
  const anyFile: PresetInput = { kind: 'files', name: 'files', label: like ? 'Other files' : 'Files', prefix: '' }
  return like ? [...inputs, anyFile] : [anyFile, ...inputs]
}

/** What it works from and takes nobody's files for, in a sentence. */
export function notTaken({ inheritFromPreset: like, allowFileUpload, files }: Own): string | null {
  const needed =
    like && !allowFileUpload ? presetOf(like).inputs.filter((one) => one.kind === 'files' && one.missing) : []
  if (!needed.length) return null
  const labels = needed.map(({ label }) => label).join(', ')
  return files.length
    ? `No files can be added here: what stands below has to hold these: ${labels}.`
    : `No files can be added here, and the preset has none. This is missing: ${labels}.`
}
