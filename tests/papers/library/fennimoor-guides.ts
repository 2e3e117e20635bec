import { type LibraryDocument, printed } from './types.ts'

export const FENNIMOOR_GUIDES: LibraryDocument[] = [
  {
    name: 'Fennimoor Mutual - Habitational Underwriting Rules',
    pages: printed(`FENNIMOOR MUTUAL
HABITATIONAL UNDERWRITING RULES                              HAB-7, in force from 2/15/2025

Rule 1  Scope
        a. Apartments, condominium associations, townhouse associations and boarding houses
           with a resident manager.
        b. Not in scope: student housing, assisted living, hotels and motels, Section 8 above
           20 percent of units, mobile home parks.

Rule 2  Size
        a. 4 to 200 units in one location. 400 units on one policy.
        b. Not more than 24 units between fire walls in frame buildings.
        c. Insured value of at least $140 per square foot, associations $155.

Rule 3  Age and updates
        a. Built 1978 or later: no updates asked.
        b. Built 1950 to 1977: wiring, plumbing and heating since 2000, roof within 15 years.
        c. Built before 1950: refer, with a report of a licensed electrician.
        d. Polybutylene pipe and breaker panels under recall: not acceptable at any age.

Rule 4  Fire safety
        a. Hard-wired smoke detectors in each unit, carbon monoxide alarm where fuel is burned.
        b. Grills: none on balconies, none within 10 feet of a building. The lease says so.
        c. Two ways out from each floor above the second.
        d. Protection classes 1 to 6. Class 7 when sprinklered.
%%
FENNIMOOR MUTUAL                                                          HAB-7  page 2

Rule 5  Liability
        a. Pool: fence of 60 inches, self-closing gate, depth marks, rules posted, no diving
           board. Charge: $425 for each pool.
        b. Playground: $95 each, with soft ground cover.
        c. Armed guards: not acceptable. Unarmed patrol by contract: certificate with
           $1,000,000.
        d. Assault and battery: excluded where police were called more than 12 times in a year.
        e. Dogs: lease with a limit of 2 and proof of renters insurance of $100,000 for each
           owner.

Rule 6  Deductibles
        Units        All other perils     Wind and hail      Water damage
        4-24         $2,500               1 percent          $5,000
        25-100       $5,000               2 percent          $10,000
        101-200      $10,000              2 percent          $25,000 per building

Rule 7  Occupancy
        a. At least 85 percent let. Between 70 and 85 percent: refer. Under 70: decline.
        b. Commercial tenants: up to 20 percent of area; no cooking.

Rule 8  Associations
        a. Directors and officers: $1,000,000 for $650, with a retention of $1,000.
        b. Fidelity at least three months of dues plus reserves.
        c. Units let to tenants: not above 35 percent.
        d. Developer in control of the board: refer.

Rule 9  Minimum premium
        $5,000 apartments, $3,500 associations.

Rule 10 Losses
        Five years. Loss ratio above 55 percent: refer. Two fires: decline.
%%
FENNIMOOR MUTUAL                                                          HAB-7  page 3

Rule 11 Binding
        a. Agents bind up to $3,000,000 of insured value if built in 2000 or later, and quote
           to $8,000,000. No agent binds associations.
        b. Photographs: four elevations, panels, water heaters, roof from the ladder.

Rule 12 Inspection
        Ordered on day 1, done by day 40. Urgent items 21 days, others 60.

Rule 13 Optional coverages
        Ordinance or law B and C          20 percent of building, 5 percent of rate
        Water back-up                     $25,000 per building for $150
        Equipment breakdown               4 percent of property premium
        Tenant relocation                 $1,000 per unit, no charge
        Rents                             12 months, actual loss

Rule 14 Managers
        A management firm with at least 500 units, or an owner who lives within 30 miles.

Rule 15 Renewal
        Values are raised by 5 percent unless an appraisal is newer than 24 months. Accounts
        that fell below Rule 7 are given one term to recover.`),
  },
  {
    name: 'Fennimoor Mutual - Restaurant and Tavern Rules',
    pages: printed(`FENNIMOOR MUTUAL
RESTAURANT AND TAVERN UNDERWRITING RULES                     RST-4, in force from 2/15/2025

Rule 1  Scope
        a. Restaurants, diners, cafes, taverns, brew pubs and clubs of veterans or fraternal
           orders.
        b. Not in scope: nightclubs, adult entertainment, hookah lounges, food trucks without a
           commissary, places with mechanical bulls or axe throwing.

Rule 2  Alcohol
        a. Up to 50 percent of receipts: rates of table R. From 51 to 75 percent: table T and
           liquor liability with us. Above 75 percent: decline.
        b. Security staff at the door: refer. A violation in three years: decline.

Rule 3  Cooking
        a. Wet chemical system, serviced each six months, with a pull station by the way out.
        b. Hoods cleaned each quarter by a contractor; solid fuel each month.
        c. Table-top flame dishes: refer.

Rule 4  Size
        a. Receipts of at least $250,000 and at most $6,000,000.
        b. Building at most $3,500,000. Frame at most $1,750,000.

Rule 5  Hours
        Closing 2 a.m. at the latest; after midnight a surcharge of 8 percent.
%%
FENNIMOOR MUTUAL                                                          RST-4  page 2

Rule 6  Entertainment
        a. Live music up to three nights a week. Dancing on at most 200 square feet.
        b. Pool tables, darts, juke box: no charge. Volleyball: refer.

Rule 7  Deductibles
        $1,000 at least; $2,500 for buildings older than 50 years; theft of money $500.

Rule 8  Extras
        Spoilage                               $15,000 built in
        Loss of liquor license                 $25,000 for $180
        Valet parking (garagekeepers)          $100,000 for $390
        Off-site catering                      to 25 percent of receipts, no charge
        Assault and battery                    $100,000 / $200,000 for 12 percent of liability

Rule 9  Minimum premium
        $2,250 restaurants, $3,250 taverns.

Rule 10 Experience
        Two years in the trade for restaurants, four years for taverns. Partners may be
        counted.

Rule 11 Losses
        Four years. One liquor loss: refer. Two: decline.
%%
FENNIMOOR MUTUAL                                                          RST-4  page 3

Rule 12 Binding
        Restaurants with alcohol under 50 percent may be bound to $1,500,000 of value. Taverns
        and clubs are always referred.

Rule 13 Training
        All who pour are certified within 45 days of hire. A manager with a certificate is in
        the house whenever alcohol is sold.

Rule 14 Delivery
        Own drivers 18 or older with a clean record of three years; radius of 5 miles; hired
        and non-owned auto at $275.

Rule 15 Clubs
        Members and guests only; a bartender who is paid; gambling only as the state licenses
        it.

Rule 16 Outdoors
        Patios to 1,500 square feet. Fire pits are gas only, six feet from seats. Heaters are
        stored without cylinders indoors.`),
  },
]
