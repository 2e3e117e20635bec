import type { Paper } from '../../../family.ts'
import { held, retained, short } from './cells.ts'

/** An umbrella tower: the lead umbrella is in force; layers above it were only offered, and the boxes below it are what its company demands underneath. */
export const tower: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto, wc, umbrella: before } = truth.prior
    const isExcess = chance.maybe(0.25)
    const name = isExcess
      ? voice.tick('umbrella.excess', 'Excess Liability')
      : voice.tick('umbrella.umbrella', 'Lead Umbrella')
    const write = chance.pick([voice.money, (amount: number) => `$${short(amount)}`])
    const attach = truth.policies.umbrella.limits.occurrence!
    const layers = Array.from({ length: chance.int(1, 3) }, (_, index) => {
      const size = chance.pick([2, 5, 10]) * 1_000_000
      return {
        size,
        above: attach + index * 5_000_000,
        carrier: truth.names.carrier().name,
        price: chance.int(10, 90) * 100,
      }
    }).reverse()
    const offers = layers.map(
      ({ size, above, carrier, price }, index) =>
        `<div class="off" style="margin:0 ${70 - index * 18}px">${write(size)} xs ${write(above)} <span>${voice.text(carrier)}</span> <i>${chance.pick(['offered, not bought', 'quote only', 'declined by client'])}, ${voice.money(price)}</i></div>`,
    )
    const retention = retained(voice, write)
    const lead = `<div class="lead"><b>${name}</b> &nbsp; ${voice.carrier('umbrella')}<br>Policy ${voice.number('umbrella')} &nbsp; ${voice.effective('umbrella')} – ${voice.expiration('umbrella')}<br>${held(voice, 'umbrella', 'occurrence', write)} ${voice.tick('umbrella.occurrence', 'each occurrence')} / ${held(voice, 'umbrella', 'aggregate', write)} aggregate${retention ? `<br>Self-insured retention ${retention} where nothing underneath applies` : ''}</div>`
    const autoNeeds = auto.limits.csl
      ? `${voice.money(auto.limits.csl)} each accident`
      : `${voice.money(auto.limits.perPerson!)} / ${voice.money(auto.limits.perAccident!)} BI<br>${voice.money(auto.limits.damage!)} PD`
    const needs = [
      `<div><b>General liability</b><br>${voice.money(gl.limits.occurrence!)} occ.<br>${voice.money(gl.limits.aggregate!)} gen. agg.<br>${voice.money(gl.limits.products!)} prod.</div>`,
      `<div><b>Auto liability</b><br>${autoNeeds}</div>`,
      `<div><b>Employers liability</b><br>${voice.money(wc.limits.accident!)} acc.<br>${voice.money(wc.limits.disease!)} policy<br>${voice.money(wc.limits.employee!)} empl.</div>`,
    ]
    const old = chance.maybe(0.6)
      ? `<p class="s">Replaces ${voice.text(before.number)}, ${voice.money(before.limits.occurrence!)}, which ran out ${voice.date(before.expiration)}.</p>`
      : ''
    return {
      kind: 'schedule',
      feeds: 'fills',
      css: CSS,
      html: `<div class="ct"><h2>${chance.pick(['Umbrella tower', 'Liability tower', 'How the limits stack'])}</h2><p><b>${voice.insured()}</b><br>${voice.insuredAddress().join(', ')}</p><p>${chance.pick(['Drawn by', 'Placed by', 'Agency'])}: ${voice.producer()}, ${voice.producerAddress().join(', ')}, ${voice.reach('phone')}</p>
        <div class="pile">${offers.join('')}${lead}<div class="req">${chance.pick(['Least limits the umbrella company wants underneath (not a list of what is carried)', 'Underlying minimums, by condition of the layer above. See each policy for what is carried'])}</div><div class="low">${chance.shuffle(needs).join('')}</div></div>${old}
        <p class="s">Drawing not to scale. Only the solid box is in force. Price of ${voice.money(1_000_000)} more: about ${voice.money(chance.int(8, 40) * 100)} a year.</p></div>`,
    }
  },
}

const CSS = `.ct{font:11px 'DejaVu Serif','Liberation Sans',serif;color:#111}.ct h2{font-size:20px;margin:0 0 6px}.ct .pile{margin:18px 20px;text-align:center}.ct .off{border:1.5px dashed #888;color:#444;padding:8px;margin-bottom:4px}.ct .off span{margin-left:10px}.ct .lead{border:3px solid #123;padding:16px;background:#eef3fa;line-height:1.6}.ct .req{font-size:9px;margin:6px 0 2px}.ct .low{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4px}.ct .low div{border:1.5px dotted #777;padding:8px;font-size:9.5px}.ct .s{font-size:9px}`
