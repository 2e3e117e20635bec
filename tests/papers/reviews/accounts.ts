/** A party with its address. */
export type Party = { name: string; line1: string; city: string; state: string; zip: string }

export const PLANTED_LINES = ['gl', 'auto', 'umbrella', 'wc'] as const
export type PlantedLine = (typeof PLANTED_LINES)[number]

/** A policy as its declarations print it: limits by the keys of facts, whole dollars. `forms`: number, edition and title of each. */
export type PlantedPolicy = {
  carrier: string
  naic: string
  number: string
  effective: string
  expiration: string
  limits: Record<string, number>
  forms: string[]
}

export type Account = {
  insured: Party
  holder: Party
  producer: Party
  policies: Record<PlantedLine, PlantedPolicy>
}

const party = (name: string, line1: string, city: string, state: string, zip: string): Party => ({
  ...{ name, line1, city, state, zip },
})

const GRANTING = ['CG 20 10 12 19 Additional Insured - Owners, Lessees or Contractors', 'CG 24 04 12 19 Waiver of Transfer of Rights of Recovery Against Others To Us', 'CG 20 01 12 19 Primary and Noncontributory - Other Insurance Condition'] // biome-ignore format: a list
const GL_FORMS = ['CG 00 01 04 13 Commercial General Liability Coverage Form', 'CG 21 47 12 07 Employment-Related Practices Exclusion', 'CG 21 67 12 04 Fungi or Bacteria Exclusion'] // biome-ignore format: a list

type Made = {
  parties: [Party, Party, Party]
  carriers: [gl: string, auto: string, umbrella: string, wc: string]
  code: string
  from: string
  to: string
}

const limited = (line: PlantedLine): Record<string, number> =>
  ({
    gl: {
      'gl.eachOccurrence': 1_000_000,
      'gl.damageToRentedPremises': 100_000,
      'gl.medicalExpense': 5000,
      'gl.personalAdvertisingInjury': 1_000_000,
      'gl.generalAggregate': 2_000_000,
      'gl.productsAggregate': 2_000_000,
    },
    auto: { 'auto.combinedSingleLimit': 1_000_000 },
    umbrella: { 'umbrella.eachOccurrence': 5_000_000, 'umbrella.aggregate': 5_000_000 },
    wc: { 'wc.eachAccident': 1_000_000, 'wc.diseaseEachEmployee': 1_000_000, 'wc.diseasePolicyLimit': 1_000_000 },
  })[line]

function account({ parties: [insured, holder, producer], carriers, code, from, to }: Made): Account {
  const policy = (line: PlantedLine, at: number, letters: string): PlantedPolicy => ({
    carrier: carriers[at]!,
    naic: String(20_311 + at * 1_207 + code.length * 31),
    number: `${letters}-${code}-${String(41_027 + at * 913)}`,
    effective: from,
    expiration: to,
    limits: limited(line),
    forms: line === 'gl' ? [...GL_FORMS, ...GRANTING] : [],
  })
  return {
    ...{ insured, holder, producer },
    policies: {
      gl: policy('gl', 0, 'GLX'),
      auto: policy('auto', 1, 'BAP'),
      umbrella: policy('umbrella', 2, 'UMB'),
      wc: policy('wc', 3, 'WCV'),
    },
  }
}

/** Invented accounts; every third is of the ways kept back. */
export const ACCOUNTS: Account[] = [
  account({
    parties: [
      party('Otter & Thimble Joinery LLC', '12 Example Street', 'Sampleton', 'OH', '43000'),
      party('Grebe Point Builders Inc', '400 Harbor Example Way', 'Sampleton', 'OH', '43001'),
      party('Lanternfish Insurance Agency', '7 Wick Lane', 'Sampleton', 'OH', '43000'),
    ],
    carriers: ['Quillfeather Mutual Insurance Company', 'Bramblewood Casualty Company', 'Slatecap Surplus Insurance Company', 'Marlstone Indemnity Company'], // biome-ignore format: a list
    ...{ code: '26', from: '01/01/2026', to: '01/01/2027' },
  }),
  account({
    parties: [
      party('Kestrel Cove Roofing, Inc.', '88 Slip Way', 'Camden', 'ME', '04843'),
      party('Juniper Hall Properties LP', '19 Rim Road', 'Bend', 'OR', '97701'),
      party('Saltbox Brokerage Group', '3 Mill Street', 'Camden', 'ME', '04843'),
    ],
    carriers: ['Cinder Ridge Insurance Company', 'Cinder Ridge Insurance Company', 'Larkmoor Excess Insurance Company', 'Tarnwell Employers Insurance Company'], // biome-ignore format: a list
    ...{ code: 'KC9', from: '10/15/2025', to: '10/15/2026' },
  }),
  account({
    parties: [
      party('Pelorus Mechanical Corp', '2207 Cannery Row', 'Salem', 'MA', '01970'),
      party('City of Windlass Harbor', '1 Municipal Plaza', 'Windlass Harbor', 'MA', '01971'),
      party('Bowsprit Risk Advisors', '640 Wharf Avenue', 'Salem', 'MA', '01970'),
    ],
    carriers: ['Hollowell National Insurance Company', 'Fennimore Fire & Casualty Company', 'Fennimore Fire & Casualty Company', 'Ironbark Workers Insurance Company'], // biome-ignore format: a list
    ...{ code: '0077', from: '03/01/2026', to: '03/01/2027' },
  }),
]
