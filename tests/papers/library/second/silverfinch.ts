import { type LibraryDocument, printed } from '../types.ts'

type Home = {
  state: string
  name: string
  lowest: string
  highest: string
  roof: string
  protection: string
  wind: string
  dogs: string
  backup: string
  losses: string
  pools: string
  claimFree: string
  bundle: string
  alarm: string
  newHome: string
  manager: string
}

const left = (text: string) => text.padEnd(42)

const home = (o: Home): LibraryDocument => ({
  name: o.name,
  pages: printed(`
SILVERFINCH UNDERWRITERS
Homeowners at a glance: ${o.state}                           effective January 15, 2025

${left('WHAT WE LIKE')}   WHAT WE DO NOT TAKE
${left('Owner lives in the house')}   Log and dome houses
${left(`Coverage A from ${o.lowest}`)}   Mobile homes
${left(`Coverage A up to ${o.highest}`)}   Houses on stilts
${left(o.roof)}   Knob and tube wiring
${left(o.protection)}   Fuses in place of breakers
${left('Prior insurance without a gap')}   Day care for pay

${left('DEDUCTIBLES')}   ANIMALS AND PLAY
${left('All perils: $1,000 at least')}   ${o.dogs}
${left(`Wind and hail: ${o.wind}`)}   Trampolines: netted, and referred
${left('Water backup: $500')}   ${o.pools}

${left('LOSSES')}   YOUR CONTACT
${left(o.losses)}   ${o.manager}
${left('Weather losses count one half')}   Territory manager
%%
SILVERFINCH UNDERWRITERS
Homeowners at a glance: ${o.state}                           effective January 15, 2025

${left('CREDITS')}   ADD-ONS
${left(`Claim free 5 years: ${o.claimFree}`)}   Water backup up to ${o.backup}
${left(`Home and auto together: ${o.bundle}`)}   Buried lines: $10,000
${left(`Central alarm: ${o.alarm}`)}   Jewelry by schedule: no appraisal
${left(`House under 10 years old: ${o.newHome}`)}   under $5,000 each
${left('Paperless: $15 a year')}   Identity fraud: $25,000

${left('BINDING')}   DOCUMENTS DUE IN 30 DAYS
${left('Bind in the portal at any hour')}   Signed application
${left('No binding while a storm watch is on')}   Proof of prior insurance
${left('Backdating is not possible')}   Alarm certificate, if credited
`),
})

export const SILVERFINCH: LibraryDocument[] = [
  home({
    state: 'OHIO',
    name: 'Silverfinch HO at a glance OH.pdf',
    lowest: '$225,000',
    highest: '$1,500,000',
    roof: 'Roof of shingle: 20 years or less',
    protection: 'Protection class 1 to 8',
    wind: '1% of Coverage A',
    dogs: 'Dogs: any breed, no bite history',
    backup: '$50,000',
    losses: 'Two in 5 years at most',
    pools: 'Pools: fenced, no slide',
    claimFree: '12%',
    bundle: '18%',
    alarm: '5%',
    newHome: '10%',
    manager: 'Priscilla Obando, 555-0121',
  }),
  home({
    state: 'INDIANA',
    name: 'Silverfinch HO at a glance IN.pdf',
    lowest: '$200,000',
    highest: '$1,250,000',
    roof: 'Roof of shingle: 15 years or less',
    protection: 'Protection class 1 to 9',
    wind: '$2,500 flat',
    dogs: 'Dogs: list of breeds in the portal',
    backup: '$25,000',
    losses: 'One in 3 years at most',
    pools: 'Pools: fenced, slide is referred',
    claimFree: '10%',
    bundle: '15%',
    alarm: '4%',
    newHome: '8%',
    manager: 'Tobias Wrenfield, 555-0123',
  }),
  home({
    state: 'KENTUCKY',
    name: 'Silverfinch HO at a glance KY.pdf',
    lowest: '$175,000',
    highest: '$900,000',
    roof: 'Roof of shingle: 12 years or less',
    protection: 'Protection class 1 to 6',
    wind: '2% of Coverage A',
    dogs: 'Dogs: two at most, none trained to guard',
    backup: '$15,000',
    losses: 'None in 3 years',
    pools: 'Pools: in-ground only, fenced',
    claimFree: '7%',
    bundle: '20%',
    alarm: '3%',
    newHome: '6%',
    manager: 'Marguerite Dasilveira, 555-0126',
  }),
  {
    name: 'Silverfinch Personal Umbrella at a glance.pdf',
    pages: printed(`
SILVERFINCH UNDERWRITERS
Personal Umbrella at a glance                                effective January 15, 2025

LIMITS                                       WHAT WE DO NOT TAKE
$1,000,000 to $5,000,000                     Professional athletes
Retention: $250                              Elected officials of a state
First million from $190                      More than 4 rental dwellings
Each further million from $85                Aircraft of any kind

UNDERLYING LIMITS                            DRIVERS
Auto: 250/500/100                            Under 25: $60 a year each
Home: $300,000                               Under 18: refer
Boat above 26 feet: $500,000                 Three violations: decline
Rental dwelling: $300,000                    Over 80: physician's letter

UNINSURED MOTORIST                           WHERE
Up to $1,000,000, for $110 a year            Ohio, Indiana, Kentucky and Tennessee
`),
  },
  {
    name: 'Silverfinch Collector Vehicle at a glance.pdf',
    pages: printed(`
SILVERFINCH UNDERWRITERS
Collector Vehicle at a glance                                effective April 1, 2025

VEHICLES                                     STORAGE
25 years or older                            Locked garage, no carport
Modern exotic: by referral                   Public storage: with alarm
Kit cars: not taken                          Trailer: 30 days at most

USE                                          VALUE
5,000 miles a year                           Agreed between us and the owner
Shows, club rides, Sunday drives             Up to $350,000 for one vehicle
No commuting, no track                       Photos: four sides and the odometer

DRIVERS                                      EXTRAS
10 years with a license                      Spare parts: $2,000
A daily car for each driver                  Towing on a flatbed: no limit of miles
`),
  },
]
