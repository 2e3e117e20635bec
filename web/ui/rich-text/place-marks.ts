import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { placesOfText } from '../../../shared/places.ts'

/** Marks places of a template, `[[WORDS]]`, where they stand in a text. The text itself is left as it is. */
export const PlaceMarks = Extension.create({
  name: 'placeMarks',
  addProseMirrorPlugins: () => [
    new Plugin({
      state: {
        init: (_config, { doc }) => marksOf(doc),
        apply: (change, marks) => (change.docChanged ? marksOf(change.doc) : marks),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})

function marksOf(doc: Node): DecorationSet {
  const marks: Decoration[] = []
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, undefined, '\n')
    for (const { from, to } of placesOfText(text))
      marks.push(Decoration.inline(at + 1 + from, at + 1 + to, { class: 'place' }))
    return false
  })
  return DecorationSet.create(doc, marks)
}
