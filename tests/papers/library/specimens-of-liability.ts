import { type LibraryDocument, printed } from './types.ts'

export const SPECIMENS_OF_LIABILITY: LibraryDocument[] = [
  {
    name: 'Specimen QC-201 - Additional insured, work in progress',
    pages: printed(`QUILLMARK CASUALTY                                                   Form QC-201 (03-24)
SPECIMEN - NOT A POLICY

ADDITIONAL INSURED WHILE YOUR WORK IS IN PROGRESS
(Blanket, where a signed contract requires it)

This endorsement alters the liability coverage part. Please keep it with your policy.

A. Who is added
   Any person or organization is an insured under this policy if, before the injury or damage
   took place, you promised in a signed contract to make it one.

B. For what
   Only for injury or damage that is caused in whole or in part by your acts or by the acts of
   those who work for you, and only while that work goes on at the place the contract
   describes.

C. What is not added
   1. Injury or damage after all of the work at that place, apart from service and repairs, has
      ended, or after the part from which it arises is put to its intended use.
   2. Drawings, specifications, surveys, opinions or supervision by an architect, engineer or
      surveyor.
   3. The sole negligence of the person or organization that is added.

D. How much
   The lesser of the limit that your contract asks for and the limit of this policy. This
   endorsement never raises the limits of insurance.
%%
QUILLMARK CASUALTY                                           Form QC-201 (03-24), page 2
SPECIMEN - NOT A POLICY

E. What the added insured must do
   It sends us written notice of an occurrence as soon as it can, and in any event within 45
   days of receiving a claim; it sends each paper of a suit; and it tenders the matter to every
   other insurer from which it may have coverage.

F. Other insurance
   This insurance is in excess of any other that the added insured has, unless form QC-205 is
   on the policy.

G. Oral agreements
   A promise that was only spoken adds nobody. A contract signed after the work began counts
   from the day on which it was signed.

All else in the policy stays as it is.`),
  },
  {
    name: 'Specimen QC-202 - Additional insured, finished work',
    pages: printed(`QUILLMARK CASUALTY                                                   Form QC-202 (03-24)
SPECIMEN - NOT A POLICY

ADDITIONAL INSURED FOR YOUR FINISHED WORK
(Scheduled)

SCHEDULE
   Person or organization: ________________________________________
   Place and description of finished work: ________________________
   Additional premium: $__________

A. Who is added
   The person or organization in the Schedule, for injury or damage within the products and
   completed operations hazard.

B. For what
   Only for injury or damage that is caused in whole or in part by your work at the place in
   the Schedule, performed for that person or organization.

C. For how long
   Until the earliest of: the day your contract names; five years after the work was put to its
   intended use; and the day on which the law of the state no longer lets a suit be brought.

D. What is not added
   Houses, condominiums, townhouses and apartments of every kind, including the ground beneath
   them.

E. How much
   The lesser of the limit that your contract asks for and $1,000,000 for each occurrence.

All else in the policy stays as it is.`),
  },
  {
    name: 'Specimen QC-205 - Primary and without contribution',
    pages: printed(`QUILLMARK CASUALTY                                                   Form QC-205 (03-24)
SPECIMEN - NOT A POLICY

THIS INSURANCE GOES FIRST
(Primary, and without contribution from others)

A. Where a signed contract, made before the loss, says that your insurance is to be primary,
   this policy pays before the insurance of the additional insured, and we do not ask that
   insurance to share.

B. Paragraph A applies only to insurance on which the additional insured is a named insured. It
   does not apply to insurance on which it is itself an additional insured.

C. Paragraph A does not apply to loss from the sole negligence of the additional insured, and
   not to excess or umbrella policies, which keep their place above this one.

D. The additional insured keeps the duty to send us notice and papers, as form QC-201 or QC-202
   says.

E. We do not give up a right of recovery by this form. Where a waiver was promised, see form
   QC-207.

All else in the policy stays as it is.`),
  },
  {
    name: 'Specimen QC-118 - Conditions for hired contractors',
    pages: printed(`QUILLMARK CASUALTY                                                   Form QC-118 (01-25)
SPECIMEN - NOT A POLICY

CONDITIONS FOR CONTRACTORS WHOM YOU HIRE

1. Before a contractor begins work for you, you obtain
   (a) a written agreement, signed by both, that holds you harmless for the contractor's work;
   (b) a certificate that shows general liability limits of at least $1,000,000 for each
       occurrence;
   (c) status as an additional insured on the contractor's policy; and
   (d) proof of workers compensation where the law asks for it.

2. You keep these papers for four years after the work is finished.

3. If a condition in 1 was not met when the injury or damage took place, this policy does not
   apply to injury or damage that arises from the work of that contractor. [Alternative wording
   B: the insurance applies with a limit of $50,000 for each occurrence, defense included.]

4. Day laborers who are paid by the hour and are under your own direction are not contractors
   here. They are treated as employees, and the exclusion of injury to workers applies to them.

5. We may look at the papers during your normal hours, up to three years after the policy ends.
%%
QUILLMARK CASUALTY                                           Form QC-118 (01-25), page 2
SPECIMEN - NOT A POLICY

HOW PREMIUM IS FIGURED

6. The cost of contractors with all papers is rated in the class for subcontracted work.

7. The cost of contractors without them is rated as payroll of the class of their work, with
   labor taken as no less than 60 percent of what you paid where materials are included, and 90
   percent where they are not.

8. Premium paid under 7 does not buy coverage that condition 3 takes away.

All else in the policy stays as it is.`),
  },
]
