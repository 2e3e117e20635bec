import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, INPUT, labelOf } from '../../ui/field.tsx'
import { useEvidence, useGiven } from './evidence.tsx'
import type { NamedFieldProps } from './typed-field.tsx'

/** `cursor` is its place in a list that comes page by page. */
export type Choice = { id: string; label: string; aside?: ReactNode; cursor?: string | undefined }

/** The page of choices to load: how many, after which cursor. */
export type ChoicePage = { first: number; after: string | null }

const PAUSE_MS = 150
/** How many choices are drawn, and asked for, at a time. */
const DRAWN = 50
/** How many there are at most (spec 3 §9). */
const MOST_CHOICES = 1000
/** How near to the end of what is drawn the next are drawn, in pixels. */
const NEAR_END = 320
/** The row that adds what was typed. */
const NEW = 'new'
const NOT_CHOSEN = 'Choose one from the list, or clear this field.'

type QueryComboboxProps = NamedFieldProps & {
  /** Finds choices by words, or all without words: in one answer, or page by page if they have cursors. */
  search: (text: string, page: ChoicePage, signal: AbortSignal) => Promise<readonly Choice[]>
  value?: Choice | null | undefined
  onChoose?: (choice: Choice | null) => void
  /** Adds the typed text as a new choice; returns a sentence on failure. */
  add?: (text: string) => Promise<Choice | { refused: string }>
  /** The label for adding it: "Add carrier “Quillfeather Mutual”". It is never done by Enter alone: the row must be chosen. */
  addLabel?: (text: string) => string
  /** A name that could be added in one step, while nothing is chosen. */
  suggested?: string | undefined
  empty?: string
}

/** Type to search a list of the server, arrows and Enter to choose; sends the id of the one chosen under its name. */
export function QueryCombobox(props: QueryComboboxProps) {
  const { label, name, path = name, hint, optional, evidence, placeholder, add, onChoose, suggested } = props
  const addLabel = props.addLabel ?? ((text: string) => `Add “${text}”`)
  const given = useGiven(props.value) ?? null
  const [own, setOwn] = useState<{ chosen: Choice | null }>()
  const chosen = own ? own.chosen : given
  const setChosen = (choice: Choice | null) => setOwn({ chosen: choice })
  /** The one that is chosen now: the list closes in the same moment in which something is chosen. */
  const newest = useRef(chosen)
  if (!own) newest.current = given
  /** While a new one is added, what was typed is being taken. */
  const isAdding = useRef(false)
  const highlighted = useRef<Choice>(undefined)
  const [typed, setText] = useState<string>()
  const text = typed ?? chosen?.label ?? ''
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState<string>()
  const told = useEvidence(name, evidence, chosen?.id !== given?.id)
  const words = chosen && text === chosen.label ? '' : text.trim()
  const { found, shown, failure, searching, more } = useFound(props.search, words, open)
  const isKnown = found.some((choice) => choice.label.toLowerCase() === words.toLowerCase())
  const mayAdd = add && words && !isKnown && !searching
  const items: Choice[] = mayAdd ? [...shown, { id: NEW, label: words }] : [...shown]

  const choose = async (choice: Choice | null) => {
    setRefused(undefined)
    if (choice?.id === NEW && add) {
      isAdding.current = true
      const made = await add(choice.label).finally(() => {
        isAdding.current = false
      })
      if ('refused' in made) return setRefused(made.refused)
      return choose(made)
    }
    newest.current = choice
    setChosen(choice)
    setText(choice?.label ?? '')
    onChoose?.(choice)
    return undefined
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
        <Combobox.Root
          items={items}
          filter={null}
          // An Enter meant for the list never adds a new choice.
          autoHighlight={items[0]?.id !== NEW}
          onItemHighlighted={(choice) => {
            highlighted.current = choice
          }}
          // More may load after the last one, so it does not wrap around to the first.
          loopFocus={shown.length < DRAWN}
          value={chosen}
          onValueChange={(choice: Choice | null) => void choose(choice)}
          inputValue={text}
          onInputValueChange={(typed, { reason }) => {
            // The text the kit writes after a choice or on leaving is replaced by ours.
            if (reason !== 'input-change' && reason !== 'clear-press') return
            setRefused(undefined)
            setText(typed)
          }}
          open={open}
          onOpenChange={(next, { reason }) => {
            setOpen(next)
            if (next || isAdding.current) return
            const isLeft = newest.current === chosen && reason !== 'escape-key'
            if (isLeft && !text.trim() && chosen) void choose(null)
            // Words that match no choice are neither sent nor dropped.
            else if (isLeft && text.trim() && text !== (chosen?.label ?? ''))
              setRefused(
                mayAdd ? `Choose one from the list, choose ${addLabel(words)}, or clear this field.` : NOT_CHOSEN,
              )
            else setText(newest.current === given ? undefined : (newest.current?.label ?? ''))
          }}
          itemToStringLabel={(choice: Choice) => choice.label}
          isItemEqualToValue={(one: Choice, other: Choice) => one.id === other.id}
        >
          <span className="relative block">
            <Combobox.Input
              {...control}
              data-refused={refused ? '' : undefined}
              aria-labelledby={labelOf(control.id)}
              placeholder={placeholder}
              className={`${INPUT} h-8 pr-8! max-md:h-10`}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !open || highlighted.current) return
                // Nothing is chosen yet: the words stay, and the form is not sent.
                event.preventDefault()
                event.preventBaseUIHandler()
              }}
            />
            <ChevronDown
              size={14}
              aria-hidden
              className="pointer-events-none absolute top-[9px] right-[10px] text-ink-3 max-md:top-[13px]"
            />
            <input type="hidden" name={name} value={chosen?.id ?? ''} />
          </span>
          {suggested && add && !chosen && !words && (
            <Button size="sm" className="max-w-full w-fit" onClick={() => void choose({ id: NEW, label: suggested })}>
              <Plus size={14} aria-hidden />
              <span className="cut">{addLabel(suggested)}</span>
            </Button>
          )}
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
              <Combobox.Popup
                onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
                  if (scrollHeight - scrollTop - clientHeight < NEAR_END) more()
                }}
                className="raised max-h-[min(320px,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-8 p-1 shadow-pop outline-none"
              >
                <Combobox.Status className="px-2 text-12 text-ink-3 not-empty:py-1">
                  {failure ?? (searching && !shown.length ? 'Searching…' : null)}
                </Combobox.Status>
                <Combobox.Empty className="px-2 text-13 text-ink-2 not-empty:py-1">
                  {!searching &&
                    !failure &&
                    (words ? `Nothing is called “${words}”.` : (props.empty ?? 'Nothing here yet.'))}
                </Combobox.Empty>
                <Combobox.List>
                  {(choice: Choice) => (
                    <Combobox.Item
                      key={choice.id}
                      value={choice}
                      className="flex min-h-8 cursor-pointer items-center gap-2 rounded-6 px-2 text-13 outline-none data-highlighted:bg-accent-soft max-md:min-h-10"
                    >
                      {choice.id === NEW ? (
                        <>
                          <Plus size={14} aria-hidden className="text-ink-3" />
                          <span className="cut">{addLabel(choice.label)}</span>
                        </>
                      ) : (
                        <>
                          <span className="cut flex-1">
                            <Marked text={choice.label} words={words} />
                          </span>
                          {choice.aside && <span className="cut text-12 text-ink-3">{choice.aside}</span>}
                          <Combobox.ItemIndicator>
                            <Check size={14} aria-hidden className="text-accent-ink" />
                          </Combobox.ItemIndicator>
                        </>
                      )}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  )
}

