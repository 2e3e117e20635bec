import { describe, expect, it } from 'vitest'
import { meaningOf } from '../facts/limit-labels.ts'
import { normal } from '../facts/sheet.ts'
import { Likenesses } from './likeness.ts'
import { TEXT_CONCEPTS, type TextLabel } from './text-labels.ts'

const texts = new Likenesses<TextLabel>(TEXT_CONCEPTS)

describe('what a label is like', () => {
  it.each([
    ['Mailing name and address for Insured', 'insured'],
    ['I. Broker', 'producer'],
    ['Policy No.', 'number'],
    ['Insured is a', 'entity'],
    ['Agency phone', 'phone'],
    ['Wholesale broker', 'otherParty'],
    ['Policy period from / to', 'period'],
    ['Renewal of policy no', 'prior'],
  ])('takes “%s” for %s', (label, meant) => {
    expect(texts.of(normal(label))[0]).toMatchObject({ id: meant })
  })

  it.each(['Roof type', 'Number of stories', 'Protection class', 'Wind and hail percentage'])(
    'takes “%s” for nothing it knows',
    (label) => {
      expect(texts.of(normal(label)).filter(({ score }) => score >= 0.93)).toEqual([])
    },
  )
})

describe('what a limit is under a heading', () => {
  it.each([
    ['Medical expense payments', 'gl', 'gl.medicalExpense'],
    ['Genl Agg', 'gl', 'gl.generalAggregate'],
    ['Prod - Comp/Op Agg', 'gl', 'gl.productsAggregate'],
    ['Pers & Adv Inj', 'gl', 'gl.personalAdvertisingInjury'],
    ['Dmg to rented prem (ea occurrence)', 'gl', 'gl.damageToRentedPremises'],
    ['B.I. by Disease - Policy Limit', 'wc', 'wc.diseasePolicyLimit'],
    ['Ea Occ', 'umbrella', 'umbrella.eachOccurrence'],
    ['Combined single limit (each accident)', 'auto', 'auto.combinedSingleLimit'],
  ] as const)('reads “%s” under %s as %s', (label, topic, key) => {
    expect(meaningOf(normal(label), topic)).toMatchObject({ key })
  })

  it.each([
    ['General aggregate deductible', 'gl'],
    ['Hired auto liability each occurrence', 'gl'],
    ['Assault and battery sub-limit each occurrence', 'gl'],
    ['Supplies property endorsement aggregate limit', 'gl'],
  ] as const)('does not take “%s” under %s for a limit of the policy', (label, topic) => {
    const meaning = meaningOf(normal(label), topic)
    expect(meaning === null || meaning === 'other' || meaning.key === 'gl.deductible').toBe(true)
  })
})
