import type { Paper } from '../../family.ts'
import { otherLimits } from '../../truth.ts'
import { beside, cell, form, midterm, next, page, policy, sides, table, term, termOf, theAgent, theInsured, trigger } from './kit.ts' // biome-ignore format: a list

/** One of a purchasing group: its members and their limits follow behind its own. */
// biome-ignore format: a page
export const amongMembers: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, chance } = voice
    const { gl } = t.policies
    const member = () => {
      const limits = otherLimits(chance, 'gl', gl.limits)
      return [text(t.names.business()), text(`${chance.digits(3)}-${chance.digits(5)}`), money(limits.occurrence!), money(limits.aggregate!), money(limits.products!)]
    }
    return policy(`<h3>${voice.carrier('gl')}</h3><p>Purchasing Group Certificate Declarations</p>${form([cell('Member', theInsured(voice)), cell('Certificate / Policy Number', voice.number('gl')), cell('Member Period', term(voice, 'gl'))], [cell('Group', `${text(t.names.business())} Purchasing Group`), cell('Agent of Record', theAgent(voice), 2)])}
      ${table('lines', ['Limits for this member', ''], [['Each Occurrence', voice.limit('gl', 'occurrence')], ['General Aggregate', voice.limit('gl', 'aggregate')], ['Products-Completed Operations Aggregate', voice.limit('gl', 'products')], ['Personal and Advertising Injury', voice.limit('gl', 'personal')], ['Damage to Premises Rented to You', voice.limit('gl', 'rented')], ['Medical Expense', voice.limit('gl', 'medical')]], { from: 1 })}<p>Coverage trigger: ${trigger(voice)}</p>
      ${next}<h4>Other members of the group (for information)</h4>${table('form', ['Member', 'Certificate', 'Each Occurrence', 'General Aggregate', 'Products Aggregate'], [member(), member(), member()], { from: 2 })}`)
  },
}

/** A landlord's proof beside the tenant's: the tenant is the insured. */
// biome-ignore format: a page
export const lessorToo: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const other = otherLimits(voice.chance, 'gl', t.policies.gl.limits)
    return page('certificate', 'fills')(`<h3>Evidence of Liability Insurance</h3><p>${midterm(voice)}</p>${sides(`<b>Insured (tenant)</b><br>${theInsured(voice)}`, `<b>Issued by</b><br>${theAgent(voice)}`)}
      ${beside(['Insurer:', voice.carrier('gl')], ['Policy:', voice.number('gl')], ['In force:', term(voice, 'gl')], ['Each occurrence:', voice.limit('gl', 'occurrence')], ['General aggregate:', voice.limit('gl', 'aggregate')], ['Damage to rented premises:', voice.limit('gl', 'rented')])}
      <p><b>For comparison &ndash; insurance carried by the landlord</b> (${text(t.names.business())}; insurer ${text(t.names.carrier().name)}, policy ${text(t.prior.gl.number)}):</p>${beside(['Each occurrence:', money(other.occurrence!)], ['General aggregate:', money(other.aggregate!)])}<p>The landlord's insurance is not insurance of the tenant.</p>`)
  },
}

/** Contractual counterparts: the sub's certificate names what the general contractor has. */
// biome-ignore format: a page
export const ownersProtective: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    return policy(`<h3 class="ctr">AUTOMOBILE LIABILITY DECLARATIONS</h3>${beside(['Insurance company', voice.carrier('auto')], ['Policy number', voice.number('auto')], ['Policy period', term(voice, 'auto')], ['Named insured', theInsured(voice)], ['Agency', theAgent(voice)])}
      ${table('form', ['Coverage', 'Autos', 'Limit of liability'], [['Liability', voice.symbols(), voice.limits('auto', { csl: 'combined single limit, each accident', perPerson: 'each person', perAccident: 'each accident', damage: 'property damage each accident' }).map(([per, amount]) => `${amount} ${per}`).join('<br>')]])}
      <h4>Non-owned trailers: insurance of the motor carrier to whom you are leased</h4>${table('form', ['Motor carrier', 'Insurer', 'Policy', 'Term', 'Limit'], [[text(t.names.business()), text(t.names.carrier().name), text(t.prior.auto.number), termOf(voice, t.policies.auto), `${money(5_000_000)} combined single limit`]])}<p class="fine">We have not checked the insurance of others.</p>`)
  },
}
