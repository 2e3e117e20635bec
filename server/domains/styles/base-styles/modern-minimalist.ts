import type { BaseStyle } from './base-style.ts'

/** Large title, a narrow measure hung to the right of a white margin, no boxes: only space and weight order the page. */
export const modernMinimalist: BaseStyle = {
  colors: { accent: '#111827', second: '#0f766e' },
  font: 'inter',
  margin: '0.85in 0.85in 0.85in 0.85in',
  hasLetterhead: true,
  css: (p, { title }) => `
@page { @bottom-left { content: ${title}; } @bottom-right { content: counter(page); font-weight: 600; color: ${p.accentInk}; } }
body { font-size: 9.75pt; line-height: 1.6; color: #23292d; }
.cara-masthead { align-items: flex-start; margin-bottom: 46pt; }
.cara-name { font-size: 11pt; font-weight: 650; letter-spacing: -0.01em; color: ${p.accentInk}; }
.cara-address { text-align: right; font-size: 7.75pt; line-height: 1.5; color: #646d72; }
.cara-address span { display: block; }
.cara-title { margin: 18pt 0 40pt; }
h1 { font-size: 34pt; line-height: 1.08; letter-spacing: -0.028em; font-weight: 680; margin: 0; color: ${p.accentInk}; text-wrap: balance; }
.cara-document main { padding-left: 1.35in; }
main h1 { font-size: 22pt; margin: 30pt 0 10pt; }
h2 { font-size: 14.5pt; letter-spacing: -0.014em; font-weight: 650; margin: 28pt 0 7pt; color: ${p.accentInk}; }
h3 { font-size: 10pt; font-weight: 650; margin: 16pt 0 3pt; color: ${p.secondInk}; }
h4, h5, h6 { font-size: 9.75pt; font-weight: 600; margin: 12pt 0 2pt; }
.cara-document main h2, .cara-document main table { margin-left: -1.35in; }
.cara-document main table { width: calc(100% + 1.35in); max-width: none; }
.cara-document main td table { margin-left: 0; width: 100%; }
table { font-size: 8.75pt; line-height: 1.45; }
th { font-weight: 600; font-size: 7.75pt; color: #646d72; border-bottom: 1pt solid ${p.accentInk}; }
td { border-bottom: 0.5pt solid #e3e7e8; }
th, td { padding: 6pt 10pt 6pt 0; }
th:last-child, td:last-child { padding-right: 0; }
blockquote { margin: 14pt 0; padding-left: 12pt; border-left: 2pt solid ${p.second}; font-size: 11pt; }
hr { border: 0; height: 22pt; margin: 0; }
`,
}
