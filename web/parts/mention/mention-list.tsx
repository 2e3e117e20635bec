import { BookOpen, Building2, FileText, type LucideIcon, Shield } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle } from 'react'
import type { Named } from '../../lib/draft.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorText } from '../../ui/field.tsx'
import { OptionList, optionId } from '../../ui/option-list.tsx'
import { useOptionKeys } from '../../ui/use-option-keys.ts'
import { useToday } from '../session.ts'
import { useLiveSearch } from '../use-live-search.ts'
import { findNamed, type Nameable, type NamedHit } from './find-named.ts'

const ICONS: Record<Named['kind'], LucideIcon> = {
  DOCUMENT: BookOpen,
  FILE: FileText,
  ACCOUNT: Building2,
  POLICY: Shield,
}

type MentionListProps = {
  id: string
  words: string
  about: Nameable
  /** Whether an Enter waits for what is on its way. */
  entered: RefObject<boolean>
  /** What is given the keys of the box: whether one meant the list. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  onCurrent: (elementId: string | undefined) => void
  onChoose: (named: Named) => void
  above: boolean
}

/** What can be named behind an "@", next to the box it is typed in, which keeps the focus. */
export function MentionList({ id, words, about, entered, keys, onCurrent, onChoose, above }: MentionListProps) {
  const today = useToday()
  const scope = `${about.accountId ?? ''} ${String(about.mayNameClient)}`
  const { groups, busy, failure, again } = useLiveSearch<NamedHit>(
    words,
    (text, signal) => findNamed(text, about, today, signal),
    scope,
  )
  const shown = groups.map(({ title, hits }) => ({
    title,
    options: hits.map(({ kind, id, name, accountId, title, detail, matches }) => {
      const Icon = ICONS[kind]
      return {
        ...{ id: `${kind}-${id}`, label: title, marks: matches, aside: detail, icon: <Icon size={16} aria-hidden /> },
        onChoose: () => onChoose({ kind, id, name, ...(accountId && { accountId }) }),
      }
    }),
  }))
  const { current, press, reset, point } = useOptionKeys(shown, busy, entered)
  const isEmpty = shown.every(({ options }) => !options.length)
  const currentId = current && optionId(id, current)
  // Whole sentences behind an "@" name nothing.
  const isMeant = !isEmpty || failure !== undefined || !/\s/.test(words)
  useImperativeHandle(keys, () => (event) => {
    if (!isMeant) return false
    const isTab = event.key === 'Tab' && !event.shiftKey && current
    if (!isTab) return press(event)
    event.preventDefault()
    current.onChoose()
    return true
  })
  useEffect(() => {
    onCurrent(currentId)
    return () => onCurrent(undefined)
  }, [currentId, onCurrent])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin at the first again
  useEffect(reset, [words])

  if (!isMeant) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus stays where it is typed
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={cx(
        'raised absolute inset-x-0 z-30 flex max-h-[min(340px,42dvh)] flex-col rounded-8 shadow-pop',
        above ? 'bottom-full mb-2' : 'top-full mt-2',
      )}
    >
      <div role="status" className="flex-none px-3 text-13 text-ink-2 not-empty:py-2">
        {failure ? (
          <span className="flex items-center gap-3">
            <ErrorText>{failure}</ErrorText>
            <Button size="sm" onClick={again}>
              Try again
            </Button>
          </span>
        ) : isEmpty ? (
          note(words, busy, about)
        ) : null}
      </div>
      <OptionList
        id={id}
        label="What can be named"
        groups={shown}
        current={current}
        busy={busy}
        onPoint={point}
        className={cx('px-1 pb-1', isEmpty && 'hidden')}
      />
    </div>
  )
}

function note(words: string, busy: boolean, { accountId, mayNameClient }: Nameable) {
  if (busy) return 'Looking…'
  if (words) return `Nothing is called “${words}”.`
  return accountId || !mayNameClient
    ? 'There is nothing to name yet.'
    : 'Type to name a client, a policy or a document of the knowledge base.'
}
