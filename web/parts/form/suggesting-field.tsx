import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useRef, useState } from 'react'
import { Field, INPUT, labelOf } from '../../ui/field.tsx'
import { useEvidence } from './evidence.tsx'
import type { NamedFieldProps } from './typed-field.tsx'

/** Typing goes on: what is suggested is asked for when it pauses. */
const PAUSE_MS = 250

type SuggestingFieldProps<One> = Pick<NamedFieldProps, 'label' | 'name' | 'optional' | 'placeholder' | 'hint'> & {
  value?: string | null | undefined
  /** Finds suggestions, from this many characters on; with 0 as soon as the field has the focus. */
  find: (words: string, signal: AbortSignal) => Promise<readonly One[]>
  shortest: number
  /** The label of the list, and the sentence below the field when nothing can be suggested. */
  listLabel: string
  failure: string
  /** Its two parts as they are shown, which together tell it from the others. */
  show: (one: One) => readonly [first: string, second: string]
  /** The values of the form's fields when one is picked, by name, including this one. */
  fieldsOf: (one: One) => Readonly<Record<string, string>>
}

/** A text field with suggestions. A picked one fills fields of the same form; without one, it is an ordinary field. */
export function SuggestingField<One>(props: SuggestingFieldProps<One>) {
  const { name, value: first, label, optional, placeholder, hint, listLabel, failure, show, fieldsOf } = props
  const [text, setText] = useState(first ?? '')
  const [wanted, setWanted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const lineOf = (one: One) => show(one).join(', ')
  const { found, failed } = useSuggestions(text.trim(), wanted, props, lineOf)
  const told = useEvidence(name, undefined, text !== (first ?? ''))
  const open = wanted && found.length > 0

  const pick = (one: One) => {
    const { [name]: own, ...others } = fieldsOf(one)
    if (own !== undefined) setText(own)
    for (const [other, value] of Object.entries(others)) typeInto(input.current, other, value)
  }
  return (
    <Field label={label} path={name} optional={optional} evidence={told} hint={failed ? failure : hint}>
      {(control) => (
        <Autocomplete.Root
          items={found}
          filter={null}
          name={name}
          value={text}
          onValueChange={(typed, { reason }) => {
            // The text the kit writes on picking or on Escape is replaced by ours.
            if (reason === 'input-change' || reason === 'input-clear') setText(typed)
          }}
          open={open}
          openOnInputClick
          onOpenChange={setWanted}
          itemToStringValue={lineOf}
        >
          <Autocomplete.Input
            {...control}
            ref={input}
            aria-labelledby={labelOf(control.id)}
            placeholder={placeholder}
            className={`${INPUT} h-8 max-md:h-10`}
            // No list opens after the field was left or its form was sent.
            onBlur={() => open || setWanted(false)}
            onKeyDown={({ key }) => {
              if (!open && (key === 'Enter' || key === 'Escape')) setWanted(false)
              if (!open && key === 'ArrowDown') setWanted(true)
            }}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
              <Autocomplete.Popup className="raised max-h-[min(320px,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-8 p-1 shadow-pop outline-none">
                <Autocomplete.List aria-label={listLabel}>
                  {(one: One) => (
                    <Autocomplete.Item
                      key={lineOf(one)}
                      value={one}
                      onClick={() => pick(one)}
                      className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-2 rounded-6 px-2 py-1 text-13 outline-none data-highlighted:bg-accent-soft max-md:flex-col max-md:items-start"
                    >
                      <span>{show(one)[0]}</span>
                      <span className="text-12 text-ink-3">{show(one)[1]}</span>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  )
}

/** Sets the field of that name as if typed, so that it and its form are notified. */
function typeInto(beside: HTMLInputElement | null, name: string, value: string) {
  const field = beside?.form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
  // React keeps what a field of its own held, and hears of a change only when that differs.
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

const holds = (line: string, words: string) => line.toLowerCase().includes(words.toLowerCase())

type Asked<One> = Pick<SuggestingFieldProps<One>, 'find' | 'shortest'>

/** Suggestions for the words, while wanted. Until there is an answer, the matching part of the previous one is kept. */
function useSuggestions<One>(words: string, wanted: boolean, asked: Asked<One>, lineOf: (one: One) => string) {
  const [answer, setAnswer] = useState<{ words: string; found: readonly One[]; failed: boolean }>()
  const latest = useRef(asked)
  latest.current = asked
  useEffect(() => {
    if (!wanted || words.length < latest.current.shortest) return
    const stop = new AbortController()
    const tell = (found: readonly One[], failed: boolean) => stop.signal.aborted || setAnswer({ words, found, failed })
    const timer = window.setTimeout(
      () => {
        latest.current.find(words, stop.signal).then(
          (found) => tell(found, false),
          () => tell([], true),
        )
      },
      words ? PAUSE_MS : 0,
    )
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [words, wanted])
  const found = answer?.found.filter((one) => answer.words === words || holds(lineOf(one), words)) ?? []
  return { found, failed: answer?.failed ?? false }
}
