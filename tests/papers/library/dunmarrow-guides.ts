import { type LibraryDocument, printed } from './types.ts'

export const DUNMARROW_GUIDES: LibraryDocument[] = [
  {
    name: 'Dunmarrow Farm and Home - Homeowners and Farm Manual',
    pages: printed(`DUNMARROW FARM & HOME MUTUAL
Homeowners and farm manual for agents                                      Printed 3/2025

FIRST BOOK: HOMEOWNERS

PART ONE. THE HOUSE

1. We insure houses that people live in and look after. The owner lives there at least nine
   months of the year. Seasonal homes are in Part Four.

2. Coverage A is at least 100 percent of replacement cost by our estimator.

        Lowest Coverage A          $150,000
        Highest Coverage A         $1,250,000     (above: call before quoting)
        Highest in class 9         $400,000
        Class 10                   not written, except as in 6

3. Roofs.

        Material                       Full replacement to     Actual cash value to
        Asphalt shingle, 3-tab         12 years                18 years
        Asphalt shingle, laminated     15 years                22 years
        Metal, slate, tile             30 years                45 years
        Wood shingle                   none                    none

   A roof past the last column is not written until it is replaced.

4. Heating. A wood stove needs our form H-22 with photographs and a chimney cleaned within 12
   months. A stove as the only source of heat is not written. Outdoor boilers stand at least 40
   feet from the house.

5. Wiring. 100 amperes and breakers. No fuses. No knob and tube, live or dead.

6. A class 10 house may be written when it has a year-round pond or cistern of 4,000 gallons
   within 500 feet, with a dry hydrant, and a fire department that has seen it.
%%
DUNMARROW HOMEOWNERS AND FARM MANUAL                                                 2

PART TWO. PEOPLE AND ANIMALS

7. Dogs. We do not ask for breeds. We ask whether the dog has bitten. One bite: liability for
   animals is excluded by endorsement. Two bites: declined while the dog is there.

8. Horses. Up to three, for the household's own riding. Boarding for others goes to farm.

9. Trampolines are written with a net and a locked ladder. Without them we exclude the
   trampoline.

10. Pools. A fence of at least 48 inches with a gate that closes and latches by itself. Diving
    boards are excluded for water less than nine feet deep. Slides are not written.

11. Business in the home. An office without visitors is fine. Day care for up to three children
    is written with the endorsement DF-44 at $145; four or more, not at all.

12. Short rentals. A room or the whole house, up to 30 nights a year, is tolerated. More is not
    a homeowners policy.

PART THREE. CREDITS

        New home, first three years                    12 percent
        Central alarm, fire and burglary               8 percent
        Automatic water shutoff device                 6 percent
        Whole-house sprinkler                          10 percent
        Farm or auto policy with us                    15 percent
        No claim in five years                         7 percent
        Most that all credits take off                 35 percent
%%
DUNMARROW HOMEOWNERS AND FARM MANUAL                                                 3

PART FOUR. SEASONAL AND SECONDARY

13. We write a seasonal house only beside a primary house with us. It is reachable by a plowed
    road and someone looks in once a week. Water is shut off and drained from November to
    March.

14. Seasonal houses: named perils, deductible of at least $2,500, theft excluded when empty.

PART FIVE. DEDUCTIBLES

15. All perils: $1,000, $1,500, $2,500 or $5,000. Houses above $600,000 start at $2,500.

16. Wind and hail: 1 percent everywhere, 2 percent in the counties west of the line on map B.

17. Water back-up: $500 of its own. Limits of $5,000, $10,000, $25,000; finished basements may
    have $50,000 with a pump on a battery.

PART SIX. EXTRAS

        Personal property at replacement cost                    12 percent of base premium
        Identity recovery, $15,000                               $25
        Service line, $10,000, deductible $500                   $35
        Equipment breakdown, $50,000                             $30
        Scheduled jewelry, per $100                              $1.40
        Personal injury                                          $18
        Ordinance or law, from 10 to 25 percent                  4 percent of base premium

18. Jewelry above $5,000 an item needs an appraisal of the last three years.
%%
DUNMARROW HOMEOWNERS AND FARM MANUAL                                                 4

PART SEVEN. LOSSES

19. Three years for weather, five years for everything else.

        Weather losses allowed          2
        Other losses allowed            1
        Liability losses allowed        0, except with a letter

20. A water loss must be repaired and dry, with the invoice, before we write.

PART EIGHT. BINDING

21. Agents bind up to $750,000 of Coverage A when photographs of all four sides are uploaded
    the same day. You may not bind within 48 hours of a tornado or wildfire warning for the
    county.

22. A credit-based score is ordered where the law allows it. We do not decline for a score
    alone.

23. Escrow. We bill the lender once, 30 days before renewal. Should the lender not pay within
    15 days, we bill the insured.

24. Homes for sale or empty for more than 60 days are not kept. Tell us; we will find 30 days
    more.
%%
DUNMARROW HOMEOWNERS AND FARM MANUAL                                                 5

SECOND BOOK: FARM AND RANCH

PART ONE. THE FARM

1. We insure working farms of 10 to 3,000 acres. Below 10 acres see homeowners. The farmer or a
   family member lives on the place, or within 5 miles of it.

2. What we like: grain, hay, beef on grass, dairies up to 250 head, orchards without cider
   mills, Christmas trees, vegetables sold at a stand of the farm's own.

3. What we leave to others: hog barns above 1,000 head, feedlots, poultry under contract, hemp,
   rodeos, corn mazes with a fee, hunting leases to more than 12 guns, aerial spraying.

PART TWO. BUILDINGS

        Building                        Basis                       Highest
        Dwelling                        replacement                 $900,000
        Barn, pole, under 25 years      replacement                 $400,000
        Barn, older                     actual cash value           $200,000
        Bins                            replacement                 $150,000 each
        Silo, stave                     actual cash value           $60,000
        Confinement                     refer                       -

4. Hay in the open: stacks of at most $50,000, 100 feet apart. Hay in a barn is 25 percent
   more.

5. Heat lamps in barns are not allowed. Heated livestock buildings carry a temperature alarm.
%%
DUNMARROW HOMEOWNERS AND FARM MANUAL                                                 6

PART THREE. MACHINERY AND STOCK

6. Machinery may be scheduled, or blanket with 80 percent coinsurance. Tractors above $250,000
   are scheduled with a serial number.

        Deductible, machinery           $1,000 or $2,500
        Deductible, livestock           $500
        Borrowed machinery              $50,000 for 60 days, built in
        Foreign object in a combine     $250 of its own

7. Livestock is covered for fire, lightning, collision, drowning, attack by dogs or wild
   animals, and electrocution. Smothering in snow is optional at $0.35 per $100. Disease is
   never covered.

PART FOUR. LIABILITY

8. Limits of $300,000, $500,000 or $1,000,000. Medical payments $5,000.

9. Custom work for others: up to $10,000 a year is built in. To $50,000 for a charge of $185.
   Above, a commercial policy.

10. Spray drift: $25,000 is built in, $100,000 may be bought by farms with a licensed
    applicator.

11. Stands and pick-your-own: up to $75,000 of sales. Hay rides: 10 days a year, tractor driven
    by a person of 25 or older, wagon with rails.

12. Farm workers. We do not write workers compensation. Employers liability for farms that need
    not buy it: $220 for the first worker and $90 for each other.

PART FIVE. WHO ANSWERS
   farm@dunmarrow.example; for a barn fire on a weekend see the back of your agent card.`),
  },
]
