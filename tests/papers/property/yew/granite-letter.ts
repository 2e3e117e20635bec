import type { PropertyPaper } from '../paper.ts'
import { sheet } from '../spruce/draw.ts'
import { address, cover, interest } from '../spruce/gold.ts'
import { beside, boxes, down, gap, ledger, line, lines, prose, title } from './draw.ts'

// An insurer's own letter to a lender: what is in force in boxes, some of them ticked.
const LEFT = 56
const named = { deductible: '5,000', causes: 'special', valuation: 'Replacement Cost' } as const
const penmarsh = ['Penmarsh Savings Bank, its successors and assigns', address('2 Customs House Lane', 'Eastcove', 'ME', '04997')] as const // biome-ignore format: one line

export const graniteLetter: PropertyPaper = {
  name: 'yew-granite-letter',
  pages: [
    sheet(
      down(
        40,
        beside(
          [title(LEFT, 'Granite Notch Insurance Company', 15)],
          [lines(400, ['Commercial Lines Service Center', '900 Ledge Road, Concordia, NH 03990', '(603) 555-0110'], 8)],
        ), // biome-ignore format: one line
        line(LEFT, 500),
        lines(LEFT, ['September 14, 2026'], 9.5),
        gap(6),
        lines(LEFT, ['Saltmarsh Equipment Finance Corporation', 'Attention: Insurance Tracking', '350 Causeway Park', 'Bell Harbor, MA 01998'], 9.5), // biome-ignore format: one line
        gap(8),
        title(LEFT, 'Summary of property insurance in force', 11),
        prose(LEFT, 500, 'You asked what we insure for the borrower named below. This is what our records show today. This summary gives information only and changes nothing in the policy. A lender is told of cancellation 30 days before, or 10 days if premium is not paid.', 9.5), // biome-ignore format: one line
        gap(6),
        boxes(LEFT, [
          [250, 'BORROWER (NAMED INSURED)', 'Dovekie Marine Construction, Inc.', 'PO Box 600', 'Eastcove, ME 04999'],
          [250, 'AGENT', 'Harrow & Lunt Insurance', '27 Wharf Road, Eastcove, ME 04998', '207-555-0160'],
        ]),
        boxes(LEFT, [
          [166, 'POLICY NUMBER', 'GNP 2-551-9047'],
          [167, 'POLICY TERM', '05/01/2026 to 05/01/2027'],
          [167, 'PRIOR TERM (EXPIRED)', '05/01/2025 to 05/01/2026'],
        ]),
        gap(8),
        title(LEFT, 'A.  Locations', 10),
        ledger(
          LEFT,
          [30, 210, 116, 104, 40],
          [
            ['No.', 'Address', 'Occupancy', 'Construction', 'Built'],
            ['1', '41 Slipway Road, Eastcove, ME 04998', 'Fabrication shop', 'Non-Combustible', '1999'],
            ['2', '8 Ballast Lane, Tilbury Neck, ME 04996', 'Storage yard and shed', 'Frame', '1978'],
          ],
          'all',
          8.5,
        ),
        gap(6),
        title(LEFT, 'B.  Real and personal property', 10),
        ledger(
          LEFT,
          [46, 186, -84, -84, 100],
          [
            ['Location', 'Coverage', 'Limit', 'Deductible', 'Valuation'],
            ['1', 'Building', '$1,380,000', '$5,000', 'Replacement Cost'],
            ['1', 'Business Personal Property', '$455,000', '$5,000', 'Replacement Cost'],
            ['2', 'Building', '$164,000', '$5,000', 'Actual Cash Value'],
            ['2', 'Business Personal Property', '$75,000', '$5,000', 'Replacement Cost'],
          ],
          'all',
          8.5,
        ),
        lines(LEFT, ['Causes of loss for part B:    [  ] Basic     [  ] Broad     [X] Special        Coinsurance:    [  ] None     [X] 80%'], 8.5), // biome-ignore format: one line
        gap(6),
        title(LEFT, 'C.  Inland marine, wherever the property is', 10),
        ledger(
          LEFT,
          [232, -84, -84, 100],
          [
            ['Coverage', 'Limit', 'Deductible', 'Valuation'],
            ['Scheduled Contractors Equipment', '$2,960,000', '$10,000', 'Actual Cash Value'],
            ['Leased or Rented Equipment', '$250,000', '$10,000', 'Actual Cash Value'],
            ['Installation Floater', '$400,000', '$2,500', ''],
            ['Employee Tools', 'Not insured', '', ''],
          ],
          'all',
          8.5,
        ),
        lines(LEFT, ['(continued)'], 8),
      ).parts,
    ),
    sheet(
      down(
        40,
        lines(LEFT, ['Granite Notch Insurance Company          Policy number GNP 2-551-9047          September 14, 2026          page 2'], 8.5), // biome-ignore format: one line
        line(LEFT, 500),
        title(LEFT, 'D.  Your interest', 10),
        boxes(LEFT, [
          [
            300,
            'NAME AND ADDRESS',
            'Saltmarsh Equipment Finance Corporation',
            '350 Causeway Park',
            'Bell Harbor, MA 01998',
          ],
          [200, 'LOAN NUMBER', '2026-EQ-3317'],
        ]),
        boxes(LEFT, [
          [
            500,
            'INTEREST',
            "[  ] Mortgagee     [  ] Loss payee     [X] Lender's loss payable     [  ] Additional insured",
          ],
        ]),
        gap(5),
        prose(LEFT, 500, 'Your interest is in the Scheduled Contractors Equipment: one 2024 crawler crane, serial no. 0K-77120, insured for $1,150,000 of the limit in part C, and one deck barge. It is in no building.', 9), // biome-ignore format: one line
        gap(8),
        title(LEFT, 'E.  Other interests on file', 10),
        ledger(
          LEFT,
          [46, 80, 254, 120],
          [
            ['Location', 'Interest', 'Name and address', 'Loan number'],
            ['1', 'Mortgagee', 'Penmarsh Savings Bank, its successors and assigns|2 Customs House Lane, Eastcove, ME 04997', '20-118846'], // biome-ignore format: one line
            ['2', 'Mortgagee', 'Penmarsh Savings Bank, its successors and assigns|2 Customs House Lane, Eastcove, ME 04997', '20-118847'], // biome-ignore format: one line
          ],
          'all',
          8.5,
        ),
        gap(8),
        title(LEFT, 'F.  What is not in force', 10),
        prose(LEFT, 500, 'Flood, earthquake and business income are not insured. In the prior term Scheduled Contractors Equipment was insured for $2,415,000 with a deductible of $5,000. A deductible of 3% of the limit applies to windstorm or hail at Location 2 only.', 9), // biome-ignore format: one line
        gap(14),
        lines(
          LEFT,
          ['Dagny Marchetti-Roe', 'Senior Underwriting Assistant', 'dagny.marchetti-roe@granitenotch.example'],
          9.5,
        ),
        gap(10),
        lines(LEFT, ['Copy: Harrow & Lunt Insurance'], 8.5),
      ).parts,
    ),
  ],
  holds: {
    policy: {
      number: 'GNP 2-551-9047',
      carrier: 'Granite Notch Insurance Company',
      effective: '05/01/2026',
      expiration: '05/01/2027',
    },
    insured: { name: 'Dovekie Marine Construction, Inc.', ...address('PO Box 600', 'Eastcove', 'ME', '04999') },
    producer: {
      name: 'Harrow & Lunt Insurance',
      phone: '207-555-0160',
      ...address('27 Wharf Road', 'Eastcove', 'ME', '04998'),
    },
    places: [
      {
        location: '1',
        building: null,
        ...address('41 Slipway Road', 'Eastcove', 'ME', '04998'),
        construction: 'Non-Combustible',
        occupancy: 'Fabrication shop',
        yearBuilt: '1999',
      },
      {
        location: '2',
        building: null,
        ...address('8 Ballast Lane', 'Tilbury Neck', 'ME', '04996'),
        construction: 'Frame',
        occupancy: 'Storage yard and shed',
        yearBuilt: '1978',
      },
    ],
    coverages: [
      cover(0, 'Building', '1,380,000', { ...named, coinsurance: '80%' }),
      cover(0, 'Business Personal Property', '455,000', { ...named, coinsurance: '80%' }),
      cover(1, 'Building', '164,000', { ...named, valuation: 'Actual Cash Value', coinsurance: '80%' }),
      cover(1, 'Business Personal Property', '75,000', { ...named, coinsurance: '80%' }),
      cover(null, 'Scheduled Contractors Equipment', '2,960,000', { deductible: '10,000', valuation: 'Actual Cash Value' }), // biome-ignore format: one line
      cover(null, 'Leased or Rented Equipment', '250,000', { deductible: '10,000', valuation: 'Actual Cash Value' }),
      cover(null, 'Installation Floater', '400,000', { deductible: '2,500' }),
    ],
    interests: [
      interest(
        null,
        "lender's loss payable",
        'Saltmarsh Equipment Finance Corporation',
        address('350 Causeway Park', 'Bell Harbor', 'MA', '01998'),
        '2026-EQ-3317',
      ),
      interest(0, 'mortgagee', ...penmarsh, '20-118846'),
      interest(1, 'mortgagee', ...penmarsh, '20-118847'),
    ],
    terms: {
      'wind or hail deductible': '3% of the limit at Location 2',
      flood: 'Not insured',
      earthquake: 'Not insured',
    },
  },
}
