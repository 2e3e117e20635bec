import { typedPage } from '../../acord-25/larch/draw.ts'
import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const DEDUCTIBLE = { deductible: '1,000', valuation: 'ACTUAL CASH VALUE' }

const page = `                    ALLEGHAN BASIC PROPERTY INSURANCE POOL
                             A FAIR PLAN FACILITY
             PO BOX 1408, THREE FORGES, PA 19998     (215) 555-0104

DWELLING FIRE POLICY                                     NEW BUSINESS DECLARATION
---------------------------------------------------------------------------------
POLICY NO          POLICY PERIOD                     PRODUCER NO     DATE ISSUED
FP-DW-227104       03/18/2026 TO 03/18/2027          6620            03/11/2026
                   12:01 AM STANDARD TIME
---------------------------------------------------------------------------------
INSURED                                   PRODUCER OF RECORD
EZEKIEL B PRIMROSE                        TAMBOUR STREET AGENCY INC
2931 CHANDLER ST                          1200 TAMBOUR ST STE 4
THREE FORGES PA 19998                     THREE FORGES PA 19998
                                          PHONE 215-555-0171
---------------------------------------------------------------------------------
DESCRIBED LOCATION
2933 CHANDLER ST, THREE FORGES PA 19998

CONSTRUCTION  MASONRY       FAMILIES  2        OCCUPANCY    TENANT
YEAR BUILT    1921          STORIES   3        PROT CLASS   02
ROW HOUSE     YES           VACANT    NO       TERRITORY    31
---------------------------------------------------------------------------------
COVERAGE                                    AMOUNT OF INSURANCE          PREMIUM
A. DWELLING                                            $142,000             $611
B. OTHER STRUCTURES                                 NOT COVERED
C. PERSONAL PROPERTY                                    $12,500              $54
D. FAIR RENTAL VALUE                                    $14,200             INCL
E. ADDITIONAL LIVING EXPENSE                        NOT COVERED

PERILS INSURED AGAINST                                   STATUS          PREMIUM
FIRE, LIGHTNING AND INTERNAL EXPLOSION                  COVERED             INCL
EXTENDED COVERAGE                                       COVERED             $133
VANDALISM AND MALICIOUS MISCHIEF                       DECLINED
BURGLARY                                           NOT OFFERED
WATER BACKUP                                           DECLINED
SINKHOLE COLLAPSE                                      DECLINED
                                                   TOTAL PREMIUM            $798
---------------------------------------------------------------------------------
DEDUCTIBLE - EACH LOSS, ALL COVERAGES SHOWN ABOVE        $1,000
LOSS SETTLEMENT - COVERAGES A AND C           ACTUAL CASH VALUE
---------------------------------------------------------------------------------
MORTGAGEE OR OTHER INTEREST                             LOAN NO
1. MORTGAGEE                                            4400-8812-06
   KEYSTREAM BUILDING AND LOAN ASSOCIATION
   85 WHARF ST
   NORRISGATE PA 19997
2. NONE
---------------------------------------------------------------------------------
FORMS  FPD 1 12 20   FPD 7 01 19   FPD 12 06 21 (ACTUAL CASH VALUE)
---------------------------------------------------------------------------------
THIS IS NOT A HOMEOWNERS POLICY. PLEASE READ WHAT IS COVERED AND WHAT IS NOT.
IT GIVES NO LIABILITY COVERAGE AND NO COVERAGE FOR FLOOD, THEFT OR EARTHQUAKE.
ASK YOUR PRODUCER TO LOOK FOR INSURANCE ELSEWHERE BEFORE EACH RENEWAL.

MORTGAGEE COPY                                                         PAGE 1 OF 1`

/** A FAIR plan's line-printer declaration: perils as lines of their own, some declined, and actual cash value. */
export const FAIR_PLAN: PropertyPaper = {
  name: 'fair plan dwelling declaration',
  pages: [typedPage(page, true)],
  holds: {
    policy: {
      number: 'FP-DW-227104',
      carrier: 'ALLEGHAN BASIC PROPERTY INSURANCE POOL',
      effective: '03/18/2026',
      expiration: '03/18/2027',
    },
    insured: { name: 'EZEKIEL B PRIMROSE', ...address('2931 CHANDLER ST', 'THREE FORGES', 'PA', '19998') },
    producer: {
      name: 'TAMBOUR STREET AGENCY INC',
      phone: '215-555-0171',
      code: '6620',
      ...address('1200 TAMBOUR ST', 'THREE FORGES', 'PA', '19998', 'STE 4'),
    },
    places: [
      place(null, null, address('2933 CHANDLER ST', 'THREE FORGES', 'PA', '19998'), {
        construction: 'MASONRY',
        occupancy: 'TENANT',
        yearBuilt: '1921',
        stories: '3',
      }),
    ],
    coverages: [
      cover(0, 'DWELLING', '142,000', DEDUCTIBLE),
      cover(0, 'PERSONAL PROPERTY', '12,500', DEDUCTIBLE),
      cover(0, 'FAIR RENTAL VALUE', '14,200', { deductible: '1,000' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'KEYSTREAM BUILDING AND LOAN ASSOCIATION',
        address('85 WHARF ST', 'NORRISGATE', 'PA', '19997'),
        '4400-8812-06',
      ),
    ],
    terms: { 'vandalism and malicious mischief': 'DECLINED', flood: 'no coverage', earthquake: 'no coverage' },
  },
}
