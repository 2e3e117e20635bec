import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useRef, useState } from 'react'
import { addressLine } from '../../../shared/accounts.ts'
import { request } from '../../graph/client.ts'
import { SuggestAddressesDocument, type SuggestAddressesQuery } from '../../graph/generated/graphql.ts'
import { Field, INPUT, labelOf } from '../../ui/field.tsx'
import { useEvidence } from './evidence.tsx'
import type { NamedFieldProps } from './typed-field.tsx'

type Suggestion = SuggestAddressesQuery['suggestAddresses'][number]

/** Typing goes on: the service is asked when it pauses. */
const PAUSE_MS = 250
const SHORTEST = 3

type SuggestingFieldProps = Pick<NamedFieldProps, 'label' | 'optional' | 'placeholder'> & {
  /** The path of the address; this field is its first line. */
  path: string
  value?: string | null | undefined
}

/**
 * The first line of an address, with addresses it may become below. One that is picked goes into the fields of the same address; whoever
 * picks none, or cannot be answered, types on as in any other field.
 */
export function SuggestingField({ path, value: first, label, optional, placeholder }: SuggestingFieldProps) {
  const name = `${path}.line1`
  const [text, setText] = useState(first ?? '')
  const [wanted, setWanted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { found, failed } = useSuggestions(text.trim(), wanted)
  const told = useEvidence(name, undefined, text !== (first ?? ''))
  const open = wanted && found.length > 0

  const pick = ({ line1, city, zone, postalCode }: Suggestion) => {
    setText(line1)
    for (const [part, value] of Object.entries({ city, zone, postalCode }))
      typeInto(input.current, `${path}.${part}`, value)
  }
  return (
    <Field
      label={label}
      path={name}
      optional={optional}
      evidence={told}
      hint={failed && 'Addresses cannot be suggested right now.'}
    >
      {(control) => (
        <Autocomplete.Root
          items={found}
          filter={null}
          name={name}
          value={text}
          onValueChange={(typed, { reason }) => {
            // What the kit writes by itself, on picking or on Escape, is ours to say.
            if (reason === 'input-change' || reason === 'input-clear') setText(typed)
          }}
          open={open}
          onOpenChange={setWanted}
          itemToStringValue={addressLine}
        >
          <Autocomplete.Input
            {...control}
            ref={input}
            aria-labelledby={labelOf(control.id)}
            placeholder={placeholder}
            className={`${INPUT} h-8 max-md:h-10`}
            // Nothing opens any more below a field that was left or whose form was sent.
            onBlur={() => open || setWanted(false)}
            onKeyDown={({ key }) => !open && (key === 'Enter' || key === 'Escape') && setWanted(false)}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
              <Autocomplete.Popup className="raised max-h-[min(320px,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-8 p-1 shadow-pop outline-none">
                <Autocomplete.List aria-label="Addresses">
                  {(one: Suggestion) => (
                    <Autocomplete.Item
                      key={addressLine(one)}
                      value={one}
                      onClick={() => pick(one)}
                      className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-2 rounded-6 px-2 py-1 text-13 outline-none data-highlighted:bg-accent-soft max-md:flex-col max-md:items-start"
                    >
                      <span>{one.line1}</span>
                      <span className="text-12 text-ink-3">{addressLine({ ...one, line1: '' })}</span>
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

/** Writes into the field of that name as if somebody had, so that it and its form hear of it. */
function typeInto(beside: HTMLInputElement | null, name: string, value: string) {
  const field = beside?.form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
  // React keeps what a field of its own held, and hears of a change only when that differs.
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

const holds = (line: string, words: string) => line.toLowerCase().includes(words.toLowerCase())

const NONE: readonly Suggestion[] = []

/** What the words may mean, while that is wanted. Until there is an answer, what stays of the one before is what the words fit. */
function useSuggestions(words: string, wanted: boolean) {
  const [answer, setAnswer] = useState<{ words: string; found: readonly Suggestion[]; failed: boolean }>()
  useEffect(() => {
    if (!wanted || words.length < SHORTEST) return
    const stop = new AbortController()
    const tell = (found: readonly Suggestion[], failed: boolean) =>
      stop.signal.aborted || setAnswer({ words, found, failed })
    const timer = window.setTimeout(() => {
      request(SuggestAddressesDocument, { text: words }, { signal: stop.signal }).then(
        ({ suggestAddresses }) => tell(suggestAddresses, false),
        () => tell(NONE, true),
      )
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [words, wanted])
  const found = answer?.found.filter((one) => answer.words === words || holds(addressLine(one), words)) ?? NONE
  return { found, failed: answer?.failed ?? false }
}
