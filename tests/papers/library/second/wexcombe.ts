import { type LibraryDocument, printed } from '../types.ts'

export const WEXCOMBE: LibraryDocument[] = [
  {
    name: 'Wexcombe Comp Underwriting Guide 2025.pdf',
    pages: printed(`
WEXCOMBE COMPENSATION FUND
Underwriting Guide 2025

Part I.  Who we insure

(a)  Employers with annual payroll of $100,000 to $15,000,000.
(b)  An experience modification of 1.15 or lower. From 1.16 to 1.30 the loss control team
     must visit before we quote. Above 1.30 we decline.
(c)  Employers that have been in business 18 months or longer.
(d)  Home offices in Ohio, Illinois, Wisconsin, Iowa and Missouri. Other states may be added
     to a policy when no more than 10% of payroll is there.

Part II.  Trades

Wanted:     metal goods, printing, food packing, machine shops, schools, nursing homes
            with lifting equipment, hotels, plumbing and heating.
Ask first:  temporary staffing of clerks, tree trimming with a bucket truck, scrap yards,
            home health care, framing of houses of up to three stories.
Closed:     logging, roofing, mining, trucking beyond 300 miles, professional sports,
            window washing above 20 feet.
%%
WEXCOMBE COMPENSATION FUND
Underwriting Guide 2025

Part III.  What a submission holds

(a)  Application with payroll by trade and by state, and the number of employees.
(b)  Loss runs of the last five years, valued within 90 days.
(c)  The worksheet of the experience modification.
(d)  A written safety program where payroll exceeds $1,000,000.

Part IV.  Owners

Officers who leave coverage sign our form before the first day. Members of a limited company
are left out unless they ask to be in; one who is in is rated at a payroll of $52,000.

Part V.  Limits of employers liability

100/500/100 is the basic limit. 500/500/500 costs 0.8% and 1,000/1,000/1,000 costs 1.4%.

Part VI.  Minimum premium

$900, or $1,350 where any trade of Part II marked "ask first" is present.
%%
WEXCOMBE COMPENSATION FUND
Underwriting Guide 2025

Part VII.  Credits

Schedule credit reaches 20% at most. It needs the name of the person who runs safety, a drug
free program, or a return to work program in writing. A drug free program alone earns 4%.

Part VIII.  Quotes

We answer within four working days. A quote holds for 45 days, or until a new modification
is published. The agent may not bind. Coverage starts at 12:01 a.m. on the day after we have
the signed order and the deposit.

Part IX.  Deductible plans

$500, $1,000, $2,500 and $5,000 per claim, medical only. Above $5,000 we ask for a letter
of credit.
`),
  },
  {
    name: 'Wexcombe Payroll Audit Leaflet.pdf',
    pages: printed(`
WEXCOMBE COMPENSATION FUND
What your client should have ready for the payroll audit

Every policy is audited. Below $10,000 of premium the audit is done by mail, between that
and $35,000 by telephone, and above it an auditor comes to the office.

The client has 25 days to answer. If no answer comes, we bill an estimate of 150% of the
premium of the term and send notice that the renewal will not be offered.

Have ready: payroll journals, quarterly wage reports, certificates of subcontractors, the
check register, and a list of overtime. The part of overtime pay above straight time is left
out if it is kept apart in the books.

A client who disagrees writes to audit@wexcombe.example within 60 days of the bill. While the
dispute is open, the part not in dispute must be paid.
`),
  },
  {
    name: 'Wexcombe Pay As You Go Sheet.pdf',
    pages: printed(`
WEXCOMBE COMPENSATION FUND
Pay as you go

Who may use it            Policies with a premium of $2,000 or more
Deposit                   One month of premium, held to the audit
Payroll firms             LedgerLark, Tallow Lane Wages, Copperline Payroll
Reports                   Due the third working day after each pay day
Fee                       $5 for each report
Missed reports            Two in a term move the policy to a 25% deposit and
                          nine installments
To enroll                 Send form W-31 ten days before the policy begins
`),
  },
  {
    name: 'Wexcombe Dividend Plan 2025.pdf',
    pages: printed(`
WEXCOMBE COMPENSATION FUND
Dividend plan 2025. Dividends are never promised.

Premium of the term          Loss ratio under 20%    20% to 35%    35% to 50%
---------------------------  ----------------------  ------------  ------------
$5,000 to $24,999            6%                      3%            none
$25,000 to $99,999           10%                     6%            2%
$100,000 and above           15%                     9%            4%

Losses are valued nine months after the term ends. Dividends are declared by the board in
June and paid in August, to those who have renewed with us.
`),
  },
]
