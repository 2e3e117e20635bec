import { lazy, type ReactNode, Suspense } from 'react'
import type { Labeled } from '../../shared/labeled.ts'
import { cx } from '../ui/cx.ts'
import { Checkbox } from '../ui/field.tsx'

const ClassCodesNote = lazy(() => import('./presets/class-codes-note.tsx'))

type Choice = Labeled & { title?: string; detail?: string; needs?: 'CLASS_CODES' }
type ChoiceInputProps = {
  name: string
  label: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Several may be chosen; else one is. */
  many?: boolean
  /** What cannot be unchosen. */
  fixed?: string | undefined
  /** The choices shown, if not all are. */
  shown?: readonly string[] | undefined
  /** Above the choices. */
  children?: ReactNode
}

/** One or several of a few things, each shown with its label. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { name, label, choices, chosen, onChange, many = false, fixed, shown, children } = props
  const choose = (id: string, isOn: boolean) => {
    if (!many) return onChange([id])
    onChange(choices.map((one) => one.id).filter((one) => (one === id ? isOn : chosen.includes(one))))
  }
  return (
    <fieldset>
      <legend className="mb-[6px] text-13 font-medium">{label}</legend>
      {children}
      <div className={cx('grid gap-2 max-md:grid-cols-1', choices.length > 1 && 'grid-cols-2')}>
        {choices
          .filter(({ id }) => !shown || shown.includes(id))
          .map(({ id, label: own, title, detail }) => (
            <label
              key={id}
              htmlFor={`${name}-${id}`}
              className="flex min-h-8 cursor-pointer items-center gap-2 rounded-6 border border-edge px-[10px] text-13 hover:bg-hover has-checked:border-accent-line has-checked:bg-accent-soft has-disabled:cursor-default max-md:min-h-10"
            >
              {many ? (
                <Checkbox
                  id={`${name}-${id}`}
                  checked={chosen.includes(id)}
                  disabled={id === fixed}
                  onChange={(event) => choose(id, event.target.checked)}
                />
              ) : (
                <input
                  type="radio"
                  id={`${name}-${id}`}
                  name={name}
                  className="size-4 flex-none accent-accent"
                  checked={chosen.includes(id)}
                  onChange={() => choose(id, true)}
                />
              )}
              {title ? (
                <span className="min-w-0 py-[6px] leading-[18px]">
                  <span className="font-medium">{own}</span> {title}
                  <span className="block text-12 leading-4 text-ink-3">{detail}</span>
                </span>
              ) : (
                own
              )}
            </label>
          ))}
      </div>
      {choices.some(({ id, needs }) => needs && chosen.includes(id)) && (
        <Suspense>
          <ClassCodesNote />
        </Suspense>
      )}
    </fieldset>
  )
}
