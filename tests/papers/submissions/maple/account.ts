import type { SubmissionPaper } from '../paper.ts'
import { address, each, every, rows, yes } from './gold.ts'
import { head, labels, page, rule, say, table } from './layout.ts'

const SUMMARY = page([
  say(40, 30, 'Stonebridge Insurance Partners', { bold: true, size: 12 }),
  say(40, 46, 'Client Account Summary     Printed 08/13/2026', { size: 8.5 }),
  rule(40, 62, 532, 1),
  labels(
    40,
    70,
    100,
    `Client code | PENNFAB-01
     Account manager | Corinne Abbate
     Phone | (610) 555-0120
     E-mail | cabbate@stonebridge.example`,
    { size: 8.5 },
  ),
  labels(
    316,
    70,
    100,
    `Business | Sheet metal fabrication
     Business started | 05/01/1991
     SIC | 3444
     NAICS | 332322`,
    { size: 8.5 },
  ),
  head(40, 138, 'Named Insureds', 10),
  table(
    40,
    154,
    [26, 196, 190, 70, 60],
    `# | Name | Mailing Address | Entity | FEIN
     1 | Penn Fabrication Works, Inc. | 1900 Crucible Avenue, Reading, PA 19601 | Corporation | 23-5550161
     2 | Crucible Avenue Realty LLC | 1900 Crucible Avenue, Reading, PA 19601 | LLC | 23-5550188`,
    { ruled: 'head' },
  ),
  head(40, 216, 'Contacts', 10),
  table(
    40,
    232,
    [110, 140, 110, 182],
    `Type | Name | Phone (business) | E-mail
     Inspection | Howard Lessing | (610) 555-0177 | hlessing@pennfab.example
     Accounting | Grace Umeh | (610) 555-0178 | gumeh@pennfab.example`,
    { ruled: 'head' },
  ),
  head(40, 294, 'Locations', 10),
  table(
    40,
    310,
    [34, 34, 130, 74, 34, 50, 70, 60, 52],
    `Loc | Bldg | Street | City | State | ZIP | County | Interest | Sq ft
     1 | 1 | 1900 Crucible Avenue | Reading | PA | 19601 | Berks | Owner | 46,000
     1 | 2 | 1910 Crucible Avenue | Reading | PA | 19601 | Berks | Owner | 8,400
     2 | 1 | 37 Siding Lane | Pottstown | PA | 19464 | Montgomery | Tenant | 12,250`,
    { ruled: 'head' },
  ),
  head(40, 388, 'Policies', 10),
  table(
    40,
    404,
    [96, 156, 84, 58, 58, 62],
    `Type | Carrier | Policy # | Effective | Expires | Premium
     General Liability | Schuylkill Mutual Insurance Company | SGL-802211 | 10/15/2025 | 10/15/2026 | 21,870
     Commercial Auto | Schuylkill Mutual Insurance Company | SBA-802212 | 10/15/2025 | 10/15/2026 | 17,426
     Property | Tulpehocken Insurance Company | TP-55190-2 | 10/15/2025 | 10/15/2026 | 24,105
     Workers Comp | Keystone Comp Insurance Company | KWC-31907 | 01/01/2026 | 01/01/2027 | 58,340
     Umbrella | Hawk Ridge Excess Company | HRX-7-1184 | 10/15/2025 | 10/15/2026 | 9,250`,
    { ruled: 'head' },
  ),
  head(40, 512, 'Limits', 10),
  table(
    40,
    528,
    [110, 270, 120],
    `Policy # | Coverage | Limit
     SGL-802211 | Each Occurrence | 1,000,000
     SGL-802211 | General Aggregate | 2,000,000
     SGL-802211 | Products/Completed Operations Aggregate | 2,000,000
     SGL-802211 | Personal & Advertising Injury | 1,000,000
     SGL-802211 | Damage to Rented Premises | 300,000
     SGL-802211 | Medical Expense | 10,000
     SBA-802212 | Combined Single Limit (any auto) | 1,000,000
     KWC-31907 | EL Each Accident | 1,000,000
     KWC-31907 | EL Disease - Policy Limit | 1,000,000
     KWC-31907 | EL Disease - Each Employee | 1,000,000
     HRX-7-1184 | Each Occurrence / Aggregate | 5,000,000 / 5,000,000`,
    { ruled: 'head' },
  ),
])

