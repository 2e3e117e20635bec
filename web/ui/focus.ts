/** A ref that puts the focus on an element when it appears, once. For the one field a screen or dialog was opened for. */
export function focusOnAppear(element: HTMLElement | null) {
  element?.focus()
}
