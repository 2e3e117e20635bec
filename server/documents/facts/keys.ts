/** How a fact's value is written: the normal form every reader may rely on. */
export type ValueKind = 'text' | 'name' | 'amount' | 'date' | 'code' | 'choice'

/** Lines of business that share one shape of limits: each claim, aggregate, retention, retroactive date. */
export const SPECIALTY_LINES = {
  professional: 'Professional liability',
  cyber: 'Cyber liability',
  employmentPractices: 'Employment practices liability',
  directorsOfficers: 'Directors and officers liability',
  fiduciary: 'Fiduciary liability',
  crime: 'Crime',
  inlandMarine: 'Inland marine',
  garage: 'Garage',
  liquor: 'Liquor liability',
  pollution: 'Pollution liability',
  cargo: 'Motor truck cargo',
  employeeBenefits: 'Employee benefits liability',
} as const

/** Every line of business the reader tells apart. */
export const LINES = {
  gl: 'General liability',
  auto: 'Automobile',
  umbrella: 'Umbrella or excess',
  wc: 'Workers compensation',
  property: 'Property',
  ...SPECIALTY_LINES,
} as const

export type LineOfBusiness = keyof typeof LINES
export type SpecialtyLine = keyof typeof SPECIALTY_LINES

const SPECIALTY_PARTS = {
  eachClaim: { label: 'each claim', kind: 'amount' },
  aggregate: { label: 'aggregate', kind: 'amount' },
  retention: { label: 'retention or deductible', kind: 'amount' },
  retroactiveDate: { label: 'retroactive date', kind: 'date' },
  trigger: { label: 'occurrence or claims-made', kind: 'choice' },
  premium: { label: 'premium', kind: 'amount' },
} as const

/** The six lines of a certificate that list its insurers. */
const CERTIFICATE_INSURERS = {
  'certificate.insurer.A': { label: 'Insurer A', kind: 'name' },
  'certificate.insurer.B': { label: 'Insurer B', kind: 'name' },
  'certificate.insurer.C': { label: 'Insurer C', kind: 'name' },
  'certificate.insurer.D': { label: 'Insurer D', kind: 'name' },
  'certificate.insurer.E': { label: 'Insurer E', kind: 'name' },
  'certificate.insurer.F': { label: 'Insurer F', kind: 'name' },
  'certificate.naic.A': { label: 'Insurer A, NAIC number', kind: 'code' },
  'certificate.naic.B': { label: 'Insurer B, NAIC number', kind: 'code' },
  'certificate.naic.C': { label: 'Insurer C, NAIC number', kind: 'code' },
  'certificate.naic.D': { label: 'Insurer D, NAIC number', kind: 'code' },
  'certificate.naic.E': { label: 'Insurer E, NAIC number', kind: 'code' },
  'certificate.naic.F': { label: 'Insurer F, NAIC number', kind: 'code' },
} as const

