import type { DocumentKind } from '../../../../../../server/documents/kinds.ts'
import type { Drawn, ListedRecord } from '../../../family.ts'
import type { Feeding } from '../../../voice.ts'

type More = { records?: ListedRecord[]; running?: string; mail?: { subject: string; words: string } }

/** A document of a kind, and what it may do for a certificate; its rules of style are its own. */
export const printed =
  (kind: DocumentKind | null, feeds: Feeding) =>
  (html: string, css: string, more: More = {}): Drawn => ({ kind, feeds, html, css, ...more })

/** Documents that share rules of style: short class names for lines, grids, captions and columns. */
const styled =
  (rules: string) =>
  (kind: DocumentKind | null, feeds: Feeding) =>
  (html: string, css = '', more: More = {}): Drawn => ({ kind, feeds, html, css: `${rules} ${css}`, ...more })

const RULED =
  ".rt { text-align: right } .md { text-align: center } .fine { font-size: 0.78em } .cap { font-size: 0.74em; text-transform: uppercase; color: #333 } .two { display: flex; justify-content: space-between; gap: 12pt } .fm td { border: 0.6pt solid #000; padding: 2pt 4pt } .amt td:last-child, .amt th:last-child { text-align: right; white-space: nowrap } .bar { print-color-adjust: exact; background: #ddd; font-weight: bold; padding: 2pt 4pt } .ln td, .ln th { border-bottom: 0.4pt solid #888 } .gr td, .gr th { border: 0.4pt solid #555 } h2, h3, h4, h5 { margin: 6pt 0 4pt } .win { margin: 26pt 0 26pt 20pt } pre { font-family: 'DejaVu Sans Mono', monospace; font-size: 1em; margin: 0; white-space: pre } .keep { break-inside: avoid }"

const LABELED = `
  .e { text-align: right } .c { text-align: center } .s { font-size: 0.8em } .u { text-transform: uppercase } .nb { white-space: nowrap }
  .split { display: grid; grid-template-columns: 1fr 1fr; gap: 4pt 16pt } .tint { print-color-adjust: exact; background: #e6e9ee }
  .ruled td, .ruled th { border: 0.5pt solid #444 } .under td, .under th { border-bottom: 0.4pt solid #999 } .tight td, .tight th { padding: 0.8pt 3pt }
  .money td:last-child, .money th:last-child { text-align: right; white-space: nowrap } dl.kv { display: grid; grid-template-columns: max-content 1fr; gap: 2pt 12pt; margin: 5pt 0 } dl.kv dd { margin: 0 }
  h1, h2, h3, h4 { margin: 7pt 0 4pt; line-height: 1.2 } .whole { break-inside: avoid } .tip { font-size: 0.7em; display: block; color: #333 }
  pre { font-family: 'DejaVu Sans Mono', monospace; margin: 0 } .window { margin: 24pt 0 24pt 14pt }`

const CRATED = `
  .r { text-align: right } .mid { text-align: center } .sm { font-size: 0.84em } .xs { font-size: 0.72em } .up { text-transform: uppercase } .nw, .nw td, .nw th { white-space: nowrap } .bd { font-weight: bold }
  .ends { display: flex; justify-content: space-between; gap: 14pt } .halves { display: flex; gap: 16pt } .halves > div { flex: 1; min-width: 0 }
  .pale { background: #ececec; print-color-adjust: exact } .ink { background: #333c48; color: #fff; print-color-adjust: exact; padding: 2pt 5pt }
  .net td, .net th { border: 0.6pt solid #333 } .hair td, .hair th { border-bottom: 0.4pt solid #a5a5a5 } .slim td, .slim th { padding: 1pt 3pt } .bare td, .bare th { border: 0; padding-left: 0 }
  .last td:last-child, .last th:last-child { text-align: right; white-space: nowrap } .keep { break-inside: avoid } .cap { display: block; font-size: 0.72em; color: #222 }
  .crate { border: 0.7pt solid #222; margin: 5pt 0 } .shelf { display: flex } .shelf + .shelf { border-top: 0.7pt solid #222 } .shelf > div { flex: 1; padding: 2pt 4pt; min-width: 0 } .shelf > div + div { border-left: 0.7pt solid #222 }
  .told { display: flex; gap: 8pt; margin: 1.5pt 0 } .told > span:first-child { flex: none; width: 118pt } .lead { display: flex; margin: 1.5pt 0 } .lead i { flex: 1; min-width: 14pt; border-bottom: 1pt dotted #555; margin: 0 4pt 3pt }
  .type { font-family: 'DejaVu Sans Mono', monospace; white-space: pre; margin: 0; line-height: 1.3 } h1, h2, h3, h4 { margin: 6pt 0 4pt; line-height: 1.2 }`

/** Rows with lines below them, gray bars, and what is said in two columns. */
export const ruledSheet = styled(RULED)
/** Lists of labels and what they say, ruled or underlined tables, windows of envelopes. */
export const labeledSheet = styled(LABELED)
const cratedSheet = styled(CRATED)
/** Frames of cells with captions, leaders of dots, typed blocks. The rules of the document come before its words. */
export const crated =
  (kind: DocumentKind | null, feeds: Feeding) =>
  (css: string, html: string, more: More = {}): Drawn =>
    cratedSheet(kind, feeds)(html, css, more)

export const declarations = printed('declarations', 'fills')
export const ruledDeclarations = ruledSheet('declarations', 'fills')
export const labeledDeclarations = labeledSheet('declarations', 'fills')
export const cratedDeclarations = crated('declarations', 'fills')
export const cratedSchedule = crated('schedule', 'nothing')
/** Declarations of which some have a line at the head of each page. */
export const declarationsUnder = (html: string, css: string, running?: string) =>
  declarations(html, css, running ? { running } : {})

export const printedLossRun = printed('loss-run', 'nothing')
export const ruledLossRun = ruledSheet('loss-run', 'nothing')
export const labeledLossRun = labeledSheet('loss-run', 'nothing')
export const cratedLossRun = crated('loss-run', 'nothing')

export const landscape = '@page { size: letter landscape }'
export const newPage = '<div style="break-before:page"></div>'
/** The same in the words of an older browser, and with a space in it. */
export const newPageOfOld = '<div style="page-break-before:always"></div>'
export const newPageSpaced = '<div style="break-before: page"></div>'

/** Documents that share rules of style, each with its kind. */
export const sheetWith =
  (css: string) =>
  (kind: DocumentKind | null, feeds: Feeding, html: string): Drawn => ({ kind, feeds, html, css })
/** Lists with the records that stand in them. */
export const listedWith =
  (css: string) => (kind: 'loss-run' | 'schedule', html: string, records: ListedRecord[], running?: string) =>
    printed(kind, 'nothing')(html, css, { records, ...(running ? { running } : {}) })
