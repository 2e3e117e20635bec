import { type LibraryDocument, printed } from '../types.ts'

export const STATES: LibraryDocument[] = [
  {
    name: 'State rule sheet - Kentucky',
    pages: printed(`STATE RULE SHEET                                    KENTUCKY
for the desk; the law is longer than this

CANCELLATION BY CARRIER
  first 60 days, any reason ....... 14 days' notice
  nonpayment ...................... 14 days
  after 60 days, listed reasons ... 75 days
NONRENEWAL ........................ 75 days
RENEWAL WITH INCREASE OVER 25% .... 75 days, or the old price stays until notice runs

AUTO
  minimum limits .................. 25/50/25
  no-fault (PIP) .................. $10,000 basic; may be rejected on the state form, each household
                                    member separately
  UM .............................. offered, rejection in writing
  proof ........................... electronic is accepted by officers

SURPLUS LINES
  tax ............................. 3%, plus municipal tax; see clerk's table by city
  declinations .................... three
  filing .......................... quarterly

PREMIUM TAX BY CITY
  The municipal tax is added to nearly every policy. Wrong city = we pay. Look up by street address, not zip.

FEES
  agency fee ...................... allowed if disclosed in writing, signed, not over $75 personal
                                    lines
  NSF ............................. $30

WORKERS COMP
  required from ................... 1 employee
  farm labor ...................... exempt
  certificate to county ........... building permits ask for it

CONTINUING EDUCATION
  24 hours in two years, 3 in ethics, due by birth month`),
  },
  {
    name: 'State rule sheet - Indiana',
    pages: printed(`STATE RULE SHEET                                    INDIANA
for the desk; the law is longer than this

CANCELLATION BY CARRIER
  first 90 days, any reason ....... 20 days' notice
  nonpayment ...................... 10 days
  after 90 days, listed reasons ... 45 days
NONRENEWAL ........................ 45 days (one year terms), 60 days for longer
RENEWAL WITH INCREASE OVER 25% .... no rule; we send 30 days as a courtesy

AUTO
  minimum limits .................. 25/50/25
  no-fault (PIP) .................. none. Med pay is optional
  UM .............................. at liability limits unless rejected in writing by any named insured
  proof ........................... electronic is accepted

SURPLUS LINES
  tax ............................. 2.5%
  declinations .................... none counted, but a diligent search affidavit
  filing .......................... twice a year, February and August

FEES
  agency fee ...................... commercial lines only, written agreement
  NSF ............................. $25

WORKERS COMP
  required from ................... 1 employee
  sole proprietors ................ may get a clearance certificate from the revenue department, $20
  certificate to county ........... no

MINE SUBSIDENCE
  Offer in the 26 southwest counties. Signed refusal in file. Highest limit $500,000.

CONTINUING EDUCATION
  24 hours in two years, 3 in ethics, due by license date`),
  },
  {
    name: 'State rule sheet - Tennessee',
    pages: printed(`TENNESSEE in ten minutes            (Bram typed this one, not on the normal form, sorry)

Carrier wants off. In the first 59 days they can cancel with 10 days of notice. Afterwards it takes
60 days and one of the reasons in the policy. Not paid: 10 days always. Nonrenewal is 60 days on
commercial and 30 days on personal auto.

Auto. 25/50/25 is the minimum. There is no PIP. UM has to be equal to the liability limit unless the
insured picks lower or none, and it carries over until changed. Officers take a phone screen.

Surplus lines. 5% tax and no stamping office. Three declinations. File annually on March 1.

Sinkhole. Every homeowners insurer must offer it. The inspection is paid half by the insured. Ask in
the counties on the karst map that hangs by the printer.

Workers comp. Five employees or more, but ONE for construction and for coal. Construction
owners can register as exempt, it costs $50 for two years.

Agency fees. Allowed on both personal and commercial, must show on a separate line. NSF is $20.

Earthquake. West of the river counties: we offer it on every property quote, 10% deductible is the
usual, some go to 15%.

CE. 24 hours in two years, of which 3 in ethics, due at license anniversary.`),
  },
]