/** A label with the typed words in the accent. */
function Marked({ text, words }: { text: string; words: string }) {
  const at = words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1
  if (at < 0) return text
  const end = at + words.length
  return (
    <>
      {text.slice(0, at)}
      <b className="font-semibold text-accent-ink">{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  )
}

const holds = (label: string, words: string) => label.toLowerCase().includes(words.toLowerCase())

type Answer = { words: string; found: readonly Choice[]; next: string | null; failure?: string }

/**
 * The server's results for the words, once the list is open; `shown`: as far as it is scrolled. Until it answers, the matching part of the
 * previous results is kept, so that Enter never takes anything else.
 */
function useFound(search: QueryComboboxProps['search'], words: string, open: boolean) {
  const [answer, setAnswer] = useState<Answer>()
  const [drawn, setDrawn] = useState(DRAWN)
  const latest = useRef(search)
  latest.current = search
  const asking = useRef<AbortController>(null)

  /** The page behind `before`. An empty one is the last, as is one that says no place. */
  const ask = useRef(async (words: string, before: readonly Choice[], { signal }: AbortController) => {
    const page = { first: DRAWN, after: before.at(-1)?.cursor ?? null }
    const given = await latest.current(words, page, signal).catch((error: unknown) => ({ failure: told(error) }))
    if (signal.aborted) return
    if ('failure' in given) return setAnswer({ words, found: before, next: page.after, ...given })
    const found = [...before, ...given].slice(0, MOST_CHOICES)
    const next = given.length && found.length < MOST_CHOICES ? (found.at(-1)?.cursor ?? null) : null
    setAnswer({ words, found, next })
    setDrawn(before.length + DRAWN)
  })
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    asking.current = stop
    const timer = window.setTimeout(() => void ask.current(words, [], stop), words ? PAUSE_MS : 0)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [words, open])

  const searching = answer?.words !== words
  const found = answer?.found ?? []
  const isAsking = useRef(false)
  const more = async () => {
    if (searching || isAsking.current || !asking.current) return
    if (drawn < found.length) return setDrawn(drawn + DRAWN)
    if (!answer.next) return
    isAsking.current = true
    await ask.current(words, found, asking.current)
    isAsking.current = false
  }
  return {
    found,
    shown: searching ? found.filter(({ label }) => holds(label, words)) : found.slice(0, drawn),
    failure: answer?.failure,
    searching,
    more: () => void more(),
  }
}

const told = (error: unknown) => (error instanceof Error ? error.message : 'Try again in a moment.')
