import type { Voice } from '../../../voice.ts'
import { type Icon, icon } from './icons.ts'

const COLORS = [
  ['#0b3d91', '#e8f0fe', '#1a73e8'],
  ['#14532d', '#ecfdf3', '#16a34a'],
  ['#3b0764', '#f5f0ff', '#7c3aed'],
  ['#7c2d12', '#fff4ec', '#ea580c'],
  ['#083344', '#e9fbfd', '#0891b2'],
  ['#1f2937', '#f3f4f6', '#374151'],
] as const

/** The parts this house builds pages of; one call chooses how they all look in a document. */
export function cards(voice: Voice) {
  const { chance, style } = voice
  const [ink, wash, accent] = chance.pick(COLORS)
  const box = chance.pick([
    'border:1px solid #d5dae1;border-radius:8px',
    `background:${wash};border-radius:10px`,
    `border-top:4px solid ${accent};border-radius:0;background:#fafafa`,
    'border:1px solid #c9ced6',
    'box-shadow:0 0 0 1px #e3e6ea,0 2px 4px #d0d4da;border-radius:6px',
  ])
  const captionBelow = chance.maybe(0.75)
  const listed = chance.pick(['beside', 'stacked', 'table', 'run'] as const)
  const dark = chance.maybe(0.35)
  const icons = chance.maybe(0.7)
  const centered = chance.maybe(0.4)
  const css = `*{-webkit-print-color-adjust:exact;print-color-adjust:exact} .cells>div>.card{height:100%;box-sizing:border-box} body{font:${style.size}pt ${style.font};color:#222;line-height:1.35}
    h1{font-size:${chance.pick([1.7, 2, 2.4])}em;margin:.2em 0;color:${ink}} h2{font-size:1.2em;margin:1em 0 .4em;color:${accent}} h3{font-size:1em;margin:0 0 .4em;color:${ink}}
    .top{display:flex;justify-content:space-between;align-items:${chance.pick(['center', 'flex-start'])};padding-bottom:8px;margin-bottom:10px;border-bottom:${chance.pick(['2px', '0', '1px'])} solid ${accent}}
    .brand{font-size:1.6em;font-weight:800;color:${accent};letter-spacing:-.02em} .ico{fill:none;stroke:${accent};stroke-width:2;vertical-align:-3px;margin-right:5px}
    .hero{background:${dark ? ink : wash};${dark ? 'color:#fff;' : ''}padding:12px 16px;border-radius:8px;margin:8px 0} ${dark ? `.hero .card{color:#222;background:#fff} .hero>h1,.hero>.cells>div>.fig .n,.hero>.cells>div>div>h2{color:#fff} .hero>.cells>div>.fig .c{color:#e5e7eb}` : ''} .dark{background:${ink};color:#fff} .dark h1,.dark h2,.dark h3{color:#fff}
    .cells{display:grid;gap:10px;margin:8px 0} .card{${box};padding:9px 11px;break-inside:avoid} .split{display:grid;grid-template-columns:${chance.pick(['2fr 1fr', '1fr 2fr', '3fr 2fr'])};gap:16px}
    .fig{${centered ? 'text-align:center;' : ''}break-inside:avoid} .n{font-size:${chance.pick([1.6, 2, 2.3])}em;font-weight:700;color:${accent};line-height:1.15} .c{color:#555;font-size:.88em}
    .kv{display:flex;justify-content:space-between;gap:14px;border-bottom:1px solid #e4e7eb;padding:2px 0} .kv span:last-child{font-weight:600;text-align:right}
    .st{margin-bottom:5px} .st b{display:block;font-weight:400;color:#666;font-size:.82em} table{border-collapse:collapse;width:100%;margin:4px 0} body table td,body table th{text-align:left;padding:3px 5px;border:0;border-bottom:1px solid #e4e7eb;vertical-align:top} body table th{color:#555;font-size:.85em}
    .t th,body table.t th{background:${wash}} .fine{color:#666;font-size:.8em;margin-top:10px} .pill{border-radius:9px;background:${wash};color:${ink};padding:1px 8px;font-size:.82em} .old{color:#888;${chance.maybe(0.5) ? 'text-decoration:line-through' : ''}} .wide{columns:2;column-gap:20px}`
  const figure = (value: string, caption: string) => {
    const parts = [`<div class="n">${value}</div>`, `<div class="c">${caption}</div>`]
    return `<div class="fig">${(captionBelow ? parts : parts.reverse()).join('')}</div>`
  }
  const lines = (pairs: [string, string][]) => {
    if (listed === 'table')
      return `<table>${pairs.map(([label, value]) => `<tr><td>${label}</td><td><b>${value}</b></td></tr>`).join('')}</table>`
    const one = {
      beside: ([label, value]: [string, string]) => `<div class="kv"><span>${label}</span><span>${value}</span></div>`,
      stacked: ([label, value]: [string, string]) => `<div class="st"><b>${label}</b>${value}</div>`,
      run: ([label, value]: [string, string]) => `<div><b>${label}:</b> ${value}</div>`,
    }[listed]
    return pairs.map(one).join('')
  }
  return {
    css,
    figure,
    lines,
    grid: (columns: number, items: string[]) =>
      `<div class="cells" style="grid-template-columns:repeat(${columns},1fr)">${items.map((item) => `<div>${item}</div>`).join('')}</div>`,
    card: (drawing: Icon, title: string, body: string) =>
      `<div class="card">${title ? `<h3>${icons ? icon(drawing) : ''}${title}</h3>` : ''}${body}</div>`,
    table: (head: string[], rows: string[][]) =>
      `<table class="t"><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows
        .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</table>`,
  }
}
/** The parts as `cards` gives them. */
export type Cards = ReturnType<typeof cards>
