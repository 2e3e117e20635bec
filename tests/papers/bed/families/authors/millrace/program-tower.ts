import type { Drawn, Paper } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { autosInWords, dollars, each, glForm, MODERN, mil, retention, short, table } from './house.ts'

type Box = { left: number; bottom: number; width: number; height: number; words: string; tone?: string }
const box = ({ left, bottom, width, height, words, tone = '#e8f0f4' }: Box) =>
  `<div class="box" style="left:${left}px;bottom:${bottom}px;width:${width}px;height:${height}px;background:${tone}">${words}</div>`

/** The casualty program as a tower: primary policies at the foot, the umbrella over them, layers of excess above it. Some draw only what is offered. */
export const programTower: Paper = {
  draw: (voice) => (voice.chance.maybe(0.25) ? offered(voice) : inForce(voice)),
}

function inForce(voice: Voice): Drawn {
  const { chance, truth } = voice
  const { policies, names } = truth
  const print = chance.pick([short, dollars, mil])
  const layers = chance.int(0, 2)
  const excess = Array.from({ length: layers }, (_, index) => {
    const under = (policies.umbrella.limits.occurrence ?? 0) + index * 5_000_000
    return {
      words: `${print(5_000_000)} xs ${print(under)}`,
      carrier: voice.text(names.carrier().name),
      number: `XS${chance.digits(7)}`,
    }
  })
  if (layers) voice.notJudged('professional', 'umbrella.excess')
  const gl = each(
    voice,
    'gl',
    { occurrence: 'per occ', aggregate: 'gen agg', products: 'prod/ops agg', personal: 'pers & adv inj' },
    print,
  )
  const auto = each(
    voice,
    'auto',
    { csl: 'CSL', perPerson: 'BI per person', perAccident: 'BI per accident', damage: 'PD' },
    print,
  )
  const wc = each(
    voice,
    'wc',
    { accident: 'each accident', disease: 'disease – policy', employee: 'disease – employee' },
    print,
  )
  const umbrella = each(voice, 'umbrella', { occurrence: 'each occurrence', aggregate: 'aggregate' }, print)
  const stack = (rows: [string, string][]) => rows.map(([words, amount]) => `<b>${amount}</b> ${words}`).join('<br>')
  const inTable = chance.maybe(0.5)
  const boxed = (line: 'gl' | 'auto' | 'wc' | 'umbrella', words: string) =>
    inTable ? words : `${words}<br><span class="who">${voice.carrier(line)}<br>${voice.number(line)}</span>`
  const foot = chance.pick([
    ['gl', 'auto', 'wc'],
    ['auto', 'gl', 'wc'],
    ['wc', 'gl', 'auto'],
  ] as const)
  const words = {
    gl: boxed(
      'gl',
      `<i>General Liability${chance.maybe(0.6) ? ` (${glForm(voice, 'occurrence', 'claims-made')})` : ''}</i><br>${stack(gl)}`,
    ),
    auto: boxed('auto', `<i>Automobile – ${autosInWords(voice, ', ').toLowerCase()}</i><br>${stack(auto)}`),
    wc: boxed('wc', `<i>Employers Liability</i><br>${stack(wc)}`),
  }
  const top = boxed(
    'umbrella',
    `<i>${voice.tick('umbrella.umbrella', chance.pick(['Lead Umbrella', 'Umbrella']))}</i> &nbsp; ${umbrella.map(([name, amount]) => `<b>${amount}</b> ${name}`).join(' / ')}`,
  )
  const boxes = [
    ...foot.map((line, index) =>
      box({ left: 60 + index * 292, bottom: 40, width: 284, height: 128, words: words[line] }),
    ),
    box({ left: 60, bottom: 176, width: 868, height: 62, words: top, tone: '#cfe0ea' }),
    ...excess.map((layer, index) =>
      box({
        left: 60,
        bottom: 246 + index * 48,
        width: 868,
        height: 42,
        words: `<b>${layer.words}</b> &nbsp;<i>excess layer ${index + 1}</i><br><span class="who">${layer.carrier} &nbsp; ${layer.number}</span>`,
        tone: '#b4cddb',
      }),
    ),
    `<div class="sir">${retention(voice, (amount) => `Self-insured retention beneath the umbrella where no primary policy applies: ${amount}`, print) || 'No retention beneath the umbrella'}</div>`,
  ]
  const lines = ['gl', 'auto', 'wc', 'umbrella'] as const
  const names4 = {
    gl: 'General liability',
    auto: 'Automobile',
    wc: `Workers compensation (${voice.tick('wc.statutory', 'statutory')}) & EL`,
    umbrella: 'Umbrella',
  }
  const ledger = lines.map((line) => [
    names4[line],
    ...(inTable ? [voice.carrier(line), voice.naic(line), voice.number(line)] : []),
    voice.effective(line),
    voice.expiration(line),
    voice.money(policies[line].premium),
  ])
  const heads = ['Policy', ...(inTable ? ['Company', 'NAIC', 'Number'] : []), 'Incepts', 'Expires', 'Premium']
  const html = `<div class="mrt"><h1>${voice.insured()}</h1><h2>${chance.pick(['Casualty Program Structure', 'Liability Tower', 'Program Chart – Casualty'])}, as placed</h2><div class="chart" style="height:${190 + 48 * layers + 70}px">${boxes.join('')}</div>
<table>${table([heads], 'th')}${table(ledger)}</table><p>Not to scale. Aggregates of the primary policies are subject to erosion by losses and defense is outside the limits unless noted. ${layers ? 'The excess layers follow the lead umbrella; the amount after “xs” is where the layer attaches.' : ''}</p>
<footer>${voice.producer()} &nbsp;|&nbsp; ${voice.producerAddress().join(', ')} &nbsp;|&nbsp; ${voice.reach('phone')}</footer></div>`
  return { kind: 'schedule', feeds: 'fills', html, css: CSS }
}