const WORKS = '1900 Crucible Avenue | Reading | PA | 19601'
const PARTS = 'InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount | EffectiveDate | ExpirationDate'
const TERM = '10/15/2025 | 10/15/2026'
const AGENCY = {
  ...each(`
    Producer_FullName: Stonebridge Insurance Partners
    Producer_CustomerIdentifier: PENNFAB-01
    NamedInsured_FullName: Penn Fabrication Works, Inc.`),
}

export const ACCOUNT: SubmissionPaper = {
  name: 'maple-account-summary',
  pages: [SUMMARY],
  forms: {
    '125': {
      holds: {
        ...AGENCY,
        ...each(`
          Producer_ContactPerson_FullName: Corinne Abbate
          Producer_ContactPerson_PhoneNumber: (610) 555-0120
          Producer_ContactPerson_EmailAddress: cabbate@stonebridge.example
          NamedInsured_SICCode: 3444
          NamedInsured_NAICSCode: 332322
          NamedInsured_TaxIdentifier_A: 23-5550161
          NamedInsured_FullName_B: Crucible Avenue Realty LLC
          NamedInsured_TaxIdentifier_B: 23-5550188
          NamedInsured_BusinessStartDate: 05/01/1991
          CommercialPolicy_OperationsDescription: Sheet metal fabrication
          PriorCoverage_PolicyYear: 2025-2026`),
        ...yes(`NamedInsured_LegalEntity_CorporationIndicator_A NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_B
          NamedInsured_Contact_PrimaryBusinessPhoneIndicator_A NamedInsured_Contact_PrimaryBusinessPhoneIndicator_B
          CommercialStructure_InsuredInterest_OwnerIndicator_A CommercialStructure_InsuredInterest_OwnerIndicator_B
          CommercialStructure_InsuredInterest_TenantIndicator_C`),
        ...address('NamedInsured_MailingAddress', WORKS),
        ...address('NamedInsured_MailingAddress', WORKS, 'B'),
        ...rows(
          'NamedInsured_Contact_',
          ` | ContactDescription | FullName | PrimaryPhoneNumber | PrimaryEmailAddress
          A | Inspection | Howard Lessing | (610) 555-0177 | hlessing@pennfab.example
          B | Accounting | Grace Umeh | (610) 555-0178 | gumeh@pennfab.example`,
        ),
        ...rows(
          'CommercialStructure_',
          ` | Location_ProducerIdentifier | Building_ProducerIdentifier | PhysicalAddress_CountyName
          A | 1 | 1 | Berks
          B | 1 | 2 | Berks
          C | 2 | 1 | Montgomery`,
        ),
        ...address('CommercialStructure_PhysicalAddress', WORKS),
        ...address('CommercialStructure_PhysicalAddress', '1910 Crucible Avenue | Reading | PA | 19601', 'B'),
        ...address('CommercialStructure_PhysicalAddress', '37 Siding Lane | Pottstown | PA | 19464', 'C'),
        ...rows(
          'Construction_',
          ` | BuildingArea
          A | 46,000
          B | 8,400`,
        ),
        ...rows(
          'PriorCoverage_GeneralLiability_',
          ` | ${PARTS}
          A | Schuylkill Mutual Insurance Company | SGL-802211 | 21,870 | ${TERM}`,
        ),
        ...rows(
          'PriorCoverage_Automobile_',
          ` | ${PARTS}
          A | Schuylkill Mutual Insurance Company | SBA-802212 | 17,426 | ${TERM}`,
        ),
        ...rows(
          'PriorCoverage_Property_',
          ` | ${PARTS}
          A | Tulpehocken Insurance Company | TP-55190-2 | 24,105 | ${TERM}`,
        ),
      },
      // What is insured now is not yet what is applied for; of two further lines the form has room for one.
      notJudged: [
        ...every(
          'A',
          '',
          `Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_BusinessAutoIndicator
          Policy_LineOfBusiness_CommercialProperty Policy_LineOfBusiness_UmbrellaIndicator
          Policy_LineOfBusiness_OtherIndicator Policy_LineOfBusiness_OtherLineOfBusinessDescription
          BusinessInformation_BusinessType_ManufacturingIndicator NamedInsured_Primary_PhoneNumber
          PriorCoverage_OtherLine_LineOfBusinessCode`,
        ),
        ...every('AB', 'PriorCoverage_OtherLine_', PARTS.replaceAll(' | ', ' ')),
        ...every('B', 'NamedInsured_', 'SICCode NAICSCode'),
        ...every('ABC', 'BuildingOccupancy_', 'OccupiedArea OperationsDescription'),
        'Construction_BuildingArea_C',
      ],
    },
    '131': {
      holds: {
        ...AGENCY,
        ...each(`
          PriorCoverage_PolicyNumberIdentifier: HRX-7-1184
          UnderlyingPolicy_Automobile_InsurerFullName: Schuylkill Mutual Insurance Company
          UnderlyingPolicy_Automobile_PolicyNumberIdentifier: SBA-802212
          UnderlyingPolicy_Automobile_PolicyEffectiveDate: 10/15/2025
          UnderlyingPolicy_Automobile_PolicyExpirationDate: 10/15/2026
          Vehicle_CombinedSingleLimit_EachAccidentAmount: 1,000,000
          UnderlyingPolicy_GeneralLiability_InsurerFullName: Schuylkill Mutual Insurance Company
          UnderlyingPolicy_GeneralLiability_PolicyNumberIdentifier: SGL-802211
          UnderlyingPolicy_GeneralLiability_PolicyEffectiveDate: 10/15/2025
          UnderlyingPolicy_GeneralLiability_PolicyExpirationDate: 10/15/2026
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
          GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
          GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
          GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000
          GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000
          UnderlyingPolicy_EmployersLiability_InsurerFullName: Keystone Comp Insurance Company
          UnderlyingPolicy_EmployersLiability_PolicyNumberIdentifier: KWC-31907
          UnderlyingPolicy_EmployersLiability_PolicyEffectiveDate: 01/01/2026
          UnderlyingPolicy_EmployersLiability_PolicyExpirationDate: 01/01/2027
          WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount: 1,000,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount: 1,000,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount: 1,000,000`),
        ...yes('UnderlyingCoverage_Coverage_AnyAutoIndicator'),
        ...rows(
          'CommercialStructure_',
          ` | Location_ProducerIdentifier | PhysicalAddress_LineOne | PhysicalAddress_CityName | PhysicalAddress_StateOrProvinceCode | PhysicalAddress_PostalCode
          A | 1 | ${WORKS}`,
        ),
      },
      // The form wants a row of each location and subsidiary: where the second row begins depends on whether buildings are told apart.
      notJudged: [
        ...every(
          'A',
          '',
          `Insurer_FullName Policy_PolicyNumberIdentifier Policy_Status_RenewIndicator Policy_PolicyType_UmbrellaIndicator
          UnderlyingPolicy_Automobile_CombinedSingleLimitPremiumAmount UnderlyingPolicy_EmployersLiability_PremiumAmount
          UnderlyingPolicy_GeneralLiability_PremisesOperationsPremiumAmount GeneralLiability_OccurrenceIndicator
          ExcessUmbrella_Umbrella_EachOccurrenceAmount ExcessUmbrella_Umbrella_AggregateAmount`,
        ),
        ...every('ABC', '', 'CommercialStructure_Location_FullName BusinessInformation_OperationsDescription'),
        ...every(
          'BC',
          'CommercialStructure_',
          `Location_ProducerIdentifier PhysicalAddress_LineOne PhysicalAddress_CityName PhysicalAddress_StateOrProvinceCode
          PhysicalAddress_PostalCode`,
        ),
      ],
    },
  },
}
