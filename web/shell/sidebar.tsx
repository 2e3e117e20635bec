import { Search, X } from 'lucide-react'
import { useEffect } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useMayGo } from '../parts/may-open.ts'
import { BrandMark } from '../ui/brand.tsx'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Kbd } from '../ui/kbd.tsx'
import { FOOT_SCREENS, SCREENS, type Screen } from './screens.ts'
import { useWaiting } from './use-waiting.ts'

/** The screens under their headings, in the order of the list. */
const GROUPS = [...new Set(SCREENS.map(({ group }) => group))].map((title) => ({
  title,
  entries: SCREENS.filter(({ group }) => group === title),
}))

type SidebarProps = { agency: string; rail: boolean; drawer: boolean; onClose: () => void; onFind: () => void }

/** 232 px; a 56 px rail of icons on a workspace; a drawer on a phone. */
export function Sidebar({ agency, rail, drawer, onClose, onFind }: SidebarProps) {
  useCloseOnLeave(drawer, onClose)
  const waiting = useWaiting()
  const mayGo = useMayGo()
  const hideOnRail = rail ? 'md:sr-only' : ''
  return (
    <>
      {drawer && <div aria-hidden onClick={onClose} className="fixed inset-0 z-40 bg-scrim md:hidden" />}
      <nav
        aria-label="Main"
        className={cx(
          'sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-hairline bg-canvas px-3 pb-3',
          'max-md:fixed max-md:inset-y-0 max-md:left-0 max-md:z-50 max-md:w-70 max-md:transition-[translate,visibility] max-md:duration-150',
          drawer ? 'max-md:shadow-dialog' : 'max-md:invisible max-md:-translate-x-full',
        )}
      >
        <div className="flex flex-none items-center">
          <Link
            to="/app/home"
            className="flex h-12 min-w-0 flex-1 items-center gap-2 rounded-6 px-1 text-14 font-semibold"
          >
            <BrandMark />
            <span className={cx('cut', hideOnRail)}>{agency}</span>
          </Link>
          <Button look="quiet" icon aria-label="Close the menu" className="md:hidden" onClick={onClose}>
            <X size={16} aria-hidden />
          </Button>
        </div>
        <button
          type="button"
          onClick={onFind}
          title={rail ? 'Find or do (Ctrl K)' : undefined}
          className={cx(
            'quick flex h-8 flex-none items-center gap-2 rounded-6 border border-edge bg-surface pr-[6px] pl-2 text-13 text-ink-3 hover:border-control max-md:h-10',
            rail && 'md:justify-center md:px-0',
          )}
        >
          <Search size={16} aria-hidden />
          <span className={hideOnRail}>Find or do</span>
          <Kbd className={cx('ml-auto', rail && 'md:hidden')}>Ctrl K</Kbd>
        </button>
        {GROUPS.map((group, place) => (
          <div
            key={group.title ?? 'first'}
            className={cx('mt-3 grid gap-px', rail && place > 0 && 'md:mt-2 md:border-t md:border-hairline md:pt-2')}
          >
            {group.title && (
              <h2 className={cx('px-2 py-1 text-12! font-medium! tracking-normal! text-ink-3', rail && 'md:hidden')}>
                {group.title}
              </h2>
            )}
            {group.entries.filter(mayGo).map((entry) => (
              <Item key={entry.to} {...entry} rail={rail} waiting={waiting[entry.to] ?? 0} />
            ))}
          </div>
        ))}
        <div className="mt-auto grid gap-px pt-4">
          {FOOT_SCREENS.map((entry) => (
            <Item key={entry.to} {...entry} rail={rail} />
          ))}
        </div>
      </nav>
    </>
  )
}

/** `waiting` is how many things wait there. */
function Item({ to, label, icon: Icon, rail, waiting }: Screen & { rail: boolean; waiting?: number }) {
  return (
    <NavLink
      to={to}
      prefetch="intent"
      title={rail ? label : undefined}
      className={({ isActive }) =>
        cx(
          'quick flex h-8 items-center gap-2 rounded-6 px-2 text-13 font-medium max-md:h-10',
          isActive ? 'bg-press text-ink [&>svg]:text-accent-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
          rail && 'md:justify-center md:px-0',
        )
      }
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className={rail ? 'md:sr-only' : ''}>{label}</span>
      {!!waiting && (
        <span className={cx('num ml-auto text-12 font-normal text-ink-3', rail && 'md:hidden')}>
          {waiting.toLocaleString('en-US')}
        </span>
      )}
    </NavLink>
  )
}

/** The drawer closes with Esc and when another screen opens. */
function useCloseOnLeave(drawer: boolean, onClose: () => void) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another screen closes it, not a new function
  useEffect(onClose, [key])
  useEffect(() => {
    if (!drawer) return
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [drawer, onClose])
}
