import { ArrowDownUp, ChevronDown, Download, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { INPUT } from '../../ui/field.tsx'
import { Menu, MenuChecks, MenuChoices } from '../../ui/menu.tsx'
import { type Session, useSession } from '../session.ts'
import type { Choice, List, ListFilter, ListRow, ListView, Loaded } from './list.ts'

type ListFiltersProps<Row extends ListRow> = {
  list: List<Row>
  view: ListView
  text: string
  /** The choices loaded with the rows, by the name of their filter. */
  loaded: Loaded<Row>['choices']
  /** The query of what is shown. */
  exportQuery: string
  /** Content at the end of the filters. */
  end: ReactNode
  onText: (text: string) => void
  onView: (part: Partial<ListView>) => void
}

const UNGROUPED = { id: '', label: 'No groups' }

/** The text filter, a button for each filter of the list, and Group and Sort. */
export function ListFilters<Row extends ListRow>({
  list,
  view,
  text,
  loaded,
  exportQuery,
  end,
  onText,
  onView,
}: ListFiltersProps<Row>) {
  const session = useSession()
  const choose = (name: string, ids: readonly string[]) => onView({ chosen: { ...view.chosen, [name]: ids } })
  return (
    <search
      aria-label={list.title}
      className="flex items-center gap-2 py-3 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4"
    >
      <label className="relative block w-70 max-md:w-auto max-md:flex-[1_0_180px]">
        <span className="sr-only">Filter {list.noun[1]}</span>
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
      {list.filters.map((filter) => {
        const chosen = view.chosen[filter.name] ?? []
        if (filter.kind === 'one')
          return (
            <One
              key={filter.name}
              label={filter.label}
              value={chosen[0] ?? filter.choices[0].id}
              choices={filter.choices}
              onChange={(id) => choose(filter.name, [id])}
            />
          )
        const choices = choicesOf(filter.choices, session, loaded?.[filter.name])
        return (
          <Several
            key={filter.name}
            label={filter.label}
            chosen={chosen}
            choices={choices}
            onChange={(ids) => choose(filter.name, ids)}
          />
        )
      })}
      {end}
      <span className="ml-auto" />
      {list.groups.length > 0 && (
        <One
          label="Group"
          value={view.group ?? UNGROUPED.id}
          choices={[UNGROUPED, ...list.groups]}
          onChange={(id) => onView({ group: id || null })}
        />
      )}
      {list.sorts.length > 1 && (
        <One
          label="Sort"
          value={view.sort}
          choices={list.sorts}
          icon={<ArrowDownUp size={14} aria-hidden />}
          onChange={(sort) => onView({ sort })}
        />
      )}
      {list.exportTo && (
        <ButtonAnchor href={exportAddress(list.exportTo, exportQuery)} download>
          <Download size={14} aria-hidden />
          Export CSV
        </ButtonAnchor>
      )}
    </search>
  )
}

function choicesOf(
  choices: Extract<ListFilter, { kind: 'several' }>['choices'],
  session: Session,
  loaded: readonly Choice[] = [],
) {
  if (choices === 'loaded') return loaded
  return typeof choices === 'function' ? choices(session) : choices
}

type SeveralProps = {
  label: string
  chosen: readonly string[]
  choices: readonly Choice[]
  onChange: (ids: string[]) => void
}

function Several({ label, chosen, choices, onChange }: SeveralProps) {
  const [first, ...others] = choices.filter(({ id }) => chosen.includes(id))
  const summary = first && (others.length ? `${first.label} +${String(others.length)}` : first.label)
  return (
    <Menu
      align="start"
      trigger={<Trigger label={label} chosen={summary} />}
      items={() => <MenuChecks chosen={chosen} choices={choices.map(asMenu)} onChange={onChange} />}
    />
  )
}

type OneProps = {
  label: string
  value: string
  /** The first is the usual one. */
  choices: readonly Choice[]
  icon?: ReactNode
  onChange: (id: string) => void
}

function One({ label, value, choices, icon, onChange }: OneProps) {
  const chosen = choices.slice(1).find(({ id }) => id === value)?.label
  return (
    <Menu
      align="start"
      trigger={<Trigger label={label} chosen={chosen} icon={icon} />}
      items={() => <MenuChoices label={label} value={value} choices={choices.map(asMenu)} onChange={onChange} />}
    />
  )
}

const asMenu = ({ id, label }: Choice) => ({ value: id, label })

/** "Status", or "Status: Waiting" once something is chosen. Takes the props of the menu it opens. */
function Trigger({ label, chosen, icon, ...rest }: { label: string; chosen: string | undefined; icon?: ReactNode }) {
  return (
    <Button {...rest} className={chosen ? 'border-accent-line! bg-accent-soft!' : ''}>
      {icon}
      {chosen ? `${label}: ${chosen}` : label}
      <ChevronDown size={14} aria-hidden className="-mr-1 text-ink-3" />
    </Button>
  )
}

/** The address of a list's file: what it asks for itself, and what the view does. */
const exportAddress = (to: NonNullable<List<ListRow>['exportTo']>, query: string) =>
  query ? `${to}${to.includes('?') ? '&' : '?'}${query}` : to
