import { head, labels, page, rule, say } from '../maple/layout.ts'
import { ledger } from './layout.ts'

const WIDE: [number, number] = [792, 612]
const TOP = page([
  say(36, 26, 'GOLDENROD HOME SERVICES GROUP, INC.', { size: 12, bold: true }),
  say(36, 42, 'Workers compensation renewal 01/01/2027 to 01/01/2028', { size: 9 }),
  say(560, 26, 'Prairie Ledger Insurance', { size: 10, bold: true }),
  say(560, 40, '1400 Grand View Plaza, Des Moines, IA 50309', { size: 8 }),
  rule(36, 56, 720, 1.2),
])
const WIDTHS = [36, 44, 250, -60, -60, -90, -90, -90]
const HEADING =
  'Loc | Class | Description of work | Full time | Part time | Audited 2025 | Annualized 2026 | Estimated 2027'

const FIRST = page(
  [
    TOP,
    labels(
      36,
      64,
      96,
      `Mailing address | 2900 Spur Road, Des Moines, IA 50317
     Telephone | (515) 555-0126
     E-mail | office@goldenrodhome.example
     Web site | www.goldenrodhome.example
     Work | Plumbing, heating and air conditioning for homes`,
      { size: 8.5, step: 12 },
    ),
    labels(
      360,
      64,
      80,
      `FEIN | 42-5550125
     NCCI risk ID | 140055512
     SIC / NAICS | 1711 / 238220
     Entity | Corporation
     In business | 31 years`,
      { size: 8.5, step: 12 },
    ),
    labels(
      560,
      64,
      74,
      `Producer | Nils Aagard
     Phone | (515) 555-0170
     Fax | (515) 555-0171
     E-mail | naagard@prairieledger.example
     Client | GOLD-0031`,
      { size: 8.5, step: 12 },
    ),
    head(36, 136, 'LOCATIONS', 9.5),
    ledger(
      36,
      150,
      [36, 200, 110, 50, 60, 90, 120],
      `Loc | Street | City | State | ZIP | County | Highest floor
     1 | 2900 Spur Road | Des Moines | IA | 50317 | Polk | 2
     2 | 615 Cedar Mill Street | Ames | IA | 50010 | Story | 1
     3 | 88 Farnam Crossing | Omaha | NE | 68102 | Douglas | 1`,
    ),
    head(36, 234, 'ANNUAL PAYROLL – IOWA', 9.5),
    ledger(
      36,
      248,
      WIDTHS,
      `${HEADING}
     1 | 5183 | Plumbing NOC and Drivers | 9 | 1 | 498,210 | 521,300 | 545,000
     1 | 5537 | HVAC Systems Installation and Drivers | 12 | 0 | 701,884 | 735,900 | 760,000
     1 | 8810 | Clerical Office Employees NOC | 4 | 2 | 196,415 | 207,150 | 214,000
     2 | 5537 | HVAC Systems Installation and Drivers | 5 | 0 | 266,730 | 281,400 | 298,500
     2 | 8742 | Salespersons - Outside | 2 | 0 | 148,090 | 151,600 | 156,000
      | | Total Iowa | 32 | 3 | 1,811,329 | 1,897,350 | 1,973,500`,
      { total: true },
    ),
    head(36, 378, 'ANNUAL PAYROLL – NEBRASKA', 9.5),
    ledger(
      36,
      392,
      WIDTHS,
      `${HEADING}
     3 | 5537 | HVAC Systems Installation and Drivers | 4 | 1 | n/a | 198,700 | 241,000
     3 | 8810 | Clerical Office Employees NOC | 1 | 0 | n/a | 43,100 | 44,800
      | | Total Nebraska | 5 | 1 | n/a | 241,800 | 285,800`,
      { total: true },
    ),
    say(
      36,
      476,
      `Omaha opened in January 2026. Payroll of the officers who are included is part of the figures above. The 2027
     experience modification is not published yet (TBD).`,
      { size: 8 },
    ),
    say(36, 584, 'Goldenrod Home Services Group, Inc. – payroll schedule, August 2026 – sheet 1', { size: 7 }),
  ],
  WIDE,
)

