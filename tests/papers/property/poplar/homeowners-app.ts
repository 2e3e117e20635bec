import { sheet } from '../../acord-25/larch/draw.ts'
import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const HOME = address('8206 Mesquite Hollow Lane', 'Bracken Wells', 'TX', '78998')
const DEDUCTIBLE = { deductible: '6,620' }
const SETTLED = { ...DEDUCTIBLE, valuation: 'Replacement cost' }

const page = `
40 34 22b lantana
128 42 9 home insurance, underwritten by Lantana Reciprocal Insurance Exchange
40 66 13b Your HO-5 policy at a glance
572> 68 8 Declarations page 1 of 1
_ 40 88 532
40 98 7.5 Policy ID
190 98 7.5 In force
370 98 7.5 What you pay
40 109 10b LTX5-8841-0093
190 109 10b Sep 1, 2026 to Sep 1, 2027
370 109 10b $347.50 monthly ($4,170.00 a year)
_ 40 130 532
40 140 10b Insured people
40 155 9 Thaddeus Quillfort and
40 167 9 Ione Quillfort
40 184 7.5 We write to you at
40 195 9 8206 Mesquite Hollow Lane
40 207 9 Bracken Wells, TX 78998
40 232 10b Insured home
40 247 9 8206 Mesquite Hollow Lane
40 259 9 Bracken Wells, TX 78998
# 278 8 13 40 120
Built in | 2014
Built of | Brick veneer
Living area | 2,985 sq ft
Stories | 2
Lived in by | Owner, full time
Roof | Class 4 shingle, 2022

40 372 10b Your agent
40 387 9 Bluebonnet Bend Insurance
40 399 9 77 Mission Plaza, Floor 3
40 411 9 Bracken Wells, TX 78999
40 423 9 512-555-0166
40 448 10b Your lender
40 463 9 Harrow Creek Mortgage, LLC
40 475 9 ISAOA/ATIMA
40 487 9 PO Box 8804
40 499 9 Eastwold, OH 43998
40 511 9 Loan 0093-551-7
40 536 10b Also notified
40 551 9 Sagecrest Owners Association
40 563 9 1 Clubhouse Way
40 575 9 Bracken Wells, TX 78998
40 589 7.5 Additional interest. Gets notice of
40 599 7.5 cancellation. Is not insured.
230 140 10b What is covered, and up to how much
_ 230 155 342
230 162 9.5b Dwelling (Coverage A)
572> 162 9.5b $662,000
230 175 7.5 The house and what is built into it. Paid at replacement cost.
_ 230 188 342
230 195 9.5b Other structures (Coverage B)
572> 195 9.5b $66,200
230 208 7.5 Fences, sheds, a detached garage. Paid at replacement cost.
_ 230 221 342
230 228 9.5b Personal property (Coverage C)
572> 228 9.5b $463,400
230 241 7.5 Your things, at home and away. Paid at replacement cost.
_ 230 254 342
230 261 9.5b Loss of use (Coverage D)
572> 261 9.5b $198,600
230 274 7.5 Rent and meals while you cannot live at home.
_ 230 287 342
230 294 9.5b Personal liability (Coverage E)
572> 294 9.5b $500,000
_ 230 312 342
230 319 9.5b Medical payments (Coverage F)
572> 319 9.5b $5,000
_ 230 337 342
230 348 10b Extras you picked
# 364 9 14 230 572>
Jewelry, watches and furs | $10,000
Water backup | $15,000
Service line | $10,000
Foundation seepage | Declined
Golf cart collision | Declined

[230 442 342 82] Deductibles: what you pay first on a claim
240 458 9 Wind and hail, named storms included
562> 458 9b 2% of Coverage A, $13,240
240 474 9 All other causes, Coverages A to D
562> 474 9b 1% of Coverage A, $6,620
240 490 9 Water backup
562> 490 9b $1,000
240 506 7.5 A deductible moves with Coverage A when it changes.
230 536 10b Discounts in your price
# 551 8 12 230 400> 420 572>
New roof | -$512 | Smart leak sensor | -$88
Auto bundle | -$640 | Claim free | -$371
Gated community | -$55 | Paperless | -$20

_ 40 616 532
40 624 8b Good to know
# 637 7.5 11 40
Flood and earthquake are not part of this policy. Cosmetic damage by hail to a metal roof is not paid.
Forms: LTX HO5 01 26, LTX WH 02 24 Wind and Hail Percentage Deductible, LTX WB 01 23, LTX SL 01 23, LTX JW 03 22.
Lantana Reciprocal Insurance Exchange, 500 Cistern Street, Bracken Wells, TX 78999. Questions? hola@lantana.example`

/** An online insurer's HO-5 of Texas: people and house at the left, coverages with a line of explanation at the right. */
export const HOMEOWNERS_APP: PropertyPaper = {
  name: 'texas homeowners of an online insurer',
  pages: [sheet(page)],
  holds: {
    policy: {
      number: 'LTX5-8841-0093',
      carrier: 'Lantana Reciprocal Insurance Exchange',
      effective: '09/01/2026',
      expiration: '09/01/2027',
    },
    insured: { name: 'Thaddeus Quillfort and Ione Quillfort', ...HOME },
    producer: {
      name: 'Bluebonnet Bend Insurance',
      phone: '512-555-0166',
      ...address('77 Mission Plaza', 'Bracken Wells', 'TX', '78999', 'Floor 3'),
    },
    places: [
      place(null, null, HOME, {
        construction: 'Brick veneer',
        occupancy: 'Owner, full time',
        yearBuilt: '2014',
        stories: '2',
        area: '2,985',
      }),
    ],
    coverages: [
      cover(0, 'Dwelling', '662,000', SETTLED),
      cover(0, 'Other structures', '66,200', SETTLED),
      cover(0, 'Personal property', '463,400', SETTLED),
      cover(0, 'Loss of use', '198,600', DEDUCTIBLE),
      cover(0, 'Jewelry, watches and furs', '10,000'),
      cover(0, 'Water backup', '15,000', { deductible: '1,000' }),
      cover(0, 'Service line', '10,000'),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Harrow Creek Mortgage, LLC ISAOA/ATIMA',
        address('PO Box 8804', 'Eastwold', 'OH', '43998'),
        '0093-551-7',
      ),
      interest(0, null, 'Sagecrest Owners Association', address('1 Clubhouse Way', 'Bracken Wells', 'TX', '78998')),
    ],
    terms: {
      'wind or hail deductible': '2% of Coverage A, $13,240',
      flood: 'not part of this policy',
      earthquake: 'not part of this policy',
    },
  },
}
