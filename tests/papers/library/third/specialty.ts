import { type LibraryDocument, printed } from '../types.ts'

export const SPECIALTY: LibraryDocument[] = [
  {
    name: 'Ollandar Specialty - Surplus Lines Appetite',
    pages: printed(`Ollandar Specialty (nonadmitted) / "The odd, the old and the empty"

We are a surplus lines market. Before you call, three declinations from admitted carriers have to be in
your file where the state requires it. Our answer comes by e-mail within 48 hours.

What keeps us busy

* Vacant buildings. Terms of 3, 6 or 12 months. Value up to $2.2 million. We want the doors locked, the
  water off, and someone to walk through every 10 days. Vandalism is sublimited to $50,000. Theft of
  copper is out.
* Bars, taverns and night clubs. Liquor up to 75% of receipts, closing no later than 2 a.m. Assault and
  battery is sublimited at $100,000 per occurrence, and can be bought up to $300,000. Bouncers must be
  employees, not contracted.
* Vape and smoke shops, with products liability excluded.
* Tattoo and piercing studios. Artists show a bloodborne training certificate. Minors not at all.
* Roofers. Residential only, receipts to $1.5 million, torch work excluded. Minimum premium $7,500.
* Habitational with 20 to 150 units. Not more than 25% subsidized. Crime score below 60.
* Special events of one to five days, except concerts with more than 2,000 people.
* Old frame buildings, back to 1890, if wiring was replaced after 1980.

What we will not look at

Trampoline parks, ammunition, day care, hot air balloons, foster homes, and firms in bankruptcy.

The money

A policy fee of $225 applies to each policy, an inspection fee of $195 to each location. Minimum earned
is 25% at inception. Taxes and stamping fee are yours to file within 30 days. Financing is fine if
the finance company gets the power of attorney signed by the insured.

Commission is 12.5%, paid on premium and not on fees.

How to send it

ACORD application, our supplement OS-2, photographs, and a target. Send to inbox@ollandar.example; the
subject has to begin with the effective date.`),
  },
  {
    name: 'Senneth Flood Program Summary',
    pages: printed(`SENNETH PRIVATE FLOOD - PROGRAM SUMMARY FOR AGENTS

                             Residential (1-4 family)     Commercial
Building, most               $1,250,000                   $2,500,000
Contents, most               $400,000                     $900,000
Loss of use / rents          $60,000                      $120,000
Basement contents            $15,000                      none
Deductibles                  $1,250 to $10,000            $5,000 to $50,000
Waiting period               10 days                      15 days
Minimum premium              $295                         $850

No waiting period: loan closing (any lender), or a switch from another flood policy without a gap.

Zones.  We quote X, B, C, A, AE, AH and AO. V and VE zones are declined.

Prior flood.  One flood loss in ten years is acceptable with an elevation certificate. Two are not.

Elevation certificate.  Not needed in X. In A zones it is optional but takes up to 35% off.

What is a flood here?  Two acres or two properties under water, or mudflow. Water from a sewer is only
covered if a flood caused it.

Not eligible: mobile homes, buildings over water, houses under construction without a roof, farms.

Debris removal inside the building limit. Sandbags and moving things to safety: $1,500. Mold: $10,000 if
the loss was reported within 5 days. Swimming pools, fences, docks: no.

Cancellation.  The premium is fully earned, with three exceptions: the house was sold, the mortgage was
paid off, or duplicate coverage was found within 60 days.

Lenders.  Our policy says the words that banks ask for ("at least as broad as"); form SF-14 is the letter
for the loan officer.

Commission: 15% new, 13% renewal. Payment in full or two drafts, 60/40.`),
  },
  {
    name: 'Dunlivet Surety - Bond Guide for Agents',
    pages: printed(`DUNLIVET SURETY
A short guide to bonds for people who do not write them every day

PART ONE: COMMERCIAL BONDS YOU CAN ISSUE YOURSELF

 Bond                              Issue up to     Rate per thousand    Minimum     Credit check
 Auto dealer (motor vehicle)       $50,000         $15.00               $250        yes
 Contractor license                $25,000         $10.00               $100        no
 Notary, four-year                 $10,000         -                    $40         no
 Notary E&O, rider                 $25,000         -                    $65         no
 Lost title                        $30,000         $12.50               $110        no
 Liquor tax                        $20,000         $18.00               $150        yes
 Janitorial (dishonesty)           $100,000        $8.00                $125        no
 Probate, executor                 $150,000        $5.00                $175        yes
 Utility deposit                   $15,000         $20.00               $200        yes

Credit under 640: add half again to the rate. Under 580: call us, a co-signer or collateral is needed.

Guardian bonds for minors come to the home office at any size.

PART TWO: CONTRACT BONDS

Bid bonds carry no charge. Performance and payment bonds are written together.

   Single job      What we want to see
   to $400,000     the two-page Quick Start form, personal credit of the owner
   to $1,000,000   plus last two year-end statements, compiled by a CPA
   to $3,500,000   plus reviewed statements, work in progress, bank letter
   above           plus audited statements and a meeting at your office

Rates: first $100,000 at $25 per thousand, next $400,000 at $15, the rest at $10.

As a rule the whole work program is ten times working capital. A maintenance period of up to one year is in the
price; each more year is 10% on top.

Every owner with 10% or more signs the indemnity agreement, and so does the spouse.

PART THREE: CANCELLATION AND RELEASE

License bonds are cancelled by a 30-day letter to the obligee. Performance bonds cannot be
cancelled; we close the file with the obligee's letter of completion. Return of premium for a lost title
bond: none.

Powers of attorney: electronic seal, order by 3 p.m. and it is in the mailbox the same day.`),
  },
  {
    name: 'Tessaly Cyber - Submission Checklist',
    pages: printed(`TESSALY CYBER  |  before you press "submit"        [ ] = tick it

MUST HAVES, or the system declines without a person seeing it
[ ] Multi-factor sign-in for e-mail and for remote access. Both.
[ ] Backups kept apart from the network, tested in the last 6 months
[ ] No computers with an operating system out of support
[ ] Wire transfers above $10,000 are confirmed by a call to a known number

NICE TO HAVES (each lowers the premium)
[ ] endpoint detection on all machines ............... 7%
[ ] phishing training twice a year ................... 4%
[ ] written incident plan, with names ................ 3%
[ ] password manager for all staff ................... 2%

WHICH APPLICATION?
Revenue to $5 million     TC-1, one page, online price
$5 to $25 million         TC-2, four pages, online price
above $25 million         TC-3 plus a scan, underwriter in 3 days
Health care of any size   TC-2H

LIMITS   $250k / $500k / $1M / $2M / $3M. Above: ask for the excess desk.

SUBLIMITS at the $1M limit
 Social engineering fraud    $100,000, can go up to $250,000 with the call-back question answered yes
 Dependent business income   $200,000
 Reputation harm             $150,000
 Hardware replacement        $75,000
 Card fines (PCI)            $300,000

RETENTION   $2,500 to revenue of $5M, $5,000 to $10M, $10,000 above that. Waiting time for business
income: 8 hours.

NOT FOR US: payment processors, crypto, adult content, debt collectors, cities and school districts.

RETROACTIVE DATE: full prior acts if no earlier policy was lapsed more than 30 days.

A breach? The hotline is 555-0142, day or night. Do not let the client hire their own IT firm first.`),
  },
]
