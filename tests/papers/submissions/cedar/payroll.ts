import type { SubmissionPaper } from '../paper.ts'
import { grid } from './drawing.ts'
import { ADDRESS, AGENCY_OPEN, names, one, rows } from './gold.ts'

const PLACE = ADDRESS.map((part) => `PhysicalAddress_${part}`)
const SHOP = ['1', '605 Picket Lane', 'Ridgemoor', 'NC', '28999']
const YARD = ['2', '19 Lumber Yard Road', 'Bellhaven', 'NC', '28998']

/** A spreadsheet printed wide: three years beside one another, subtotals by place and totals by class. */
export const payrollProjection: SubmissionPaper = {
  name: 'payroll projection of a fence builder for the next term',
  pages: [
    {
      size: [792, 612],
      texts: [
        { x: 36, y: 30, text: 'Copperline Fence & Deck Co. - WC payroll projection', size: 12, bold: true },
        {
          x: 36,
          y: 48,
          text: 'Policy term 01/01/2027 to 01/01/2028, North Carolina (NC).  Prepared by the controller.',
          size: 9,
        },
        ...grid(
          36,
          74,
          [0, 30, 74, 250, 290, 330, 425, 520, 615],
          [
            ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'],
            ['Loc', 'Code', 'What they do', 'FT', 'PT', '2025 audited', '2026 estimate', '2027 projected', 'Change'],
            ['1', '6400', 'Fence crews', '14', '2', '588,310', '612,000', '648,700', '6.0 %'],
            ['1', '8742', 'Outside sales', '3', '0', '201,400', '210,000', '222,600', '6.0 %'],
            ['1', '8810', 'Office', '4', '1', '188,065', '195,000', '201,900', '3.5 %'],
            ['', '', 'Subtotal Loc 1', '21', '3', '977,775', '1,017,000', '1,073,200', ''],
            ['2', '6400', 'Fence crews', '6', '4', '242,915', '258,000', '289,000', '12.0 %'],
            ['2', '2802', 'Shop - gates and panels', '5', '0', '231,700', '236,000', '243,100', '3.0 %'],
            ['', '', 'Subtotal Loc 2', '11', '4', '474,615', '494,000', '532,100', ''],
            ['', '', 'All locations', '32', '7', '1,452,390', '1,511,000', '1,605,300', ''],
          ],
        ),
        { x: 36, y: 228, text: 'By class', size: 9, bold: true },
        ...grid(
          36,
          244,
          [0, 330, 425, 520],
          [
            ['6400 fence crews, both locations', '831,225', '870,000', '937,700'],
            ['2802', '231,700', '236,000', '243,100'],
            ['8742', '201,400', '210,000', '222,600'],
            ['8810', '188,065', '195,000', '201,900'],
          ],
        ),
        { x: 36, y: 316, text: 'Locations', size: 9, bold: true },
        ...grid(
          36,
          332,
          [0, 30],
          [
            ['1', '605 Picket Lane, Ridgemoor, NC 28999'],
            ['2', '19 Lumber Yard Road, Bellhaven, NC 28998'],
          ],
        ),
        { x: 36, y: 374, text: 'Owner pay is not in the figures above:', size: 9 },
        ...grid(
          36,
          390,
          [0, 130, 250, 320, 390, 450],
          [
            ['Name', 'Title', 'Owns (%)', 'Inc / Exc', 'Code', '2027 pay'],
            ['Wendell Copper', 'President', '55', 'Inc', '8742', '88,400'],
            ['Yolanda Line', 'Vice President', '45', 'Exc', '', ''],
          ],
        ),
        { x: 36, y: 446, text: 'Mod for 2027 not yet published (2026: 1.12).', size: 9 },
      ],
      rulings: [[36, 97.5, 700, 0.5]],
    },
  ],
  forms: {
    '130': {
      holds: {
        NamedInsured_FullName_A: 'Copperline Fence & Deck Co.',
        Policy_EffectiveDate_A: '01/01/2027',
        Policy_ExpirationDate_A: '01/01/2028',
        WorkersCompensation_PartOne_StateOrProvinceCode_A: 'NC',
        WorkersCompensation_RateState_StateOrProvinceName_A: 'NC',
        ...rows('Location_', ['ProducerIdentifier', ...PLACE], { A: SHOP, B: YARD }),
        ...rows(
          'WorkersCompensation_Individual_',
          ['FullName', 'TitleRelationshipCode', 'OwnershipPercent', 'IncludedExcludedCode'],
          { A: ['Wendell Copper', 'President', '55', 'Inc'], B: ['Yolanda Line', 'Vice President', '45', 'Exc'] },
        ),
        ...one('WorkersCompensation_Individual_', { RatingClassificationCode: '8742', RemunerationAmount: '88,400' }),
        ...rows(
          'WorkersCompensation_RateClass_',
          [
            ...['LocationProducerIdentifier', 'ClassificationCode', 'DutiesDescription'],
            ...['FullTimeEmployeeCount', 'PartTimeEmployeeCount', 'RemunerationAmount'],
          ],
          {
            A: ['1', '6400', 'Fence crews', '14', '2', '648,700'],
            B: ['1', '8742', 'Outside sales', '3', '0', '222,600'],
            C: ['1', '8810', 'Office', '4', '1', '201,900'],
            D: ['2', '6400', 'Fence crews', '6', '4', '289,000'],
            E: ['2', '2802', 'Shop - gates and panels', '5', '0', '243,100'],
          },
        ),
      },
      notJudged: [
        ...AGENCY_OPEN[130],
        'WorkersCompensation_RateState_StateOrProvinceName_A1',
        ...names('WorkersCompensation_Individual_', ['StateOrProvinceCode', 'LocationProducerIdentifier'], 'AB'),
        ...names(
          'NamedInsured_',
          ADDRESS.map((part) => `MailingAddress_${part}`),
          'A',
        ),
        'PriorCoverage_ModificationFactor_A',
        'PriorCoverage_EffectiveYear_A',
      ],
    },
    '125': {
      holds: {
        NamedInsured_FullName_A: 'Copperline Fence & Deck Co.',
        Policy_EffectiveDate_A: '01/01/2027',
        Policy_ExpirationDate_A: '01/01/2028',
        ...rows('CommercialStructure_', ['Location_ProducerIdentifier', ...PLACE], { A: SHOP, B: YARD }),
        ...rows('BusinessInformation_', ['FullTimeEmployeeCount', 'PartTimeEmployeeCount'], {
          A: ['21', '3'],
          B: ['11', '4'],
        }),
      },
      notJudged: [
        ...AGENCY_OPEN[125],
        ...names(
          'NamedInsured_',
          ADDRESS.map((part) => `MailingAddress_${part}`),
          'A',
        ),
        ...names('Policy_LineOfBusiness_', ['OtherIndicator', 'OtherLineOfBusinessDescription'], 'A'),
      ],
    },
  },
}
