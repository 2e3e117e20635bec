import { sheet } from '../../acord-25/larch/draw.ts'
import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const HOME = address('412 Manzanita Ridge Road', 'Cobalt Springs', 'CA', '95998')
const DEDUCTIBLE = { deductible: '2,000' }
const SETTLED = { ...DEDUCTIBLE, valuation: 'Replacement cost' }

const letter = `
54 40 16b Redwing National Insurance Company
54 60 8 A member of the Redwing Group     PO Box 5500, Ottermere, IL 60998
54 96 9 September 3, 2026
# 122 10 13 54
Lavinia Torrecampo-Shaw
412 Manzanita Ridge Road
Cobalt Springs, CA 95998

[350 96 206 84] Your renewal at a glance :: Policy 71-HC-4409-2 / Renews October 20, 2026 / New premium $2,946.00 / Last year $2,611.00 / Your bill goes to your mortgage company
54 204 12b Your homeowners policy is up for renewal
# 228 9.5 14 54
Thank you for trusting us with your home. Your new declarations are on the next page. They take the place
of the ones you have, as of the renewal date.

54 266 10b What changed since last year
# 282 9 13 54 300 400
 | Last year | This renewal
Coverage A Dwelling | $612,000 | $648,700
Coverage C Personal Property | $428,400 | $454,090
Deductible | $1,500 | $2,000

# 344 9.5 14 54
We raise the limit of your dwelling to keep up with the cost of building. Please see that it is enough
to rebuild your home: you know your home better than we do.

54 386 10b Wildfire risk score and mitigation discounts
# 402 9.5 14 54
Your property's wildfire risk score is 6 on a scale of 1 to 10. You have the discount for a Class A roof
and for a cleared zone of five feet. You could still earn:

# 450 9 13 70
Enclosed eaves, 1.5%
Ember-resistant vents, 2.0%
A certified fire risk reduction community, 3.5%

# 500 9.5 14 54
You may ask us to look at the score again within 30 days.

54 528 10b Earthquake insurance
# 544 9.5 14 54
Your policy does not cover earthquake. We offered you earthquake coverage of $648,700 with a deductible
of 15% on August 12, 2026. You have not accepted the offer, so it is not part of your policy.

54 600 9.5 Your agent, Fernando Ashgrove, is glad to help: Ashgrove & Lune Insurance Services, (530) 555-0129.
54 752 7 71-HC-4409-2     RW 7781 CA (07/25)
556> 752 7 Page 1 of 3`

const declarations = `
36 30 14b Redwing National Insurance Company
568> 30 10b Homeowners Policy Declarations
576> 44 8 NAIC 99941
_ 36 58 540
[36 66 180 30] Policy Number :: 71-HC-4409-2
[216 66 180 30] Policy Period :: 10/20/2026 to 10/20/2027
[396 66 180 30] Renewal effective 12:01 a.m. :: October 20, 2026
[36 96 270 56] Named Insured and Mailing Address :: Lavinia Torrecampo-Shaw / 412 Manzanita Ridge Road / Cobalt Springs, CA 95998
[306 96 270 56] Your Agent :: Ashgrove & Lune Insurance Services / 26 Stampmill Street / Cobalt Springs, CA 95999     (530) 555-0129
[36 152 540 28] Location of Residence Premises :: Same as mailing address
36 190 9b About your home
# 204 8 12 36 120 216 300 396 490
Year built | 1988 | Construction | Frame, stucco | Occupancy | Owner occupied
Stories | 2 | Living area | 2,310 sq. ft. | Roof | Class A, tile
Families | 1 | Fire protection | 4 | Miles to fire station | 3

36 250 9b Section I - Property Coverages
# 264 8b 12 44 330> 450> 570>
 | Limit | Deductible | Premium

_ 36 276 540
# 281 8.5 13 44 330> 450> 570>
A  Dwelling | $648,700 | $2,000 | $2,655.00
B  Dwelling Extension | $64,870 | $2,000 | Included
C  Personal Property | $454,090 | $2,000 | Included
D  Loss of Use | $129,740 | $2,000 | Included

36 340 9b Section II - Liability Coverages
# 354 8.5 13 44 330> 450> 570>
E  Personal Liability - each occurrence | $500,000 |  | $41.00
F  Medical Payments - each person | $5,000 |  | Included

36 388 9b Additional Coverages
# 402 8.5 13 44 330> 450> 570>
Extended Dwelling Replacement | 25% of Coverage A |  | $118.00
Building Code Upgrade | $64,870 |  | $62.00
Jewelry and Furs - increased limit | $5,000 |  | $18.00
Back-Up of Sewer or Drain | $10,000 | $2,000 | $52.00
Earthquake | Not accepted |  |
Home Cyber Protection | Not selected |  |

_ 36 486 540
570> 492 9b Total annual premium for this renewal     $2,946.00
36 512 9b How we settle losses
36 526 8.5 Coverages A and B: replacement cost, up to the limit and any extension shown.     Coverage C: replacement cost.
36 548 9b Discounts already taken
# 562 8 12 44 270> 306
Home and auto | -$421.00 | Wildfire: Class A roof
Claim free, 5 years | -$166.00 | Wildfire: five-foot zone
Central burglar alarm | -$38.00 | Automatic sprinklers

36 606 9b Interested Parties
[36 620 270 70] First Mortgagee :: Goldpan Valley Savings Bank, F.S.B. / Its successors and/or assigns / PO Box 90244 / Lakehurst Mills, MN 55998
[306 620 270 70] Loan Number :: 31-5520097-4
36 700 8 Mortgagee pays the premium: Yes
36 752 7 RW 7700 CA (03/24)
306^ 752 7 71-HC-4409-2
576> 752 7 Page 2 of 3`

