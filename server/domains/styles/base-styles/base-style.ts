/** Colors of a style, ready for paper: inks are dark enough to be read on white, and `onAccent` on the accent. */
export type Palette = {
  accent: string
  accentInk: string
  onAccent: string
  second: string
  secondInk: string
  /** The accent and the second color mixed into white. */
  wash: string
  line: string
  secondWash: string
}

/** What running heads and feet say, as CSS strings with their quotes. */
export type Running = { name: string; title: string }

/** A look of documents: how its letters, measures, tables, headings, cover and running heads are. */
export type BaseStyle = {
  colors: { accent: string; second: string }
  font: 'inter' | 'liberation-sans' | 'source-serif'
  /** The margins of a page, as CSS. */
  margin: string
  /** A document with a title and several sections has it on a page of its own. */
  hasCover?: boolean
  /** Such a document lists its sections under the title, and numbers them. */
  hasContents?: boolean
  hasLetterhead: boolean
  css: (palette: Palette, running: Running) => string
}

/** Running heads are small: they never take a line from the text. */
export const PAGE_OF = 'counter(page) " of " counter(pages)'
