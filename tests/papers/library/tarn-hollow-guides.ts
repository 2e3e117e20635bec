import { type LibraryDocument, printed } from './types.ts'

type Edition = {
  year: string
  min: string
  tiv: string
  sales: string
  age: string
  ded: string
  eq: string
  cook: string
  bind: string
  hired: string
  epli: string
  wind: string
}

function businessowners(e: Edition): string {
  return `TARN HOLLOW MUTUAL INSURANCE COMPANY
Businessowners Program - Underwriting Guide
Edition ${e.year}   For appointed agents only

1. PURPOSE AND AUTHORITY
1.1 This guide replaces every earlier edition. Where a bulletin and this guide differ, the
    later of the two applies.
1.2 Agents may bind risks in Class Groups A and B when total insurable value at any one
    location is not more than ${e.bind}. All other risks are submitted before a date
    is promised.
1.3 Coverage may not be backdated. An application reaches us no later than five (5) business
    days after the binder is issued.

2. ELIGIBILITY AT A GLANCE
    Maximum total insurable value, all locations ............ ${e.tiv}
    Maximum annual gross sales, any one insured ............. ${e.sales}
    Maximum floor area, any one building .................... 35,000 sq. ft.
    Maximum building age without updates .................... ${e.age} years
    Minimum annual premium (fully earned at inception: no) .. ${e.min}
    Minimum property deductible ............................. ${e.ded}
    Protection classes accepted ............................. 1 through 8
    Protection class 9 ...................................... refer
    Protection class 10 ..................................... not eligible

3. CLASS GROUPS
    Group  Typical occupancies                                      Authority
    A      Accountants, insurance offices, travel agents, optical   bind
    B      Gift shops, florists, shoe stores, dry goods, books      bind
    C      Delicatessens, bakeries, self-service laundries          refer
    D      Auto parts, hardware, pet supply with grooming           refer
    X      Tattoo studios, vape and smoke shops, pawn, cannabis     prohibited
%%
TARN HOLLOW MUTUAL - Businessowners Program ${e.year}                             Page 2

4. BUILDING CONDITION
4.1 Roof coverings older than 20 years are written at actual cash value. Wood shake is
    declined.
4.2 Buildings above the age in Section 2 need proof that wiring, heating, plumbing and roof
    were replaced. A signed update form or paid invoices are proof; the word of the owner is
    not.
4.3 Knob-and-tube wiring, fuse panels and aluminum branch wiring that has not been pigtailed
    are not acceptable in any class group.
4.4 Vacancy of more than 31 percent of the floor area is referred.

5. COOKING
5.1 Limited cooking (warming, microwave, panini press without grease) may be bound in Group C
    when cooking sales are not more than ${e.cook} of receipts.
5.2 Deep fat frying or open broiling needs an automatic wet chemical system serviced every six
    months and a hood cleaning contract. Submit both papers with the application.

6. OPTIONAL COVERAGES
    Coverage                                  Included     Available up to    Charge
    Employee dishonesty                       $10,000      $100,000           per table
    Hired and non-owned auto                  none         $1,000,000         ${e.hired} flat
    Employment practices (defense inside)     none         ${e.epli}           per employee
    Equipment breakdown                       included     policy limit       none
    Earthquake, ded. ${e.eq} of value             none         building limit     refer
    Sewer back-up                             $5,000       $50,000            per table
    Spoilage                                  $5,000       $25,000            per table

7. WIND AND HAIL
7.1 Within the counties listed in Bulletin W a deductible of ${e.wind} of the building limit
    applies to wind and hail. It may not be bought back.
%%
TARN HOLLOW MUTUAL - Businessowners Program ${e.year}                             Page 3

8. LIABILITY
8.1 Standard limits are $1,000,000 each occurrence and $2,000,000 general aggregate.
8.2 Insureds who hire subcontractors collect certificates with limits at least equal to their
    own.
8.3 Liquor liability is excluded. Package stores are written only where sales of beer, wine and
    spirits are less than one quarter of receipts.
8.4 Landlord as additional insured is added without charge. Other additional insureds: $50
    each.

9. LOSS HISTORY
9.1 Three years of currently valued loss runs are needed where the expiring premium was above
    $5,000. Currently valued means dated within 90 days of the effective date.
9.2 More than two losses of any size in three years is referred, water losses included.
9.3 One fire of undetermined cause is declined.

10. INSPECTION
10.1 We order an inspection within 45 days for each building above $500,000. Recommendations
     that are marked "critical" are answered in 30 days, all others in 60.

11. WHO TO ASK
     Small business desk    smallbiz@tarnhollow.example    ext. 410
     Referrals              referrals@tarnhollow.example   answered within two business days`
}