const notices = `
36 30 14b Redwing National Insurance Company
568> 30 10b Homeowners Policy Declarations
_ 36 58 540
36 70 8 Policy 71-HC-4409-2     Lavinia Torrecampo-Shaw     October 20, 2026 to October 20, 2027
36 92 9b Forms and endorsements that make up your policy
# 106 8.5 13 44 140
RW 3 CA 01/25 | Homeowners Policy
RW 3120 05/22 | Extended Dwelling Replacement
RW 3144 05/22 | Building Code Upgrade
RW 3166 09/23 | Back-Up of Sewer or Drain
RW 3402 07/25 | Wildfire Mitigation Discounts

36 186 9b Kinds of dwelling coverage sold in this state
# 200 8.5 13 44 170
Guaranteed replacement | Pays the full cost to rebuild without regard to the limit. You do not have this.
Extended replacement | Pays the limit and the percentage shown above it. THIS IS WHAT YOU HAVE.
Replacement cost | Pays to rebuild, up to the limit.
Actual cash value | Pays the value of the home with its age and wear taken off.

36 266 9b Building code upgrade
# 280 8.5 13 44
Pays for what the law asks of a repair that was not asked of your home when it was built, such as
sprinklers or wiring. A limit of 50% of Coverage A, $324,350, could be bought.

36 322 9b Please keep
# 336 8.5 13 44
A list of what you own, with pictures, kept away from home. If your home is lost in a declared
disaster you may be paid 30% of Coverage C, at most $250,000, without a list.

36 752 7 RW 7702 CA (03/24)
306^ 752 7 71-HC-4409-2
576> 752 7 Page 3 of 3`

/** A national's renewal in California: a letter with last year's amounts and an offer not taken, then the declarations. */
export const HOMEOWNERS_WILDFIRE: PropertyPaper = {
  name: 'california homeowners with wildfire notices',
  pages: [sheet(letter), sheet(declarations), sheet(notices)],
  holds: {
    policy: {
      number: '71-HC-4409-2',
      carrier: 'Redwing National Insurance Company',
      naic: '99941',
      effective: '10/20/2026',
      expiration: '10/20/2027',
    },
    insured: { name: 'Lavinia Torrecampo-Shaw', ...HOME },
    producer: {
      name: 'Ashgrove & Lune Insurance Services',
      phone: '(530) 555-0129',
      ...address('26 Stampmill Street', 'Cobalt Springs', 'CA', '95999'),
    },
    places: [
      place(null, null, HOME, {
        construction: 'Frame, stucco',
        occupancy: 'Owner occupied',
        yearBuilt: '1988',
        stories: '2',
        area: '2,310',
      }),
    ],
    coverages: [
      cover(0, 'Dwelling', '648,700', SETTLED),
      cover(0, 'Dwelling Extension', '64,870', SETTLED),
      cover(0, 'Personal Property', '454,090', SETTLED),
      cover(0, 'Loss of Use', '129,740', DEDUCTIBLE),
      cover(0, 'Extended Dwelling Replacement', null, { words: '25% of Coverage A' }),
      cover(0, 'Building Code Upgrade', '64,870'),
      cover(0, 'Jewelry and Furs - increased limit', '5,000'),
      cover(0, 'Back-Up of Sewer or Drain', '10,000', DEDUCTIBLE),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Goldpan Valley Savings Bank, F.S.B. Its successors and/or assigns',
        address('PO Box 90244', 'Lakehurst Mills', 'MN', '55998'),
        '31-5520097-4',
      ),
    ],
    terms: { earthquake: 'Not accepted' },
  },
}
