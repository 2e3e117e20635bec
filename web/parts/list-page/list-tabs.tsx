import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import type { SavedView } from '../session.ts'
import type { Choice, ListTotal } from './list.ts'
import { SavedViewMenu } from './saved-views.tsx'

type ListTabsProps = {
  label: string
  tabs: readonly Choice[]
  totals: readonly ListTotal[]
  /** The tab that is looked at; none while a saved view is. */
  value: string | undefined
  onChange: (tab: string) => void
  /** The user's own views, and which of them is looked at; none where a list keeps none. */
  views?: readonly SavedView[]
  current?: SavedView | undefined
  onView?: (view: SavedView) => void
  /** Content at the end of the row. */
  children?: ReactNode
}

/** The views of a list above its filters, each with how many rows it has, and the user's own. */
export function ListTabs({
  label,
  tabs,
  totals,
  value,
  onChange,
  views = [],
  current,
  onView,
  children,
}: ListTabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that choose a view of the list below are no fields
    <div
      role="group"
      aria-label={`Views of ${label}`}
      className="flex gap-5 overflow-x-auto border-b border-hairline max-md:-mx-4 max-md:px-4"
    >
      {tabs.map((tab) => {
        const total = totals.find(({ key }) => key === tab.id)
        return (
          <Tab key={tab.id} on={tab.id === value} onClick={() => onChange(tab.id)}>
            <TabName>{tab.label}</TabName>
            {total && <span className="num font-normal text-ink-3">{total.count.toLocaleString('en-US')}</span>}
          </Tab>
        )
      })}
      {views.map((view) => (
        <Tab key={view.id} on={view === current} onClick={() => onView?.(view)}>
          <TabName>{view.name}</TabName>
        </Tab>
      ))}
      {current && <SavedViewMenu key={current.id} view={current} />}
      <span className="ml-auto flex flex-none items-center">{children}</span>
    </div>
  )
}

/** A long name leaves room for the other tabs. */
const TabName = ({ children }: { children: string }) => (
  <span className="cut max-w-60" title={children}>
    {children}
  </span>
)

function Tab({ on, onClick, children }: { on: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={cx(
        'flex h-10 flex-none items-center gap-[6px] text-13 font-medium focus-visible:rounded-4 focus-visible:-outline-offset-2',
        on ? 'text-ink shadow-[inset_0_-2px_var(--accent)]' : 'text-ink-2 hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
