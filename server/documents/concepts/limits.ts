import type { Concept } from './likeness.ts'

/**
 * What an amount of a policy may be, by the words documents print beside it. A concept is not yet a fact: the line of business it
 * stands under decides which limit of which coverage it is. `exposure` and the like are amounts that are no limits.
 */
export const LIMIT_CONCEPTS = [
  {
    id: 'general-aggregate',
    labels: [
      'general aggregate [limit insurance liability policy project location each commercial]',
      'general aggregate other than products completed operations [limit insurance hazard]',
      'aggregate other than products completed operations [annual policy limit liability medical expenses hazard insurance business]',
      'other than products completed operations [limit]',
      'general aggregate other than products [limit]',
      'aggregate other than products [annual policy limit liability]',
      'all other injury or damage aggregate',
      'all other occurrences [aggregate limit]',
    ],
  },
  {
    id: 'products-aggregate',
    labels: [
      'products completed operations aggregate [limit hazard annual liability insurance work]',
      'products completed operations [limit hazard liability]',
      'products aggregate [limit liability hazard]',
      'completed operations aggregate [limit]',
      'products completed work [aggregate limit hazard]',
    ],
  },
  {
    id: 'personal-advertising-injury',
    labels: [
      'personal advertising injury [limit liability each person organization offense aggregate insurance]',
      'personal advertising [limit]',
      'personal injury [limit liability]',
    ],
  },
  {
    id: 'rented-premises',
    labels: [
      'damage to premises rented to you [limit each premises occurrence fire lightning explosion occupied loaned insurance legal liability]',
      'rented premises [damage limit]',
      'premises rented to you [limit]',
      'damage to rented property [limit]',
      'property damage legal liability',
      'premises you rent',
      'fire legal liability [limit each fire damage tenants premises explosion occurrence rented you]',
      'fire damage limit [each fire premises legal liability]',
      'tenants liability [legal each fire premises limit]',
      'tenants fire damage legal liability',
      'tenants property damage [legal liability]',
      'tenants premises damage',
    ],
  },
  {
    id: 'medical-expense',
    labels: [
      'medical expense [payments limit each person premises coverage accident insurance]',
      'medical payments [limit each person premises coverage accident to others]',
    ],
  },
  { id: 'auto-medical-payments', labels: ['auto medical payments [limit each person insurance]'] },
  {
    id: 'each-occurrence',
    labels: [
      'each occurrence [limit liability general commercial insurance coverage]',
      'occurrence limit [liability insurance general each]',
      'each event [limit]',
      'each loss [limit]',
      'each incident [limit]',
      'each occurrence or offense [limit]',
      'bodily injury property damage each occurrence [combined limit liability single]',
    ],
  },
  {
    id: 'business-liability',
    labels: [
      'liability and medical expenses [business limit occurrence each]',
      'business liability [each occurrence limit]',
      'businessowners liability [each occurrence limit]',
      'commercial liability [each occurrence limit]',
      'general liability each occurrence [commercial limit]',
    ],
  },
  {
    id: 'aggregate',
    labels: [
      'aggregate [limit liability insurance annual policy total term maximum period year where applicable all claims losses coverage each except respect covered auto]',
      'limit liability for all claims [aggregate maximum]',
      'aggregate policy limit [liability]',
    ],
  },
  {
    id: 'each-claim',
    labels: [
      'each claim [limit liability defense expenses insurance]',
      'each wrongful act [limit liability]',
      'each medical incident [limit liability]',
      'each professional incident [limit liability]',
      'each common cause [limit liquor]',
      'each pollution condition [limit]',
      'each act [limit]',
      'each event [limit]',
    ],
  },
  {
    id: 'combined-single-limit',
    labels: [
      'combined single limit [each accident liability occurrence bodily injury property damage insurance auto]',
      'single limit liability',
      'bodily injury property damage combined [single limit liability each accident]',
      'bodily injury and property damage [liability limit]',
      'combined liability [limit]',
    ],
  },
  {
    id: 'auto-liability',
    labels: [
      'covered autos liability [coverage limit each accident combined single insurance]',
      'auto liability [coverage limit each accident combined single business commercial bodily injury property damage insurance]',
      'automobile liability [coverage limit each accident combined single business commercial]',
      'liability most we will pay each accident loss',
    ],
  },
  { id: 'liability', labels: ['liability [coverage insurance limit to others]'] },
  {
    id: 'bodily-injury-person',
    labels: [
      'bodily injury each person [liability limit covered auto]',
      'bodily injury liability each person [limit]',
      'bodily injury person [auto liability limit]',
    ],
  },
  {
    id: 'bodily-injury-accident',
    labels: [
      'bodily injury each accident [liability limit covered auto]',
      'bodily injury each occurrence [liability limit]',
      'bodily injury accident [auto liability limit]',
    ],
  },
  { id: 'property-damage', labels: ['property damage [auto liability limit each accident occurrence]'] },
  {
    id: 'uninsured-motorist',
    labels: [
      'uninsured motorists [coverage bodily injury each person accident limit combined single underinsured liability]',
    ],
  },
  {
    id: 'underinsured-motorist',
    labels: ['underinsured motorists [coverage bodily injury each person accident limit combined single liability]'],
  },
  {
    id: 'comprehensive',
    labels: ['comprehensive [coverage deductible]', 'other than collision [deductible coverage]'],
  },
  { id: 'collision', labels: ['collision [coverage deductible]'] },
  {
    id: 'each-accident',
    labels: [
      'each accident [limit employers liability]',
      'bodily injury by accident [each accident limit employers liability occurrence]',
      'by accident [each limit]',
      'accident [limit each]',
      'employers liability each accident [limit]',
    ],
  },
  {
    id: 'disease-policy',
    labels: [
      'disease policy limit [bodily injury by employers liability]',
      'bodily injury by disease policy limit [employers liability]',
      'disease aggregate [bodily injury by limit employers liability policy]',
    ],
  },
  {
    id: 'disease-employee',
    labels: [
      'disease each employee [bodily injury by limit employers liability person]',
      'bodily injury by disease each employee [limit employers liability]',
      'disease each person [bodily injury by limit]',
    ],
  },
  { id: 'policy-limit', labels: ['policy limit'] },
  { id: 'each-employee', labels: ['each employee [limit]'] },
  {
    id: 'garage-other',
    labels: ['garage operations other than covered autos [only each accident]', 'garage operations [each accident]'],
  },
  {
    id: 'garage-aggregate',
    labels: ['garage operations other than covered autos aggregate [only]', 'garage operations aggregate'],
  },
  {
    id: 'umbrella-limit',
    labels: [
      'umbrella [liability limit each occurrence insurance]',
      'excess [liability limit each occurrence insurance]',
    ],
  },
  {
    id: 'retention',
    labels: [
      'self insured retention [limit each occurrence claim loss offense incident event not covered underlying insurance amount]',
      'retention [limit each claim occurrence loss amount insured event]',
      'retained limit [each occurrence self insured]',
    ],
  },
  {
    id: 'deductible',
    labels: [
      'deductible [amount each occurrence claim accident loss liability property damage bodily injury policy wrongful act]',
    ],
  },
  { id: 'property-deductible', labels: ['property deductible', 'all other perils deductible'] },
  {
    id: 'building',
    labels: [
      'building [limit coverage replacement cost blanket property actual cash value]',
      'dwelling [limit coverage protection structure]',
    ],
  },
  {
    id: 'personal-property',
    labels: [
      'business personal property [limit coverage replacement cost blanket]',
      'contents [limit]',
      'personal property [limit coverage protection]',
    ],
  },
  { id: 'business-income', labels: ['business income [extra expense limit]'] },
  {
    id: 'policy-premium',
    labels: [
      'total policy premium [estimated annual advance deposit term inception]',
      'policy premium [estimated annual advance deposit full term]',
      'grand total premium',
      'total amount premium',
      'total estimated annual premium',
      'total annual premium [policy]',
      'premium for policy [period total]',
    ],
  },
  {
    id: 'premium',
    labels: ['premium [total estimated annual advance deposit term provisional charge due coverage part]'],
  },
] as const satisfies readonly Concept<string>[]

export type LimitConcept = (typeof LIMIT_CONCEPTS)[number]['id']
