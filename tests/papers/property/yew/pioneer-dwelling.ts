import type { PropertyPaper } from '../paper.ts'
import { sheet } from '../spruce/draw.ts'
import { address, cover, interest } from '../spruce/gold.ts'
import { down, typed } from './draw.ts'

// An exchange's dwelling fire policy from an old printer: capitals of one width, a column for each dwelling.
const first = { deductible: '2,500', causes: 'special' } as const
const second = { deductible: '1,000', causes: 'basic' } as const

export const pioneerDwelling: PropertyPaper = {
  name: 'yew-pioneer-dwelling',
  pages: [
    sheet(
      down(
        40,
        typed(
          50,
          `
PIONEER SLOPE FIRE INSURANCE EXCHANGE                             DWELLING POLICY DECLARATIONS
1 EXCHANGE PLAZA  KNOB HOLLOW TN 37990                            RENEWAL CERTIFICATE

POLICY NUMBER             POLICY PERIOD                           PRIOR POLICY
DF 003 4471 29            07/12/2026 TO 07/12/2027                DF 003 4471 28
                          12:01 AM STANDARD TIME

INSURED                                     AGENT  40 1187
ELDRIDGE T AMBROSE                          HIGHLAND RIM INSURORS
5190 LAGOON CT                              231 DEPOT AVE
SARABAY FL 34998                            KNOB HOLLOW TN 37998
                                            931 555 0147

DESCRIBED LOCATIONS
LOC    ADDRESS                         OCCUPANCY                CONSTRUCTION      YR BUILT
001    18 CHURCH ST                    TENANT ONE FAMILY        FRAME             1949
       KNOB HOLLOW TN 37998
002    702 RIVER RD                    TENANT TWO FAMILY        MASONRY VENEER    1972
       LACY SPRINGS KY 42998

LIMITS OF LIABILITY AND PREMIUMS
                                       LOC 001                       LOC 002
COVERAGE                                 LIMIT     PREMIUM             LIMIT     PREMIUM
A DWELLING                             264,000       1,188           198,500         871
B OTHER STRUCTURES                      26,400        INCL       NOT COVERED
C PERSONAL PROPERTY                      7,500          41
D FAIR RENTAL VALUE                     31,680        INCL            19,850        INCL
E ADDITIONAL LIVING EXPENSE        NOT COVERED                   NOT COVERED
L PERSONAL LIABILITY                   300,000          62           300,000          62
M MEDICAL PAYMENTS                       5,000        INCL             5,000        INCL

PERILS INSURED AGAINST A B C D         SPECIAL                         BASIC
LOSS SETTLEMENT COVERAGE A    REPLACEMENT COST             ACTUAL CASH VALUE
DEDUCTIBLE ALL OTHER PERILS              2,500                         1,000
DEDUCTIBLE WIND OR HAIL         2 PERCENT OF A                1 PERCENT OF A
DEDUCTIBLES APPLY TO COVERAGES A B C

OPTIONAL COVERAGES
EARTHQUAKE                         NOT COVERED                   NOT COVERED
WATER BACK UP                            5,000          30       NOT COVERED
VACANCY PERMIT                             N/A                           N/A

MORTGAGEES
LOC 001  FIRST MORTGAGEE                            LOAN NO 3300418876
         CUMBERLAND PLATEAU BANK ISAOA ATIMA
         PO BOX 88210
         KNOB HOLLOW TN 37997
LOC 001  SECOND MORTGAGEE                           LOAN NO HRF 2023 061
         VALLEY HOUSING REPAIR FUND
         411 CAPITOL ROW
         KNOB HOLLOW TN 37996
LOC 002  FIRST MORTGAGEE                            LOAN NO 77 4410
         LACY SPRINGS CREDIT UNION
         20 MILL ST
         LACY SPRINGS KY 42998

ANNUAL PREMIUM   2,254     POLICY FEE   35     TOTAL DUE   2,289     BILL TO INSURED
THIS IS NOT A BILL.  A SUBSCRIBER WHO PAYS AFTER 08/11/2026 OWES A LATE FEE OF 15.

FORMS  DP 00 01   DP 00 03   DL 24 01   DP 04 95   PS 118
PS 200 (09/23)                                                              PAGE 1 OF 1`,
        ),
      ).parts,
    ),
  ],
  holds: {
    policy: {
      number: 'DF 003 4471 29',
      carrier: 'PIONEER SLOPE FIRE INSURANCE EXCHANGE',
      effective: '07/12/2026',
      expiration: '07/12/2027',
    },
    insured: { name: 'ELDRIDGE T AMBROSE', ...address('5190 LAGOON CT', 'SARABAY', 'FL', '34998') },
    producer: {
      name: 'HIGHLAND RIM INSURORS',
      phone: '931 555 0147',
      code: '40 1187',
      ...address('231 DEPOT AVE', 'KNOB HOLLOW', 'TN', '37998'),
    },
    places: [
      {
        location: '001',
        building: null,
        ...address('18 CHURCH ST', 'KNOB HOLLOW', 'TN', '37998'),
        construction: 'FRAME',
        occupancy: 'TENANT ONE FAMILY',
        yearBuilt: '1949',
      },
      {
        location: '002',
        building: null,
        ...address('702 RIVER RD', 'LACY SPRINGS', 'KY', '42998'),
        construction: 'MASONRY VENEER',
        occupancy: 'TENANT TWO FAMILY',
        yearBuilt: '1972',
      },
    ],
    coverages: [
      cover(0, 'DWELLING', '264,000', { ...first, valuation: 'REPLACEMENT COST' }),
      cover(0, 'OTHER STRUCTURES', '26,400', first),
      cover(0, 'PERSONAL PROPERTY', '7,500', first),
      cover(0, 'FAIR RENTAL VALUE', '31,680', { causes: 'special' }),
      cover(0, 'WATER BACK UP', '5,000'),
      cover(1, 'DWELLING', '198,500', { ...second, valuation: 'ACTUAL CASH VALUE' }),
      cover(1, 'FAIR RENTAL VALUE', '19,850', { causes: 'basic' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'CUMBERLAND PLATEAU BANK ISAOA ATIMA',
        address('PO BOX 88210', 'KNOB HOLLOW', 'TN', '37997'),
        '3300418876',
      ),
      interest(
        0,
        'mortgagee',
        'VALLEY HOUSING REPAIR FUND',
        address('411 CAPITOL ROW', 'KNOB HOLLOW', 'TN', '37996'),
        'HRF 2023 061',
      ),
      interest(
        1,
        'mortgagee',
        'LACY SPRINGS CREDIT UNION',
        address('20 MILL ST', 'LACY SPRINGS', 'KY', '42998'),
        '77 4410',
      ),
    ],
    terms: {
      'wind or hail deductible': '2 PERCENT OF A at LOC 001, 1 PERCENT OF A at LOC 002',
      earthquake: 'NOT COVERED',
    },
  },
}
