import type { Drawn } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { retroDate, spread, termOf, triggerBoxes } from './terms.ts'
import { autoWords, calling, claimWord, employersWords, liabilityWords, sublimits, umbrellaWords } from './words.ts'

const seen = (text: string) => text.replace(/&[a-z]+;/g, ' ').replace(/<[^>]+>/g, '').length
const typed = (label: string, value: string, dot: string) =>
  `        ${label} ${dot.repeat(Math.max(2, 58 - seen(label)))} ${' '.repeat(Math.max(0, 14 - seen(value)))}${value}`

/** Package declarations as typed on a preprinted sheet: items by number, parts by letter, dots to the amounts. */
export function typewriterPackage(voice: Voice): Drawn {
  const { chance, truth } = voice
  const held: Line[] = ['gl', 'professional']
  if (chance.maybe(0.8)) held.push('auto')
  if (chance.maybe(0.55)) held.push('umbrella')
  if (chance.maybe(0.35)) held.push('wc')
  const withCode = chance.maybe(0.4)
  const term = termOf(voice, held, withCode)
  const dot = chance.pick(['.', '.', '-', ' '])
  const row = (label: string, value: string) => typed(label.toUpperCase(), value, dot)
  const parts: Record<Line, () => string[]> = {
    gl: () => [
      `GENERAL LIABILITY   ${triggerBoxes(voice)}`,
      ...chance.shuffle(voice.limits('gl', liabilityWords(chance))).map(([label, amount]) => row(label, amount)),
    ],
    professional: () => [
      `PROFESSIONAL LIABILITY   CLAIMS-MADE   RETROACTIVE DATE: ${retroDate(voice)}`,
      row(claimWord(chance), voice.limit('professional', 'claim')),
      row('Aggregate, This Part', voice.limit('professional', 'aggregate')),
      row('Deductible Each Claim', voice.limit('professional', 'retention')),
      `        DEFENSE COST IS ${chance.pick(['INSIDE', 'IN ADDITION TO'])} THE LIMITS OF THIS PART ONLY.`,
    ],
    auto: () => [
      `${voice.tick('auto.hired', 'HIRED')} AND ${voice.tick('auto.nonOwned', 'NON-OWNED')} AUTOMOBILE LIABILITY (NO OWNED AUTOS)`,
      ...voice.limits('auto', autoWords(chance)).map(([label, amount]) => row(label, amount)),
    ],
    umbrella: () => [
      `${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY`,
      ...voice.limits('umbrella', umbrellaWords(chance)).map(([label, amount]) => {
        if (/retention|retained/i.test(label)) voice.tick('umbrella.retention', '')
        return row(label, amount)
      }),
    ],
    wc: () => [
      `WORKERS COMPENSATION   ${voice.tick('wc.statutory', 'STATUTORY')} - STATE OF ${truth.insured.address.state}`,
      '        EMPLOYERS LIABILITY:',
      ...voice.limits('wc', employersWords(chance)).map(([label, amount]) => row(label, amount)),
    ],
  }
  const shown = chance.maybe(0.5) ? held : chance.shuffle(held)
  const schedule = shown.map((line, index) => {
    const [head, ...rest] = parts[line]()
    return [`   (${'ABCDE'[index]}) ${head}`, ...rest].join('\n')
  })
  const small = sublimits(voice, chance.int(2, 5)).map(([name, one, all]) => row(name, `${one} / ${all}`))
  const indent = (rows: string[]) => rows.map((one) => `        ${one}`).join('\n')
  const items = {
    insured: `NAMED INSURED AND MAIL ADDRESS\n${indent([voice.insured(), ...voice.insuredAddress()])}`,
    period: `POLICY PERIOD    ${chance.pick([`FROM  ${term.from}  TO  ${term.to}`, `${term.from} - ${term.to}`, `INCEPTION ${term.from}   EXPIRATION ${term.to}`])}\n        12:01 A.M. AT THE ADDRESS OF THE INSURED`,
    business: `BUSINESS    ${calling(voice).toUpperCase()}`,
    parts: `PARTS OF THIS POLICY AND LIMITS OF EACH. A PART NOT NAMED IS NOT GIVEN.\n\n${schedule.join('\n\n')}`,
    small: `SUBLIMITS, ONE LOSS / ALL LOSSES (NOT IN ADDITION TO ITEM LIMITS)\n${small.join('\n')}`,
    premium: `PREMIUM   ${voice.money(truth.policies.gl.premium)}   MINIMUM EARNED ${voice.money(Math.round(truth.policies.gl.premium / 4))}   AUDIT: ANNUAL`,
    forms: `FORMS AT INCEPTION   ${truth.forms.map(({ number, edition }) => `${number} ${edition}`).join('; ')}`,
    agent: `AGENT ${truth.producer.code}\n${indent([voice.producer(), ...voice.producerAddress(), ...(chance.maybe(0.5) ? [`TEL. ${voice.reach('phone')}`] : [])])}`,
  }
  const order: (keyof typeof items)[] = chance.pick([
    ['insured', 'period', 'business', 'parts', 'small', 'premium', 'forms', 'agent'],
    ['agent', 'insured', 'business', 'period', 'premium', 'parts', 'small', 'forms'],
    ['period', 'insured', 'agent', 'small', 'parts', 'business', 'forms', 'premium'],
  ])
  const item = chance.pick(['ITEM ', 'ITEM ', ''])
  const body = order.map((name, index) => `${item}${index + 1}.  ${items[name]}`).join('\n\n')
  const number = `${chance.pick(['POLICY NO.', 'NUMBER', 'POL.'])} ${term.number}`
  const renewal = `${chance.pick(['RENEWAL OF', 'REPLACES'])} ${voice.text(truth.prior.gl.number)}`
  const code = withCode ? `<br>NAIC ${term.naic}` : ''
  const title = spread(chance.pick(['Declarations', 'Professional Package', 'Policy Declarations']))
  const head = `<div class="house">${term.carrier}</div><small>A ${chance.pick(['STOCK', 'MUTUAL', 'RECIPROCAL'])} COMPANY${code}</small>`
  const html = `<div class="sheet">${chance.maybe(0.7) ? head : ''}<h1>${title}</h1>
<div class="top"><span>${number}</span><span>${renewal}</span></div><pre>${body}</pre>
<p class="sign">COUNTERSIGNED AT ${voice.text(truth.producer.address.city.toUpperCase())} BY ______________________<br>FOR ${term.carrier}${code}</p></div>`
  return {
    kind: 'declarations',
    feeds: 'fills',
    html,
    css: `*{box-sizing:border-box}body{padding-right:2px;font:${chance.pick([11.5, 12, 12.5])}px 'Liberation Mono','DejaVu Sans Mono',monospace;color:#222}
.sheet{padding:0 12px;transform:rotate(${chance.int(-4, 4) / 10}deg)}h1{font-size:15px;text-align:center;margin:8px}.house{text-align:center;font-size:15px;letter-spacing:.3em}
small{display:block;text-align:center}.top{display:flex;justify-content:space-between;border-top:2px solid;border-bottom:1px solid;padding:4px 0}
pre{font:inherit;white-space:pre-wrap}.sign{border-top:1px dashed;padding-top:16px}`,
  }
}
