import { ChevronDown, CircleAlert, ExternalLink } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cx } from './cx.ts'
import { type ErrorLink, errorAt, errorsOfNoField, type FieldError } from './field-errors.ts'

type Shown = { errors: readonly FieldError[]; paths: Map<string, number>; mend: (places: readonly string[]) => void }

const Errors = createContext<Shown>({ errors: [], paths: new Map(), mend: () => {} })

type FieldErrorsProps = { errors: readonly FieldError[] | undefined; children: ReactNode }

/**
 * Gives every field inside its server error by the field's whole path, until the user types in it, and the focus to the first one that has
 * any, or else to what `FormProblem` says.
 */
export function FieldErrors({ errors = NONE, children }: FieldErrorsProps) {
  const root = useRef<HTMLDivElement>(null)
  const paths = useRef(new Map<string, number>())
  useEffect(() => {
    if (!errors.length) return
    const first = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    goToField(first ?? root.current?.querySelector<HTMLElement>('[data-form-problem]'))
  }, [errors])
  const [mended, setMended] = useState<{ of: readonly FieldError[]; places: readonly string[] }>({
    of: NONE,
    places: [],
  })
  const shown = useMemo((): Shown => {
    const places = mended.of === errors ? mended.places : []
    return {
      errors: errors.filter(({ path }) => !places.includes(path.join('.'))),
      paths: paths.current,
      mend: (more) => errors.length && setMended({ of: errors, places: [...places, ...more] }),
    }
  }, [errors, mended])
  return (
    <Errors value={shown}>
      <div ref={root} className="contents">
        {children}
      </div>
    </Errors>
  )
}

const NONE: readonly FieldError[] = []

/** Puts the focus on a field and brings it into sight: its label, itself and, above all where not all has room, what is said of it. */
export function goToField(control: HTMLElement | null | undefined) {
  if (!control) return
  control.focus({ preventScroll: true })
  const said = document.getElementById(control.getAttribute('aria-describedby') ?? '')
  for (const part of [control.closest('[data-field]'), said ?? control]) part?.scrollIntoView({ block: 'nearest' })
}

/** The sentence of `useFieldProblem`. */
export const useFieldError = (path: string | readonly string[] | undefined): string | undefined =>
  useFieldProblem(path)?.message

/** The server's error of the field at this path, or at the first of several, and the field's word that it shows it. */
export function useFieldProblem(path: string | readonly string[] | undefined): FieldError | undefined {
  const { errors, paths } = useContext(Errors)
  const places = [path ?? []].flat().join(' ')
  useEffect(() => {
    for (const place of placesIn(places)) paths.set(place, (paths.get(place) ?? 0) + 1)
    return () => {
      for (const place of placesIn(places)) {
        const left = paths.get(place)! - 1
        if (left) paths.set(place, left)
        else paths.delete(place)
      }
    }
  }, [paths, places])
  return placesIn(places)
    .map((place) => errorAt(errors, place))
    .find(Boolean)
}

/** Kept as one text, which is the same one as long as the places are. */
const placesIn = (places: string) => places.split(' ').filter(Boolean)

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

/** Where the value of a field is from ("page 1"), or why it was left open ("not in the file"). */
export type Evidence = { at: ReactNode } | { open: ReactNode }

type FieldProps = {
  label: ReactNode
  /** The full path of this field in the server's errors, for example "mailing.city"; several if it stands for several. */
  path?: string | readonly string[]
  hint?: ReactNode
  error?: string
  optional?: boolean
  evidence?: Evidence
  children: (control: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** Label above, hint or evidence below, the error in their place. */
export function Field({ label, path, hint, error, optional, evidence, children }: FieldProps) {
  const id = useId()
  const { mend } = useContext(Errors)
  const told = useFieldProblem(path)
  const message = error ?? told?.message
  const note = message || hint || evidence ? `${id}-note` : undefined
  return (
    <div
      data-field
      onInput={() => mend([path ?? []].flat())}
      className="grid min-w-0 scroll-my-3 grid-cols-[minmax(0,1fr)] content-start gap-[6px]"
    >
      <label htmlFor={id} id={labelOf(id)} className="text-13 font-medium">
        {label} {optional && <span className="font-normal text-ink-3">optional</span>}
      </label>
      {children({ id, 'aria-invalid': message ? true : undefined, 'aria-describedby': note })}
      {note && <Note id={note} links={error ? undefined : told?.links} {...{ message, hint, evidence }} />}
    </div>
  )
}

/** The id of the label of the field with this id, for a control that says so itself: an open list hides the label from readers. */
export const labelOf = (id: string) => `${id}-label`

type NoteProps = {
  id: string
  message: string | undefined
  links: readonly ErrorLink[] | undefined
  hint?: ReactNode
  evidence: Evidence | undefined
}

function Note({ id, message, links, hint, evidence }: NoteProps) {
  if (message)
    return (
      <ErrorText id={id} links={links}>
        {message}
      </ErrorText>
    )
  if (evidence && 'open' in evidence)
    return (
      <p id={id} className="text-12 text-wait-ink">
        Open: {evidence.open}
      </p>
    )
  return (
    <p id={id} className="text-12 text-ink-3">
      {evidence && <span aria-hidden className="mr-[6px] inline-block w-3 border-b border-accent-line align-middle" />}
      {evidence ? evidence.at : hint}
    </p>
  )
}

type ErrorTextProps = {
  id?: string
  className?: string
  /** Where it can be corrected; each opens in a new tab, so that the input stays. */
  links?: readonly ErrorLink[] | undefined
  children: ReactNode
}

/** What went wrong and what to do, in the tone of failure, read out at once. */
export function ErrorText({ id, className, links = [], children }: ErrorTextProps) {
  return (
    <p id={id} role="alert" className={cx('flex gap-1 text-12 text-fail-ink', className)}>
      <CircleAlert size={14} className="mt-px" aria-hidden />
      <span className="min-w-0">
        {children}
        {links.map(({ label, to }) => (
          <a
            key={to}
            href={to}
            target="_blank"
            rel="noreferrer"
            className="mt-1 mr-4 inline-flex items-center gap-1 rounded-4 font-medium text-accent-ink underline max-md:min-h-8"
          >
            {label}
            <ExternalLink size={12} aria-hidden />
          </a>
        ))}
      </span>
    </p>
  )
}

/** The native list of choices, drawn like the other fields. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cx(INPUT, 'h-8 cursor-pointer appearance-none pr-8! max-md:h-10', className)} {...rest}>
        {children}
      </select>
      <ChevronDown
        size={14}
        aria-hidden
        className="pointer-events-none absolute top-[9px] right-[10px] text-ink-3 max-md:top-[13px]"
      />
    </span>
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
  const told = useFieldProblem(path)
  const message = told?.message
  return (
    <div data-field className="grid gap-1">
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
      {message && (
        <ErrorText id={`${id}-note`} links={told.links}>
          {message}
        </ErrorText>
      )}
    </div>
  )
}
