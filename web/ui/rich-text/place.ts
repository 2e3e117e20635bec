import type { Editor } from '@tiptap/core'

/** Where something small opens at a place of the text: below it, or above where there is no room, within the frame around the text. */
export function placeAt(editor: Editor, position: number, size: { width: number; height: number }) {
  const frame = editor.view.dom.closest<HTMLElement>('[data-rich-text]')!.getBoundingClientRect()
  const at = editor.view.coordsAtPos(position)
  const isAbove = at.bottom + size.height + 8 > window.innerHeight && at.top - size.height - 8 > 0
  return {
    left: Math.max(0, Math.min(at.left - frame.left, frame.width - size.width)),
    top: (isAbove ? at.top - size.height - 4 : at.bottom + 4) - frame.top,
  }
}
