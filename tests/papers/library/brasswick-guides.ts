import { type LibraryDocument, printed } from './types.ts'

export const BRASSWICK_GUIDES: LibraryDocument[] = [
  {
    name: 'Brasswick BOP - Office and Retail Handbook',
    pages: printed(`Brasswick Insurance Group
The Friendly BOP: Office and Retail
Handbook for our agency partners, spring 2025

Dear partners,

You asked us for a guide that a person can read. Here it is. We like clean, well-kept small
businesses whose owners are on the premises. If you would shop there yourself, we would
probably like to insure it. What follows tells you where "probably" becomes yes or no.

What do we love?
Professional offices of every kind, book and card shops, eyeglass stores, bicycle shops without
rentals, shoe repair, tailors, small clinics (property and premises only), and flower shops.

How big may it be?
A single building may be valued at up to $4 million, and a whole account at up to $9 million.
Sales should stay below $4 million for stores. Offices have no sales cap, but we want to hear
about any office with more than 75 people.

How old may the building be?
We start asking at 30 years. If the roof, the furnace, the pipes and the wiring have each been
renewed in the last 25 years, age is no obstacle at all. If only some have, call us.

What is the smallest policy you will write?
$600 a year for an office, $850 a year for a store.
%%
Brasswick Insurance Group - The Friendly BOP: Office and Retail                    2

What deductibles may my customer choose?
$500, $1,000, $2,500 or $5,000. Glass always has its own of $250. Stores in strip centers that
share an attic start at $1,000.

Can I bind?
Yes: any class on the love list, up to $2 million of building and contents together, with no
more than one loss in three years. Bind in our portal and you are done. Please do not bind when
a named storm has been announced within 300 miles; we will say when the coast is clear.

What do we say no to?
Guns and ammunition. Fireworks, even for two weeks in summer. Secondhand mattresses. Jewelry
where the stock is worth more than $100,000. Check cashing. Anything open after 1 a.m.

Is protection class a problem?
Classes 1 through 6 are fine. Classes 7 and 8 need a hydrant within 1,000 feet. Above that, no.

Do you offer cyber with it?
Yes, a small one. $50,000 is built in at no charge for offices; $100,000 or $250,000 may be
bought if the customer answers six questions. Stores that keep card numbers get $25,000 only.

Professional liability?
For opticians, hearing aid dispensers and barbers we add it by endorsement. For everyone else
please use a stand-alone policy from another market.
%%
Brasswick Insurance Group - The Friendly BOP: Office and Retail                    3

How is business income handled?
Actual loss sustained for twelve months, with a 72-hour wait. The wait can be brought down to
24 hours for a 4 percent charge on the property premium. Ordinary payroll is limited to 60
days.

What about a tenant who improved the space?
Improvements and betterments are part of business personal property. Please tell us the amount,
since it is what most often makes a limit too small.

Off-premises power?
Utility interruption is optional. It comes in steps of $10,000, up to $50,000, and overhead
lines are only covered within the first step.

How do we treat losses?
We look at three years. A single loss that was fixed, and will not come again, is forgotten.
Two water losses from the same pipe are not.

And renewals?
We send the offer 60 days ahead. If the rate goes up more than 15 percent, you hear from Odile
Farrant (ofarrant@brasswick.example) before your customer does.`),
  },
  {
    name: 'Brasswick BOP - Restaurant Handbook',
    pages: printed(`Brasswick Insurance Group
The Friendly BOP: Restaurants and Cafes
Handbook for our agency partners, spring 2025

Dear partners,

Restaurants are our second program, and the one where we are most often misunderstood. We want
places whose heart is the food. We do not want places whose heart is the bar.

What do we love?
Coffee houses, sandwich shops, pizzerias, family restaurants, ice cream parlors, bakeries with
tables, and ethnic restaurants that have had the same owner for three years or longer.

How big may it be?
A single building may be valued at up to $3 million, and a whole account at up to $6 million.
Sales should stay below $3 million. We go to $5 million for chains of up to four units.

How much may come from the bar?
Up to 30 percent of sales from beer, wine and spirits is ours to write. From 31 to 40 percent
we look at it together. Beyond that please use the surplus market.

What is the smallest policy you will write?
$1,400 a year, and $1,100 for a place without frying or grilling.
%%
Brasswick Insurance Group - The Friendly BOP: Restaurants and Cafes                2

What must the kitchen have?
A wet chemical system with an automatic gas shutoff, serviced twice a year. Hoods and ducts are
cleaned by an outside company: every three months where there is frying or charbroiling, every
six months otherwise. A class K extinguisher hangs within 30 feet of the fryer.

Solid fuel?
Wood-burning or charcoal ovens are fine when they have a duct of their own and the ash goes
into a metal can outdoors. We need photos of both. Tableside grills are declined.

Entertainment?
Background music and one acoustic player are fine. A dance floor, a DJ, karaoke more than once
a week or a cover charge at the door makes it a nightclub in our book, and we decline it.

Delivery?
We cover delivery by the insured's own employees when it is less than 20 percent of sales and
drivers are 21 or older. Hired and non-owned auto is then required, at $310 a year. Third-party
app drivers are not counted.

Liquor liability?
Available to places we write, limits of $500,000 or $1 million. All servers complete a
responsible-service course within 60 days of being hired. Happy hours past 7 p.m. are referred.

What deductibles may my customer choose?
$1,000, $2,500 or $5,000. There is no $500 choice for restaurants.
%%
Brasswick Insurance Group - The Friendly BOP: Restaurants and Cafes                3

Food spoilage and contamination?
$10,000 of spoilage is built in. Contamination shutdown ordered by a health department is
covered to $25,000, with up to 30 days of lost income.

Hours?
Closing at midnight or before is preferred. Until 1 a.m. with a reason. Never later.

Can I bind?
Not until we have seen photos of the cooking line and the system's service tag. We answer the
same day if you send them before 2 p.m. Eastern.

Age of the owner's experience?
Three years of running a restaurant, not only of cooking in one. A new owner who kept the
former manager for at least one year may be considered.

Losses?
We look at four years here. One kitchen fire is the end of the conversation for three years.

Who answers?
Benedek Oyelaran (boyelaran@brasswick.example), who cooked for eleven years before he met us.`),
  },
]
