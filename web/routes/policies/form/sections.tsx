import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { DialogBody } from '../../../ui/dialog-parts.tsx'

/** The parts of a policy's form, in their order (spec 3 §2). */
export const SECTIONS = [
  { id: 'policy', label: 'Policy' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'limits', label: 'Limits' },
  { id: 'coverage', label: 'Coverage' },
] as const

type SectionedBodyProps = { hasSections?: boolean; ref?: RefObject<HTMLDivElement | null>; children: ReactNode }

/** The body of a long form, with the way to each of its sections above it; the one in sight is marked. */
export function SectionedBody({ hasSections = true, ref, children }: SectionedBodyProps) {
  const own = useRef<HTMLDivElement>(null)
  const box = ref ?? own
  const [shown, setShown] = useState<string>(SECTIONS[0].id)
  useEffect(() => {
    const body = box.current?.querySelector<HTMLElement>('[data-body]')
    if (!body) return
    const look = () => {
      const top = body.getBoundingClientRect().top + 48
      const passed = [...body.querySelectorAll<HTMLElement>('[data-section]')].filter(
        (section) => section.getBoundingClientRect().top <= top,
      )
      const atEnd = body.scrollTop + body.clientHeight >= body.scrollHeight - 4
      const last = atEnd ? SECTIONS.at(-1)!.id : (passed.at(-1)?.dataset.section ?? SECTIONS[0].id)
      setShown(body.scrollTop === 0 ? SECTIONS[0].id : last)
    }
    body.addEventListener('scroll', look, { passive: true })
    return () => body.removeEventListener('scroll', look)
  }, [box])
  const goTo = (id: string) => {
    const section = box.current?.querySelector<HTMLElement>(`[data-section="${id}"]`)
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} className="flex min-h-0 flex-col">
      <nav
        aria-label="Sections"
        hidden={!hasSections}
        className="mt-2 flex flex-none gap-5 overflow-x-auto border-b border-hairline px-6 max-md:px-4"
      >
        {SECTIONS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-current={id === shown ? 'true' : undefined}
            onClick={() => goTo(id)}
            className={cx(
              'h-10 flex-none text-13 font-medium focus-visible:-outline-offset-2',
              id === shown ? 'text-ink shadow-[inset_0_-2px_var(--accent)]' : 'text-ink-2 hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </nav>
      <DialogBody data-body>{children}</DialogBody>
    </div>
  )
}

/** One section, with its heading. */
export function Section({ id, children }: { id: (typeof SECTIONS)[number]['id']; children: ReactNode }) {
  const { label } = SECTIONS.find((section) => section.id === id)!
  return (
    <section aria-label={label} data-section={id} className="grid scroll-mt-3 grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="pt-1 text-14! font-semibold!">{label}</h3>
      {children}
    </section>
  )
}

/** Two fields side by side, also on a phone. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-4 max-md:gap-3">{children}</div>
)
