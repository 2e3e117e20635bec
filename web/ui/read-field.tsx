import { type InputHTMLAttributes, type RefCallback, useState } from 'react'
import { Field, TextArea, TextInput } from './field.tsx'

type Read = { ok: true; value: string } | { ok: false; sentence: string }

type ReadFieldProps = {
  label: string
  hint?: string | undefined
  typed: string
  onTyped: (typed: string) => void
  /** What was typed in its own spelling, or a sentence that says what to do. */
  read: (typed: string) => Read
  /** Saving was requested: errors are shown immediately. */
  asked: boolean
  lines?: boolean
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  inputRef?: RefCallback<HTMLElement>
}

/**
 * A field for money, dates, codes and the like: takes what people type or paste, says while they type how it will be written,
 * writes it so when they leave, and says then what is wrong with it.
 */
export function ReadField({ label, hint, typed, onTyped, read, asked, lines, inputMode, inputRef }: ReadFieldProps) {
  const [left, setLeft] = useState(false)
  const given = read(typed)
  const error = !given.ok && (left || asked) ? given.sentence : undefined
  const preview =
    given.ok && given.value !== '' && given.value !== typed.trim() && !lines ? `Will read ${given.value}` : null
  const shared = {
    value: typed,
    ref: inputRef,
    onBlur: () => {
      setLeft(typed.trim() !== '')
      if (given.ok) onTyped(given.value)
    },
  }
  return (
    <Field label={label} hint={preview ?? hint} {...(error ? { error } : {})}>
      {(control) =>
        lines ? (
          <TextArea {...control} {...shared} onChange={(event) => onTyped(event.target.value)} />
        ) : (
          <TextInput {...control} {...shared} inputMode={inputMode} onChange={(event) => onTyped(event.target.value)} />
        )
      }
    </Field>
  )
}
