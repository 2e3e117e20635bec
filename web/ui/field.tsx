import { CircleAlert } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { cx } from './cx.ts'
import { errorAt, errorsOfNoField, type FieldError } from './field-errors.ts'

type Shown = { errors: readonly FieldError[]; paths: Map<string, number> }

const Errors = createContext<Shown>({ errors: [], paths: new Map() })

type FieldErrorsProps = { errors: readonly FieldError[] | undefined; children: ReactNode }

/**
 * Gives every field inside its server error by the field's whole path, and the focus to the first one that has any, or else to
 * what `FormProblem` says.
 */
export function FieldErrors({ errors = NONE, children }: FieldErrorsProps) {
  const root = useRef<HTMLDivElement>(null)
  const paths = useRef(new Map<string, number>())
  useEffect(() => {
    if (!errors.length) return
    const first = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const place = first ?? root.current?.querySelector<HTMLElement>('[data-form-problem]')
    place?.focus()
    const told = document.getElementById(place?.getAttribute('aria-describedby') ?? '')
    ;(told ?? place)?.scrollIntoView({ block: 'nearest' })
  }, [errors])
  const shown = useMemo(() => ({ errors, paths: paths.current }), [errors])
  return (
    <Errors value={shown}>
      <div ref={root} className="contents">
        {children}
      </div>
    </Errors>
  )
}

const NONE: readonly FieldError[] = []

/** The server's error of the field at this path, and the field's word that it shows it. */
export function useFieldError(path: string | undefined): string | undefined {
  const { errors, paths } = useContext(Errors)
  useEffect(() => {
    if (!path) return
    paths.set(path, (paths.get(path) ?? 0) + 1)
    return () => {
      const left = paths.get(path)! - 1
      if (left) paths.set(path, left)
      else paths.delete(path)
    }
  }, [paths, path])
  return path ? errorAt(errors, path) : undefined
}

/** What went wrong with the whole form, or with something it has no field for. Nothing when all is told at the fields. */
export function FormProblem() {
  const { errors, paths } = useContext(Errors)
  const sentences = new Set(errorsOfNoField(errors, new Set(paths.keys())).map(({ message }) => message))
  if (!sentences.size) return null
  return (
    <div data-form-problem tabIndex={-1} className="grid gap-1 rounded-4">
      {[...sentences].map((sentence) => (
        <ErrorText key={sentence}>{sentence}</ErrorText>
      ))}
    </div>
  )
}

export const INPUT =
  'quick block w-full min-w-0 rounded-6 border border-control bg-surface px-[10px] text-14 hover:border-ink-3 focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-fail-dot max-md:text-[16px]'

type FieldProps = {
  label: ReactNode
  /** The whole place of this field in the server's errors, for example "mailing.city". */
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
  const told = useFieldError(path)
  const message = error ?? told
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

type CheckFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  path?: string
  hint?: ReactNode
  children: ReactNode
}

/** A checkbox with its words beside it, what they mean below, and its error below that. */
export function CheckField({ path, hint, children, ...rest }: CheckFieldProps) {
  const id = useId()
  const message = useFieldError(path)
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-6 cursor-pointer items-start gap-2 text-13">
        <Checkbox
          id={id}
          className="mt-[2px]"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-note` : undefined}
          {...rest}
        />
        <span>
          {children}
          {hint && <span className="block text-12 text-ink-3">{hint}</span>}
        </span>
      </label>
      {message && <ErrorText id={`${id}-note`}>{message}</ErrorText>}
    </div>
  )
}
