import { type BaseStyle, PAGE_OF } from './base-style.ts'

/** Centered letterhead between two rules, bold headings with a fine rule, tables with fine lines: what a client expects of an office. */
export const classicProfessional: BaseStyle = {
  colors: { accent: '#1f3a5f', second: '#8a6d3b' },
  font: 'source-serif',
  margin: '0.95in 1in 0.95in 1in',
  hasLetterhead: true,
  css: (p, { name, title }) => `
@page { @top-left { content: ${name}; } @top-right { content: ${title}; } @bottom-center { content: "Page " ${PAGE_OF}; } }
body { font-size: 11pt; line-height: 1.48; color: #1b2126; }
.cara-masthead { display: block; text-align: center; border-top: 2.5pt solid ${p.accent}; border-bottom: 0.6pt solid ${p.accent}; padding: 14pt 0 11pt; margin-bottom: 26pt; }
.cara-name { font-size: 18pt; font-weight: 600; letter-spacing: 0.005em; color: ${p.accentInk}; line-height: 1.2; }
.cara-logo { margin: 0 auto 4pt; }
.cara-address { margin-top: 5pt; font-size: 8.5pt; color: #4a5358; }
.cara-address span + span::before { content: "  ·  "; white-space: pre; color: ${p.secondInk}; }
.cara-title { text-align: center; margin: 0 0 24pt; }
h1 { font-size: 22pt; line-height: 1.22; font-weight: 600; margin: 0; color: ${p.accentInk}; }
main h1 { margin: 24pt 0 10pt; font-size: 17pt; }
h2 { font-size: 13.5pt; font-weight: 600; margin: 20pt 0 7pt; padding-bottom: 3pt; border-bottom: 0.6pt solid ${p.line}; color: ${p.accentInk}; }
h3 { font-size: 11.5pt; font-weight: 600; margin: 14pt 0 4pt; color: ${p.accentInk}; }
h4, h5, h6 { font-size: 11pt; font-weight: 600; margin: 12pt 0 3pt; }
table { font-size: 9.75pt; font-variant-numeric: lining-nums; line-height: 1.35; border-top: 1pt solid ${p.accent}; border-bottom: 1pt solid ${p.accent}; }
th { background: ${p.wash}; color: ${p.accentInk}; font-weight: 700; }
th, td { padding: 4.5pt 7pt; border-bottom: 0.5pt solid ${p.line}; }
blockquote { margin: 12pt 24pt; font-style: italic; color: #3a4348; }
hr { border: 0; border-top: 0.6pt solid ${p.line}; margin: 16pt 0; }
`,
}
