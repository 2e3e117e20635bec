import { type LibraryDocument, printed } from './types.ts'

type Edition = {
  season: string
  tier1: string
  tier2: string
  tier3: string
  maxTiv: string
  minPrem: string
  moratorium: string
  roofAge: string
  flood: string
  aop: string
  oc: string
  shutters: string
}

function coastal(e: Edition): string {
  return `PELLWATER SPECIALTY UNDERWRITERS
COASTAL COMMERCIAL PROPERTY                                     ${e.season} SEASON GUIDE

TO:      Wholesale and retail brokers with a coastal agreement
FROM:    Imre Castellane, coastal property
RE:      What we can do this season

This memo is the whole of our appetite. If you find a sheet of an earlier season in a drawer,
throw it out. Rates move with our reinsurance, which renews on June 1; quotes issued before
that date for effective dates after it are indications only.

DISTANCE TO WATER AND NAMED STORM DEDUCTIBLE

    Tier     Distance to salt water         Named storm deductible     Minimum
    Tier 1   0 to 1,000 feet                ${e.tier1} of TIV                 $100,000
    Tier 2   over 1,000 feet to 2 miles     ${e.tier2} of TIV                 $50,000
    Tier 3   over 2 miles to 25 miles       ${e.tier3} of TIV                 $25,000

The deductible applies per location, to buildings, contents and business income taken together.
All other perils: ${e.aop}. All other wind, which is wind without a name: 1% in every tier.

CAPACITY

    Maximum TIV, any one location ............................ ${e.maxTiv}
    Minimum premium, per policy .............................. ${e.minPrem}
    Participation ............................................ 25% to 100%
    Layers ................................................... primary only, no excess of loss
%%
PELLWATER SPECIALTY - COASTAL COMMERCIAL PROPERTY ${e.season}                              2

CONSTRUCTION AND ROOF

Joisted masonry or better in Tier 1. Frame is considered in Tier 2 and Tier 3 when built after
2002. Roof coverings may be no older than ${e.roofAge} years; metal with hidden fasteners, 25
years. We want the year of the roof, its shape, how the deck is fastened, and a photograph
taken within twelve months. A secondary water barrier earns 4%. Opening protection for every
window and door earns ${e.shutters}.

OCCUPANCIES WE SEEK

    - Offices, medical buildings, retail strips with no more than 10% vacant
    - Hotels of four stories or more, sprinklered
    - Condominium associations whose reserves are funded to at least 60%
    - Schools and houses of worship

OCCUPANCIES WE DO NOT WRITE

    - Restaurants on piers or over water, marinas, boat storage of any kind
    - Mobile home parks
    - Buildings under renovation that changes the roof
    - Single-family rentals in portfolios under 20 units

MORATORIUM

No new policy and no increase of limit may be bound once a named storm lies within the box on
the map we send each May. The moratorium ends ${e.moratorium} after the last watch or warning
is lifted.
%%
PELLWATER SPECIALTY - COASTAL COMMERCIAL PROPERTY ${e.season}                              3

FLOOD

${e.flood}

ORDINANCE OR LAW

Coverage A is included. B and C combined are offered up to ${e.oc} of the building limit.

VALUATION

We use $165 a square foot as the least for frame and $210 for masonry. Values that are lower
are sent back, whatever the lender's appraisal says. A margin clause of 115% is on every
policy.

MINIMUM EARNED PREMIUM FOR WIND

    Policy in force at any time from June 1 to November 30:
        1 to 90 days .............. 60% earned
        91 to 180 days ............ 80% earned
        181 days or more .......... 100% earned

WHAT WE NEED

Statement of values in a spreadsheet with latitude and longitude, five years of losses, the
expiring premium and deductible, photographs, and a target. A submission without a target goes
to the bottom.

icastellane@pellwater.example`
}

export const PELLWATER_GUIDES: LibraryDocument[] = [
  {
    name: 'Pellwater Coastal Commercial Property - 2024 season',
    pages: printed(
      coastal({
        season: '2024',
        tier1: '7%',
        tier2: '5%',
        tier3: '2%',
        maxTiv: '$15,000,000',
        minPrem: '$10,000',
        moratorium: '24 hours',
        roofAge: '18',
        flood: `Flood is available in zones B, C and X, with a sublimit of $1,000,000 and a deductible of
$50,000. In zones A and V it is excess of the maximum federal limits, whether bought or not.`,
        aop: '$10,000',
        oc: '20%',
        shutters: '6%',
      }),
    ),
  },
  {
    name: 'Pellwater Coastal Commercial Property - 2025 season',
    pages: printed(
      coastal({
        season: '2025',
        tier1: '10%',
        tier2: '5%',
        tier3: '3%',
        maxTiv: '$12,500,000',
        minPrem: '$15,000',
        moratorium: '72 hours',
        roofAge: '15',
        flood: `Flood is available in zones B, C and X only, with a sublimit of $500,000 and a deductible of
$100,000. We have withdrawn from zones A and V for this season.`,
        aop: '$25,000',
        oc: '10%',
        shutters: '8%',
      }),
    ),
  },
]
