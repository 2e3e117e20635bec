import { type LibraryDocument, printed } from '../types.ts'

export const HOME_PROGRAM: LibraryDocument[] = [
  {
    name: 'Mossgarth - Homeowners quick reference',
    pages: printed(`MOSSGARTH HOME & AUTO            Homeowners quick reference (form MH-3 and MH-5)

Year built:            1950 or newer; older with a 4-point inspection
Roof:                  Shingle to 18 yrs replacement cost. 19-25 yrs: MH-44 payment schedule. Over 25: no
Dwelling limit:        $175,000 - $1,400,000.  Above: private client desk
Replacement estimate:  Insure to 100%. Extended 125% with MH-5 automatically, 150% to buy
Protection class:      1-8. 9 with a hydrant letter. 10 declined
Heat:                  No wood stove as only heat. Wood stove as second: picture + questionnaire WS-2
Pool:                  Fence 4 ft, self-latching gate. Diving board = $500,000 liability at least
Business at home:      Office OK. Child care up to 3 children with MH-58
Vacant / for sale:     30 days, then MH-63 or we come off
Claims history:        2 in five years; one water claim only
Insurance score:       580 minimum. No score = 610 assumed
Personal property:     70% of dwelling on MH-3, 75% on MH-5; 50 is the lowest
Loss of use:           30% of dwelling, 24 months
Liability:             $300,000 standard; $500,000, $1 million by request
Service line:          $12,000, MH-80, $38 a year
Water backup:          $5,000 / $15,000 / $30,000; sump pump with battery for the last
Credits:               Central alarm 8%, water shutoff device 11%, new home 20% falling by 2 a year,
                       auto with us 17%, age 55+ 6%
Condo (MH-6):          Loss assessment $2,500 included, to $50,000. Interior walls $20,000 at least
Renters (MH-4):        From $138 a year. Roommates each need their own
Effective date:        Up to 60 days ahead. New purchases: day of closing`),
  },
  {
    name: 'Mossgarth - Deductible options grid',
    pages: printed(`MOSSGARTH HOME & AUTO              DEDUCTIBLE OPTIONS        homeowners, all forms        07/01/25

TABLE 1    LOWEST DEDUCTIBLE BY DWELLING LIMIT
                              All other     Wind and hail
Coverage A                    perils        Indiana      Kentucky     Tennessee
up to $249,999                $1,000        $1,500       $2,000       1%
$250,000 - $499,999           $1,250        1%           $3,000       1.5%
$500,000 - $749,999           $2,500        1.25%        $4,500       2%
$750,000 - $999,999           $3,500        1.75%        2.25%        2.5%
$1,000,000 and over           $5,000        2.75%        3%           3.5%

TABLE 2    CREDIT OR CHARGE AGAINST THE $1,000 BASE (all other perils)
           MH-3       MH-5       MH-6       MH-4
$500       +14%       not av.    +9%        +7%
$1,000     0          0          0          0
$2,500     -11%       -12%       -8%        -5%
$5,000     -19%       -21%       -13%       -10%
$10,000    -27%       -30%       not av.    not av.

TABLE 3    SPECIAL
Water damage, house over 40 years old      at least $2,500
Theft, seasonal home                       $1,000 in addition
Earthquake                                 5%, 10%, 15% or 20%; KY river counties from 15%
Sinkhole (Tennessee)                       2% with a floor of $1,500
Identity recovery                          none

Percentages are of Coverage A, and are figured at the time of loss. A roof with impact resistant
shingle class 4 goes down one column step in wind and hail, on request with the receipt.`),
  },
]
