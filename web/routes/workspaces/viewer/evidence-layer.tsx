import {
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FormValue, Source } from '../../../graph/workspace.ts'
import { EvidenceCard } from './evidence-card.tsx'

const Floating = lazy(() => import('../../../ui/floating.tsx'))
const SHOW_MS = 180
const HIDE_MS = 160

type Shown = { field: FormValue; anchor: Element; pinned: boolean }
type Layer = {
  shownName: string | null
  hover: (field: FormValue, anchor: Element) => void
  leave: () => void
  pin: (field: FormValue, anchor: Element) => void
}

const LayerContext = createContext<Layer>({ shownName: null, hover() {}, leave() {}, pin() {} })

type EvidenceLayerProps = {
  editable: boolean
  onSource: (source: Source) => void
  onSave: (field: FormValue, value: string) => Promise<void>
  children: ReactNode
}

/** One card for all values of a form: hover and focus show it, a click keeps it, opens the source and may change the value. */
export function EvidenceLayer({ editable, onSource, onSave, children }: EvidenceLayerProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<number>(undefined)
  const reached = useRef<string | null>(null)

  const layer = useMemo<Layer>(() => {
    const later = (wait: number, next: (now: Shown | null) => Shown | null) => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setShown((now) => (now?.pinned ? now : next(now))), wait)
    }
    return {
      shownName: shown?.field.name ?? null,
      hover: (field, anchor) => {
        if (reached.current === field.name) return
        reached.current = field.name
        later(SHOW_MS, () => ({ field, anchor, pinned: false }))
      },
      leave: () => {
        reached.current = null
        later(HIDE_MS, () => null)
      },
      pin: (field, anchor) => {
        window.clearTimeout(timer.current)
        reached.current = null
        setShown({ field, anchor, pinned: true })
        if (field.source?.fileId) onSource(field.source)
        // The source pane takes room from below: the value stays in sight above it.
        requestAnimationFrame(() => requestAnimationFrame(() => anchor.scrollIntoView({ block: 'nearest' })))
      },
    }
  }, [shown?.field.name, onSource])

  return (
    <LayerContext value={layer}>
      {children}
      {shown && (
        <Suspense>
          <Floating
            anchor={shown.anchor}
            label="Where this value comes from"
            open
            modal={shown.pinned}
            side={shown.pinned && shown.field.source?.fileId ? 'top' : 'bottom'}
            onClose={() => setShown(null)}
            onPointerEnter={() => window.clearTimeout(timer.current)}
            onPointerLeave={layer.leave}
          >
            <EvidenceCard
              key={shown.field.name}
              field={shown.field}
              editable={editable}
              onEditing={() => setShown({ ...shown, pinned: true })}
              onSave={(value) => {
                setShown(null)
                void onSave(shown.field, value)
              }}
            />
          </Floating>
        </Suspense>
      )}
    </LayerContext>
  )
}

/** The props of an element that shows a value. */
export function useEvidence(field: FormValue) {
  const { shownName, hover, leave, pin } = useContext(LayerContext)
  return {
    'aria-expanded': shownName === field.name,
    'aria-haspopup': 'dialog' as const,
    // Moving over it, not its coming to lie under a resting pointer: a page that just opened shows no card by itself.
    onPointerMove: (event: { currentTarget: Element }) => shownName !== field.name && hover(field, event.currentTarget),
    onPointerLeave: leave,
    onFocus: (event: { currentTarget: Element }) =>
      event.currentTarget.matches(':focus-visible') && hover(field, event.currentTarget),
    onBlur: leave,
    onClick: (event: MouseEvent) => pin(field, event.currentTarget),
  }
}
