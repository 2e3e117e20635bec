import { AGENCY_BLOCK } from '../birch/gold.ts'

/** Elements of the head, the end and the remarks that an application takes from its agency or leaves to taste. */
export const OPEN = [
  ...AGENCY_BLOCK,
  'Insurer_SubProducerIdentifier_A',
  'Insurer_Underwriter_FullName_A',
  'Insurer_Underwriter_OfficeIdentifier_A',
  'Producer_ContactPerson_CellPhoneNumber_A',
  'Producer_CustomerServiceRepresentative_FullName_A',
  'Producer_AuthorizedRepresentative_FullName_A',
  'Producer_AuthorizedRepresentative_Signature_A',
  'Producer_StateLicenseIdentifier_A',
  'Producer_NationalIdentifier_A',
  'NamedInsured_Signature_A',
  'NamedInsured_SignatureDate_A',
  'CommercialPolicy_RemarkText_A',
  'CommercialProperty_Premises_RemarkText_A',
  'CommercialProperty_Premises_RemarkText_C',
  'CommercialPropertyLineOfBusiness_RemarkText_A',
  'CommercialUmbrellaLineOfBusiness_RemarkText_A',
  'GeneralLiabilityLineOfBusiness_RemarkText_A',
  'GeneralLiabilityLineOfBusiness_RemarkText_B',
  'WorkersCompensation_RateState_RemarkText_A',
]

/** Elements from one word after a common beginning to the letter: `Street | City` of `Place_` in row A. */
export const named = (beginning: string, endings: string, letter = 'A'): string[] =>
  endings.split('|').map((ending) => `${beginning}${ending.trim()}_${letter}`)

/** An address under a beginning: `street | city | state | ZIP`. */
export function address(beginning: string, letter: string, text: string): Record<string, string> {
  const [street = '', city = '', state = '', zip = ''] = text.split('|').map((part) => part.trim())
  return {
    [`${beginning}_LineOne_${letter}`]: street,
    [`${beginning}_CityName_${letter}`]: city,
    [`${beginning}_StateOrProvinceCode_${letter}`]: state,
    [`${beginning}_PostalCode_${letter}`]: zip,
  }
}
