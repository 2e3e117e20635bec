import { type LibraryDocument, printed } from '../types.ts'

export const MONEY: LibraryDocument[] = [
  {
    name: 'Commission schedule 2025 (all carriers)',
    pages:
      printed(`COMMISSION SCHEDULE 2025                     printed 1/14/25 by accounting - do not leave on the counter

Carrier         Line                          New      Renewal    Notes
--------------------------------------------------------------------------------------------
Yarrowgate      Businessowners                17%      15%
Yarrowgate      Commercial umbrella           14%      11%
Pikestone       Artisan GL                    16%      13.5%
Pikestone       Inland marine                 18%      18%
Crandimere      Commercial auto, 1-10 units   12%      10.5%
Crandimere      Commercial auto, 11 and up    9%       8.5%
Wrenhollow      Workers comp, group 1-2       8%       7.5%
Wrenhollow      Workers comp, group 3-4       6%       5.5%
Mossgarth       Homeowners                    15.5%    12.25%
Mossgarth       Personal auto                 13%      11.5%      new car only on added car: none
Mossgarth       Dwelling fire, landlord       14.5%    11.75%
Tessaly         Cyber                         19%      16.5%
Dunlivet        Commercial bonds              30%      28%
Dunlivet        Contract bonds                22%      -          per bond
--------------------------------------------------------------------------------------------
Ollandar and Senneth: see their own sheets.

PRODUCER SPLIT, of agency commission
                                  New      Renewal
   Commercial, own lead           45%      30%
   Commercial, house lead         35%      20%
   Personal lines                 40%      10%
   Bonds                          50%      25%
   Under $250 commission a year   nothing to the producer, both

PROFIT SHARING (contingency), at year end
   Yarrowgate   loss ratio under 48%, volume $750,000 or more: 2.5% of written
   Mossgarth    loss ratio under 52%, volume $1,200,000 or more: 1.75% of written, growth of 4%
   Crandimere   none in 2025, program closed

Commission is charged back to the producer when a policy cancels in the first 120 days.
Statements come on the 12th; payroll on the 20th.
Disputes in writing to accounting within 45 days of the statement.`),
  },
  {
    name: 'Payment plans and invoices guide',
    pages: printed(`HOW DO THEY PAY?      payment plans and invoices, all carriers       accounting, rev. June 2025

A. Direct bill plans

   Carrier       Plans offered               Down       Installment fee   Grace     EFT discount
   Yarrowgate    full, 2-pay, 4-pay, 10-pay  25% (4)    $6                10 days   $3 off each fee
   Pikestone     full, 4-pay, 9-pay          20%        $7.50             none      none
   Crandimere    full, 6-pay, 11-pay         16.7%      $5                7 days    4% off
   Wrenhollow    full, quarterly, payroll    30%        $0                15 days   none
   Mossgarth     full, 2-pay, monthly        1 month    $4                12 days   fee waived
   Tessaly       full only                   100%       -                 -         -

B. Reinstatement after a cancellation for nonpayment
   Yarrowgate: within 30 days, once a term, $25.
   Pikestone: not without a statement of no loss, $40, within 15 days.
   Crandimere: never after the date. New application.
   Wrenhollow: within 10 days.
   Mossgarth: within 20 days with full balance, twice in 24 months.

C. Agency bill
   Invoice number begins with AB-. Terms 10 days. A reminder at day 11, a call at day 17, notice of
   cancellation is requested on day 25. We do not advance premium for a client; exceptions are
   signed by Rosalind, and never above $2,000.

D. Premium finance
   We use Haddock Lane Funding. Down payment 22%, nine payments, from $1,000 of premium upward. The
   agency gets no fee. The client signs, the producer may not sign as witness.

E. How a client may pay us
   Check, ACH, or card. Cards carry a 2.9% convenience charge (we keep none of it), and are not taken
   above $8,000. Cash only up to $300 with a receipt from the green book.

F. Refunds
   Credit below $10 stays on account for a year and then goes to the state. Return premium to a finance
   company, not to the client, as long as a loan is open.`),
  },
]
