import { type LibraryDocument, printed } from './types.ts'

export const CLAIMS_AND_SERVICE_CARDS: LibraryDocument[] = [
  {
    name: 'Pellwater storm claims memo',
    pages: printed(`PELLWATER SPECIALTY UNDERWRITERS
STORM CLAIMS - HOW IT WORKS

TO:      All brokers with coastal accounts
FROM:    Rosamund Achterberg, catastrophe claims
DATE:    April 28, 2025

1. Before the storm. Send your insureds the checklist. Photographs taken before a storm settle
   more claims than any adjuster.

2. Reporting. stormclaims@pellwater.example or 555-0196. When a storm has a name, put the name
   in the subject line; it sets the deductible. Report even if you believe the loss lies below
   it.

3. The first visit. We try for five days in Tier 1, and ten days everywhere else. If roads are
   closed we use drones. The insured may begin to dry out and tarp without waiting; keep wet
   materials and receipts. Emergency work up to $15,000 needs no consent.

4. Advances. Up to 20% of the estimate, or $100,000 if less, is paid within seven days of the
   visit when the deductible is clearly passed. The mortgage holder is on each check for the
   building.

5. Proof of loss. Signed and sworn within 90 days of our request. It is not a formality.

6. Public adjusters. We need the signed contract before we speak with one.

7. Appraisal. Either side may ask for it in writing after a proof of loss. It decides amounts,
   not whether something is covered.

BILLING. Agency bill, due 30 days from the effective date. Any installment of wind premium
unpaid on June 1 is due at once. Accounting: accounting@pellwater.example.
%%
PELLWATER SPECIALTY - STORM CLAIMS                                                      2

8. Business income. Send twelve months of income statements and the tax return. The first
   partial payment comes 30 days after those papers, not 30 days after the storm.

9. Flood beside wind. Separate adjusters are assigned. Please do not ask one to speak for the
   other.

10. Code upgrades. They are paid after the work is done, with the permit. Drawings alone are
    not enough.

11. Reopening. A supplement is accepted for 18 months after the date of loss.

12. Disputes over cause. We pay for an engineer of our choice; the insured may send its own
    report and will have an answer in 20 days.

13. What slows a claim: contractors' estimates without measurements, photographs without dates,
    invoices in lump sums, and mail to an adjuster who has gone home. Use the claim mailbox.

TELEPHONE TREE
    555-0196   first report, any hour
    555-0197   advance payments
    555-0198   complaints; a person calls back the same day`),
  },
  {
    name: 'Kestrelgate claims and roadside card',
    pages: printed(`KESTRELGATE ASSURANCE
KEEP IN THE GLOVE BOX AND AT THE AGENCY                          Card KG-C, 2025

AFTER AN ACCIDENT
  1. Safety first. Triangles at 10, 100 and 200 feet for trucks.
  2. Call 911 if anyone is hurt. Call us from the scene: 555-0204.
  3. Say nothing about fault. Do not post.
  4. Photos: all plates, all sides, the road, the DOT number of other trucks.
  5. Save the camera clip - press the red button within 15 minutes. It overwrites after that.
  6. Alcohol and drug test for drivers of heavy trucks: alcohol within 8 hours, drugs within 32
     hours.

CARGO LOSSES
  555-0205. Do not dump or sell refused freight until the surveyor has seen it. Temperature
  printouts are kept for 60 days.

GLASS AND TOW
  Glass 555-0206: chip repair is free of deductible. Tow: our dispatcher, or up to $150 with a
  receipt.

BILLING
  Direct bill only. Installment fee $10. Late fee $25. NSF $35. Two NSF in 12 months: certified
  funds. Cancellation notice goes out the day after the due date.
  Vehicle changes: portal, or autochange@kestrelgate.example before midnight of the day of the
  change. ID cards: portal, at once. Glove box cards by mail: 7 days.

SUBROGATION AND TOTAL LOSS
  Lienholder paid first. Gap coverage is not part of our policy. Personal items: homeowners
  carrier. Total loss offers within 10 days of the title.`),
  },
  {
    name: 'Dunmarrow agent card - billing, claims, offices',
    pages: printed(`DUNMARROW FARM & HOME MUTUAL
Agent card                                                        Good through December 2025

WHO TO CALL
        Claims, day                     555-0211
        Claims, night and weekend       555-0212  (for barn fires ask for the duty adjuster)
        Billing                         555-0213
        Underwriting, home              555-0214
        Underwriting, farm              555-0215

HOW WE BILL
        Plans                           annual, half-yearly, monthly by bank draft
        Charge for each bill            $3; bank draft free
        Harvest plan (farms only)       40 percent down, rest on November 15
        Returned check                  $25
        Late charge                     none; a notice goes out on the 10th day
        Grace after notice              as state law says

HOW LONG THINGS TAKE
        Change to a policy              4 business days
        Mortgagee change                1 business day
        Evidence of property insurance  print it yourself
        Claim: first call               the same day, if reported before 3 p.m.

CLAIMS AGENTS MAY SETTLE
        Agents with a draft book pay up to $2,000 for food, glass and small water losses. Send
        the file within five days. Agents without one may order repairs up to $500.
%%
DUNMARROW FARM & HOME MUTUAL                                                 Agent card, back

AFTER A BARN FIRE
        Keep stock away from the ruins; nails and glass kill cattle for years. Call the duty
        adjuster before the excavator. Count the animals with a neighbor as a witness. Debris
        removal is paid up to 5 percent of the building limit, and more by request.

STORM PLAN
        When more than 200 claims come from one county, letters go out from the home office,
        and agents are asked not to call adjusters directly. Use stormdesk@dunmarrow.example.

MAILING
        Dunmarrow Farm & Home, 9 Granary Lane, Thistlecombe, KY`),
  },
  {
    name: 'Halcyrus incident hotline and claims guide',
    pages: printed(`Halcyrus Professional Lines
Reporting claims and incidents: a guide for brokers
Version 3.1, May 2025

Cyber incidents
  Hotline 555-0220, 24 hours. A breach counsel calls back within one hour. Do not turn machines
  off; pull the network cable. Do not write to the attacker. Do not use the mail system that
  may have been entered. Calls to the hotline in the first 48 hours do not erode the retention.

Funds sent to a wrong account
  Call the bank first, then the hotline. Recoveries fall sharply after 72 hours. A police
  report is filed within 10 days.

Professional liability: what is a claim
  A demand for money or services, a suit, an arbitration notice, a subpoena, a licensing
  complaint. An unhappy e-mail may be a circumstance. Circumstances can be noticed, and later
  claims from them belong to the policy in which notice was given.

How and when
  claims@halcyrus.example, as soon as practicable, and no later than 60 days after the policy
  ends. Name every policy that may answer. Late notice under claims-made wording is seldom
  cured.

Settlement
  If the insured refuses a settlement that we recommend, we pay that amount and 70% of what
  comes after it.

Premium
  Agency bill 30 days; direct bill from $1,000 in four parts. Installment fee $8.
%%
Halcyrus Professional Lines | Reporting claims and incidents                          Page 2

First hour checklist
  1. Call the hotline.             4. Write down times and names.
  2. Unplug, do not shut down.     5. Keep logs; stop their rotation.
  3. Change passwords from         6. Tell staff in person, not by
     a clean device.                  the mail system.

Choice of counsel
  From our panel. Own counsel: with consent, at panel rates, and from the day of consent.

Reports to the broker
  Monthly by default. Reserves are shared on request of the named insured only.

Subpoenas
  Assistance up to the limit in the policy. It is not a claim for renewal purposes if no demand
  follows.

Contacts
  Cyber claims manager          Thaddeus Olowe-Brandt       cyberclaims@halcyrus.example
  Professional claims manager   Ingeborg Castellan-Pryce    claims@halcyrus.example
  After hours, not cyber        555-0221`),
  },
]
