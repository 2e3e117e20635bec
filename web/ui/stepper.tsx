import { Minus, Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { typedCount } from '../lib/count.ts'

type StepperProps = {
  label: string
  hint: string
  /** What one of them is called: "seat". */
  noun: string
  value: number
  least: number
  onValue: (value: number) => void
}

/** A whole number that takes typing, with minus and plus. What is no number, or less than the least, is not taken. */
export function Stepper({ label, hint, noun, value, least, onValue }: StepperProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const step = (by: number) => {
    setTyped(undefined)
    onValue(Math.max(least, value + by))
    // The button is disabled then, and would take the focus with it.
    if (value + by <= least) input.current?.focus()
  }
  const type = (text: string) => {
    if (!/^\d*$/.test(text)) return
    setTyped(text)
    const number = typedCount(text, least)
    if (number !== null) onValue(number)
  }
  return (
    <div
      // A number is quickly set again: closing the dialog it stands in asks nothing.
      onInput={(event) => event.stopPropagation()}
      className="flex items-center gap-4 rounded-8 border border-hairline px-4 py-3"
    >
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-13 font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-12 text-ink-3">
          {hint}
        </p>
      </div>
      <div className="inline-grid flex-none grid-cols-[32px_48px_32px] overflow-hidden rounded-6 border border-control bg-surface has-focus-visible:border-focus max-md:grid-cols-[40px_56px_40px]">
        <button
          type="button"
          aria-label={`One ${noun} less`}
          disabled={value <= least}
          className={SIDE}
          onClick={() => step(-1)}
        >
          <Minus size={14} aria-hidden />
        </button>
        <input
          ref={input}
          id={id}
          aria-describedby={`${id}-hint`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed ?? value}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setTyped(undefined)
            if (key === 'ArrowUp') step(1)
            if (key === 'ArrowDown') step(-1)
          }}
          className="num min-w-0 border-x border-hairline bg-transparent text-center text-14 font-medium -outline-offset-2 max-md:text-[16px]"
        />
        <button type="button" aria-label={`One ${noun} more`} className={SIDE} onClick={() => step(1)}>
          <Plus size={14} aria-hidden />
        </button>
      </div>
    </div>
  )
}

const SIDE =
  'grid h-[30px] place-items-center text-ink-2 -outline-offset-2 hover:bg-hover hover:text-ink disabled:bg-sunken disabled:text-ink-3 disabled:opacity-60 max-md:h-[38px]'
