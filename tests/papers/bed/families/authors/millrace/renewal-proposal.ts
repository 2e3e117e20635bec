import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { MODERN, short, table, yearsLater } from './house.ts'

const LINES: Line[] = ['gl', 'auto', 'umbrella', 'wc']
const TITLES: Record<Line, string> = {
  gl: 'General Liability',
  auto: 'Business Auto',
  umbrella: 'Umbrella',
  wc: 'Workers’ Compensation',
  professional: 'Professional',
}
const WORDS: Record<Line, Record<string, string>> = {
  gl: {
    occurrence: 'Each occurrence',
    aggregate: 'General aggregate',
    products: 'Products/completed operations aggregate',
    personal: 'Personal & advertising injury',
    rented: 'Damage to rented premises',
    medical: 'Medical payments',
  },
  auto: {
    csl: 'Combined single limit',
    perPerson: 'BI each person',
    perAccident: 'BI each accident',
    damage: 'PD each accident',
  },
  umbrella: { occurrence: 'Each occurrence', aggregate: 'Aggregate' },
  wc: { accident: 'Each accident', disease: 'Disease – policy limit', employee: 'Disease – each employee' },
  professional: {},
}

/** A renewal proposal with the expiring terms beside what is offered, two options of the umbrella, and an order to bind that nobody has signed. */
export const renewalProposal: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const sideBySide = chance.maybe(0.6)
    const html = `<div class="mrp"><div class="cover"><h1>${chance.pick(['Insurance Renewal Proposal', 'Renewal Proposal', 'Proposal of Insurance'])}</h1><p class="for">${voice.insured()}</p><p>Proposed term ${voice.date(truth.policies.gl.effective)} – ${voice.date(truth.policies.gl.expiration)}</p><p>Presented by ${voice.producer()}<br>${voice.producerAddress().join(', ')}<br>${voice.reach('contact')}, ${voice.reach('phone')}</p></div>
<h2>Premium comparison</h2>${premiums(voice)}
${LINES.map((line) => `<h2>${TITLES[line]}</h2>${sideBySide ? compared(voice, line) : stacked(voice, line)}`).join('')}
<h2>Umbrella options</h2>${options(voice)}${ending(voice)}</div>`
    return {
      kind: 'quote',
      feeds: 'nothing',
      html,
      css: CSS,
      running: `Renewal proposal &nbsp;·&nbsp; quotes are not coverage`,
    }
  },
}

function premiums(voice: Voice): string {
  const { policies } = voice.truth
  const grew = voice.chance.shuffle([0.82, 0.94, 1.03, 1.11])
  const expiring = (line: Line) => Math.round(policies[line].premium * grew[LINES.indexOf(line)]!)
  const rows = LINES.map((line) => {
    const [before, after] = [expiring(line), policies[line].premium]
    return [
      TITLES[line],
      voice.text(policies[line].carrier.name),
      voice.money(before),
      voice.money(after),
      `${Math.round((100 * (after - before)) / before)}%`,
    ]
  })
  const sum = (of: (line: Line) => number) => voice.money(LINES.reduce((total, line) => total + of(line), 0))
  return `<table>${table([['Line', 'Renewal market', 'Expiring', 'Renewal', 'Change']], 'th')}${table([...rows, ['<b>Total, taxes and fees not included</b>', '', sum(expiring), sum((line) => policies[line].premium), '']])}</table>`
}

function compared(voice: Voice, line: Line): string {
  const { policies, prior } = voice.truth
  const names = Object.keys(WORDS[line]).filter((name) => policies[line].limits[name])
  const rows = names.map((name) => [
    WORDS[line][name]!,
    voice.money(prior[line].limits[name] ?? 0),
    voice.money(policies[line].limits[name]!),
  ])
  const term = [
    ['Company', voice.text(prior[line].carrier.name), voice.text(policies[line].carrier.name)],
    ['Term', 'Expiring', `${voice.date(policies[line].effective)} – ${voice.date(policies[line].expiration)}`],
  ]
  return `<table class="three">${table([['', 'Expiring program', 'Renewal as quoted']], 'th')}${table([...term, ...rows])}</table>${line === 'wc' ? `<p>Rates by class</p><table>${table([['Class', 'Description', 'Payroll', 'Rate', 'Premium']], 'th')}${table(voice.truth.work.map((one) => [one.code, one.title, voice.money(one.payroll), one.rate, voice.money(one.premium)]))}</table>` : ''}`
}

function stacked(voice: Voice, line: Line): string {
  const { policies, prior } = voice.truth
  const list = (of: Record<string, number>) =>
    Object.entries(WORDS[line])
      .filter(([name]) => of[name])
      .map(([name, words]) => `${voice.money(of[name]!)} ${words}`)
      .join('<br>')
  return `<table class="two">${table([[`Renewal quote: ${voice.text(policies[line].carrier.name)}`, 'Expiring']], 'th')}${table([[list(policies[line].limits), list(prior[line].limits)]])}</table><p>Conditions of the quote: signed application, five years of loss runs valued within 60 days${line === 'auto' ? ', driver list with motor vehicle reports' : ''}.</p>`
}

function options(voice: Voice): string {
  const { chance, truth } = voice
  const second = otherLimits(chance, 'umbrella', truth.policies.umbrella.limits)
  const rows = [truth.policies.umbrella.limits, second].map((limits, index) => [
    `Option ${index + 1}`,
    short(limits.occurrence!),
    voice.text(truth.names.carrier().name),
    voice.money(chance.int(4, 80) * 1000),
    `☐`,
  ])
  return `<table>${table([['', 'Limit', 'Market', 'Quoted premium', 'Order']], 'th')}${table(rows)}</table>`
}

const ending = (
  voice: Voice,
) => `<h2>Subject to</h2><ul><li>Signed statement of values and signed rejection or election of terrorism coverage (${voice.money(voice.chance.int(2, 20) * 100)}).</li><li>Minimum earned premium of 25%.</li><li>Premium of surplus lines markets is due within 20 days of binding; tax and stamping fee are extra.</li></ul>
<h2>How we are paid</h2><p>We receive commission from insurers, as a rule between 10% and 17.5% of premium, or a fee of ${voice.money(12_500)} as agreed. Insurers may pay us more when our whole book of business does well.</p>
<h2>Client authorization to bind</h2><p>☐ Bind as proposed &nbsp; ☐ Bind with these changes: ______________________</p><p>These quotations lapse on ${voice.date(voice.truth.policies.gl.effective)}. Coverage begins only when the company has confirmed it in writing, and the next renewal would be ${voice.date(yearsLater(voice.truth.policies.gl.effective, 1))}.</p><p>Signature ______________________ Title ______________ Date __________</p>`

const CSS = `@page { size: 11in 8.5in } .mrp { font: 10px/1.4 ${MODERN} } .mrp .cover { height: 560px; padding: 90px 60px 0; border-left: 14px solid #7a2e3a; break-after: page } .mrp .cover h1 { font-size: 34px; color: #7a2e3a } .mrp .for { font-size: 20px } .mrp h2 { font-size: 13px; color: #7a2e3a; margin: 12px 0 3px; break-after: avoid } .mrp table { border-collapse: collapse; width: 100% } .mrp th { text-align: left; background: #f0e6e7; font-size: 9px } .mrp td, .mrp th { border-bottom: 1px solid #cbb; padding: 2px 6px; vertical-align: top } .mrp .three td, .mrp .three th { width: 33% } .mrp .two td { width: 50% } .mrp p { margin: 4px 0 }`
