import { cx } from '../../ui/cx.ts'
import type { Choice, ListTotal } from './list.ts'

type ListTabsProps = {
  label: string
  tabs: readonly Choice[]
  totals: readonly ListTotal[]
  value: string
  onChange: (tab: string) => void
}

/** The views of a list above its filters, each with how many rows it has. */
export function ListTabs({ label, tabs, totals, value, onChange }: ListTabsProps) {
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
          <button
            key={tab.id}
            type="button"
            aria-pressed={tab.id === value}
            onClick={() => onChange(tab.id)}
            className={cx(
              'flex h-10 flex-none items-center gap-[6px] text-13 font-medium focus-visible:rounded-4 focus-visible:-outline-offset-2',
              tab.id === value ? 'text-ink shadow-[inset_0_-2px_var(--accent)]' : 'text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
            {total && <span className="num font-normal text-ink-3">{total.count.toLocaleString('en-US')}</span>}
          </button>
        )
      })}
    </div>
  )
}
