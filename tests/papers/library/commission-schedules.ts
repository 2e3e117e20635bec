import { type LibraryDocument, printed } from './types.ts'

export const COMMISSION_SCHEDULES: LibraryDocument[] = [
  {
    name: 'Tarn Hollow Mutual - Agency commission schedule 2025',
    pages: printed(`TARN HOLLOW MUTUAL INSURANCE COMPANY
Schedule of Commission - Birchline Insurance Agency, code 0417
In force from January 1, 2025; replaces the schedule of 2023

    Line                                  New          Renewal
    Businessowners                        17.0%        15.0%
    Artisan contractors                   15.0%        13.5%
    Commercial auto                       12.5%        11.0%
    Workers compensation                   8.0%         7.0%
    Umbrella over our own policies        12.0%        12.0%
    Umbrella over others                   9.0%         9.0%
    Inland marine                         17.5%        16.0%

NOTES
    1. Commission is paid on the 20th for what was collected in the month before. Below $25 it
       is carried.
    2. Policies moved from one Tarn Hollow program to another are paid as renewal.
    3. On policies rewritten from another agency by letter: no commission until the next
       anniversary.
    4. Commission on additional premium by audit is as for renewal; on return premium it is
       taken back.

GROWTH BONUS
    Written premium growth of 10% in a year with a loss ratio below 52%: 2 points on new
    business of that year. The
    least volume is $400,000. It is paid by March 31.
%%
TARN HOLLOW MUTUAL - Schedule of Commission 2025                                    Page 2

LOSS RATIO BONUS
    Three-year loss ratio      Extra on renewals of the next year
    below 40%                  1.5 points
    40% to 49.9%               0.75 point
    50% and above              none

SERVICE CENTER
    Policies that are moved to the service center: renewal commission less 3 points. The agency
    may take them back once, at an anniversary.

TERMINATION OF THE AGREEMENT
    Notice of 180 days on either side. Renewal commission is paid for one year after the end,
    and policies are offered to the agency's next carrier without penalty.

STATEMENTS
    In the portal from the 18th. A question about a statement is raised within 90 days.`),
  },
  {
    name: 'Kestrelgate Assurance - Commission terms',
    pages: printed(`KESTRELGATE ASSURANCE
COMMISSION TERMS                                       KG-COM 2025, effective 4/1/2025

BUSINESS AUTO (KG-BA)
  New 13 percent, renewal 11 percent. Fleets of 16 to 25 units: 10 and 10.
FOR-HIRE TRUCKING (KG-TR)
  New 10 percent, renewal 10 percent. Motor truck cargo written alone: 12.5.
PHYSICAL DAMAGE WRITTEN ALONE
  11 percent, both.

PAYMENT
  On the 15th, by transfer, on premium earned in the month for mileage-reporting policies, and
  on premium collected for all other policies.

CHARGEBACK
  A policy cancelled for nonpayment in the first 60 days: all commission is returned. Otherwise
  unearned commission only.

AGENCY LOSS RATIO, THREE YEARS            ADJUSTMENT ON RENEWALS
  below 45 percent                        + 1.0 point
  45 to 65 percent                        none
  65 to 80 percent                        - 1.0 point
  above 80 percent                        - 2.0 points and a meeting

MINIMUM VOLUME
  $150,000 after two years, or the appointment ends with 180 days' notice.
%%
KESTRELGATE ASSURANCE                                               KG-COM 2025     page 2

SUB-PRODUCERS
  Allowed with our consent. The agency pays them; we do not split statements.

NEW BUSINESS CAMPAIGN, APRIL TO SEPTEMBER
  Business auto, 3 to 10 units, all with cameras: 2 points more in the first term. Not with any
  other campaign. Trucking is left out.

GUARANTEE
  No change of these terms without 90 days' notice. Policies in force keep their terms to
  expiration.

DEBIT BALANCES
  Set off against the next month. Older than 60 days: interest of 1 percent a month.

OWNERSHIP OF EXPIRATIONS
  The agency's, unless a debit balance is older than 120 days.`),
  },
  {
    name: 'Brasswick profit sharing explained 2025',
    pages: printed(`Brasswick Insurance Group
Commission and profit sharing, explained
For our agency partners, year 2025

What do I earn on an ordinary policy?
Office and retail: 16 percent, new and renewal. Restaurants: 14 percent new, 13 percent
renewal. Cyber by endorsement: 20 percent. Liquor liability: 10 percent.

What is profit sharing?
A share of what is left when your customers have had a good year. It is in addition to
commission, and it is figured once a year, on December 31, over the last two years.

Who takes part?
Agencies with at least $250,000 of earned premium with us. Two agencies may not add themselves
together.

How is it figured?
        Loss ratio, two years          Share of earned premium
        30 percent or lower            4.0 percent
        30.1 to 40 percent             2.75 percent
        40.1 to 48 percent             1.25 percent
        above 48 percent               nothing
Growth of 8 percent or more adds half a point. Shrinking by 5 percent or more takes half a
point away.
%%
Brasswick Insurance Group - Commission and profit sharing, explained                2

Are big losses cut off?
Yes. Each loss counts up to $150,000 and not further. Catastrophes count at half.

When is it paid?
In the first week of March. Any balance you owe us past 60 days is taken off first.

Does it end if we sell the agency?
The year of a sale is paid to the seller up to the day of sale if the buyer keeps the contract;
otherwise it is not paid.

Who can check my numbers?
Write to Cornelius Abara-Finch at agencyaccounts@brasswick.example; we send the list of
losses behind them.`),
  },
  {
    name: 'Birchline producer compensation plan 2025',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Producer Compensation Plan 2025                       Confidential, from the Principal

SHARE OF AGENCY COMMISSION
                                           New          Renewal
    Commercial lines, own lead             45%          25%
    Commercial lines, house lead           35%          20%
    Employee benefits referral             15%          none
    Personal lines above $2,500 premium    35%          10%
    Personal lines at or below             $40 flat     none
    Surety bonds                           40%          20%

VALIDATION
    New producers draw $5,200 a month for 24 months. The draw falls by one sixth each quarter
    from month 13. A book of $110,000 of commission at month 24 validates.

SMALL ACCOUNTS
    Accounts below $500 of commission are moved to the small business desk after the first
    term. The producer gets a bonus of 50 percent of the first-year commission and no renewal
    share.
%%
BIRCHLINE INSURANCE AGENCY - Producer Compensation Plan 2025                       Page 2

CONTINGENT INCOME
    Producers whose book grew by 7 percent net share 10 percent of contingent income, by size
    of book.

CHARGEBACKS
    Return commission is shared as it was paid. Premium unpaid after 60 days: see procedure 11.

VESTING
    5 percent a year from the third year, up to 50 percent, paid over five years after leaving,
    unless the producer solicits clients.

EXPENSES
    Mileage at $0.60. Client meals to $75 a person with names. Membership of one trade
    association.

CONTESTS
    Two a year. Cyber sold to an existing client: $100. Umbrella: $50. Flood: $25.`),
  },
]
