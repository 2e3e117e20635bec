import { type LibraryDocument, printed } from '../types.ts'

type Program = {
  title: string
  name: string
  edition: string
  tiv: string
  sales: string
  years: string
  deductible: string
  windDeductible: string
  roof: string
  sprinkler: string
  classes: string
  binding: string
  cooking: string
  breakdown: string
  spoilage: string
  income: string
  backup: string
  money: string
  signs: string
}

const program = (o: Program): LibraryDocument => ({
  name: o.name,
  pages: printed(`
THORNQUIST MUTUAL INSURANCE COMPANY
Businessowners Program: ${o.title}
Agent Reference Table                                        Edition ${o.edition}

Table 1. Eligibility

Item                               Guideline
---------------------------------  ---------------------------------------------
Total insured value, one location  up to ${o.tiv}
Annual gross sales                 up to ${o.sales}
Years in business                  ${o.years}
Roof age, flat or built-up         ${o.roof}
Automatic sprinklers               ${o.sprinkler}
Cooking on premises                ${o.cooking}

Table 2. Classes

${o.classes}

Table 3. Deductibles

Peril                              Minimum deductible
---------------------------------  ---------------------------------------------
All other perils                   ${o.deductible}
Wind and hail                      ${o.windDeductible}
Water damage, buildings over 40    $5,000
  years without updated plumbing

Thornquist Mutual   TM-BOP   Page 1 of 2
%%
THORNQUIST MUTUAL INSURANCE COMPANY
Businessowners Program: ${o.title}

Table 4. Binding authority

${o.binding}

Table 5. Coverages built into the program

Coverage                           Included limit           Highest limit on request
---------------------------------  -----------------------  ------------------------
Equipment breakdown                ${o.breakdown.padEnd(23)}  same as property
Spoilage                           ${o.spoilage.padEnd(23)}  $50,000
Business income, actual loss       ${o.income.padEnd(23)}  18 months
Water backup of sewers             ${o.backup.padEnd(23)}  $100,000
Money and securities, inside       ${o.money.padEnd(23)}  $40,000
Outdoor signs                      ${o.signs.padEnd(23)}  $75,000

Loss history is read over the last four policy terms. Two property losses of any
size, or one liability loss above $30,000, go to the underwriter.

Thornquist Mutual   TM-BOP   Page 2 of 2
`),
})

