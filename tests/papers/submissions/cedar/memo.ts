import type { SubmissionPaper } from '../paper.ts'
import { column } from './drawing.ts'
import { AGENCY_OPEN, answers, names, ticks } from './gold.ts'

const THISTLEDOWN = 'Thistledown Event Rentals, Inc.'

/** Questions in the asker's own order and words; one is put off and stays blank. */
export const answersMemo: SubmissionPaper = {
  name: 'e-mail of an event rental firm that answers underwriting questions',
  pages: [
    {
      texts: [
        ...column(60, 40, [
          'From:  Priya Langholm <priya@thistledown.example>',
          'To:  Marcus Veil, Seaboard & Pine Insurance <marcus@seaboardpine.example>',
          'Subject:  RE: Underwriting questions - Thistledown Event Rentals, Inc.',
        ]),
        ...column(
          60,
          92,
          [
            'Marcus, answers below in the order you sent the questions.',
            '',
            '1.  Is Thistledown a subsidiary of another company?  No.',
            '2.  Does it have subsidiaries of its own?  Yes - Thistledown Linen LLC. We own all of it.',
            '3.  Is there a formal safety program?  Yes: a safety manual and monthly meetings.',
            '4.  Any exposure to flammables, explosives or chemicals?  Yes - propane cylinders for the patio heaters.',
            '5.  Was any coverage declined, cancelled or non-renewed in the last three years?  Yes. Marram Casualty',
            '      non-renewed our auto policy in 2024.',
            '6.  Any claims about sexual abuse, discrimination or negligent hiring?  No.',
            '7.  Has anyone been indicted for or convicted of fraud, bribery or arson in the last five years?  No.',
            '8.  Any uncorrected fire or safety code violations?  No.',
            '9.  Any foreclosure, repossession or bankruptcy in the last five years?  No.',
            '10.  Any judgment or lien in the last five years?  Yes, one lien by a paving contractor, recorded',
            '      02/11/2023 and released 06/30/2023.',
            '11.  Has the business been placed in a trust?  No.',
            '12.  Any foreign operations, or products sold abroad?  No.',
            '13.  Other business ventures for which coverage is not requested?  No.',
            '14.  Do you own or operate drones?  No.    15.  Do you hire others to operate drones?  Yes, photographers.',
            '',
            'General liability',
            '16.  Do you loan or rent machinery or equipment to others?  Yes - tents, tables, heaters. That is our business.',
            '17.  Do you own or rent parking facilities?  Yes, 40 spaces.    18.  Is a fee charged for parking?  No.',
            '19.  Recreation facilities?  No.    20.  Swimming pool on the premises?  No.    21.  Lodging or apartments?  No.',
            '22.  Do you sponsor social or sporting events?  Yes, a customer open house each spring.',
            '23.  Athletic teams sponsored?  No.',
            '24.  Structural alterations planned?  Yes, a mezzanine.    25.  Demolition planned?  No.',
            '26.  Active in any joint ventures?  No.    27.  Day care facilities operated?  No.',
            '28.  Do you lease employees to or from other employers?  Yes, in summer, from Gable Staffing.',
            '29.  Labor interchange with another business or subsidiary?  Yes, drivers help Thistledown Linen.',
            '30.  Have crimes occurred on your premises in the last three years?  I have to ask the warehouse.',
            '31.  Medical facilities or medical staff?  No.    32.  Any radioactive materials?  No.',
            '',
            'Workers compensation',
            '33.  Work underground or above 15 feet?  Yes - pole tents.',
            '34.  Work on vessels, docks or bridges over water?  No.',
            '35.  Subcontractors used?  Yes, electricians.    36.  Work sublet without certificates of insurance?  No.',
            '37.  Group transportation provided?  Yes, crew vans.    38.  Employees under 16 or over 60?  Yes, two over 60.',
            '39.  Seasonal employees?  Yes, May to October.    40.  Volunteer or donated labor?  No.',
            '41.  Do employees travel out of state?  Yes.    42.  Physicals required after offers of employment?  No.',
            '43.  Are employee health plans provided?  Yes.    44.  Do any employees work predominantly at home?  No.',
            '45.  Tax liens or bankruptcy within the last five years?  No.',
            '46.  Undisputed and unpaid workers compensation premium due?  No.',
            '',
            'Priya Langholm, Controller',
          ],
          8.5,
        ),
      ],
    },
  ],
  forms: {
    '125': {
      holds: {
        NamedInsured_FullName_A: THISTLEDOWN,
        ...answers('CommercialPolicy_Question_', {
          ...{ AAI: 'N', AAJ: 'Y', KAA: 'Y', ABC: 'Y', AAC: 'Y', AAD: 'N', KAB: 'N', AAF: 'N', KAK: 'N', KAL: 'Y' },
          ...{ ABB: 'N', KAC: 'N', KAM: 'N', KAN: 'N', KAO: 'Y' },
        }),
        Subsidiary_OrganizationName_A: 'Thistledown Linen LLC',
        ...ticks(
          'CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator_A',
          'CommercialPolicy_FormalSafetyProgram_MonthlyMeetingsIndicator_B',
          'CancelNonRenew_NonRenewalIndicator_A',
        ),
        CommercialPolicy_JudgementOrLien_OccurrenceDate_A: '02/11/2023',
        CommercialPolicy_JudgementOrLien_ResolutionDate_A: '06/30/2023',
      },
      notJudged: [
        ...AGENCY_OPEN[125],
        ...names('NamedInsured_Contact_', ['ContactDescription', 'FullName', 'PrimaryEmailAddress'], 'A'),
        'CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation_A',
        ...names('CommercialPolicy_', ['JudgementOrLienExplanation', 'JudgementOrLien_ResolutionDescription'], 'A'),
        'CommercialPolicy_ApplicantHireOthersOperateDronesExplanation_A',
        ...names('Subsidiary_', ['ParentSubsidiaryRelationshipDescription', 'ParentOwnershipPercent'], 'AB'),
        ...['OtherIndicator', 'OtherDescription'].map((name) => `CancelNonRenew_${name}_A`),
      ],
    },
    '126': {
      holds: {
        NamedInsured_FullName_A: THISTLEDOWN,
        ...answers('GeneralLiabilityLineOfBusiness_Question_', {
          ...{ ACC: 'Y', ACD: 'Y', KAG: 'N', ACE: 'N', KAH: 'N', KAA: 'N', ACF: 'Y', KAB: 'N', ACG: 'Y', ACH: 'N' },
          ...{ AAB: 'N', AAE: 'N', AAC: 'Y', AAD: 'Y', ABJ: 'N', ACA: 'N' },
        }),
      },
      notJudged: [
        ...AGENCY_OPEN[126],
        ...names(
          'GeneralLiabilityLineOfBusiness_',
          [
            ...['AnyParkingFacilitiesOwnedRentedExplanation', 'SportingOrSocialEventsSponsoredExplanation'],
            ...[
              'StructuralAlterationsContemplatedExplanation',
              'LabourInterchangeOtherBusinessSubsidiariesExplanation',
            ],
            ...[
              'MachineryOrEquipmentLoanedRentedOthersExplanation',
              'CrimesOccurredOrAttemptedLastThreeYearsExplanation',
            ],
          ],
          'A',
        ),
        'GeneralLiabilityLineOfBusiness_MachineryOrEquipmentLoanedRentedOthersExplanation_B',
        'AdditionalInterest_FullName_B',
        ...['ABA', 'ACJ'].map((code) => `GeneralLiabilityLineOfBusiness_Question_${code}Code_A`),
        ...['AAE', 'AAG', 'AAD'].map((code) => `Contractors_Question_${code}Code_A`),
        'GeneralLiabilityLineOfBusiness_TypeOfWorkSubcontractedDescription_A',
      ],
    },
    '130': {
      holds: {
        NamedInsured_FullName_A: THISTLEDOWN,
        ...answers('WorkersCompensationLineOfBusiness_Question_', {
          ...{ AAD: 'Y', KAR: 'N', KAT: 'Y', KAU: 'N', ABI: 'Y', AAE: 'Y', KAV: 'Y', AAF: 'N', ABH: 'Y', ACB: 'N' },
          ...{ ABF: 'Y', ABG: 'N', KAX: 'N', KAY: 'N', AAB: 'N', AAG: 'Y' },
        }),
      },
      notJudged: [
        ...AGENCY_OPEN[130],
        'NamedInsured_Primary_EmailAddress_A',
        ...['AAI', 'ABC', 'ACD', 'KAW', 'KAS'].map(
          (code) => `WorkersCompensationLineOfBusiness_Question_${code}Code_A`,
        ),
        ...names(
          'WorkersCompensationLineOfBusiness_',
          [
            ...['WorkPerformedUndergroundOrAboveFifteenFeet', 'SubcontractorsUsed', 'AnyGroupTransportationProvided'],
            ...['AnyEmployeesUnderSixteenOrOverSixtyYears', 'AnySeasonalEmployees', 'EmployeesTravelOutOfState'],
            ...[
              'LeaseEmployeesToOrFromOtherEmployers',
              'EmployeeHealthPlansProvided',
              'WrittenSafetyProgramInOperation',
            ],
            ...['PriorCoverageDeclinedCancelledNonRenewedLastThreeYears', 'AnyEmployeesPerformWorkForOtherBusinesses'],
            'PastPresentDiscontinuedOperationsHazardousMaterial',
          ].map((question) => `${question}Explanation`),
          'A',
        ),
        'WorkersCompensationLineOfBusiness_Question_AtHomeEmployeeCount_A',
      ],
    },
  },
}
