import type { PdfPageSpec } from '../../../support/documents/pdf.ts'
import type { SubmissionPaper } from '../paper.ts'
import { frame, heading, pairs } from './draw.ts'
import { FORMS } from './lathe-gold.ts'

const firstHeadings = [
  heading(36, 62, 'Applicant', 540),
  heading(36, 196, 'Coverage', 540),
  heading(36, 302, 'Locations', 540),
  heading(36, 372, 'Payroll by class - Virginia', 540),
  heading(36, 510, 'Contacts', 540),
]

const first: PdfPageSpec = {
  texts: [
    { x: 36, y: 30, text: 'Workers Compensation Worksheet', size: 16, bold: true },
    { x: 330, y: 36, text: 'Tidewell Insurance Services for Ironleaf Casualty - quote', size: 8.5 },
    ...firstHeadings.map(({ text }) => text),
    ...pairs(
      36,
      84,
      [
        ['Insured', 'Bramblewood Millwork, Inc.'],
        ['Mailing address', '55 Planer Street'],
        ['City, state, ZIP', 'Port Amity, VA 23999'],
        ['Entity', 'Corporation'],
        ['FEIN', '54-5550909'],
        ['Years in business', '22'],
        ['Operations', 'Makes wood doors, windows and stair parts and installs cabinets'],
      ],
      95,
      14.5,
    ),
    ...pairs(
      330,
      84,
      [
        ['Office phone', '757-555-0160'],
        ['E-mail', 'office@bramblewood.example.com'],
        ['SIC', '2431'],
        ['NAICS', '321918'],
        ['NCCI risk ID', '914550772'],
      ],
      90,
      14.5,
    ),
    ...pairs(
      36,
      218,
      [
        ['Proposed term', '01/01/2027 to 01/01/2028'],
        ['Anniversary date', '01/01/2027'],
        ['Part 1 states', 'VA'],
        ['Part 3 states', 'NC, MD'],
        ['Billing', 'Direct bill, paid quarterly, 25% down'],
      ],
      95,
      14.5,
    ),
    ...pairs(
      330,
      218,
      [
        ['EL each accident', '1,000,000  (expiring 500,000)'],
        ['EL disease, policy', '1,000,000  (expiring 500,000)'],
        ['EL disease, employee', '1,000,000  (expiring 500,000)'],
        ['Audit', 'At expiration'],
      ],
      110,
      14.5,
    ),
    { x: 40, y: 480, text: 'Experience modification for 2027: 0.91', size: 8.5 },
    { x: 330, y: 480, text: 'Total of the classes', size: 8.5, bold: true },
    { x: 524, y: 480, text: '71,119', size: 8.5 },
  ],
  tables: [
    {
      ...{ x: 40, y: 324, columns: [0, 40, 160, 240, 310, 350, 400], size: 8.5 },
      rows: [
        ['Loc', 'Street', 'City', 'County', 'State', 'ZIP', 'Highest floor'],
        ['1', '55 Planer Street', 'Port Amity', 'Tidewater', 'VA', '23999', '2'],
        ['2', '19 Sawdust Way', 'Kinsley', 'Brunt', 'VA', '23990', '1'],
      ],
    },
    {
      ...{ x: 40, y: 398, columns: [0, 30, 70, 216, 246, 274, 352, 440, 484], size: 8.5 },
      rows: [
        ['Loc', 'Class', 'Duties', 'FT', 'PT', '2025 audited', '2027 estimated', 'Rate', 'Premium'],
        ['1', '2802', 'Carpentry - shop only', '26', '2', '1,180,000', '1,260,000', '3.41', '42,966'],
        ['1', '8810', 'Clerical office', '5', '1', '265,000', '280,000', '0.14', '392'],
        ['2', '5437', 'Carpentry - cabinet installation', '9', '0', '498,000', '540,000', '5.02', '27,108'],
        ['1', '8742', 'Outside sales', '3', '0', '210,000', '225,000', '0.29', '653'],
      ],
    },
    {
      ...{ x: 40, y: 532, columns: [0, 120, 220, 320], size: 8.5 },
      rows: [
        ['Inspection', 'Jory Bramble', '757-555-0161', 'jory@bramblewood.example.com'],
        ['Accounting records', 'Nell Fitch', '757-555-0162', 'nell@bramblewood.example.com'],
        ['Claims', 'Nell Fitch', '757-555-0162', 'nell@bramblewood.example.com'],
      ],
    },
  ],
  rulings: [
    ...firstHeadings.map(({ ruling }) => ruling),
    ...frame(36, 393, 540, 74),
    [36, 408.5, 540, 0.5],
    ...[66, 106, 252, 282, 310, 388, 476, 520].map((x): [number, number, number, number] => [x, 393, 0.5, 74]),
  ],
}

