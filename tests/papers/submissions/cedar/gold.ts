/** `<prefix><column>_<letter>` for every cell that is not empty. */
export function rows(prefix: string, columns: string[], cells: Record<string, string[]>): Record<string, string> {
  const all = Object.entries(cells).flatMap(([letter, values]) =>
    values.map((value, index): [string, string] => [`${prefix}${columns[index]}_${letter}`, value]),
  )
  return Object.fromEntries(all.filter(([, value]) => value))
}

/** Element names `<prefix><column>_<letter>` of whole rows. */
export function names(prefix: string, columns: string[], letters: string): string[] {
  return [...letters].flatMap((letter) => columns.map((column) => `${prefix}${column}_${letter}`))
}

export function ticks(...elements: string[]): Record<string, string> {
  return Object.fromEntries(elements.map((element) => [element, 'Yes']))
}

/** One occurrence of several elements that share a prefix: `A` unless told. */
export function one(prefix: string, values: Record<string, string>, letter = 'A'): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([base, value]) => [`${prefix}${base}_${letter}`, value]))
}

/** Y or N in one-character question boxes. */
export function answers(prefix: string, values: Record<string, 'Y' | 'N'>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([code, value]) => [`${prefix}${code}Code_A`, value]))
}

export const ADDRESS = ['LineOne', 'CityName', 'StateOrProvinceCode', 'PostalCode']

const AGENCY = names(
  'Producer_',
  [
    'FullName',
    ...ADDRESS.map((part) => `MailingAddress_${part}`),
    'MailingAddress_LineTwo',
    ...['FullName', 'PhoneNumber', 'EmailAddress'].map((part) => `ContactPerson_${part}`),
    'FaxNumber',
  ],
  'A',
)
const CARRIER = ['Insurer_FullName_A', 'Insurer_NAICCode_A', 'Policy_PolicyNumberIdentifier_A']
const STATUS = ['Policy_Status_QuoteIndicator_A', 'Policy_Status_RenewIndicator_A']
const LINES = ['CommercialGeneralLiability', 'CommercialProperty', 'UmbrellaIndicator', 'BusinessOwnersIndicator']

/** The agency of a form's head: whose application it becomes, no client's or carrier's paper says. */
export const AGENCY_OPEN = {
  125: [...AGENCY, 'Insurer_ProducerIdentifier_A'],
  126: ['Producer_FullName_A'],
  130: [...AGENCY, 'Insurer_ProducerIdentifier_A'],
  131: ['Producer_FullName_A'],
  140: ['Producer_FullName_A'],
}

/** A form's head on a paper of the policy that runs out: its carrier, number and term may or may not be carried over. */
export const EXPIRING_OPEN = {
  125: [
    ...AGENCY_OPEN[125],
    ...CARRIER,
    ...STATUS,
    'Policy_EffectiveDate_A',
    'Policy_ExpirationDate_A',
    ...LINES.map((line) => `Policy_LineOfBusiness_${line}_A`),
    ...names(
      '',
      ['Policy_LineOfBusiness_OtherIndicator', 'Policy_LineOfBusiness_OtherLineOfBusinessDescription'],
      'AB',
    ),
    ...['EstimatedTotal', 'MinimumPremium', 'Deposit'].map((amount) => `Policy_Payment_${amount}Amount_A`),
    ...names('PriorCoverage_', ['PolicyYear'], 'ABC'),
    'PriorCoverage_OtherLine_LineOfBusinessCode_A',
  ],
  126: ['Producer_FullName_A', ...CARRIER, 'Policy_EffectiveDate_A'],
  130: [
    ...AGENCY_OPEN[130],
    'Insurer_FullName_A',
    'Policy_Status_QuoteIndicator_A',
    'Policy_EffectiveDate_A',
    'Policy_ExpirationDate_A',
    'Policy_RatingEffectiveDate_A',
    'Policy_NormalAnniversaryRatingDate_A',
  ],
  131: [
    'Producer_FullName_A',
    ...CARRIER,
    'Policy_EffectiveDate_A',
    'Policy_Status_NewIndicator_A',
    'Policy_Status_RenewIndicator_A',
  ],
  140: ['Producer_FullName_A', ...CARRIER, 'Policy_EffectiveDate_A'],
}

/** Workers compensation or umbrella among a 125's prior carriers: their own forms ask for them, so many leave them off. */
export const OTHER_LINE_OPEN = names(
  'PriorCoverage_OtherLine_',
  ['InsurerFullName', 'PolicyNumberIdentifier', 'TotalPremiumAmount', 'EffectiveDate', 'ExpirationDate'],
  'ABC',
)

/** What kind of business the words of a paper come to is a judgment. */
export const BUSINESS_OPEN = [
  ...[
    'Apartments',
    'Contractor',
    'Manufacturing',
    'Office',
    'Restaurant',
    'Retail',
    'Service',
    'Wholesale',
    'Other',
  ].map((kind) => `BusinessInformation_BusinessType_${kind}Indicator_A`),
  'BusinessInformation_BusinessType_OtherDescription_A',
  'CommercialPolicy_OperationsDescription_A',
  'CommercialPolicy_OperationsDescription_B',
]
