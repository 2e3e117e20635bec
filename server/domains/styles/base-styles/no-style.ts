import type { BaseStyle } from './base-style.ts'

/** The words alone: for pages that bring their own letterhead, or go into another program. */
export const noStyle: BaseStyle = {
  colors: { accent: '#1d2326', second: '#1d2326' },
  font: 'liberation-sans',
  margin: '1in',
  hasLetterhead: false,
  css: () => `
body { font-size: 11pt; line-height: 1.45; color: #000; }
.cara-title { margin: 0 0 14pt; }
h1 { font-size: 18pt; margin: 0; } main h1 { margin: 18pt 0 8pt; }
h2 { font-size: 14pt; margin: 16pt 0 6pt; } h3 { font-size: 12pt; margin: 12pt 0 4pt; } h4, h5, h6 { font-size: 11pt; margin: 10pt 0 3pt; }
th, td { padding: 4pt 6pt; border: 0.5pt solid #888; }
blockquote { margin: 10pt 24pt; }
`,
}
