import type { PropertyPaper } from '../../paper.ts'
import { cover, interest } from '../sheet.ts'
import { printed } from './printer.ts'

const top = (page: number) => [
  'GRANDFALL FARMERS AND MERCHANTS FIRE INS CO                  COMMERCIAL PROPERTY DECLARATIONS',
  `HOME OFFICE  GRANDFALL IA                                    CPD-2 REV 11-09      PAGE ${page} OF 3`,
  '============================================================================================================',
]

const FIRST = [
  ...top(1),
  'POLICY  FM 70-4418832-06          RENEWS  FM 70-4418832-05          NAIC 98817          RUN  02-19-26  CYC 41',
  '',
  'NAMED INSURED/MAIL TO                                        AGENT 00417-22',
  '  THORNDYKE HARDWARE AND FEED INC                              VESPER COUNTY AGENCY INC',
  '  PO BOX 88                                                    12 W DEPOT ST',
  '  QUILLBY OH 45899                                             QUILLBY OH 45899    419-555-0133',
  '',
  'FROM 04-01-26  TO 04-01-27   12.01 A.M. STD TIME AT MAIL ADDRESS          CORPORATION       AUDIT NONE',
  '------------------------------------------------------------------------------------------------------------',
  'RECAP OF LIMITS (NOT A BLANKET - EACH PREMISES STANDS ALONE)          PRIOR TERM          THIS TERM',
  '  BUILDINGS                                                            2,410,000          2,585,000',
  '  CONTENTS                                                             1,012,000          1,050,000',
  '  TIME ELEMENT                                                           275,000            300,000',
  '------------------------------------------------------------------------------------------------------------',
  'DEDUCTIBLES   AS SHOWN BY ITEM ON PAGES 2 AND 3, PER OCCURRENCE, ALL PERILS EXCEPT',
  '              WINDSTORM OR HAIL  2 PCT OF LIMIT OF THE BLDG HIT, PREM 001 AND 002 ONLY',
  '',
  'CODES         SPEC = SPECIAL CAUSES OF LOSS     BRD = BROAD CAUSES OF LOSS     BAS = BASIC CAUSES OF LOSS',
  '              RC = REPLACEMENT COST             ACV = ACTUAL CASH VALUE        CO = COINSURANCE PCT',
  '',
  'EARTH MOVEMENT AND FLOOD NOT COVERED AT ANY PREMISES.  EQUIP BREAKDOWN NOT PURCHASED.',
  '',
  'FORMS  CP0010  CP0090  CP1010  CP1020  CP1030  CP0030  FM2211  FM2290',
]

const SECOND = [
  ...top(2),
  'POLICY  FM 70-4418832-06                    SCHEDULE OF PREMISES',
  '',
  'PREM 001  BLDG 01    4410 TANNERY ROAD                QUILLBY OH 45899',
  '          HARDWARE STORE           JOISTED MASONRY          BUILT 1974     PC 04     TERR 090',
  '   ITEM                              LIMIT OF INS   CAUSE      CO     VAL        DED      RATE      PREMIUM',
  '   BUILDING                             1,240,000   SPEC       90     RC       2,500      .214        2,654',
  '   BUSINESS PERS PROP                     515,000   SPEC       90     RC       2,500      .301        1,550',
  '   BUS INCOME AND EXTRA EXP               300,000   SPEC       50              72 HRS     .188          564',
  '   -------------------------------------------------------------------------------------------------------',
  'PREM 001  BLDG 02    4410 TANNERY ROAD REAR           QUILLBY OH 45899',
  '          FEED WAREHOUSE           FRAME                    BUILT 1958     PC 04     TERR 090',
  '   ITEM                              LIMIT OF INS   CAUSE      CO     VAL        DED      RATE      PREMIUM',
  '   BUILDING                               210,000   BRD        80     ACV      5,000      .655        1,376',
  '   BUSINESS PERS PROP                     145,000   BRD        80     ACV      5,000      .702        1,018',
  '   -------------------------------------------------------------------------------------------------------',
  'PREM 002  BLDG 01    77 MILL RACE LANE                PELLOW OH 45897',
  '          LUMBER STORAGE           NON-COMBUSTIBLE          BUILT 2003     PC 06     TERR 090',
  '   ITEM                              LIMIT OF INS   CAUSE      CO     VAL        DED      RATE      PREMIUM',
  '   BUILDING                               680,000   SPEC       90     RC       2,500      .244        1,659',
  '',
  '                                                                       CONTINUED NEXT PAGE',
]

