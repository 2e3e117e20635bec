import { type LibraryDocument, printed } from './types.ts'

export const KESTRELGATE_GUIDES: LibraryDocument[] = [
  {
    name: 'Kestrelgate Assurance - Business Auto Guide',
    pages: printed(`KESTRELGATE ASSURANCE
BUSINESS AUTO - LIGHT AND MEDIUM FLEETS              Agent guide KG-BA, effective 4/1/2025

FLEET SIZE        1 to 25 power units (26 and up: Kestrelgate Large Fleet, by invitation)
RADIUS            local to 50 miles, intermediate to 200; no long haul on this program
WEIGHT            up to 26,000 lb GVW. Tractors belong in the for-hire program.
LIMITS            $500,000 or $1,000,000 CSL. UM/UIM at statutory unless bought up to $500,000.
MINIMUM PREMIUM   $1,800 for one unit; $1,350 per unit from the second

DRIVER STANDARDS
  Age ................................. 21 to 70; a physical each year above 70
  License ............................. U.S., held 3 years
  Points in 36 months ................. 4 or fewer
  Major violation (DUI, reckless,
    leaving the scene) ................ none in 60 months
  At-fault accidents in 36 months ..... 1
  A driver outside these is excluded by name where the state allows, otherwise we decline.

PHYSICAL DAMAGE
  Deductible choices: $500, $1,000, $2,500. Above $75,000 of stated value: $2,500 only.
  Rental reimbursement: $50 a day for 30 days, $38 per unit.
  Towing: $150 per disablement, private passenger and light trucks only.
%%
KESTRELGATE ASSURANCE                                       Business Auto KG-BA      page 2

CLASSES WE LIKE
  Artisan contractors, caterers, plumbing and heating service, janitorial, landscapers,
  wholesalers with own trucks, churches with vans of 15 seats or fewer (no 15-passenger vans
  older than 8 years).

CLASSES WE DO NOT WRITE
  Taxi, livery and app rides; towing for police rotation; driving schools; pizza and other hot
  food delivery; newspaper delivery; auto haulers; garbage; couriers with promised times.

TELEMATICS
  Fleets of 5 or more that install our camera get 7 percent off at inception. The credit grows
  to 12 percent at renewal with a score above 80. Cameras taken out during the term: credit is
  charged back.

HIRED AND NON-OWNED
  Cost of hire up to $25,000 is included for $225. Non-owned: $175 for up to 10 employees.
  Employees using their own cars carry at least 100/300/50.

ADDITIONAL INSUREDS AND FILINGS
  Designated insured: $75 each. Blanket: $300. Lessor as loss payee: no charge.
  State filings on request: $50. We do not make federal filings in this program.

MVR AND AUDIT
  We run records at new business and then every second renewal. Fleets above 10 units send a
  driver list each quarter.
%%
KESTRELGATE ASSURANCE                                       Business Auto KG-BA      page 3

BINDING
  Agents with code B bind up to 5 units when every driver is inside the standards and the prior
  carrier is shown. All other risks: quote first. Binders last 30 days and are not renewed.

NEW VENTURES
  Under 12 months in business: full pay or 30 percent down, owner's record clean for 36 months,
  and no more than 3 units.

VALUES AND AGE OF VEHICLES
  Physical damage to 15 model years. Custom equipment above $5,000 is listed with invoices.
  Stated amount is used for special bodies; the least of stated, actual and repair is paid.

GARAGING
  Street parking overnight in the listed cities: 10 percent surcharge. Yards without a fence:
  no coverage for theft of tools. Out-of-state garaging above 10 percent of units: refer.

SUBMISSIONS
  [ ] application   [ ] driver list with dates of hire   [ ] vehicle list with VIN and cost new
  [ ] three years of losses   [ ] radius and cargo in words

CONTACT
  bizauto@kestrelgate.example - same day for up to 5 units, three days for others.`),
  },
  {
    name: 'Kestrelgate Assurance - For-Hire Trucking Guide',
    pages: printed(`KESTRELGATE ASSURANCE
FOR-HIRE TRUCKING                                    Agent guide KG-TR, effective 4/1/2025

FLEET SIZE        2 to 50 power units. Owner-operators with one truck: not in this program.
RADIUS            up to 500 miles. Beyond 500: only where 80 percent of trips are on set lanes.
AUTHORITY AGE     24 months of own operating authority, same number
LIMITS            $1,000,000 CSL only
MINIMUM PREMIUM   $9,500 per power unit; $24,000 per policy

DRIVER STANDARDS
  Age ................................. 23 to 65
  Commercial license .................. held 2 years
  Points in 36 months ................. 3 or fewer
  Major violation ..................... none in 84 months
  At-fault accidents in 36 months ..... 1, none above $25,000
  Turnover above 60 percent a year is declined whatever the records say.

SAFETY SCORES
  Unsafe driving under 60, hours of service under 60, vehicle maintenance under 75.
  One alert may be accepted with a written plan of the safety director.

MOTOR TRUCK CARGO
  Limits to $250,000. Deductible $2,500; refrigeration breakdown $5,000, with service every 90
  days. Not covered: live animals, tobacco, cell phones, copper, household goods.
%%
KESTRELGATE ASSURANCE                                       For-Hire Trucking KG-TR  page 2

COMMODITIES WE LIKE
  Dry van general freight, building materials on flatbeds, refrigerated food, paper and
  packaging.

COMMODITIES WE DO NOT WRITE
  Hazardous material that needs a placard, logs, sand and gravel by the load, mobile homes,
  cars, intermodal from ports, oil field, swinging meat.

TRAILER INTERCHANGE
  $40,000 or $60,000 per trailer with a written agreement. Deductible $1,000.

FILINGS
  Federal filing of liability: included. Cargo filing where the state asks: $75.
  Cancellation of a filing takes 35 days; do not promise a shippers' broker anything sooner.

DEPOSITS
  20 percent down and 9 installments, or reporting on mileage with a deposit of two months.
  Mileage reports are due by the 10th. Two late reports end the reporting plan.

CAMERA
  Forward-facing cameras are required in every unit. Facing inward: credit of 4 percent.

CONTACT
  trucking@kestrelgate.example - a fleet above 20 units is quoted within eight business days.
%%
KESTRELGATE ASSURANCE                                       For-Hire Trucking KG-TR  page 3

OWNER-OPERATORS UNDER LEASE
  Up to 25 percent of units, with a lease of 12 months or longer and our driver file for each.
  They carry occupational accident coverage of $500,000 or workers compensation.

EQUIPMENT
  Tractors to 12 model years, trailers to 20. Speed governed at 68. Annual inspection in the
  file. Physical damage deductible: $2,500 for tractors, $1,000 for trailers, $5,000 for theft
  in ports.

BROKERAGE
  Freight brokerage by the same owner: under another name, below 20 percent of receipts, own
  policy.

LOSSES
  Five years. Loss ratio above 65 percent, or a claim above $250,000, goes to committee on
  Thursdays.

RENEWAL
  Indication 60 days ahead, terms 30 days ahead. Mileage rate changes by no more than 20
  percent unless the mix of lanes changed.`),
  },
]
