import type { PdfPageSpec, TextAt } from '../../../support/documents/pdf.ts'
import type { SubmissionPaper } from '../paper.ts'
import { type Box, boxes, frame } from './draw.ts'
import { FORMS } from './rafters-gold.ts'

const section = (y: number, text: string): TextAt => ({ x: 36, y, text, size: 10, bold: true })

const applicant: Box[] = [
  [36, 82, 340, "Applicant's legal name", 'Pinebrook Truss and Roofing Co.'],
  [376, 82, 200, 'Organized as', 'Corporation'],
  [36, 112, 240, 'Mailing address', '2260 Sawpit Avenue'],
  [276, 112, 150, 'City', 'Lowell Bend'],
  [426, 112, 60, 'State', 'WA'],
  [486, 112, 90, 'ZIP', '98999'],
  [36, 142, 130, 'Federal ID (FEIN)', '91-5550777'],
  [166, 142, 130, 'Telephone', '509-555-0141'],
  [296, 142, 280, 'Web address', 'pinebrookroofs.example.com'],
  [36, 172, 270, 'Producer', 'Garrick Vane Insurance Brokers'],
  [306, 172, 270, "Producer's contact", 'Leonie Vane'],
  [36, 202, 130, "Producer's telephone", '509-555-0150'],
  [166, 202, 210, "Producer's e-mail", 'leonie.vane@example.com'],
  [376, 202, 100, 'Proposed effective', '09/01/2026'],
  [476, 202, 100, 'Proposed expiration', '09/01/2027'],
]

const operations: Box[] = [
  [36, 260, 540, 'Describe the operations', 'Residential roof replacement, truss setting and gutters'],
  [36, 290, 100, 'Full-time employees', '21'],
  [136, 290, 100, 'Part-time employees', '3'],
  [236, 290, 150, 'Cost of subcontracted work ($)', '310,000'],
  [386, 290, 190, 'Percent of work subcontracted', '35'],
  [36, 320, 540, 'Kinds of work subcontracted', 'Gutters, skylights, sheet metal'],
]

const shop: Box[] = [
  [36, 378, 90, 'Location', '1'],
  [126, 378, 180, 'Street', '14 Kiln Yard'],
  [306, 378, 110, 'City', 'Lowell Bend'],
  [416, 378, 80, 'County', 'Yarrow'],
  [496, 378, 80, 'State and ZIP', 'WA 98999'],
  [36, 408, 90, 'Interest', 'Owner'],
]

const limits: Box[] = [
  [36, 466, 135, 'Coverage form', 'Occurrence'],
  [171, 466, 135, 'General aggregate', '2,000,000'],
  [306, 466, 135, 'Aggregate applies per', 'Project'],
  [441, 466, 135, 'Products / completed operations', '2,000,000'],
  [36, 496, 135, 'Personal and advertising injury', '1,000,000'],
  [171, 496, 135, 'Each occurrence', '1,000,000'],
  [306, 496, 135, 'Damage to rented premises', '100,000'],
  [441, 496, 135, 'Medical expense', '5,000'],
  [36, 526, 135, 'Deductible, bodily injury', '2,500'],
  [171, 526, 135, 'Deductible, property damage', '2,500'],
  [306, 526, 135, 'Deductible applies per', 'Occurrence'],
]

const drawn = boxes([...applicant, ...operations, ...shop, ...limits])
const first: PdfPageSpec = {
  texts: [
    { x: 36, y: 30, text: 'Contractors Supplement to the General Liability Application', size: 14, bold: true },
    {
      x: 36,
      y: 50,
      text: 'Northfold Specialty Insurance Company. Answer every question; attach a sheet if needed.',
      size: 8,
    },
    section(67, 'A. Applicant'),
    section(245, 'B. Operations'),
    section(363, 'C. Premises'),
    section(451, 'D. Limits wanted'),
    section(571, 'E. Rating exposures'),
    ...drawn.texts,
  ],
  tables: [
    {
      ...{ x: 42, y: 592, columns: [0, 70, 250, 300, 400], size: 8.5 },
      rows: [
        ['Class code', 'Classification', 'Basis', 'Last year, actual', 'Coming year, estimated'],
        ['98678', 'Roofing - residential', 'P', '705,000', '780,000'],
        ['91341', 'Carpentry - truss setting', 'P', '262,000', '240,000'],
      ],
    },
  ],
  rulings: [...drawn.rulings, ...frame(36, 586, 540, 48)],
}

type Answer = [question: string, answer: 'Y' | 'N', explained?: string]

