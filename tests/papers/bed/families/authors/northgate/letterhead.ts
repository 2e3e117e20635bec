import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** The sheet of the house: type, tables and panels. */
export function sheet(voice: Voice, wide = false): string {
  const { chance, style } = voice
  const ink = chance.pick(['#12324f', '#3d2352', '#0c4a3e', '#5a1a1a', '#222', '#1d3c8c'])
  const rule = chance.pick([`1px solid #999`, `0.6pt solid ${ink}`, '0.5pt dotted #777', '0'])
  const head = chance.pick([`background:${ink};color:#fff`, `border-bottom:2pt solid ${ink}`, 'background:#e6e9ee', `color:${ink};text-transform:uppercase;font-size:.85em`])
  const size = wide ? Math.min(style.size, 8.5) : Math.min(style.size, 10.5)
  return `@page{size:${wide ? '11in 8.5in' : '8.5in 11in'}}body{font:${size}pt/1.32 ${style.font}}table{border-collapse:collapse;width:100%;margin:6pt 0}
td,th{border-bottom:${rule};padding:${chance.pick(['1.5pt 4pt', '3pt 5pt', '4pt 6pt'])};text-align:left;vertical-align:top}th{${head};font-weight:600}
h1{font-size:1.7em;color:${ink};margin:8pt 0 4pt}h2{font-size:1.18em;color:${ink};margin:11pt 0 3pt}p{margin:4pt 0}.ng-n{text-align:right;white-space:nowrap}.ng-s{font-size:.8em;color:#444}
.ng-band{border-${chance.pick(['bottom', 'top'])}:3pt solid ${ink};padding:4pt 0;margin-bottom:8pt}.ng-two{display:flex;gap:18pt}.ng-two>*{flex:1}.ng-side{float:right;width:32%;margin:0 0 8pt 14pt;padding:6pt 8pt;background:#f0f2f5}
.ng-off{color:#888}.ng-tag{border:1pt solid ${ink};padding:0 4pt;font-size:.85em}.ng-card{border:${rule};padding:5pt 8pt;margin:6pt 0;break-inside:avoid}`
} // biome-ignore format: CSS

/** The brokerage at the head of the first page; its address there or left for the foot. */
export function letterhead(voice: Voice): string {
  const { chance } = voice
  const address = voice.producerAddress()
  const reach = chance.maybe(0.6) ? ` ${chance.pick(['|', '•', '–'])} ${chance.pick(['T', 'Tel', 'Office'])} ${voice.reach('phone')}` : ''
  const fax = reach && chance.maybe(0.4) ? ` ${chance.pick(['F', 'Fax'])} ${voice.reach('fax')}` : ''
  return chance.pick([
    () => `<div class="ng-band"><b style="font-size:1.4em">${voice.producer()}</b><br><span class="ng-s">${address.join(' · ')}${reach}${fax}</span></div>`,
    () => `<div class="ng-two ng-band"><div><b style="font-size:1.5em">${voice.producer()}</b></div><div class="ng-s" style="text-align:right">${address.join('<br>')}<br>${reach.replace(/^ \S /, '')}${fax}</div></div>`,
    () => `<div style="text-align:center" class="ng-band"><span style="letter-spacing:1pt;font-size:1.3em">${voice.producer()}</span><br><span class="ng-s">${address.join(', ')}${reach}${fax}</span></div>`,
  ])()
} // biome-ignore format: a table

/** The account team; one of them is said to be the one to call. */
export function team(voice: Voice): string {
  const { chance, truth } = voice
  const others = chance.some(['Client Executive', 'Claims Consultant', 'Placement Broker', 'Account Analyst', 'Loss Control'], chance.int(1, 3))
  const first = [chance.pick(['Account Executive (primary contact)', 'Your primary contact', 'Client Manager – day-to-day contact']), voice.reach('contact'), chance.maybe(0.7) ? voice.reach('email') : '']
  const rows = [first, ...others.map((role) => [role, voice.text(truth.names.person()), ''])]
  return `<h2>${chance.pick(['Your service team', 'Account team', 'Who to call'])}</h2><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
} // biome-ignore format: a table

/** The insured with or without its address. */
export function client(voice: Voice, label?: string): string {
  const { chance } = voice
  const lines = chance.maybe(0.75) ? voice.insuredAddress() : []
  const words = label ?? chance.pick(['Named Insured', 'First Named Insured', 'Prepared for', 'Client', 'Insured', ''])
  return `${words ? `<span class="ng-s">${words}</span><br>` : ''}<b>${voice.insured()}</b>${lines.length ? `<br>${lines.join('<br>')}` : ''}`
}

const LIVES = [
  'This summary is an outline only. It does not amend, extend or alter the coverage afforded by the policies, whose terms, conditions and exclusions control in every case.',
  'Please read your policies when received and tell us at once of any discrepancy. Exposure bases shown were supplied by you and remain subject to audit.',
  'Limits may be eroded by claims paid during the policy period. Higher limits may be available; ask your account team for pricing, for example $5,000,000 or $10,000,000 excess of the program shown.',
  'Carrier financial strength is reported as of the date of placement and we do not guarantee the solvency of any insurer.',
  'We are paid by commission, by fee, or both. Details of compensation for this placement will be provided on request.',
  'Flood, earth movement, pollution, cyber and employment practices exposures were discussed at the pre-renewal meeting and are not part of the program unless a line for them appears above.',
  'Report every claim, however small, to the insurer and copy our claims desk. Late notice can void coverage under claims-made forms.',
  'Minimum earned premium of 25% applies to surplus lines placements; taxes and stamping fees are fully earned at inception.',
]

/** Fine print, some paragraphs of it. */
export const fine = (voice: Voice, count: number): string =>
  voice.chance
    .shuffle(LIVES)
    .slice(0, count)
    .map((words) => `<p class="ng-s">${words}</p>`)
    .join('')

/** Executive prose about the market and the account, without a limit in force. */
export function prose(voice: Voice, line: Line = 'gl'): string[] {
  const { chance, truth } = voice
  const pick = [
    `Capacity for middle-market casualty remained disciplined this year; umbrella markets sought rate of ${chance.int(6, 18)}% and continued to push attachment points.`,
    `The expiring program totalled ${voice.money(truth.prior[line].premium * 4)} in premium. Incurred losses for the last five years came to ${voice.money(chance.int(20, 900) * 1000)}.`,
    `We approached ${chance.int(4, 14)} markets, of which ${chance.int(2, 4)} declined for class and ${chance.int(1, 3)} could not meet the target.`,
    'Underwriters responded well to the fleet telematics program and the new return-to-work policy described in the submission.',
    `Payroll is projected at ${voice.money(chance.int(8, 90) * 100_000)}; audit of the prior term returned ${voice.money(chance.int(1, 40) * 317)}.`,
    'Property insurers were more flexible on valuation than a year ago, wind-exposed locations excepted.',
  ]
  return chance.some(pick, chance.int(2, 4))
}
