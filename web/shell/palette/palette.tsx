import { Dialog } from '@base-ui/react/dialog'
import type { RefObject } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { useMayGo } from '../../parts/may-open.ts'
import { useSession } from '../../parts/session.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { ErrorText } from '../../ui/field.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { PALETTE_BOX } from '../find-box.ts'
import { type AccountHere, createOption, doOptions, recordOption, screenOptions } from './options.tsx'
import { useSearch } from './use-search.ts'

type PaletteProps = {
  text: string
  onText: (text: string) => void
  /** Whether Enter was pressed before the palette was there. */
  entered: RefObject<boolean>
  /** What has the focus again when it closes. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  onKeys: () => void
}

/** Ctrl or Cmd with K: find any record, begin something, go to a screen. */
export default function Palette({ text, onText, entered, opener, onClose, onKeys }: PaletteProps) {
  const navigate = useNavigate()
  const { groups, busy, failure, again } = useSearch(text)
  const go = (to: string) => () => {
    onClose()
    void navigate(to)
  }
  const name = text.trim()
  const mayGo = useMayGo()
  const doing = doOptions(text, go, mayGo, onKeys, useAccountHere(), useSession().customPresets)
  const screens = screenOptions(text, go, mayGo)
  const mayCreate = mayGo({ to: '/app/accounts/new' })
  const create =
    name && mayCreate && !doing.some(({ id }) => id === '/app/accounts/new') ? [createOption(name, go)] : []
  const records = groups.map(({ title, hits }) => ({ title, options: hits.map((hit) => recordOption(hit, go)) }))
  const isFound = records.some(({ options }) => options.length > 0)

  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup aria-label="Find or do" finalFocus={opener} className={PALETTE_BOX}>
          <Combobox
            label="Find or do"
            placeholder="Find a client, a policy number, a screen, or say what to do"
            text={text}
            onText={onText}
            busy={busy}
            entered={entered}
            onKey={(key) => key === '?' && !text && onKeys()}
            groups={[
              ...records,
              { title: 'Do', options: screens.length ? doing : [...doing, ...create] },
              { title: 'Go to', options: screens },
              { title: 'Create', options: screens.length ? create : [] },
            ]}
            note={
              failure ? (
                <span className="flex items-center gap-3">
                  <ErrorText>{failure}</ErrorText>
                  <Button size="sm" onClick={again}>
                    Try again
                  </Button>
                </span>
              ) : (
                name && !isFound && (busy ? 'Looking…' : `Nothing is called “${name}”.`)
              )
            }
          />
          <Keys onKeys={onKeys} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The account whose page is open, whichever of its tabs. */
const useAccountHere = () =>
  (useRouteLoaderData('routes/accounts/account') as { account: AccountHere } | undefined)?.account

/** What the keys do here; not where there are none. */
function Keys({ onKeys }: { onKeys: () => void }) {
  return (
    <footer className="flex h-10 flex-none items-center gap-4 border-t border-hairline px-4 text-12 text-ink-2 pointer-coarse:hidden [&_kbd]:mr-1">
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        move
      </span>
      <span>
        <Kbd>Enter</Kbd>
        open
      </span>
      <span className="max-md:hidden">
        <Kbd>Ctrl</Kbd>
        <Kbd>Enter</Kbd>
        new tab
      </span>
      <button type="button" tabIndex={-1} onClick={onKeys} className="quick ml-auto rounded-4 hover:text-ink">
        <Kbd>?</Kbd>
        all keys
      </button>
    </footer>
  )
}
