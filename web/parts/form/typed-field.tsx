import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { type Evidence, Field, TextInput } from '../../ui/field.tsx'
import { useEvidence, useGiven } from './evidence.tsx'
import { type Reading, settle } from './readings.ts'

export type NamedFieldProps = {
  label: ReactNode
  /** Its name in the form, which is its whole path in the input: "pricing.premium". */
  name: string
  /** Its path in the server's errors, where that is another. */
  path?: string | readonly string[]
  hint?: ReactNode
  optional?: boolean
  evidence?: Evidence | undefined
  placeholder?: string
}

export type TypedFieldProps = NamedFieldProps & {
  reading: Reading
  value?: string | null | undefined
  /** The computed value, until the user types another. */
  follows?: string | null | undefined
  /** Called with each value while it is typed. */
  onValue?: (value: string) => void
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  type?: string
  autoComplete?: string
  /** Figures stand under one another. */
  right?: boolean
  /** Content inside the field, at its end; receives the function that sets a value. */
  inside?: (set: (value: string) => void, value: string) => ReactNode
}

/**
 * A field that parses typed or pasted text, formats it on leaving, and sends the parsed value under its name. Text that cannot be parsed is
 * never sent as a value: the field says what it uses instead, and that submit is stopped.
 */
export function TypedField(props: TypedFieldProps) {
  const { reading, name, onValue, right, inside, label, path = name, hint, optional, evidence } = props
  const given = useGiven(props.value) ?? ''
  const first = props.follows ?? given
  const [typed, setTyped] = useState<{ value: string; text: string }>()
  const standing = typed ?? { value: first, text: first && reading.show(first) }
  const [refused, setRefused] = useState<string>()
  const before = useRef(standing.value)
  const told = useEvidence(name, evidence, standing.value !== first)

  const stand = (value: string, text: string) => {
    if (typed || text !== standing.text || value !== standing.value) setTyped({ value, text })
    if (value !== standing.value) onValue?.(value)
  }
  const type = (text: string) => {
    setRefused(undefined)
    const words = text.trim()
    const value = words && reading.read(words)
    const otherwise = { before: standing.value, nothing: '', 'as typed': words }[reading.otherwise]
    stand(value ?? otherwise, text)
  }
  const leave = () => {
    const next = settle(reading, standing.text, before.current)
    stand(next.value, next.text)
    setRefused(next.refused)
    before.current = next.value
    return next
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && leave().refused) event.preventDefault()
  }
  const set = (value: string) => {
    setRefused(undefined)
    stand(value, value && reading.show(value))
    before.current = value
  }
  return (
    <Field
      label={label}
      path={path}
      hint={hint}
      optional={optional}
      evidence={told}
      {...(refused && { error: refused })}
    >
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            data-refused={refused ? '' : undefined}
            value={standing.text}
            placeholder={props.placeholder}
            type={props.type}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete ?? 'off'}
            className={cx(right && 'num text-right', inside && 'pr-9!')}
            onFocus={() => {
              before.current = standing.value
            }}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          {inside?.(set, standing.value)}
          <input type="hidden" name={name} value={standing.value} />
        </span>
      )}
    </Field>
  )
}
