import type { LearnFamily, Paper } from '../../../family.ts'
import { withClosing } from '../enclosures/closing-and-complaints.ts'
import { dollars } from '../kit/amounts.ts'
import { captionAbove, columns, inLines, paragraphs, two } from '../kit/blocks.ts'
import { agencyTold, bankOrCapital, homeOffice, insuredTold, sign, siteOnFoundryRoad } from '../kit/parties.ts'
import { ruledDeclarations } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { dayBefore2To40, termTold, trigger, triggersInBoxes } from '../kit/terms.ts'

/** A policy that was bought on a phone: what is covered in rows with a word of explanation. */
const digital: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const explained: Record<string, string> = { occurrence: 'The most we pay for any one accident or event', aggregate: 'The most we pay in the policy period', products: 'For work you have finished and goods you have sold', personal: 'Libel, slander and the like', rented: 'Fire damage to a place you rent', medical: 'For one person who is hurt, whoever is at fault' } // biome-ignore format: a table
    const names = ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical']
    const limits = voice.limits('gl', { occurrence: 'Each occurrence limit', aggregate: 'General aggregate limit', products: 'Products-completed operations aggregate limit', personal: 'Personal and advertising injury limit', rented: 'Damage to premises rented to you limit', medical: 'Medical expense limit' }) // biome-ignore format: a list
    return ruledDeclarations(
      `${two(`<span class="dg">${sign(voice, 'gl').toLowerCase()}</span>`, 'Policy declarations')}<h2>General Liability</h2>${columns('1fr 1fr 1fr', captionAbove('Policy number', voice.number('gl')), captionAbove('Policy start', voice.effective('gl')), captionAbove('Policy end', voice.expiration('gl')))}${columns('1fr 1fr', captionAbove('Business', insuredTold(voice)), captionAbove('Insurance company', inLines(voice.carrier('gl'), homeOffice(voice, 'gl', '<br>'))))}<h4>Your limits</h4>${table(
        'dl',
        [],
        limits.map(([words, amount], at) => [
          `<b>${words}</b><br><span class="fine">${explained[names[at]!]}</span>`,
          amount,
        ]),
      )}<p>Coverage basis: ${trigger(voice, 'occurrence', 'claims-made')}. Deductible: ${money(0)}.</p><h4>Your work</h4><p>${text(truth.locations[0]!.classification)}, ${chance.int(1, 9)} people, ${money(truth.locations[0]!.exposure)} expected sales.</p><h4>Your price</h4><p>${money(gl.premium)} a year, or ${money(Math.round(gl.premium / 12))} monthly.</p><h4>Your agency</h4><p>${voice.producer()}, ${voice.producerAddress().join(', ')} &middot; ${voice.reach('email')} &middot; ${voice.reach('phone')}</p><h4>Not part of this policy</h4><p>Professional liability (from ${money(28)} a month for ${money(1_000_000)}), commercial auto, tools and equipment up to ${money(10_000)}.</p>`,
      '.dg { font-size: 2em; font-weight: 700; color: #5a3fd6 } h4 { margin: 12pt 0 2pt; color: #5a3fd6 } .dl td { border-bottom: 0.5pt solid #e3e3ee; padding: 5pt 0 } .dl td:last-child { text-align: right; font-weight: 600; vertical-align: middle }',
    )
  },
}

