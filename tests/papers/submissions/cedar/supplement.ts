import type { SubmissionPaper } from '../paper.ts'
import { boxed, column, grid } from './drawing.ts'
import { ADDRESS, AGENCY_OPEN, answers, names, one, rows, ticks } from './gold.ts'

const MAIL = ADDRESS.map((part) => `MailingAddress_${part}`)

const BOXES: Parameters<typeof boxed>[0] = [
  [36, 70, 270, 32, 'Applicant', 'Ironbark Plaster & Stucco, Inc.'],
  [306, 70, 130, 32, 'FEIN', '84-5510773'],
  [436, 70, 140, 32, 'Date business started', '06/01/1998'],
  [36, 102, 270, 44, 'Mailing address', '615 Trowel Court\nMesa Plana, CO 81999'],
  [306, 102, 130, 44, 'Phone', '(970) 555-0181'],
  [436, 102, 140, 44, 'Website', 'www.ironbarkplaster.example'],
  [36, 146, 270, 32, 'Legal entity', '[ ] Individual   [ ] Partnership   [X] Corporation   [ ] LLC'],
  [306, 146, 270, 32, 'Type of business', '[X] Contractor   [ ] Manufacturing   [ ] Service'],
  [36, 178, 180, 32, 'Full-time employees', '18'],
  [216, 178, 180, 32, 'Part-time employees', '5'],
  [396, 178, 180, 32, 'Clerical payroll', '96,500'],
  [36, 210, 180, 32, 'Paid to subcontractors', '640,000'],
  [216, 210, 180, 32, 'Paid for materials', '810,000'],
  [396, 210, 180, 32, 'Work subcontracted (%)', '20'],
  [36, 242, 360, 32, 'Type of work subcontracted', 'Scaffold erection and metal lath'],
  [396, 242, 180, 32, 'Field payroll, last year by audit / this year', '987,340 / 1,022,000'],
]

