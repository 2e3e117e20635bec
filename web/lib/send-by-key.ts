import type { KeyboardEvent } from 'react'

/** Ctrl or Cmd with Enter, in a field, submits its form, as its button does. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  const isKey = (event.ctrlKey || event.metaKey) && event.key === 'Enter'
  if (!isKey || !(event.target instanceof HTMLElement && event.target.matches('input, select, textarea'))) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}
