import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useGiven } from '../../../parts/form/evidence.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorText, TextInput, useFieldError } from '../../../ui/field.tsx'

type ListFieldsProps<Entry> = {
  label: string
  /** "location": what one more is called. */
  noun: string
  /** Its path in the input. */
  path: string
  entries: readonly Entry[] | null | undefined
  /** The inputs of one entry. `name` is its path, `label` says which one it is. */
  children: (entry: Entry | undefined, name: string, label: string) => ReactNode
}

/** A list that is written row by row: a row can be added and taken away, and blank rows do not count. */
export function ListFields<Entry>({ label, noun, path, entries, children }: ListFieldsProps<Entry>) {
  const given = useGiven(entries) ?? []
  const lastKey = useRef(0)
  const [own, setRows] = useState<Row<Entry>[]>()
  const rows = own ?? given.map((entry, key) => ({ key, entry }) as Row<Entry>)
  const error = useFieldError(path)
  const box = useRef<HTMLFieldSetElement>(null)
  /** Shows other rows at once, with the focus in the first field of the last one, or else on the button that adds one. */
  const change = (next: (before: Row<Entry>[]) => Row<Entry>[]) => {
    flushSync(() => setRows(next(rows)))
    const row = [...(box.current?.querySelectorAll('[data-row]') ?? [])].at(-1)
    const field = row?.querySelector<HTMLElement>('input:not([type=hidden])')
    ;(field ?? box.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
  }
  const add = () => {
    lastKey.current = Math.max(lastKey.current, ...rows.map(({ key }) => key)) + 1
    change((before) => [...before, { key: lastKey.current, entry: undefined }])
  }
  const remove = (key: number) => change((before) => before.filter((row) => row.key !== key))
  return (
    // Once the user has typed into a row, the rows are theirs.
    <fieldset ref={box} className="grid min-w-0 gap-2" onChange={() => setRows(rows)}>
      <legend className="mb-[6px] text-13 font-medium">
        {label} <span className="font-normal text-ink-3">optional</span>
      </legend>
      {rows.map(({ key, entry }, place) => (
        <div key={key} data-row className="flex items-start gap-2">
          <div className="grid min-w-0 flex-1 gap-2">
            {children(entry, `${path}.${String(place)}`, `${capital(noun)} ${String(place + 1)}`)}
          </div>
          <Button look="quiet" icon aria-label={`Remove ${noun} ${String(place + 1)}`} onClick={() => remove(key)}>
            <X size={16} aria-hidden />
          </Button>
        </div>
      ))}
      {error && <ErrorText>{error}</ErrorText>}
      <Button look="quiet" size="sm" data-add className="justify-self-start" onClick={add}>
        <Plus size={14} aria-hidden />
        Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
      </Button>
    </fieldset>
  )
}

type Row<Entry> = { key: number; entry: Entry | undefined }

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

type LineProps = { name: string; label: string; value: string | null | undefined; placeholder?: string }

/** One line of an entry, with its error below. */
export function Line({ name, label, value: begun, placeholder }: LineProps) {
  const value = useGiven(begun)
  const [typed, setTyped] = useState<string>()
  const error = useFieldError(name)
  return (
    <div className="grid gap-1">
      <TextInput
        name={name}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        value={typed ?? value ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={placeholder}
        autoComplete="off"
      />
      {error && <ErrorText>{error}</ErrorText>}
    </div>
  )
}
