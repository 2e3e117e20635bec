import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import {
  begins,
  brief,
  ends,
  figures,
  isOut,
  limitOf,
  longDate,
  millions,
  numberWords,
  shortDate,
  slashed,
  wordsAndFigures,
} from './words.ts'

/** A proposal printed again as the confirmation: what was proposed stands beside what is bound, and one umbrella option was taken. */
export const proposalConfirmed: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto, umbrella } = truth.policies
    const date = chance.pick([longDate, slashed])
    const amount = chance.pick([figures, figures, millions, brief])
    const proposed = otherLimits(chance, 'gl', gl.limits)
    const proposedAuto = otherLimits(chance, 'auto', auto.limits)
    const boundFirst = chance.maybe(0.4)
    const pair = (before: string, now: string) =>
      boundFirst
        ? `<td class="pc-now">${now}</td><td class="pc-was">${before}</td>`
        : `<td class="pc-was">${before}</td><td class="pc-now">${now}</td>`
    const column = chance.pick(['As bound', 'Bound', 'In force'])
    const heads = pair('As proposed', column).replaceAll('td', 'th')
    const glWords = chance.shuffle(
      Object.entries({
        occurrence: 'Each occurrence',
        aggregate: 'General aggregate',
        products: 'Products – completed operations aggregate',
        personal: 'Personal and advertising injury',
        rented: 'Damage to rented premises',
        medical: 'Medical expense, any one person',
      }),
    )
    const glRows = glWords.map(([name, words]) => {
      const now = isOut(voice, name) ? chance.pick(['Excluded', 'Not covered']) : limitOf(voice, 'gl', name, amount)
      return `<tr><td>${words}</td>${pair(amount(proposed[name]!), now)}</tr>`
    })
    const autoWords: Record<string, string> = {
      csl: 'Liability, combined single limit',
      perPerson: 'Bodily injury, each person',
      perAccident: 'Bodily injury, each accident',
      damage: 'Property damage, each accident',
    }
    const autoRows = Object.keys(auto.limits).map(
      (name) =>
        `<tr><td>${autoWords[name]}</td>${pair(amount(proposedAuto[name]!), limitOf(voice, 'auto', name, amount))}</tr>`,
    )
    voice.tick('umbrella.umbrella', '')
    const taken = chance.int(0, 2)
    const sizes = chance.some(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15].filter((size) => size * 1e6 !== umbrella.limits.occurrence),
      2,
    )
    const options = sizes.map((size) => [
      `${amount(size * 1e6)} each occurrence / ${amount(size * 1e6)} aggregate`,
      figures(size * 1900),
      'declined',
    ])
    options.splice(taken, 0, [
      `${limitOf(voice, 'umbrella', 'occurrence', amount)} each occurrence / ${limitOf(voice, 'umbrella', 'aggregate', amount)} aggregate`,
      figures(umbrella.premium),
      chance.pick(['ACCEPTED', 'bound', 'taken']),
    ])
    const letters = ['A', 'B', 'C']
    const accepted = date(daysLater(gl.effective, -chance.int(1, 12)))
    const policies = chance.shuffle(['gl', 'auto', 'umbrella'] as const)
    const called = { gl: 'General liability', auto: 'Automobile', umbrella: 'Umbrella' }
    // biome-ignore format: a page
    const sections = chance.shuffle([`<h3>General liability</h3><p>${gl.claimsMade ? `Written on a ${voice.tick('gl.claimsMade', 'claims-made')} basis.` : chance.maybe(0.5) ? `Coverage is on an ${voice.tick('gl.occurrence', 'occurrence')} basis.` : 'Standard form.'} Deductible ${figures(chance.pick([750, 1250]))} per claim, property damage only.${chance.maybe(0.35) ? ` The aggregate applies ${voice.tick('gl.perLocation', 'separately to each of your locations')}.` : ''}</p><table class="pc-t"><tr><th></th>${heads}</tr>${glRows.join('')}</table>`, `<h3>Business auto</h3><table class="pc-t"><tr><th></th>${heads}</tr><tr><td>Covered autos, symbols</td>${pair('1', voice.symbols())}</tr>${autoRows.join('')}<tr><td>Uninsured motorists</td>${pair('$60,000', '$60,000')}</tr><tr><td>Comprehensive / collision deductible</td>${pair('$500 / $1,000', '$1,000 / $2,500')}</tr></table>`, `<h3>Umbrella options</h3><table class="pc-t"><tr><th>Option</th><th>Limit</th><th>Premium</th><th>Your choice</th></tr>${options.map(([limit, premium, choice], index) => `<tr><td>${letters[index]}</td><td>${limit}</td><td>${premium}</td><td><b>${choice}</b></td></tr>`).join('')}</table>${umbrella.limits.retention ? `<p>${voice.tick('umbrella.retention', 'Retained limit')} under the option you took: ${limitOf(voice, 'umbrella', 'retention', amount)}.</p>` : ''}`])
    const binding = `We reissue our proposal as your confirmation. On ${accepted} you accepted it with changes; the column “${column}” shows what is now in force, and the column “As proposed” is left only so that you can see what changed.`
    return {
      kind: 'binder',
      feeds: 'fills',
      running: `<span>${voice.insured()} &mdash; proposal of insurance, confirmed</span>`,
      html: `<div class="pc"><div class="pc-cover"><small>${voice.producer()}</small><h1><s>Proposal of Insurance</s></h1><h2>${chance.pick(['Confirmation of Coverage Bound', 'CONFIRMED AND BOUND', 'Confirmation'])}</h2><p>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p></div>
<p>${binding}</p>
<h3>Where coverage is placed</h3><table class="pc-t"><tr><th>Line</th><th>Company</th><th>Number assigned</th><th>From</th><th>Until</th></tr>${policies.map((line) => `<tr><td>${called[line]}</td><td>${voice.carrier(line)}</td><td>${voice.number(line)}</td><td>${begins(voice, line, date)}</td><td>${ends(voice, line, date)}</td></tr>`).join('')}</table>
${sections.join('\n')}
<h3>Offered and not taken</h3><p>Cyber liability, ${amount(3_000_000)} per event. Employment practices liability, ${amount(250_000)} per claim with a ${figures(15_000)} retention. Hired auto physical damage, ${figures(75_000)}. None of these is in force.</p>
<p class="pc-sign">${chance.pick(['This confirmation stands until the policies are delivered.', 'Please keep this until you have the policies in hand.'])}<br><br>${voice.reach('contact')} &nbsp;|&nbsp; ${voice.reach('phone')} &nbsp;|&nbsp; ${voice.reach('email')}<br>${voice.producer()}, ${voice.producerAddress().join(', ')}</p></div>`,
      css: `.pc{font:${chance.pick([9, 9.5, 10])}pt/1.4 ${chance.pick(["'Inter Variable'", "'Liberation Sans'"])},sans-serif;color:#222}.pc-cover{background:${chance.pick(['#eef3ee', '#f3efe6', '#e9eef6'])};padding:26px 30px;margin-bottom:16px;border-left:9px solid #2e5d50}.pc-cover h1{font-size:21pt;margin:10px 0 0;color:#999;font-weight:400}.pc-cover h2{font-size:17pt;margin:0 0 12px;color:#2e5d50}.pc h3{font-size:11.5pt;margin:16px 0 5px;color:#2e5d50;break-after:avoid}.pc p{margin:0 0 6px}.pc-t{border-collapse:collapse;width:100%;font-size:inherit}.pc-t th{text-align:left;font-weight:600;border-bottom:1.5px solid #2e5d50;padding:3px 6px}.pc-t td{padding:3px 6px;border-bottom:.5px solid #ccc;vertical-align:top}.pc-was{color:#888}.pc-t th.pc-was{font-weight:400;font-style:italic}.pc-now{font-weight:600}.pc-sign{margin-top:22px;break-inside:avoid}`,
    } // biome-ignore format: a page
  },
}

