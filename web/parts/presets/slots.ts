import { type PresetInput, slotOf } from '../../../shared/presets.ts'
import type { Client } from './client.ts'

export type FilesInput = Extract<PresetInput, { kind: 'files' }>

/** What stands in the inputs of a dialog: files that are sent, each with the prefix of its input, and documents on file. */
export type Filled = { files: readonly File[]; client: Client | null }

/** An input without a prefix takes any file, which comes without one. */
export const isOfSlot = (file: File, { prefix }: Pick<FilesInput, 'prefix'>) => slotOf(file.name) === prefix

export const isFilled = (input: FilesInput, { files, client }: Filled) =>
  files.some((file) => isOfSlot(file, input)) || client?.documents.some(({ slot }) => slot === input.prefix) === true

/** An input as it is where the client has a policy in force: of one whose files the records stand in for, none are missing. */
export function withRecords(input: PresetInput): PresetInput {
  if (input.kind !== 'files' || !input.orRecords) return input
  const { missing: _none, ...rest } = input
  return rest
}

/** Whether the input before has files, where it is only then asked for; one that has files itself stays. */
export function isReached(input: PresetInput, inputs: readonly PresetInput[], filled: Filled): boolean {
  if (input.kind !== 'files' || !input.after) return true
  const before = inputs.find((one) => one.name === input.after)
  return isFilled(input, filled) || (before?.kind === 'files' && isFilled(before, filled))
}
