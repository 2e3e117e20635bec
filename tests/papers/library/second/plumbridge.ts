import { type LibraryDocument, printed } from '../types.ts'

type Farm = {
  name: string
  edition: string
  acres: string
  barn: string
  hay: string
  custom: string
  chemical: string
  heat: string
  binding: string
  tractor: string
  livestock: string
  deductible: string
}

const farm = (o: Farm): LibraryDocument => ({
  name: o.name,
  pages: printed(`
PLUMBRIDGE FARM & HOME
Farmowners Guide, ${o.edition}

Farms we are glad to see
  *  Grain, hay, dairy and beef farms of ${o.acres}
  *  Owner lives on the farm or within 15 miles
  *  Farm income is no less than $10,000 a year
  *  Buildings painted, roofs tight, yards mowed

Barns and outbuildings
  *  Replacement cost for barns ${o.barn}
  *  Hay stored in a barn: ${o.hay}
  *  Space heaters: ${o.heat}
  *  Open wells and lagoons fenced

Farms we pass on
  *  Hog confinement above 1,200 head
  *  Petting zoos, corn mazes, hayrides for pay
  *  Cannabis and industrial hemp
  *  Poultry houses under contract
%%
PLUMBRIDGE FARM & HOME
Farmowners Guide, ${o.edition}

Liability
  *  Limits of $300,000, $500,000 or $1,000,000
  *  Custom work for neighbors is included up to ${o.custom} of receipts
  *  Chemical drift: ${o.chemical}
  *  Farm stand sales included up to $20,000

Machinery and livestock
  *  Tractors and combines: deductible ${o.tractor}
  *  Livestock by head: highest value ${o.livestock} per animal
  *  Electrocution, drowning and attack by dogs are covered

Binding and money
  *  The agent binds up to ${o.binding} for all property
  *  Lowest deductible: ${o.deductible}
  *  Photos of each building within 30 days
`),
})

export const PLUMBRIDGE: LibraryDocument[] = [
  farm({
    name: 'Plumbridge Farmowners Guide 2023.pdf',
    edition: '2023 edition (in force from September 1, 2023)',
    acres: '20 to 2,500 acres',
    barn: 'built after 1960',
    hay: '500 tons at most in one building',
    custom: '$5,000',
    chemical: '$25,000, included',
    heat: 'only if vented and hung from the ceiling',
    binding: '$1,000,000',
    tractor: '$500',
    livestock: '$3,500',
    deductible: '$500',
  }),
  farm({
    name: 'Plumbridge Farmowners Guide 2025.pdf',
    edition: '2025 edition (in force from February 1, 2025)',
    acres: '40 to 3,200 acres',
    barn: 'built after 1975',
    hay: '300 tons at most in one building, and 100 feet from the next',
    custom: '$12,500',
    chemical: '$50,000, for an extra $140 a year',
    heat: 'not allowed',
    binding: '$1,400,000',
    tractor: '$1,000',
    livestock: '$6,000',
    deductible: '$1,500',
  }),
  {
    name: 'Plumbridge Hobby Farm Leaflet.pdf',
    pages: printed(`
PLUMBRIDGE FARM & HOME
Hobby Farm Leaflet, printed May 2025

For the family with a job in town and a few hens
  *  5 to 39 acres
  *  Farm income below $10,000 a year
  *  No more than 8 horses, cattle or llamas in all, and 60 hens
  *  No boarding of animals of others

What is in the package
  *  House form with farm liability of $300,000
  *  Barns and sheds to $75,000 in all
  *  One tractor of up to 60 horsepower, to $18,000
  *  Bees: up to 10 hives

What costs extra
  *  Farm stand sales above $2,500 a year: $45
  *  Pony rides for guests: not to be had
  *  Second tractor: $65
`),
  },
  {
    name: 'Plumbridge Equine Liability Leaflet.pdf',
    pages: printed(`
PLUMBRIDGE FARM & HOME
Equine Liability Leaflet, printed May 2025

Stables we take
  *  Boarding of up to 30 horses
  *  Lessons by an instructor with 3 years of teaching
  *  Helmets worn by all riders under 18, and by all riders in lessons
  *  Signed release from each rider, kept for 7 years

Stables we pass on
  *  Trail rides for the public
  *  Rodeo and jumping above 4 feet
  *  Breeding of race horses

Limits
  *  $500,000 or $1,000,000 each occurrence
  *  Care, custody and control: $10,000 per horse, $50,000 for all
  *  Minimum premium $875
`),
  },
  {
    name: 'Plumbridge Farm Auto Leaflet.pdf',
    pages: printed(`
PLUMBRIDGE FARM & HOME
Farm Auto Leaflet, printed January 2025

  *  Farm plate trucks within 100 miles of the farm
  *  Grain trucks of more than 20 years of age: liability only
  *  Sons and daughters of 16 and 17 may drive pickups, not heavy trucks
  *  Hauling for neighbors for pay: 10 trips in a season, no more
  *  Farm wagons are covered for liability when hitched, without charge
  *  Seasonal lay-up credit: 30% for trucks off the road for 120 days or longer
  *  Limits: $500,000 or $1,000,000 combined
`),
  },
]
