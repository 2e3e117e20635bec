import type { Paper } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import { compact, FORMAL, other, otherLimitsOf, PLAIN, split, TITLES, TRADE } from './parts.ts'

const CSS = `
* { print-color-adjust: exact; -webkit-print-color-adjust: exact }
body { padding-right: 2px; font-family: 'Inter Variable', 'Liberation Sans', sans-serif; font-size: 8.5pt; color: #1c1c28 }
h1 { font-size: 18pt; margin: 0 } .lead { color: #666; margin: 2px 0 14px } .who { display: flex; gap: 40px; margin-bottom: 14px } .who b { display: block }
.m { width: 100%; border-collapse: collapse } .m th, .m td { border: 0; border-bottom: 1px solid #ddd; padding: 5px 7px; text-align: left } .m td.v { text-align: center } .m th.o { text-align: center; background: #4b3f92; color: #fff } .m th.best { background: #2b8a5c } .m tr.s td { background: #f0eefa; font-weight: 600 }
.deck { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px } .opt { border: 2px solid #4b3f92; border-radius: 8px; padding: 10px } .opt h3 { margin: 0 0 6px; color: #4b3f92 } .opt p { margin: 0 0 5px } .opt small { display: block; color: #777 }
.steps { display: flex; gap: 10px; margin-top: 16px } .steps div { flex: 1; background: #f5f5f5; padding: 8px; font-size: 7.5pt }`

/** A proposal with three options in a matrix or on cards: nothing is bound. */
export const options: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { held } = split(voice, 2, 3)
    const titles = chance.pick(TITLES)
    const words = chance.pick([FORMAL, PLAIN, TRADE])
    const how = chance.pick([voice.money, compact])
    const names = chance.pick([['Option A', 'Option B', 'Option C'], ['Essential', 'Standard', 'Extended'], ['Plan 1', 'Plan 2', 'Plan 3']])
    const columns = names.map((name, index) => ({
      name,
      carrier: truth.names.carrier().name,
      limits: Object.fromEntries(held.map((line) => [line, index ? otherLimits(chance, line, truth.policies[line].limits) : truth.policies[line].limits])),
      premium: chance.int(2000, 40_000),
    }))
    const best = chance.int(0, 2)
    const matrix = () => {
      const groups = held.map((line) => {
        const lists = columns.map(({ limits }) => otherLimitsOf(line, words, limits[line]!, how))
        const rows = lists[0]!.map(([label], at) => `<tr><td>${label}</td>${lists.map((list) => `<td class="v">${list[at]?.[1] ?? '—'}</td>`).join('')}</tr>`)
        return `<tr class="s"><td colspan="4">${voice.text(titles[line])}</td></tr>${rows.join('')}`
      })
      const row = (label: string, cell: (index: number) => string) => `<tr><td>${label}</td>${columns.map((_, index) => `<td class="v">${cell(index)}</td>`).join('')}</tr>`
      return `<table class="m"><tr><th></th>${names.map((name, index) => `<th class="o ${index === best ? 'best' : ''}">${name}</th>`).join('')}</tr>${row('Market', (index) => other(voice, columns[index]!.carrier))}${row('Quote no.', () => `Q-${chance.digits(6)}`)}${groups.join('')}${row('Annual premium', (index) => voice.money(columns[index]!.premium))}${row('Deductible', () => voice.money(chance.pick([500, 1000, 2500])))}</table>`
    }
    const deck = () => {
      const card = (index: number) => {
        const { name, carrier, limits, premium } = columns[index]!
        return `<div class="opt"><h3>${name}${index === best ? ' ★' : ''}</h3><p>${other(voice, carrier)}<small>market</small></p>${held.map((line) => `<b>${voice.text(titles[line])}</b>${otherLimitsOf(line, words, limits[line]!, how).map(([label, amount]) => `<p>${amount}<small>${label}</small></p>`).join('')}`).join('')}<p>${voice.money(premium)}<small>premium</small></p></div>`
      }
      return `<div class="deck">${names.map((_, index) => card(index)).join('')}</div>`
    }
    const first = truth.policies[held[0]!]
    const html = `<h1>${chance.pick(['Insurance Proposal', 'Renewal options', 'Quotation', 'Three ways to insure your business'])}</h1>
<p class="lead">${chance.pick(['Prices for your decision', 'For discussion – no coverage is bound', 'Valid for 30 days'])}</p>
<div class="who"><div>Prepared for<b>${other(voice, truth.insured.name)}</b>${voice.address(truth.insured.address).join('<br>')}</div><div>Prepared by<b>${other(voice, truth.producer.name)}</b>${truth.producer.phone}</div><div>Proposed term<b>${voice.date(first.effective)} – ${voice.date(first.expiration)}</b></div></div>
${chance.maybe(0.5) ? matrix() : deck()}
<div class="steps"><div><b>1</b> Choose an option and initial its column.</div><div><b>2</b> Sign the application and return it.</div><div><b>3</b> Pay the deposit of ${voice.money(Math.round(columns[best]!.premium / 4))}.</div><div><b>4</b> Coverage starts when we send a binder – not before.</div></div>`
    return { kind: 'quote', feeds: 'nothing', html, css: CSS }
  }, // biome-ignore format: a page
}
