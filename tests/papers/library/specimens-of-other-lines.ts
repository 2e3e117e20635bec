import { type LibraryDocument, printed } from './types.ts'

export const SPECIMENS_OF_OTHER_LINES: LibraryDocument[] = [
  {
    name: 'Specimen OV-313 - Waiver of our right to recover, workers compensation',
    pages: printed(`OSTRANDER VALE INDEMNITY COMPANY
WORKERS COMPENSATION AND EMPLOYERS LIABILITY                            Form OV-313, ed. 1-25
Specimen for producers

WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS

When we pay for an injury we may have the right to recover from those who are liable for it. By
this endorsement we will not enforce that right against the person or organization named below,
as far as you were bound by a written contract to obtain this waiver and you performed work
under that contract.

SCHEDULE
   [ ] Scheduled    Name: ______________________   Job: ______________________
   [ ] Blanket      All persons or organizations for whom a written contract asks for a waiver

The endorsement does not benefit, directly or indirectly, anyone who is not within the
Schedule.

PAYROLL
   You keep a separate record of payroll for each job in the Schedule. Where you do not, the
   premium charge is figured on the whole payroll of the class.

STATES
   The endorsement has no effect in a state whose law forbids it. It does not apply to injury
   in a state that is not listed in item 3 of the information page.

   Not offered: construction in Kentucky by blanket schedule; please name each job.`),
  },
  {
    name: 'Specimen PW-40 - Named storm deductible',
    pages: printed(`PELLWATER SPECIALTY UNDERWRITERS
Form PW-40 (5/25)                                          Specimen, for discussion only

NAMED STORM PERCENTAGE DEDUCTIBLE

1. In this form "named storm" means a weather system that a government weather service has
   given a name or a number, from the moment a watch or warning is declared for any part of the
   state until 96 hours after the last of them has been lifted.

2. It includes wind, hail, tornado, rain that wind drives in, and flying objects. It also
   includes storm surge, if and only if flood is covered elsewhere in this policy.

3. How it is figured. We take the percentage in the Declarations of the total insurable value,
   as of the day of loss, of each location that has loss. Total insurable value is buildings,
   contents and twelve months of business income, whether or not each of them is damaged.

4. The minimum in the Declarations applies once for each occurrence and not for each location.

5. All loss from one named storm within 168 hours is one occurrence. You choose when the hours
   begin, but not before the first loss of which you know.

EXAMPLE
   Building $2,000,000, contents $300,000, business income $200,000: total $2,500,000. At 5%
   the deductible is $125,000. Loss of $190,000 is paid at $65,000.
%%
PELLWATER SPECIALTY UNDERWRITERS
Form PW-40 (5/25)                                                     Specimen, page 2

6. Deductible buy-back. Insurance that pays any part of this deductible is allowed only if we
   were told of it in writing. Without that, our payment is less by what the other insurance
   pays.

7. Two deductibles. Where a flood deductible and this one could apply to the same loss, each is
   applied to its own part, and together they are no more than the larger of the two plus
   $25,000.

8. Condominium associations. The percentage is of the value of the association's property and
   leaves out improvements that owners made in their units.

All other terms remain.`),
  },
  {
    name: 'Specimen FM-61 - Safeguards you promised to keep',
    pages: printed(`FENNIMOOR MUTUAL
FM-61 (2-25)   Specimen

SAFEGUARDS YOU PROMISED TO KEEP

Schedule of marks
        S-1    Sprinklers, with a valve that signals to a station
        S-2    Fire alarm, whole building, signal to a station or the fire department
        S-3    Guard on a clocked round each hour while the place is closed
        S-4    Kitchen system, wet chemical, with service each six months
        S-9    Other: ______________________________

Condition 1
        You keep in working order each safeguard that is marked in the Declarations.

Condition 2
        We do not pay for loss by fire if, before the fire, you knew that a marked safeguard
        was shut off or out of order and did not tell us; or if you did not keep it in working
        order while it was in your control.

Condition 3
        When a sprinkler is shut off because of breakage, leakage, frost or opened heads, you
        need not tell us if it works again within 48 hours.

Condition 4
        Contracts of service and tags are kept for two years.

Condition 5
        Loss by perils other than fire is not affected by this form.`),
  },
  {
    name: 'Birchline form NL-3 - Statement of no known losses',
    pages: printed(`BIRCHLINE INSURANCE AGENCY
Form NL-3                                                Statement of No Known Losses

To be completed by the client. An employee of the agency may not fill in or sign any part.

Named insured: ________________________________   Policy number: _____________________
Carrier: ______________________________________   Period without coverage or in question:
From ____ / ____ / ______ 12:01 a.m.              to ____ / ____ / ______, hour signed: ______

I state that during this period
   [ ] there was no accident, injury, damage, claim or suit;
   [ ] I know of no fact or circumstance that could lead to one; and
   [ ] I asked the managers, drivers and supervisors who would know.

I understand that the carrier relies on this statement. If it is not true, the carrier may
refuse to pay a loss, or may treat the reinstatement as never made. I understand that the
agency cannot say whether the carrier will accept it.

Signature of an owner, partner or officer: __________________________   Title: _______________
Date and hour: ____________________________

NOTES FOR STAFF (do not send this part)
   - Valid for 10 days from signing; after that a new one.
   - An electronic signature is fine if the carrier's sheet does not say otherwise.
   - Two statements in one term: tell the AM before it goes to the carrier.
   - If the client mentions anything at all, stop, and open a claim activity (procedure 08).`),
  },
]
