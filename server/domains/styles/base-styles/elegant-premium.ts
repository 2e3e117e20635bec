import type { BaseStyle } from './base-style.ts'

/** A cover of its own, light display letters, wide margins, hairlines: for the client one invites. */
export const elegantPremium: BaseStyle = {
  colors: { accent: '#22332f', second: '#a37f3f' },
  font: 'source-serif',
  margin: '1.15in 1.25in 1.1in 1.25in',
  hasCover: true,
  hasLetterhead: true,
  css: (p, { name, title }) => `
@page { @top-center { content: ${title}; text-transform: uppercase; letter-spacing: 0.14em; font-size: 6.5pt; } @bottom-left { content: ${name}; } @bottom-right { content: counter(page); } }
body { font-size: 10.75pt; line-height: 1.66; color: #2a2f2d; font-weight: 400; }
.cara-masthead { display: block; text-align: center; margin-bottom: 38pt; }
.cara-name { font-size: 13pt; font-weight: 420; letter-spacing: 0.16em; text-transform: uppercase; color: ${p.accentInk}; }
.cara-masthead::after { content: ""; display: block; width: 34pt; border-top: 0.8pt solid ${p.second}; margin: 12pt auto 0; }
.cara-logo { margin: 0 auto 8pt; }
.cara-address { margin-top: 8pt; font-size: 7.75pt; letter-spacing: 0.03em; color: #6a716e; }
.cara-address span + span::before { content: "   "; white-space: pre; }
.cara-title { text-align: center; margin: 10pt 0 40pt; }
h1 { font-size: 28pt; line-height: 1.18; font-weight: 300; letter-spacing: -0.012em; margin: 0; color: ${p.accentInk}; text-wrap: balance; }
.cara-cover { background: ${p.accent}; color: ${p.onAccent}; }
.cara-cover .cara-masthead { text-align: left; margin: 0; }
.cara-cover .cara-masthead::after { display: none; }
.cara-cover .cara-name, .cara-cover h1, .cara-cover .cara-address { color: ${p.onAccent}; }
.cara-cover .cara-logo { margin: 0; background: #fff; padding: 8pt 10pt; }
.cara-cover .cara-title { text-align: left; margin: 0; padding-top: 22pt; border-top: 1.2pt solid ${p.second}; }
.cara-cover h1 { font-size: 40pt; line-height: 1.1; }
main h1 { font-size: 20pt; margin: 32pt 0 12pt; }
h2 { font-size: 17pt; line-height: 1.3; font-weight: 320; letter-spacing: -0.01em; margin: 32pt 0 9pt; color: ${p.accentInk}; }
h3 { font-size: 8.5pt; font-weight: 560; letter-spacing: 0.11em; text-transform: uppercase; margin: 20pt 0 4pt; color: ${p.secondInk}; }
h4, h5, h6 { font-size: 10pt; font-weight: 560; margin: 14pt 0 2pt; }
strong, b { font-weight: 600; }
table { font-size: 9pt; line-height: 1.5; border-bottom: 0.6pt solid ${p.second}; }
th { font-weight: 560; font-size: 7pt; letter-spacing: 0.09em; text-transform: uppercase; color: ${p.secondInk}; border-bottom: 0.8pt solid ${p.second}; }
td { border-bottom: 0.4pt solid #dcdfdc; }
th, td { padding: 7pt 9pt 7pt 0; }
th:last-child, td:last-child { padding-right: 0; }
blockquote { margin: 18pt 26pt; text-align: center; font-size: 13pt; line-height: 1.55; font-weight: 320; color: ${p.accentInk}; }
hr { border: 0; width: 34pt; border-top: 0.8pt solid ${p.second}; margin: 24pt auto; }
`,
}
