import type { SubmissionPaper } from '../paper.ts'
import { address, each, every } from './gold.ts'
import { head, labels, page, rule, say, table } from './layout.ts'

const WIDTHS = [24, 318, 28, 28, 134]
const HEADING = '# | QUESTION | YES | NO | IF YES, EXPLAIN'

const FIRST = page([
  head(40, 34, 'GENERAL LIABILITY SUPPLEMENTAL QUESTIONNAIRE', 13),
  rule(40, 54, 532, 1.2),
  labels(
    40,
    62,
    100,
    `Applicant | Sable Creek Drain and Sewer, Inc.
     Mailing address | 1288 Culvert Road, Erie, PA 16509
     Effective date | 09/22/2026`,
  ),
  labels(330, 62, 100, 'Agency | Lakeshore Risk Advisors\nContact | Emil Navarro\nPhone | (814) 555-0156'),
  head(40, 116, 'CONTRACTORS', 10),
  table(
    40,
    132,
    WIDTHS,
    `${HEADING}
     1 | Does applicant draw plans, designs, or specifications for others? | | X |
     2 | Do any operations include blasting or utilize or store explosive material? | | X |
     3 | Do any operations include excavation, tunneling, underground work~or earth moving? | X | | Trenching for drain lines,~6 feet deep at most
     4 | Do your subcontractors carry coverages or limits less than yours? | | X |
     5 | Are subcontractors allowed to work without providing you with a~certificate of insurance? | | X |
     6 | Does applicant lease equipment to others with or without operators? | X | | One mini excavator`,
    { ruled: 'all' },
  ),
  labels(
    40,
    278,
    190,
    `Describe the type of work subcontracted | Asphalt patching
     $ paid to subcontractors | $84,500
     % of work subcontracted | 5
     # full-time staff | 12
     # part-time staff | 2`,
  ),
  head(40, 362, 'GENERAL INFORMATION', 10),
  table(
    40,
    378,
    WIDTHS,
    `${HEADING}
     7 | Any medical facilities provided or medical professionals employed or~contracted? | | X |
     8 | Any exposure to radioactive/nuclear materials? | | X |
     9 | Do/have past, present or discontinued operations involve(d) storing,~treating, discharging, applying, disposing, or transporting of~hazardous material? | | X |
     10 | Any operations sold, acquired, or discontinued in last five (5) years? | X | | Septic pumping sold~in May 2023
     11 | Any watercraft, docks, floats owned, hired or leased? | | X |
     12 | Any recreation facilities provided? | | X |
     13 | Is there a swimming pool on the premises? | | X |
     14 | Sporting or social events sponsored? | X | | Company picnic
     15 | Athletic teams sponsored? | | X |
     16 | Any structural alterations contemplated? | | X |
     17 | Any demolition exposure contemplated? | | X |`,
    { ruled: 'all' },
  ),
])

const SECOND = page([
  say(40, 34, 'General liability supplemental questionnaire - Sable Creek Drain and Sewer, Inc. - page 2', { size: 8 }),
  head(40, 56, 'GENERAL INFORMATION (CONTINUED)', 10),
  table(
    40,
    72,
    WIDTHS,
    `${HEADING}
     18 | Has applicant been active in or is currently active in joint ventures? | | X |
     19 | Do you lease employees to or from other employers? | | X |
     20 | Is there a labor interchange with any other business or subsidiaries? | | X |
     21 | Are day care facilities operated or controlled? | | X |
     22 | Have any crimes occurred or been attempted on your premises within~the last three (3) years? | X | | Copper pipe stolen from yard
     23 | Is there a formal, written safety and security policy in effect? | X | |
     24 | Does the businesses' promotional literature make any representations~about the safety or security of the premises? | | X |`,
    { ruled: 'all' },
  ),
  head(40, 250, 'APPLICANT', 10),
  table(
    40,
    266,
    WIDTHS,
    `${HEADING}
     25 | Is the applicant a subsidiary of another entity? | | X |
     26 | Does the applicant have any subsidiaries? | | X |
     27 | Any exposure to flammables, explosives, chemicals? | X | | Root control foam, two drums
     28 | Any policy or coverage declined, cancelled or non-renewed during~the prior three (3) years? | | X |
     29 | Any past losses or claims relating to sexual abuse or molestation~allegations, discrimination or negligent hiring? | | X |
     30 | During the last five years, has any applicant been indicted for or~convicted of any degree of the crime of fraud, bribery, arson or any~other arson-related crime? | | X |
     31 | Any uncorrected fire and/or safety code violations? | | X |
     32 | Has applicant had a foreclosure, repossession, bankruptcy or filed for~bankruptcy during the last five (5) years? | | X |
     33 | Has applicant had a judgement or lien during the last five (5) years? | | X |
     34 | Has business been placed in a trust? | | X |
     35 | Any foreign operations, foreign products distributed in USA, or US~products sold/distributed in foreign countries? | | X |
     36 | Does applicant have other business ventures for which coverage is~not requested? | | X |
     37 | Does applicant own / lease / operate any drones? | X | | One camera drone
     38 | Does applicant hire others to operate drones? | | X |`,
    { ruled: 'all' },
  ),
])

