import type { PdfPageSpec, TextAt } from '../../../support/documents/pdf.ts'
import type { SubmissionPaper } from '../paper.ts'
import { heading, pair, pairs } from './draw.ts'
import { FORMS } from './kettle-gold.ts'

const agency: TextAt[] = [
  { x: 40, y: 34, text: 'Submission Summary', size: 18, bold: true },
  { x: 420, y: 40, text: 'Printed 05/04/2026   Page 1 of 3', size: 8 },
  ...pairs(
    40,
    88,
    [
      ['Agency', 'Fennimore & Dace Insurance Agency'],
      ['Street', '41 Millrace Street'],
      ['Suite', 'Suite 210'],
      ['City, state, ZIP', 'Dunmere, OH 43099'],
      ['Agency code', 'FD-2207'],
    ],
    90,
  ),
  ...pairs(
    330,
    88,
    [
      ['Contact', 'Paula Strand'],
      ['Phone', '614-555-0132'],
      ['Fax', '614-555-0139'],
      ['E-mail', 'paula.strand@example.com'],
      ['Customer ID', '000418'],
    ],
    90,
  ),
]

const account: TextAt[] = [
  ...pairs(
    40,
    206,
    [
      ['Submitted to', 'Brightwater Mutual Insurance Company'],
      ['Underwriter', 'Owen Tarrow'],
      ['Transaction', 'New business, quote requested'],
    ],
    90,
  ),
  ...pairs(
    330,
    206,
    [
      ['Requested term', '07/01/2026 - 07/01/2027'],
      ['Billing', 'Direct bill, Quarterly'],
      ['Audit', 'Annual'],
    ],
    90,
  ),
  ...pair(40, 251, 'Lines to quote', 'General Liability; Liquor Liability; Cyber', 90),
  ...pair(40, 266, 'Note', 'Property is written elsewhere and is not part of this submission.', 90),
]

const insured: TextAt[] = [
  ...pairs(
    40,
    316,
    [
      ['Named insured', 'Copper Ladle Brewing Company LLC'],
      ['Mailing address', 'PO Box 318'],
      ['City, state, ZIP', 'Dunmere, OH 43099'],
      ['Entity', 'Limited liability company, 3 members'],
      ['FEIN', '98-7650418'],
      ['Started', '04/15/2014'],
    ],
    90,
  ),
  ...pairs(
    330,
    316,
    [
      ['Business phone', '614-555-0170'],
      ['Website', 'copperladle.example.com'],
      ['SIC', '5812'],
      ['NAICS', '722511'],
      ['Nature', 'Restaurant'],
    ],
    90,
  ),
  ...pair(
    40,
    411,
    'Operations',
    'Brewpub with full kitchen and a small production brewery selling kegs to local bars',
    90,
  ),
]

const contacts: TextAt[] = [
  ...pair(40, 460, 'Inspection', 'Milo Brandt   614-555-0171 (cell)   milo.brandt@example.com', 90),
  ...pair(40, 475, 'Accounting', 'Ines Calloway   614-555-0172 (business)   ines.calloway@example.com', 90),
]

const headings = [
  heading(40, 68, 'Agency'),
  heading(40, 186, 'Request'),
  heading(40, 296, 'Applicant'),
  heading(40, 440, 'Contacts'),
]

const first: PdfPageSpec = {
  texts: [...agency, ...account, ...insured, ...contacts, ...headings.map(({ text }) => text)],
  rulings: headings.map(({ ruling }) => ruling),
}

function premises(y: number, rows: [string, string][], right: [string, string][]): TextAt[] {
  return [...pairs(40, y, rows, 90), ...pairs(330, y, right, 110)]
}

const secondHeadings = [
  heading(40, 66, 'Premises 1'),
  heading(40, 218, 'Premises 2'),
  heading(40, 370, 'General liability requested'),
  heading(40, 500, 'Schedule of hazards'),
  heading(40, 576, 'Additional interest'),
]

