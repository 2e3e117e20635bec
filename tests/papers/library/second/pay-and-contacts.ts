import { type LibraryDocument, printed } from '../types.ts'

type Schedule = {
  year: string
  name: string
  from: string
  bop: string
  auto: string
  umbrella: string
  cyber: string
  profit: string
  paid: string
}

const schedule = (o: Schedule): LibraryDocument => ({
  name: o.name,
  pages: printed(`
THORNQUIST MUTUAL INSURANCE COMPANY
Commission schedule ${o.year}, for policies effective from ${o.from}
Agency: Larkspur & Boone Insurance Agency

Line                           New            Renewal
-----------------------------  -------------  -------------
${o.bop}
${o.auto}
${o.umbrella}
${o.cyber}

Profit sharing
${o.profit}

Payment
${o.paid}
`),
})

type Card = {
  carrier: string
  name: string
  lines: string
}

const contacts = (o: Card): LibraryDocument => ({
  name: o.name,
  pages: printed(`
Whom to call at ${o.carrier}
Kept by Casimir Tuttle, Larkspur & Boone Insurance Agency

${o.lines}
`),
})

export const PAY_AND_CONTACTS: LibraryDocument[] = [
  schedule({
    year: '2024',
    name: 'Thornquist commission schedule 2024.pdf',
    from: 'January 1, 2024',
    bop: 'Businessowners                 16.5%          15.0%',
    auto: 'Commercial auto                14.0%          12.5%',
    umbrella: 'Commercial umbrella            11.0%          11.0%',
    cyber: 'Cyber endorsement              20.0%          20.0%',
    profit: `Earned premium of $250,000 or more and a three-year loss ratio below 52% share in
profit at 3% of earned premium.`,
    paid: `Statements are sent on the 10th. Money follows by the 20th.`,
  }),
  schedule({
    year: '2025',
    name: 'Thornquist commission schedule 2025.pdf',
    from: 'January 1, 2025',
    bop: 'Businessowners                 15.5%          13.5%',
    auto: 'Commercial auto                12.0%          10.5%',
    umbrella: 'Commercial umbrella            11.5%          10.0%',
    cyber: 'Cyber endorsement              22.5%          17.5%',
    profit: `Earned premium of $325,000 or more and a three-year loss ratio below 46% share in
profit at 3.5% of earned premium.`,
    paid: `Statements are sent on the 12th. Money follows by the 25th.`,
  }),
  {
    name: 'Meridock broker compensation sheet.pdf',
    pages: printed(`
Meridock Specialty Insurance
Broker compensation, from April 1, 2025

Class                               Commission      Policy fee
----------------------------------  --------------  --------------
Artisan contractors                 12.5%           $175
Roofing                             10.0%           $250
Liquor                              15.0%           $125
Vacant buildings                    14.0%           $200
Excess                              10.5%           $150

The broker may add a fee of its own where state law lets it, up to $300, shown on a line of
its own. Surplus lines tax is collected and filed by Meridock in Ohio and Indiana, and by
the broker in all other states.

Commission on returned premium is returned at the same rate. Accounts current are due on
the 15th of the second month.
`),
  },
  contacts({
    carrier: 'Thornquist Mutual',
    name: 'Contacts - Thornquist.pdf',
    lines: `Underwriting, businessowners      Lucretia Fenwright            555-0101
Underwriting, commercial auto     Hollis Abernethy              555-0103
Marketing representative          Jun Castellanos               555-0105
Billing                           billing desk                  555-0107
Claims, office hours              claims desk                   555-0109
Claims, nights and weekends       answering service             555-0110
Portal passwords                  help desk                     555-0112
Premium audit                     Wilhelmina Stroud             555-0114

Jun visits us on the second Tuesday of each month.`,
  }),
  contacts({
    carrier: 'Wexcombe Compensation Fund',
    name: 'Contacts - Wexcombe.pdf',
    lines: `Underwriting, new business        Barnaby Eskildsen             555-0131
Underwriting, renewals            Theodosia Marwick             555-0132
Loss control                      Gideon Paszek                 555-0134
Premium audit                     Anneliese Corrigan            555-0135
Claims, injury hot line           nurse on call                 555-0137
Billing                           billing desk                  555-0138

The injury hot line answers day and night. The others from 8:00 to 4:30 Central.`,
  }),
  contacts({
    carrier: 'Cobblehurst, Plumbridge and Tidewick',
    name: 'Contacts - Cobblehurst Plumbridge Tidewick.pdf',
    lines: `Cobblehurst
  Personal lines                  Ottoline Braithwell           555-0151
  Commercial property             Severin Aldous                555-0152
  Coastal desk                    Rosalind Achterberg           555-0153
  Claims                          claims desk                   555-0155

Plumbridge
  Farm underwriting               Delphine Crabtree             555-0157
  Claims                          claims desk                   555-0158

Tidewick
  Flood                           Marcellus Iyengar             555-0160
  Wind                            Fiona Kowalczyk               555-0161
  Claims                          claims desk                   555-0162`,
  }),
]
