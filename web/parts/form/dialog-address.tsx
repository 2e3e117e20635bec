import { Link, type LinkProps, useLocation, useNavigate, useResolvedPath } from 'react-router'
import { useMayGo } from '../may-open.ts'

/**
 * Opens a dialog with an address over the current screen. Its code is fetched when the page is idle; where there are many such links, use
 * `prefetch="intent"` to fetch on hover. Who may not do what the dialog is for has no link to it. It always adds to the history, also while
 * the same dialog is still being left.
 */
export function DialogLink(props: LinkProps) {
  const mayGo = useMayGo()
  const { pathname } = useResolvedPath(props.to)
  if (!mayGo({ to: pathname })) return null
  return <Link preventScrollReset replace={false} prefetch="intent" {...props} state={OVER} />
}

/** Marks an address that was opened over the screen below it, so that closing can go back there. */
export const OVER = { over: true }

/**
 * Leaves a dialog's address: back to the screen it was opened over, or, when the address was opened by itself, on to `parent` in
 * its place.
 */
export function useLeaveDialog(parent: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isOver = (state as typeof OVER | null)?.over === true
  return () => void (isOver ? navigate(-1) : navigate(parent, { replace: true, preventScrollReset: true }))
}
