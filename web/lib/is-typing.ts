/** Whether keys pressed here are typed text or move in an open list. */
export function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=checkbox]), textarea, select, [role="dialog"], [role="menu"]') !== null)
  )
}