const second: PdfPageSpec = {
  texts: [
    { x: 40, y: 34, text: 'Copper Ladle Brewing Company LLC', size: 13, bold: true },
    { x: 420, y: 38, text: 'Printed 05/04/2026   Page 2 of 3', size: 8 },
    ...premises(
      86,
      [
        ['Loc / Bldg', '1 / 1'],
        ['Street', '77 Foundry Lane'],
        ['City', 'Dunmere'],
        ['County', 'Franklin'],
        ['State, ZIP', 'OH 43099'],
        ['Interest', 'Tenant'],
        ['City limits', 'Inside'],
        ['Operations', 'Brewpub and restaurant'],
      ],
      [
        ['Full-time', '18'],
        ['Part-time', '22'],
        ['Annual revenue', '$2,850,000'],
        ['Occupied sq ft', '9,400'],
        ['Open to public', '5,200'],
        ['Building sq ft', '12,000'],
        ['Leased to others', 'No'],
      ],
    ),
    ...premises(
      238,
      [
        ['Loc / Bldg', '2 / 1'],
        ['Street', '1210 Quarry Road'],
        ['City', 'Pell'],
        ['County', 'Franklin'],
        ['State, ZIP', 'OH 43098'],
        ['Interest', 'Owner'],
        ['City limits', 'Outside'],
        ['Operations', 'Production brewery and warehouse'],
      ],
      [
        ['Full-time', '6'],
        ['Part-time', '1'],
        ['Annual revenue', '$640,000'],
        ['Occupied sq ft', '7,000'],
        ['Open to public', '0'],
        ['Building sq ft', '7,000'],
        ['Leased to others', 'No'],
      ],
    ),
    ...pairs(
      40,
      390,
      [
        ['Coverage form', 'Occurrence'],
        ['General aggregate', '$2,000,000 per location'],
        ['Products / completed ops', '$2,000,000'],
        ['Personal & adv. injury', '$1,000,000'],
      ],
      130,
    ),
    ...pairs(
      330,
      390,
      [
        ['Each occurrence', '$1,000,000'],
        ['Rented premises', '$300,000'],
        ['Medical expense', '$10,000'],
        ['Deductible', 'Property damage $1,000 per claim'],
      ],
      95,
    ),
    ...pairs(
      40,
      596,
      [
        ['Interest', 'Additional insured'],
        ['Name', 'Foundry Lane Holdings LLC'],
        ['Address', '9 Court Plaza, Dunmere, OH 43099'],
        ['Reason', 'Lessor of premises'],
      ],
      90,
    ),
    ...pairs(
      330,
      596,
      [
        ['Loc / Bldg', '1 / 1'],
        ['Certificate', 'Yes'],
      ],
      110,
    ),
    ...secondHeadings.map(({ text }) => text),
  ],
  tables: [
    {
      ...{ x: 40, y: 520, columns: [0, 40, 80, 150, 200, 290] },
      rows: [
        ['Loc', 'Haz', 'Class', 'Basis', 'Exposure', 'Classification'],
        ['1', '1', '16910', 'S', '2,850,000', 'Restaurants with table service'],
        ['2', '2', '51350', 'S', '640,000', 'Beer makers'],
      ],
    },
  ],
  rulings: secondHeadings.map(({ ruling }) => ruling),
}

const thirdHeadings = [
  heading(40, 66, 'Prior coverage'),
  heading(40, 190, 'Loss history'),
  heading(40, 246, 'Underwriting questions'),
]

const third: PdfPageSpec = {
  texts: [
    { x: 40, y: 34, text: 'Copper Ladle Brewing Company LLC', size: 13, bold: true },
    { x: 420, y: 38, text: 'Printed 05/04/2026   Page 3 of 3', size: 8 },
    { x: 40, y: 210, text: 'No losses or claims in the past 5 years.', size: 9 },
    ...thirdHeadings.map(({ text }) => text),
  ],
  tables: [
    {
      ...{ x: 40, y: 88, columns: [0, 40, 140, 290, 370, 430, 490], size: 8.5 },
      rows: [
        ['Year', 'Line', 'Carrier', 'Policy no.', 'Premium', 'Effective', 'Expires'],
        ['2025', 'General liability', 'Oakmere Insurance Group', 'OGL-55120-25', '18,400', '07/01/2025', '07/01/2026'],
        ['2025', 'Liquor', 'Stillpoint Casualty', 'LQ-90077', '4,150', '07/01/2025', '07/01/2026'],
        ['2024', 'General liability', 'Oakmere Insurance Group', 'OGL-55120-24', '17,250', '07/01/2024', '07/01/2025'],
        ['2024', 'Liquor', 'Stillpoint Casualty', 'LQ-88401', '3,980', '07/01/2024', '07/01/2025'],
      ],
    },
    {
      ...{ x: 40, y: 270, columns: [0, 330, 370] },
      rows: [
        ['Is the applicant a subsidiary of another entity?', 'No'],
        ['Does the applicant have any subsidiaries?', 'No'],
        ['Is a formal safety program in operation?', 'Yes', 'Safety manual, monthly meetings'],
        ['Any exposure to flammables, explosives or chemicals?', 'No'],
        ['Coverage declined, cancelled or non-renewed in the last 3 years?', 'No'],
        ['Any foreclosure, repossession or bankruptcy in the last 5 years?', 'No'],
        ['Any foreign operations, or products sold or made abroad?', 'No'],
        ['Any parking facilities owned or rented?', 'Yes', '40-space lot at Loc 1'],
        ['Is a fee charged for parking?', 'No'],
        ['Recreation facilities provided?', 'No'],
        ['Is there a swimming pool on the premises?', 'No'],
        ['Sporting or social events sponsored?', 'Yes', 'Yearly chili cook-off'],
      ],
    },
  ],
  rulings: thirdHeadings.map(({ ruling }) => ruling),
}

/** A brewpub: what the agency's system prints of a new account, labels with values in two columns. */
export const KETTLE: SubmissionPaper = { name: 'kettle', pages: [first, second, third], forms: FORMS }