/** A bind order in sentences, printed from the mailbox: alone it asks, with the underwriter's answer above it it holds as corrected. */
export const bindOrder: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, umbrella } = truth.policies
    Object.assign(umbrella, { carrier: gl.carrier, effective: gl.effective, expiration: gl.expiration })
    const answered = chance.maybe(0.6)
    const amount = chance.pick([figures, brief, wordsAndFigures, millions])
    const date = chance.pick([longDate, shortDate, slashed])
    const underwriter = truth.names.person()
    const sent = daysLater(gl.effective, -chance.int(1, 6))
    const corrected = answered ? chance.pick(['medical', 'rented']) : ''
    const wrong = otherLimits(chance, 'gl', gl.limits)
    const of = (name: string) =>
      name === corrected ? voice.text(amount(wrong[name]!)) : limitOf(voice, 'gl', name, amount)
    const small = (['personal', 'rented', 'medical'] as const)
      .filter((name) => !isOut(voice, name))
      .map((name) =>
        ({
          personal: () => `personal and advertising injury ${of('personal')}`,
          rented: () => `damage to premises rented ${of('rented')}`,
          medical: () => `medical expense ${of('medical')}`,
        })[name](),
      )
    const products = isOut(voice, 'products')
      ? 'with products and completed operations excluded as you quoted'
      : `${of('products')} products and completed operations aggregate`
    const basis = gl.claimsMade
      ? ` This is the ${voice.tick('gl.claimsMade', 'claims-made')} form; retro date is inception.`
      : ` Use the ${voice.tick('gl.occurrence', 'occurrence')} form.`
    voice.tick('umbrella.umbrella', '')
    const retention = umbrella.limits.retention
      ? ` over a ${limitOf(voice, 'umbrella', 'retention', amount)} ${voice.tick('umbrella.retention', 'retention')}`
      : ''
    const subject = `${chance.pick(['Bind order', 'Please bind', 'BIND'])} – ${voice.insured()} – eff. ${begins(voice, 'gl', shortDate)}`
    const term = `from ${begins(voice, 'gl', date)} to ${ends(voice, 'gl', date)}`
    begins(voice, 'umbrella', date)
    ends(voice, 'umbrella', date)
    const order = `<p>Hello ${voice.text(underwriter.split(' ')[0]!)},</p><p>${chance.pick(['Please accept this as our order to bind', 'We have the signed acceptance, so please bind', 'Kindly put the following on the books'])} for ${voice.insured()}, ${voice.insuredAddress().join(', ')}, ${term}, both lines.</p>
<p>General liability per your quote ${chance.digits(6)}: ${of('occurrence')} each occurrence, ${of('aggregate')} general aggregate, ${products}; ${small.join(', ')}. Deductible ${figures(chance.pick([1500, 3000]))} per claim. We do not want the ${amount(7_000_000)} option.${basis}</p>
<p>Umbrella, ${limitOf(voice, 'umbrella', 'occurrence', amount)} each occurrence and ${limitOf(voice, 'umbrella', 'aggregate', amount)} aggregate${retention}. Annual premium for the two not to exceed ${figures(gl.premium + umbrella.premium)} plus taxes.</p>
<p>Please send the binder and numbers today; the landlord wants a certificate before move-in.</p>
<p class="bo-sig">${voice.reach('contact')}<br>${voice.producer()}<br>${voice.producerAddress().join(', ')}<br>P ${voice.reach('phone')} &nbsp; F ${voice.reach('fax')}</p>`
    const fix = corrected
      ? isOut(voice, corrected)
        ? `One correction: the quote has no ${corrected === 'medical' ? 'medical expense' : 'rented premises'} coverage, so that is excluded, whatever the order says.`
        : `One correction: ${corrected === 'medical' ? 'medical expense' : 'damage to premises rented'} is ${limitOf(voice, 'gl', corrected, amount)} on this program, not what the order says.`
      : ''
    const mine = (line: 'gl' | 'umbrella') => voice.number(line)
    const answer = `<p>${chance.pick(['All set', 'Done', 'Good morning'])} – ${chance.pick(['this is bound with us as ordered below', 'both lines are bound per your order', 'we are on risk as you asked below'])}. ${fix}</p>
<p>${chance.pick([`Policy numbers will be ${mine('gl')} for the general liability and ${mine('umbrella')} for the umbrella.`, `The GL is ${mine('gl')}; the umbrella is ${mine('umbrella')}.`])} The paper is ${voice.carrier('gl')} on both${chance.maybe(0.4) ? ` (NAIC ${voice.naic('gl')})` : ''}. Inspection to be done within ${numberWords(45)} days.</p><p class="bo-sig">${voice.text(underwriter)}<br>Underwriter</p>`
    voice.carrier('umbrella')
    const head = (from: string, to: string, when: string, about: string) =>
      `<table class="bo-h"><tr><td>From</td><td>${from}</td></tr><tr><td>Sent</td><td>${when}</td></tr><tr><td>To</td><td>${to}</td></tr><tr><td>Subject</td><td><b>${about}</b></td></tr></table>`
    const us = `${voice.reach('contact')} &lt;${voice.reach('email')}&gt;`
    const them = voice.text(underwriter)
    const top = answered
      ? `${head(them, us, `${longDate(sent)} 4:12 PM`, `RE: ${subject}`)}${answer}<div class="bo-old">${head(us, them, `${longDate(sent)} 10:37 AM`, subject)}${order}</div>`
      : `${head(us, them, `${longDate(sent)} 10:37 AM`, subject)}${order}`
    return {
      kind: answered ? 'binder' : 'letter',
      feeds: answered ? 'fills' : 'names only',
      html: `<div class="bo"><div class="bo-bar">${voice.reach('email')} – printed ${slashed(sent)}</div><h1>${subject}</h1>${top}</div>`,
      css: `.bo{font:${chance.pick([9.5, 10, 11])}pt/1.45 'Liberation Sans',sans-serif;color:#202124}.bo-bar{font-size:7.5pt;color:#777;border-bottom:1px solid #bbb;padding-bottom:3px}.bo h1{font-size:14pt;font-weight:600;margin:10px 0 12px}.bo-h{border-collapse:collapse;margin:0 0 12px;font-size:9pt;background:#f6f6f6;width:100%}.bo-h td{padding:1.5px 6px;vertical-align:top;border:0}.bo-h td:first-child{width:60px;color:#777}.bo p{margin:0 0 10px}.bo-old{border-left:2px solid #8ab;padding-left:12px;margin-top:18px}.bo-sig{color:#444;font-size:.92em}`,
    } // biome-ignore format: a page
  },
}
