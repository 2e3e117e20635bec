import type { Paper } from '../../../family.ts'
import { dollars, inWords, table } from './words.ts'

const CSS = `
.um { font: 12px/1.35 'DejaVu Serif', serif; color: #1a1a1a } .um h1 { font-size: 17px; font-weight: normal; text-align: center; margin: 4px 0 2px; letter-spacing: 1px }
.um .co { text-align: center; font-size: 13px; border-bottom: 1px solid #888; padding-bottom: 6px; margin-bottom: 10px }
.um .item { display: grid; grid-template-columns: 62px 1fr; margin: 9px 0 } .um .item > b { font-weight: bold }
.um table { border-collapse: collapse; width: 100%; font-size: 10.5px } .um td, .um th { text-align: left; white-space: normal; border: 0; border-bottom: 1px dotted #888; padding: 3px 8px 3px 0; vertical-align: top }
.um .lim td { font-size: 12px; border-bottom: 0 } .um .lim td:first-child { width: 1%; white-space: nowrap; text-align: left; padding-right: 18px } .um small { font-size: 9.5px }`

/** An umbrella over several owning entities, with the policies it lies over and a row for each entity. */
export const umbrella: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { money, text } = voice
    const { umbrella: own, gl, auto, wc } = truth.policies
    const spelled = chance.maybe(0.3)
    const say = (name: string) => {
      const printed = voice.limit('umbrella', name)
      const amount = own.limits[name]!
      return spelled ? `${inWords(amount)} Dollars (${dollars(amount)})` : printed
    }
    const kind = voice.tick('umbrella.umbrella', chance.pick(['COMMERCIAL UMBRELLA', 'UMBRELLA LIABILITY', 'HABITATIONAL UMBRELLA'])) // biome-ignore format: a page
    const limits = [
      [say('occurrence'), chance.pick(['each occurrence', 'any one occurrence', 'per occurrence'])],
      [say('aggregate'), chance.pick(['annual aggregate, where it applies', 'aggregate, all damages except auto', 'general and products aggregate, combined'])],
    ] // biome-ignore format: a page
    if (own.limits.retention)
      limits.push([
        say('retention'),
        `${voice.tick('umbrella.retention', chance.pick(['self-insured retention', 'retained limit']))}, each occurrence not covered by underlying insurance`,
      ])
    if (chance.maybe(0.5)) limits.push([money(25_000), 'crisis response expense, in addition'])
    const autoLimit = auto.limits.csl ? `${money(auto.limits.csl)} combined single limit` : `${money(auto.limits.perPerson!)} / ${money(auto.limits.perAccident!)} / ${money(auto.limits.damage!)}` // biome-ignore format: a page
    const under = [
      [text(gl.carrier.name), text(gl.number), 'General liability', `${money(gl.limits.occurrence!)} each occurrence<br>${money(gl.limits.aggregate!)} general aggregate<br>${money(gl.limits.products!)} products aggregate`],
      [text(auto.carrier.name), text(auto.number), 'Auto liability (hired and non-owned)', autoLimit],
      [text(wc.carrier.name), text(wc.number), 'Employers liability', `${money(wc.limits.accident!)} accident<br>${money(wc.limits.disease!)} disease, policy<br>${money(wc.limits.employee!)} disease, employee`],
      [text(truth.names.carrier().name), `LL${chance.digits(6)}`, 'Liquor liability', `${money(1_000_000)} each common cause`],
    ] // biome-ignore format: a page
    const shown = chance.maybe(0.5) ? under : under.slice(0, 3)
    const entities = Array.from({ length: chance.int(3, 9) }, (_, at) => [String(at + 1), text(truth.names.business()), voice.address(truth.names.address()).join(', '), `${chance.int(6, 240)} ${chance.pick(['units', 'rooms'])}`]) // biome-ignore format: a page
    const basis = chance.maybe(0.6)
    const item = (number: number, words: string) => `<div class="item"><b>Item ${number}</b><div>${words}</div></div>`
    const period = chance.pick([
      `Policy period: ${voice.effective('umbrella')} to ${voice.expiration('umbrella')}, 12:01 A.M. at the address in Item 1.`,
      `This policy begins on ${voice.effective('umbrella')} and ends on ${voice.expiration('umbrella')}, both at 12:01 A.M. standard time.`,
    ])
    const html = `<div class="um"><h1>${kind} DECLARATIONS</h1><div class="co">${voice.carrier('umbrella')}${chance.maybe(0.5) ? ` &nbsp; <small>NAIC ${voice.naic('umbrella')}</small>` : ''}</div>
<div style="text-align:right">${chance.pick(['Policy No.', 'Policy', 'No.'])} <b>${voice.number('umbrella')}</b><br><small>${chance.pick([`Prior policy: ${text(truth.prior.umbrella.number)}`, `Renews ${text(truth.prior.umbrella.number)}`])}</small></div>
${item(1, `First named insured: ${voice.insured()}<br>${voice.insuredAddress().join('<br>')}<br><small>and the entities of Schedule B, each only for the property named beside it</small>`)}
${item(2, period)}
${item(3, `Limits of insurance<table class="lim">${table(limits)}</table>${basis ? `<small>Coverage is on an ${voice.tick('umbrella.occurrence', 'occurrence')} basis. The aggregate is shared by all named insureds; it is not one for each entity.</small>` : ''}`)}
${item(4, `Premium ${money(own.premium)} &nbsp;|&nbsp; Terrorism ${money(Math.round(own.premium * 0.03))} &nbsp;|&nbsp; Surplus contribution ${money(150)}<br>Minimum earned premium: ${money(Math.round(own.premium * 0.25))}`)}
${item(5, `Schedule A, underlying insurance, and Schedule B, insured entities, form part of these declarations.`)}
${item(6, `Producer: ${voice.producer()}, ${voice.producerAddress().join(', ')}`)}
<div style="break-before:page"><b>SCHEDULE A &ndash; ${chance.pick(['UNDERLYING INSURANCE', 'REQUIRED PRIMARY POLICIES'])}</b><p><small>You agree to keep these in force, at no less than the limits shown, for as long as this policy lasts.</small></p><table><tr><th>Company</th><th>Policy number</th><th>Type</th><th>Limits</th></tr>${table(shown)}</table>
<p style="margin-top:22px"><b>SCHEDULE B &ndash; INSURED ENTITIES</b></p><table><tr><th>#</th><th>Entity</th><th>Property</th><th>Exposure</th></tr>${table(entities)}</table>
<p><small>Not insured: any entity sold before the first day of the policy period. An entity added later must be reported within 60 days; a charge of ${money(18)} per unit applies.</small></p></div></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS }
  },
}
