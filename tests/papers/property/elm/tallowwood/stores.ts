/** One building of the storage schedule as printed; '' in `street` is "same" as the row above, '' in a limit is a dash. */
export type Store = {
  location: string
  building: string
  street: string
  town: [city: string, state: string, zip: string]
  construction: string
  yearBuilt: string
  occupancy: string
  limits: [building: string, contents: string, rents: string]
  wind: string
}

const GEORGIA: Store[] = [
  store(
    '1 1',
    '2010 Ponce Meadow Way',
    ['Decatur', 'GA', '30030'],
    'MNC 2004 Storage',
    '3,150,000 40,000 512,000',
    '2%',
  ),
  store('1 2', '', ['Decatur', 'GA', '30030'], 'NC 2009 Storage', '1,480,000 - 236,000', '2%'),
  store('1 3', '', ['Decatur', 'GA', '30030'], 'F 1988 Office', '285,000 62,500 -', '2%'),
  store('2 1', '718 Flint Mill Road', ['Albany', 'GA', '31701'], 'NC 1999 Storage', '940,000 15,000 148,000', '2%'),
  store(
    '3 1',
    '3306 Chattahoochee Bluff',
    ['Columbus', 'GA', '31904'],
    'NC 2001 Storage',
    '1,225,000 20,000 190,000',
    '2%',
  ),
  store('3 2', '', ['Columbus', 'GA', '31904'], 'NC 2015 Storage', '1,010,000 - 164,000', '2%'),
  store('4 1', '45 Tybee Causeway', ['Savannah', 'GA', '31410'], 'MNC 2012 Storage', '2,675,000 35,000 430,000', '5%'),
  store('5 1', '1190 Warthen Crossing', ['Macon', 'GA', '31206'], 'F 1979 Warehouse', '365,000 110,000 72,000', '2%'),
]

const CAROLINAS: Store[] = [
  store(
    '6 1',
    '820 Rivers Junction',
    ['North Charleston', 'SC', '29406'],
    'MNC 2008 Storage',
    '2,240,000 30,000 388,000',
    '5%',
  ),
  store('6 2', '', ['North Charleston', 'SC', '29406'], 'NC 2008 Storage', '990,000 - 151,000', '5%'),
  store('7 1', '67 Broad Quarry Lane', ['Columbia', 'SC', '29209'], 'NC 1996 Storage', '870,000 12,500 139,000', '2%'),
  store(
    '8 1',
    '5401 Reedy Fork Drive',
    ['Greenville', 'SC', '29605'],
    'MNC 2017 Storage',
    '2,910,000 45,000 471,000',
    '2%',
  ),
  store(
    '9 1',
    '212 Cape Lookout Street',
    ['Wilmington', 'NC', '28403'],
    'NC 2003 Storage',
    '1,355,000 18,000 222,000',
    '5%',
  ),
  store(
    '10 1',
    '9100 Sugar Maple Court',
    ['Charlotte', 'NC', '28216'],
    'MNC 2019 Storage',
    '3,480,000 50,000 596,000',
    '2%',
  ),
  store('10 2', '', ['Charlotte', 'NC', '28216'], 'JM 1967 Office', '410,000 95,000 -', '2%'),
  store('11 1', '38 Haw Bridge Road', ['Graham', 'NC', '27253'], 'NC 1993 Storage', '725,000 10,000 118,000', '2%'),
]

const GULF: Store[] = [
  store(
    '12 1',
    '1616 Bayou Chico Lane',
    ['Pensacola', 'FL', '32507'],
    'MNC 2011 Storage',
    '2,055,000 25,000 347,000',
    '5%',
  ),
  store(
    '13 1',
    '730 Apalachee Trace',
    ['Tallahassee', 'FL', '32308'],
    'NC 2000 Storage',
    '1,120,000 16,000 181,000',
    '3%',
  ),
  store('13 2', '', ['Tallahassee', 'FL', '32308'], 'NC 2000 Storage', '1,120,000 - 181,000', '3%'),
  store('14 1', '2 Conception Yard', ['Mobile', 'AL', '36603'], 'JM 1958 Warehouse', '640,000 220,000 96,000', '5%'),
  store(
    '15 1',
    '4475 Cahaba Terrace',
    ['Birmingham', 'AL', '35243'],
    'MNC 2014 Storage',
    '2,790,000 40,000 455,000',
    '2%',
  ),
  store(
    '16 1',
    '109 Monte Sano Loop',
    ['Huntsville', 'AL', '35801'],
    'NC 2006 Storage',
    '1,460,000 22,000 238,000',
    '2%',
  ),
]

/** By the pages they are printed on. */
export const STORES: Store[][] = [GEORGIA, CAROLINAS, GULF]

function store(at: string, street: string, town: Store['town'], built: string, limits: string, wind: string): Store {
  const [location, building] = at.split(' ') as [string, string]
  const [construction, yearBuilt, occupancy] = built.split(' ') as [string, string, string]
  const amounts = limits.split(' ').map((limit) => limit.replace('-', '')) as Store['limits']
  return { location, building, street, town, construction, yearBuilt, occupancy, limits: amounts, wind }
}
