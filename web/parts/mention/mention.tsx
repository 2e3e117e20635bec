import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Named } from '../../lib/draft.ts'
import type { Nameable } from './find-named.ts'
import { mentionAt } from './mention-at.ts'
import { MentionList } from './mention-list.tsx'
import { NamedChips } from './named-chips.tsx'

/** `press` is given the keys of the box and tells whether one was meant here; `begin` types an "@". */
export type MentionHandle = { press: (event: KeyboardEvent) => boolean; begin: () => void }

type MentionProps = {
  ref: RefObject<MentionHandle | null>
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  named: readonly Named[]
  locked: boolean
  about: Nameable
  /** The list opens over the box, not below. */
  above: boolean
  /** Whether an "@" was asked for before this was there. */
  isBegun: boolean
  onEdit: (part: { text?: string; named?: Named[] }) => void
}

/** Naming documents and records in a text box by "@": what was named, and next to the box the list of what can be. */
export default function Mention(props: MentionProps) {
  const { ref, box, text, named, locked, about, above, isBegun, onEdit } = props
  const id = useId()
  const caret = useCaret(box, text)
  /** Where an "@" stands whose list was closed. */
  const [closed, setClosed] = useState<number | null>(null)
  const [current, setCurrent] = useState<string>()
  const entered = useRef(false)
  const keys = useRef<MentionHandle['press'] | null>(null)
  const moveTo = useRef<number | null>(null)
  const at = caret === null || locked ? null : mentionAt(text, caret)
  const isOpen = at !== null && at.start !== closed
  if (!at && caret !== null && closed !== null) setClosed(null)
  useComboboxRole(box, isOpen ? `${id}-list` : null, current)

  useLayoutEffect(() => {
    if (moveTo.current === null) return
    const place = moveTo.current
    moveTo.current = null
    box.current?.focus()
    box.current?.setSelectionRange(place, place)
  })
  const begin = () => {
    const place = box.current?.selectionStart ?? text.length
    const lead = /(?:^|\s)$/.test(text.slice(0, place)) ? '@' : ' @'
    moveTo.current = place + lead.length
    setClosed(null)
    onEdit({ text: text.slice(0, place) + lead + text.slice(place) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    if (isBegun) begin()
  }, [])
  const press = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false
    if (event.key !== 'Escape') return keys.current?.(event) ?? false
    setClosed(at.start)
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  useImperativeHandle(ref, () => ({ press, begin }))
  const choose = (one: Named) => {
    if (!at || caret === null) return
    const before = `${text.slice(0, at.start)}${one.name}`
    const after = text.slice(caret)
    moveTo.current = before.length + 1
    setClosed(at.start)
    const others = named.filter((other) => other.id !== one.id)
    onEdit({ text: `${before}${/^\s/.test(after) ? '' : ' '}${after}`, named: [...others, one] })
  }
  return (
    <>
      {isOpen && (
        <MentionList
          id={id}
          words={at.words}
          about={about}
          entered={entered}
          keys={keys}
          onCurrent={setCurrent}
          onChoose={choose}
          above={above}
        />
      )}
      {named.length > 0 && (
        <NamedChips
          named={named}
          {...(!locked && { onRemove: (one: Named) => onEdit({ named: named.filter((other) => other !== one) }) })}
        />
      )}
    </>
  )
}

/** Where the caret of a box stands; null without the focus, or where a part is selected. */
function useCaret(box: RefObject<HTMLTextAreaElement | null>, text: string) {
  const [caret, setCaret] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text moves the caret
  useLayoutEffect(() => {
    const look = () => {
      const field = box.current
      const isAt = field && document.activeElement === field && field.selectionStart === field.selectionEnd
      setCaret(isAt ? field.selectionStart : null)
    }
    look()
    const places = ['selectionchange', 'focusin', 'focusout'] as const
    const after = () => queueMicrotask(look)
    for (const place of places) document.addEventListener(place, after)
    return () => {
      for (const place of places) document.removeEventListener(place, after)
    }
  }, [text])
  return caret
}

/** While its list is open the box is a combobox; closed, it is a text box. */
function useComboboxRole(box: RefObject<HTMLTextAreaElement | null>, list: string | null, current: string | undefined) {
  useLayoutEffect(() => {
    const field = box.current
    if (!field || !list) return
    const said = {
      ...{ role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' },
      'aria-expanded': String(current !== undefined),
      ...(current && { 'aria-controls': list, 'aria-activedescendant': current }),
    }
    for (const [name, value] of Object.entries(said)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(said)) field.removeAttribute(name)
    }
  }, [box, list, current])
}
