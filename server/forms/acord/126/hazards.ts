import { type ElementRow, type Is, lettered, listed } from '../describe.ts'

/** The classes of what is insured: what each is stands, what it is rated on is of one term. */
export const HAZARDS: ElementRow[] = lettered('ABC', (letter, at): ElementRow[] => {
  const stands = (part: string) => listed('class', at, part, { carried: 'standing' })
  const now = (part: string, is: Is = {}) => listed('class', at, part, { carried: 'current', ...is })
  // An amount of a row is told by the class it stands beside.
  const premium: Is = { describedBy: `GeneralLiability_Hazard_ClassCode_${letter}`, speaksOf: /\bpremium\b/i }
  const rows: ElementRow[] = [
    ['LocationProducerIdentifier', 'Location', 'TEXT', stands('location_number')],
    ['HazardProducerIdentifier', 'Hazard', 'TEXT', stands('hazard_number')],
    ['ClassCode', 'Class code', 'TEXT', stands('class_code')],
    ['PremiumBasisCode', 'Premium basis', 'TEXT', stands('premium_basis')],
    ['Exposure', 'Exposure', 'TEXT', now('exposure', { carried: 'renewed' })],
    ['TerritoryCode', 'Territory', 'TEXT', stands('territory')],
    ['PremisesOperationsRate', 'Rate, premises', 'TEXT', now('rate')],
    ['ProductsRate', 'Rate, products', 'TEXT', now('products_rate')],
    ['PremisesOperationsPremiumAmount', 'Premium, premises', 'AMOUNT', now('premises_premium', premium)],
    ['ProductsPremiumAmount', 'Premium, products', 'AMOUNT', now('products_premium', premium)],
    ['Classification', 'Classification', 'MULTILINE', stands('classification')],
  ]
  return rows.map(([name, ...row]): ElementRow => [`GeneralLiability_Hazard_${name}_${letter}`, ...row])
})