const KEYS = {
  'insured.name': { label: 'Named insured', kind: 'name' },
  'insured.dba': { label: 'Doing business as', kind: 'name' },
  'insured.additionalName': { label: 'Additional named insured', kind: 'name' },
  'insured.line1': { label: 'Insured, address line 1', kind: 'text' },
  'insured.line2': { label: 'Insured, address line 2', kind: 'text' },
  'insured.city': { label: 'Insured, city', kind: 'text' },
  'insured.state': { label: 'Insured, state', kind: 'code' },
  'insured.zip': { label: 'Insured, ZIP code', kind: 'code' },
  'insured.entityType': { label: 'Form of business', kind: 'text' },
  'insured.business': { label: 'Business description', kind: 'text' },
  'insured.fein': { label: 'FEIN', kind: 'code' },
  'insured.sic': { label: 'SIC code', kind: 'code' },
  'insured.naics': { label: 'NAICS code', kind: 'code' },
  'insured.glCode': { label: 'GL code', kind: 'code' },
  'producer.name': { label: 'Producer', kind: 'name' },
  'producer.line1': { label: 'Producer, address line 1', kind: 'text' },
  'producer.line2': { label: 'Producer, address line 2', kind: 'text' },
  'producer.city': { label: 'Producer, city', kind: 'text' },
  'producer.state': { label: 'Producer, state', kind: 'code' },
  'producer.zip': { label: 'Producer, ZIP code', kind: 'code' },
  'producer.contact': { label: 'Producer, contact person', kind: 'name' },
  'producer.phone': { label: 'Producer, phone', kind: 'code' },
  'producer.fax': { label: 'Producer, fax', kind: 'code' },
  'producer.email': { label: 'Producer, e-mail', kind: 'code' },
  'producer.code': { label: 'Producer code', kind: 'code' },
  'carrier.name': { label: 'Carrier', kind: 'name' },
  'carrier.naic': { label: 'NAIC number', kind: 'code' },
  'policy.number': { label: 'Policy number', kind: 'code' },
  'policy.effective': { label: 'Effective date', kind: 'date' },
  'policy.expiration': { label: 'Expiration date', kind: 'date' },
  'policy.issued': { label: 'Issue date', kind: 'date' },
  'policy.prior': { label: 'Renewal of policy', kind: 'code' },
  'policy.premium': { label: 'Total premium', kind: 'amount' },
  'policy.type': { label: 'Line of business', kind: 'text' },
  'binder.number': { label: 'Binder number', kind: 'code' },
  'binder.effective': { label: 'Binder effective date', kind: 'date' },
  'binder.effectiveTime': { label: 'Binder effective time', kind: 'code' },
  'binder.expiration': { label: 'Binder expiration date', kind: 'date' },
  'binder.expirationTime': { label: 'Binder expiration time', kind: 'code' },
  'binder.conditions': { label: 'Special conditions of the binder', kind: 'text' },
  'cancellation.date': { label: 'Cancellation effective', kind: 'date' },
  'cancellation.by': { label: 'Canceled by', kind: 'choice' },
  'cancellation.reason': { label: 'Cancellation reason', kind: 'text' },
  'cancellation.returnPremium': { label: 'Return premium', kind: 'amount' },
  'gl.coverageForm': { label: 'Commercial general liability', kind: 'text' },
  'gl.trigger': { label: 'Occurrence or claims-made', kind: 'choice' },
  'gl.eachOccurrence': { label: 'Each occurrence', kind: 'amount' },
  'gl.damageToRentedPremises': { label: 'Damage to rented premises', kind: 'amount' },
  'gl.medicalExpense': { label: 'Medical expense, any one person', kind: 'amount' },
  'gl.personalAdvertisingInjury': { label: 'Personal and advertising injury', kind: 'amount' },
  'gl.generalAggregate': { label: 'General aggregate', kind: 'amount' },
  'gl.productsAggregate': { label: 'Products and completed operations aggregate', kind: 'amount' },
  'gl.aggregatePer': { label: 'General aggregate applies per', kind: 'choice' },
  'gl.deductible': { label: 'Liability deductible', kind: 'amount' },
  'gl.retroactiveDate': { label: 'General liability, retroactive date', kind: 'date' },
  'gl.premium': { label: 'General liability premium', kind: 'amount' },
  'auto.combinedSingleLimit': { label: 'Combined single limit', kind: 'amount' },
  'auto.bodilyInjuryPerPerson': { label: 'Bodily injury per person', kind: 'amount' },
  'auto.bodilyInjuryPerAccident': { label: 'Bodily injury per accident', kind: 'amount' },
  'auto.propertyDamage': { label: 'Property damage per accident', kind: 'amount' },
  'auto.uninsuredMotorist': { label: 'Uninsured motorists', kind: 'amount' },
  'auto.underinsuredMotorist': { label: 'Underinsured motorists', kind: 'amount' },
  'auto.medicalPayments': { label: 'Auto medical payments', kind: 'amount' },
  'auto.comprehensiveDeductible': { label: 'Comprehensive deductible', kind: 'amount' },
  'auto.collisionDeductible': { label: 'Collision deductible', kind: 'amount' },
  'auto.symbols': { label: 'Covered auto symbols for liability', kind: 'code' },
  'auto.coveredAutos': { label: 'Covered autos', kind: 'choice' },
  'auto.premium': { label: 'Auto premium', kind: 'amount' },
  'umbrella.type': { label: 'Umbrella or excess', kind: 'choice' },
  'umbrella.trigger': { label: 'Umbrella: occurrence or claims-made', kind: 'choice' },
  'umbrella.eachOccurrence': { label: 'Umbrella each occurrence', kind: 'amount' },
  'umbrella.aggregate': { label: 'Umbrella aggregate', kind: 'amount' },
  'umbrella.retention': { label: 'Umbrella self-insured retention', kind: 'amount' },
  'umbrella.deductible': { label: 'Umbrella deductible', kind: 'amount' },
  'umbrella.premium': { label: 'Umbrella premium', kind: 'amount' },
  'wc.statutory': { label: 'Workers compensation: statutory', kind: 'choice' },
  'wc.eachAccident': { label: 'Employers liability, each accident', kind: 'amount' },
  'wc.diseaseEachEmployee': { label: 'Employers liability, disease, each employee', kind: 'amount' },
  'wc.diseasePolicyLimit': { label: 'Employers liability, disease, policy limit', kind: 'amount' },
  'wc.states': { label: 'States of item 3.A', kind: 'text' },
  'wc.officersExcluded': { label: 'Owners or officers excluded', kind: 'choice' },
  'wc.premium': { label: 'Workers compensation premium', kind: 'amount' },
  'property.building': { label: 'Building', kind: 'amount' },
  'property.personalProperty': { label: 'Business personal property', kind: 'amount' },
  'property.businessIncome': { label: 'Business income', kind: 'amount' },
  'property.deductible': { label: 'Property deductible', kind: 'amount' },
  'property.causesOfLoss': { label: 'Causes of loss', kind: 'text' },
  'property.valuation': { label: 'Valuation', kind: 'text' },
  'property.coinsurance': { label: 'Coinsurance', kind: 'text' },
  'property.premium': { label: 'Property premium', kind: 'amount' },
  location: { label: 'Location', kind: 'text' },
  form: { label: 'Form or endorsement', kind: 'text' },
  'wording.additionalInsured': { label: 'Additional insured wording', kind: 'text' },
  'wording.waiver': { label: 'Waiver of subrogation wording', kind: 'text' },
  'wording.additionalInsuredNamed': { label: 'Scheduled additional insured', kind: 'name' },
  'wording.waiverNamed': { label: 'Waiver of subrogation scheduled for', kind: 'name' },
  'wording.primary': { label: 'Primary and noncontributory wording', kind: 'text' },
  'certificate.date': { label: 'Certificate date', kind: 'date' },
  'certificate.number': { label: 'Certificate number', kind: 'code' },
  'certificate.revision': { label: 'Revision number', kind: 'code' },
  'certificate.insurerLetter': { label: 'Insurer letter', kind: 'code' },
  'certificate.additionalInsured': { label: 'Additional insured code', kind: 'code' },
  'certificate.waiver': { label: 'Subrogation waived code', kind: 'code' },
  'certificate.umbrellaTick': { label: 'Deductible or retention ticked', kind: 'choice' },
  'certificate.description': { label: 'Description of operations', kind: 'text' },
  'certificate.otherDescription': { label: 'Other policy', kind: 'text' },
  'certificate.otherLimit': { label: 'Other limit', kind: 'text' },
  ...CERTIFICATE_INSURERS,
  'holder.name': { label: 'Certificate holder', kind: 'name' },
  'holder.line1': { label: 'Holder, address line 1', kind: 'text' },
  'holder.line2': { label: 'Holder, address line 2', kind: 'text' },
  'holder.city': { label: 'Holder, city', kind: 'text' },
  'holder.state': { label: 'Holder, state', kind: 'code' },
  'holder.zip': { label: 'Holder, ZIP code', kind: 'code' },
} as const satisfies Record<string, { label: string; kind: ValueKind }>

export type SpecialtyKey = `${SpecialtyLine}.${keyof typeof SPECIALTY_PARTS}`
export type FactKey = keyof typeof KEYS | SpecialtyKey

const specialtyKeys = Object.entries(SPECIALTY_LINES).flatMap(([line, name]) =>
  Object.entries(SPECIALTY_PARTS).map(
    ([part, { label, kind }]) => [`${line}.${part}`, { label: `${name}, ${label}`, kind }] as const,
  ),
)

/** Whether a key is of the insured or the agent, who are of a document rather than of one of its policies. */
export const isOfParty = (key: FactKey): boolean => /^(?:insured|producer)\./.test(key)

/** Every fact the reader may find, with its label for people and the shape of its value. */
export const FACT_KEYS = { ...KEYS, ...Object.fromEntries(specialtyKeys) } as Record<
  FactKey,
  { label: string; kind: ValueKind }
>
