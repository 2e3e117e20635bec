import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { formOf, grouped, inThousands, isSplit, own, PLAIN_TABLES, SANS } from './words.ts'

const AUTOS: [number, string][] = [
  [1, 'any auto'],
  [2, 'owned'],
  [7, 'scheduled'],
  [8, 'hired'],
  [9, 'non-owned'],
]

/** The house's own certificate for shippers and brokers: a card for each line, values above their labels. A few are printed as specimens, of which nothing holds. */
export const carrierCertificate: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const isSpecimen = chance.maybe(0.12)
    const thousands = chance.maybe(0.4)
    const lines: Line[] = [
      'auto',
      ...(chance.maybe(0.8) ? ['gl' as const] : []),
      ...(chance.maybe(0.6) ? ['wc' as const] : []),
      ...(chance.maybe(0.5) ? ['umbrella' as const] : []),
    ]
    const order = chance.maybe(0.5) ? lines : chance.shuffle(lines)
    const amount = (line: Line, name: string) =>
      thousands ? own(voice, line, name, inThousands) : voice.limit(line, name)
    const plainAmount = (dollars: number) => (thousands ? inThousands(dollars) : voice.money(dollars))
    const cards = order.map((line) => card(voice, line, (name) => amount(line, name), plainAmount))
    const cargo = `<div class="card"><h2>Cargo</h2><div class="v">${plainAmount(chance.pick([100_000, 250_000]))}<span>any one vehicle</span></div><div class="v">${plainAmount(chance.pick([1000, 2500]))}<span>deductible</span></div><div class="v">MTC${chance.digits(6)}<span>policy</span></div></div>`
    const title = chance.pick([
      'Proof of Coverage — Motor Carrier',
      'Certificate of Insurance for Shippers and Brokers',
      'Carrier Insurance Certificate',
    ])
    const holder = { name: truth.names.business(), address: truth.names.address() }
    const parties = [
      `<div>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}<span>insured carrier</span></div>`,
      `<div>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}${chance.maybe(0.5) ? ` · fax ${voice.reach('fax')}` : ''}<br>${voice.reach('email')}<span>${chance.pick(['agent of record', 'insurance agent', 'producer'])}</span></div>`,
    ]
    // biome-ignore format: a page
    const html = `${isSpecimen ? '<div class="spec">SPECIMEN — NOT ISSUED — FOR SYSTEM TESTING ONLY</div>' : ''}<h1>${title}</h1><div class="who">${(chance.maybe(0.6) ? parties : [...parties].reverse()).join('')}</div>${thousands ? '<p class="note">All limits and deductibles on this page are in <b>thousands of dollars</b>.</p>' : ''}<div class="cards">${cards.join('')}${cargo}</div>
<div class="who"><div>${voice.text(holder.name)}<br>${voice.address(holder.address).join('<br>')}<span>issued to (holder)</span></div><div>${chance.pick([`Holder is included as additional insured for liability out of loads tendered, where a written contract asks for it.`, `Load no. ${chance.digits(7)}. Holder is loss payee for cargo.`, `Authority MC-${chance.digits(6)}, DOT ${chance.digits(7)}. Filings active: BMC-91X, Form E. MCS-90 attached (a pledge of ${grouped(750_000)} to the public, not a limit).`])}<span>remarks</span></div></div><p class="note">Given for information. It changes no policy. Made on ${voice.date(daysLater(truth.policies.auto.effective, chance.int(1, 200)))} by ${voice.text(truth.wholesaler.name)}, program administrator, certificate ${chance.digits(8)}.</p>`
    return { kind: 'certificate', feeds: isSpecimen ? 'nothing' : 'fills', html, css: CSS }
  },
}

function card(
  voice: Voice,
  line: Line,
  amount: (name: string) => string,
  plainAmount: (dollars: number) => string,
): string {
  const { chance } = voice
  const cell = (value: string, label: string) => `<div class="v">${value}<span>${label}</span></div>`
  const title = {
    auto: 'Auto liability',
    gl: 'Truckers general liability',
    wc: 'Workers compensation',
    umbrella: chance.pick(['Excess', 'Layer above']),
    professional: '',
  }[line]
  const head = `<h2>${title}</h2><p class="co">${voice.carrier(line)}${chance.maybe(0.6) ? ` <small>NAIC ${voice.naic(line)}</small>` : ''}</p>`
  const who =
    cell(voice.number(line), 'policy') +
    (chance.maybe(0.5)
      ? cell(`${voice.effective(line)} → ${voice.expiration(line)}`, 'in force from → to')
      : cell(voice.effective(line), 'from') + cell(voice.expiration(line), 'to'))
  return `<div class="card">${head}${who}${INSIDE[line](voice, cell, amount, plainAmount)}</div>`
}