const THIRD = [
  ...top(3),
  'POLICY  FM 70-4418832-06                    SCHEDULE OF PREMISES (CONT)',
  '',
  'PREM 002  BLDG 01    (CONT)',
  '   BUSINESS PERS PROP                     390,000   SPEC       90     RC       2,500      .298        1,162',
  '   -------------------------------------------------------------------------------------------------------',
  'PREM 003  BLDG 01    1908 STATE ROUTE 11              NETTLE CREEK IN 46999',
  '          LEASED TO OTHERS         MASONRY NON-COMB         BUILT 1989     PC 09     TERR 044',
  '   ITEM                              LIMIT OF INS   CAUSE      CO     VAL        DED      RATE      PREMIUM',
  '   BUILDING                               455,000   BAS        80     ACV     10,000      .399        1,815',
  '   -------------------------------------------------------------------------------------------------------',
  'ALL PREMISES                            3,935,000                                                  11,798',
  '',
  'MORTGAGEHOLDERS AND LOSS PAYEES',
  '   PREM 001 BLDG 01   MORTGAGEE       FIRST GRANGE BANK ISAOA            LN 00-7718-4',
  '                                      PO BOX 2200',
  '                                      TARLTON OH 45812',
  '   PREM 002 BLDG 01   MORTGAGEE       GREENLATCH CREDIT UNION            LN 5520019',
  '                                      640 CANAL ST',
  '                                      PELLOW OH 45897',
  '   PREM 002 BLDG 01   LOSS PAYEE      YARDHAND EQUIPMENT FINANCE LLC     AS RESPECTS FORKLIFTS',
  '                                      9 COMMERCE WAY',
  '                                      DUNMOOR IL 60999',
  '',
  '* * *  END OF DECLARATIONS  * * *',
]

const spec = { causes: 'special', valuation: 'Replacement cost', coinsurance: '90%', deductible: '2,500' } as const
const brd = { causes: 'broad', valuation: 'Actual cash value', coinsurance: '80%', deductible: '5,000' } as const

export const schedule: PropertyPaper = {
  name: 'a line printed schedule of premises that breaks in a premises',
  pages: [printed(FIRST), printed(SECOND), printed(THIRD)],
  holds: {
    policy: {
      number: 'FM 70-4418832-06',
      carrier: 'GRANDFALL FARMERS AND MERCHANTS FIRE INS CO',
      naic: '98817',
      effective: '04/01/2026',
      expiration: '04/01/2027',
    },
    insured: {
      name: 'THORNDYKE HARDWARE AND FEED INC',
      line1: 'PO BOX 88',
      city: 'QUILLBY',
      state: 'OH',
      zip: '45899',
    },
    producer: {
      name: 'VESPER COUNTY AGENCY INC',
      phone: '419-555-0133',
      code: '00417-22',
      line1: '12 W DEPOT ST',
      city: 'QUILLBY',
      state: 'OH',
      zip: '45899',
    },
    places: [
      at('001', '01', '4410 TANNERY ROAD', 'QUILLBY OH 45899', 'JOISTED MASONRY', 'HARDWARE STORE', '1974'),
      at('001', '02', '4410 TANNERY ROAD REAR', 'QUILLBY OH 45899', 'FRAME', 'FEED WAREHOUSE', '1958'),
      at('002', '01', '77 MILL RACE LANE', 'PELLOW OH 45897', 'NON-COMBUSTIBLE', 'LUMBER STORAGE', '2003'),
      at('003', '01', '1908 STATE ROUTE 11', 'NETTLE CREEK IN 46999', 'MASONRY NON-COMB', 'LEASED TO OTHERS', '1989'),
    ],
    coverages: [
      cover(0, 'BUILDING', '1,240,000', spec),
      cover(0, 'BUSINESS PERS PROP', '515,000', spec),
      cover(0, 'BUS INCOME AND EXTRA EXP', '300,000', {
        causes: 'special',
        coinsurance: '50%',
        deductibleWords: '72 HRS',
      }),
      cover(1, 'BUILDING', '210,000', brd),
      cover(1, 'BUSINESS PERS PROP', '145,000', brd),
      cover(2, 'BUILDING', '680,000', spec),
      cover(2, 'BUSINESS PERS PROP', '390,000', spec),
      cover(3, 'BUILDING', '455,000', {
        causes: 'basic',
        valuation: 'Actual cash value',
        coinsurance: '80%',
        deductible: '10,000',
      }),
    ],
    interests: [
      interest(0, 'mortgagee', 'FIRST GRANGE BANK ISAOA', ['PO BOX 2200', 'TARLTON', 'OH', '45812'], '00-7718-4'),
      interest(2, 'mortgagee', 'GREENLATCH CREDIT UNION', ['640 CANAL ST', 'PELLOW', 'OH', '45897'], '5520019'),
      interest(2, 'loss payee', 'YARDHAND EQUIPMENT FINANCE LLC', ['9 COMMERCE WAY', 'DUNMOOR', 'IL', '60999']),
    ],
    terms: {
      'wind or hail deductible': '2 PCT OF LIMIT OF THE BLDG HIT, PREM 001 AND 002 ONLY',
      flood: 'NOT COVERED AT ANY PREMISES',
      earthquake: 'NOT COVERED AT ANY PREMISES',
      'equipment breakdown': 'NOT PURCHASED',
    },
  },
}

function at(
  location: string,
  building: string,
  line1: string,
  town: string,
  construction: string,
  occupancy: string,
  yearBuilt: string,
) {
  const [, city, state, zip] = /^(.+) (\w\w) (\d{5})$/.exec(town)!
  return { location, building, line1, city: city!, state: state!, zip: zip!, construction, occupancy, yearBuilt }
}
