import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './cx.ts'

type Look = {
  look?: 'plain' | 'primary' | 'quiet' | 'danger'
  size?: 'md' | 'sm' | 'wide'
  /** Square, for an icon alone: give it an aria-label. */
  icon?: boolean
}

const BASE =
  'quick inline-flex flex-none items-center justify-center gap-[6px] rounded-6 border text-13 font-medium whitespace-nowrap'
const LOOKS = {
  plain:
    'border-edge bg-surface shadow-card hover:bg-[linear-gradient(var(--hover),var(--hover))] active:bg-[linear-gradient(var(--press),var(--press))]',
  primary: 'border-transparent bg-accent text-on-accent shadow-card hover:bg-accent-strong',
  quiet: 'border-transparent bg-transparent text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'border-edge bg-surface text-danger shadow-card hover:bg-[linear-gradient(var(--hover),var(--hover))]',
}
const OFF =
  'disabled:border-hairline disabled:bg-sunken disabled:bg-none disabled:text-ink-3 disabled:shadow-none aria-disabled:border-hairline aria-disabled:bg-sunken aria-disabled:bg-none aria-disabled:text-ink-3 aria-disabled:shadow-none'

/** The look of a button, for a link that is more than a `ButtonLink`. */
export function buttonLook({ look = 'plain', size = 'md', icon }: Look, className?: string) {
  const box = {
    md: icon ? 'size-8 max-md:size-10' : 'h-8 px-3 max-md:h-10 has-[>svg:first-child]:pl-2',
    sm: icon ? 'size-7' : 'h-7 px-2 has-[>svg:first-child]:pl-[6px]',
    wide: 'h-10 w-full px-3',
  }[size]
  return cx(BASE, LOOKS[look], OFF, box, className)
}

/** A verb. One primary per view. */
export function Button({ look, size, icon, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonLook({ look, size, icon }, className)} {...rest} />
}

/** Looks like a button and goes somewhere. Addresses with a scheme, and files, open as plain links. */
export function ButtonLink({ look, size, icon, className, ...rest }: LinkProps & Look) {
  return <Link prefetch="intent" className={buttonLook({ look, size, icon }, className)} {...rest} />
}

/** The same for an address outside the app's own screens: a file, a mail program, another site. */
export function ButtonAnchor({ look, size, icon, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={buttonLook({ look, size, icon }, className)} {...rest}>
      {children}
    </a>
  )
}
