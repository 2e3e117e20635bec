import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { MENU_ITEM, MenuTick } from './menu-items.tsx'

type MenuChecksProps = {
  chosen: readonly string[]
  choices: readonly { value: string; label: ReactNode }[]
  onChange: (chosen: string[]) => void
}

/** Any of several; the menu stays open while choosing. */
export default function MenuChecks({ chosen, choices, onChange }: MenuChecksProps) {
  return choices.map(({ value, label }) => {
    const on = chosen.includes(value)
    return (
      <Base.CheckboxItem
        key={value}
        checked={on}
        onCheckedChange={(next) => onChange(next ? [...chosen, value] : chosen.filter((one) => one !== value))}
        className={MENU_ITEM}
      >
        <MenuTick on={on} />
        {label}
      </Base.CheckboxItem>
    )
  })
}