const SECOND = page(
  [
    TOP,
    head(36, 66, 'OFFICERS AND OWNERS', 9.5),
    ledger(
      36,
      80,
      [110, 76, 64, -56, 34, 36, 138, 56, 50, -70],
      `Name | Title | Born | Ownership % | State | Loc | Duties | INC / EXC | Class | Pay
     Walter Brandvold | President | 02/11/1961 | 55 | IA | 1 | General management | EXC | n/a | n/a
     Ingrid Brandvold | Secretary | 10/03/1963 | 25 | IA | 1 | Board meetings | EXC | n/a | n/a
     Tomas Eke | Vice President | 08/30/1974 | 20 | IA | 1 | Supervises HVAC crews | INC | 5537 | 88,400
     Lucy Farrow | Treasurer | 05/17/1980 | 0 | IA | 1 | Bookkeeping | INC | 8810 | 71,500`,
      { bars: 'rows' },
    ),
    head(36, 184, 'PRIOR CARRIERS AND LOSSES', 9.5),
    ledger(
      36,
      198,
      [70, 190, 110, -80, -50, -60, -80, -80],
      `Year | Carrier | Policy number | Premium | Mod | Claims | Paid | Reserve
     2026-2027 | Corn Belt Employers Mutual | CBE 770-1186 | 61,220 | .94 | 1 | 1,845 | 3,500
     2025-2026 | Corn Belt Employers Mutual | CBE 770-0978 | 58,907 | .97 | 3 | 22,610 | 0
     2024-2025 | Corn Belt Employers Mutual | CBE 770-0803 | 57,344 | 1.02 | 2 | 9,135 | 0
     2023-2024 | Skunk River Casualty Co. | WC-3094471 | 60,118 | 1.05 | 5 | 47,902 | 0
     2022-2023 | Skunk River Casualty Co. | WC-2981156 | 55,630 | 1.01 | 0 | 0 | 0
      | Five years | | 293,219 | | 11 | 81,492 | 3,500`,
      { total: true },
    ),
    head(36, 342, 'EMPLOYERS LIABILITY', 9.5),
    ledger(
      36,
      356,
      [130, -76, -76],
      `Limit | In force | Requested
     Each accident | 500,000 | 1,000,000
     Disease - policy limit | 500,000 | 1,000,000
     Disease - each employee | 500,000 | 1,000,000`,
    ),
    labels(
      36,
      444,
      122,
      `Part one states | IA, NE
     Part three states | MN, MO, SD
     Rating anniversary | 01/01/2027
     Billing | Agency bill, quarterly
     Audit | At expiration`,
      { size: 8.5, step: 13 },
    ),
    head(324, 342, 'CONTACTS AT THE INSURED', 9.5),
    ledger(
      324,
      356,
      [60, 90, 82, 82, 120],
      `For | Name | Office | Cell | E-mail
     Inspection | Tomas Eke | (515) 555-0127 | (515) 555-0182 | teke@goldenrodhome.example
     Accounting | Lucy Farrow | (515) 555-0128 | (515) 555-0183 | lfarrow@goldenrodhome.example
     Claims | Pia Lund | (515) 555-0129 | (515) 555-0184 | plund@goldenrodhome.example`,
      { size: 7.5 },
    ),
    labels(
      324,
      444,
      206,
      `Employee health plan provided | Yes
     Written safety program | Yes
     Subcontractors used | No
     Employees leased to or from other employers | No
     Seasonal employees | No
     Volunteer or donated labor | No`,
      { size: 8.5, step: 13 },
    ),
    labels(
      570,
      444,
      140,
      `Group transportation | No
     Physicals after offers are made | Yes
     Athletic teams sponsored | No
     Aircraft or watercraft | No
     Tax liens or bankruptcy, 5 years | No
     Work above 15 feet or underground | No`,
      { size: 8.5, step: 13 },
    ),
    say(36, 584, 'Goldenrod Home Services Group, Inc. – payroll schedule, August 2026 – sheet 2', { size: 7 }),
  ],
  WIDE,
)

export const PAYROLL_PAGES = [FIRST, SECOND]
