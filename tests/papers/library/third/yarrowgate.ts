import { type LibraryDocument, printed } from '../types.ts'

export const YARROWGATE: LibraryDocument[] = [
  {
    name: 'Yarrowgate Mutual - Businessowners Appetite Guide',
    pages: printed(`YARROWGATE MUTUAL INSURANCE COMPANY
Businessowners Program: What We Write
Edition 03/25 - for appointed agents in Indiana, Kentucky and Tennessee

1. OUR CUSTOMER

We look for an owner who is on the premises, three or more years in the business, and no more than
two property or liability losses in the last four years. A start-up is welcome if the owner has
managed the same kind of shop for five years; send a one-page resume with the application.

2. CLASS TABLE

Class                          Max annual sales   Max TIV per location   Status      Remarks
Bakery, retail                 $2,400,000         $1,900,000             Preferred   no deep frying
Barber and beauty shop         $1,100,000         $950,000               Preferred   no tanning beds
Bookstore                      $3,000,000         $2,750,000             Preferred
Coffee house                   $1,600,000         $1,300,000             Standard    closes by 11 pm
Dry cleaner, drop-off only     $900,000           $700,000               Standard    no plant on site
Florist                        $1,750,000         $1,450,000             Preferred   delivery to 25 miles
Hardware store                 $4,200,000         $3,600,000             Standard    no propane filling
Medical or dental office       $5,000,000         $4,500,000             Preferred   no surgery center
Pet grooming                   $800,000           $650,000               Standard    no overnight boarding
Restaurant, full service       $2,900,000         $2,100,000             Submit      alcohol to 30% of sales
Shoe repair and tailor         $600,000           $500,000               Preferred

Preferred and Standard may be quoted online. Submit means an underwriter looks first; allow two
business days.

3. CLASSES WE DECLINE

Vape and smoke shops. Pawnbrokers. Tattoo parlors. Gasoline sales of any kind. Bars and taverns.
Axe throwing, trampolines and climbing walls. Cannabis, hemp and CBD where it is more than 5% of
sales.
%%
YARROWGATE MUTUAL - BUSINESSOWNERS PROGRAM - page 2

4. THE BUILDING

Construction      Oldest year built without updates   Most stories   Protection class to
Frame             1985                                3              6
Joisted masonry   1975                                4              7
Non-combustible   1970                                6              8
Fire resistive    1960                                8              9

Updates are wiring, heat, plumbing and roof, all within the last 22 years. Aluminum branch wiring and
fuse boxes are never acceptable, whatever the year.

Roof: composition shingle over 15 years old goes to actual cash value by endorsement YG-BP 417.
Over 20 years, decline. Metal and membrane roofs are given ten years more on each count.

Vacancy: at least 65% of the floor area has to be occupied at inception.

Cooking: any fryer, grill or open flame needs a wet chemical system, serviced every six months, and a
cleaning contract for hoods and ducts each quarter.

5. ADD-ONS

  Endorsement                           Form         Included     Highest you can buy
  Employee dishonesty                   YG-BP 421    $10,000      $100,000
  Equipment breakdown                   YG-BP 423    full limit   -
  Food spoilage                         YG-BP 426    $5,000       $40,000
  Hired and non-owned auto              YG-BP 430    none         $1,000,000
  Ordinance or law, coverages 2 and 3   YG-BP 433    $25,000      $150,000
  Outdoor signs                         YG-BP 435    $7,500       $60,000
  Water backup of sewer or drain        YG-BP 438    none         $35,000

Hired and non-owned auto is not available where the insured delivers food with employees' cars.

6. LIMITS AND LOWEST PREMIUM

Liability per occurrence is offered at $500,000, $1,000,000 and $2,000,000; the aggregate is twice that.
We do not write an umbrella over a policy below $1,000,000. The lowest annual premium is $625 in
Indiana, $680 in Kentucky and $710 in Tennessee, fully earned only if flat cancelled after 30 days.`),
  },
  {
    name: 'Yarrowgate Mutual - Letter of Binding Authority',
    pages: printed(`                                                     Yarrowgate Mutual Insurance Company
                                                     Agency Department
                                                     January 6, 2025

Hobday Creel Insurance
Attn: Rosalind Creel, Principal

Re: Binding authority under your agency agreement, code 20-4471

Dear Rosalind,

This letter sets out what your office may bind on our behalf without first talking to us. It takes the
place of the letter of last year and it is good until we send you another.

You may bind a new businessowners policy in a Preferred or Standard class when the total insured value
at all locations is not more than $3,250,000, the application is signed, and photographs of the front
and back of each building are in your file. You may bind up to five days ahead of a written
application if the risk was quoted in our portal; we must have the papers within that time.

You may not backdate. Coverage can begin no earlier than 12:01 a.m. on the day after the request was
logged, unless the insured is replacing a policy of ours on the same day.

A binder is issued for thirty days, and only our underwriter, Mr. Lowry-Banks, can extend it, once, for
fifteen more.

Your authority is suspended, without a call from us, for any property in a county under a tornado or
severe thunderstorm watch, from the time it is posted until twelve hours after it is lifted. Changes
that raise a limit or lower a deductible are suspended with it. An earthquake of 5.0 or greater
within 100 miles stops it for 72 hours.

These always come to us: buildings on a historic register, any account we nonrenewed or cancelled
before, any location within 1,000 feet of a river, and any insured with a felony conviction in the
past ten years.

Ms. Okonjo-Reyes and you are the only persons in the office who may sign binders. Please give us the name
of any replacement in writing ten days before.

                                                     Sincerely,
                                                     Piers Habersham
                                                     Vice President, Agency`),
  },
]
