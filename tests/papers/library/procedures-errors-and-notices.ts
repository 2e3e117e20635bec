import { type LibraryDocument, printed } from './types.ts'

export const ERRORS_AND_NOTICES: LibraryDocument[] = [
  {
    name: 'Birchline procedure 04 - E&O prevention and documentation',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 04                                    E&O Prevention and Documentation
Owner: Principal                                          Last review: April 2025

Why
If it is not in the file, it did not happen. A note made today is worth ten recollections in
three years. Write as if a jury would read it aloud, because one may.

What is always documented
    - each conversation about coverage, on the same day, with who, when and what was said
    - each coverage offered and declined, with the client's signature on form R-1
    - each limit the client chose below what we recommended
    - each instruction to a carrier, and the answer
    - each mistake of a carrier that we found

What is never written
    Opinions about a person, guesses about coverage for a loss, "we should have", jokes.

Checklists
    A signed exposure checklist is in the file at new business and every third renewal. Flood,
    earthquake, cyber, employment practices, umbrella and business income are asked each year,
    and the answer kept.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 04, E&O                                     Page 2

When something goes wrong
    1. Tell the principal the same day, in person or by telephone. Not by e-mail.
    2. Do not tell the client that we will pay, and do not admit fault.
    3. Do not change, add to or delete from the file. Notes made later carry their own date.
    4. The principal reports to our own E&O carrier within two business days.
    5. Requests from lawyers are not answered. They are walked to the principal.

Our own policy
    Limit $3,000,000 each claim. Deductible $25,000, halved if the checklist was signed. The
    carrier's loss control credit of 10 percent asks that all licensed staff attend the class
    every two years.

Voicemail and text
    Voicemail greetings say that coverage cannot be bound by message. Texts with clients only
    from the agency line, which keeps them. A text on a private telephone is copied to the file
    within 24 hours.

Record keeping
    Closed client files: seven years after the last policy ended. Files with a claim against
    us: for ever. Applications: as long as the file. Marketing that was not bound: three years.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 04, E&O                                     Page 3

Standards of care in words
    We say "I recommend that you consider"; we do not say "you are fully covered". We do not
    call ourselves experts on a trade, on the website or elsewhere. We do not value buildings;
    carriers' estimators and appraisers do, and the client signs the value.

Leaving employees
    Passwords end at the hour of leaving. Open activities are reassigned the same day, and the
    list is signed by the supervisor.

Audit of files
    Five files of each account manager are read in each half-year. Score below 85: a plan.
    Below 70: the principal.`),
  },
  {
    name: 'Birchline procedure 05 - Cancellation and nonrenewal notices',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 05                                    Cancellation and Nonrenewal Notices
Owner: Commercial service manager                         Last review: February 2025

Carrier notices for nonpayment
    Notices arrive by download and mail. The CSR opens an activity on the day of arrival and:
      a. e-mails letter NP-1 to the client the same day;
      b. calls once, three business days before the date in the notice;
      c. for Gold accounts, tells the producer;
      d. does not promise that a payment will be in time.
    We are not obliged to send such reminders, and NP-1 says so. Whoever starts it does it
    every time.

Carrier notices for underwriting reasons
    To the AM at once. Ask the carrier what would cure it, and by when. Remarket (procedure 07)
    if there is no cure within five business days.

Client asks to cancel
    Signed request with date and reason; signed by all named insureds where there are several
    owners. We never cancel on a telephone call. Mortgage holders, lienholders, certificate
    holders with endorsed notice and premium finance companies are looked up before it is sent.

Earlier dates
    Back-dated cancellation: carrier's consent and proof of other coverage. At most 30 days
    back.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 05, Notices                                 Page 2

Reinstatement
    The no-loss statement is signed by the client on or after the day of reinstatement, never
    before. A copy of the payment is attached. The client is told in writing whether there was
    a gap.

Nonrenewal by the agency
    We tell a client that we no longer wish to serve at least 60 days ahead, by letter of the
    principal.

Cancellation for us to send (agency bill)
    Only where the carrier gave us that power in writing. Proof of mailing from the post
    office, not a meter stamp. The number of days is in the state sheets; add three days for
    mail.

Tracking
    The Monday report lists policies that are in notice. No line on it is older than 10 days
    without a note.`),
  },
  {
    name: 'Birchline procedure 06 - Premium finance',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 06                                    Premium Finance
Owner: Accounting                                         Last review: May 2025

When we offer it
    Agency-bill premium above $2,500 that the client does not wish to pay at once. Below that,
    ask the carrier for a plan. Surplus lines policies with more than 50 percent minimum earned
    premium need a down payment that is at least equal to the earned part.

Usual terms
    Down payment ................ 25 percent (20 percent for Gold accounts)
    Installments ................ 9 for an annual policy
    Amount financed ............. premium, taxes; not our own fees
    Late charge ................. as the agreement says, after 5 days

Steps
    1. Quote from two finance companies. Show the annual rate and the total charge.
    2. The client signs; we do not sign for a client, even with permission by e-mail.
    3. Down payment is deposited; the agreement is sent within one business day.
    4. Accounting checks that funds arrive within 10 business days.
    5. The policy number, once known, is sent to the finance company.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 06, Premium Finance                         Page 2

Notice of intent
    When the finance company's notice of intent to cancel comes, the CSR calls the client that
    day. The client pays the finance company and not us; we do not advance payments.

After cancellation
    The return premium goes to the finance company within 15 days of our receiving it. Return
    commission is booked in the same month. Reinstatement depends on the carrier, and not on
    the finance company.

Audits and endorsements
    Additional premium above $1,000 may be added to the agreement. Audit premium may not be
    financed.

Compensation
    We take no fee from finance companies. If that changes, the client is told so first.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 06, Premium Finance                         Page 3

Questions we are asked
    Can two policies be in one agreement? Yes, if the dates are within 30 days of each other.
    All of them are cancelled together when one payment is missed; say so.
    Can the client pay early? Yes. The unearned charge comes back by the method in the
    agreement. Does a flat cancellation erase the charge? No. The setup charge of the finance
    company stays. May a CSR quote? Yes, after the class. Only Accounting sends agreements.
    Who is told of an assignment of the loan? The client, by the finance company. We change the
    record.

Report
    On the 5th of each month Accounting lists agreements without funds, without a policy
    number, or in notice of intent, by AM.`),
  },
  {
    name: 'Birchline procedure 07 - Remarketing',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Operating Procedure 07                                    Remarketing
Owner: Sales director                                     Last review: March 2025

When we go to market
    - renewal rate up by 15 percent or more (commercial), 20 percent or more (personal)
    - carrier withdraws, is downgraded below A-, or adds an exclusion that matters
    - client asks, and has been with the carrier for more than two years
    - every fifth year in any case for Gold accounts

When we do not
    An open claim above $50,000; fewer than 45 days left and no notice; a client who moved
    twice in three years for price alone; a carrier that gave us an exception at the last
    renewal.

How
    1. AM writes a half-page of what is to be achieved. The sales director initials it.
    2. Three markets for Silver, four for Gold, one for Bronze.
    3. Same specifications to all. The incumbent is told, and given the last look by noon of
       the day before the proposal.
    4. Comparison on sheet M-4; differences of form are listed, not only of price.
%%
BIRCHLINE INSURANCE AGENCY - Procedure 07, Remarketing                             Page 2

Moving
    Savings below 8 percent are presented with a recommendation to stay. The client's decision
    is signed. Claims-made lines: retroactive date is kept, or the move is declined in writing
    by the principal.

Personal lines
    Remarketing is done by the remarketing desk on Tuesdays and Thursdays. Account managers
    hand over by task; they do not quote themselves. Bundles stay together unless the saving is
    above $400 a year.

After
    Cancel-rewrites in mid-term only if the client saves more than the short-rate penalty.`),
  },
]
