import { type BaseStyle, PAGE_OF } from './base-style.ts'

/** Numbered sections with a list of them, compact grids with stripes, title and page in a ruled foot: made to be looked things up in. */
export const technicalStructured: BaseStyle = {
  colors: { accent: '#0b5394', second: '#475569' },
  font: 'inter',
  margin: '0.8in 0.75in 0.85in 0.75in',
  hasContents: true,
  hasLetterhead: true,
  css: (p, { name, title }) => `
@page { @bottom-left { content: ${title}; border-top: 0.6pt solid #b6c0c9; padding-top: 5pt; vertical-align: top; margin-bottom: 16pt; } @bottom-center { content: ${name}; border-top: 0.6pt solid #b6c0c9; padding-top: 5pt; vertical-align: top; margin-bottom: 16pt; } @bottom-right { content: ${PAGE_OF}; border-top: 0.6pt solid #b6c0c9; padding-top: 5pt; vertical-align: top; margin-bottom: 16pt; } }
body { font-size: 9.25pt; line-height: 1.48; color: #1c2329; counter-reset: section; }
.cara-masthead { border-bottom: 0.6pt solid #b6c0c9; padding-bottom: 9pt; margin-bottom: 16pt; }
.cara-name { font-size: 10.5pt; font-weight: 650; color: ${p.secondInk}; }
.cara-address { text-align: right; font-size: 7.5pt; line-height: 1.4; color: #56616b; }
.cara-address span { display: block; }
.cara-title { border-left: 5pt solid ${p.accent}; padding: 2pt 0 3pt 12pt; margin: 0 0 14pt; }
h1 { font-size: 19pt; line-height: 1.2; font-weight: 700; letter-spacing: -0.015em; margin: 0; }
main h1 { font-size: 15pt; margin: 20pt 0 6pt; }
h2 { counter-increment: section; counter-reset: part; font-size: 12pt; font-weight: 700; margin: 18pt 0 5pt; color: ${p.accentInk}; }
h3 { counter-increment: part; font-size: 10pt; font-weight: 650; margin: 12pt 0 3pt; }
h4, h5, h6 { font-size: 9.25pt; font-weight: 650; margin: 10pt 0 2pt; }
.cara-numbered main h2::before { content: counter(section) "   "; white-space: pre; }
.cara-numbered main h3::before { content: counter(section) "." counter(part) "   "; white-space: pre; color: ${p.secondInk}; }
.cara-contents { background: #f3f6f8; padding: 9pt 12pt; margin-bottom: 14pt; font-size: 8.75pt; }
.cara-contents ol { columns: 2; column-gap: 22pt; margin: 0; padding-left: 15pt; }
.cara-contents li { break-inside: avoid; margin: 0 0 3pt; padding-left: 3pt; }
.cara-contents li::marker { color: ${p.accentInk}; font-weight: 650; font-variant-numeric: tabular-nums; }
.cara-contents a { text-decoration: none; }
table { font-size: 8.5pt; line-height: 1.35; border: 0.6pt solid #b6c0c9; }
th { background: ${p.accent}; color: ${p.onAccent}; font-weight: 600; }
th, td { padding: 3.5pt 6pt; border: 0.5pt solid #cbd3da; }
tbody tr:nth-child(even) td { background: #f5f7f9; }
blockquote { margin: 9pt 0; padding: 7pt 10pt; background: ${p.wash}; border-left: 3pt solid ${p.accent}; }
hr { border: 0; border-top: 0.6pt solid #b6c0c9; margin: 12pt 0; }
`,
}
