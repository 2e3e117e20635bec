import { across, answers, down, ticked } from '../birch/gold.ts'
import { sheet, strong, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { address, named, OPEN } from './gold.ts'
import { prose } from './layout.ts'

const PAGE = sheet([
  strong(216, 36, 'Kestrel Bay Provisions', 15),
  words(176, 58, '640 Tidewater Loop, Norfolk, VA 23510   www.kestrelbay.example', 8.5),
  words(60, 92, 'October 5, 2026', 10),
  words(60, 116, 'Ms. Oona Traverse\nSandbar Insurance Agency\n18 Granby Arcade\nNorfolk, VA 23511', 10),
  prose(
    60,
    190,
    98,
    `Dear Oona,

    Please get us prices for the year that begins January 15, 2027. We need general liability, commercial property,
    business auto and crime. We talked about an umbrella and about cyber; the board wants neither this year.

    Our exact name is Kestrel Bay Provisions Corp., a Virginia corporation, and our federal number is 54-0007731. Mail
    reaches us at PO Box 2206, Norfolk, VA 23501, and our telephone is 757-555-0133. We have been at it since March 3,
    1998. We buy dry goods and frozen seafood from packers in this country and sell all of it at wholesale, to restaurants
    and grocers. Our NAICS code is 424460. Please have us billed directly.

    We work from two places. Number 1 is the warehouse at 640 Tidewater Loop, Norfolk, VA 23510, inside the city limits. We
    own it. It has 22 full-time and 5 part-time people and brought in $9,400,000 in the last twelve months; we occupy 31,000
    square feet of it. Number 2 is a cold store at 75 Orchard Siding, Suffolk, VA 23434, which we rent. Six people work
    there full time, we occupy 12,500 square feet of a building that has 48,000, and it brought in $2,150,000. We let no
    part of either place to others. The fish shop at 9 Buckroe Parade in Hampton, with its four clerks, was sold on June 30
    and should come off everything.

    For an inspection call Tobias Renfro, our warehouse manager, on his cell, 757-555-0139. For the accounts
    call Hanneke Soley; her office line is 757-555-0134.

    Pelican Gulf Insurance Company now has the general liability, policy PG-GL-40887, for $21,600, and the property, policy
    PG-CP-40888, for $34,250. Rosewater Mutual has the auto, policy RM-771204, for $18,930. All three policies run from
    January 15, 2026 to January 15, 2027. Nobody has declined, cancelled or refused to renew us in the last three years.

    We had one loss in the last five years. On August 19, 2023 a compressor failed and stock at Tidewater Loop spoiled.
    Pelican Gulf paid $12,480 and the claim is closed.

    We are nobody's subsidiary and have none of our own. We have never had a bankruptcy,
    a foreclosure, a repossession, a judgment or a lien.`,
  ),
  words(60, 660, 'Yours truly,', 10),
  words(60, 696, 'Desmond Achterberg, President', 10),
])

const prior = (line: string, text: string) =>
  across(`PriorCoverage_${line}_`, 'A', `${text} | EffectiveDate: 01/15/2026 | ExpirationDate: 01/15/2027`)
const PELICAN = 'InsurerFullName: Pelican Gulf Insurance Company'

export const LETTER: SubmissionPaper = {
  name: 'hazel-letter',
  pages: [PAGE],
  forms: {
    '125': {
      holds: {
        NamedInsured_FullName_A: 'Kestrel Bay Provisions Corp.',
        Policy_EffectiveDate_A: '01/15/2027',
        ...address('NamedInsured_MailingAddress', 'A', 'PO Box 2206 | Norfolk | VA | 23501'),
        ...across('NamedInsured_', 'A', 'TaxIdentifier: 54-0007731 | Primary_PhoneNumber: 757-555-0133'),
        ...across('NamedInsured_', 'A', 'NAICSCode: 424460 | BusinessStartDate: 03/03/1998'),
        ...ticked('NamedInsured_LegalEntity_CorporationIndicator', 'Policy_Payment_DirectBillIndicator'),
        ...ticked('Policy_LineOfBusiness_CommercialGeneralLiability', 'Policy_LineOfBusiness_CommercialProperty'),
        ...ticked('Policy_LineOfBusiness_BusinessAutoIndicator', 'Policy_LineOfBusiness_CrimeIndicator'),
        ...ticked('BusinessInformation_BusinessType_WholesaleIndicator'),
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2'),
        ...address('CommercialStructure_PhysicalAddress', 'A', '640 Tidewater Loop | Norfolk | VA | 23510'),
        ...address('CommercialStructure_PhysicalAddress', 'B', '75 Orchard Siding | Suffolk | VA | 23434'),
        ...down('CommercialStructure_RiskLocation_InsideCityLimitsIndicator', 'Yes |'),
        ...down('CommercialStructure_InsuredInterest_OwnerIndicator', 'Yes |'),
        ...down('CommercialStructure_InsuredInterest_TenantIndicator', '| Yes'),
        ...down('BusinessInformation_FullTimeEmployeeCount', '22 | 6'),
        ...down('BusinessInformation_PartTimeEmployeeCount', '5 |'),
        ...down('CommercialStructure_AnnualRevenueAmount', '9,400,000 | 2,150,000'),
        ...down('BuildingOccupancy_OccupiedArea', '31,000 | 12,500'),
        ...down('Construction_BuildingArea', '| 48,000'),
        ...down('CommercialStructure_Question_ABBCode', 'N | N'),
        ...down('NamedInsured_Contact_FullName', 'Tobias Renfro | Hanneke Soley'),
        ...down('NamedInsured_Contact_PrimaryPhoneNumber', '757-555-0139 | 757-555-0134'),
        ...down('NamedInsured_Contact_PrimaryCellPhoneIndicator', 'Yes |'),
        ...down('NamedInsured_Contact_PrimaryBusinessPhoneIndicator', '| Yes'),
        ...prior('GeneralLiability', `${PELICAN} | PolicyNumberIdentifier: PG-GL-40887 | TotalPremiumAmount: 21,600`),
        ...prior('Property', `${PELICAN} | PolicyNumberIdentifier: PG-CP-40888 | TotalPremiumAmount: 34,250`),
        ...prior(
          'Automobile',
          'InsurerFullName: Rosewater Mutual | PolicyNumberIdentifier: RM-771204 | TotalPremiumAmount: 18,930',
        ),
        ...across('LossHistory_', 'A', 'OccurrenceDate: 08/19/2023 | PaidAmount: 12,480 | ClaimStatus_OpenCode: N'),
        LossHistory_InformationYearCount_A: '5',
        ...answers('CommercialPolicy', 'AAI N | AAJ N | AAC N | KAK N | KAL N'),
      },
      notJudged: [
        ...OPEN,
        'Policy_ExpirationDate_A',
        'Policy_Status_QuoteIndicator_A',
        'NamedInsured_Primary_WebsiteAddress_A',
        'NamedInsured_Contact_ContactDescription_A',
        'NamedInsured_Contact_ContactDescription_B',
        'CommercialPolicy_OperationsDescription_A',
        'PriorCoverage_PolicyYear_A',
        ...['A', 'B'].flatMap((letter) =>
          named('BuildingOccupancy_', 'OperationsDescription | OpenToPublicArea', letter),
        ),
        ...named('LossHistory_', 'LineOfBusiness | OccurrenceDescription | TotalAmount | ReservedAmount'),
        // Whether what they occupy is the whole warehouse is not said.
        'Construction_BuildingArea_A',
      ],
    },
  },
}
