import { CircleAlert } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useId } from 'react'
import { cx } from './cx.ts'

type ServerError = { message: string; path: string[] }

const Errors = createContext<readonly ServerError[]>([])

/** Gives every field inside its server error by path, and the focus to the first one that has any. */
export function FieldErrors({ errors, children }: { errors: readonly ServerError[] | undefined; children: ReactNode }) {
  useEffect(() => {
    if (errors?.length) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return <Errors value={errors ?? []}>{children}</Errors>
}

export const INPUT =
  'quick block w-full min-w-0 rounded-6 border border-control bg-surface px-[10px] text-14 hover:border-ink-3 focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-fail-dot max-md:text-[16px]'

type FieldProps = {
  label: ReactNode
  /** The place of this field in the server's errors, for example "email". */
  path?: string
  hint?: ReactNode
  error?: string
  optional?: boolean
  children: (control: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** Label above, hint below, the error in place of the hint. */
export function Field({ label, path, hint, error, optional, children }: FieldProps) {
  const id = useId()
  const errors = useContext(Errors)
  const message = error ?? (path ? errors.find((one) => one.path.at(-1) === path)?.message : undefined)
  const note = message || hint ? `${id}-note` : undefined
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-[6px]">
      <label htmlFor={id} className="text-13 font-medium">
        {label} {optional && <span className="font-normal text-ink-3">optional</span>}
      </label>
      {children({ id, 'aria-invalid': message ? true : undefined, 'aria-describedby': note })}
      {message ? (
        <ErrorText id={note}>{message}</ErrorText>
      ) : (
        hint && (
          <p id={note} className="text-12 text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** What went wrong and what to do, in the tone of failure, read out at once. */
export function ErrorText({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={cx('flex gap-1 text-12 text-fail-ink', className)}>
      <CircleAlert size={14} className="mt-px" aria-hidden />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cx(INPUT, 'h-8 max-md:h-10', className)} {...rest} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cx(INPUT, 'field-sizing-content max-h-150 min-h-30 resize-y py-2 leading-5', className)}
      {...rest}
    />
  )
}

/** The native checkbox, drawn in the accent. */
export function Checkbox({ className, mixed, ...rest }: ComponentProps<'input'> & { mixed?: boolean }) {
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = mixed ?? false
      }}
      className={cx('m-0 size-4 flex-none cursor-pointer accent-accent', className)}
      {...rest}
    />
  )
}
