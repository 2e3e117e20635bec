import { Checkbox } from '../../ui/field.tsx'
import type { RequestParts } from './request-facts.ts'

type Known = { id: string; name: string; from: string; isTelling: boolean }

/** Papers that tell what a policy says: Cara reads them unless somebody takes them out. */
const TELLING: readonly string[] = ['POLICY_DOCUMENT', 'ENDORSEMENT', 'BINDER', 'QUOTE_DOCUMENT']

/** What the agency has already for a request: what came with its mails, and the papers of its policy. */
export function knownFiles({ emailThreads, businessPolicy }: RequestParts): Known[] {
  const sent = emailThreads.flatMap(({ attachments }) => attachments)
  return [
    ...sent.map(({ id, name }) => ({ id, name, from: 'From the e-mail', isTelling: true })),
    ...(businessPolicy?.files ?? []).map(({ id, name, type }) => ({
      ...{ id, name, from: 'From the policy' },
      isTelling: TELLING.includes(type),
    })),
  ]
}

type KnownFilesProps = { files: readonly Known[]; chosen: readonly string[]; onChange: (ids: string[]) => void }

/** Which of them go along. */
export function KnownFiles({ files, chosen, onChange }: KnownFilesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-[6px] text-13 font-medium">Files already here</legend>
      <div className="divide-y divide-hairline rounded-8 border border-hairline">
        {files.map(({ id, name, from }) => (
          <label
            key={id}
            htmlFor={`known-${id}`}
            className="flex min-h-10 cursor-pointer items-center gap-2 px-3 text-13"
          >
            <Checkbox
              id={`known-${id}`}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            <span className="cut min-w-0 flex-1">{name}</span>
            <span className="flex-none text-12 text-ink-3">{from}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
