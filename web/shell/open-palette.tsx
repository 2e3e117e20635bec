import { Search } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { focusOnAppear } from '../ui/focus.ts'
import { PALETTE_BOX } from './find-box.ts'

const Palette = lazy(() => import('./palette/palette.tsx'))

type OpenPaletteProps = { onClose: () => void; onKeys: () => void }

/** The palette, from the moment it is asked for: what is typed while it is on its way, Enter too, is not lost. Closed, the focus is where it was. */
export function OpenPalette({ onClose, onKeys }: OpenPaletteProps) {
  const [text, setText] = useState('')
  const entered = useRef(false)
  const opener = useRef(document.activeElement instanceof HTMLElement ? document.activeElement : null)
  const early = (
    <div className={PALETTE_BOX}>
      <div className="flex h-13 flex-none items-center gap-3 px-4">
        <Search size={16} className="text-ink-3" aria-hidden />
        <input
          aria-label="Find or do"
          ref={focusOnAppear}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') entered.current = true
            if (key === 'Escape') onClose()
          }}
          className="min-w-0 flex-1 bg-transparent text-[16px] outline-none"
        />
      </div>
    </div>
  )
  return (
    <Suspense fallback={early}>
      <Palette text={text} onText={setText} entered={entered} opener={opener} onClose={onClose} onKeys={onKeys} />
    </Suspense>
  )
}
