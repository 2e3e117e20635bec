import { useId } from 'react'
import type { Labeled } from '../../../shared/labeled.ts'
import { ErrorText, useFieldError } from '../../ui/field.tsx'

type ChoiceFieldProps<Id extends string> = {
  label: string
  /** Of the radio buttons in the form; its place in the server's errors is `path`. */
  name: string
  path?: string
  choices: readonly (Labeled & { readonly id: Id })[]
  value: Id
  onValue: (value: Id) => void
}

/** A choice of a few, side by side, that decides what the rest of the form asks for. */
export function ChoiceField<Id extends string>({ label, name, path, choices, value, onValue }: ChoiceFieldProps<Id>) {
  const id = useId()
  const message = useFieldError(path)
  return (
    <fieldset className="grid min-w-0 gap-[6px]" aria-describedby={message ? `${id}-note` : undefined}>
      <legend className="mb-[6px] text-13 font-medium">{label}</legend>
      <div className="flex flex-wrap rounded-6 border border-control bg-surface p-[3px]">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="flex h-7 flex-1 cursor-pointer items-center justify-center rounded-4 px-3 text-13 font-medium whitespace-nowrap text-ink-2 hover:text-ink has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:h-9"
          >
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === value}
              onChange={() => onValue(choice.id)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {message && <ErrorText id={`${id}-note`}>{message}</ErrorText>}
    </fieldset>
  )
}
