import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { letterhead, look } from './house-look.ts'
import { aNotation, lineName, sums } from './market-wording.ts'
import {
  insuredCaption,
  insurer,
  numberCaption,
  producerCaption,
  somebody,
  theInsured,
  theProducer,
} from './parties.ts'
import { houseReference, operations } from './surplus-clauses.ts'

const BASES = { gl: ['gl.claimsMade', 'gl.occurrence'] } as const

const whole = (words: string) => `<span style="white-space:nowrap">${words}</span>`

/** A confirmation of insurance in the house's own layout, over several lines and companies. */
export const certificateOfInsurance: Paper = {
  draw: (voice) => {
    const { chance, truth } = voice
    const write = aNotation(voice)
    const all: Line[] = ['gl', 'auto', 'umbrella', 'wc', 'professional']
    const kept = chance.shuffle(all).slice(0, chance.int(2, 5))
    const lines = chance.maybe(0.6) ? all.filter((line) => kept.includes(line)) : kept
    const notes = (line: Line): string => {
      if (line === 'gl')
        return voice.tick(
          BASES.gl[truth.policies.gl.claimsMade ? 0 : 1],
          truth.policies.gl.claimsMade ? 'Claims-made form' : 'Occurrence form',
        )
      if (line === 'umbrella')
        return chance.maybe(0.5)
          ? voice.tick('umbrella.excess', 'Excess, follow form')
          : voice.tick('umbrella.umbrella', 'Umbrella form')
      if (line === 'auto') return `Covered auto symbols ${voice.symbols()}`
      if (line === 'wc')
        return `Workers’ compensation: ${voice.tick('wc.statutory', chance.pick(['Statutory', 'statutory limits']))}`
      return `Claims made; retroactive date ${voice.date(truth.prior.professional.effective)}`
    }
    const names = Object.fromEntries(
      lines.map((line) => [line, line === 'umbrella' ? 'Excess / Umbrella' : lineName(voice, line)]),
    )
    const limitsOf = (line: Line) =>
      sums(voice, line, write)
        .map(([words, amount]) => `<div>${chance.maybe(0.5) ? `${words}: ${amount}` : `${amount} ${words}`}</div>`)
        .join('')
    const way = chance.pick(['table', 'stacks', 'letters'])
    const numbered = numberCaption(voice)
    let body = ''
    if (way === 'table') {
      const heads: [string, (line: Line) => string][] = [
        ['Class of insurance', (line) => `<b>${names[line]}</b><br><span class="small">${notes(line)}</span>`],
        [chance.pick(['Insurer', 'Company', 'Security']), (line) => insurer(voice, line)],
        [numbered, (line) => whole(voice.number(line))],
        [chance.pick(['From', 'Incepts', 'Eff.']), (line) => whole(voice.effective(line))],
        [chance.pick(['To', 'Expires', 'Exp.']), (line) => whole(voice.expiration(line))],
        [chance.pick(['Limits', 'Sums insured']), limitsOf],
      ]
      const cols = chance.maybe(0.5) ? [heads[0]!, ...chance.shuffle(heads.slice(1))] : heads
      body = `<table class="${chance.pick(['grid', 'ruled'])} small"><tr>${cols.map(([head]) => `<th>${head}</th>`).join('')}</tr>${lines.map((line) => `<tr>${cols.map(([, of]) => `<td>${of(line)}</td>`).join('')}</tr>`).join('')}</table>`
    } else if (way === 'stacks') {
      body = lines
        .map(
          (line) =>
            `<div class="panel" style="margin:6px 0"><b>${names[line]}</b> – ${notes(line)}<table><tr><td style="width:46%">${insurer(voice, line)}<br>${numbered} ${voice.number(line)}<br>${voice.effective(line)} to ${voice.expiration(line)}</td><td>${limitsOf(line)}</td></tr></table></div>`,
        )
        .join('')
    } else {
      const letters = 'VWXYZ'
      body = `<h2>Companies</h2>${lines.map((line, at) => `<div>${letters[at]}: ${insurer(voice, line)}</div>`).join('')}<h2>Insurances in force</h2><table class="ruled">${lines.map((line, at) => `<tr><td style="width:8%"><b>${letters[at]}</b></td><td>${names[line]}<br>${voice.number(line)}<br>${voice.effective(line)} / ${voice.expiration(line)}<br><span class="small">${notes(line)}</span></td><td>${limitsOf(line)}</td></tr>`).join('')}</table>`
    }
    const title = chance.pick([
      'CONFIRMATION OF INSURANCE',
      'EVIDENCE OF COVER',
      'CERTIFICATE OF INSURANCE',
      'To Whom It May Concern – Verification of Insurance',
    ])
    const holder = `<h2>${chance.pick(['Issued to', 'Addressee', 'Certificate Holder'])}</h2>${somebody(voice)}`
    const required = `<p class="small">Contract between the parties asks for not less than ${voice.money(5_000_000)} combined; this evidence neither meets nor amends that demand.</p>`
    const parties = `<table><tr><td><h2>${insuredCaption(voice)}</h2>${theInsured(voice, '<br>')}</td><td><h2>${producerCaption(voice)}</h2>${theProducer(voice)}</td></tr></table>`
    const html = `${letterhead(voice)}<h1>${title}</h1><p class="small">${houseReference(voice)}</p>${chance.maybe(0.6) ? parties + body + holder : holder + body + parties}${required}<p class="small">Operations: ${operations(voice)}. Premium and taxes are not shown. Given for information; confers no rights.</p>`
    return { kind: 'certificate', feeds: 'fills', html, css: look(voice) }
  },
}
