import { AGENCY_BLOCK, across, answers, CARRIER, down, lettered } from '../birch/gold.ts'
import { sheet, strong, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'

const FIRST = sheet([
  strong(72, 50, 'Ninebark Garden Center, Inc.', 17),
  words(72, 74, 'W4120 County Road K, Plymouth, Wisconsin 53073     (920) 555-0174     www.ninebark.example', 8.5),
  { rulings: [[72, 92, 468, 1]] },
  words(
    72,
    112,
    `August 4, 2026

Mr. Cal Rudd
Rudd & Ostby Agency
31 Mill Street
Sheboygan Falls, WI 53085

Dear Cal,

You asked me to put our business on paper before you go out for quotes on property and general
liability. Here goes.

There are two companies, and both are to be named on the policies. The first is Ninebark Garden
Center, Inc. (FEIN 39-0550141), the retail store. It is a corporation that my wife and I started on
March 15, 2003. The second is Ninebark Growers, LLC (FEIN 39-0550166), which grows the plants.
It is a limited liability company with 2 members. Mail for both goes to PO Box 208, Plymouth, WI
53073.

Our policies all run out on January 1, 2027, and the new ones should run from that day to January
1, 2028.

Location 1 is the garden center at W4120 County Road K, Plymouth, WI 53073, in Sheboygan County
and outside the city limits. We own it. The building measures 14,200 square feet, all of which we
occupy, and 9,000 square feet of it are open to the public. Eight people work there full time and 15
part time. For next year I count on $1,650,000 in sales at that location.

Location 2 is the growing range at 980 Ridge Road, Elkhart Lake, WI 53020, also in Sheboygan
County and outside city limits. Ninebark Growers is the tenant there; the owners are the Dettmann
family. It is 31,000 square feet under glass. Five people work there full time and 6 part time, and it
should sell $420,000 to landscapers next year. Neither location is leased to others, not even in part.`,
    10,
  ),
])

const SECOND = sheet([
  words(
    72,
    60,
    `You also asked about our history.

General liability is with Kettle Range Mutual: policy KR-CGL-22958 from January 1, 2026 to January
1, 2027 at a premium of $7,910, and before that policy KR-CGL-20417 from January 1, 2025 to
January 1, 2026 at $7,350. They have the property too: KR-CP-22959 for $12,480 and, the year
before, KR-CP-20418 for $11,905, with the same dates.

In the last five years we had one claim. On May 9, 2023 a customer slipped on wet pavers. The
liability carrier paid $21,400, and the file is closed.

No company has declined, canceled or non-renewed us in the last three years. Neither business has
been through a bankruptcy or foreclosure, and there are no judgments or liens against either one. We
own no drones and hire nobody who flies one. Neither belongs to a parent company or has a subsidiary.

To look at the buildings, please call my wife, Ilse Lindqvist, at (920) 555-0175, or write to her at
ilse@ninebark.example.

Yours truly,



Anders Lindqvist
President`,
    10,
  ),
])

const MAIL = 'LineOne: PO Box 208 | CityName: Plymouth | StateOrProvinceCode: WI | PostalCode: 53073'

export const LETTER: SubmissionPaper = {
  name: 'alder-letter',
  pages: [FIRST, SECOND],
  forms: {
    '125': {
      holds: {
        ...down('NamedInsured_FullName', 'Ninebark Garden Center, Inc. | Ninebark Growers, LLC'),
        ...down('NamedInsured_TaxIdentifier', '39-0550141 | 39-0550166'),
        ...across('NamedInsured_MailingAddress_', 'A', MAIL),
        ...across('NamedInsured_MailingAddress_', 'B', MAIL),
        ...across('NamedInsured_Primary_', 'A', 'PhoneNumber: 920-555-0174 | WebsiteAddress: www.ninebark.example'),
        NamedInsured_LegalEntity_CorporationIndicator_A: 'Yes',
        NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_B: 'Yes',
        NamedInsured_LegalEntity_MemberManagerCount_B: '2',
        NamedInsured_BusinessStartDate_A: '03/15/2003',
        ...across('Policy_', 'A', 'EffectiveDate: 01/01/2027 | ExpirationDate: 01/01/2028'),
        ...across('Policy_LineOfBusiness_', 'A', 'CommercialProperty: Yes | CommercialGeneralLiability: Yes'),
        ...across('NamedInsured_Contact_', 'A', 'FullName: Ilse Lindqvist | PrimaryPhoneNumber: 920-555-0175'),
        NamedInsured_Contact_PrimaryEmailAddress_A: 'ilse@ninebark.example',
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2'),
        ...down('CommercialStructure_PhysicalAddress_LineOne', 'W4120 County Road K | 980 Ridge Road'),
        ...down('CommercialStructure_PhysicalAddress_CityName', 'Plymouth | Elkhart Lake'),
        ...down('CommercialStructure_PhysicalAddress_CountyName', 'Sheboygan | Sheboygan'),
        ...down('CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'WI | WI'),
        ...down('CommercialStructure_PhysicalAddress_PostalCode', '53073 | 53020'),
        ...down('CommercialStructure_RiskLocation_OutsideCityLimitsIndicator', 'Yes | Yes'),
        CommercialStructure_InsuredInterest_OwnerIndicator_A: 'Yes',
        CommercialStructure_InsuredInterest_TenantIndicator_B: 'Yes',
        ...down('BusinessInformation_FullTimeEmployeeCount', '8 | 5'),
        ...down('BusinessInformation_PartTimeEmployeeCount', '15 | 6'),
        ...down('CommercialStructure_AnnualRevenueAmount', '1,650,000 | 420,000'),
        ...down('Construction_BuildingArea', '14,200 | 31,000'),
        BuildingOccupancy_OccupiedArea_A: '14,200',
        BuildingOccupancy_OpenToPublicArea_A: '9,000',
        ...down('CommercialStructure_Question_ABBCode', 'N | N'),
        ...answers('CommercialPolicy', 'AAI N | AAJ N | AAC N | KAK N | KAL N | KAN N | KAO N'),
        ...down('PriorCoverage_GeneralLiability_InsurerFullName', 'Kettle Range Mutual | Kettle Range Mutual'),
        ...down('PriorCoverage_GeneralLiability_PolicyNumberIdentifier', 'KR-CGL-22958 | KR-CGL-20417'),
        ...down('PriorCoverage_GeneralLiability_TotalPremiumAmount', '7,910 | 7,350'),
        ...down('PriorCoverage_GeneralLiability_EffectiveDate', '01/01/2026 | 01/01/2025'),
        ...down('PriorCoverage_GeneralLiability_ExpirationDate', '01/01/2027 | 01/01/2026'),
        ...down('PriorCoverage_Property_InsurerFullName', 'Kettle Range Mutual | Kettle Range Mutual'),
        ...down('PriorCoverage_Property_PolicyNumberIdentifier', 'KR-CP-22959 | KR-CP-20418'),
        ...down('PriorCoverage_Property_TotalPremiumAmount', '12,480 | 11,905'),
        ...down('PriorCoverage_Property_EffectiveDate', '01/01/2026 | 01/01/2025'),
        ...down('PriorCoverage_Property_ExpirationDate', '01/01/2027 | 01/01/2026'),
        ...across('LossHistory_', 'A', 'InformationYearCount: 5 | OccurrenceDate: 05/09/2023 | PaidAmount: 21,400'),
        LossHistory_ClaimStatus_OpenCode_A: 'N',
      },
      notJudged: [
        ...AGENCY_BLOCK,
        ...CARRIER,
        ...lettered(
          ['CommercialStructure_Building_ProducerIdentifier', 'BuildingOccupancy_OperationsDescription'],
          'AB',
        ),
        ...lettered(['PriorCoverage_PolicyYear', 'CommercialPolicy_OperationsDescription'], 'AB'),
        ...lettered(['NamedInsured_Contact_FullName', 'NamedInsured_Contact_ContactDescription'], 'B'),
        ...lettered(['NamedInsured_Primary_PhoneNumber', 'NamedInsured_Primary_WebsiteAddress'], 'B'),
        ...lettered(['BuildingOccupancy_OccupiedArea', 'BuildingOccupancy_OpenToPublicArea'], 'B'),
        'NamedInsured_Contact_ContactDescription_A',
        'BusinessInformation_BusinessType_RetailIndicator_A',
        'BusinessInformation_BusinessType_WholesaleIndicator_A',
        'BusinessInformation_BusinessType_OtherIndicator_A',
        'BusinessInformation_BusinessType_OtherDescription_A',
        'Policy_Status_QuoteIndicator_A',
        'Policy_Status_EffectiveDate_A',
        'LossHistory_LineOfBusiness_A',
        'LossHistory_OccurrenceDescription_A',
        'LossHistory_TotalAmount_A',
        'LossHistory_ReservedAmount_A',
        'CommercialPolicy_RemarkText_A',
        'NamedInsured_Signature_A',
        'NamedInsured_SignatureDate_A',
      ],
    },
  },
}