const OF_126 = 'GeneralLiabilityLineOfBusiness_'
const SAID = (stem: string, codes: string, answer: string) =>
  Object.fromEntries(codes.split(' ').map((code) => [`${stem}${code}Code_A`, answer]))

const PRODUCER = { Producer_FullName_A: 'Lakeshore Risk Advisors' }
const COMMON = {
  Policy_EffectiveDate_A: '09/22/2026',
  NamedInsured_FullName_A: 'Sable Creek Drain and Sewer, Inc.',
}

export const SUPPLEMENT: SubmissionPaper = {
  name: 'maple-liability-supplement',
  pages: [FIRST, SECOND],
  forms: {
    '125': {
      holds: {
        ...PRODUCER,
        ...COMMON,
        ...each(`
          Producer_ContactPerson_FullName: Emil Navarro
          Producer_ContactPerson_PhoneNumber: (814) 555-0156
          CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation: Root control foam, two drums
          CommercialPolicy_ApplicantOwnLeaseOperateDronesExplanation: One camera drone`),
        ...address('NamedInsured_MailingAddress', '1288 Culvert Road | Erie | PA | 16509'),
        ...SAID('CommercialPolicy_Question_', 'ABC KAN', 'Yes'),
        ...SAID('CommercialPolicy_Question_', 'AAI AAJ AAC AAD KAB AAF KAK KAL ABB KAC KAM KAO', 'No'),
      },
      notJudged: every(
        'A',
        '',
        `Policy_LineOfBusiness_CommercialGeneralLiability BusinessInformation_BusinessType_ContractorIndicator
        CommercialPolicy_Attachment_ContractorsSupplementIndicator BusinessInformation_FullTimeEmployeeCount
        BusinessInformation_PartTimeEmployeeCount NamedInsured_LegalEntity_CorporationIndicator
        CommercialPolicy_Question_KAACode`,
      ),
    },
    '126': {
      holds: {
        ...PRODUCER,
        ...COMMON,
        ...each(`
          ${OF_126}OperationsIncludeEvacuationExplanation: Trenching for drain lines, 6 feet deep at most
          ${OF_126}ApplicantLeaseEquipmentToOthersExplanation: One mini excavator
          ${OF_126}TypeOfWorkSubcontractedDescription: Asphalt patching
          ${OF_126}AnyListedOperationsSoldAcquiredLastFiveYearsExplanation: Septic pumping sold in May 2023
          ${OF_126}SportingOrSocialEventsSponsoredExplanation: Company picnic
          ${OF_126}CrimesOccurredOrAttemptedLastThreeYearsExplanation: Copper pipe stolen from yard
          Contractors_SubcontractorsPaidAmount: 84,500
          Contractors_WorkSubcontractedPercent: 5
          Contractors_FullTimeEmployeeCount: 12
          Contractors_PartTimeEmployeeCount: 2`),
        ...SAID('Contractors_Question_', 'AAC AAE AAG', 'Yes'),
        ...SAID('Contractors_Question_', 'AAB AAI ABB AAD AAH', 'No'),
        ...SAID(`${OF_126}Question_`, 'ACB ACF AAF', 'Yes'),
        ...SAID(`${OF_126}Question_`, 'ABJ ACA ACJ ACE KAH KAB ACG ACH AAB AAC AAD AAE AAG', 'No'),
      },
      notJudged: every('A', '', 'GeneralLiability_CoverageIndicator'),
    },
  },
}
