import { lines } from '../../../blocks.ts'
import type { Drawn, LearnFamily, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { boilerplate, formsList } from './any-hand.ts'
import { appliesPer, trigger } from './any-hand-limits.ts'
import { label, limitWords } from './any-hand-words.ts'

const declares = (html: string, css = ''): Drawn => ({ kind: 'declarations', feeds: 'fills', html, css })
const TITLES = {
  gl: 'Commercial General Liability',
  auto: 'Business Automobile',
  umbrella: 'Commercial Umbrella',
  wc: 'Workers Compensation and Employers Liability',
}
type Common = keyof typeof TITLES

/** The ticks that follow from what the line is called, and from the amounts it prints. */
function named(voice: Voice, line: Common): string {
  if (line !== 'umbrella') return TITLES[line]
  if (voice.truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
  return voice.tick('umbrella.umbrella', TITLES.umbrella)
}

const raw = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ')
const cell = (html: string, width: number) =>
  raw(html)
    .slice(0, Math.max(width - 1, 0))
    .padEnd(width)
    .replaceAll('&', '&amp;')

/** Columns made of spaces in one type of letters; what is too long for its column goes on below. */
const byTypewriter: Paper = {
  draw: (voice) => {
    const { chance, truth } = voice
    const line = chance.pick(['gl', 'auto', 'umbrella', 'wc'] as const)
    const [left, gap] = [chance.int(34, 44), chance.pick([' ', '.', ' ', '-'])]
    const insured = [...fold(voice.insured(), left - 2), ...voice.insuredAddress()]
    const agent = [...fold(voice.producer(), 36), ...voice.producerAddress()]
    const parties = Array.from(
      { length: Math.max(insured.length, agent.length) },
      (_, at) => `${cell(insured[at] ?? '', left)}${agent[at] ?? ''}`,
    )
    const limits = voice
      .limits(line, limitWords(chance, line))
      .map(([words, amount]) => `${raw(words).padEnd(62, gap).replaceAll('&', '&amp;')} ${amount.padStart(14)}`)
    const prior = truth.prior[line]
    const rows = [
      voice.carrier(line), named(voice, line).toUpperCase(), 'DECLARATIONS', '',
      `${label(chance, 'number')}: ${voice.number(line)}${chance.maybe(0.5) ? `      Prior Policy: ${voice.text(prior.number)}` : ''}`,
      `${label(chance, 'period')}: ${voice.effective(line)} to ${voice.expiration(line)}`, '',
      `${cell(label(chance, 'insured'), left)}${label(chance, 'producer')}`, ...parties, '',
      'LIMITS', ...limits, '', ...(line === 'gl' ? [`Form: ${trigger(voice)}`] : []), ...(line === 'auto' ? [`Covered auto symbols for liability: ${voice.symbols()}`] : []),
    ] // biome-ignore format: one row of the print below the other
    return declares(
      `<pre>${rows.join('\n')}</pre>`,
      `pre { font: ${chance.pick([7.5, 8, 9])}pt 'DejaVu Sans Mono', monospace; line-height: 1.4 }`,
    )
  },
}

const fold = (html: string, width: number) =>
  raw(html)
    .match(new RegExp(`.{1,${width}}(?: |$)`, 'g'))!
    .map((one) => one.trimEnd().replaceAll('&', '&amp;'))

/** One table for several policies: a row over the whole width names each, its limits stand below. */
const sections: Paper = {
  draw: (voice) => {
    const { chance } = voice
    const used = chance.some(['gl', 'auto', 'umbrella', 'wc'] as const, chance.int(2, 3))
    const part = (line: Common) => {
      const rows = voice
        .limits(line, limitWords(chance, line))
        .map(([words, amount]) => `<tr><td>${words}</td><td>${amount}</td></tr>`)
      const head = `${named(voice, line)} &nbsp; Policy ${voice.number(line)} &nbsp; ${voice.effective(line)} – ${voice.expiration(line)}<br>${voice.carrier(line)}`
      return `<tr><td colspan="2" class="part">${head}</td></tr>${rows.join('')}${line === 'auto' ? `<tr><td>Covered autos</td><td>Symbols ${voice.symbols()}</td></tr>` : ''}`
    }
    const html = `<h2>${chance.pick(['Coverage Summary', 'Summary of Insurance Declarations', 'Account Declarations'])}</h2><p><b>${label(chance, 'insured')}</b> ${[voice.insured(), ...voice.insuredAddress()].join(', ')}<br><b>${label(chance, 'producer')}</b> ${[voice.producer(), ...voice.producerAddress()].join(', ')}</p><table class="all"><thead><tr><th>Coverage</th><th>Limit</th></tr></thead>${used.map(part).join('')}</table>${boilerplate(voice)}`
    return declares(
      html,
      `.all td, .all th { border-bottom: 0.5pt solid #888 } .part { font-weight: bold; background: ${chance.pick(['#eee', '#fff', '#dde6ee'])} } .all td:last-child { text-align: ${chance.pick(['left', 'right'])} } h2 { text-align: center }`,
    )
  },
}

/** Captions in the corner of each box, amounts right under or beside them. */
const cornerGrid: Paper = {
  draw: (voice) => {
    const { chance, truth, text, address } = voice
    const line = chance.pick(['gl', 'auto', 'umbrella', 'wc'] as const)
    const box = ([caption, content]: [string, string]) => `<div class="b"><i>${caption}</i>${content}</div>`
    const other: [string, string] = [
      chance.pick(['MORTGAGE HOLDER', 'ADDITIONAL INTEREST', 'BILLING ADDRESS']),
      lines([text(truth.names.business()), ...address(truth.names.address())]),
    ]
    const parties: [string, string][] = [
      [label(chance, 'insured'), lines([voice.insured(), ...voice.insuredAddress()])],
      [label(chance, 'producer'), lines([voice.producer(), ...voice.producerAddress()])],
      other,
    ]
    const facts: [string, string][] = [
      [label(chance, 'number'), voice.number(line)],
      [label(chance, 'effective'), voice.effective(line)],
      [label(chance, 'expiration'), voice.expiration(line)],
      [label(chance, 'carrier'), voice.carrier(line)],
      ['CUSTOMER ID', chance.digits(5)],
      ['AUDIT', 'Annual'],
    ]
    const limits = voice.limits(line, limitWords(chance, line))
    const html = `<h2>${named(voice, line)} Declarations</h2><div class="grid3">${chance.shuffle(parties).map(box).join('')}</div><div class="grid3">${chance.shuffle(facts).map(box).join('')}</div><div class="grid3">${limits.map(box).join('')}</div>${line === 'auto' ? `<p>Symbols: ${voice.symbols()}</p>` : ''}${line === 'gl' && chance.maybe(0.5) ? `<p>Aggregate applies per ${appliesPer(voice)}</p>` : ''}${formsList(voice)}`
    return declares(
      html,
      `.grid3 { display: grid; grid-template-columns: repeat(${chance.pick([2, 3])}, 1fr) } .b { border: 0.6pt solid #222; padding: 2pt 4pt; min-height: 26pt } .b i { display: block; font-style: normal; font-size: ${chance.pick([5.5, 6.5, 7])}pt } h2 { text-align: center; margin: 4pt }`,
    )
  },
}

const SHORT: Partial<Record<Line, string>> = {
  gl: 'commercial general liability',
  wc: 'workers compensation and employers liability',
  auto: 'business auto liability',
}

/** Declarations in sentences. */
const inSentences: Paper = {
  draw: (voice) => {
    const { chance } = voice
    const line = chance.pick(['gl', 'auto', 'wc'] as const)
    const limits = voice
      .limits(line, limitWords(chance, line))
      .map(([words, amount]) => `${words.replace(/ Limit$/, '')}: ${amount}`)
    const symbols = line === 'auto' ? ` Liability covers autos of symbol ${voice.symbols()}.` : ''
    const list = chance.maybe(0.5)
      ? `<ul>${limits.map((one) => `<li>${one}</li>`).join('')}</ul>`
      : `<p>${limits.join('; ')}.</p>`
    const html = `<h2>${voice.carrier(line)}</h2><p>Declarations for policy ${voice.number(line)}</p><p>${chance.pick([
      () =>
        `We provide ${SHORT[line]} insurance to ${voice.insured()} of ${voice.insuredAddress().join(', ')} from ${voice.effective(line)} until ${voice.expiration(line)}.`,
      () =>
        `${voice.insured()}, whose mailing address is ${voice.insuredAddress().join(', ')}, is the named insured for ${SHORT[line]} coverage beginning ${voice.effective(line)} and ending ${voice.expiration(line)}.`,
    ])()} The policy was placed by ${voice.producer()}, ${voice.producerAddress().join(', ')}.</p><p>The limits are:</p>${list}${symbols}${boilerplate(voice)}`
    return declares(html)
  },
}

/** Several limits in one cell, parted by strokes in the order the label names. */
const strokes: Paper = {
  draw: (voice) => {
    const { chance } = voice
    const some = (names: string[]) => names.map((name) => voice.limit('gl', name)).join(' / ')
    const rows = [
      [
        'Each Occurrence / General Aggregate / Products-Completed Operations Aggregate',
        some(['occurrence', 'aggregate', 'products']),
      ],
      ['Damage to Premises Rented to You / Medical Expense', some(['rented', 'medical'])],
      ['Personal and Advertising Injury', some(['personal'])],
    ]
    const html = `<h2>${voice.carrier('gl')}</h2><h3>General Liability Declarations</h3><p>${label(chance, 'number')} ${voice.number('gl')}, ${voice.effective('gl')} to ${voice.expiration('gl')}</p><p>${label(chance, 'insured')}: ${[voice.insured(), ...voice.insuredAddress()].join(', ')}</p><p>${label(chance, 'producer')}: ${voice.producer()}</p><table>${rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</table>`
    return declares(html, 'td { border: 0.5pt solid #777 }')
  },
}

export const otherHandsFamilies: LearnFamily[] = [
  { name: 'other hands', papers: { byTypewriter, sections, cornerGrid, inSentences, strokes } },
  { name: 'other hands, small type', style: ({ pick }) => ({ size: pick([7, 7.5, 8]) }), papers: { sections, byTypewriter, strokes, cornerGrid, inSentences } },
] // biome-ignore format: a family in a line
