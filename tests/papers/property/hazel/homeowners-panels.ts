import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'
import { grid, panel } from './draw.ts'

const SAGE = address('3391 Sagebrush Court', 'Tierra Linda', 'AZ', '85998')
const DEDUCTIBLE = { deductible: '2,000' }

const [A, B, C, D] = [48, 184, 320, 456] as const

/** An online insurer's homeowners print: panels of a small label with its value below, four abreast. */
export const HOMEOWNERS_PANELS: PropertyPaper = {
  name: 'homeowners print in panels of an online insurer',
  pages: [
    {
      rulings: [92, 221, 320, 430, 498, 566].map((y) => [40, y, 532, 0.5]),
      texts: [
        ...grid(36, [A, 420], ['Tidywell|Your home policy'], { size: 18, bold: true }),
        ...grid(62, [A, 420], ['Policy declarations|Questions? help@tidywell.example'], { size: 9 }),
        ...grid(76, [A], ['Underwritten by Tidywell Home Insurance Company'], { size: 9 }),
        ...panel(A, 104, 'Policy number', ['TW-H-60417729']),
        ...panel(B, 104, 'Policy starts', ['Jul 8, 2026']),
        ...panel(C, 104, 'Policy ends', ['Jul 8, 2027']),
        ...panel(D, 104, 'Total premium', ['$1,584.00 a year']),
        ...panel(A, 144, 'Named insured', ['Rosalind Okonjo-Tate']),
        ...panel(C, 144, 'Mailing address', ['3391 Sagebrush Court', 'Tierra Linda, AZ 85998']),
        ...panel(A, 188, 'Agency', ['Tidywell Agency LLC']),
        ...panel(C, 188, 'Agency phone', ['(602) 555-0188']),
        ...grid(226, [A], ['Your home'], { size: 12, bold: true }),
        ...panel(A, 246, 'Insured property', ['3391 Sagebrush Court', 'Tierra Linda, AZ 85998']),
        ...panel(C, 246, 'Occupancy', ['Primary home']),
        ...panel(D, 246, 'Policy form', ['HO-3']),
        ...panel(A, 292, 'Year built', ['2011']),
        ...panel(B, 292, 'Construction', ['Frame']),
        ...panel(C, 292, 'Roof', ['Concrete tile']),
        ...panel(D, 292, 'Living area', ['2,140 sq ft']),
        ...grid(328, [A], ['Property coverage'], { size: 12, bold: true }),
        ...panel(A, 348, 'A. Dwelling', ['$451,000']),
        ...panel(B, 348, 'B. Other structures', ['$45,100']),
        ...panel(C, 348, 'C. Personal property', ['$225,500']),
        ...panel(D, 348, 'D. Loss of use', ['$90,200']),
        ...panel(A, 388, 'Settlement, dwelling', ['Replacement cost']),
        ...panel(C, 388, 'Settlement, personal property', ['Replacement cost']),
        ...grid(438, [A], ['Deductibles'], { size: 12, bold: true }),
        ...panel(A, 458, 'All perils but wind and hail', ['$2,000']),
        ...panel(C, 458, 'Wind and hail', ['1% of Coverage A ($4,510)']),
        ...grid(506, [A], ['Liability coverage'], { size: 12, bold: true }),
        ...panel(A, 526, 'E. Personal liability', ['$300,000']),
        ...panel(B, 526, 'F. Medical payments', ['$5,000']),
        ...grid(574, [A], ['Your lender'], { size: 12, bold: true }),
        ...panel(A, 594, 'Mortgagee', ['Juniper Flats Lending Inc.', 'ISAOA']),
        ...panel(C, 594, 'Lender address', ['PO Box 7714', 'Mesa Roja, NM 87998']),
        ...panel(D, 594, 'Loan number', ['10044-82213']),
        ...grid(720, [A], ['Flood damage is not covered. Forms: HO 00 03 05 11, TW 02 11 24, TW 07 03 25'], {
          size: 8,
        }),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'TW-H-60417729',
      carrier: 'Tidywell Home Insurance Company',
      effective: '07/08/2026',
      expiration: '07/08/2027',
    },
    insured: { name: 'Rosalind Okonjo-Tate', ...SAGE },
    producer: { name: 'Tidywell Agency LLC', phone: '(602) 555-0188' },
    places: [place(null, null, SAGE, { construction: 'Frame', occupancy: 'Primary home', yearBuilt: '2011' })],
    coverages: [
      cover(0, 'Dwelling', '451,000', { ...DEDUCTIBLE, valuation: 'Replacement cost' }),
      cover(0, 'Other structures', '45,100', DEDUCTIBLE),
      cover(0, 'Personal property', '225,500', { ...DEDUCTIBLE, valuation: 'Replacement cost' }),
      cover(0, 'Loss of use', '90,200', DEDUCTIBLE),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Juniper Flats Lending Inc. ISAOA',
        address('PO Box 7714', 'Mesa Roja', 'NM', '87998'),
        '10044-82213',
      ),
    ],
    terms: { 'wind or hail deductible': '1% of Coverage A ($4,510)', flood: 'not covered' },
  },
}
