import { BOILERPLATE, lines, pageBreak } from '../../blocks.ts'
import type { Drawn, Paper } from '../../family.ts'
import type { Line } from '../../truth.ts'
import type { Voice } from '../../voice.ts'
import { limitsBesideOthers, wordsFor } from './limits.ts'

const NAMES: Record<Line, string> = {
  gl: 'Commercial General Liability',
  auto: 'Commercial Automobile',
  umbrella: 'Umbrella Liability',
  wc: 'Workers’ Compensation and Employers’ Liability',
  professional: 'Professional Liability',
}

const declares = (html: string, css = '', running?: string): Drawn => ({
  kind: 'declarations',
  feeds: 'fills',
  html,
  css,
  ...(running ? { running } : {}),
})
const rowsOf = (rows: string[][]) =>
  rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')

/** What each line says besides its limits; a title that says "umbrella" ticks it. */
function further(voice: Voice, line: Line): string {
  const { truth, money, date, text, chance } = voice
  if (line === 'gl')
    return `<p>Basis of coverage: ${truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', 'claims-made') : voice.tick('gl.occurrence', 'occurrence')}.</p>`
  if (line === 'auto')
    return `<p>Liability applies to autos described by symbol ${voice.symbols()}.</p><table class="plain">${rowsOf(truth.vehicles.map((one) => [one.number, `${one.year} ${one.make} ${one.model}`, one.vin, money(one.cost)]))}</table>`
  if (line === 'wc')
    return `<table class="plain">${rowsOf(truth.work.map((one) => [one.state, one.code, one.title, money(one.payroll), one.rate, money(one.premium)]))}</table>`
  if (line === 'professional')
    return `<p>Prior acts date: ${date(truth.prior.professional.effective)}. This is claims-made coverage.</p>`
  voice.tick('umbrella.umbrella', '')
  if (truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
  const under = (['gl', 'auto'] as const).map((one) => [
    NAMES[one],
    text(truth.names.carrier().name),
    `${chance.pick(['ZK', 'PQ'])}${chance.digits(7)}`,
    Object.values(truth.prior[one].limits).slice(0, 2).map(money).join(' / '),
  ])
  return `<p><b>Underlying insurance</b> that must be maintained:</p><table class="plain">${rowsOf(under)}</table>`
}

const items: Paper['draw'] = (voice) => {
  const { chance, truth } = voice
  const line = chance.pick(['gl', 'auto', 'umbrella', 'wc', 'professional'] as const)
  const limits = rowsOf(voice.limits(line, wordsFor(voice, line)))
  const html = `<p class="right">${voice.carrier(line)}<br>${voice.address(truth.policies[line].carrier.address).join(' · ')}</p>
    <h2>${NAMES[line]} Policy<br>Declarations Page</h2>
    <p><b>Item 1.</b> Named Insured: ${voice.insured()}<br><span class="in">Address: ${voice.insuredAddress().join(', ')}</span></p>
    <p><b>Item 2.</b> Policy Number: ${voice.number(line)}${chance.maybe(0.5) ? `<span class="in">Renewal of: ${voice.text(truth.prior[line].number)}</span>` : ''}</p>
    <p><b>Item 3.</b> Policy Period: ${voice.effective(line)} to ${voice.expiration(line)}, both at 12:01 a.m. at the address in Item 1.</p>
    <p><b>Item 4.</b> ${line === 'gl' ? 'Limits of Liability, and form' : 'Limits of Liability'}:</p><table class="plain">${limits}</table>${further(voice, line)}
    <p><b>Item 5.</b> Producer: ${voice.producer()}, ${voice.producerAddress().join(', ')}</p><p class="note">${chance.some(BOILERPLATE, 3).join(' ')}</p>`
  return declares(
    html,
    '.right { text-align: right } h2 { text-align: center; font-size: 1.3em } .in { margin-left: 4em } .plain { width: 92%; margin-left: 5% } .note { font-size: 0.75em }',
  )
}

/** A form of small boxes with their captions in the corner, and the limits down the right side. */
const corners: Paper['draw'] = (voice) => {
  const { truth, text, chance } = voice
  const box = (caption: string, content: string, across = 1) =>
    `<td colspan="${across}"><i>${caption}</i>${content}</td>`
  const part = (line: Line) => {
    const limits = voice
      .limits(line, wordsFor(voice, line))
      .map(([label, amount]) => `<tr><td>${label}</td><td class="money">${amount}</td></tr>`)
    return `<tr>${box('COVERAGE', `<b>${NAMES[line]}</b><br>${voice.carrier(line)}`)}${box('POLICY NUMBER', voice.number(line))}${box('EFFECTIVE', voice.effective(line))}${box('EXPIRATION', voice.expiration(line))}<td><table class="inner">${limits.join('')}</table></td></tr>`
  }
  const used = chance.some(['gl', 'auto', 'wc'] as const, 2)
  const html = `<h3>SCHEDULE OF INSURANCE – DECLARATIONS</h3><table class="form"><tr>${box('PRODUCER', lines([voice.producer(), ...voice.producerAddress()]), 2)}${box('NAMED INSURED', lines([voice.insured(), ...voice.insuredAddress()]), 2)}${box('MORTGAGEE / LOSS PAYEE', lines([text(truth.names.business()), ...voice.address(truth.names.address())]))}</tr>
    <tr>${box('AGENCY CUSTOMER ID', chance.digits(5))}${box('SUB CODE', chance.digits(3))}${box('PLAN', 'Annual')}${box('PHONE', voice.reach('phone'))}${box('LIMITS', 'as shown below')}</tr>${used.map(part).join('')}</table>`
  return declares(
    html,
    '.form td { border: 0.8pt solid #000; width: 18% } .form i { display: block; font-size: 6pt; font-style: normal } .inner td { border: 0; width: auto; padding: 0 2pt; font-size: 0.85em } .inner { margin: 0 } .money { text-align: right; white-space: nowrap } h3 { margin: 0 }',
  )
}

/** A summary in plain words, on cards. */
const cards: Paper['draw'] = (voice) => {
  const { truth, money, chance } = voice
  const card = (title: string, rows: string[][]) =>
    `<section><h4>${title}</h4>${rows.map(([label, value]) => `<div class="row"><span>${label}</span><b>${value}</b></div>`).join('')}</section>`
  const limits = voice.limits('gl', wordsFor(voice, 'gl'))
  const property = truth.locations.map((one) => [
    `Location ${one.number}: ${voice.address(one.party.address).join(', ')}`,
    money(one.building),
  ])
  const html = `<h1>Your business policy</h1><p>Declarations for policy ${voice.number('gl')}</p><div class="cards">
    ${card('Who is insured', [['Policyholder', lines([voice.insured(), ...voice.insuredAddress()])]])}${card(
      'Your agent',
      [
        ['Agency', lines([voice.producer(), ...voice.producerAddress()])],
        ['Call', voice.reach('phone')],
      ],
    )}
    ${card('When', [
      ['Coverage begins', voice.effective('gl')],
      ['Coverage ends', voice.expiration('gl')],
    ])}${card('Who insures you', [
      ['Insurance company', voice.carrier('gl')],
      ['NAIC code', voice.naic('gl')],
    ])}</div>
    ${card('Business liability', limits)}${chance.maybe(0.5) ? pageBreak : ''}${card('Your property', property)}<p class="note">${chance.some(BOILERPLATE, 2).join(' ')}</p>`
  return declares(
    html,
    'h1 { font-weight: 300; font-size: 1.9em; margin: 0 } .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 10pt } section { border: 0.5pt solid #bbb; border-radius: 5pt; padding: 5pt 9pt; margin: 6pt 0 } h4 { margin: 0 0 4pt } .row { display: flex; justify-content: space-between; gap: 14pt; padding: 1pt 0 } .row b { text-align: right }',
  )
}

/** A package: parts on pages of their own, with the terms that expired beside those in force. */
const parts: Paper['draw'] = (voice) => {
  const { truth, date, chance } = voice
  const compared = (line: 'gl' | 'auto') =>
    limitsBesideOthers(voice, line).map(([label, amount, other]) => [label, other, amount])
  const heads = `<tr><th>Coverage</th><th>Term beginning ${date(truth.prior.gl.effective)}</th><th>Term beginning ${date(truth.policies.gl.effective)}</th></tr>`
  const common = `<h2>COMMERCIAL LINES POLICY</h2><h3>Common Policy Declarations</h3><table class="two"><tr><td>Policy No.<br><b>${voice.number('gl')}</b></td><td>Insurer<br><b>${voice.carrier('gl')}</b></td></tr><tr><td>Insured and mail address<br>${lines([voice.insured(), ...voice.insuredAddress()])}</td><td>Agent of record<br>${lines([voice.producer(), ...voice.producerAddress()])}</td></tr><tr><td colspan="2">The policy runs from ${voice.effective('gl')} until ${voice.expiration('gl')}.</td></tr></table><p>${chance.pick(BOILERPLATE)}</p>`
  voice.number('auto')
  voice.effective('auto')
  voice.expiration('auto')
  voice.carrier('auto')
  const html = `${common}${pageBreak}<h3>Liability Coverage Part</h3><table class="two">${heads}${rowsOf(compared('gl'))}</table>${pageBreak}<h3>Auto Coverage Part</h3><table class="two">${heads}${rowsOf(compared('auto'))}</table>${further(voice, 'auto')}`
  return declares(
    html,
    '.two td, .two th { border-bottom: 0.5pt solid #999 } h2, h3 { text-align: center; margin: 4pt }',
    `${voice.text(truth.policies.gl.number)} &nbsp;&nbsp; Issued ${date(truth.policies.gl.effective)}`,
  )
}

export const inItems: Paper = { draw: items }
export const cornerBoxes: Paper = { draw: corners }
export const onCards: Paper = { draw: cards }
export const inParts: Paper = { account: { onePolicy: true }, draw: parts }
