import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { focusOnAppear } from './focus.ts'
import { Kbd } from './kbd.tsx'
import { type OptionGroup, OptionList, optionId } from './option-list.tsx'
import { useOptionKeys } from './use-option-keys.ts'

type ComboboxProps = {
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  groups: OptionGroup[]
  /** What is said above the options. */
  note: ReactNode
  /** More options are on their way: Enter waits for them. */
  busy: boolean
  /** Whether Enter was pressed before the box was there. */
  entered: RefObject<boolean>
  /** A key that was pressed in the box, before it is typed. */
  onKey: (key: string) => void
}

/** Type to narrow, arrows to move, Enter to choose, with Ctrl or Cmd in a new tab. What the groups hold is the screen's business. */
export function Combobox({ label, placeholder, text, onText, groups, note, busy, entered, onKey }: ComboboxProps) {
  const id = useId()
  const { current, press, reset, point } = useOptionKeys(groups, busy, entered)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!press(event)) onKey(event.key)
  }

  return (
    <>
      <div className="flex h-13 flex-none items-center gap-3 border-b border-hairline px-4">
        <Search size={16} className="text-ink-3" aria-hidden />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current && optionId(id, current)}
          ref={focusOnAppear}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            reset()
            onText(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent text-[16px] outline-none"
        />
        <Kbd>Esc</Kbd>
      </div>
      {/* Said again when it changes, also to whoever hears the screen. */}
      <div role="status" className="flex-none px-4 text-13 text-ink-2 not-empty:pt-3">
        {note || null}
      </div>
      <OptionList
        id={id}
        label={label}
        groups={groups}
        current={current}
        busy={busy}
        onKeyDown={onKeyDown}
        onPoint={point}
        className="px-2 pt-1 pb-2"
      />
    </>
  )
}