/** Charities and agencies for families: parts with limits of their own beside general liability. */
const socialServices: Paper = {
  draw: (voice) => {
    // What else it insures may stand in the other row, or not.
    voice.notJudged('professional')
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const limits = voice.limits('gl', { aggregate: 'General Aggregate Limit', products: 'Products/Completed Operations Aggregate Limit', personal: 'Personal and Advertising Injury Limit', occurrence: 'Each Occurrence Limit', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense Limit, any one person' }) // biome-ignore format: a list
    return ruledDeclarations(
      `<h3 class="md">${voice.carrier('gl')}</h3><p class="md fine">${homeOffice(voice, 'gl')}</p><h4 class="md">NONPROFIT AND SOCIAL SERVICE PACKAGE<br>LIABILITY DECLARATIONS</h4>${table('fm', [], [[captionAbove('Policy no.', voice.number('gl')), captionAbove('Replaces', text(truth.prior.gl.number)), captionAbove('Policy period', `${termTold(voice, 'gl')} 12:01 A.M.`)], [captionAbove('Named insured', insuredTold(voice)), captionAbove('Agent', agencyTold(voice)), captionAbove('Premium', money(gl.premium))]])}${columns('1fr 1fr', `<p class="bar">Commercial General Liability</p><p>${triggersInBoxes(voice, 'Occurrence', 'Claims made')}</p>${table('amt ln', [], asRows(limits))}`, `<p class="bar">Social Service Professional Liability</p>${table('amt ln', [], [['Each incident', money(500_000)], ['Aggregate', money(1_000_000)]])}<p class="bar">Abuse or Molestation Liability</p>${table('amt ln', [], [['Each claim', money(250_000)], ['Aggregate', money(500_000)], ['Retroactive date', date(truth.prior.gl.effective)]])}<p class="bar">Employee Benefits Liability</p>${table('amt ln', [], [['Each employee', money(500_000)], ['Deductible', money(1000)]])}`)}<p>Premises: ${truth.locations.map((one) => siteOnFoundryRoad(voice, one)).join('; ')}</p><p>Volunteers: ${chance.int(5, 120)}. Clients served each year: ${chance.int(1, 40)}00.</p>${paragraphs('The professional and abuse coverage parts have limits apart from those of general liability, and defense costs are outside of the limits.')}<p class="fine">NPS 100 ${chance.int(10, 12)} ${chance.int(12, 22)} &emsp; ${dayBefore2To40(voice)}</p>`,
      '.fm td { width: 33% }',
    ) // biome-ignore format: a page
  },
}

/** A tavern's package, liquor beside the rest. */
const restaurants: Paper = {
  draw: (voice) => {
    // What else it insures may stand in the other row, or not.
    voice.notJudged('professional')
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const [first] = truth.locations
    const liquor = gl.limits.occurrence === 1_000_000 ? 500_000 : 1_000_000
    const limits = voice.limits('gl', { occurrence: 'Liability and Medical Expenses (each occurrence)', medical: 'Medical Expenses (each person)', rented: 'Damage to Premises Rented to You', personal: 'Personal and Advertising Injury', products: 'Products and Completed Operations Aggregate', aggregate: 'Other than Products and Completed Operations Aggregate (General Aggregate)' }) // biome-ignore format: a list
    return ruledDeclarations(
      `${two(`<b>${voice.carrier('gl')}</b><br>${homeOffice(voice, 'gl', '<br>')}`, `BUSINESSOWNERS &ndash; RESTAURANTS<br><b>${voice.number('gl')}</b><br>${termTold(voice, 'gl', ' - ')}<br>${chance.pick(['Renewal', 'New', 'Amended'])} declarations, ${dayBefore2To40(voice)}`)}${two(`<div class="win">${insuredTold(voice)}</div>`, `<div class="win">Your agent<br>${agencyTold(voice)}<br>${voice.reach('phone')}</div>`)}<p class="bar">Premises 1, building 1: ${siteOnFoundryRoad(voice, first!)}</p>${table(
        'amt ln',
        ['Property', 'Limit'],
        [
          ['Building', money(first!.building)],
          ['Business personal property', money(first!.contents)],
          ['Food contamination', money(10_000)],
          ['Spoilage', money(25_000)],
          ['Sewer or drain backup', money(15_000)],
          ['Deductible', money(1000)],
        ],
      )}<p class="bar">Liability</p>${table('amt ln', ['Coverage', 'Limit'], asRows(limits))}<p class="bar">Optional coverages</p>${table(
        'amt ln',
        [],
        [
          ['Liquor liability, each common cause', money(liquor)],
          ['Liquor liability, aggregate', money(liquor)],
          ['Hired and non-owned auto', 'Not purchased'],
          ['Employment practices', 'Not purchased'],
        ],
      )}<p>Annual premium ${money(gl.premium)} (includes liquor ${money(Math.round(gl.premium / 9))}). Mortgagee: ${bankOrCapital(voice)}<br>Protective devices required: ${text('automatic extinguishing system over cooking surfaces')}.</p>`,
    )
  },
}

export const phoneAndKitchensFamilies: LearnFamily[] = [
  { name: 'tapped on a phone', style: manyCities(['modern'], [9.5, 10], { money: dollars }), papers: { digital } },
  { name: 'charities and kitchens', style: manyCities(['sans', 'narrow'], [8.5, 9]), papers: { socialServices: withClosing(socialServices), restaurants: withClosing(restaurants) } },
] // biome-ignore format: a family in a line
