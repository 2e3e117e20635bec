import { ArrowDownUp, ChevronDown, Search } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { PRESETS } from '../../../shared/presets.ts'
import { WORKSPACE_STATES } from '../../../shared/states.ts'
import type { CaraWorkspaceState } from '../../graph/generated/graphql.ts'
import { useSession } from '../../parts/session.ts'
import { Button } from '../../ui/button.tsx'
import { INPUT } from '../../ui/field.tsx'
import { Menu } from '../../ui/menu.tsx'
import { DATES, GROUPS, SORTS, type View } from './view.ts'

const MenuChoices = lazy(() => import('../../ui/menu-choices.tsx'))
const MenuChecks = lazy(() => import('../../ui/menu-checks.tsx'))

type FiltersProps = { view: View; text: string; onText: (text: string) => void; onView: (part: Partial<View>) => void }

/** The text filter and the six buttons: Status, User, Date, Preset, Group, Sort. */
export function ListFilters({ view, text, onText, onView }: FiltersProps) {
  const { users } = useSession()
  return (
    <div className="flex items-center gap-2 py-3 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4">
      <label className="relative block w-70 max-md:w-auto max-md:flex-[1_0_180px]">
        <span className="sr-only">Filter workspaces</span>
        <Search size={16} aria-hidden className="absolute top-2 left-[10px] text-ink-3 max-md:top-3" />
        <input
          type="search"
          data-slash
          value={text}
          onChange={(event) => onText(event.target.value)}
          placeholder="Start typing to filter..."
          className={`${INPUT} h-8 pl-8! text-13! max-md:h-10`}
        />
      </label>
      <Several
        label="Status"
        chosen={view.states}
        choices={WORKSPACE_STATES.map(({ id, label }) => ({ value: id as CaraWorkspaceState, label }))}
        onChange={(states) => onView({ states })}
      />
      <Several
        label="User"
        chosen={view.users}
        choices={users.map((user) => ({ value: user.id, label: user.name }))}
        onChange={(chosen) => onView({ users: chosen })}
      />
      <One label="Date" value={view.date} usual="any" names={DATES} onChange={(date) => onView({ date })} />
      <Several
        label="Preset"
        chosen={view.presets}
        choices={PRESETS.map((card) => ({ value: card.id, label: card.title }))}
        onChange={(presets) => onView({ presets })}
      />
      <span className="ml-auto" />
      <One label="Group" value={view.group} usual="none" names={GROUPS} onChange={(group) => onView({ group })} />
      <One
        label="Sort"
        value={view.sort}
        usual="UPDATED_DESC"
        names={SORTS}
        icon={<ArrowDownUp size={14} aria-hidden />}
        onChange={(sort) => onView({ sort })}
      />
    </div>
  )
}

function Several<T extends string>(props: {
  label: string
  chosen: T[]
  choices: { value: T; label: string }[]
  onChange: (chosen: T[]) => void
}) {
  const names = props.choices.filter((choice) => props.chosen.includes(choice.value)).map((choice) => choice.label)
  return (
    <Menu
      align="start"
      trigger={<Trigger label={props.label} chosen={summary(names)} />}
      items={() => (
        <MenuChecks
          chosen={props.chosen}
          choices={props.choices}
          onChange={(chosen) => props.onChange(chosen as T[])}
        />
      )}
    />
  )
}

function One<T extends string>(props: {
  label: string
  value: T
  usual: T
  names: Record<T, string>
  icon?: ReactNode
  onChange: (value: T) => void
}) {
  const choices = (Object.keys(props.names) as T[]).map((value) => ({ value, label: props.names[value] }))
  const chosen = props.value === props.usual ? undefined : props.names[props.value]
  return (
    <Menu
      align="start"
      trigger={<Trigger label={props.label} chosen={chosen} icon={props.icon} />}
      items={() => (
        <MenuChoices
          label={props.label}
          value={props.value}
          choices={choices}
          onChange={(value) => props.onChange(value as T)}
        />
      )}
    />
  )
}

/** "Status", or "Status: Waiting" once something is chosen. Takes the props of the menu it opens. */
function Trigger({ label, chosen, icon, ...rest }: { label: string; chosen?: string; icon?: ReactNode }) {
  return (
    <Button {...rest} className={chosen ? 'border-accent-line! bg-accent-soft!' : ''}>
      {icon}
      {chosen ? `${label}: ${chosen}` : label}
      <ChevronDown size={14} aria-hidden className="-mr-1 text-ink-3" />
    </Button>
  )
}

function summary(names: string[]) {
  if (names.length < 2) return names[0]
  return `${names[0]} +${String(names.length - 1)}`
}
