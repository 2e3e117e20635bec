import type { AccountDocumentType, GivenRole } from '../../../shared/accounts.ts'

/**
 * The clients of the demo agency, every one invented: its key, its name, who speaks for it, street and town. People whose name stands with
 * two accounts are one contact of both.
 */
export type BusinessRow = readonly [
  key: string,
  name: string,
  contact: string,
  street: string,
  town: Town,
  more?: { dba?: string; website?: true; phoneOf?: string; lacks?: 'email' | 'both' },
]

export const TOWNS = {
  Sampleton: '43001',
  Testford: '43002',
  Dummyville: '43003',
  Mockbury: '43004',
  'Placeholder Falls': '43005',
} as const
export type Town = keyof typeof TOWNS

const LONG_NAME =
  'The Perfectly Invented Partnership for the Restoration, Relocation & Resale of Antique Carousel Horses, Weathervanes and Assorted Lighthouse Fittings of Greater Dummyville LLP'

export const BUSINESSES: readonly BusinessRow[] = [
  ['otter', 'Otter & Thimble Joinery LLC', 'Odette Sample', '12 Example Street', 'Sampleton', { website: true }],
  ['quill', 'Quill & Kettle Bookshop Inc.', 'Bram Specimen', '4 Mock Lane', 'Testford', { dba: 'The Kettle' }],
  ['marigold', 'Marigold & Daughters Catering LLC', 'Mina Fictum', '31 Sample Avenue', 'Dummyville'],
  ['marigold2', 'Marigold and Daughters Catering', 'M. Fictum', '31 Sample Ave', 'Dummyville', { phoneOf: 'marigold' }],
  ['oreilly', 'O’Reilly’s Sample Bakery', 'Nora O’Reilly', '8 Yeast Row', 'Mockbury', { website: true }],
  ['carousel', LONG_NAME, 'Horace Mockingham', '900 Carousel Court, Suite 14', 'Dummyville'],
  ['puppets', 'Paper Moon Puppet Theatre', 'Lune Example', '77 Curtain Road', 'Testford', { website: true }],
  ['harbor', 'Harborlight Marine Repair Co.', 'Gus Exemplar', '1 Dry Dock Way', 'Sampleton'],
  ['tinker', 'Tinkertown Toy Works', 'Ada Template', '56 Wind-Up Lane', 'Mockbury', { website: true }],
  ['copper', 'Copperleaf Roofing LLC', 'Dirk Dummy', '19 Gutter Street', 'Testford'],
  [
    'fern',
    'Fern & Fable Landscaping',
    'Ivy Placeholder',
    '220 Hedge Road',
    'Placeholder Falls',
    { dba: 'Fern & Fable' },
  ],
  ['pixel', 'Pixelwren Software Inc.', 'Zed Testerson', '1010 Byte Boulevard', 'Sampleton', { website: true }],
  ['brass', 'Brass Lantern Brewing Co.', 'Otto Fauxman', '3 Barley Court', 'Dummyville', { website: true }],
  ['gable', 'Gable & Finch Architects PLLC', 'Freya Finch-Sample', '14 Plumb Line', 'Sampleton', { website: true }],
  ['juniper', 'Juniper Hollow Nursing Care', 'Rosalind Mock', '640 Quiet Drive', 'Mockbury'],
  ['larkspur', 'Larkspur Dental Group', 'Dr. Pia Molar-Test', '25 Enamel Street', 'Testford', { website: true }],
  ['moth', 'Moth & Moon Tailors', 'Basil Thread', '2 Bobbin Alley', 'Sampleton'],
  ['nettle', 'Nettlebrook Farm Supply', 'Hollis Sampleman', '4400 County Road 9', 'Placeholder Falls'],
  ['opal', 'Opal Orchard Jewelers', 'Gemma Facet', '88 Carat Street', 'Testford', { website: true }],
  ['pebble', 'Pebble Creek Property Management LLC', 'Rex Landlord', '510 Cobble Court', 'Dummyville'],
  ['quarry', 'Quarrystone Masonry LLC', 'Dirk Dummy', '17 Granite Road', 'Testford'],
  ['raven', 'Raven & Rook Trucking Inc.', 'Corvin Blank', '3300 Freight Highway', 'Mockbury', { website: true }],
  ['sundersea', 'Sundersea Seafood Imports', 'Marina Fable', '6 Wharf Example', 'Sampleton'],
  ['thistle', 'Thistledown Day Care', 'Posy Sample', '90 Nap Time Lane', 'Placeholder Falls'],
  ['umber', 'Umber & Ochre Painting', 'Vince Mockup', '45 Primer Place', 'Dummyville', { dba: 'U&O Painting' }],
  ['velvet', 'Velvet Elm Event Rentals', 'Mina Fictum', '33 Canopy Circle', 'Dummyville'],
  ['willow', 'Willowbend Veterinary Clinic', 'Dr. Fern Pawson', '71 Biscuit Street', 'Mockbury', { website: true }],
  ['xylo', 'Xylophone Repair & Sons', 'Melody Testbar', '5 Mallet Mews', 'Sampleton', { lacks: 'email' }],
  ['yarrow', 'Yarrow Street Yoga', 'Asana Blank', '108 Yarrow Street', 'Testford', { website: true }],
  ['zephyr', 'Zephyr Balloon Rides LLC', 'Gale Exemplar', '1 Upwind Field', 'Placeholder Falls', { website: true }],
  ['anvil', 'Anvil & Ember Metalworks', 'Smith Sampleson', '66 Forge Road', 'Mockbury'],
  ['birch', 'Birchbark Canoe Outfitters', 'River Mockley', '12 Portage Trail', 'Placeholder Falls'],
  ['cobble', 'Cobblestone Court Condominium Association', 'Rex Landlord', '1 Cobblestone Court', 'Dummyville'],
  ['dapple', 'Dapplegray Stables', 'Philippa Bridle', '700 Pasture Lane', 'Placeholder Falls', { lacks: 'both' }],
]

