import { type LibraryDocument, printed } from '../types.ts'

export const PROCEDURES: LibraryDocument[] = [
  {
    name: 'Procedure 04 - New commercial business, from call to delivery',
    pages: printed(`HOBDAY CREEL INSURANCE                                     PROCEDURE 04
New commercial business, from call to delivery             owner: Ines O.-R.

Step 1.  Open the prospect in the agency system the same day. Source of the lead is a required field.
Step 2.  Send the fact-finder (template NB-1). Chase it after 4 working days, and once more after 9.
Step 3.  Order loss runs with the signed request, NB-3. Keep the reply times: a carrier has 10 days.
Step 4.  Producer picks no more than four markets. Write the reason for each in the note.
Step 5.  Applications: the account manager fills, the producer reads, the client signs each page where
         a signature line is printed. We never sign for a client. Not initials either.
Step 6.  Compare quotes on sheet NB-7. Put limits, deductibles, exclusions, fees, in that order.
Step 7.  Proposal goes out at least 7 days before the effective date. Umbrella and cyber are on every
         proposal; the client signs NB-9 if they say no.
Step 8.  Bind request in writing from the client. A text message counts if a screen shot is saved.
Step 9.  Binder, ID cards and first certificates on the day of binding.
Step 10. Invoice on the day of binding; agency bill deposits are due in 10 days.
Step 11. Policy check within 15 days of its arrival, on sheet NB-12. Errors go to the carrier the same
         day, with a diary note for 20 days.
Step 12. Delivery, by meeting for accounts above $15,000 in premium, by portal for the rest.
Step 13. Welcome call after 30 days. Ask for one referral.

Who does what if someone is away: Theo's accounts to Bram, Bram's to Theo, Ines covers service.

Accounts below $1,500 in premium go to the small business unit after step 2, and a producer has no
part in them.`),
  },
  {
    name: 'Certificates of insurance - what we write and what we do not',
    pages: printed(`CERTIFICATES OF INSURANCE
What we write and what we do not. Everybody who touches certificates has read this. (rev. 8/24)

Turnaround: two business hours for a holder on file, by end of day for a new one. Rush is not a thing
we charge for.

The description box. Only these sentences, and only when the endorsement is on the policy:

  (a) "[Holder] is additional insured for ongoing operations where required by written contract."
  (b) "[Holder] is additional insured for completed operations where required by written contract."
  (c) "Waiver of subrogation applies in favor of [Holder] where required by written contract."
  (d) "Coverage is primary and noncontributory where required by written contract."
  (e) job number, address, vehicle or equipment with serial number.

Never:

  - the words "all risks", "full coverage", "guarantee", "will endeavor", "as per contract attached"
  - any sentence from the holder's sample that is not (a) to (e)
  - notice of cancellation in days, unless the policy has the endorsement and a copy is in the file
  - a limit that is not on the declarations; no "umbrella follows form" either
  - a certificate for a policy in pending cancellation. Call the client first.

Holder wants to be named insured? No certificate does that. Send the request to the account manager.

A contract comes with the request: read the insurance pages only, fill the grid C-5, and show the client
what is missing. We give no opinion on indemnity.

Evidence of property forms: for lenders use the lender's form of evidence, not a liability
certificate. Loan number in the first line.

Self-service. Contractors with more than 40 certificates a year get a log-in. They may re-issue, they
may not type in the box.

Renewal mailing: 10 days before expiration to all holders who asked in the last 18 months; others are
dropped from the list.

Copies are kept 7 years.`),
  },
  {
    name: 'MEMO - Errors and omissions, what to do and not do',
    pages: printed(`M E M O R A N D U M                                  confidential to staff

FROM      Rosalind
TO        Everyone
DATE      2 May 2025
SUBJECT   Our own E&O: what to do, and not do, if something went wrong

We renewed our errors and omissions policy. The limit is $2 million for each claim and $4 million for
the year, the deductible is $15,000, and it applies to defense costs too. The new carrier takes
claims-made notice seriously, so please read on.

When do I speak up? When a client, a lawyer or a carrier says in any form that we made a mistake, or
when you see it yourself and money may be lost. A "circumstance" is enough. Tell me or Ines within 24
hours, before you talk to anyone else. We tell the carrier inside of 5 days.

What do I not do?
   Do not admit fault or say "our E&O will cover it". Do not offer to pay, not even a deductible.
   Do not change, tidy or delete a note in the file. Add a new one with today's date.
   Do not e-mail about it in the office. Walk over.

The three ways we got hurt in the last ten years: coinsurance that nobody explained, a driver that
was to be removed and was not, and a flood offer not documented.

So from now on:
   1. Each rejected coverage has a signed form or an e-mail from the client. A phone note is not enough.
   2. Coverage in the field "requested" is confirmed back in writing within 2 business days.
   3. Expiring policies that we are not renewing: two letters, the first 60 days out, the last by
      certified mail at 20.
   4. All staff take the three-hour loss control class by October 31. It gives us 10% off the premium.

Subpoenas for records go to me unopened. Former employees who call to "check an old file" get nothing.`),
  },
  {
    name: 'FAQ for the personal lines phones',
    pages: printed(`FAQ - personal lines phones (Wanda's list, add to it please!)

Q: Client bought a car on Saturday and didn't call till Tuesday. Covered?
A: Mossgarth gives 14 days automatically, same coverage as the broadest car on the policy. Get it on
   now anyway, lender info too.

Q: Kid goes to college without a car?
A: Away at school discount is for over 100 miles. Need the name of the school. Under 25 only.

Q: They want proof of insurance faxed to the DMV.
A: We e-mail it. We don't own a fax since 2023.

Q: Renting a car on vacation, should they take the insurance at the counter?
A: We don't say yes or no. Read them card PL-6, it covers loss of use and diminished value.

Q: Rental car in Mexico?
A: No coverage past 25 miles from the border, and none at all for liability. Tell them to buy a
   Mexican policy.

Q: Trampoline?
A: OK with a net and a fence, otherwise we have to report it. Photo in the file.

Q: Short term rental of their house, you know, by the night?
A: Up to 30 nights a year with form MH-71. Past that it needs a landlord policy.

Q: Which dogs?
A: No list of breeds anymore. A bite in the last 5 years = no liability for the animal.

Q: Jewelry?
A: $1,500 for theft unless scheduled. Appraisal needed above $5,000 per item, not older than 3 years.

Q: When can they pay late?
A: See the payment sheet. Don't promise anything.

Q: Somebody hit their mailbox / fence. Home or auto?
A: Other driver's property damage. Home only if they don't know who.

Q: Ex-husband calls about the policy.
A: Only named insureds get information. He is out after the divorce papers AND the change is made.

Q: Teen got a permit. Do they add?
A: List now, no charge until licensed. Good student is a B average, paper each September.

Q: Client wants to cancel by phone.
A: No. Signed, e-signature is fine. Effective date today or later.`),
  },
]