const secondHeadings = [
  heading(36, 36, 'Officers', 540),
  heading(36, 116, 'Prior carriers and losses (loss runs attached)', 540),
  heading(36, 240, 'General information', 540),
  heading(36, 620, 'Agency', 540),
]

const second: PdfPageSpec = {
  texts: [
    ...secondHeadings.map(({ text }) => text),
    ...pairs(
      36,
      642,
      [
        ['Agency', 'Tidewell Insurance Services'],
        ['Address', '800 Causeway Drive, Port Amity, VA 23999'],
        ['Phone', '757-555-0102'],
      ],
      60,
    ),
    ...pairs(
      330,
      642,
      [
        ['Producer', 'Hana Orvell'],
        ['Service rep', 'Miles Tench'],
        ['E-mail', 'hana.orvell@example.com'],
      ],
      70,
    ),
  ],
  tables: [
    {
      ...{ x: 40, y: 60, columns: [0, 30, 55, 130, 210, 270, 310, 400, 455, 490], size: 8 },
      rows: [
        ['State', 'Loc', 'Name', 'Title', 'Born', 'Own %', 'Duties', 'Status', 'Class', 'Payroll'],
        ['VA', '1', 'Edda Bramble', 'President', '04/02/1971', '60', 'Manages company', 'Excluded', '8810', ''],
        [
          'VA',
          '1',
          'Jory Bramble',
          'Vice President',
          '09/19/1974',
          '40',
          'Runs the shop',
          'Included',
          '2802',
          '62,400',
        ],
      ],
    },
    {
      ...{ x: 40, y: 140, columns: [0, 40, 170, 260, 330, 370, 420, 480], size: 8.5 },
      rows: [
        ['Year', 'Carrier', 'Policy', 'Premium', 'Mod', 'Claims', 'Paid', 'Reserve'],
        ['2026', 'Cobalt Harbor Insurance', 'CHW-7716-26', '58,210', '0.94', '1', '2,380', '4,500'],
        ['2025', 'Cobalt Harbor Insurance', 'CHW-7716-25', '55,940', '0.97', '0', '0', '0'],
        ['2024', 'Cobalt Harbor Insurance', 'CHW-7716-24', '57,300', '1.02', '2', '18,640', '0'],
        ['2023', 'Grey Heron Mutual', 'GH-40021', '61,480', '1.08', '3', '41,275', '0'],
        ['2022', 'Grey Heron Mutual', 'GH-38765', '59,015', '1.05', '1', '960', '0'],
      ],
    },
    {
      ...{ x: 40, y: 264, columns: [0, 330, 360], size: 9.5 },
      rows: [
        ['Aircraft or watercraft owned, operated or leased?', 'N'],
        ['Operations involving hazardous material, past or present?', 'Y', 'Lacquer in the spray booth'],
        ['Work underground or above 15 feet?', 'N'],
        ['Work on barges, vessels, docks or bridges over water?', 'N'],
        ['Engaged in any other type of business?', 'N'],
        ['Subcontractors used?', 'Y', 'Outside delivery drivers'],
        ['Work sublet without certificates of insurance?', 'N'],
        ['Written safety program in operation?', 'Y', 'Monthly committee'],
        ['Group transportation provided?', 'N'],
        ['Employees under 16 or over 60?', 'Y', 'Two bench hands are 63'],
        ['Seasonal employees?', 'N'],
        ['Volunteer or donated labor?', 'N'],
        ['Employees travel out of state?', 'Y', 'Cabinet crews in NC'],
        ['Athletic teams sponsored?', 'N'],
        ['Physicals required after offers of employment?', 'N'],
        ['Coverage declined, canceled or nonrenewed in the last 3 years?', 'N'],
        ['Employee health plans provided?', 'Y', 'Major medical'],
        ['Employees perform work for other businesses?', 'N'],
        ['Employees leased to or from other employers?', 'N'],
        ['Employees working mostly at home?', 'N'],
        ['Tax liens or bankruptcy in the last 5 years?', 'N'],
        ['Undisputed unpaid workers compensation premium due?', 'N'],
      ],
    },
  ],
  rulings: [
    ...secondHeadings.map(({ ruling }) => ruling),
    [36, 70.6, 540, 0.4],
    [36, 151.4, 540, 0.4],
    ...frame(36, 258, 540, 345),
  ],
}

/** A millwork shop's payroll worksheet: audited payroll before the estimate, expiring limits after the ones wanted. */
export const LATHE: SubmissionPaper = { name: 'lathe', pages: [first, second], forms: FORMS }
