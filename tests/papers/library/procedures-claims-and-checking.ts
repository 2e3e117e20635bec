import { type LibraryDocument, printed } from './types.ts'

export const CLAIMS_AND_CHECKING: LibraryDocument[] = [
  {
    name: 'Birchline procedure 08 - Claims reporting',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 08                                    Claims Reporting
Owner: Claims advocate, Dorothea Quayle-Imber             Last review: June 2025

First call
    Listen. Take name, policy, what happened, when, where, who is hurt, what was done. Do not
    say whether it is covered, and do not say that it is not. Every loss is reported if the
    client wants it so.

How fast
    Injury, fire, water running, suit papers .......... within 1 hour
    Workers compensation .............................. same day
    All other ......................................... same business day if before 4 p.m.

To whom
    The carrier's claim line (see carrier sheets). Also each umbrella and excess carrier when
    there is a death, burn, spinal or head injury, amputation, or when a demand passes half of
    the primary limit.

Client would rather not report
    Explain the duty of notice. Note the client's decision and have it confirmed by e-mail. For
    liability and workers compensation we do not agree to wait.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 08, Claims Reporting                        Page 2

Follow-up
    Day 2: adjuster's name to the client. Day 10: call. Then every 30 days until closed.
    Reserves above $50,000: claims advocate reviews with the carrier each quarter.

Denials
    Read the letter and the policy. The advocate writes to the carrier if we disagree; one
    letter, polite, with the page. The client is told to consider a lawyer. We do not give
    legal advice.

Claims-made policies
    A circumstance is reported before the policy ends. Ninety days before expiration the AM
    asks each client with such a policy whether there is anything to report.

Workers compensation
    The first report is made by the employer; we help and do not sign. Open claims are reviewed
    six months before the date on which values are sent to the bureau.

Catastrophe
    When more than 25 claims are expected: phones open until 8 p.m., list of clients in the
    area called by lot, generator plan, no vacations for claims staff.`),
  },
  {
    name: 'Birchline procedure 09 - Personal lines new business',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 09                                    Personal Lines New Business
Owner: Personal lines manager                             Last review: January 2025

Account standard
    We write households, not single policies. A single auto is written only with a plan for the
    home. Lowest liability that we offer: 100/300/100 on autos, $300,000 on homes. Lower only
    with form R-1 and the manager's initials.

Questions that must be asked
    Dogs and their history; pools, trampolines, stoves; age of roof; business at home; short
    rentals; youthful drivers, also those at college; delivery or ride apps; trusts and LLCs as
    owners; boats, golf carts, e-bikes; valuables; flood zone; water back-up.

Reports
    Consent is spoken and noted before a consumer report is ordered. Adverse action letters are
    sent by the carrier; we keep a copy.

Photos
    Four sides and roof, within 7 days. Missing photos: binder cancelled on day 21.

Umbrella
    Quoted for each household with a pool, a youthful driver, a rental or income above
    $150,000.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 09, Personal Lines New Business             Page 2

Flood
    Offered on each home, in writing, whatever the zone. The refusal is signed. Waiting period
    of the federal program is told to the client before money is taken.

Money
    First payment by the client in the carrier's portal. We do not take card numbers by
    telephone or mail.

First 90 days
    Day 5 thank-you card; day 30 call, documents read together; day 75 recheck of discounts
    (student, alarm, telematics).

Referrals
    A gift card of $10 for the person who referred, whether or not the policy is written.`),
  },
  {
    name: 'Birchline procedure 10 - Policy checking and delivery',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 10                                    Policy Checking and Delivery
Owner: Commercial service manager                         Last review: April 2025

Time
    Policies are checked within 15 business days of receipt. Not received 60 days after
    binding: demand to the carrier, then weekly.

Against what
    The binder, the signed proposal, the application and the expiring policy. All four.

What
    Named insureds, spelled as in the state's register; addresses and zip codes; dates; limits;
    classes and rates; schedules of vehicles and drivers; forms by number and edition; mortgage
    holders; additional insureds; retroactive date; audit basis; premium.

Differences
    Sent to the carrier as one list within two days. "Corrected by endorsement" is asked for; a
    promise by telephone is not a correction. The client is told of differences that narrow
    coverage the same day.

Delivery
    Electronic, with a cover letter that names three things to read. Paper only on request.
    Receipt is asked for above $25,000 of premium.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 10, Policy Checking                         Page 2

Who checks what
    Premium               First check          Second check
    below $5,000          CSR                  none (1 in 10 sampled)
    $5,000 to $50,000     AM                   none (1 in 5 sampled)
    above $50,000         AM                   another AM, within 5 days

    Outside checking service: only for accounts above 40 locations, and the AM still signs.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 10, Policy Checking                         Page 3

What is found most often (first quarter of 2025, 412 policies)
    Fault                                             Share
    Named insured misspelled or one left out          21 percent
    Form missing that was promised in the quote       18 percent
    Mortgage holder or loss payee wrong               14 percent
    Vehicle or driver missing                         11 percent
    Deductible different from the proposal             9 percent
    Payroll or sales different from the application    8 percent

Endorsements
    Each endorsement is checked against the request within 5 business days and sent to the
    client in the same week. Certificates that depend on it are issued after, and not before,
    it is checked.

Specimens
    When a carrier changes a form, the AM who sees it first tells the desk at the Tuesday
    meeting.`),
  },
  {
    name: 'Birchline procedure 11 - Receivables and returned payments',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 11                                    Receivables and Returned Payments
Owner: Accounting                                         Last review: May 2025

Trust money
    Premium belongs to carriers. It goes into the trust account and is not lent, not for a day.

Aging
    Days after the effective date     Action                                   By
    10                                statement                                Accounting
    20                                call                                     AM
    30                                letter AR-2; producer told               Accounting
    40                                notice of cancellation requested         AM
    60                                producer's commission charged back       Accounting

Returned checks
    Our charge to the client is $35. A second one in twelve months: cashier's check only, for
    two years. The carrier is told on the same day if the premium was already remitted.

Write-off
    Up to $25 by Accounting, up to $250 by the controller, above by the principal.

Credits
    Client credits are refunded within 30 days, not kept for the next invoice unless asked in
    writing.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 11, Receivables                             Page 2

Account current
    Items are reconciled by the 12th. Disputed items are short-paid with a note and not dropped
    in silence.

Agency fees
    A fee agreement is signed before the work. Inspection and policy fees of wholesalers are
    shown as theirs. Fees: $75 for filing with a surplus lines office, $150 for a mid-term
    remarket that a client asked for. Not in states where they are barred; see state sheets.

Collections
    Accounts above $500 and older than 90 days go to the collection lawyer if the principal
    consents.`),
  },
  {
    name: 'Birchline procedure 12 - Surplus lines placement',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 12                                    Surplus Lines Placement
Owner: Compliance, Fitzwilliam Adeyemi-Stroud             Last review: June 2025

When
    Only after admitted markets were tried, unless the state sheet says that the class is
    exempt or the client is an exempt purchaser by its own written statement.

Diligent effort
    The AM records the names of the carriers, the person, the date and the words of each
    declination. Declinations are no older than 60 days when coverage is bound. An automated
    "no" from a portal counts when the screen is saved. A carrier that never writes the class
    does not count.

Client's paper
    Form SL-1, signed before binding: not a member of the guaranty fund, taxes and fees,
    minimum earned premium in figures, cancellation wording. The word "non-admitted" is said
    aloud and noted.

Tax
    Wholesaler files: obtain the proof within 30 days. We file: compliance does it by the day
    in the state sheet. Tax is taken from the home state of the insured, the whole of it.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 12, Surplus Lines                           Page 2

Watch list of carriers
    A- and VII at least. Below: the principal signs, and the client signs that it was told.
    Ratings are looked up on the day of the proposal and printed.

Renewals
    Diligent effort is repeated each year, unless the sheet for the state says otherwise.

Retention
    Everything for six years, in the folder "SL" of the account, apart from the rest.

Penalties
    A late filing is a matter of the agency's license. Tell compliance on the day you notice.`),
  },
]