export const THORNQUIST: LibraryDocument[] = [
  program({
    name: 'Thornquist BOP Retail Shops 03-2025.pdf',
    title: 'Retail Shops',
    edition: '03/2025',
    tiv: '$4,500,000',
    sales: '$6,000,000',
    years: '2 years, or 5 years of experience in the trade',
    deductible: '$1,000',
    windDeductible: '1% of building limit',
    roof: '20 years or newer',
    sprinkler: 'asked for above 15,000 square feet',
    cooking: 'none, other than a microwave for staff',
    breakdown: 'policy limit',
    spoilage: '$10,000',
    income: '12 months',
    backup: '$15,000',
    money: '$10,000',
    signs: '$12,500',
    classes: `Preferred                 Ask first                   Not written
------------------------  --------------------------  --------------------------
Book shops                Bicycle shops with repair   Vape and tobacco shops
Florists                  Consignment shops           Firearm dealers
Gift and card shops       Furniture, over 10,000 sf   Pawn shops
Shoe stores               Hardware with propane       Fireworks, any season`,
    binding: `Bound by the agent                          Held for the underwriter
------------------------------------------  -----------------------------------
Building limit to $2,000,000                Building limit above $2,000,000
Frame built after 1985                      Frame built 1985 or before
Protection class 1 to 7                     Protection class 8 and up`,
  }),
  program({
    name: 'Thornquist BOP Offices 03-2025.pdf',
    title: 'Offices and Professional Suites',
    edition: '03/2025',
    tiv: '$8,000,000',
    sales: '$12,000,000',
    years: 'new ventures welcome',
    deductible: '$500',
    windDeductible: '$2,500 flat',
    roof: '25 years or newer',
    sprinkler: 'not asked for below four stories',
    cooking: 'break room equipment only',
    breakdown: 'policy limit',
    spoilage: '$2,500',
    income: '12 months',
    backup: '$25,000',
    money: '$15,000',
    signs: '$7,500',
    classes: `Preferred                 Ask first                   Not written
------------------------  --------------------------  --------------------------
Accountants               Dental offices with lab     Bail bond offices
Architects                Medical imaging             Check cashing
Law offices               Employment agencies         Detention consultants
Travel agencies           Co-working suites           Cannabis licensing advisers`,
    binding: `Bound by the agent                          Held for the underwriter
------------------------------------------  -----------------------------------
Building limit to $3,500,000                Building limit above $3,500,000
Frame built after 1970                      Frame built 1970 or before
Protection class 1 to 8                     Protection class 9 and 10`,
  }),
  program({
    name: 'Thornquist BOP Restaurants 03-2025.pdf',
    title: 'Restaurants and Cafes',
    edition: '03/2025',
    tiv: '$3,000,000',
    sales: '$3,500,000',
    years: '3 years at this address',
    deductible: '$2,500',
    windDeductible: '2% of building limit',
    roof: '15 years or newer',
    sprinkler: 'asked for in every building over 7,500 square feet',
    cooking: `hood and duct cleaned every 6 months by contract;
                                   wet chemical system serviced twice a year`,
    breakdown: '$250,000',
    spoilage: '$20,000',
    income: '9 months',
    backup: '$10,000',
    money: '$7,500',
    signs: '$10,000',
    classes: `Preferred                 Ask first                   Not written
------------------------  --------------------------  --------------------------
Bakeries with seating     Barbecue with solid fuel    Night clubs
Coffee houses             Catering above 25% of sales Food trucks
Delicatessens             Liquor 30% to 45% of sales  Liquor above 45% of sales
Family restaurants        Tableside cooking           Hookah lounges`,
    binding: `Bound by the agent                          Held for the underwriter
------------------------------------------  -----------------------------------
Building limit to $1,250,000                Building limit above $1,250,000
Liquor under 30% of sales                   Liquor 30% of sales or more
Closing hour by midnight                    Closing hour after midnight`,
  }),
  {
    name: 'Thornquist Commercial Auto Quick Table 01-2025.pdf',
    pages: printed(`
THORNQUIST MUTUAL INSURANCE COMPANY
Commercial Auto Quick Table                                  Edition 01/2025

Table 1. Fleet

Item                               Guideline
---------------------------------  ---------------------------------------------
Power units                        1 to 40
Radius, light and medium trucks    200 miles
Radius, heavy trucks               150 miles
Trailers only                      not written without a power unit
Tractors hauling for hire          not written

Table 2. Drivers

Item                               Guideline
---------------------------------  ---------------------------------------------
Youngest driver, light units       21
Youngest driver, heavy units       25 with 2 years of like experience
Records                            drawn by us at quote, then each 12 months
Moving violations                  no more than 2 in 36 months
Driving under influence            none in 60 months

Thornquist Mutual   TM-CA   Page 1 of 2
%%
THORNQUIST MUTUAL INSURANCE COMPANY
Commercial Auto Quick Table

Table 3. Limits and deductibles

Item                               Lowest           Highest
---------------------------------  ---------------  ---------------
Combined single limit              $500,000         $1,000,000
Medical payments                   $1,000           $5,000
Comprehensive deductible           $500             $5,000
Collision deductible               $1,000           $5,000
Hired car, physical damage         $35,000          $85,000

Table 4. Telematics credit

Share of units with a device       Credit on liability
---------------------------------  ---------------------------------------------
Less than half                     none
Half to nine tenths                4%
More than nine tenths              9%

The credit is given at renewal only and asks for 90 days of readings.

Table 5. Garaging

Units kept at a driver's home are fine when no more than 6 units are so kept
and a list of addresses is sent with the application.

Thornquist Mutual   TM-CA   Page 2 of 2
`),
  },
]
