import type { SubmissionPaper } from '../paper.ts'
import { across, down, lettered } from './gold.ts'
import { pairs, sheet, strong, table, words } from './layout.ts'

const WIDE: [number, number] = [792, 612]

const PAGE = sheet(
  [
    strong(36, 28, 'COBALT LEDGER PAYROLL', 13),
    words(
      36,
      46,
      '90 Switchboard Road, Dayton, OH 45402   Service provider EIN 31-0009876   Help desk 937-555-0119',
      8,
    ),
    strong(540, 28, 'Workers compensation wage report', 11),
    words(540, 46, 'by state and class code   Run 08/10/2026', 8),
    pairs(
      36,
      72,
      100,
      `Client | Grindstone Millwork Co.
      Client address | 1700 Sawyer Street, Jasper, IN 47546
      Client FEIN | 35-0004412
      Client phone | 812-555-0188`,
    ),
    pairs(
      400,
      72,
      130,
      `Closed audit period | 10/01/2024 to 10/01/2025
      Wages paid to date | 10/01/2025 to 07/31/2026
      Coming policy term | 10/01/2026 to 10/01/2027`,
    ),
    strong(36, 140, 'Work sites'),
    table(
      36,
      154,
      [40, 180, 110, 30, 60],
      `Site | Street | City | St | ZIP
      1 | 1700 Sawyer Street | Jasper | IN | 47546
      2 | 12 Planing Mill Drive | Owensboro | KY | 42301`,
    ),
    strong(36, 214, 'State: IN'),
    table(
      36,
      228,
      [34, 44, 190, 50, 50, 92, 86, 86, 88],
      `Site | Class | Work | Full-time | Part-time | Audited wages~2024-25 | Overtime extra~2025-26 | Wages to date~2025-26 | Estimate for~2026-27
      1 | 2802 | Cabinet and millwork shop,~machine operators | 19 | 2 | 842,310 | 21,406 | 731,118 | 905,000
      1 | 2812 | Finish and spray room | 6 | | 251,977 | 5,210 | 214,665 | 268,000
      1 | 5437 | Installation at customers | 8 | 1 | 377,450 | 14,822 | 343,090 | 420,000
      1 | 8742 | Outside sales | 2 | | 118,200 | | 104,000 | 124,500
      1 | 8810 | Office | 4 | 1 | 201,630 | 312 | 176,430 | 214,000
       | | Subtotal IN | 39 | 4 | 1,791,567 | 41,750 | 1,569,303 | 1,931,500`,
    ),
    strong(36, 372, 'State: KY'),
    table(
      36,
      386,
      [34, 44, 190, 50, 50, 92, 86, 86, 88],
      `Site | Class | Work | Full-time | Part-time | Audited wages~2024-25 | Overtime extra~2025-26 | Wages to date~2025-26 | Estimate for~2026-27
      2 | 8232 | Lumber yard and drivers | 5 | | 198,040 | 6,118 | 171,902 | 207,000
      2 | 8810 | Office | 1 | 1 | 41,300 | | 38,755 | 47,000
       | | Subtotal KY | 6 | 1 | 239,340 | 6,118 | 210,657 | 254,000
       | | All states | 45 | 5 | 2,030,907 | 47,868 | 1,779,960 | 2,185,500`,
    ),
    words(
      36,
      490,
      'Estimates for the coming term were entered by the client. Wages to date are ten months and are not annualized.\nOvertime extra is the premium part of overtime pay and is not counted in wages. Severance of $18,250 is left out.',
      8.5,
    ),
    words(36, 530, 'Questions: Tabitha Orrin, Cobalt Ledger Payroll, t.orrin@cobaltledger.example', 8.5),
  ],
  WIDE,
)

const RATE = 'WorkersCompensation_RateClass_'

export const PAYROLL: SubmissionPaper = {
  name: 'birch-payroll',
  pages: [PAGE],
  forms: {
    '130': {
      holds: {
        NamedInsured_FullName_A: 'Grindstone Millwork Co.',
        ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: 1700 Sawyer Street | CityName: Jasper'),
        ...across('NamedInsured_MailingAddress_', 'A', 'StateOrProvinceCode: IN | PostalCode: 47546'),
        ...across('NamedInsured_', 'A', 'TaxIdentifier: 35-0004412 | Primary_PhoneNumber: 812-555-0188'),
        ...across('Policy_', 'A', 'EffectiveDate: 10/01/2026 | ExpirationDate: 10/01/2027'),
        ...down('Location_ProducerIdentifier', '1 | 2'),
        ...down('Location_PhysicalAddress_LineOne', '1700 Sawyer Street | 12 Planing Mill Drive'),
        ...down('Location_PhysicalAddress_CityName', 'Jasper | Owensboro'),
        ...down('Location_PhysicalAddress_StateOrProvinceCode', 'IN | KY'),
        ...down('Location_PhysicalAddress_PostalCode', '47546 | 42301'),
        ...down(`${RATE}LocationProducerIdentifier`, '1 | 1 | 1 | 1 | 1'),
        ...down(`${RATE}ClassificationCode`, '2802 | 2812 | 5437 | 8742 | 8810'),
        ...down(
          `${RATE}DutiesDescription`,
          'Cabinet and millwork shop, machine operators | Finish and spray room | Installation at customers | Outside sales | Office',
        ),
        ...down(`${RATE}FullTimeEmployeeCount`, '19 | 6 | 8 | 2 | 4'),
        ...down(`${RATE}PartTimeEmployeeCount`, '2 | | 1 | | 1'),
        ...down(`${RATE}RemunerationAmount`, '905,000 | 268,000 | 420,000 | 124,500 | 214,000'),
      },
      notJudged: [
        'Form_CompletionDate_A',
        ...lettered(['WorkersCompensation_PartOne_StateOrProvinceCode'], 'AB'),
        'WorkersCompensation_RateState_StateOrProvinceName_A',
        'WorkersCompensation_RateState_StateOrProvinceName_A1',
        'WorkersCompensation_RateState_PageNumber_A',
        'WorkersCompensation_RateState_TotalPageNumber_A',
        // A rating page is of one state: the second state's classes go to a second page or below the first's.
        ...lettered(
          [
            'LocationProducerIdentifier',
            'ClassificationCode',
            'DutiesDescription',
            'FullTimeEmployeeCount',
            'PartTimeEmployeeCount',
            'RemunerationAmount',
          ].map((element) => RATE + element),
          'FG',
        ),
      ],
    },
  },
}
