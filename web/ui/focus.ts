/** A ref that puts the focus on an element when it appears, once. For the one field a screen or dialog was opened for. */
export function focusOnAppear(element: HTMLElement | null) {
  element?.focus()
}

/** The same, unless the user has already put the focus somewhere on a page that was shown before its scripts came. */
export function focusIfFree(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus()
}

/** The same, unless the user is typing elsewhere: for what may appear a while after it was asked for. */
export function focusUnlessTyping(element: HTMLElement | null) {
  if (!document.activeElement?.matches('input, textarea, [contenteditable="true"]')) element?.focus()
}
