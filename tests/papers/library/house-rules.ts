import { type LibraryDocument, printed } from './types.ts'

export const HOUSE_RULES: LibraryDocument[] = [
  {
    name: 'House rules - Commercial desk',
    pages: printed(`BIRCHLINE - COMMERCIAL DESK - HOUSE RULES (pin this up!)
version of June 2025, from Dot + Fitz

1  Phones: answered by the third ring. Two people at the desk from 8:00 to 5:30.
2  E-mail: first answer within 4 working hours, even if it's only "got it, by Thursday".
3  Vacation: activities handed over on form V-1 two days before you go. Nobody covers more than
   2 desks.
4  Binding authority list:
        Dot Quayle-Imber        all carriers, to $5M TIV
        Fitz Adeyemi-Stroud     all carriers, to $5M TIV
        AMs                     standard carriers, to $2M TIV, GL to 1M/2M
        CSRs                    vehicles, drivers, mortgagees; nothing else
        Producers               none
5  Naming files:  yyyy-mm-dd + carrier + what it is. No "scan001".
6  E-mails with SSN, DL or bank numbers go encrypted. Subject line [lock].
7  Contracts: we read insurance clauses, not the indemnity. Client's lawyer reads the
   indemnity.
8  Lowest limits we offer on a contractor: 1M/2M/2M GL, 1M auto, 500s on EL.
   Umbrella always quoted.
9  No quotes on roofs over 20 yrs without a photo. Don't waste the
   carrier's time.
10 BOR letters: never ask for one on a first visit.
%%
BIRCHLINE - COMMERCIAL DESK - HOUSE RULES, back

11 Property values: raise by at least 4% at each renewal unless an appraisal is under 2 yrs
   old.
12 Certificates after hours: the on-call phone (555-0233) till 8 pm, only for jobs
   starting next morning.
13 Suspense: nothing older than 5 days on Friday noon. Fitz reads the
   list aloud, so...
14 Lunch is not at the desk.
15 Carrier reps visit on Wednesdays, with 30 minutes each.
16 Gifts from carriers above $50 go in the raffle.
17 Loss runs for another agent: only with the client's signed request, sent within 3 days.
18 Deductible above 10k: financials or an owner's letter that they can pay it.
19 If two carriers are within 5%, we go with the one that pays claims. Ask Dot.
20 Working from home: Mon + Fri, screen lock on, no printing of client papers.
%%
BIRCHLINE - COMMERCIAL DESK - HOUSE RULES, extra sheet (carriers' quirks, ask before you email)

- Tarn Hollow: wants the SIC code in the subject line. Referrals on Fridays sit till Tuesday.
- Quillmark: one e-mail per risk. Two risks in one mail and both go to the bottom.
- Brasswick: phone them. Really. They like it, and the photos can follow.
- Ostrander Vale: fifty words of operations. They count.
- Pellwater: give a target premium or don't bother.
- Kestrelgate: VINs in a spreadsheet, not a picture of a spreadsheet.
- Halcyrus: applications older than 45 days come straight back.
- Fennimoor: rule numbers. Quote theirs back to them and it goes twice as fast.
- Vantry Ridge: underlying decs in one PDF, in the order of their list.

Who knows what: habitational = Dot; trucks = Wilhelmina at desk 6; comp mods = Fitz; coastal =
nobody, so we call Imre.`),
  },
  {
    name: 'House rules - Front office and personal lines',
    pages: printed(`BIRCHLINE - FRONT OFFICE + PERSONAL LINES - HOUSE RULES
version of May 2025

WALK-INS
  - Greet within one minute. Offer coffee. ID before any change.
  - Cash: up to $500, receipt with two signatures, in the safe by 4:45. Bank run daily.
  - Children's corner is not day care :-)

PHONES
  - Verify two of three: birth date, address, last 4 of policy number.
  - Angry caller: listen for two minutes, then offer the manager. Never hang up first.

CHANGES
  - Cars: same day. Ask who drives it, where it sleeps, lender. Read back.
  - Drivers: add at permit for carriers that ask, at license for all. Removing a spouse needs
    both signatures.
  - Address changes: ask if the old place is sold, let or empty.
  - Lender asks for "replacement cost letter": we send the declarations and the estimator page,
    no letters.

QUOTES
  - Three carriers at most. Print kept for 90 days.
  - No phone quotes without a date of birth and prior carrier.
  - Moved from another agent less than 6 months ago: ask why before you quote.

CANCELS + LAPSES
  - Lapse over 30 days: manager before quoting.
  - SR-22: only carriers on the blue list. Charge none.
%%
BIRCHLINE - FRONT OFFICE + PERSONAL LINES - HOUSE RULES, back

WHAT WE DON'T DO HERE
  - Mobile homes older than 1995
  - Motorcycles alone
  - Homes on rent to own
  - Notary for people who are not clients
  - Advice on which repair shop is cheapest

HOURS
  Mon-Thu 8:30-5:30, Fri 8:30-4:00, first Saturday of the month 9-12. Closed the day after
  Thanksgiving.

MONEY WE MAY WAIVE
  Returned check charge: once per household, manager only.

PARKING
  Spaces 1-4 are for clients. Staff park behind the bakery.`),
  },
]
