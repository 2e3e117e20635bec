import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { MENU_ITEM, MenuTick } from './menu-items.tsx'

type MenuChoicesProps = {
  label: string
  value: string
  choices: readonly { value: string; label: ReactNode }[]
  onChange: (value: string) => void
}

/** One of several: the chosen one carries a tick. Imported with `lazy`, as everything inside a menu. */
export default function MenuChoices({ label, value, choices, onChange }: MenuChoicesProps) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      {choices.map((choice) => (
        <Base.RadioItem key={choice.value} value={choice.value} closeOnClick className={MENU_ITEM}>
          <MenuTick on={choice.value === value} />
          {choice.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