type Inside = (
  voice: Voice,
  cell: (value: string, label: string) => string,
  amount: (name: string) => string,
  plainAmount: (dollars: number) => string,
) => string

const INSIDE: Record<Line, Inside> = {
  auto: (voice, cell, amount, plainAmount) => {
    voice.symbols()
    const { symbols } = voice.truth.policies.auto
    const marks = AUTOS.map(([symbol, words]) => `${symbols.includes(symbol) ? '☒' : '☐'} ${words}`).join(' &nbsp;')
    const limits = isSplit(voice)
      ? cell(`${amount('perPerson')} / ${amount('perAccident')} / ${amount('damage')}`, 'BI person / BI accident / PD')
      : cell(amount('csl'), 'combined single limit, each accident')
    return `${limits}${cell(plainAmount(60_000), 'uninsured motorists')}<p class="m">${marks}</p>`
  },
  gl: (voice, cell, amount, plainAmount) => {
    const labels: [string, string][] = [
      ['occurrence', 'each occurrence'],
      ['aggregate', 'general aggregate'],
      ['products', 'products – completed operations'],
      ['personal', 'personal & adv. injury'],
      ['rented', 'rented premises'],
      ['medical', 'medical, per person'],
    ]
    const cells = voice.chance.shuffle(labels).map(([name, label]) => cell(amount(name), voice.text(label)))
    const applies = voice.chance.pick([
      () => voice.tick('gl.perProject', 'Aggregate applies per project'),
      () => voice.tick('gl.perPolicy', 'Aggregate applies per policy'),
      () => '',
    ])()
    return `${cells.join('')}${cell(plainAmount(1000), 'PD deductible')}<p class="m">${formOf(voice, 'Occurrence basis', 'Claims-made basis')}. ${applies}</p>`
  },
  wc: (voice, cell, amount) =>
    `${cell(voice.tick('wc.statutory', 'Statutory'), 'benefits')}${cell(amount('accident'), 'EL each accident')}${cell(amount('employee'), 'EL disease, each employee')}${cell(amount('disease'), 'EL disease, policy')}<p class="m">States: ${[...new Set(voice.truth.drivers.map((one) => one.state))].join(', ')}</p>`,
  umbrella: (voice, cell, amount) =>
    `${cell(amount('occurrence'), 'each occurrence')}${cell(amount('aggregate'), 'aggregate')}${voice.truth.policies.umbrella.limits.retention ? cell(amount('retention'), voice.tick('umbrella.retention', 'self-insured retention')) : ''}<p class="m">${voice.chance.maybe(0.7) ? voice.tick('umbrella.excess', 'Excess, follows form of the auto policy') : voice.tick('umbrella.umbrella', 'Umbrella form')}</p>`,
  professional: () => '',
}

const CSS = `body{font:9pt ${SANS}}${PLAIN_TABLES}h1{font-size:16pt;color:#0b4f6c;text-align:center;margin-bottom:8px}.spec{text-align:center;font-size:14pt;color:#b00;border:2px solid #b00;margin-bottom:8px}.who{display:flex;gap:14px;margin:8px 0}.who>div{flex:1;border:1px solid #0b4f6c;padding:6px 8px;font-size:8.5pt}span{display:block;font-size:6.6pt;color:#666;font-weight:400}.cards{display:grid;grid-template-columns:1fr 1fr;gap:8px}.card{border:1px solid #aaa;border-top:4px solid #0b4f6c;padding:6px 8px;break-inside:avoid}h2{font-size:9.5pt}.co{font-size:8pt;margin-bottom:3px}.v{display:inline-block;min-width:30%;margin:3px 8px 3px 0;font-weight:700;vertical-align:top}.m,.note{font-size:7.6pt;margin-top:4px}`
