import type { PropertyPaper } from '../paper.ts'
import { box, cells, panel, under } from '../pine/draw.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const WORKS = address('1400 Foundry Road', 'Ashgrove', 'OH', '43999')
const SHOWROOM = address('215 Court Street', 'Marlow', 'OH', '43998')
const WAREHOUSE = address('9 Depot Spur, Suite 4', 'Ashgrove', 'OH', '43999')
const RC = { deductible: '5,000', causes: 'special', valuation: 'RC', coinsurance: '90%' } as const
const SHED = { deductible: '5,000', causes: 'broad', valuation: 'ACV', coinsurance: '80%' } as const
const SMALL = { ...RC, deductible: '2,500' } as const
const INCOME = { deductibleWords: '72 hours', causes: 'special', coinsurance: '50%' } as const
const MARLOW = address('1 Exchange Plaza', 'Marlow', 'OH', '43998')

const PREMISES = [44, 82, 120, 330, 474, 552]
const LIMITS = [44, 78, 112, 268, 346, 400, 450, 512]

/** Declarations of a package in three parts: premises, limits, and a change that takes one bank off and puts another on. */
export const PACKAGE_CHANGED: PropertyPaper = {
  name: 'package with a change',
  pages: [
    {
      texts: [
        { x: 40, y: 28, text: 'GRANITE FORK CASUALTY COMPANY', size: 15, bold: true },
        { x: 40, y: 48, text: 'A stock company \u2022 NAIC 39987', size: 8 },
        { x: 400, y: 30, text: 'Commercial Package Policy', size: 11 },
        { x: 400, y: 46, text: 'Common Policy Declarations', size: 11 },
        ...panel(44, 70, 'POLICY NO.', ['GFC 4471820-03']),
        ...panel(190, 70, 'POLICY PERIOD (12:01 A.M. at the mailing address)', ['From 08/15/2025   To 08/15/2026']),
        ...panel(430, 70, 'PRIOR POLICY', ['GFC 4471820-02']),
        ...panel(44, 104, 'NAMED INSURED AND MAILING ADDRESS', [
          'Thistledown Furniture Works, Inc.',
          'PO Box 318',
          'Ashgrove, OH 43999',
        ]),
        ...panel(320, 104, 'PRODUCER  34-1180', [
          'Lantern Street Insurance Agency, LLC',
          '77 Lantern Street, Ashgrove, OH 43999',
          '614-555-0162',
        ]),
        ...panel(44, 164, 'BUSINESS DESCRIPTION', ['Wood furniture maker and dealer']),
        ...panel(320, 164, 'FORM OF BUSINESS', ['Corporation']),
        { x: 44, y: 204, text: 'This policy consists of the parts for which a premium is shown.', size: 9 },
        ...under(60, 222, ['Commercial Property', 'Commercial General Liability', 'Commercial Inland Marine']),
        ...under(300, 222, ['$ 21,806.00', '$ 9,412.00', 'Not covered']),
        { x: 60, y: 264, text: 'Total policy premium', size: 9, bold: true },
        { x: 300, y: 264, text: '$ 31,218.00', size: 9, bold: true },
        { x: 44, y: 300, text: 'DESCRIPTION OF PREMISES', size: 10, bold: true },
        ...cells(320, PREMISES, 'Prem.|Bldg.|Address|Occupancy|Construction|Built', 8, true),
        ...cells(
          338,
          PREMISES,
          '1|1|1400 Foundry Road, Ashgrove, OH 43999|Furniture manufacturing|Jois. Masonry|1958',
          8,
        ),
        ...cells(352, PREMISES, '1|2|1400 Foundry Road, Ashgrove, OH 43999|Finishing room|Non-Comb.|1994', 8),
        ...cells(366, PREMISES, '1|3|1400 Foundry Road, Ashgrove, OH 43999|Lumber shed|Frame|1971', 8),
        ...cells(380, PREMISES, '2|1|215 Court Street, Marlow, OH 43998|Furniture showroom|Mas. Non-Comb.|2006', 8),
        ...cells(394, PREMISES, '3|1|9 Depot Spur, Suite 4, Ashgrove, OH 43999|Warehouse, leased|Non-Comb.|1987', 8),
        { x: 44, y: 740, text: 'GF DEC 01 (06 22)                    Page 1 of 2', size: 7 },
      ],
      rulings: [...box(38, 64, 540, 34), ...box(38, 98, 540, 60), ...box(38, 158, 540, 34), ...box(38, 316, 540, 92)],
    },
    {
      texts: [
        { x: 40, y: 28, text: 'Commercial Property Coverage Part Declarations', size: 13, bold: true },
        { x: 40, y: 46, text: 'Policy GFC 4471820-03    Thistledown Furniture Works, Inc.', size: 8.5 },
        { x: 44, y: 68, text: 'COVERAGES PROVIDED', size: 10, bold: true },
        ...cells(88, LIMITS, 'Prem.|Bldg.|Coverage|Limit of Insurance|Causes|Coins.|Valuation|Deductible', 8, true),
        ...cells(104, LIMITS, '1|1|Building|$ 2,140,000|Special|90%|RC|$ 5,000', 8),
        ...cells(117, LIMITS, '||Your Business Personal Property|$ 860,000|Special|90%|RC|$ 5,000', 8),
        ...cells(130, LIMITS, '||Business Income and Extra Expense|$ 900,000|Special|50%||72 hours', 8),
        ...cells(143, LIMITS, '1|2|Building|$ 615,000|Special|90%|RC|$ 5,000', 8),
        ...cells(156, LIMITS, '||Your Business Personal Property|$ 240,000|Special|90%|RC|$ 5,000', 8),
        ...cells(169, LIMITS, '1|3|Building|$ 88,000|Broad|80%|ACV|$ 5,000', 8),
        ...cells(182, LIMITS, '||Stock|$ 130,000|Broad|80%|ACV|$ 5,000', 8),
        ...cells(195, LIMITS, '2|1|Building|$ 1,325,000|Special|Agreed|RC|$ 2,500', 8),
        ...cells(208, LIMITS, '||Your Business Personal Property|$ 410,000|Special|90%|RC|$ 2,500', 8),
        ...cells(221, LIMITS, '||Business Income and Extra Expense|$ 250,000|Special|50%||72 hours', 8),
        ...cells(234, LIMITS, '3|1|Your Business Personal Property|$ 175,000|Special|90%|RC|$ 2,500', 8),
        { x: 44, y: 262, text: 'OPTIONAL COVERAGES', size: 10, bold: true },
        ...under(
          44,
          280,
          [
            'Inflation guard: buildings, 4% a year.   Agreed value: premises 2, building 1, until 08/15/2026.',
            'Equipment breakdown: included at all premises.   Windstorm or hail deductible: 2%, premises 1 only.',
            'Flood and earthquake are not covered by this part.',
          ],
          8.5,
        ),
        { x: 44, y: 332, text: 'MORTGAGEHOLDERS', size: 10, bold: true },
        ...cells(350, PREMISES, 'Prem.|Bldg.|Name and mailing address', 8, true),
        ...cells(366, PREMISES, '1|1, 2|Kestrel Savings Bank, 500 Bank Row, Ashgrove, OH 43999   Loan 88-30417', 8),
        ...cells(
          380,
          PREMISES,
          '2|1|Buckhorn Federal Credit Union, 16 Market Street, Marlow, OH 43998   Loan 2016-0551',
          8,
        ),
        { x: 44, y: 406, text: 'LOSS PAYEES', size: 10, bold: true },
        ...cells(424, PREMISES, '1|1|Copperline Equipment Finance Inc., PO Box 7740, Dunmore Park, IL 60999', 8),
        ...cells(437, PREMISES, '||Two routers, contract 5520-C', 8),
        { x: 44, y: 740, text: 'GF CP 02 (06 22)                    Page 2 of 2', size: 7 },
      ],
      rulings: [...box(38, 84, 540, 164), [38, 100, 540, 0.7]],
    },
    {
      texts: [
        { x: 40, y: 28, text: 'GRANITE FORK CASUALTY COMPANY', size: 11, bold: true },
        { x: 40, y: 48, text: 'POLICY CHANGES', size: 15, bold: true },
        { x: 400, y: 50, text: 'Change number 2', size: 10 },
        ...panel(44, 80, 'POLICY NUMBER', ['GFC 4471820-03']),
        ...panel(190, 80, 'CHANGES EFFECTIVE', ['11/03/2025']),
        ...panel(330, 80, 'NAMED INSURED', ['Thistledown Furniture Works, Inc.']),
        { x: 44, y: 130, text: 'CHANGES', size: 10, bold: true },
        ...under(
          44,
          150,
          [
            'Coverage part affected: Commercial Property.',
            '',
            'Kestrel Savings Bank is deleted as mortgageholder at premises 1, buildings 1 and 2.',
            '',
            'The following is added as mortgageholder at premises 1, building 1 and premises 1, building 2:',
            '        Marlow National Bank, ISAOA',
            '        1 Exchange Plaza',
            '        Marlow, OH 43998',
            '        Loan MNB-220914',
            '',
            'The premium does not change. All other terms of the policy stay the same.',
          ],
          9.5,
        ),
        { x: 44, y: 330, text: 'Issued 11/06/2025', size: 8.5 },
      ],
      rulings: [...box(38, 74, 540, 36), ...box(38, 124, 540, 190)],
    },
  ],
  holds: {
    policy: {
      number: 'GFC 4471820-03',
      carrier: 'Granite Fork Casualty Company',
      naic: '39987',
      effective: '08/15/2025',
      expiration: '08/15/2026',
    },
    insured: { name: 'Thistledown Furniture Works, Inc.', ...address('PO Box 318', 'Ashgrove', 'OH', '43999') },
    producer: {
      name: 'Lantern Street Insurance Agency, LLC',
      phone: '614-555-0162',
      code: '34-1180',
      ...address('77 Lantern Street', 'Ashgrove', 'OH', '43999'),
    },
    places: [
      place('1', '1', WORKS, {
        construction: 'Jois. Masonry',
        occupancy: 'Furniture manufacturing',
        yearBuilt: '1958',
      }),
      place('1', '2', WORKS, { construction: 'Non-Comb.', occupancy: 'Finishing room', yearBuilt: '1994' }),
      place('1', '3', WORKS, { construction: 'Frame', occupancy: 'Lumber shed', yearBuilt: '1971' }),
      place('2', '1', SHOWROOM, {
        construction: 'Mas. Non-Comb.',
        occupancy: 'Furniture showroom',
        yearBuilt: '2006',
      }),
      place('3', '1', WAREHOUSE, { construction: 'Non-Comb.', occupancy: 'Warehouse, leased', yearBuilt: '1987' }),
    ],
    coverages: [
      cover(0, 'Building', '2,140,000', RC),
      cover(0, 'Your Business Personal Property', '860,000', RC),
      cover(0, 'Business Income and Extra Expense', '900,000', INCOME),
      cover(1, 'Building', '615,000', RC),
      cover(1, 'Your Business Personal Property', '240,000', RC),
      cover(2, 'Building', '88,000', SHED),
      cover(2, 'Stock', '130,000', SHED),
      cover(3, 'Building', '1,325,000', { ...SMALL, coinsurance: 'Agreed' }),
      cover(3, 'Your Business Personal Property', '410,000', SMALL),
      cover(3, 'Business Income and Extra Expense', '250,000', INCOME),
      cover(4, 'Your Business Personal Property', '175,000', SMALL),
      cover(null, 'Equipment breakdown', null, { words: 'Included at all premises' }),
    ],
    interests: [
      interest(0, 'mortgagee', 'Marlow National Bank, ISAOA', MARLOW, 'MNB-220914'),
      interest(1, 'mortgagee', 'Marlow National Bank, ISAOA', MARLOW, 'MNB-220914'),
      interest(
        3,
        'mortgagee',
        'Buckhorn Federal Credit Union',
        address('16 Market Street', 'Marlow', 'OH', '43998'),
        '2016-0551',
      ),
      interest(
        0,
        'loss payee',
        'Copperline Equipment Finance Inc.',
        address('PO Box 7740', 'Dunmore Park', 'IL', '60999'),
        '5520-C',
      ),
    ],
    terms: {
      'inflation guard': 'buildings, 4% a year',
      'agreed value': 'premises 2, building 1, until 08/15/2026',
      'equipment breakdown': 'included at all premises',
      'wind or hail deductible': '2%, premises 1 only',
      'waiting period': '72 hours',
      flood: 'not covered',
      earthquake: 'not covered',
    },
  },
}
