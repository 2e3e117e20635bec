import { heading, lines, pageBreak, paragraph, small } from './blocks.ts'
import type { Voice } from './voice.ts'

const CONDITIONS = [
  [
    'Cancellation',
    'The first named insured shown in the Declarations may cancel this policy by mailing or delivering to us advance written notice. We may cancel by mailing written notice at least 10 days before the effective date if we cancel for nonpayment of premium, or 30 days for any other reason.',
  ],
  [
    'Changes',
    'This policy contains all the agreements between you and us concerning the insurance afforded. Its terms can be amended or waived only by endorsement issued by us and made a part of this policy.',
  ],
  [
    'Examination of Your Books',
    'We may examine and audit your books and records as they relate to this policy at any time during the policy period and up to three years afterward.',
  ],
  [
    'Limits of Insurance',
    'The limits shown in the Declarations and the rules below fix the most we will pay regardless of the number of insureds, claims made, or persons bringing claims. The general aggregate limit is the most we will pay for the sum of all damages other than those in the products-completed operations hazard.',
  ],
  [
    'Supplementary Payments',
    'We will pay up to $250 for the cost of bail bonds and all reasonable expenses incurred by the insured at our request, including actual loss of earnings up to $250 a day because of time off from work.',
  ],
  [
    'Borrowed Equipment',
    'A deductible of $500 per claim applies to property damage to equipment you borrow, subject to a limit of $10,000 any one occurrence. This is part of the limit shown and does not raise it.',
  ],
  [
    'Transfer of Your Rights',
    'Your rights and duties under this policy may not be transferred without our written consent except in the case of death of an individual named insured.',
  ],
  [
    'Other Insurance',
    'If other valid and collectible insurance is available, our obligations are limited. This insurance is excess over any that is effective prior to the beginning of the policy period shown, or that is fire insurance for premises rented to you.',
  ],
  [
    'Bankruptcy',
    'Bankruptcy or insolvency of the insured or of the insured’s estate will not relieve us of our obligations under this coverage part.',
  ],
] as const

/** Pages behind the declarations: conditions that speak of everything and say nothing of this policy, and an endorsement that names somebody else. */
export function backPages(voice: Voice): string {
  const { chance, style } = voice
  const forms = Array.from({ length: chance.int(1, 3) }, () => {
    const texts = chance
      .some(CONDITIONS, chance.int(3, CONDITIONS.length))
      .map(([title, text], at) => paragraph(`<b>${at + 1}. ${title}.</b> ${text}`))
    return `${pageBreak}${heading(style, chance.pick(['Common Policy Conditions', 'General Liability Coverage Form', 'Conditions']), 1.2)}<div style="columns:${chance.pick([1, 2])}">${texts.join('')}</div>`
  })
  return forms.join('') + (chance.maybe(0.5) ? namedElsewhere(voice) : '')
}

function namedElsewhere({ chance, style, truth, text, address }: Voice): string {
  const other = lines([text(truth.names.business()), ...address(truth.names.address())])
  const title = chance.pick([
    'Additional Insured – Designated Person or Organization',
    'Loss Payable Provisions',
    'Designated Premises',
  ])
  return `${pageBreak}${small('THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.')}${heading(style, title, 1.2)}${paragraph('<b>SCHEDULE</b>')}${paragraph(`Name of Person or Organization:<br>${other}`)}${paragraph('Information required to complete this schedule, if not shown above, will be shown in the Declarations.')}`
}
