import type { PolicyFileType } from '../../../shared/policies.ts'
import { type PresetId, type PresetInput, presetOf } from '../../../shared/presets.ts'

/** A client on file that a preset is run for, and the documents of theirs that go along, each with the prefix of its input, '' for one that takes any. */
export type Client = { id: string; name: string; documents: readonly OnFile[] }
export type OnFile = { id: string; name: string; slot: string }

/** A policy or an account that a preset is started from. */
export type Subject = {
  id: string
  account: { id: string; name: string }
  /** Of a policy. */
  files?: readonly { id: string; name: string; type: PolicyFileType }[]
}

/** Documents that state what a policy covers. */
const TELLING: readonly PolicyFileType[] = ['POLICY_DOCUMENT', 'ENDORSEMENT', 'BINDER', 'QUOTE_DOCUMENT']

/** A document the agency keeps of a client, and where from. */
export type FiledDocument = { id: string; name: string; from: string; type: string }

/** What a preset begins with when it is started from there: the documents of a policy, and those of the client, in the inputs that take them. */
export function clientOf(preset: PresetId, { account, files = [] }: Subject, known: readonly FiledDocument[]): Client {
  const inputs = presetOf(preset).inputs.filter((one) => one.kind === 'files')
  const slot = inputs.find((one) => one.takesPolicy)?.prefix
  const ofPolicy = files.flatMap(({ id, name, type }) => (slot && TELLING.includes(type) ? [{ id, name, slot }] : []))
  const ofClient = inputs.flatMap((input) =>
    takenBy(input, known).map(({ id, name }) => ({ id, name, slot: input.prefix })),
  )
  return { id: account.id, name: account.name, documents: [...ofPolicy, ...ofClient] }
}

/** What a workspace that is started with it is about: the client, and the documents on file in their slots. */
export const aboutOf = ({ id, documents }: Client) => ({
  accountId: id,
  documentIds: documents.map((one) => one.id),
  documentSlots: documents.filter(({ slot }) => slot).map((one) => ({ documentId: one.id, slot: one.slot })),
})

/** The documents of a client that are what an input asks for. */
export const takenBy = (input: Extract<PresetInput, { kind: 'files' }>, known: readonly FiledDocument[]) =>
  known.filter(({ type }) => type === input.takes)

/** Whether an input of a preset takes documents of a client by what they are. */
export const takesAny = (preset: PresetId) =>
  presetOf(preset).inputs.some((input) => input.kind === 'files' && input.takes)
