/** An invented business with what its insurance papers say of it. Days MM/DD/YYYY, amounts in dollars. */
export type Applicant = {
  name: string
  entity: string
  street: string
  city: string
  state: string
  zip: string
  fein: string
  business: string
  years: number
  employees: number
  revenue: number
  payroll: number
  website: string
  limits: { occurrence: number; aggregate: number }
  carrier: string
  number: string
  effective: string
  expiration: string
  vehicles: { year: number; make: string; model: string; vin: string; cost: number }[]
  drivers: { name: string; born: string; license: string; state: string }[]
  classes: { code: string; text: string; payroll: number }[]
  locations: string[]
  losses: { date: string; number: string; text: string; paid: number; reserved: number }[]
}

const FIRST = ['Copper Finch', 'Marram', 'Slate Harbor', 'Juniper Row', 'Fenwick Bend', 'Tallow Creek', 'Ochre Point', 'Wrenfield'] // biome-ignore format: a list
const TRADES = [
  ['Roofing', 'Residential and commercial roofing, new work and repair', '5551', 'Roofing'],
  ['Electric', 'Electrical wiring in homes and shops', '5190', 'Electrical wiring within buildings'],
  ['Landscaping', 'Landscape design, planting and lawn care', '0042', 'Landscape gardening'],
  ['Plumbing', 'Plumbing installation and service', '5183', 'Plumbing'],
] as const
const STREETS = ['Alder Street', 'Quarry Road', 'Harvest Lane', 'Depot Avenue', 'Millpond Drive']
const TOWNS = [['Dayton', 'OH', '45402'], ['Mankato', 'MN', '56001'], ['Salina', 'KS', '67401'], ['Bangor', 'ME', '04401']] as const // biome-ignore format: a list
const CARRIERS = ['Harrow Mutual Insurance Company', 'Plainsfield Casualty Company', 'Great Cedar Insurance Company']
const TRUCKS = [
  ['Ford', 'F-250'],
  ['Chevrolet', 'Silverado'],
  ['Isuzu', 'NPR'],
  ['Ram', '2500'],
] as const
const PEOPLE = ['Ana Kestrel', 'Joel Pike', 'Mira Holt', 'Otis Varga', 'Lena Brandt', 'Tomas Reed']

/** The same business for the same number. */
export function applicant(seed: number): Applicant {
  let state = seed * 7919 + 13
  const next = (below: number) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
  const pick = <T>(from: readonly T[]): T => from[next(from.length)]!
  const digits = (count: number) => Array.from({ length: count }, () => next(10)).join('')
  const [trade, business, code, text] = pick(TRADES)
  const [city, stateCode, zip] = pick(TOWNS)
  const street = `${String(100 + next(800))} ${pick(STREETS)}`
  const people = [...PEOPLE].sort(() => next(3) - 1).slice(0, 3)
  const classes = [
    { code, text, payroll: 200_000 + next(40) * 10_000 },
    { code: '8810', text: 'Clerical office employees', payroll: 60_000 + next(9) * 5_000 },
  ]
  const year = 2027
  return {
    ...{
      name: `${pick(FIRST)} ${trade} LLC`,
      entity: 'Limited liability company',
      street,
      city,
      state: stateCode,
      zip,
    },
    fein: `${digits(2)}-${digits(7)}`,
    business,
    years: 3 + next(30),
    employees: 4 + next(40),
    revenue: 800_000 + next(60) * 50_000,
    payroll: classes.reduce((sum, one) => sum + one.payroll, 0),
    website: `www.${trade.toLowerCase()}${digits(2)}.example`,
    limits: pick([
      { occurrence: 1_000_000, aggregate: 2_000_000 },
      { occurrence: 2_000_000, aggregate: 4_000_000 },
    ]),
    carrier: pick(CARRIERS),
    number: `${pick(['HM', 'PC', 'GC'])}-${digits(6)}`,
    ...{ effective: `05/01/${String(year - 1)}`, expiration: `05/01/${String(year)}` },
    vehicles: [0, 1, 2].map((at) => {
      const [make, model] = TRUCKS[(at + next(2)) % TRUCKS.length]!
      const vin = `1FT${pick(['BF2B', 'EW1C', 'HX3D'])}6${digits(1)}M${pick(['EC', 'KA', 'LB'])}${digits(5)}`
      return { year: 2016 + at * 2, make, model, vin, cost: 30_000 + next(30) * 1_000 }
    }),
    drivers: people.map((name) => ({
      ...{ name, born: `0${String(1 + next(9))}/1${String(next(9))}/19${String(70 + next(29))}` },
      ...{ license: `${pick(['RK', 'TQ', 'SB'])}${digits(6)}`, state: stateCode },
    })),
    classes,
    locations: [
      `${street}, ${city}, ${stateCode} ${zip}`,
      `${String(20 + next(70))} Canal Road, ${city}, ${stateCode} ${zip}`,
    ],
    losses: [
      { date: '03/14/2025', text: 'Water damage to a customer ceiling', paid: 8_200, reserved: 0 },
      { date: '10/02/2024', text: 'Tool dropped on a parked car', paid: 3_100, reserved: 1_500 },
    ].map((loss) => ({ ...loss, number: `CL${digits(6)}` })),
  }
}
