import { type LibraryDocument, printed } from '../types.ts'

export const AUTO_AND_COMP: LibraryDocument[] = [
  {
    name: 'Crandimere - Commercial Auto Field Guide',
    pages: printed(`CRANDIMERE INSURANCE GROUP
Commercial Auto Field Guide / Agents' copy 2025-A

RADIUS AND VEHICLE
How far each kind of vehicle may go from its garage, in miles.

                              Local     Intermediate     Long haul
Private passenger, pickup     75        250              no limit
Light truck to 10,000 lb      60        225              500
Medium truck 10,001-26,000    50        200              not offered
Heavy truck over 26,000       50        150              not offered
Trailer, utility              follows the power unit
Van, 9-15 passengers          40        100              not offered

DRIVERS
Age 21 to 72. Above 72 a physician's form CR-88 each year. Three years of a U.S. license.
For heavy trucks, two years of CDL with like equipment.

Points, last 36 months:
     speeding up to 14 over          1
     speeding 15 or more over        3
     at-fault accident               3
     careless or improper lane       2
     phone in hand                   2
     reckless, racing                7
     DUI                             10 (counts for 60 months)

  0-3 points   acceptable
  4-5          acceptable, with 20% surcharge on that unit
  6            refer
  7 and up     driver must be excluded (form CR-31) or we decline

FLEET SIZE: 1 to 40 power units. Eleven or more need a written safety program.
%%
CRANDIMERE Commercial Auto Field Guide                                               p. 2

PHYSICAL DAMAGE
Stated amount only on units older than 12 model years. Highest single unit value $165,000. Deductibles of
$500, $1,000, $2,500; heavy trucks begin at $1,000. Glass on full coverage has a deductible of
$100 per windshield, repairs are free.

LIABILITY
Combined single limit of $500,000, $750,000 or $1,000,000. No split limits. Uninsured motorist is written
at the same limit up to $500,000, then capped. Medical payments $5,000; passengers only.

HIRED AUTO / NON-OWNED
Hired: cost of hire to $50,000 a year, minimum premium $140. Non-owned: per employee count, up to 100
employees. Partners need a separate CR-62.

FILINGS WE MAKE
State filing: Form E, in IN, KY, OH, TN. Federal filing (BMC-91X) only with 5 units or more. Fee of
$35 for each.

WE LIKE                                   WE LEAVE ALONE
florists and caterers                     taxis, ride share, limousines
electrical and plumbing vans              tow trucks and repossession
wholesalers with their own docks          loggers, coal, scrap haulers
nonprofit vans without paid riders        newspaper or parcel contractors
lawn and landscape fleets                 dump trucks over 26,000 lb

TELEMATICS
A device in each unit takes 6% off the liability premium in the first year and up to 14% after that.

LOSSES
Three-year loss ratio above 55% is a referral, above 80% we pass. Loss runs of four years,
valued within 60 days.`),
  },
  {
    name: 'Wrenhollow Workers Compensation Underwriting Summary',
    pages: printed(`Wrenhollow Employers Insurance
WORKERS COMPENSATION - UNDERWRITING SUMMARY

Available in        Indiana, Kentucky, Tennessee, Illinois. Nowhere else, not even by 3.C., for longer
                    than 30 days.
Premium size        $2,000 to $275,000 estimated annual
Experience mod      Up to 1.15 open. 1.16 to 1.30 refer with a written plan. Higher: no.
Years in business   2, or 1 if the owner comes from the same trade
Employees           At least 2 not related to the owner. No staffing or leasing of any kind.
Employers liability 100/500/100 basic; 500/500/500 for 1.1%; 1M/1M/1M for 2.4%

Deductible plan     Per claim $250 to $5,000, medical only. Kentucky: from $1,000 only.
Owners              Sole proprietors and partners are out unless they elect, on form WH-19.
                    Officers are in unless they reject, on form WH-20.
                    LLC members: as partners in IN and IL; as officers in KY and TN.

Dividend            Sliding scale:
                    loss ratio under 20%     9% of premium back
                    20% to under 35%         6%
                    35% to under 45%         3%
                    above that               nothing
                    Paid 18 months after expiration, to accounts over $10,000 only.

Classes by group

  Group   Examples                                          Authority     Schedule credit to
  1       offices, retail shops, banks, churches            bind          25%
  2       restaurants, hotels, nursing clinics              bind          15%
  3       machine shops, printing, wholesale, auto repair   bind to $40k  10%
  4       electricians, plumbers, HVAC, painters            refer         5%
  5       sawmills, steel erection, tree work, mines        prohibited    -

Volunteers          Churches and nonprofits may add them by WH-33, at a payroll of $300 a head.

Return to work      Insureds with a written light-duty plan get 2% at renewal. Sample in the portal.

Injury reporting    Same day. A first report later than 7 days takes away next year's dividend.

Pay-as-you-go       Through four payroll vendors; no deposit, $8 for each draft.

Audit               Physical at $25,000 and above. Others by self-report on WH-51 within 40 days.`),
  },
]
