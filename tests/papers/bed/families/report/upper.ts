import type { Paper } from '../../family.ts'
import { bank, before, beside, cell, dayAfter, form, limitLines, mono, page, policy, retention, seen, sides, site, table, term, termOf, texts, theAgent, theInsured, total, wide } from './kit.ts' // biome-ignore format: a list

/** An umbrella with the schedule of what it stands on, without its own limits in it. */
// biome-ignore format: a page
export const umbrellaPage: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const under = (words: string, per: string, amount: number) => [words, per, money(amount)]
    return policy(`<h3 class="ctr">COMMERCIAL LIABILITY ${voice.tick('umbrella.umbrella', 'UMBRELLA')} DECLARATIONS</h3>
      ${form([cell('POLICY NUMBER', voice.number('umbrella')), cell('POLICY PERIOD', term(voice, 'umbrella'))], [cell('INSURER', voice.carrier('umbrella')), cell('PRODUCER', theAgent(voice))], [cell('NAMED INSURED AND ADDRESS', theInsured(voice), 2)])}
      <p><b>LIMITS OF INSURANCE</b></p>${limitLines([['Each Occurrence Limit (Liability Coverage)', voice.limit('umbrella', 'occurrence')], ['Personal &amp; Advertising Injury Limit', money(t.policies.umbrella.limits.occurrence!), 'Any one person or organization'], ['Aggregate Limit (Liability Coverage)', voice.limit('umbrella', 'aggregate'), 'except with respect to covered autos'], ['Self-Insured Retention', retention(voice)]])}
      <p><b>SCHEDULE OF UNDERLYING INSURANCE</b></p>${table('form', ['Type', 'Applicable limits', ''], [under('Commercial General Liability', 'Each Occurrence', t.policies.gl.limits.occurrence!), under('', 'General Aggregate', t.policies.gl.limits.aggregate!), under('', 'Products/Completed Operations Aggregate', t.policies.gl.limits.products!), under('Automobile Liability', 'Each Accident', t.policies.auto.limits.csl ?? t.policies.auto.limits.perAccident!), under('Employers Liability', 'Each Accident', t.policies.wc.limits.accident!), under('', 'Disease Each Employee', t.policies.wc.limits.employee!), under('', 'Disease Policy Limit', t.policies.wc.limits.disease!)], { from: 2 })}
      <p class="fine">Premium ${money(t.policies.umbrella.premium)}. Replaces ${text(t.prior.umbrella.number)}. Issued ${before(voice, 'umbrella')}.</p>`)
  },
}

/** Following form excess. What it is in excess of is told in words. */
// biome-ignore format: a page
export const followForm: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const below = t.policies.umbrella.limits.occurrence! * 2
    return policy(`<h3>${voice.carrier('umbrella')}</h3><p>Follow Form ${voice.tick('umbrella.excess', 'Excess')} Liability Policy &mdash; Declarations</p>
      ${beside(['Item 1. Named Insured:', theInsured(voice)], ['Item 2. Policy Number:', voice.number('umbrella')], ['Item 3. Policy Period:', term(voice, 'umbrella')], ['Item 4. Limits of Liability:', `${voice.limit('umbrella', 'occurrence')} Each Occurrence<br>${voice.limit('umbrella', 'aggregate')} Annual Aggregate`], ['Item 5. Excess of:', `${money(below)} Each Occurrence and ${money(below)} Annual Aggregate, which in turn is excess of scheduled primary insurance`], ['Item 6. Followed Policy:', `${text(t.names.carrier().name)}, ${text(t.prior.umbrella.number)}, ${termOf(voice, t.policies.umbrella)}`], ['Item 7. Premium:', money(t.policies.umbrella.premium)], ['Item 8. Producer:', theAgent(voice)]).replace('width: auto', 'width: 100%')}
      <p class="fine">Terrorism premium is ${money(0)}; certified acts are excluded by election.</p>`)
  },
}

