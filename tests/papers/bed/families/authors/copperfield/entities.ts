import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import { held, short, someLines } from './cells.ts'

const GL_ORDERS: [key: string, names: string[]][] = [
  ['Occ / Gen Agg / P-CO Agg / P&amp;A / Rented / Med', ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical']],
  ['Gen Agg / P-CO Agg / P&amp;A / Occ / Rented / Med', ['aggregate', 'products', 'personal', 'occurrence', 'rented', 'medical']],
] // biome-ignore format: a table
const EL_ORDERS: [key: string, names: string[]][] = [
  ['each accident / disease, policy / disease, each employee', ['accident', 'disease', 'employee']],
  ['each accident / disease, each employee / disease, policy', ['accident', 'employee', 'disease']],
]

/** Policies grouped by entity, limits packed into one cell behind a key. The affiliate's group is another insured's, under policies of its own. */
export const entities: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = someLines(voice)
    const [glKey, glNames] = chance.pick(GL_ORDERS)
    const [elKey, elNames] = chance.pick(EL_ORDERS)
    const isUmbrella = chance.maybe(0.75)
    const codes: Record<Line, string> = {
      gl: 'GL',
      auto: 'AUTO',
      umbrella: isUmbrella ? 'UMB' : 'XS',
      wc: 'WC',
      professional: 'PL',
    }
    const namesOf = (line: Line) => {
      if (line === 'gl') return glNames
      if (line === 'auto') return truth.policies.auto.limits.csl ? ['csl'] : ['perPerson', 'perAccident', 'damage']
      if (line === 'wc') return elNames
      return line === 'umbrella' ? ['occurrence', 'aggregate'] : ['claim', 'aggregate']
    }
    const packed = (line: Line, limits: string[]) =>
      line === 'wc' ? `Stat. + EL ${limits.join(' / ')}` : limits.join(' / ')
    const ours = lines.map((line) => {
      if (line === 'umbrella') voice.tick(isUmbrella ? 'umbrella.umbrella' : 'umbrella.excess', '')
      if (line === 'wc') voice.tick('wc.statutory', '')
      const limits = packed(
        line,
        namesOf(line).map((name) => held(voice, line, name, short)),
      )
      return row([
        codes[line],
        voice.number(line),
        voice.carrier(line),
        `${voice.effective(line)} – ${voice.expiration(line)}`,
        limits,
      ])
    })
    const theirs = chance.some(lines, 2).map((line) => {
      const { number } = truth.prior[line]
      const { effective, expiration, limits } = truth.policies[line]
      const other = otherLimits(chance, line, limits)
      const carrier = voice.text(truth.names.carrier().name)
      return row([
        codes[line],
        voice.text(number),
        carrier,
        `${voice.date(effective)} – ${voice.date(expiration)}`,
        packed(
          line,
          namesOf(line).map((name) => short(other[name]!)),
        ),
      ])
    })
    const groups = [
      group(`${voice.insured()} <i>— client</i>`, voice.insuredAddress().join(', '), ours),
      group(
        `${voice.text(truth.names.business())} <i>— affiliate, insured separately; no coverage under the client’s policies</i>`,
        voice.address(truth.names.address()).join(', '),
        theirs,
      ),
      ...(chance.maybe(0.5)
        ? [group(`${voice.text(truth.names.business())} <i>— affiliate, dormant</i>`, 'No policies on file', [])]
        : []),
    ]
    const keys = [
      `GL = ${glKey}`,
      lines.includes('auto')
        ? `AUTO = ${truth.policies.auto.limits.csl ? 'combined single limit' : 'BI per person / BI per accident / PD'}`
        : '',
      lines.includes('umbrella')
        ? `${isUmbrella ? 'UMB = umbrella' : 'XS = excess liability'}, each occurrence / aggregate`
        : '',
      lines.includes('wc') ? `EL = ${elKey}` : '',
      lines.includes('professional') ? 'PL = professional, each claim / aggregate' : '',
    ]
    return {
      kind: 'schedule',
      feeds: 'fills',
      css: CSS,
      html: `<div class="ce"><div class="bar"><span>${voice.producer()}</span><span>${chance.pick(['POLICIES BY ENTITY', 'Policy list, grouped by entity', 'RPT 0417 ENTITY / POLICY'])}</span></div>
        <p>${voice.producerAddress().join(' · ')} · ${voice.reach('phone')}</p><p>${chance.pick(['Report for client', 'Client of record', 'Client selected'])}: <b>${voice.insured()}</b> &nbsp; Acct ${chance.digits(5)}</p>
        <table><thead><tr><th>LOB</th><th>Policy</th><th>Company</th><th>Term</th><th>Limits (see key)</th></tr></thead>${(chance.maybe(0.5) ? groups : [groups[1], groups[0], ...groups.slice(2)]).join('')}</table>
        <p class="key"><b>Key.</b> ${keys.filter(Boolean).join('; ')}. K = thousand, M = million. Stat. = workers’ compensation as the law requires.</p></div>`,
    }
  },
}

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const group = (name: string, where: string, rows: string[]) =>
  `<tbody><tr class="g"><td colspan="5"><b>${name}</b><br>${where}</td></tr>${rows.join('')}</tbody>`

const CSS = `.ce{font:9.5px 'DejaVu Sans Condensed','Liberation Sans',sans-serif;color:#000}.ce .bar{display:flex;justify-content:space-between;border-bottom:2px solid #345;font-size:13px;font-weight:bold;padding-bottom:3px}.ce p{margin:4px 0}
.ce table{width:100%;border-collapse:collapse;font-size:inherit;margin-top:10px}.ce th{text-align:left;border-bottom:1px solid #000;padding:3px}.ce td{padding:3px;border:0;vertical-align:top}.ce .g td{background:#e8e8e0;border-top:1px solid #888}.ce .g i{font-weight:normal}.ce .key{margin-top:14px;font-size:8.5px;border:1px solid #999;padding:5px}`
