import { AGENCY, AGENCY_BLOCK, across, answers, CARRIER, down, lettered, ticked } from '../birch/gold.ts'
import { type Part, panel, sheet, strong, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { blanks, ticks } from './layout.ts'

const premises = (x: number, title: string, rows: string, interest: string, limits: string, leased: string): Part =>
  sheet([
    panel(x, 372, 264, 356, title),
    blanks(1, x + 8, 394, rows),
    words(x + 8, 636, 'Your interest', 7),
    ticks(1, x + 8, 648, [70, 70], interest),
    words(x + 8, 664, 'City limits', 7),
    ticks(1, x + 8, 676, [70, 70], limits),
    words(x + 8, 692, 'Is any part of it leased to others?', 7),
    ticks(1, x + 8, 704, [70, 70], leased),
  ])

const FIRST = sheet([
  strong(36, 28, 'Cobbler Creek Insurance', 15),
  words(36, 48, 'NEW BUSINESS QUESTIONNAIRE  -  please type into the blanks and e-mail it back', 9),
  words(410, 30, '12 Tannery Row, Manchester, VT 05254\n802-555-0130\nnewbusiness@cobblercreek.example', 8),
  strong(36, 78, 'A.  Your business', 11),
  blanks(
    1,
    36,
    98,
    `310: Legal name of the business: Larkspur Animal Hospital, P.C. | 230: Trade name (dba), if any:
    240: Mailing address: 63 Silver Birch Lane | 150: City: Bennington | 60: State: VT | 90: ZIP: 05201
    150: Telephone: 802-555-0116 | 230: Web site: larkspuranimal.example | 160: Federal tax ID: 03-0550149
    110: SIC: 0742 | 110: NAICS: 541940 | 160: Date business began: 05/12/2009 | 160: Today's date: 08/11/2026
    220: Person to contact: Anneke Voss | 120: Direct telephone: 802-555-0119 | 200: E-mail: avoss@larkspuranimal.example
    180: Coverage to begin: 12/01/2026 | 180: Coverage to end: 12/01/2027`,
  ),
  words(36, 284, 'Form of business', 7),
  ticks(
    1,
    36,
    296,
    [84, 84, 84, 92, 60, 100],
    'Individual | Partnership | x Corporation | S corporation | LLC | Not for profit',
  ),
  words(36, 314, 'Nature of business', 7),
  ticks(1, 36, 326, [84, 84, 84, 92, 100, 90], 'Office | Retail | x Service | Restaurant | Manufacturing | Contractor'),
  strong(36, 350, 'B.  Where you work', 11),
  premises(
    36,
    'Location 1   Building 1',
    `248: Street address: 63 Silver Birch Lane
    110: City: Bennington | 84: County: Bennington | 54: ZIP: 05201
    54: State: VT | 194: Operations at this location: Veterinary clinic and surgery
    124: Full-time employees: 11 | 124: Part-time employees: 4
    248: Annual receipts: $1,920,000
    124: Area you occupy (sq ft): 5,400 | 124: Open to public (sq ft): 1,600
    124: Whole building (sq ft): 5,400`,
    'x Owner | Tenant',
    'x Inside | Outside',
    'Yes | x No',
  ),
  premises(
    312,
    'Location 2   Building 1',
    `248: Street address: 1180 Pownal Road
    110: City: Shaftsbury | 84: County: Bennington | 54: ZIP: 05262
    54: State: VT | 194: Operations at this location: Boarding kennel
    124: Full-time employees: 2 | 124: Part-time employees: 3
    248: Annual receipts: $240,000
    124: Area you occupy (sq ft): 2,800 | 124: Open to public (sq ft): 400
    124: Whole building (sq ft): 8,300`,
    'Owner | x Tenant',
    'Inside | x Outside',
    'Yes | x No',
  ),
])

const ASKED = [
  'Is your business a subsidiary of another company?|N',
  'Does your business have subsidiaries?|N',
  'Is a formal safety program in operation?|Y',
  'Any exposure to flammables, explosives or chemicals?|Y|Oxygen and isoflurane for anesthesia',
  'Any coverage declined, cancelled or non-renewed in the last 3 years?|N',
  'Any past losses or claims of sexual abuse, discrimination or negligent hiring?|N',
  'In the last 5 years, anyone convicted of fraud, bribery or arson?|N',
  'Any uncorrected fire or safety code violations?|N',
  'Any foreclosure, repossession or bankruptcy in the last 5 years?|N',
  'Any judgment or lien in the last 5 years?|',
  'Has the business been placed in a trust?|N',
  'Any foreign operations, or foreign products sold in the USA?|N',
  'Other business ventures for which coverage is not requested?|Y|Dr. Voss rents out a duplex she owns',
  'Do you own, lease or operate drones?|N',
  'Do you hire others to operate drones?|N',
].map((row) => row.split('|'))

const SECOND = sheet([
  strong(36, 30, 'C.  What would you like us to quote?', 11),
  ticks(
    2,
    36,
    50,
    [100, 116, 100, 90, 70, 60],
    'x Property | x General liability | Business auto | Umbrella | x Cyber | Crime',
  ),
  words(36, 68, 'Liability limit, each occurrence / general aggregate', 7),
  ticks(2, 36, 80, [150, 150, 150], '$1,000,000 / $1,000,000 | x $1,000,000 / $2,000,000 | $2,000,000 / $4,000,000'),
  blanks(
    2,
    36,
    98,
    `180: Damage to premises rented to you: 100,000 | 180: Medical expense: 5,000
    150: Loc 1 Building limit: 1,450,000 | 150: Loc 1 Contents limit: 385,000 | 150: Loc 2 Contents limit: 42,000 | 90: Deductible (all): 2,500`,
  ),
  words(36, 160, 'Valuation of all property', 7),
  ticks(2, 36, 172, [130, 130], 'x Replacement cost | Actual cash value'),
  strong(36, 192, 'D.  The buildings', 11),
  words(36, 218, 'Loc 1', 9),
  blanks(
    2,
    76,
    208,
    '56: Year built: 1994 | 130: Construction: Frame | 46: Stories: 1 | 58: Basements: 0 | 60: Roof (yr): 2018 | 60: Wiring (yr): 2009 | 90: Feet to hydrant: 400',
  ),
  words(36, 248, 'Loc 2', 9),
  blanks(
    2,
    76,
    238,
    '56: Year built: 1979 | 130: Construction: Masonry noncombustible | 46: Stories: 1 | 58: Basements: 0 | 60: Roof (yr): 2003 | 60: Wiring (yr): | 90: Feet to hydrant: 900',
  ),
  strong(36, 278, 'E.  Insurance you have now', 11),
  ...['General liability: Catamount Mutual: CMG 7718204: 3,260', 'Property: Catamount Mutual: CMP 7718205: 6,115'].map(
    (row, index) => {
      const [line, carrier, number, premium] = row.split(': ')
      const rows = `130: Carrier: ${carrier} | 110: Policy no.: ${number} | 70: Premium: ${premium} | 80: From: 12/01/2025 | 80: To: 12/01/2026`
      return sheet([words(36, 306 + index * 30, line!, 8.5), blanks(2, 116, 296 + index * 30, rows)])
    },
  ),
  words(36, 364, 'Losses', 7),
  ticks(2, 36, 376, [180, 160], 'x No losses in the last 3 years | Losses, see loss runs'),
  strong(36, 396, 'F.  Questions', 11),
  words(392, 400, 'Yes      No      If yes, explain', 7.5),
  ...ASKED.map(([question, answer, why = ''], index) => {
    const top = 414 + index * 19
    const parts = [words(36, top, `${index + 1}.`, 8), words(52, top, question!, 8)]
    parts.push(ticks(2, 392, top, [26, 20], `${answer === 'Y' ? 'x ' : ' '} | ${answer === 'N' ? 'x ' : ' '}`))
    return sheet(why ? [...parts, words(436, top, why, 7.5)] : parts)
  }),
  words(36, 716, 'Completed by', 7),
  words(36, 728, 'Anneke Voss, DVM, owner          August 11, 2026', 9),
])

const HEAD = { NamedInsured_FullName_A: 'Larkspur Animal Hospital, P.C.', Policy_EffectiveDate_A: '12/01/2026' }
const SUBJECT = 'CommercialProperty_Premises_'
const SITES = {
  ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2'),
  ...down('CommercialStructure_Building_ProducerIdentifier', '1 | 1'),
  ...down('CommercialStructure_PhysicalAddress_LineOne', '63 Silver Birch Lane | 1180 Pownal Road'),
}
const former = (line: string, number: string, premium: string) =>
  across(
    `PriorCoverage_${line}_`,
    'A',
    `InsurerFullName: Catamount Mutual | PolicyNumberIdentifier: ${number} | TotalPremiumAmount: ${premium} | EffectiveDate: 12/01/2025 | ExpirationDate: 12/01/2026`,
  )

export const QUESTIONNAIRE: SubmissionPaper = {
  name: 'alder-questionnaire',
  pages: [FIRST, SECOND],
  forms: {
    '125': {
      holds: {
        ...HEAD,
        ...SITES,
        Policy_ExpirationDate_A: '12/01/2027',
        ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: 63 Silver Birch Lane | CityName: Bennington'),
        ...across('NamedInsured_MailingAddress_', 'A', 'StateOrProvinceCode: VT | PostalCode: 05201'),
        ...across('NamedInsured_', 'A', 'Primary_PhoneNumber: 802-555-0116 | TaxIdentifier: 03-0550149'),
        ...across('NamedInsured_', 'A', 'Primary_WebsiteAddress: larkspuranimal.example | SICCode: 0742'),
        ...across('NamedInsured_', 'A', 'NAICSCode: 541940 | BusinessStartDate: 05/12/2009'),
        ...ticked('NamedInsured_LegalEntity_CorporationIndicator'),
        ...ticked('BusinessInformation_BusinessType_ServiceIndicator'),
        ...ticked('Policy_LineOfBusiness_CommercialProperty', 'Policy_LineOfBusiness_CommercialGeneralLiability'),
        ...ticked('Policy_LineOfBusiness_CyberAndPrivacy', 'LossHistory_NoPriorLossesIndicator'),
        ...across('NamedInsured_Contact_', 'A', 'FullName: Anneke Voss | PrimaryPhoneNumber: 802-555-0119'),
        NamedInsured_Contact_PrimaryEmailAddress_A: 'avoss@larkspuranimal.example',
        ...down('CommercialStructure_PhysicalAddress_CityName', 'Bennington | Shaftsbury'),
        ...down('CommercialStructure_PhysicalAddress_CountyName', 'Bennington | Bennington'),
        ...down('CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'VT | VT'),
        ...down('CommercialStructure_PhysicalAddress_PostalCode', '05201 | 05262'),
        CommercialStructure_InsuredInterest_OwnerIndicator_A: 'Yes',
        CommercialStructure_InsuredInterest_TenantIndicator_B: 'Yes',
        CommercialStructure_RiskLocation_InsideCityLimitsIndicator_A: 'Yes',
        CommercialStructure_RiskLocation_OutsideCityLimitsIndicator_B: 'Yes',
        ...down('BuildingOccupancy_OperationsDescription', 'Veterinary clinic and surgery | Boarding kennel'),
        ...down('BusinessInformation_FullTimeEmployeeCount', '11 | 2'),
        ...down('BusinessInformation_PartTimeEmployeeCount', '4 | 3'),
        ...down('CommercialStructure_AnnualRevenueAmount', '1,920,000 | 240,000'),
        ...down('BuildingOccupancy_OccupiedArea', '5,400 | 2,800'),
        ...down('BuildingOccupancy_OpenToPublicArea', '1,600 | 400'),
        ...down('Construction_BuildingArea', '5,400 | 8,300'),
        ...down('CommercialStructure_Question_ABBCode', 'N | N'),
        ...former('GeneralLiability', 'CMG 7718204', '3,260'),
        ...former('Property', 'CMP 7718205', '6,115'),
        LossHistory_InformationYearCount_A: '3',
        ...answers('CommercialPolicy', 'AAI N | AAJ N | KAA Y | ABC Y | AAC N | AAD N | KAB N | AAF N | KAK N | ABB N'),
        ...answers('CommercialPolicy', 'KAC N | KAM Y | KAN N | KAO N'),
        CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation_A: 'Oxygen and isoflurane for anesthesia',
        CommercialPolicy_ApplicantOtherBusinessVenturesCoverageNotRequestedExplanation_A:
          'Dr. Voss rents out a duplex she owns',
      },
      notJudged: [
        ...AGENCY_BLOCK,
        ...CARRIER,
        'NamedInsured_Contact_ContactDescription_A',
        'NamedInsured_Contact_PrimaryBusinessPhoneIndicator_A',
        'Policy_Status_QuoteIndicator_A',
        'Policy_Status_EffectiveDate_A',
        'PriorCoverage_PolicyYear_A',
        'CommercialPolicy_OperationsDescription_A',
        'NamedInsured_Signature_A',
        'NamedInsured_SignatureDate_A',
      ],
    },
    '126': {
      holds: {
        ...HEAD,
        ...across('GeneralLiability_', 'A', 'EachOccurrence_LimitAmount: 1,000,000'),
        ...across('GeneralLiability_', 'A', 'GeneralAggregate_LimitAmount: 2,000,000'),
        ...across('GeneralLiability_', 'A', 'FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000'),
        ...across('GeneralLiability_', 'A', 'MedicalExpense_EachPersonLimitAmount: 5,000'),
      },
      notJudged: [
        ...AGENCY,
        ...CARRIER,
        'GeneralLiability_CoverageIndicator_A',
        'Contractors_Question_AAGCode_A',
        'GeneralLiabilityLineOfBusiness_Question_ABACode_A',
        'GeneralLiabilityLineOfBusiness_Question_ABJCode_A',
        'NamedInsured_Signature_A',
        'NamedInsured_SignatureDate_A',
      ],
    },
    '140': {
      holds: {
        ...HEAD,
        ...SITES,
        ...down(`${SUBJECT}SubjectOfInsuranceCode`, 'Building | Contents | Contents', 'ABG'),
        ...down(`${SUBJECT}LimitAmount`, '1,450,000 | 385,000 | 42,000', 'ABG'),
        ...down(`${SUBJECT}DeductibleAmount`, '2,500 | 2,500 | 2,500', 'ABG'),
        ...down(`${SUBJECT}ValuationCode`, 'Replacement cost | Replacement cost | Replacement cost', 'ABG'),
        ...down('Construction_ConstructionCode', 'Frame | Masonry noncombustible'),
        ...down('CommercialStructure_BuiltYear', '1994 | 1979'),
        ...down('Construction_StoreyCount', '1 | 1'),
        ...down('Construction_BasementCount', '0 | 0'),
        ...down('Construction_BuildingArea', '5,400 | 8,300'),
        ...down('BuildingImprovement_RoofingYear', '2018 | 2003'),
        ...down('BuildingImprovement_RoofingIndicator', 'Yes | Yes'),
        ...across('BuildingImprovement_', 'A', 'WiringYear: 2009 | WiringIndicator: Yes'),
        ...down('BuildingFireProtection_HydrantDistanceFeetCount', '400 | 900'),
      },
      notJudged: [
        ...AGENCY,
        ...CARRIER,
        ...lettered(
          ['CommercialStructure_Building_SublocationDescription', 'BuildingImprovement_WiringIndicator'],
          'B',
        ),
        'CommercialStructure_Building_SublocationDescription_A',
        'NamedInsured_Signature_A',
        'NamedInsured_SignatureDate_A',
      ],
    },
  },
}
