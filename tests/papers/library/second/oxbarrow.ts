import { type LibraryDocument, printed } from '../types.ts'

export const OXBARROW: LibraryDocument[] = [
  {
    name: 'Oxbarrow Cyber - questions agents ask.pdf',
    pages: printed(`
OXBARROW CASUALTY
Cyber Shield: questions agents ask                                         Spring 2025

Q.  Who can buy it?
A.  Any business with revenue of $50 million or less. We do not take payment processors,
    cryptocurrency firms, or data brokers.

Q.  Must the insured use multifactor sign-in?
A.  Yes for e-mail and for remote access. Without it we quote at $100,000 at the most and
    leave out funds transfer fraud.

Q.  How large are the limits?
A.  From $100,000 to $3,000,000. You may issue up to $1,000,000 yourself in the portal.

Q.  What is the waiting period for lost income?
A.  Ten hours. An eight-hour period costs 6% more.

Q.  What about social engineering?
A.  It is a sublimit of $250,000, provided that the insured calls back on a known number
    before it changes bank details of a payee.

Oxbarrow Casualty   CY-QA   1/2
%%
OXBARROW CASUALTY
Cyber Shield: questions agents ask

Q.  How soon must an incident be told?
A.  As soon as the insured can, and in no case later than 60 days after the policy ends.
    Call the breach line at 555-0142 at any hour. Do not wait for a full report.

Q.  May the insured choose a law firm?
A.  Only from the panel. Fees of a firm off the panel are not paid unless our claims
    manager, Ines Okafor, has agreed in writing.

Q.  Is there a retroactive date?
A.  No. The form covers what is found in the policy term, with full prior acts.

Q.  Which retention applies?
A.  $2,500 below $5 million of revenue, $10,000 from there to $20 million, and $25,000 above.

Q.  Are tablets of employees covered?
A.  Yes, when they are enrolled in the insured's device management.

Oxbarrow Casualty   CY-QA   2/2
`),
  },
  {
    name: 'Oxbarrow EPL - questions agents ask.pdf',
    pages: printed(`
OXBARROW CASUALTY
Employment Practices: questions agents ask                                 Spring 2025

Q.  How many employees may an applicant have?
A.  Up to 250. Part-time staff count as one half.

Q.  What does the form cover?
A.  Wrongful termination, harassment, discrimination, retaliation. Third-party harassment
    can be bought for 12% of the premium.

Q.  Are wage and hour claims covered?
A.  Defense only, to $150,000, and not in California.

Q.  What retention do you ask for?
A.  $5,000 in most states. California and Illinois carry $25,000.

Q.  Is a layoff a problem?
A.  A layoff of more than 10% of staff in the next 12 months must go to the underwriter
    before you quote.

Oxbarrow Casualty   EP-QA   1/2
%%
OXBARROW CASUALTY
Employment Practices: questions agents ask

Q.  Is there a retroactive date?
A.  Yes, the inception of the first claims-made policy held without a gap. Full prior acts
    are sold for an extra 20%.

Q.  When must a claim be reported?
A.  Within the policy term or within 45 days after it. There is no grace beyond that.

Q.  How long is the extended reporting period?
A.  12 months at 75% of the last premium, or 36 months at 140%. The insured has 30 days
    after the end of the policy to order it.

Q.  Do you ask for an employee handbook?
A.  From 15 employees on. It must be no older than three years.

Oxbarrow Casualty   EP-QA   2/2
`),
  },
  {
    name: 'Oxbarrow Miscellaneous Professional - questions agents ask.pdf',
    pages: printed(`
OXBARROW CASUALTY
Miscellaneous Professional: questions agents ask                           Fall 2024

Q.  Which professions are your best?
A.  Bookkeepers, court reporters, translators, marketing consultants, wedding planners and
    home inspectors. Home inspectors need a signed contract with a cap of liability.

Q.  Which do you decline?
A.  Appraisers of real estate, title agents, crypto advisers, talent agents, and anyone who
    holds money of clients above $100,000.

Q.  What is your lowest premium?
A.  $700 at a limit of $250,000, or $950 at $1,000,000.

Q.  Is defense inside the limit?
A.  Yes. Outside can be had for another 10% where the limit is $1,000,000 or less.

Q.  How do you treat subcontracted work?
A.  Covered when the insured is liable for it and has a certificate on file.

Q.  How long may a quote wait?
A.  60 days. After 60 days we want a new signed application.

Oxbarrow Casualty   MP-QA   1/1
`),
  },
]
