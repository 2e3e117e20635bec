import type { Labels } from './kit.ts'

/** What several houses call the same limits, from codes to whole sentences. */
export const GL: Record<'terse' | 'formal' | 'sentence' | 'code' | 'homely' | 'tenant', Labels> = {
  terse: {
    occurrence: 'Each Occ.',
    aggregate: 'Gen. Agg.',
    products: 'Prod./Comp. Ops. Agg.',
    personal: 'Pers. &amp; Adv. Inj.',
    rented: 'Dam. to Prem. Rented',
    medical: 'Med. Exp. (1 person)',
  },
  formal: {
    aggregate: 'General Aggregate Limit (Other Than Products – Completed Operations)',
    products: 'Products – Completed Operations Aggregate Limit',
    personal: 'Personal and Advertising Injury Limit, any one person or organization',
    occurrence: 'Each Occurrence Limit',
    rented: 'Damage to Premises Rented to You Limit, any one premises',
    medical: 'Medical Expense Limit, any one person',
  },
  sentence: {
    occurrence: 'The most we will pay for all bodily injury and property damage arising out of any one occurrence is',
    personal: 'For personal and advertising injury sustained by any one person or organization we will pay up to',
    rented:
      'If premises you rent, or occupy with the owner’s permission, are damaged by fire, we will pay for any one premises up to',
    medical: 'Medical expenses of any one person hurt on your premises are paid, regardless of fault, up to',
    products:
      'All damages within the products and completed operations hazard, in the whole policy period, are limited to',
    aggregate: 'All other damages and medical expenses together, in the whole policy period, are limited to',
  },
  code: {
    occurrence: 'OCC',
    aggregate: 'GEN AGGR',
    products: 'PROD/CO AGGR',
    personal: 'P&amp;AI',
    rented: 'FIRE DMG LEG',
    medical: 'MED PAY EA PERS',
  },
  homely: {
    occurrence: 'Bodily injury &amp; property damage, per occurrence',
    rented: 'Premises leased to you, fire legal liability',
    personal: 'Libel, slander and advertising offenses',
    medical: 'Guests’ medical expenses, each person',
    aggregate: 'Annual total, all claims but products',
    products: 'Annual total, products and finished work',
  },
  tenant: {
    medical: 'Premises medical, per person',
    rented: 'Tenant’s legal liability (rented premises)',
    occurrence: 'Per occurrence',
    personal: 'Personal / advertising injury',
    products: 'Aggregate – products &amp; completed work',
    aggregate: 'Aggregate – general',
  },
}
export const AUTO: Record<'terse' | 'formal' | 'homely', Labels> = {
  terse: { csl: 'CSL Ea. Acc.', perPerson: 'BI Ea. Pers.', perAccident: 'BI Ea. Acc.', damage: 'PD Ea. Acc.' },
  formal: {
    csl: 'Combined Single Limit, each accident',
    perPerson: 'Bodily Injury, each person',
    perAccident: 'Bodily Injury, each accident',
    damage: 'Property Damage, each accident',
  },
  homely: {
    csl: 'Liability, injury and damage together, any one accident',
    damage: 'Liability for damage to things, any one accident',
    perPerson: 'Liability for injury, any one person',
    perAccident: 'Liability for injury, all persons in one accident',
  },
}
export const UMBRELLA: Record<'terse' | 'formal' | 'homely', Labels> = {
  terse: { occurrence: 'Ea. Occ.', aggregate: 'Agg.', retention: 'SIR' },
  formal: {
    occurrence: 'Limit of insurance, each occurrence',
    aggregate: 'Limit of insurance, annual aggregate',
    retention: 'Self-insured retention, each occurrence not covered below',
  },
  homely: {
    aggregate: 'Most payable in the term',
    occurrence: 'Most payable per occurrence',
    retention: 'Retained by you',
  },
}
export const WC: Record<'terse' | 'formal' | 'homely', Labels> = {
  terse: { accident: 'EL Ea. Acc.', disease: 'EL Dis. – Pol. Lim.', employee: 'EL Dis. – Ea. Empl.' },
  formal: {
    accident: 'Bodily Injury by Accident, each accident',
    disease: 'Bodily Injury by Disease, policy limit',
    employee: 'Bodily Injury by Disease, each employee',
  },
  homely: {
    accident: 'Employers liability, one accident',
    employee: 'Employers liability, sickness of one worker',
    disease: 'Employers liability, sickness, all workers in the term',
  },
}
export const ERRORS: Labels = {
  claim: 'Each claim',
  aggregate: 'Policy period aggregate',
  retention: 'Retention, each claim',
}
