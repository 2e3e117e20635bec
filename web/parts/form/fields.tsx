import { Calendar } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Labeled } from '../../../shared/labeled.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select, TextArea, TextInput } from '../../ui/field.tsx'
import { useEvidence, useGiven } from './evidence.tsx'
import { DATE, MONEY, MONEY_WITH_CENTS, PERCENT, PHONE } from './readings.ts'
import { type NamedFieldProps, TypedField, type TypedFieldProps } from './typed-field.tsx'

type ReadingFieldProps = Omit<TypedFieldProps, 'reading' | 'inside' | 'right' | 'inputMode' | 'type'>

/** Takes "$8,420" and "8.4k", shows it formatted, sends it as an exact decimal; an invalid amount restores the one before. */
export const MoneyField = ({ cents, ...rest }: ReadingFieldProps & { cents?: boolean }) => (
  <TypedField {...rest} reading={cents ? MONEY_WITH_CENTS : MONEY} inputMode="decimal" right />
)

/** Takes "12.5" and "12.5%"; sends "12.5". */
export const PercentField = (props: ReadingFieldProps) => (
  <TypedField {...props} reading={PERCENT} inputMode="decimal" right />
)

/** Takes a phone number however it is typed, shows "(555) 010-0123", sends "+15550100123". */
export const PhoneField = (props: ReadingFieldProps) => <TypedField {...props} reading={PHONE} type="tel" />

/** Takes a date however it is typed or chosen in the calendar, shows "Apr 1, 2026", sends "2026-04-01". */
export const DateField = (props: ReadingFieldProps) => (
  <TypedField
    {...props}
    reading={DATE}
    inside={(set, value) => <CalendarButton label={props.label} {...{ set, value }} />}
  />
)

type CalendarButtonProps = Pick<ReadingFieldProps, 'label'> & { set: (value: string) => void; value: string }

/** Opens the calendar of the browser. */
function CalendarButton({ label, set, value }: CalendarButtonProps) {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        icon
        aria-label={typeof label === 'string' ? `Choose ${label} in a calendar` : 'Choose in a calendar'}
        className="absolute! top-[2px] right-[2px] max-md:top-[6px]"
        onClick={() => calendar.current?.showPicker()}
      >
        <Calendar size={14} aria-hidden />
      </Button>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={value}
        onChange={(event) => set(event.target.value)}
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
      />
    </>
  )
}

type SelectFieldProps = NamedFieldProps & {
  choices: readonly Labeled[]
  /** What is chosen at first. */
  value?: string | null | undefined
  onValue?: (value: string) => void
  /** The label of the empty choice; without it one must be chosen. */
  none?: string
}

/** A choice from a list. Shows "Choose" until something is chosen. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, path = name, hint, optional, evidence, choices, onValue, none } = props
  const value = useGiven(props.value)
  const [chosen, setChosen] = useState<string>()
  const told = useEvidence(name, evidence, chosen !== undefined)
  const change = (next: string) => {
    setChosen(next)
    onValue?.(next)
  }
  return (
    <Field label={label} path={path} hint={hint} optional={optional} evidence={told}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={chosen ?? value ?? ''}
          onChange={(event) => change(event.target.value)}
          className="has-[option[value='']:checked]:text-ink-3"
        >
          {none !== undefined ? (
            <option value="">{none}</option>
          ) : (
            !chosen &&
            !value && (
              <option value="" disabled hidden>
                Choose
              </option>
            )
          )}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type TextFieldProps = NamedFieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'> & {
    value?: string | null | undefined
    onValue?: (value: string) => void
    /** A blank restores the earlier value (spec 3 §5). */
    keepsValue?: boolean
  }

/** Words on one line. */
export function TextField(props: TextFieldProps) {
  const { label, name, path = name, hint, optional, evidence, value: begun, onValue, keepsValue, ...rest } = props
  const value = useGiven(begun)
  const [typed, setTyped] = useState<string>()
  const told = useEvidence(name, evidence, typed !== undefined && typed !== (value ?? ''))
  const keep = (text: string) => {
    // Before the form is sent in the same breath.
    if (keepsValue && value && !text.trim()) flushSync(() => setTyped(undefined))
  }
  return (
    <Field label={label} path={path} hint={hint} optional={optional} evidence={told}>
      {(control) => (
        <TextInput
          {...control}
          {...rest}
          name={name}
          value={typed ?? value ?? ''}
          autoComplete={rest.autoComplete ?? 'off'}
          onChange={(event) => {
            setTyped(event.target.value)
            onValue?.(event.target.value)
          }}
          onBlur={(event) => keep(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && keep(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

type TextAreaFieldProps = NamedFieldProps & { value?: string | null | undefined; short?: boolean }

/** Words on several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, name, path = name, hint, optional, evidence, short, placeholder } = props
  const value = useGiven(props.value)
  const [typed, setTyped] = useState<string>()
  const told = useEvidence(name, evidence, typed !== undefined)
  return (
    <Field label={label} path={path} hint={hint} optional={optional} evidence={told}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          value={typed ?? value ?? ''}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={placeholder}
          className={short ? 'min-h-16!' : undefined}
        />
      )}
    </Field>
  )
}

/** Fields shown only sometimes: while hidden, they keep their input and are not sent. */
export const KeptFields = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <fieldset hidden={!shown} disabled={!shown} className={shown ? 'contents' : undefined}>
    {children}
  </fieldset>
)
