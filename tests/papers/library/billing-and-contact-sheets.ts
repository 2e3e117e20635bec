import { type LibraryDocument, printed } from './types.ts'

export const BILLING_AND_CONTACT_SHEETS: LibraryDocument[] = [
  {
    name: 'Tarn Hollow Mutual - Billing and Service Sheet',
    pages: printed(`TARN HOLLOW MUTUAL INSURANCE COMPANY
Billing and Service Sheet                                           Revised January 2025

BILLING METHODS
    Direct bill is the rule. Agency bill needs an approved account current agreement.

PAY PLANS
    Plan        Down payment      Remaining                   Installment fee
    Full pay    100%              none                        none; 3% discount
    2-pay       50%               1 after 150 days            $4
    4-pay       25%               3, every 60 days            $6
    10-pay      16.67%            9, monthly                  $7; $2 by bank draft

FEES
    Late payment ............................................ $15
    Returned payment (NSF) .................................. $30
    Reinstatement after a notice has run out ................ $40

NOTICES
    A notice of cancellation for nonpayment is mailed 5 days after the due date. The insured,
    any mortgage holder and the agent receive it on the same day. Money that is postmarked
    before the date in the notice keeps the policy in force.

REINSTATEMENT
    Without lapse: within 15 days of cancellation, once in a term, with a signed no-loss
    statement. With lapse: between 16 and 45 days. Later than that a new application is needed.
%%
TARN HOLLOW MUTUAL - Billing and Service Sheet                                      Page 2

WHERE TO PAY
    Phone ......... 555-0141, option 2, card fee 2.5%
    Mail .......... Tarn Hollow Mutual, P.O. Box 1180, Wexcombe, OH (payments only)
    Overnight ..... 40 Tarn Hollow Road, Wexcombe, OH (no P.O. box for couriers)

CLAIMS
    New claims, any hour .................................... 555-0146
    Glass ................................................... 555-0147
    E-mail with photographs ................................. newloss@tarnhollow.example
    Adjusters call back within one business day; on weekends, within four hours for water and
    fire.

AGENTS ONLY
    Endorsements ............... service@tarnhollow.example, three business days
    Loss runs .................. lossruns@tarnhollow.example, ten business days by rule
    Password reset ............. 555-0149
    Commission questions ....... Marisol Twigg, mtwigg@tarnhollow.example`),
  },
  {
    name: 'Quillmark claims and contacts',
    pages: printed(`QUILLMARK CASUALTY
WHO TO CALL + HOW TO REPORT                                          rev. Feb 2025

>> NEW LOSS
claims@quillmark.example   (best - time stamped)
555-0162  24/7, answering service after 6p central. they take the message, they do NOT give
coverage advice. neither should you

>> WHAT WE NEED DAY 1
  policy no . date of loss . who's hurt . jobsite address . contract w/ upstream party . any
  tender letter . any suit papers (send ALL pages, date you got them)
>> SUITS
  answer dates are short. same day to suits@quillmark.example, subject line = ANSWER DUE + date
>> TENDERS (AI demands)
  tenders@quillmark.example. include the contract + COI. we answer in 30 days. don't tell the
  upstream it is "accepted"

>> PREMIUM
agency bill only. account current due 20 days after end of binding month
audit AP due in 30 days. disputes in writing inside 21 days w/ ledgers, else it's final
premium finance OK. finance co. NOC honored on 10 days
flat cancels: NO, unless other coverage proven + back inside 10 days of inception. policy fee
stays

>> PEOPLE
  new biz contractors     Tobiah Wrensfield      twrensfield@quillmark.example
  renewals                Anneliese Okoro        aokoro@quillmark.example
  audit                   desk                   audit@quillmark.example
  surplus lines filings   you, the broker. we do NOT file the tax for you
%%
QUILLMARK CASUALTY // WHO TO CALL   p2

>> WHAT HAPPENS AFTER YOU SEND IT
  day 0-1    acknowledgment w/ claim no.
  day 3      adjuster calls the insured
  day 15     coverage position or reservation letter
  day 30     tender answers
>> LOSS RUNS
  lossruns@quillmark.example - 48 hrs if policy no. is in the subject line. 7 days if not
>> RECORDED STATEMENTS
  insured may have you on the call. don't answer for them
>> PHOTOS + EVIDENCE
  keep the failed part. tag it. nobody tests it til our engineer + theirs are in the room
>> DEDUCTIBLES
  we pay, then bill the insured. due 30 days. unpaid deductible over 60 days = NOC
>> RETURN PREMIUM
  net of commission, by the 10th. we do not send checks to insureds
>> CERTS
  you issue. do not send us copies unless we ask. do not name our forms w/o reading them`),
  },
  {
    name: 'Brasswick billing questions answered',
    pages: printed(`Brasswick Insurance Group
Billing, answered
For our agency partners and the people at their front desks

When is the first payment due?
Twenty days after the policy starts. We do not collect money with the application.

Which plans are there?
One payment, two, four or twelve. Twelve is only by automatic withdrawal from a bank account.

What do installments cost?
$5 each by mail, $3 each online and nothing by automatic withdrawal.

My customer's payment bounced. What now?
We try the bank a second time after three days. If it fails again there is a $25 charge, and
the account goes to paper bills for a year.

How long before you cancel?
We send a reminder 10 days after the due date, and the legal notice 20 days after the due date.
That notice gives the number of days that the state asks for.

Can it be put back?
If the money reaches us within 30 days of cancellation and there was no loss, we reinstate
without a gap, twice in the life of the account. After that, only with a gap.

Small balances?
We write off anything under $10, and refunds under $3 are sent only if asked for.
%%
Brasswick Insurance Group - Billing, answered                                       2

How are refunds figured?
Pro rata when we cancel or when the customer sells the business. Otherwise we keep 10 percent
of the unearned part.

Where do claims go?
To 555-0171 day or night, or the orange button in the portal. Kitchen fires and water in the
building are visited the same day. Everything else is called within 24 hours.

Glass only?
Any local glass shop. Send us the bill, up to $1,500 without an adjuster.

Who are the people?
Billing ............. Ludovic Bramhall-Ito, billing@brasswick.example
Claims manager ...... Perpetua Lindqvist, claims@brasswick.example
Portal help ......... 555-0178, 8 to 8 Eastern

Do you bill mortgage companies?
For building coverage, yes, at renewal only. Changes in mid-term are billed to the owner.`),
  },
  {
    name: 'Ostrander Vale - Premium Audit and Payroll Reporting Sheet',
    pages: printed(`OSTRANDER VALE INDEMNITY COMPANY
PREMIUM AUDIT AND PAYROLL REPORTING - INFORMATION FOR PRODUCERS             Form 25-PA

1. WHEN AUDITS ARE MADE
   Estimated premium        Kind of audit                 Completed by
   ----------------------   ---------------------------   ------------------------------
   below $5,000             form sent to the insured      45 days after expiration
   $5,000 to $19,999        telephone or online           60 days after expiration
   $20,000 and above        visit of an auditor           90 days after expiration

2. RECORDS
   Payroll journal; quarterly federal and state wage returns; general ledger; certificates of
   all subcontractors; job cost by project; officers' names and duties.

3. OVERTIME
   The premium part of overtime is deducted when it is shown separately for each employee and
   class.

4. NONCOMPLIANCE
   When records are refused after two requests, a charge of up to two times the estimated
   premium is made. The Company removes it if the audit is finished within 120 days of the
   charge.

5. DISPUTES
   A written dispute is received within 60 days of the audit statement, with the worksheets
   marked. Undisputed amounts are paid in the meantime.

6. PAY-AS-YOU-GO REPORTS
   Reports are due on the 15th of the following month. A report of zero payroll is still a
   report. Three missed reports in one term cause a change to the quarterly plan.
%%
OSTRANDER VALE INDEMNITY COMPANY - FORM 25-PA                                  Page 2

7. PAYMENTS
   Account current producers: 45 days after the month of effect. Direct bill: the due date
   printed. Returned item charge: $20. Cancellation for nonpayment: notice after 12 days past
   due.

8. INJURY REPORTING
   Report each injury on the day it is known: 555-0183 or injuries@ostrandervale.example. A
   nurse is on the line at any hour, and the call may be made from the floor of the plant,
   before any treatment that is not an emergency. Reports that are later than 7 days cost on
   average 40 percent more, and a charge for late reporting may be made by the state.

9. CONTACTS
   Audit               audit@ostrandervale.example            555-0184
   Claims supervisor   Hepzibah Calloway-Munk                 555-0185
   Certificates        the Producer issues; the Company is not sent copies
   Loss runs           lossdata@ostrandervale.example, five business days`),
  },
]
