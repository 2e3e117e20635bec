import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type FormEventHandler, type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  /** Called when the closing movement is over and the dialog is gone. */
  onClosed?: () => void
  title: string
  description?: ReactNode
  /** 640 px; `compare` is 960 px, for what is compared side by side; `slide` and, 520 px wide, `side` come from the right, as high as the window. */
  wide?: boolean | 'compare' | 'slide' | 'side'
  /** Stands at the end of the head, and below the title on a phone: what holds for all of the dialog. */
  aside?: ReactNode
  onInput?: FormEventHandler
  children: ReactNode
}

const SCRIM =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** Where the focus goes when a dialog opens; without a field, to the button that is marked, and in what is read from its head on, to the first button. */
const FIRST_FIELD = 'input:not([type=hidden], [hidden]), textarea, select, [data-first]'

/** Of buttons of which one is chosen that is the chosen one, as it is for the Tab key. */
function firstField(popup: HTMLElement | null) {
  const field = popup?.querySelector<HTMLInputElement>(FIRST_FIELD)
  const chosen = field?.type === 'radio' && popup?.querySelector<HTMLElement>(`[name="${field.name}"]:checked`)
  return chosen || field
}

/** 480, 640 or 960 px in the middle; a sheet from below on a phone. Esc and a click outside close it. */
export function Dialog({ open, onClose, onClosed, title, description, wide, aside, onInput, children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  const isFromRight = wide === 'slide' || wide === 'side'
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(next) => next || onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={SCRIM} />
        <Base.Viewport
          className={cx(
            'fixed inset-0 z-40 grid max-md:items-end max-md:justify-items-stretch max-md:p-0',
            isFromRight ? 'justify-items-end' : 'items-center justify-items-center p-6',
          )}
        >
          <Base.Popup
            ref={popup}
            onInput={onInput}
            initialFocus={() => (wide !== 'side' && firstField(popup.current)) || true}
            className={cx(
              'raised flex w-full flex-col overflow-hidden shadow-dialog outline-none',
              isFromRight ? 'h-dvh' : 'max-h-[calc(100dvh-48px)] rounded-12',
              'transition-[opacity,translate] duration-150 data-ending-style:translate-y-1 data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0',
              'max-md:max-h-[calc(100dvh-24px)] max-md:max-w-none max-md:rounded-b-none',
              wide === 'slide'
                ? 'max-w-300'
                : wide === 'compare'
                  ? 'max-w-240'
                  : wide === 'side'
                    ? 'max-w-130'
                    : wide
                      ? 'max-w-160'
                      : 'max-w-120',
            )}
          >
            <header className="flex items-start gap-3 pt-5 pr-4 pl-6 max-md:flex-wrap max-md:pt-4 max-md:pr-2 max-md:pl-4">
              <div className="min-w-0 flex-1">
                <Base.Title>{title}</Base.Title>
                {description && <Base.Description className="text-ink-2">{description}</Base.Description>}
              </div>
              {aside && <div className="max-md:order-1 max-md:w-full max-md:pr-2">{aside}</div>}
              <Base.Close render={<Button look="quiet" size="sm" icon aria-label="Close" />}>
                <X size={16} aria-hidden />
              </Base.Close>
            </header>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** 520 px from the right; a full page on a phone. */
export function SlideOut({
  open,
  onClose,
  title,
  children,
}: Pick<DialogProps, 'open' | 'onClose' | 'title' | 'children'>) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={SCRIM} />
        <Base.Popup className="raised fixed inset-y-0 right-0 z-40 flex w-full max-w-130 flex-col shadow-dialog outline-none transition-[opacity,translate] duration-150 data-ending-style:translate-x-2 data-ending-style:opacity-0 data-starting-style:translate-x-2 data-starting-style:opacity-0">
          <header className="flex items-center gap-3 pt-4 pr-4 pl-6 max-md:pl-4">
            <Base.Title className="min-w-0 flex-1">{title}</Base.Title>
            <Base.Close render={<Button look="quiet" size="sm" icon aria-label="Close" />}>
              <X size={16} aria-hidden />
            </Base.Close>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