/** Labels in the boxes' corners, crosses under YES and NO. */
export const supplement: SubmissionPaper = {
  name: "contractor's supplemental questionnaire in boxes",
  pages: [
    {
      texts: [
        { x: 36, y: 34, text: "ARTISAN CONTRACTOR'S SUPPLEMENTAL QUESTIONNAIRE", size: 12, bold: true },
        { x: 36, y: 52, text: 'Return to: Canyon Gate Brokers, 88 Gate Avenue, Mesa Plana, CO 81998', size: 8 },
        ...boxed(BOXES).texts,
        ...grid(
          36,
          290,
          [0, 460, 505],
          [
            ['', 'YES', 'NO'],
            ['Do you draw plans, designs or specifications for others?', '', 'X'],
            ['Do any operations include blasting, or use or store explosive material?', '', 'X'],
            ['Do any operations include excavation, tunneling, underground work or earth moving?', '', 'X'],
            ['Do your subcontractors carry coverages or limits less than yours?', 'X', ''],
            ['Are subcontractors allowed to work without giving you a certificate of insurance?', '', 'X'],
            ['Do you lease equipment to others, with or without operators?', 'X', ''],
            ['Do you own, rent or use cranes?', '', 'X'],
            ['Is a written safety program in operation?', 'X', ''],
            ['Is any work done underground or above 15 feet?', 'X', ''],
            ['Do you use subcontractors?', 'X', ''],
            ['Is any bridge, dam or marine work done?', '', 'X'],
          ],
          9,
        ),
        ...column(36, 486, [
          'Explain each YES:   Lath crews carry $500,000 each occurrence. We rent out two mixers.',
          'Scaffold up to 35 feet.',
        ]),
        {
          x: 36,
          y: 540,
          text: 'Signed: ______________________          Title: ______________          Date: __________',
          size: 9,
        },
      ],
      rulings: [...boxed(BOXES).rulings, [36, 302, 540, 0.5]],
    },
  ],
  forms: {
    '125': {
      holds: {
        ...rows('NamedInsured_', ['FullName', ...MAIL, 'TaxIdentifier', 'BusinessStartDate'], {
          A: [
            ...['Ironbark Plaster & Stucco, Inc.', '615 Trowel Court', 'Mesa Plana', 'CO', '81999'],
            ...['84-5510773', '06/01/1998'],
          ],
        }),
        ...one('NamedInsured_Primary_', {
          PhoneNumber: '(970) 555-0181',
          WebsiteAddress: 'www.ironbarkplaster.example',
        }),
        ...ticks(
          'NamedInsured_LegalEntity_CorporationIndicator_A',
          'BusinessInformation_BusinessType_ContractorIndicator_A',
        ),
      },
      notJudged: [
        ...AGENCY_OPEN[125],
        ...names('', ['BusinessInformation_FullTimeEmployeeCount', 'BusinessInformation_PartTimeEmployeeCount'], 'A'),
        'CommercialPolicy_Question_KAACode_A',
        'CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator_A',
        'CommercialPolicy_OperationsDescription_A',
        'CommercialPolicy_Attachment_ContractorsSupplementIndicator_A',
        ...names(
          'CommercialStructure_',
          ADDRESS.map((part) => `PhysicalAddress_${part}`),
          'A',
        ),
      ],
    },
    '126': {
      holds: {
        NamedInsured_FullName_A: 'Ironbark Plaster & Stucco, Inc.',
        ...answers('Contractors_Question_', { AAB: 'N', AAI: 'N', AAC: 'N', ABB: 'Y', AAD: 'N', AAE: 'Y' }),
        ...one('Contractors_', {
          SubcontractorsPaidAmount: '640,000',
          WorkSubcontractedPercent: '20',
          FullTimeEmployeeCount: '18',
          PartTimeEmployeeCount: '5',
        }),
        GeneralLiabilityLineOfBusiness_TypeOfWorkSubcontractedDescription_A: 'Scaffold erection and metal lath',
      },
      notJudged: [
        ...AGENCY_OPEN[126],
        'Contractors_Question_AAGCode_A',
        'GeneralLiabilityLineOfBusiness_Question_ACCCode_A',
        'GeneralLiabilityLineOfBusiness_MachineryOrEquipmentLoanedRentedOthersExplanation_A',
        'GeneralLiabilityLineOfBusiness_SubcontractorsCarryLowerLimitsExplanation_A',
        'GeneralLiabilityLineOfBusiness_ApplicantLeaseEquipmentToOthersExplanation_A',
      ],
    },
    '130': {
      holds: {
        ...rows(
          'NamedInsured_',
          ['FullName', ...MAIL, 'TaxIdentifier', 'Primary_PhoneNumber', 'Primary_WebsiteAddress'],
          {
            A: [
              ...['Ironbark Plaster & Stucco, Inc.', '615 Trowel Court', 'Mesa Plana', 'CO', '81999'],
              ...['84-5510773', '(970) 555-0181', 'www.ironbarkplaster.example'],
            ],
          },
        ),
        ...ticks('NamedInsured_LegalEntity_CorporationIndicator_A'),
        ...answers('WorkersCompensationLineOfBusiness_Question_', { AAD: 'Y', KAT: 'Y', ABC: 'Y', KAU: 'N' }),
      },
      notJudged: [
        ...AGENCY_OPEN[130],
        'NamedInsured_InBusinessYearCount_A',
        'CommercialPolicy_OperationsDescription_A',
        'WorkersCompensationLineOfBusiness_Question_KARCode_A',
        'WorkersCompensationLineOfBusiness_SubcontractorsUsedExplanation_A',
        'WorkersCompensationLineOfBusiness_WorkPerformedUndergroundOrAboveFifteenFeetExplanation_A',
        ...names('WorkersCompensation_RateClass_', ['RemunerationAmount', 'FullTimeEmployeeCount'], 'AB'),
      ],
    },
    '131': {
      holds: {
        NamedInsured_FullName_A: 'Ironbark Plaster & Stucco, Inc.',
        ...answers('CommercialUmbrellaLineOfBusiness_Question_', { AAJ: 'N', ABA: 'N', ABB: 'Y' }),
      },
      notJudged: [
        ...AGENCY_OPEN[131],
        'Contractors_WorkContractedDescription_A',
        'CommercialUmbrellaLineOfBusiness_SubcontractorsCarryCoveragesLessThanApplicantExplanation_A',
        ...names('BusinessInformation_', ['EmployeeCount', 'TotalPayrollAmount'], 'A'),
      ],
    },
  },
}
