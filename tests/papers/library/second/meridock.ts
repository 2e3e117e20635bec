import { type LibraryDocument, printed } from '../types.ts'

export const MERIDOCK: LibraryDocument[] = [
  {
    name: 'Meridock Artisan Contractors GL Manual (rev April 2025).pdf',
    pages: printed(`
Meridock Specialty Insurance
Surplus Lines Contractors Unit
General Liability Manual for Artisan Contractors, revised April 14, 2025

1.  SCOPE
1.1 This manual governs trade contractors with receipts of $75,000 to $4,000,000.
1.2 General contractors are taken when no less than 80% of the work is let to insured
    subcontractors.
1.3 We do not write in Alaska, Louisiana or New York.

2.  AUTHORITY
2.1 The agency holds no authority to bind. A quote becomes a binder only when the
    desk in Harlow Falls answers with a binder number.
2.2 Quotes stand for 30 days. After that the file is rated anew.
2.3 Coverage is never backdated, not even to midnight of the same day.

3.  MINIMUM PREMIUM
3.1 Paper and interior trades: $850.
3.2 Exterior trades: $1,400.
3.3 Roofing: $4,750.
3.4 One fourth of the premium is earned on the first day, in every class.

Page 1
%%
Meridock Specialty Insurance         General Liability Manual, Artisan Contractors

4.  TRADES
4.1 In appetite: carpentry, drywall, painting indoors, tile, flooring, finish plumbing,
    low voltage wiring, landscaping without tree work above 15 feet.
4.2 By referral: residential roofing with no hot process, excavation to a depth of 12 feet,
    exterior painting above three stories, solar on roofs.
4.3 Prohibited: blasting, crane rental, demolition of structures above two stories, hot
    tar roofing, asbestos or lead abatement, work on airports, elevator service.

5.  SUBCONTRACTORS
5.1 Each subcontractor must carry limits at least equal to those of our insured and must
    name our insured as additional insured.
5.2 Certificates are kept for four years. At audit, an uninsured subcontractor is charged
    at the full rate for the trade.
5.3 A written hold harmless agreement must be signed before the work starts.

6.  RESIDENTIAL WORK
6.1 New tract homes are excluded above 12 units per development.
6.2 Condominium conversion is excluded without exception.
6.3 Remodeling of single dwellings is covered with no limit of number.

Page 2
%%
Meridock Specialty Insurance         General Liability Manual, Artisan Contractors

7.  LIMITS AND RETENTIONS
7.1 The highest limits are $1,000,000 each occurrence, $2,000,000 general aggregate and
    $2,000,000 for completed operations.
7.2 The deductible is $1,000 for each claim. Roofing carries $5,000 and excavation $2,500.
7.3 A per project aggregate is sold for a flat $350, capped at $5,000,000 for all projects.

8.  ADDITIONAL INSUREDS
8.1 Blanket status for ongoing operations is free of charge.
8.2 Blanket status for completed operations costs 5% of the premium, at least $200.
8.3 Primary and noncontributory wording and a waiver of subrogation come together for $150.

9.  CANCELLATION
9.1 If the insured cancels, the return is computed at 90% of pro rata after the minimum
    earned portion has been set aside.
9.2 A policy cancelled for nonpayment can be reinstated within 10 days on a signed
    statement of no loss.

Page 3
`),
  },
  {
    name: 'Meridock Liquor Liability Manual (rev April 2025).pdf',
    pages: printed(`
Meridock Specialty Insurance
Surplus Lines Hospitality Unit
Liquor Liability Manual, revised April 28, 2025

1.  SCOPE
1.1 Bars, taverns, restaurants, caterers, breweries with a tap room, and special events.
1.2 Liquor receipts may reach 100% of the total. Above 75% the file needs a photo of each
    room and a copy of the floor plan.
1.3 Not written: adult clubs, mobile bars without a fixed address, colleges.

2.  MINIMUM PREMIUM
2.1 Restaurants: $600.
2.2 Taverns: $1,850.
2.3 One-day events: $225, fully earned.

3.  STAFF
3.1 Every server holds a certificate of responsible service within 45 days of hire.
3.2 Door staff must be employees. Hired guards are accepted with $1,000,000 of their own
    liability cover.

4.  HOURS
4.1 Service ends by 2:00 a.m. Later closing is declined.

Page 1
%%
Meridock Specialty Insurance         Liquor Liability Manual

5.  LIMITS
5.1 The limit is $1,000,000 per common cause. $2,000,000 is available for restaurants only.
5.2 Assault and battery is held to $100,000, and taken out for taverns with a dance floor
    above 400 square feet.
5.3 The deductible is $500 for restaurants and $2,500 for all others.

6.  LOSSES
6.1 Four years of loss runs are needed, valued within 60 days of the effective date.
6.2 One paid liquor loss in the last three years goes to the manager; two are declined.

7.  VIOLATIONS
7.1 A citation for serving a minor within 24 months is declined. An older one is surcharged
    by 15%.

Page 2
`),
  },
  {
    name: 'Meridock Vacant Property Manual (rev May 2025).pdf',
    pages: printed(`
Meridock Specialty Insurance
Surplus Lines Property Unit
Vacant Building Manual, revised May 5, 2025

1.  TERM
1.1 Terms of 3, 6 or 12 months. The 3-month term may be extended once.
1.2 Premium is fully earned for the 3-month term. Longer terms are 25% earned at inception.

2.  THE BUILDING
2.1 Vacant no longer than 36 months. Value up to $1,500,000 for each building.
2.2 Heat kept at 55 degrees or the water shut off at the street and the lines drained.
2.3 Doors and windows locked or boarded. Visits every 14 days, noted in a log.
2.4 Declined: buildings under a tear-down order, with fire damage not repaired, or in
    foreclosure with the borrower still living there.

3.  VALUATION
3.1 Actual cash value only. Replacement cost is not offered.
3.2 Vandalism may be added, subject to a deductible of $5,000.

Page 1
%%
Meridock Specialty Insurance         Vacant Building Manual

4.  RENOVATION
4.1 Work up to $250,000 is covered under the vacant form with a contractor who is insured.
4.2 Above that sum, send the file to the builders risk desk.
4.3 Structural work, meaning any load bearing wall removed, is not covered in either form.

5.  LIABILITY
5.1 Premises liability to $1,000,000 is optional at $300 a year.

6.  OCCUPANCY RESUMED
6.1 Tell us within 10 days of the first tenant. We then cancel pro rata, whatever section 1
    says on earned premium.

Page 2
`),
  },
  {
    name: 'Meridock Excess Liability Notes 2025.pdf',
    pages: printed(`
Meridock Specialty Insurance
Excess Liability Notes for 2025

1.  We attach over any carrier rated A- or better whose limits are at least $1,000,000.
2.  Capacity is $5,000,000 over artisan contractors and $3,000,000 over habitational.
3.  We follow form, other than for assault, communicable disease and wildfire.
4.  Minimum premium for the first million: $2,100. Each further million: $1,600.
5.  Underlying auto must be at $1,000,000 combined. Split limits are not accepted.
6.  Employers liability must be scheduled at $500,000 or more.
7.  Send the primary quote with its forms list. We answer in three working days.
8.  Fleets of more than 25 power units are outside our appetite.

Page 1
`),
  },
]