/** A typed umbrella of a mutual. */
// biome-ignore format: a page
export const umbrellaTyped: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    return policy(mono(9, [voice.carrier('umbrella'), '', `       BUSINESS ${voice.tick('umbrella.umbrella', 'UMBRELLA')} POLICY DECLARATIONS`, '', `POLICY NUMBER  ${voice.number('umbrella')}`, `TERM           ${voice.effective('umbrella')}  TO  ${voice.expiration('umbrella')}`, '', `INSURED        ${voice.insured()}`, ...voice.insuredAddress().map((one) => `               ${one}`), '', `AGENCY         ${voice.producer()}`, ...voice.producerAddress().map((one) => `               ${one}`), '', `EACH OCCURRENCE      ${wide(voice.limit('umbrella', 'occurrence'), 16, true)}`, `ANNUAL AGGREGATE     ${wide(voice.limit('umbrella', 'aggregate'), 16, true)}`, `RETAINED LIMIT       ${wide(retention(voice, 'NONE'), 16, true)}`, `PREMIUM              ${wide(money(t.policies.umbrella.premium), 16, true)}`, '', 'REQUIRED UNDERLYING INSURANCE IS SHOWN ON FORM BU-2.']))
  },
}

/** Property of a company alone: nothing of it is for the rows of a liability certificate. */
// biome-ignore format: a page
export const propertyPart: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { gl } = t.policies
    return page('declarations', 'names only')(`<h3 class="ctr">COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS</h3>${form([cell('Policy No.', text(gl.number)), cell('Effective Date', voice.date(gl.effective)), cell('Company', seen.company(voice, 'gl'))], [cell('Named Insured', seen.insuredAt(voice), 2), cell('Agent', seen.agentAt(voice))])}
      <p><b>DESCRIPTION OF PREMISES</b></p>${table('form', ['Prem. No.', 'Bldg. No.', 'Location, Construction and Occupancy'], t.locations.map((one) => [one.number, '1', `${site(voice, one)}<br>Joisted masonry, ${text(one.classification)}`]))}
      <p><b>COVERAGES PROVIDED</b></p>${table('form', ['Prem.', 'Bldg.', 'Coverage', 'Limit of Insurance', 'Covered Causes of Loss', 'Coinsurance'], t.locations.flatMap((one) => [[one.number, '1', 'Building', money(one.building), 'Special', '90%'], [one.number, '1', 'Your Business Personal Property', money(one.contents), 'Special', '90%']]))}
      <p>Deductible ${money(2500)} each occurrence; windstorm or hail 2%. Mortgageholder: ${bank(voice)}, ${seen.stranger(voice, ', ').split(', ').slice(-3).join(', ')}. Blanket limit ${money(total(t.locations, (one) => one.building + one.contents))}.</p>`)
  },
}

/** Professional liability: claims first made, items with amounts in words of their own. */
// biome-ignore format: a page
export const professionalPage: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const { professional } = t.policies
    voice.notJudged('professional')
    return policy(`<p class="fine heavy">THIS IS A CLAIMS MADE AND REPORTED POLICY. DEFENSE EXPENSES REDUCE THE LIMIT.</p><h3>PROFESSIONAL LIABILITY DECLARATIONS</h3>
      ${table('form', [], [['Insurer', voice.carrier('professional')], ['Policy Number', voice.number('professional')], ['Named Insured', theInsured(voice)], ['Policy Period', term(voice, 'professional')], ['Limit of Liability', `${voice.limit('professional', 'claim')} each claim<br>${voice.limit('professional', 'aggregate')} aggregate`], ['Retention', `${money(professional.limits.retention!)} each claim`], ['Retroactive Date', dayAfter(voice, -1100, 'professional')], ['Professional Services', 'As described in the application'], ['Producer', theAgent(voice)]])}
      ${texts(`Sublimits: disciplinary proceedings ${money(25_000)}; subpoena assistance ${money(10_000)}; data breach ${money(100_000)} aggregate. Premises liability is not provided.`)}`)
  },
}

/** Tools and machines of a contractor. */
// biome-ignore format: a page
export const equipment: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    return page('declarations', 'names only')(`${sides(`<h3>${seen.company(voice, 'gl')}</h3>`, '<p class="num">Inland Marine &ndash; Contractors&rsquo; Equipment</p>')}${beside(['Policy', text(gl.number)], ['Term', termOf(voice, gl)], ['Insured', seen.insuredAt(voice, ', ')], ['Agent', seen.agentAt(voice, ', ')])}
      ${table('lines head', ['Item', 'Description', 'Serial', 'Limit'], t.vehicles.map((one) => [one.number, `${one.make} skid steer or attachment`, one.vin.slice(-8), money(one.cost)]), { from: 3 })}<p>Leased or rented equipment: ${money(50_000)} any one item, ${money(100_000)} any one occurrence. Deductible ${money(1000)}.</p>`)
  },
}
