import { type LibraryDocument, printed } from '../types.ts'

export const DESK: LibraryDocument[] = [
  {
    name: 'Claims reporting card',
    pages: printed(`* * *  C L A I M S   C A R D  * * *         tape this next to your phone

YARROWGATE    555-0110 (24 h)     claims@yarrowgate.example     glass: 555-0111
PIKESTONE     555-0120 (8-6)      loss@pikestone.example        after 6: leave policy no., call at 8
CRANDIMERE    555-0130 (24 h)     fnol@crandimere.example       towing 555-0133
WRENHOLLOW    555-0136 (7-7)      injury@wrenhollow.example     nurse line 555-0139, 24 h
MOSSGARTH     555-0150 (24 h)     app is faster, code AGT-61    water mitigation 555-0155
SENNETH       555-0160 (9-5)      flood@senneth.example         photo of the water line
OLLANDAR      no phone            inbox@ollandar.example        subject CLAIM, then policy no.

Take down: who, when, where, what, hurt?, police report no., other driver's carrier, best phone.

Liability letters / suit papers: scan, send the SAME DAY, then call. Twenty days to answer a suit
in most courts. Do not stamp "received" on the original.

Never say "covered" or "not covered". Say "The adjuster decides, and will call you within one working
day".

Injury with hospital overnight, fire with engines, any child: also text Rosalind, 555-0199.

Small claims, near the deductible: tell the client the amount of the deductible and let them choose.
Write down what they said. A claim that was reported to us cannot be un-reported.

Follow up: day 3, day 15, then every 30 till closed.`),
  },
  {
    name: 'Who to call - underwriters and reps',
    pages: printed(`WHO TO CALL                                                   (last touched: 6/9/25 Bram)

YARROWGATE
 Underwriting, BOP          Desmond Lowry-Banks     555-0112    dlowrybanks@yarrowgate.example
 Umbrella                   Sunniva Park            555-0113
 Billing for agents         option 3                555-0114
 Marketing rep              Cleo Anstruther         comes first Thursday

PIKESTONE
 GL and marine              Jory Vandermolen        555-0121    jory@pikestone.example
 Branch manager             Marguerite Tolland      555-0122
 Audit disputes             Wim Achterberg          555-0124    write, he never picks up

CRANDIMERE
 Auto under 11 units        Team Blue               555-0131
 Auto fleet                 Leocadia Brandt         555-0132    lbrandt@crandimere.example
 MVR / driver questions     mvr@crandimere.example

WRENHOLLOW
 New accounts               Tobias Nkemelu          555-0137
 Loss control               Greer Solano            555-0138    free visit above $15,000 premium

MOSSGARTH
 Service center             555-0151                agent pin 7706
 Private client             Philippa Dray           555-0152
 Underwriting exceptions    exceptions@mossgarth.example, answer in 24 h

DUNLIVET
 Contract                   Auberon Keith           555-0171
 Miscellaneous              bonds@dunlivet.example

TESSALY
 Excess desk                Noor Haverkamp          555-0141

PREMIUM FINANCE
 Haddock Lane               Fitzroy                 555-0180

INSIDE THE HOUSE
 Rosalind Creel x201, Ines Okonjo-Reyes x204, Theo Castellane x210, Bram Huisman x211,
 Wanda Prewitt x215, accounting x220, alarm code: ask Wanda`),
  },
  {
    name: 'Our abbreviations (glossary)',
    pages: printed(`OUR ABBREVIATIONS
Half of these exist only inside this building.

AB-run      the Tuesday list of agency bill items past 10 days
BBQ         bind by quote: the client said yes, nothing signed yet. Red flag on the file
CAP file    the paper folder with contracts and additional interests of a contractor
DNS         do not shop. The client asked us not to remarket this year
DOA         delivery of application; the day the carrier got it
FF          fact-finder, template NB-1
GOLD        account with $20,000 commission or more, or all three lines with us
HL          Haddock Lane, the finance company. Never "home liability"
KT          kitchen table: producer met the client at their home, mileage may be claimed
LCB         left call back
MOD day     third Wednesday, when mods are checked for the next quarter
NOL         no loss letter, needed for reinstatement and backdating
OOPS        form for a near miss, goes to Ines, no names, used in training
PEND        waiting on the carrier. More than 10 days in PEND turns purple
RATS        roof, age, trampoline, stove. The four home questions
SBU         small business unit, accounts below $1,500
SNAP        same name, another policy: check before you attach
TRIA-N      client refused terrorism, signed page is in
UMB-?       umbrella offered, no answer yet
WIP         work in progress schedule, for bonds
X-date      expiration date of a policy we don't have yet`),
  },
  {
    name: 'Sales meeting notes 2025-06-11',
    pages: printed(`Sales meeting, Wed 11 June, conference room then parking lot (fire drill)
there: Ros, Ines, Theo, Bram, Wanda. Late: Bram. Notes: Wanda

1) numbers. New premium to end of May 412k vs 380k plan. Retention 91.3 commercial, 88.6 personal.
   Theo is ahead, buys donuts.

2) Crandimere visit. They are taking 9% in Kentucky on Aug 1, Indiana flat, TN 5.5 but not filed
   yet. Lost us two fleets. Leocadia will hold old rates for quotes released before July 15.

3) Yarrowgate closed restaurants in Louisville zip codes 40202 and 40203 as of July 1. Renewals
   stay. Everything else same as the guide.

4) phone tree. Wanda wants the "press 4" gone. AGREED. Bram calls the phone company by the 20th.

5) remarketing rule: anything that goes up more than 12% and above 3k premium gets shopped, 75
   days out. Unless DNS.

6) new producer. Starts September 8, name is Odalys Finch, she comes with dental offices. Desk by
   the window. Ines to order laptop.

7) texting. Only from the office number. Personal cell = not allowed, also not "just the once".

8) summer hours: Fridays close at 2, from June 20 until Labor Day. One of us on call.

9) contest. Cyber. Whoever has the most issued policies by Sept 30 gets the two hockey
   tickets. Quotes don't count.

10) Mossgarth book roll: Wanda moves the 63 landlord policies by Oct 15, ten a week. Clients get a
   letter before the call.

11) AOB: microwave. Whoever did the fish, no more.

next: Wed July 9, 8:15, Theo brings topics`),
  },
]
