import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { short } from './notation.ts'
import { homeOffice, insuredBlock, look, producerBlock, rowsOf } from './paper-look.ts'
import { asBearer } from './pool-names.ts'

type Sort = 'cancel' | 'reinstate' | 'nonrenew' | 'withdraw'

const HEADINGS: Record<Sort, string[]> = {
  cancel: ['NOTICE OF CANCELLATION', 'Cancellation for Nonpayment', 'Notice of Intent to Cancel Coverage'],
  reinstate: ['REINSTATEMENT NOTICE', 'Notice of Reinstatement of Coverage', 'Rescission of Cancellation'],
  nonrenew: ['Notice of Nonrenewal', 'NOTICE — COVERAGE WILL NOT BE RENEWED'],
  withdraw: ['Notice of Termination of Membership', 'Certificate of Coverage — Termination'],
}

function prose(voice: Voice, sort: Sort, line: Line, day: string): string {
  const { chance } = voice
  const number = voice.number(line)
  const term = `${voice.effective(line)} to ${voice.expiration(line)}`
  const owed = voice.money(chance.int(200, 9000))
  return {
    cancel: `We cancel policy ${number}, written for the term ${term}. Cancellation takes effect at 12:01 a.m. on ${voice.date(day)} for this reason: ${chance.pick(['premium not paid', 'payroll reports not received', 'audit refused', 'safety conditions of the plan not met'])}. If ${owed} reaches us before then, this notice is void.`,
    reinstate: `Our notice that would have ended policy ${number} (term ${term}) on ${voice.date(day)} is withdrawn. ${chance.pick(['There is no lapse.', `Coverage lapsed from ${voice.date(day)} until ${voice.date(daysLater(day, 9))}, and losses in that time are not covered.`])} A fee of ${voice.money(45)} was charged.`,
    nonrenew: `Policy ${number}, ${term}, ends at its expiration and will not be renewed. You must find other coverage; the assigned risk plan of your state may help.`,
    withdraw: `By vote of the trustees the participation of the member under ${number} (${term}) ends on ${voice.date(day)}. The member stays liable for assessments of the fund years in which it took part.`,
  }[sort]
}

function draw(voice: Voice): Drawn {
  const { chance, truth } = voice
  const line = chance.pick<Line>(['wc', 'wc', 'gl', 'auto'])
  const sort = chance.pick<Sort>(['cancel', 'cancel', 'reinstate', 'reinstate', 'nonrenew', 'withdraw'])
  asBearer(voice, line, line === 'wc' ? chance.pick(['fund', 'assigned', 'group']) : 'pool')
  const day = daysLater(truth.policies[line].effective, chance.int(60, 280))
  const carrier = voice.carrier(line)
  const limits = Object.values(truth.policies[line].limits)
  const facts: [string, string][] = chance.shuffle([
    ['Date mailed', voice.date(daysLater(day, sort === 'reinstate' ? 3 : -31))],
    [sort === 'reinstate' ? 'Reinstated as of' : 'Ends', voice.date(sort === 'nonrenew' ? truth.policies[line].expiration : day)],
    ['Policy or certificate', voice.number(line)],
    ['Line', line === 'wc' ? 'Workers compensation' : line === 'gl' ? 'General liability' : 'Automobile'],
    ['Insurer', carrier],
    ...(chance.maybe(0.6) ? [['Limits while it was in force', limits.map(short).join(' / ')] as [string, string]] : []),
    ['Balance', voice.money(chance.int(0, 5000))],
  ])
  const heading = chance.pick(HEADINGS[sort])
  const insured = `<div class="cap">${chance.pick(['Insured', 'Member', 'Employer', 'To'])}</div>${insuredBlock(voice)}`
  const agent = chance.maybe(0.7) ? `<div class="cap">Copy to agent</div>${producerBlock(voice)}` : ''
  const words = `<p>${prose(voice, sort, line, day)}</p>`
  const rights = `<p class="small">You may ask for a hearing before the ${chance.pick(['Department', 'Division of Workers’ Compensation', 'Plan Administrator'])} within ten days. An employer without coverage may be fined, and its officers may be held personally. Certificates given to others are recalled: ${chance.int(1, 40)} holder(s) have been told.</p>`
  const holder = chance.maybe(0.4) ? `<p class="small">Also sent to certificate holder: ${voice.text(truth.names.business())}, ${voice.address(truth.names.address()).join(', ')}</p>` : ''
  const stub = `<div class="stub">Return with payment — ${voice.number(line)} — Amount to reinstate ${voice.money(chance.int(200, 9000))} — ${homeOffice(voice)}</div>`
  const html = chance.pick([
    () => `<p><b>${carrier}</b><br><span class="small">${homeOffice(voice)}</span></p><div class="window">${insuredBlock(voice)}</div><h1 class="mid">${heading}</h1><table class="ruled">${rowsOf(facts)}</table>${words}${rights}${holder}${agent}${sort === 'cancel' ? stub : ''}`,
    () => `<pre>${heading.toUpperCase()}\n${'='.repeat(60)}\n${facts.map(([label, value]) => `${label.toUpperCase().padEnd(30, '.')} ${value}`).join('\n')}</pre>${insured}${words}${rights}${agent}${holder}`,
    () => `<h1>${heading}</h1><table><tr><td style="width:55%">${insured}<br>${agent}</td><td class="framed">${facts.map(([label, value]) => `<div><span class="cap">${label}</span><br>${value}</div>`).join('')}</td></tr></table>${words}${holder}${rights}`,
  ])()
  return { kind: 'notice', feeds: 'names only', html, css: look(voice, '.window { margin: 30px 0 30px 40px } .stub { border-top: 1px dashed #000; margin-top: 26px; padding-top: 8px } .framed { border: 2px solid #000 } pre { font-family: "DejaVu Sans Mono", monospace; font-size: 8.5pt }') }
} // biome-ignore format: three layouts

/** A notice that coverage is cancelled, reinstated, not renewed or that membership ends. */
export const statusNotice: Paper = { draw }