/** Who else speaks for a business: in which role, and since how many days after today (below zero: before). */
export const MORE_CONTACTS: readonly (readonly [account: string, name: string, role: GivenRole, day: number])[] = [
  ['otter', 'Piper Ledger', 'BILLING', -300],
  ['otter', 'Sol Sampleson', 'CERTIFICATES', -210],
  ['otter', 'Thea Thimble', 'OWNER', -90],
  ['harbor', 'Wanda Wharf', 'CLAIMS', -150],
  ['harbor', 'Nell Notary-Blank', 'OTHER', -40],
  ['copper', 'Tilda Testwell', 'CERTIFICATES', -120],
  ['pixel', 'Quincy Query', 'BILLING', -70],
  ['cobble', 'Harriet Halfpenny', 'BILLING', -30],
  // Someone who speaks for two businesses.
  ['quill', 'Piper Ledger', 'BILLING', -60],
]

/** What is kept with a client and belongs to no single policy. */
export const KEPT: readonly (readonly [
  account: string,
  file: string,
  type: AccountDocumentType,
  day: number,
  line: string,
  notes?: string,
])[] = [
  [
    'otter',
    'Lease of the workshop',
    'CONTRACT',
    -280,
    'The premises are let until June 30, 2030.',
    'Asks for $2,000,000.',
  ],
  ['otter', 'Loss runs of five years', 'LOSS_RUNS', -45, 'No losses were reported.'],
  ['otter', 'Agent of record', 'AUTHORIZATION', -400, 'The insured names this agency as its agent of record.'],
  ['harbor', 'Schedule of boats', 'SCHEDULE', -100, 'Three work boats, built 2011, 2014 and 2019.'],
  ['copper', 'Agreement with the general contractor', 'CONTRACT', -25, 'The subcontractor carries insurance.'],
]

/** Persons the agency looks after; policies of persons are not kept. */
export const PEOPLE = [
  ['priya', 'Priya Placeholder', '9 Example Terrace', 'Sampleton'],
  ['wren', 'Wren Specimen', '41 Mock Orange Drive', 'Testford'],
  ['hank', 'Hank Exemplar-O’Dell', '7 Dummy Bend', 'Dummyville'],
  ['theo', 'Theo & June Mockingham', '15 Facsimile Square', 'Mockbury'],
  ['ming', 'Ming Testerson', '28 Sample Plaza, Apt 3', 'Sampleton'],
  ['ottoline', 'Ottoline Blank', '3 Placeholder Way', 'Placeholder Falls'],
] as const satisfies readonly (readonly [key: string, name: string, street: string, town: Town])[]

/** The companies the agency places with: their name, and whether they carry, broker or do both. */
export const COMPANIES = [
  ['quillfeather', 'Quillfeather Example Mutual', 'carrier'],
  ['paperboat', 'Paper Boat Casualty Company', 'carrier'],
  ['northern', 'Northern Specimen Insurance', 'carrier'],
  ['teacup', 'Teacup & Saucer Indemnity', 'carrier'],
  ['lodestone', 'Lodestone Sample Assurance', 'carrier'],
  ['greengage', 'Greengage Fictional Surety', 'carrier'],
  ['ironwood', 'Ironwood Mock Workers’ Fund', 'carrier'],
  ['halyard', 'Halyard Excess & Surplus', 'carrier'],
  ['cinder', 'Cinder Block Property Mutual', 'carrier'],
  ['magpie', 'Magpie Wholesale Brokers', 'broker'],
  ['semaphore', 'Semaphore Specialty Brokerage', 'broker'],
  ['umbrellaworks', 'Umbrella Works Underwriters', 'both'],
] as const
export type Company = (typeof COMPANIES)[number][0]