export const TARN_HOLLOW_GUIDES: LibraryDocument[] = [
  {
    name: 'Tarn Hollow Mutual - Businessowners Underwriting Guide 2024',
    pages: printed(
      businessowners({
        year: '2024',
        min: '$500',
        tiv: '$6,000,000',
        sales: '$5,000,000',
        age: '40',
        ded: '$500',
        eq: '10%',
        cook: '25 percent',
        bind: '$1,500,000',
        hired: '$125',
        epli: '$250,000',
        wind: '1 percent',
      }),
    ),
  },
  {
    name: 'Tarn Hollow Mutual - Businessowners Underwriting Guide 2025',
    pages: printed(
      businessowners({
        year: '2025',
        min: '$750',
        tiv: '$7,500,000',
        sales: '$6,500,000',
        age: '35',
        ded: '$1,000',
        eq: '15%',
        cook: '20 percent',
        bind: '$1,250,000',
        hired: '$165',
        epli: '$300,000',
        wind: '2 percent',
      }),
    ),
  },
  {
    name: 'Tarn Hollow Mutual - Artisan Contractors Guide 2025',
    pages: printed(`TARN HOLLOW MUTUAL INSURANCE COMPANY
Artisan Contractors Program - Underwriting Guide
Edition 2025   For appointed agents only

1. PURPOSE AND AUTHORITY
1.1 The program is for trades with ten (10) or fewer people in the field, owners included.
1.2 Agents may bind listed trades with payroll of not more than $400,000. A trade that is not
    listed is not eligible; do not submit it under a neighboring classification.

2. ELIGIBILITY AT A GLANCE
    Minimum annual premium .................................. $900
    Maximum annual receipts ................................. $2,500,000
    Years in the trade, owner ............................... 3
    Maximum height of exterior work ......................... 3 stories
    Maximum depth of excavation ............................. 6 feet
    Subcontracted cost, share of receipts ................... not more than 25 percent
    Property damage deductible, minimum ..................... $500 per claim
    Inland marine: tools, any one item ...................... $2,500 without schedule

3. TRADES
    Trade                              Rate basis     Authority
    Carpentry, interior                payroll        bind
    Drywall and plaster                payroll        bind
    Electrical, within buildings       payroll        bind
    Floor covering                     payroll        bind
    Landscape gardening                payroll        bind
    Painting, interior                 payroll        bind
    Painting, exterior                 payroll        refer above 2 stories
    Plumbing, residential              payroll        bind
    Plumbing, commercial               payroll        refer
    Tree trimming                      payroll        refer, no crane work
    Roofing                            -              prohibited
    Fire sprinkler installation        -              prohibited
    Swimming pool installation         -              prohibited
%%
TARN HOLLOW MUTUAL - Artisan Contractors Program 2025                      Page 2

4. SUBCONTRACTORS
4.1 Subcontractors carry limits of at least $500,000 and name the insured as additional
    insured.
4.2 Where no certificate is on file at audit, the cost of the subcontractor is charged as
    payroll of the class, at one and one half times the rate.

5. ADDITIONAL INSUREDS AND WAIVERS
    Item                                                      Charge
    Blanket additional insured, ongoing operations            $150
    Blanket additional insured, completed operations          refer; $350 minimum
    Waiver of transfer of rights, blanket                     $100
    Primary and noncontributory wording                       no charge with the blanket form
    Per-project aggregate                                     $200

6. WORK THAT IS NOT WRITTEN
    - New tract homes, townhouses or condominiums, any role
    - Exterior insulation and finish systems
    - Work on airports, within refineries, or beside live rail
    - Snow removal for others where receipts from it are above 10 percent
    - Torch-down or any open flame on a roof deck

7. LOSS HISTORY
7.1 Four years of loss runs, or a signed statement of no losses for a new venture.
7.2 A single loss above $25,000 is referred with a description and what was done afterward.

8. WHO TO ASK
     Contractor desk        artisan@tarnhollow.example     ext. 433`),
  },
]
