import { type LibraryDocument, printed } from './types.ts'

export const CERTIFICATES_AND_RENEWALS: LibraryDocument[] = [
  {
    name: 'Birchline procedure 01 - Certificates of insurance',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 01                                    Certificates of Insurance
Owner: Commercial service manager                         Last review: February 2025

Purpose
A certificate tells others what a policy says on the day it is printed. It never changes a
policy. Most complaints against agencies like ours began with one that said more than the
policy did.

Who may issue
    Account managers and CSRs with a license, after module C-3. Producers do not issue.
    Interns and unlicensed staff may print a copy of one that has already been issued.

Turnaround
    Request received before 3:00 p.m. ............ same business day
    Request received after 3:00 p.m. ............. by noon of the next business day
    New additional insured endorsement needed .... when the carrier confirms in writing
    Request marked "rush - at the gate" .......... one hour, service manager told

Steps
    1. Open the request as an activity. Attach the e-mail and any contract pages.
    2. Compare the contract's insurance clause with the policy, line by line.
    3. If the contract asks for something the policy lacks, stop. Write to the client; do not
       "fix it" in the description box.
    4. Issue from the master. Do not overtype limits.
    5. Send to the holder and to the client, both on the same day.
    6. Close the activity with the number of the certificate.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 01, Certificates of Insurance               Page 2

Description box
    Allowed: job name, job number, contract number, location, "additional insured as required
    by written contract, per form ___", where the form is on the policy and its number is
    filled in. Never: "all risks", "full coverage", "per contract" alone, copied contract
    paragraphs, promises of notice longer than the policy gives, names of unscheduled vehicles.

Notice of cancellation requests
    We do not alter the cancellation wording. If 30 days' notice to the holder is asked for,
    order the carrier's endorsement. Where there is none, the client tells the holder so.

Holders who want their own form
    Owners' own certificate forms, affidavits and portals that ask us to warrant coverage go to
    the service manager. We answer with our standard certificate and letter CL-2.

Copies of policies
    Policies and pages of them are sent only to the named insured, who may pass them on.

Renewal run
    Thirty days before expiration the list of holders goes to the client to be confirmed.
    Holders who have had no job for 18 months are struck off. Renewal certificates go out no
    later than the day before expiration, and not before the renewal is bound.

Records
    Certificates are kept for ten years. The request is kept as long as the certificate.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 01, Certificates of Insurance               Page 3

Questions we are asked
    Can we back-date? No. The date is today's. The policy period shows what was in force
    earlier. Can we show a policy that was applied for? No. Not until there is a binder with a
    number. Can the holder be "to whom it may concern"? Only for bids, with the words "for bid
    purposes". May we show an umbrella as following form for additional insureds? Only with the
    page in hand. Is a fee charged? No. State law where we work does not let us, and we would
    not.

Measures
    Same-day rate at least 95 percent. Ten certificates of each person are sampled in a
    quarter; two faults in one sample mean that the next 25 are read by a second person
    before they leave.`),
  },
  {
    name: 'Birchline procedure 02 - Commercial renewals',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 02                                    Commercial Renewals
Owner: Commercial service manager                         Last review: March 2025

The calendar, counted back from expiration
    Days   Who               What
    120    Account manager   Renewal list, exposures changed? Pull losses
     90    AM + producer     Strategy call: keep, remarket, restructure
     75    AM                Renewal questionnaire to client
     60    AM                Updated applications to the carrier, or to markets (procedure 07)
     45    AM                Chase carriers; second request to the client
     30    Producer          Proposal presented, in person above $25,000 of premium
     15    Producer          Written order to bind, signed forms
      7    AM                Binder or written confirmation in file
      1    CSR               Certificates, auto ID cards

Tiers
    Tier    Revenue to the agency      Meeting              Review of contracts
    Gold    $10,000 and above          in person, twice     yes, yearly
    Silver  $2,500 to $9,999           in person or video   on request
    Bronze  below $2,500               letter or call       no

    Bronze accounts renew with the carrier as offered unless the rate rises by 12 percent or
    more.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 02, Commercial Renewals                     Page 2

What the proposal shows
    Premium of expiring and renewal, side by side; each change of limit, deductible, form or
    exclusion in words a client understands; three coverages not bought, with a price or "not
    quoted"; the rating of each carrier; fees, apart from premium.

No answer from the client
    Two e-mails and two calls, on different days, then a letter by certified mail ten days
    before expiration. We do not bind without an order. Exception: direct-bill renewals that
    the carrier offers by itself are left to run, and the client is told so in the letter.

Extension
    If a carrier is late we ask for 30 days, in writing, and before the last week. Extensions
    are confirmed to the client with the premium for the extra days.

Lost accounts
    The broker-of-record letter is noted on the day it comes. We have five business days to
    obtain a rescinding letter. The file is closed with a reason from the list, and the
    principal calls every Gold account within a week.`),
  },
  {
    name: 'Birchline procedure 03 - New commercial business',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 03                                    New Commercial Business
Owner: Sales director                                     Last review: January 2025

Before a quote
    1. Is it for us? Minimum account revenue is $500. Smaller goes to the small business desk.
    2. Producer completes the discovery sheet. No sheet, no marketing.
    3. AM has five business days to build the submission, ten for more than three lines.
    4. Effective date less than 14 days away: sales director approves.

The submission
    Signed applications; narrative of one page; four or five years of losses, as the market
    asks; the current policies, not only the declarations; photographs for property above $1
    million; the website.

Markets
    Standard markets first. At most five markets at once. The marketing log shows the day sent,
    the day answered, and the words of a declination.

Binding
    Only a person with binding authority binds: see the authority list in the house rules. The
    order is in writing from the client, and it repeats effective date, premium, down payment
    and what was declined. Coverage in an app message is not an order.

Money
    Agency-bill down payments are collected before the binder is released. Checks are deposited
    by the end of the next business day.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 03, New Commercial Business                 Page 2

Within 10 days of binding
    Welcome letter; portal access; certificates moved; carrier's recommendations forwarded;
    cancellation of the old policy only after the new binder is in hand, and by the client's
    signature.

Within 60 days
    Policy received and checked (procedure 10). A stewardship call by the producer. Cross-sell
    notes.

What we do not write
    Bail bonds, viatical contracts, cannabis in any form, captives we did not review, and risks
    where the owner asks us to leave something off an application.

Handover
    The producer owns the account until the policy is checked. After that, service requests go
    to the AM.`),
  },
]