function offered(voice: Voice): Drawn {
  const { chance, truth } = voice
  const { policies, names } = truth
  const towers = ['A', 'B'].map((letter, index) => {
    const gl = otherLimits(chance, 'gl', policies.gl.limits)
    const umbrella = index ? otherLimits(chance, 'umbrella', policies.umbrella.limits) : policies.umbrella.limits
    const left = 60 + index * 445
    return [
      box({
        left,
        bottom: 30,
        width: 200,
        height: 90,
        words: `<i>General Liability</i><br><b>${short(gl.occurrence!)}</b> occ<br><b>${short(gl.aggregate!)}</b> agg<br>${voice.text(names.carrier().name)}`,
      }),
      box({
        left: left + 208,
        bottom: 30,
        width: 200,
        height: 90,
        words: `<i>Auto</i><br><b>${short(1_000_000)}</b> CSL<br>${voice.text(names.carrier().name)}`,
      }),
      box({
        left,
        bottom: 128,
        width: 408,
        height: 60 + index * 30,
        words: `<i>Umbrella</i> <b>${short(umbrella.occurrence!)}</b> any one occurrence and in all<br>${voice.text(names.carrier().name)}<br>indication ${voice.money(chance.int(8, 60) * 1000)}`,
        tone: '#e9ddc8',
      }),
      `<div class="sir" style="left:${left}px">Option ${letter}</div>`,
    ].join('')
  })
  const html = `<div class="mrt"><h1>${voice.insured()}</h1><h2>Proposed casualty structure – quote options for discussion</h2><div class="chart" style="height:260px">${towers.join('')}</div>
<p>The markets above have quoted or indicated these layers for a program to begin ${voice.date(policies.gl.effective)}. Nothing has been ordered and no coverage is bound. Quotes lapse 30 days after their date. Please mark the option you want us to bind and return this sheet.</p>
<p>☐ Option A &nbsp;&nbsp; ☐ Option B &nbsp;&nbsp; ☐ None of these &nbsp;&nbsp;&nbsp; Signed ______________________ Date ____________</p><footer>${voice.producer()} &nbsp;|&nbsp; ${voice.producerAddress().join(', ')}</footer></div>`
  return { kind: 'quote', feeds: 'nothing', html, css: CSS }
}

const CSS = `.mrt * { print-color-adjust: exact; -webkit-print-color-adjust: exact } @page { size: 11in 8.5in } .mrt { font: 10.5px/1.4 ${MODERN}; color: #222 } .mrt h1 { font-size: 19px; margin: 0 } .mrt h2 { font-size: 13px; font-weight: 500; margin: 0 0 6px; color: #47606e } .mrt .chart { position: relative; border-left: 2px solid #47606e; border-bottom: 2px solid #47606e; margin-bottom: 12px } .mrt .box { position: absolute; box-sizing: border-box; border: 1px solid #47606e; padding: 4px 8px; text-align: center; font-size: 9.5px; line-height: 1.3 } .mrt .who { color: #234; font-size: 8.5px } .mrt .sir { position: absolute; bottom: 8px; left: 60px; font-size: 9px } .mrt table { border-collapse: collapse; width: 100%; font-size: 9px } .mrt th, .mrt td { text-align: left; border-bottom: 1px solid #aab; padding: 2px 6px } .mrt p { font-size: 9px } .mrt footer { margin-top: 10px; font-size: 8.5px; color: #47606e }`
