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

/** Where a bar stands beside what is selected: above it, or below where there is no room and where a finger's own menu opens above. */
export function placeBeside(editor: Editor, size: { width: number; height: number }) {
  const frame = editor.view.dom.closest<HTMLElement>('[data-rich-text]')!.getBoundingClientRect()
  const { from, to } = editor.state.selection
  const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to, -1)]
  const above = start.top - size.height - 6
  const isBelow = matchMedia('(pointer: coarse)').matches || above < frame.top + size.height
  return {
    left: Math.max(0, Math.min(start.left - frame.left, frame.width - size.width)),
    top: (isBelow ? end.bottom + 6 : above) - frame.top,
  }
}
