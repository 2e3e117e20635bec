import type { Paper } from '../../../family.ts'
import { brief, MODERN, NARROW, plainCss, SANS, said, short, slashed, term, tollFree, usd } from './kit.ts'

// biome-ignore format: a page
const CSS = (font: string) => `${plainCss(font, 7.8)}
.lb .card { width: 6in; height: 4.2in; border: 1px dashed #777; margin: 6px auto 14px; padding: 14px 16px; box-sizing: border-box; position: relative; overflow: hidden; }
.lb .from { position: absolute; left: 16px; top: 14px; font-size: 7pt; }
.lb .stamp { position: absolute; right: 16px; top: 14px; border: 1px solid #555; padding: 6px 8px; font-size: 6pt; text-align: center; }
.lb .to { position: absolute; left: 2.4in; top: 1.9in; font-size: 10pt; line-height: 1.35; }
.lb .note { position: absolute; left: 16px; bottom: 14px; width: 1.9in; font-size: 7pt; }
.lb .bar { font-size: 10pt; font-weight: 700; border-bottom: 2px solid #111; margin-bottom: 6px; padding-bottom: 2px; display: flex; justify-content: space-between; }
.lb .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 18px; }
.lb .fact { margin-bottom: 5px; } .lb .fact b { display: block; font-size: 9pt; } .lb .fact span { font-size: 5.8pt; color: #444; }
.lb .amounts td { padding: 1px 3px; border-bottom: 0.5px solid #ccc; } .lb .amounts td:last-child { text-align: right; font-weight: 700; }
.lb .cut { text-align: center; font-size: 6.5pt; color: #666; }
`

/** Declarations on a postcard: the address side and the coverage side, values above their labels, amounts shortened. */
export const postcard: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const gl = truth.policies.gl
    const both = chance.maybe(0.6)
    const print = chance.pick([brief, brief, usd])
    const date = chance.pick([short, slashed])
    // biome-ignore format: a table
    const words: [string, string][] = chance.pick<[string, string][]>([
      [['occurrence', 'Any one event'], ['aggregate', 'All events in the year'], ['products', 'Products & finished jobs, year'], ['personal', 'Personal/advertising injury'], ['rented', 'Rented space'], ['medical', 'Medical, a person']],
      [['aggregate', 'General aggregate'], ['occurrence', 'Each occurrence'], ['personal', 'Pers & adv injury'], ['products', 'Prod-comp ops aggregate'], ['medical', 'Med exp (any one person)'], ['rented', 'Damage to rented premises']],
      [['occurrence', 'BI & PD per occurrence'], ['medical', 'Medical payments'], ['personal', 'Advertising & personal injury'], ['rented', 'Fire legal'], ['products', 'Products/comp. ops, total'], ['aggregate', 'All other, total']],
    ])
    const amounts = words.map(([name, label]) => `<tr><td>${label}</td><td>${said(voice, 'gl', name, print)}</td></tr>`)
    const [from, to] = term(voice, 'gl', date)
    const fact = (value: string, label: string) => `<div class="fact"><b>${value}</b><span>${label}</span></div>`
    const basis = gl.claimsMade ? voice.tick('gl.claimsMade', 'claims made') : voice.tick('gl.occurrence', 'occurrence')
    const total = chance.pick(['', '', 'project', 'policy'])
    const totalSays =
      total === 'project'
        ? `The yearly general total is ${voice.tick('gl.perProject', 'separate for each job')} you work on.`
        : total === 'policy'
          ? `The yearly general total is ${voice.tick('gl.perPolicy', 'one total for the whole policy')}, however many jobs you work on.`
          : ''
    const second = () => {
      const [start, end] = term(voice, 'professional', date)
      const { limits } = truth.policies.professional
      // biome-ignore format: a page
      return `${fact(`${voice.number('professional')}`, 'PROFESSIONAL LIABILITY POLICY (claims made)')}${fact(`${start} – ${end}`, `INSURED BY ${voice.carrier('professional')}`)}
<table class="amounts"><tr><td>Each claim</td><td>${print(limits.claim!)}</td></tr><tr><td>All claims</td><td>${print(limits.aggregate!)}</td></tr><tr><td>You pay first</td><td>${print(limits.retention!)}</td></tr></table>`
    }
    const alone = `${fact(cardTotal(gl.premium), 'YEARLY PREMIUM, FEES INCLUDED')}${fact(voice.text(truth.prior.gl.number), 'LAST YEAR’S POLICY NUMBER (do not use)')}${fact('None', 'DEDUCTIBLE, LIABILITY')}`
    const agent = chance.maybe(0.4)
    const help = agent
      ? `Your agent: ${voice.producer()}, ${voice.reach('phone')}`
      : `Bought direct. Help: ${tollFree(voice)}, day or night`
    // biome-ignore format: a page
    const front = `<div class="card"><div class="from"><b>${voice.carrier('gl')}</b><br>${voice.address(gl.carrier.address).join('<br>')}</div><div class="stamp">PRESORTED<br>FIRST-CLASS<br>PERMIT ${chance.digits(3)}</div>
<div class="to">${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</div><div class="note">${chance.pick(['Your new declarations are on the other side. Tear along the fold and keep the card.', 'Inside: your coverage for the new year. Nothing to do if you pay automatically.'])}</div></div>`
    // biome-ignore format: a page
    const back = `<div class="card"><div class="bar"><span>${chance.pick(['Pocket declarations', 'Declarations card', 'Your coverage, on a card'])}</span><span>Ed. ${chance.int(1, 12)}-${chance.int(14, 22)}</span></div><div class="pair"><div>
${fact(voice.number('gl'), chance.pick(['GENERAL LIABILITY POLICY NO.', 'BUSINESS LIABILITY POLICY NUMBER']))}${fact(`${from} – ${to}`, '12:01 A.M. AT YOUR ADDRESS')}
<table class="amounts">${amounts.join('')}</table></div><div>${both ? second() : alone}</div></div>
<p style="margin-top:8px">${chance.maybe(0.6) ? `General liability is on ${/^[aeiou]/.test(basis) ? 'an' : 'a'} ${basis} form. ` : `Form: ${basis}. `}${totalSays} ${help}. Not shown means not bought. Replacing this card costs ${usd(5)}.</p></div>`
    const pages = chance.maybe(0.5) ? [front, back] : [back, front]
    const html = `<div class="lb">${pages.join('<p class="cut">– – – fold here – – –</p>')}<p class="cut">Form PC-${chance.digits(3)} &nbsp; Print at 100 percent</p></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS(chance.pick([SANS, NARROW, MODERN])) }
  },
}

const cardTotal = (premium: number) => usd(premium + 18)
