import { safeHtml } from '../../../shared/safe-html.ts'
import { htmlIn, openEditor, reopen } from './open-editor.ts'
import { cleanPaste } from './paste.ts'

/** The editor without the app around it, for the tests of its round trip: they put this into a page. */
const page = {
  safeHtml,
  cleanPaste,
  /** Opens, writes, puts a word at some place, writes again. `at` is 0 to 1, how far into the places where one can type. */
  roundTrip(html: string, word: string, at: number) {
    const opened = openEditor(html, { element: document.createElement('div') })
    const untouched = htmlIn(opened)
    const places: number[] = []
    opened.editor.state.doc.descendants((node, position) => {
      if (!node.isTextblock) return
      for (let inside = 0; inside <= node.content.size; inside++) {
        const isInCharacter = /[\ud800-\udbff]/.test(node.textBetween(Math.max(0, inside - 1), inside))
        if (!isInCharacter) places.push(position + 1 + inside)
      }
    })
    const place = places[Math.floor(at * places.length)]!
    opened.editor.view.dispatch(opened.editor.state.tr.insertText(word, place))
    const typed = htmlIn(opened)
    const text = opened.editor.state.doc.textContent
    reopen(opened, typed)
    const again = opened.editor.state.doc.textContent
    opened.editor.destroy()
    return { untouched, typed, text, again }
  },
}
Object.assign(window, { editorPage: page })
