/** Whether keys pressed here are words of somebody who writes, or choose in something that is open. */
export function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=checkbox]), textarea, select, [role="dialog"], [role="menu"]') !== null)
  )
}
