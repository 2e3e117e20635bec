import { type LibraryDocument, printed } from '../types.ts'

export const PIKESTONE: LibraryDocument[] = [
  {
    name: 'Pikestone Casualty - Artisan Contractors GL Guide',
    pages: printed(`PIKESTONE CASUALTY                          ARTISAN CONTRACTORS - GENERAL LIABILITY
agents' manual, section 3                                    revised 11/2024

KEY:  B = you may bind     R = refer before you quote     X = not written in that state

  Code    | Trade                               | IN | KY | OH | TN | Top payroll  | Subs, % of cost
  --------+-------------------------------------+----+----+----+----+--------------+----------------
  PK-104  | Cabinet and finish carpentry        | B  | B  | B  | B  | $950,000     | 30
  PK-108  | Concrete flatwork                   | B  | B  | R  | B  | $1,200,000   | 25
  PK-113  | Drywall and plaster                 | B  | B  | B  | R  | $870,000     | 35
  PK-119  | Electrical, inside                  | B  | R  | B  | B  | $1,850,000   | 20
  PK-126  | Fence erection                      | B  | B  | B  | B  | $640,000     | 40
  PK-131  | Framing, residential                | R  | R  | X  | R  | $720,000     | 15
  PK-140  | HVAC service and install            | B  | B  | B  | R  | $1,600,000   | 22
  PK-147  | Landscape gardening                 | B  | B  | B  | B  | $560,000     | 45
  PK-152  | Masonry                             | B  | R  | R  | B  | $1,050,000   | 18
  PK-160  | Painting, inside and outside        | B  | B  | B  | B  | $780,000     | 33
  PK-166  | Plumbing                            | B  | B  | R  | X  | $1,450,000   | 28
  PK-171  | Roofing, under 3 stories            | X  | R  | X  | R  | $425,000     | 10
  PK-178  | Tile and stone setting              | B  | B  | B  | B  | $690,000     | 38

Payroll counts each active owner at a flat $41,500.

SUBCONTRACTORS
Every sub gives a certificate with limits at least as high as our insured's and a written hold
harmless. Uninsured subs are charged at audit as if they were employees, plus a 15% loading.

HEIGHT, DEPTH, DISTANCE
   Work above 40 feet ............ refer
   Trenches deeper than 8 feet ... refer
   Jobs over 150 miles from shop . refer
%%
PIKESTONE CASUALTY                          ARTISAN CONTRACTORS - GENERAL LIABILITY
                                                                        second leaf

LIMITS
   $300,000 / $600,000 / $600,000         owner-operators without employees only
   $500,000 / $1,000,000 / $1,000,000     all trades
   $1,000,000 / $2,000,000 / $2,000,000   all trades
   $2,000,000 / $4,000,000 / $4,000,000   not for PK-131 or PK-171

PROPERTY DAMAGE DEDUCTIBLE (per claim)
   Painting, drywall, tile      $500
   Plumbing, HVAC               $1,500
   Framing, roofing             $5,000
   All others                   $1,000

ADDITIONAL INSUREDS
   Blanket, ongoing operations           PKG 2210     $125 flat
   Blanket, completed operations         PKG 2237     $340 flat, not with roofing
   One named person or organization      PKG 2204     $45 each
   Waiver of subrogation, blanket        PKG 2404     3% of the GL premium, $150 at least
   Primary and noncontributory           PKG 2001     no charge if 2210 is on

ALWAYS EXCLUDED
   EIFS (PKG 2186). Prior work of a discontinued trade (PKG 2294). Condominium and townhouse projects
   of more than 12 units (PKG 2299). Torch-down roofing.

EXPERIENCE
   Two years in the trade at least, or a journeyman card. Ask for 4 years of loss runs valued in the
   last 90 days. New ventures pay a surcharge of 18% for the first two terms.

AUDIT
   By mail below $6,000 of premium, by phone up to $20,000, and in person above. Insureds who do not
   answer are billed at 150% of the estimated exposure.`),
  },
  {
    name: 'Pikestone Casualty - Binding Authority Memo',
    pages: printed(`PIKESTONE CASUALTY                                                        MEMO
To:     All appointed agencies, Ohio Valley branch
From:   Marguerite Tolland, branch manager
Date:   15 February 2025
About:  What you can bind, in brief

-  Artisan GL: any trade with a B in your state, premium up to $18,000.
-  Binders run 60 days. We do not extend them. Send a new one if need be, with a reason.
-  Backdating: up to 3 calendar days, with a no-loss letter signed by the insured.
-  Papers: application, loss runs, supplement PS-7. You have 14 days from the binder date.
-  Inland marine floaters: tools and equipment to $75,000 per schedule, no item above $20,000.
-  Umbrella: no authority. Ask Jory in the branch, who wants 5 working days.
-  Storms: nothing changes for GL. Floaters stop while a named storm or tornado warning is up.
-  Who may bind: any licensed person in the agency; we don't keep a list.

What takes authority away: three late submissions in a quarter. It comes back after a
one-hour webinar.`),
  },
  {
    name: 'E-mail - Pikestone answers on contractors (March 2025)',
    pages: printed(`From: Jory Vandermolen <jory@pikestone.example>
To: Theo Castellane <theo@hobdaycreel.example>
Cc: Service
Date: Tue, Mar 18, 2025 4:42 PM
Subject: RE: RE: handful of contractor questions before I lose my mind

Theo, answers in line, in CAPS so you can find them. Save this, I get the same ones every month. - Jory

> 1. Guy does gutters only. Where does he go? He is not a roofer.
PK-126 RATE AS FENCE. GUTTERS AND SIDING TRIM BOTH. NO STEEP ROOF WALKING.

> 2. Handyman who does a bit of everything, nothing above $4k a job?
WE TAKE HANDYMEN UNDER PK-104 IF NO ONE JOB IS OVER $7,500 AND NO ELECTRICAL PANEL WORK.

> 3. Solar panels on roofs. Electrician says that's half of his work.
NO. GROUND MOUNT IS FINE, ROOF MOUNT IS OUT AT ANY PERCENTAGE.

> 4. Snow plowing in winter for the landscaper?
OK UP TO 20% OF RECEIPTS, PARKING LOTS OF SHOPPING CENTERS EXCLUDED. ATTACH PKG 2262.

> 5. Does the pressure washing of houses count as painting?
YES, PK-160, BUT NO ROOF WASHING AND NO CHEMICAL STRONGER THAN BLEACH MIX.

> 6. GC wants 10 day notice of cancellation to be 30 on the AI. Can we?
NOT ON THE BLANKET. ONLY ON THE 2204 AND IT IS $60 FOR EACH ONE.

> 7. Loss runs - insured's old carrier takes forever. Can we go with a letter?
FOR PREMIUM BELOW $5,000 A SIGNED NO-KNOWN-LOSS LETTER DOES FOR 45 DAYS. AFTER THAT WE CANCEL.

> 8. Client has drones to take pictures of his work.
PICTURES ONLY, UNDER 5 LB, WITH A PILOT CERTIFICATE. USE PKG 2109, NO CHARGE.

> thx. Lunch is on me next time you come through.
I HEARD THAT IN OCTOBER.`),
  },
]
