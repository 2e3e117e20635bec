import type { Paper } from '../../family.ts'
import { beside, cell, form, policy, retention, seen, sides, table, term, theAgent, theInsured, trigger } from './kit.ts' // biome-ignore format: a list

/** Extensions under names of their own, each with occurrence and aggregate limits. */
// biome-ignore format: a page
export const extensions: Paper = {
  draw: (voice) => {
    const { money, truth: t } = voice
    voice.notJudged('professional')
    return policy(`<h3 class="ctr">COMMERCIAL LIABILITY COVERAGE DECLARATIONS</h3>${form([cell('Policy', voice.number('gl')), cell('Effective', voice.effective('gl')), cell('Expires', voice.expiration('gl'))], [cell('Insured', theInsured(voice)), cell('Agency', theAgent(voice)), cell('Company', voice.carrier('gl'))])}
      <p><b>Basic limits</b></p>${table('lines', [], [['Each Occurrence', voice.limit('gl', 'occurrence')], ['General Aggregate', voice.limit('gl', 'aggregate')], ['Products and Completed Operations Aggregate', voice.limit('gl', 'products')], ['Personal and Advertising Injury', voice.limit('gl', 'personal')], ['Damage to Premises Rented to You', voice.limit('gl', 'rented')], ['Medical Expense', voice.limit('gl', 'medical')]], { from: 1 })}
      <p><b>Additional coverages and their limits</b></p>${table('lines', ['Coverage', 'Each', 'Aggregate'], [['Abuse or Molestation', `${money(100_000)} each occurrence`, money(300_000)], ['Limited Contractors Pollution', `${money(250_000)} each occurrence`, money(250_000)], ['Employee Benefits Liability', `${money(1_500_000)} each employee`, money(4_500_000)], ['Lost Key and Lock', `${money(7500)} each occurrence`, money(15_000)], ['Voluntary Property Damage', `${money(1500)} each occurrence`, money(3500)], ['Good Samaritan Medical', `${money(750)} each person`, money(12_500)]])}<p>${trigger(voice)} coverage. Premium ${money(t.policies.gl.premium)}</p>`)
  },
}

/** Liquor and a stop gap under the limits of a tavern. */
// biome-ignore format: a page
export const tavernParts: Paper = {
  draw: (voice) => {
    const { money } = voice
    voice.notJudged('professional')
    const part = (title: string, rows: string[][]) => `<div class="gray heavy">${title}</div>${table('plain', [], rows, { from: 1 })}`
    return policy(`<h2>${voice.carrier('gl')}</h2>${sides(beside(['Policy no.', voice.number('gl')], ['Policy term', term(voice, 'gl')]), beside(['Insured', theInsured(voice)], ['Agent', theAgent(voice)]))}
      ${part('Liquor Liability Coverage', [['Each Common Cause Limit', money(450_000)], ['Aggregate Limit', money(900_000)]])}
      ${part('General Liability Coverage', [['Each Occurrence Limit', voice.limit('gl', 'occurrence')], ['General Aggregate Limit', voice.limit('gl', 'aggregate')], ['Products/Completed Operations Aggregate Limit', voice.limit('gl', 'products')], ['Personal and Advertising Injury Limit', voice.limit('gl', 'personal')], ['Damage to Premises Rented to You Limit', voice.limit('gl', 'rented')], ['Medical Expense Limit', voice.limit('gl', 'medical')]])}
      ${part('Assault and Battery Sublimit', [['Each Occurrence', money(25_000)], ['Aggregate', money(50_000)]])}
      ${part('Stop Gap Employers Liability (only for operations in monopolistic states)', [['Bodily Injury by Accident, each accident', money(150_000)], ['Bodily Injury by Disease, each employee', money(150_000)], ['Bodily Injury by Disease, aggregate', money(150_000)]])}
      ${part('Hired and Non-Owned Auto Liability, bodily injury and property damage by extension of this policy', [['Each Accident', money(350_000)]])}<p>Coverage form ${trigger(voice)}.</p>`)
  },
}

/** An umbrella with crisis and other sums before its limits. */
// biome-ignore format: a page
export const crisisFirst: Paper = {
  draw: (voice) => {
    const { money, truth: t } = voice
    return policy(`<div class="bar">Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')} Policy Declarations</div>${beside(['Insurer', voice.carrier('umbrella')], ['Policy number', voice.number('umbrella')], ['Period', term(voice, 'umbrella')], ['Named insured', theInsured(voice)], ['Producer', theAgent(voice)])}
      ${table('form', ['Coverage', 'Limit', 'Basis'], [['Crisis Response', money(275_000), 'each crisis event'], ['Excess Casualty Crisis Fund', money(55_000), 'aggregate'], ['Umbrella Liability', voice.limit('umbrella', 'occurrence'), 'each occurrence'], ['Umbrella Liability', voice.limit('umbrella', 'aggregate'), 'general aggregate'], ['Self-insured retention', retention(voice, 'none'), 'each occurrence not covered below'], ['Premium', money(t.policies.umbrella.premium), 'annual']])}<p class="fine">${seen.companyAt(voice, 'umbrella')}</p>`)
  },
}
