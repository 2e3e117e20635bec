import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { autosOf, basisOf, brief, has, inWords, joinPool, said, shared } from './house.ts'

const CSS = `
* { -webkit-print-color-adjust: exact }
body { font: 11.5px 'DejaVu Serif Condensed', serif; line-height: 1.5 } .th-top { display: grid; grid-template-columns: 150px 1fr; gap: 20px } .th-side { border-right: 2px solid #6b7f3a; font-size: 8.5px; line-height: 1.6; color: #444; padding-right: 8px; min-height: 640px } .th-side b { color: #4b5c22; font-size: 13px; line-height: 1.2; display: block; margin-bottom: 14px } p { margin: 9px 0 } .th-plain .th-side { columns: 3; border: 0; border-bottom: 2px solid #6b7f3a; min-height: 0; padding: 0 0 6px; margin-bottom: 14px } .th-plain .th-side b { column-span: all; font-size: 17px; margin: 0 0 6px } .th-re { margin: 12px 0 12px 24px }`

/** A letter of the pool to somebody who asked for evidence of coverage; the limits stand in sentences, and what was asked for is another amount. */
export const evidence: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const house = joinPool(voice)
    const how = chance.pick([
      brief,
      (amount: number) => voice.money(amount),
      (amount: number) => `${inWords(amount).toLowerCase()} dollars ($${amount.toLocaleString('en-US')})`,
    ])
    const lines: Line[] = ['gl', 'auto']
    const withWc = chance.maybe(0.4)
    if (withWc) lines.push('wc')
    const gl = (name: string) => said(voice, 'gl', name, how)
    const basis = basisOf(voice, { event: 'occurrence', made: 'claims-made' })
    const more = [
      ...(has(voice, 'personal') ? [`${gl('personal')} for personal and advertising injury`] : []),
      ...(has(voice, 'products') ? [`${gl('products')} in all for products and completed operations`] : []),
      ...(has(voice, 'rented') ? [`${gl('rented')} for damage to premises rented to the member`] : []),
    ]
    const general = chance.pick([
      `General liability is provided on ${basis === 'claims-made' ? 'a' : 'an'} ${basis} basis with a limit of ${gl('occurrence')} per event and an Annual Total of ${gl('aggregate')}, including ${more.join(', ')}.`,
      `For general liability (${basis}) the Limit per event is ${gl('occurrence')}; the Annual Total, beyond which nothing is paid in the fund year, is ${gl('aggregate')}. Within these: ${more.join('; ')}.`,
    ])
    const { limits } = truth.policies.auto
    const auto = (name: string) => said(voice, 'auto', name, how)
    const vehicles = limits.csl
      ? `Automobile liability applies to ${autosOf(voice)} for ${auto('csl')} each accident, bodily injury and property damage combined.`
      : `Automobile liability applies to ${autosOf(voice)} for ${auto('perPerson')} per person and ${auto('perAccident')} per accident for bodily injury, and ${auto('damage')} per accident for property damage.`
    const wc = () =>
      `Workers’ compensation is ${voice.tick('wc.statutory', 'statutory')}; employers’ liability is ${said(voice, 'wc', 'accident', how)} each accident, ${said(voice, 'wc', 'employee', how)} disease each employee and ${said(voice, 'wc', 'disease', how)} disease in total.`
    const asker = truth.names.business()
    const asked = Object.values(truth.prior.umbrella.limits)[0]!
    const number = shared(voice, 'number', lines)
    const [from, to] = [shared(voice, 'effective', lines), shared(voice, 'expiration', lines)]
    const mail = chance.maybe(0.4)
    const sender = truth.names.person()
    const about = chance.pick([
      'use of its parking lot for a fair',
      'the lease of a gymnasium',
      'a student internship',
      'the right to lay pipe below its road',
    ])
    const agent = () =>
      `<p style="font-size:9.5px">Agent of record for the member: ${voice.producer()}, ${voice.producerAddress().join(', ')}, telephone ${voice.reach('phone')}</p>`
    // biome-ignore format: a page
    const html = `<div class="${chance.pick(['th-top', 'th-plain'])}"><div class="th-side"><b>${shared(voice, 'carrier', lines)}</b>Office of the Administrator<br><br>${voice.address(truth.policies.gl.carrier.address).join('<br>')}<br><br>Trustees<br>${[1, 2, 3].map(() => voice.text(truth.names.person())).join('<br>')}<br><br>Member services ${truth.names.phone()}</div>
<div><p>${voice.date(daysLater(truth.policies.gl.effective, chance.int(8, 250)))}</p><p>${voice.text(asker)}<br>${voice.address(truth.names.address()).join('<br>')}</p>
<p class="th-re"><b>Re: Evidence of coverage</b><br>Member: ${voice.insured()}<br>${voice.insuredAddress().join(', ')}<br>Member number ${house.member}; Memorandum of Coverage ${number}</p>
<p>${chance.pick(['To whom it may concern:', 'Ladies and gentlemen:', 'Dear Sir or Madam:'])}</p>
<p>You asked for proof that our member is covered in connection with ${about}. The member named above takes part in the liability program of the Pool. Its memorandum is in force from ${from} ${chance.pick(['to', 'until'])} ${to}.</p>
<p>${general}</p><p>${vehicles}</p>${withWc ? `<p>${wc()}</p>` : '<p>The Pool does not provide workers’ compensation to this member; please ask the member who does.</p>'}
<p>Your agreement speaks of ${how(asked)} of umbrella coverage. The member has not bought excess coverage from the Pool, and this letter does not evidence any. The member bears the first ${voice.money(chance.int(1, 25) * 1000)} of each loss; that retention is between the member and the Pool and need not concern you.</p>
<p>${chance.pick(['The coverage is governed by the memorandum alone. This letter gives you no rights under it, and the Pool undertakes no duty to tell you of a change.', 'This letter is given for information. Where it differs from the memorandum, the memorandum holds.'])}</p>
<p>Very truly yours,</p><p style="margin-top:30px">${voice.text(sender)}<br>Coverage Services</p>${chance.maybe(0.5) ? agent() : ''}</div></div>`
    const told = { feeds: 'fills', html, css: CSS } as const
    if (!mail) return { kind: 'letter', ...told }
    return {
      kind: null,
      ...told,
      mail: {
        subject: `Evidence of coverage, member ${house.member}`,
        words: `Good morning,\n\nattached please find our letter. It takes the place of the one for fund year ${house.priorYear} (memorandum ${truth.prior.gl.number}, ${voice.date(truth.prior.gl.effective)} to ${voice.date(truth.prior.gl.expiration)}, ${brief(truth.prior.gl.limits.occurrence!)} per event), which has run out.\n\nRegards,\n${sender}\nMember Services`,
      },
    }
  },
}
