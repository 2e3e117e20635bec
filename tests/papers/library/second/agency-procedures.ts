import { type LibraryDocument, printed } from '../types.ts'

export const AGENCY_PROCEDURES: LibraryDocument[] = [
  {
    name: 'LB-P01 Certificates of insurance.pdf',
    pages: printed(`
Larkspur & Boone Insurance Agency
Procedure P-01: Certificates of insurance
Owner: Yolanda Prewitt. Last looked at: May 6, 2025

Purpose
A certificate tells what a policy says on the day it is issued. It changes nothing. Whoever
issues it must have the policy open on the other screen.

Steps
1. The request comes by e-mail to certs@larkspurboone.example. Requests by phone are written
   down and sent to the same box.
2. A request that came before 2:00 p.m. is done the same day. Later ones are done by
   10:00 a.m. of the next working day.
3. Compare the contract's insurance page with the policy. Where the contract asks for more
   than the policy gives, call the client before you issue anything.
4. The holder's name and address are copied from the request, letter by letter.
5. Nothing is typed in the description box but the job, the address and the endorsements
   that are on the policy by number.
%%
Procedure P-01: Certificates of insurance, page 2

What we never do
- We never write that a holder will be told of cancellation unless an endorsement says so.
- We never send a certificate for a policy whose binder has run out.
- We never sign a holder's own form. It goes to Yolanda, who asks the carrier.

Additional insureds
If the policy has a blanket endorsement, note the contract date in the file. If it has none,
order the endorsement and wait for the carrier's confirmation. Do not issue in between.

Keeping
Certificates are kept for 7 years after the policy they name has ended. The holder list of each
client is renewed by the account manager 15 days before renewal.
`),
  },
  {
    name: 'LB-P02 Renewals.pdf',
    pages: printed(`
Larkspur & Boone Insurance Agency
Procedure P-02: Renewals
Owner: Casimir Tuttle. Last looked at: January 22, 2025

Commercial accounts
  120 days before   The account manager marks the account A, B or C by revenue.
   90 days before   Renewal questionnaire goes to the client. Loss runs are ordered.
   60 days before   Submission is out to the carriers.
   30 days before   Proposal is before the client, in person for A accounts.
   10 days before   Order in writing is in the file. If not, the producer calls each day.

Revenue marks
  A   agency revenue of $7,500 or more
  B   $1,500 to $7,499
  C   below $1,500

Personal accounts
   45 days before   The renewal is compared with last year's.
   30 days before   A call is made if the premium is up by more than 12% or $300.
%%
Procedure P-02: Renewals, page 2

When the client says no to a coverage
The rejection is put in a letter the same day and the client signs it. A client who does not
sign gets the letter by certified mail, and the account manager sets a task for 14 days.

Non-renewals
A notice of non-renewal from a carrier is logged on the day it comes and told to the client by
phone and in writing within 2 working days.

Declaration pages
Each renewal is checked against the order within 5 working days of its arrival. Errors go back
to the carrier at once and to the error list kept by Casimir.
`),
  },
  {
    name: 'LB-P03 Claims reporting.pdf',
    pages: printed(`
Larkspur & Boone Insurance Agency
Procedure P-03: When a client reports a claim
Owner: Henrike Osgood. Last looked at: March 18, 2025

We take the report, we do not judge it. No one in this office says that a loss is covered, or
that it is not. The words to use are: "I will report it, and the adjuster will tell you."

First call
Write down who, when, where, what, the police report number, and a phone number that will be
answered tonight. Ask whether anyone is hurt.

Sending it on
Reports reach the carrier within 2 hours in office time. Injuries, fires, and any letter from
a lawyer go at once, by phone, and Henrike is told.

Lawsuits
A summons is scanned and sent with a read receipt on the day it comes. The day for the answer
is put in two calendars: yours and Henrike's.
%%
Procedure P-03: When a client reports a claim, page 2

Following up
Call the client on the third day, the tenth day and the thirtieth day. Open claims above
$25,000 are discussed in the meeting on the first Wednesday of the month.

Small losses
If a client asks whether to report a loss below the deductible, give no advice. Say what the
policy asks for, and let the client write down the choice.

Claims against lapsed policies
Report them all the same. The carrier writes the denial, never we.

After hours
The answering service has the duty list. The duty phone is 555-0164, and it moves each Friday
at noon.
`),
  },
  {
    name: 'LB-P04 Errors and omissions.pdf',
    pages: printed(`
Larkspur & Boone Insurance Agency
Procedure P-04: Errors and omissions
Owner: Augustin Boone. Last looked at: February 10, 2025

If you think a mistake has been made
1. Stop. Do not tell the client that it is our fault, and do not offer to pay.
2. Tell Augustin Boone the same day, by voice. If he is away, tell Yolanda Prewitt.
3. Change nothing in the file. Notes added later carry the day on which they were added.
4. Augustin reports to our own carrier, Bexhurst Professional, within 3 days. The policy is
   claims-made, with a limit of $3,000,000 and a deductible of $15,000.

What must always be in writing
- Rejection of uninsured motorist, flood, cyber, employment practices and umbrella
- Limits lower than those we offered
- Every conversation about a limit or an exclusion, noted within 24 hours
%%
Procedure P-04: Errors and omissions, page 2

File audits
Each month 6 files of each account manager are drawn by lot. A score under 85 means that 12 more
are drawn. The audit sheet is kept for three years.

Training
Everyone with a license sits 3 hours of loss prevention a year, by October 31. It earns the
agency a credit of 8% from Bexhurst.

Social media and texts
Coverage is never discussed by text message. A text that asks for a change is answered with:
"Please call or e-mail; this number cannot bind or change coverage."
`),
  },
  {
    name: 'LB-P05 Remarketing.pdf',
    pages: printed(`
Larkspur & Boone Insurance Agency
Procedure P-05: When an account is marketed anew
Owner: Casimir Tuttle. Last looked at: April 2, 2025

We market an account anew when one of these is true:
  - the renewal premium is up by 18% or more and the exposure is not
  - the carrier has changed a coverage the client needs
  - the client asks, and has not asked in the last 24 months
  - the carrier has lost its rating of A-

We do not do so for a personal account with an open claim, nor for any account within 20 days
of its renewal unless the carrier is leaving it.

How many
Commercial accounts go to three carriers, no more than five. Personal accounts are run in
the rater once, with all carriers.

Broker of record letters
A letter that takes an account from us is told to the producer and to Augustin within the
hour. We have 5 working days at most carriers to answer it.
`),
  },
  {
    name: 'LB-P06 New hires, first ninety days.pdf',
    pages: printed(`
Larkspur & Boone Insurance Agency
Procedure P-06: New hires
Owner: Yolanda Prewitt. Last looked at: August 30, 2024

Week 1     Keys, badge, phone, password vault. Reads P-01 to P-05 and signs for them.
Week 2     Sits beside an account manager. Answers no phone alone.
Week 3     Certificates under the eye of Yolanda: 25 without an error before working alone.
Week 6     Takes endorsements of personal lines.
Week 9     Has passed the state exam, or is given one more try by week 16.
Day 90     Talk with Augustin and Yolanda. Raise of 3% if the goals are met.

Carrier log-ins are asked for by Casimir on the first day and take up to a week. No one uses the
log-in of another person, not even for an hour.

License fees and the first two exam fees are paid by the agency. Whoever leaves within 12 months
pays back half of them.
`),
  },
  {
    name: 'LB-P07 Money of clients.pdf',
    pages: printed(`
Larkspur & Boone Insurance Agency
Procedure P-07: Money of clients
Owner: Solveig Marchetti. Last looked at: June 12, 2025

1. Money of clients goes to the trust account and to no other. It is deposited on the day it
   comes, or by 11:00 a.m. of the next.
2. Cash is taken up to $400, against a numbered receipt, with a second person in the room.
3. Cards are taken only through the payment page. No card number is written down.
4. Agency bill invoices fall due 15 days after the effective date. On day 21 the producer
   calls. On day 28 Solveig asks the carrier to cancel.
5. Return premium is paid to the client within 10 working days of reaching us. It is never set
   against another policy unless the client has so written.
6. The trust account is reconciled by the 8th of each month, and Augustin signs.
7. Agency fees need a signed fee agreement. The fee for a surplus lines placement is $125, and
   for a certificate it is nothing.
`),
  },
]
