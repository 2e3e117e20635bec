import type { Labeled } from './labeled.ts'

/** What a style of the agency is built on (spec 2 §3). The ids go over the wire as they are. */
export const BASE_STYLES = [
  {
    id: 'builtin:classic-professional',
    label: 'Classic Professional',
    hint: 'Letterhead on top, ruled headings, tables with fine lines.',
  },
  { id: 'builtin:modern-minimalist', label: 'Modern Minimalist', hint: 'Much white, large titles, no boxes.' },
  { id: 'builtin:warm-human', label: 'Warm & Human', hint: 'Soft colors, generous lines, rounded tables.' },
  { id: 'builtin:elegant-premium', label: 'Elegant & Premium', hint: 'A cover page, light titles, wide margins.' },
  {
    id: 'builtin:technical-structured',
    label: 'Technical & Structured',
    hint: 'Numbered sections, contents, compact tables.',
  },
  { id: 'none', label: 'None', hint: 'The words alone, without letterhead, colors and running foot.' },
] as const satisfies readonly (Labeled & { hint: string })[]
export type BaseStyleId = (typeof BASE_STYLES)[number]['id']

/** Of a new style, and of a document for which nobody chose one. */
export const DEFAULT_BASE_STYLE: BaseStyleId = 'builtin:classic-professional'

export const PAGE_SIZES = [
  { id: 'LETTER', label: 'Letter, 8.5 × 11 in' },
  { id: 'A4', label: 'A4, 210 × 297 mm' },
] as const satisfies readonly Labeled[]
export type PageSize = (typeof PAGE_SIZES)[number]['id']
