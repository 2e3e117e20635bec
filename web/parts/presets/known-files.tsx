import { Checkbox } from '../../ui/field.tsx'

/** A document the agency has, and where from. */
export type KnownFile = { id: string; name: string; from: string }

type KnownFilesProps = {
  title: string
  files: readonly KnownFile[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Which of them go along. */
export function KnownFiles({ title, files, chosen, onChange }: KnownFilesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-[6px] text-13 font-medium">{title}</legend>
      <div className="max-h-60 divide-y divide-hairline overflow-y-auto rounded-8 border border-hairline">
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
            <span className="cut max-w-[50%] flex-none text-12 text-ink-3">{from}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
