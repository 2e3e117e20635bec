import { type BaseStyle, PAGE_OF } from './base-style.ts'

/** A soft band under the title, round corners, generous lines: a conversation more than a contract. */
export const warmHuman: BaseStyle = {
  colors: { accent: '#b4532a', second: '#2f6f6a' },
  font: 'inter',
  margin: '0.8in 0.95in 0.9in 0.95in',
  hasLetterhead: true,
  css: (p, { name }) => `
@page { @bottom-left { content: ${name}; color: ${p.accentInk}; } @bottom-right { content: "Page " ${PAGE_OF}; } }
body { font-size: 10.5pt; line-height: 1.68; color: #2c2a27; }
.cara-masthead { margin-bottom: 24pt; }
.cara-name { font-size: 14pt; font-weight: 700; color: ${p.accentInk}; letter-spacing: -0.01em; }
.cara-address { text-align: right; font-size: 8.5pt; line-height: 1.5; color: #6b635a; }
.cara-address span { display: block; }
.cara-title { background: ${p.wash}; border-radius: 14pt; padding: 24pt 26pt 22pt; margin: 0 0 26pt; }
h1 { font-size: 23pt; line-height: 1.22; letter-spacing: -0.015em; font-weight: 700; margin: 0; color: ${p.accentInk}; text-wrap: balance; }
main h1 { font-size: 18pt; margin: 24pt 0 8pt; }
h2 { font-size: 14pt; font-weight: 700; letter-spacing: -0.008em; margin: 24pt 0 6pt; color: ${p.accentInk}; }
h3 { font-size: 11pt; font-weight: 650; margin: 16pt 0 3pt; color: ${p.secondInk}; }
h4, h5, h6 { font-size: 10.5pt; font-weight: 650; margin: 12pt 0 2pt; }
ul { list-style: none; padding-left: 17pt; }
ul > li { position: relative; }
ul > li::before { content: ""; position: absolute; left: -14pt; top: 0.62em; width: 4.5pt; height: 4.5pt; border-radius: 50%; background: ${p.accent}; }
table { font-size: 9.5pt; line-height: 1.5; border-collapse: separate; border-spacing: 0; }
th { background: ${p.secondWash}; color: ${p.secondInk}; font-weight: 650; }
th:first-child { border-radius: 8pt 0 0 8pt; } th:last-child { border-radius: 0 8pt 8pt 0; } th:only-child { border-radius: 8pt; }
td { border-bottom: 0.75pt solid #eee8e1; }
tbody tr:last-child td { border-bottom: 0; }
th, td { padding: 6pt 10pt; }
blockquote { margin: 14pt 0; padding: 12pt 16pt; border-radius: 10pt; background: ${p.secondWash}; color: #2c2a27; }
hr { border: 0; border-top: 2.5pt dotted ${p.line}; margin: 18pt 0; }
`,
}