const QUESTIONS: Answer[] = [
  ['Do you draw plans, designs or specifications for others?', 'N'],
  ['Any blasting, or use or storage of explosives?', 'N'],
  ['Any excavation, tunneling, underground work or earth moving?', 'N'],
  ['Do subcontractors carry coverages or limits less than yours?', 'Y', 'Gutter crew carries 500,000'],
  ['May subcontractors work without giving you a certificate?', 'N'],
  ['Do you lease equipment to others, with or without operators?', 'N'],
  ['Any medical facilities provided, or doctors or nurses employed?', 'N'],
  ['Any exposure to radioactive or nuclear materials?', 'N'],
  ['Do you store, treat or transport hazardous material?', 'Y', 'Propane and roofing adhesive'],
  ['Operations sold, acquired or discontinued in the last 5 years?', 'Y', 'Siding division sold in 2023'],
  ['Machinery or equipment loaned or rented to others?', 'N'],
  ['Any watercraft, docks or floats owned, hired or leased?', 'N'],
  ['Any structural alterations contemplated?', 'N'],
  ['Any demolition exposure contemplated?', 'N'],
  ['Are you active in any joint ventures?', 'N'],
  ['Any labor interchange with another business or subsidiary?', 'N'],
  ['Is a written safety and security policy in effect?', 'Y', 'Weekly toolbox talks'],
  ['Does your promotional literature speak of safety or security?', 'N'],
]

const TOP = 90
const STEP = 22
const answers = QUESTIONS.flatMap(([question, answer, explained], index): TextAt[] => {
  const y = TOP + index * STEP
  return [
    { x: 40, y, text: `${index + 1}.`, size: 8.5 },
    { x: 58, y, text: question, size: 8.5 },
    { x: answer === 'Y' ? 337 : 371, y, text: 'X', size: 10, typed: true },
    ...(explained ? [{ x: 398, y, text: explained, size: 8.5, typed: true }] : []),
  ]
})

const second: PdfPageSpec = {
  texts: [
    section(44, 'F. Underwriting questions'),
    { x: 332, y: 68, text: 'Yes', size: 8, bold: true },
    { x: 367, y: 68, text: 'No', size: 8, bold: true },
    { x: 398, y: 68, text: 'If yes, explain', size: 8, bold: true },
    ...answers,
  ],
  rulings: [
    ...QUESTIONS.map((_, index): [number, number, number, number] => [36, TOP - 6 + index * STEP, 540, 0.5]),
    ...frame(36, 62, 540, TOP - 62 - 6 + QUESTIONS.length * STEP),
    ...[324, 358, 392].map((x): [number, number, number, number] => [x, 62, 0.5, TOP - 68 + QUESTIONS.length * STEP]),
  ],
}

const third = boxes([
  [36, 66, 250, 'Employees leased from', 'Steady Hands Staffing'],
  [286, 66, 290, 'Does the lessor carry workers compensation?', 'Yes'],
  [36, 136, 190, 'Present GL carrier', 'Tallgrass Surplus Lines'],
  [226, 136, 120, 'Policy number', 'TSL-30911'],
  [346, 136, 70, 'Premium', '31,900'],
  [416, 136, 80, 'Effective', '09/01/2025'],
  [496, 136, 80, 'Expires', '09/01/2026'],
  [36, 166, 310, 'Other quotes in hand', 'Anvil Ridge Insurance'],
  [346, 166, 70, 'Premium', '28,400'],
  [36, 236, 90, 'Date of loss', '02/17/2023'],
  [126, 236, 50, 'Line', 'GL'],
  [176, 236, 210, 'Description', 'Rain into open roof'],
  [386, 236, 70, 'Paid', '22,500'],
  [456, 236, 60, 'Reserve', '0'],
  [516, 236, 60, 'Open?', 'No'],
  [36, 320, 220, 'Signed for the applicant', 'Rollo Pinebrook'],
  [256, 320, 180, 'Title', 'President'],
  [436, 320, 140, 'Date', '06/22/2026'],
])

const lastPage: PdfPageSpec = {
  texts: [
    section(44, 'G. Leased employees'),
    section(114, 'H. Present insurance'),
    section(214, 'I. Liability losses of the last 5 years'),
    section(298, 'J. Signature'),
    ...third.texts,
  ],
  rulings: third.rulings,
}

/** A roofer's questionnaire: captions in ruled boxes, answers typed in; last year's payroll stands before the coming year's. */
export const RAFTERS: SubmissionPaper = { name: 'rafters', pages: [first, second, lastPage], forms: FORMS }
