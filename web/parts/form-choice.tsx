import { FORM_CARDS, type FormId } from '../../shared/forms.ts'
import { cx } from '../ui/cx.ts'
import { Checkbox } from '../ui/field.tsx'

type FormChoiceProps = { label: string; chosen: readonly FormId[]; onChange: (forms: readonly FormId[]) => void }

/** Which of the forms Cara fills. */
export function FormChoice({ label, chosen, onChange }: FormChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-[6px] text-13 font-medium">{label}</legend>
      <div className={cx('grid gap-2 max-md:grid-cols-1', FORM_CARDS.length > 1 && 'grid-cols-2')}>
        {FORM_CARDS.map((card) => (
          <label
            key={card.id}
            htmlFor={`form-${card.id}`}
            className="flex min-h-8 cursor-pointer items-center gap-2 rounded-6 border border-edge px-[10px] text-13 hover:bg-hover has-checked:border-accent-line has-checked:bg-accent-soft max-md:min-h-10"
          >
            <Checkbox
              id={`form-${card.id}`}
              checked={chosen.includes(card.id)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, card.id] : chosen.filter((form) => form !== card.id))
              }
            />
            {card.name}
            <span className="cut text-ink-3">{card.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
