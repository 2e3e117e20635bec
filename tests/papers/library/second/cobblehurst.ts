import { type LibraryDocument, printed } from '../types.ts'

type Habitational = {
  name: string
  number: string
  date: string
  opening: string
  units: string
  roof: string
  aluminum: string
  loss: string
  deductible: string
  signer: string
}

const habitational = (o: Habitational): LibraryDocument => ({
  name: o.name,
  pages: printed(`
COBBLEHURST INSURANCE GROUP
Underwriting Bulletin ${o.number}
To: all appointed agencies
Date: ${o.date}
Subject: apartments and other habitational property

${o.opening}

Size. We will look at schedules of up to ${o.units} units at one site. The year of
construction matters less to us than the year of the last complete update of wiring,
plumbing, heating and roof, which the application must show one by one.

Roofs. A composition shingle roof must be no more than ${o.roof} old on the day
the policy begins. Where it is older than that, we will still quote, but the roof will be
settled at actual cash value and the client must sign our notice of it beforehand.

Wiring. Aluminum branch wiring is ${o.aluminum}.
%%
Bulletin ${o.number}, continued

Losses. ${o.loss}

Deductible. The lowest deductible for wind and hail on this class is ${o.deductible},
and for all other perils $5,000.

Pools. A pool must be fenced to a height of 5 feet, with a gate that shuts by itself, and
have neither a slide nor a diving board.

Questions may be put to ${o.signer}, habitational manager, through the agent portal.
`),
})

export const COBBLEHURST: LibraryDocument[] = [
  habitational({
    name: 'Cobblehurst Bulletin 24-07 Habitational.pdf',
    number: '24-07',
    date: 'February 12, 2024',
    opening: `After a hard winter we write to tell you how we see apartments in the coming year. We
remain a market for well kept garden style buildings of no more than three stories.`,
    units: '120',
    roof: '18 years',
    aluminum: 'acceptable if every connection has been pigtailed\nby an electrician',
    loss: `Three years of loss runs are enough. We accept one water loss if its cause is gone.`,
    deductible: '1% of the building limit',
    signer: 'Dorothea Lindqvist',
  }),
  habitational({
    name: 'Cobblehurst Bulletin 25-03 Habitational (replaces 24-07).pdf',
    number: '25-03',
    date: 'March 3, 2025',
    opening: `This bulletin takes the place of Bulletin 24-07 for all business that takes effect on or
after May 1, 2025. Policies in force keep their terms until they renew.`,
    units: '80',
    roof: '12 years',
    aluminum: 'no longer acceptable, whatever has been done at the connections',
    loss: `Five years of loss runs are needed from now on. No water loss in the last 24 months
is accepted.`,
    deductible: '2% of the building limit',
    signer: 'Emeka Vantongeren',
  }),
  {
    name: 'Cobblehurst Bulletin 25-05 Wood Stoves.pdf',
    pages: printed(`
COBBLEHURST INSURANCE GROUP
Underwriting Bulletin 25-05
To: personal lines agencies
Date: April 7, 2025
Subject: stoves that burn wood, pellets or coal

We are often asked whether a house with a wood stove can be written. It can, if the stove
was put in by a licensed installer, stands at least 36 inches from any wall that can burn,
and has a chimney that is swept once a year. A photo of the stove and of the chimney must
be in the file before coverage is bound.

A stove in a garage, barn or workshop is not acceptable, nor is one that is the sole source
of heat of the house. An outdoor wood boiler is fine when it stands 40 feet or more from
the nearest building.

The charge is $95 a year for each stove. Pellet stoves go free of charge.
`),
  },
  {
    name: 'Cobblehurst Bulletin 25-09 Storm Binding Rules.pdf',
    pages: printed(`
COBBLEHURST INSURANCE GROUP
Underwriting Bulletin 25-09
To: all appointed agencies in coastal states
Date: June 2, 2025
Subject: binding when a named storm is near

From the moment a watch or a warning for a tropical storm or hurricane is issued for any
part of the county, or for a county beside it, no new property may be bound, no limit raised
and no deductible lowered. The stop ends 48 hours after the last watch or warning is lifted.

Renewals are not touched by the stop. A house whose closing falls within it may be bound if
the policy it replaces was in force with another carrier to that very day, and if Rosalind
Achterberg of our coastal desk has given her word by e-mail.

For wildfire the like applies within 25 miles of a fire that is not yet contained, and for
earthquake 72 hours after a shock of magnitude 5.0 or more.
`),
  },
  {
    name: 'Cobblehurst Bulletin 25-11 Dwelling Fire Short Term Rental.pdf',
    pages: printed(`
COBBLEHURST INSURANCE GROUP
Underwriting Bulletin 25-11
To: personal lines agencies
Date: July 21, 2025
Subject: houses let for days or weeks

Since July 1 we write houses that are let by the night on our landlord form. The shortest
stay must be two nights and no more than 10 guests may sleep there. The owner, or a manager
who can be there within an hour, must live no more than 40 miles away.

Liability is offered at $300,000 and $500,000. Higher limits need an umbrella, and ours does
not go over these houses, so please place it elsewhere.

Hot tubs are accepted with a locking cover. Docks, zip lines, golf carts that are left for
guests, and animals kept for guests to ride are not.

Contents that belong to the owner are covered to $40,000 and theft by a guest to $3,000.
`),
  },
]
