import { box, head, labels, page, rule, say } from '../maple/layout.ts'
import { footer, ledger } from './layout.ts'

const FOOT = 'Harborlight Storage Partners, LP  -  property schedule 2026  -  '

type Card = { title: string; columns: [string, string, string]; around: string; mortgagee: string; values: string }

/** A building on a card: what it is in three columns, what stands around it, and what is asked for it. */
function card(y: number, { title, columns, around, mortgagee, values }: Card) {
  return page([
    box(40, y, 532, 296),
    head(46, y + 6, title, 11),
    rule(40, y + 24, 532, 0.6),
    ...columns.map((column, at) => labels(46 + [0, 188, 366][at]!, y + 30, 84, column, { size: 8, step: 12.5 })),
    rule(40, y + 146, 532, 0.4),
    ledger(42, y + 148, [88, 108, 108, 108, 108], `Exposures | Right | Left | Front | Rear\n${around}`, {
      size: 7.5,
      bars: 'none',
    }),
    labels(46, y + 196, 84, `Mortgagee | ${mortgagee}`, { size: 8 }),
    rule(40, y + 208, 532, 0.4),
    ledger(
      42,
      y + 212,
      [130, -72, -72, -48, 100, 56, -48],
      `Coverage | 2025 limit | 2026 limit | Coins. % | Valuation | Cause of~loss | Deduct.\n${values}`,
      { size: 8 },
    ),
  ])
}

const FIRST = page([
  head(40, 30, 'PROPERTY SCHEDULE', 16),
  say(40, 50, 'Harborlight Storage Partners, LP', { size: 11, bold: true }),
  say(40, 65, 'P.O. Box 772, Traverse City, MI 49685', { size: 9 }),
  say(330, 32, 'Cherry Coast Insurance Agency\n12 Union Court, Traverse City, MI 49684', { size: 9 }),
  say(330, 65, 'Property renewal effective 12/31/2026', { size: 9, bold: true }),
  card(84, {
    title: 'LOCATION 1   BUILDING 1      3300 Jetty Road, Traverse City, MI 49684',
    columns: [
      `Description | Heated storage
       Interest | Owner
       Year built | 1996
       Construction | Masonry noncombustible
       Stories | 2
       Basements | 0
       Area, sq. ft. | 42,600
       Roof | EPDM membrane
       County | Grand Traverse`,
      `Protection class | 4
       Hydrant | 350 ft
       Fire station | 1.5 mi
       Fire district | Long Lake
       Sprinklered | 100 %
       Fire alarm | Central station
       Alarm made by | Beaconfire
       Burglar alarm | Central station
       Installed by | Grand Bay Alarm`,
      `Wiring updated | 2015
       Roof updated | 2019
       Plumbing updated | 2015
       Heating updated | 2018
       Primary heat | Rooftop gas units
       Wood stove | None
       Other occupants | None
       Historic | No
       Guards | None`,
    ],
    around: `Exposed to | Boat yard | Parking lot | Jetty Road | Building 2
     Feet | 80 | 120 | 60 | 45`,
    mortgagee: 'Old Mission Savings Bank, 45 Bay Plaza, Traverse City, MI 49684     Loan no. 88-20114',
    values: `Building | 4,610,000 | 4,850,000 | 90 | Replacement Cost | Special | 10,000
     Business Personal Property | 115,000 | 120,000 | 90 | Replacement Cost | Special | 10,000
     Business Income | 350,000 | 380,000 | 50 | n/a | Special | 72 hours`,
  }),
  card(398, {
    title: 'LOCATION 1   BUILDING 2      3310 Jetty Road, Traverse City, MI 49684',
    columns: [
      `Description | Office and garage
       Interest | Owner
       Year built | 1978
       Construction | Frame
       Stories | 1
       Basements | 1
       Area, sq. ft. | 3,150
       Roof | Asphalt shingle
       County | Grand Traverse`,
      `Protection class | same as Bldg. 1
       Hydrant | 420 ft
       Fire station | 1.5 mi
       Fire district | same as Bldg. 1
       Sprinklered | 0 %
       Fire alarm | Local gong
       Alarm made by | n/a
       Burglar alarm | None
       Installed by | n/a`,
      `Wiring updated | 2004
       Roof updated | 2021
       Plumbing updated | 2004
       Heating updated | TBD
       Primary heat | Boiler
       Wood stove | None
       Other occupants | Bait shop
       Historic | No
       Guards | None`,
    ],
    around: `Exposed to | Empty lot | Creek | Building 1 | Woods
     Feet | 200 | 75 | 45 | 150`,
    mortgagee: 'None',
    values: `Building | 388,000 | 402,000 | 80 | Replacement Cost | Broad | 5,000
     Business Personal Property | 60,000 | 60,000 | 80 | Actual Cash Value | Broad | 5,000`,
  }),
  footer(`${FOOT}sheet 1 of 2`),
])

const SECOND = page([
  head(40, 30, 'PROPERTY SCHEDULE', 16),
  say(40, 50, 'Harborlight Storage Partners, LP', { size: 11, bold: true }),
  card(84, {
    title: 'LOCATION 2   BUILDING 1      1818 Silver Pine Road, Kalkaska, MI 49646',
    columns: [
      `Description | Drive-up storage
       Interest | Owner
       Year built | 2011
       Construction | Noncombustible
       Stories | 1
       Basements | 0
       Area, sq. ft. | 26,800
       Roof | Standing seam metal
       County | Kalkaska`,
      `Protection class | 7
       Hydrant | none near
       Fire station | 4 mi
       Fire district | Kalkaska
       Sprinklered | 0 %
       Fire alarm | None
       Alarm made by | n/a
       Burglar alarm | Local gong
       Installed by | Grand Bay Alarm`,
      `Wiring updated | n/a
       Roof updated | n/a
       Plumbing updated | n/a
       Heating updated | n/a
       Primary heat | None
       Wood stove | None
       Other occupants | None
       Historic | No
       Guards | None`,
    ],
    around: `Exposed to | Field | Field | County road | Woods
     Feet | 300 | 300 | 90 | 60`,
    mortgagee: 'None',
    values: `Building | 1,720,000 | 1,790,000 | 90 | Replacement Cost | Special | 10,000
     Business Personal Property | 40,000 | 40,000 | 90 | Replacement Cost | Special | 10,000`,
  }),
  head(40, 424, 'TOTAL INSURED VALUES', 11),
  ledger(
    40,
    442,
    [60, 60, -110, -110, -110, -82],
    `Location | Building | Building limit | Contents | Business income | Total
     1 | 1 | 4,850,000 | 120,000 | 380,000 | 5,350,000
     1 | 2 | 402,000 | 60,000 | | 462,000
     2 | 1 | 1,790,000 | 40,000 | | 1,830,000
     Total | | 7,042,000 | 220,000 | 380,000 | 7,642,000`,
    { bars: 'rows', total: true },
  ),
  say(40, 552, 'The 2026 limits follow the appraisal of May 2026; the 2025 limits are what is in force now.', {
    size: 8,
  }),
  footer(`${FOOT}sheet 2 of 2`),
])

export const CARD_PAGES = [FIRST, SECOND]
