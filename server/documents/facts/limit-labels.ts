import type { Topic } from './headings.ts'
import { type FactKey, type LineOfBusiness, SPECIALTY_LINES, type SpecialtyLine } from './keys.ts'

/**
 * What the words beside an amount make of it. `other`: a known thing we do not keep (a premium, an underlying total), so the
 * amount is spoken for. Null: the words are not understood, and the amount stays out.
 */
export type Meaning = { key: FactKey; sure: number } | 'other' | null

type Sense = (topic: Topic | null) => FactKey | 'other' | null

const PERSON = '(?:(?:ANY ONE|PER|EACH|EA) (?:PERSON|INDIVIDUAL|EMPLOYEE))'
const OCC = '(?:(?:(?:ANY|EACH|EA|PER) (?:ONE )?|EVERY )(?:OCC(?:URRENCE|UR|URR)?|EVENT|INCIDENT|LOSS))'
const EACH_CLAIM =
  '(?:(?:(?:EACH|EA|PER|ANY ONE|EACH AND EVERY) (?:CLAIM|WRONGFUL ACT|MEDICAL INCIDENT|PROFESSIONAL INCIDENT|COMMON CAUSE|INCIDENT|LOSS|POLLUTION CONDITION|ACT|CLAIM OR RELATED CLAIMS?))|(?:PER CLAIM))'
const AGG = '(?:AGG(?:REGATE|R)?)'
const PCO =
  '(?:PROD(?:UCTS?|S)?(?: LIABILITY)?(?: AND| OR)? ?(?:COMP(?:LETED)?(?: AND)? ?OP(?:ERATION|NS|ER|ERATIONS)?S?|COMPOP|PCO)(?: HAZARD| LIABILITY)?|PRODCO|PCO|PRODUCTS?(?: HAZARD| LIABILITY)?(?: AND COMPLETED WORK)?|COMPLETED OPERATIONS?|COMPLETED WORK)'
const OTHER_THAN = `(?:(?:OTHER THAN|EXCEPT|EXCLUDING|EXCL) (?:FOR )?${PCO})`
const RENTED =
  '(?:(?:PREMISES|PREM)(?: (?:RENTED|LEASED)(?: OR (?:LOANED|LEASED|OCCUPIED))?(?: (?:TO|BY) (?:YOU|INSURED))?)?|RENTED PREMISES|RENTED PREM|PREMISES YOU RENT|PROPERTY (?:RENTED|LEASED) TO YOU|RENTED TO YOU)'

const only =
  (...pairs: [Topic | null, FactKey | 'other'][]): Sense =>
  (topic) =>
    pairs.find(([name]) => name === topic)?.[1] ?? null

const isSpecialty = (topic: Topic | null): topic is SpecialtyLine => topic !== null && topic in SPECIALTY_LINES

/** A limit only a general liability policy has, unless an umbrella or another policy's part repeats it. */
const glOnly =
  (key: FactKey): Sense =>
  (topic) =>
    topic === null ||
    topic === 'gl' ||
    topic === 'property' ||
    topic === 'reset' ||
    topic === 'underlying' ||
    topic === 'prior' ||
    topic === 'parties'
      ? key
      : 'other'

/** Disease limits under another line's heading are stop-gap cover, or another policy's. */
const ofEmployers =
  (key: FactKey): Sense =>
  (topic) =>
    topic === null || topic === 'wc' || topic === 'reset' ? key : 'other'

const eachOccurrence: Sense = (topic) => {
  if (topic === 'umbrella') return 'umbrella.eachOccurrence'
  if (topic === 'auto') return 'auto.combinedSingleLimit'
  if (isSpecialty(topic)) return `${topic}.eachClaim`
  return topic === 'gl' || topic === null || topic === 'reset' || topic === 'underlying' || topic === 'prior'
    ? 'gl.eachOccurrence'
    : null
}

const eachClaim: Sense = (topic) =>
  isSpecialty(topic) ? `${topic}.eachClaim` : topic === 'umbrella' ? 'umbrella.eachOccurrence' : null

const aggregate: Sense = (topic) => {
  if (topic === 'gl' || topic === 'underlying') return 'gl.generalAggregate'
  if (topic === 'umbrella') return 'umbrella.aggregate'
  return isSpecialty(topic) ? `${topic}.aggregate` : null
}

const eachAccident: Sense = (topic) => {
  if (topic === 'wc') return 'wc.eachAccident'
  if (topic === 'auto') return 'auto.combinedSingleLimit'
  return topic === 'garage' ? 'garage.eachClaim' : null
}

const retention: Sense = (topic) =>
  topic === 'umbrella'
    ? 'umbrella.retention'
    : isSpecialty(topic)
      ? `${topic}.retention`
      : topic === 'gl'
        ? 'gl.deductible'
        : null

const deductible: Sense = (topic) => {
  if (topic === 'umbrella') return 'umbrella.deductible'
  if (topic === 'gl') return 'gl.deductible'
  if (topic === 'property') return 'property.deductible'
  return isSpecialty(topic) ? `${topic}.retention` : 'other'
}

/** A policy's own total, or the total of the part it stands under. */
const policyPremium: Sense = (topic) => (topic === 'underlying' || topic === 'prior' ? 'other' : 'policy.premium')

const premium: Sense = (topic) => {
  if (topic === null || topic === 'reset') return 'policy.premium'
  if (topic === 'underlying' || topic === 'prior' || topic === 'example' || topic === 'foreign' || topic === 'parties')
    return 'other'
  return `${topic}.premium` as FactKey
}

/** Whole label → what it means under a heading. Anchored: a word the pattern does not know keeps the amount out. */
const LABELS: [pattern: string, sense: Sense, sure?: number][] = [
  // General liability
  [`(?:GENERAL |GEN L? ?)${AGG}(?: ${OTHER_THAN})?(?: PER (?:POLICY|PROJECT|LOCATION|LOC))?`, (t) => (t === 'umbrella' ? 'umbrella.aggregate' : isSpecialty(t) ? `${t}.aggregate` : glOnly('gl.generalAggregate')(t))],
  [`(?:ANNUAL |POLICY |LIABILITY (?:AND MEDICAL EXPENSES? )?)?${AGG}(?: LIMITS?)? ${OTHER_THAN}`, (t) => (t === 'umbrella' ? 'umbrella.aggregate' : glOnly('gl.generalAggregate')(t))],
  [`${OTHER_THAN}(?: ${AGG})?`, (t) => (t === 'umbrella' ? 'umbrella.aggregate' : glOnly('gl.generalAggregate')(t))],
  [`ALL OTHER (?:OCCURRENCES|INJURY OR DAMAGE)(?: ${AGG})?`, only(['gl', 'gl.generalAggregate'])],
  [`${PCO}(?: ANNUAL)?(?: ${AGG})?(?: LIMITS?)?(?: ${AGG})?`, (t) => (t === 'umbrella' ? 'other' : glOnly('gl.productsAggregate')(t))],
  [`${AGG} ${PCO}`, (t) => (t === 'umbrella' ? 'other' : glOnly('gl.productsAggregate')(t))],
  [`PERSONAL(?: INJURY)?(?: AND| OR)? ?ADV(?:ERTISING|T)?(?: INJ(?:URY)?)?(?: LIABILITY)?(?: (?:${PERSON}(?: OR ORGANIZATION)?|ANY ONE (?:OFFENSE|PERSON OR ORGANIZATION)|${OCC}|EACH OFFENSE))?`, (t) => (t === 'umbrella' ? 'other' : glOnly('gl.personalAdvertisingInjury')(t))],
  [`PERSONAL (?:AND|OR) ADVERTISING INJURY(?: LIMITS?)? (?:${PERSON}|ANY ONE) OR (?:ORGANIZATION|ENTITY)`, glOnly('gl.personalAdvertisingInjury')],
  [`(?:P AND A|PERS(?:ONAL)? AND ADV|PERS(?:ONAL)? ADV|PI AI|PERS AND ADV)(?: INJ(?:URY)?)?`, glOnly('gl.personalAdvertisingInjury')],
  [`(?:ADVERTISING AND PERSONAL|ADVERTISING INJURY AND PERSONAL) INJURY(?: AGGREGATE| LIABILITY)?`, glOnly('gl.personalAdvertisingInjury')],
  [`PERSONAL INJURY(?: LIABILITY)?`, (t) => (t === 'gl' ? 'gl.personalAdvertisingInjury' : 'other'), 0.85],
  [`DAMAGES? TO (?:THE )?${RENTED}(?: FIRE)?(?: DAMAGE)?(?: LEGAL LIABILITY)?(?: (?:${OCC}|ANY ONE (?:PREMISES|FIRE|FIRE OR EXPLOSION)|EACH PREMISES|PER PREMISES))?`, glOnly('gl.damageToRentedPremises')],
  [`(?:${RENTED})(?: DAMAGE)?(?: LIABILITY)?(?: ANY ONE (?:PREMISES|FIRE))?`, (t) => (t === 'property' ? null : glOnly('gl.damageToRentedPremises')(t)), 0.85],
  [`(?:(?:TENANTS?S? )?FIRE(?: DAMAGE)?|TENANTS?S? PROPERTY DAMAGE|PROPERTY DAMAGE LEGAL) (?:LEGAL(?: LIABILITY)?|LEGAL LIAB|LIABILITY)(?: (?:ANY ONE (?:FIRE|PREMISES)(?: OR EXPLOSION)?|${OCC}))?`, glOnly('gl.damageToRentedPremises'), 0.9],
  [`FIRE DAMAGE(?: (?:ANY ONE (?:FIRE|PREMISES)|${OCC}))?`, glOnly('gl.damageToRentedPremises'), 0.9],
  [`TENANTS?S? (?:LEGAL LIABILITY|PROPERTY DAMAGE|LIABILITY|PREMISES DAMAGE)(?: LEGAL LIABILITY)?(?: (?:ANY ONE (?:FIRE|PREMISES)|${OCC}))?`, glOnly('gl.damageToRentedPremises'), 0.9],
  [`(?:PREMISES )?MED(?:ICAL)? ?(?:EXP(?:ENSES?)?|PAY(?:MENTS?)?)(?: (?:COVERAGE|LIABILITY))?(?: (?:${PERSON}|ANY ONE|${OCC}))?(?: EACH ACCIDENT)?`, (t) => (t === 'auto' ? 'auto.medicalPayments' : glOnly('gl.medicalExpense')(t))],
  ['MEDICAL', only(['gl', 'gl.medicalExpense']), 0.85],
  [`AUTO(?:MOBILE)? MED(?:ICAL)? ?PAY(?:MENTS?)?(?: ${PERSON})?`, () => 'auto.medicalPayments'],
  [`(?:BUSINESS )?LIABILITY AND MEDICAL EXPENSES?(?: ${OCC}| PER OCC)?`, glOnly('gl.eachOccurrence')],
  [`(?:BUSINESS|BUSINESSOWNERS|COMMERCIAL) LIABILITY(?: ${OCC})?`, only(['gl', 'gl.eachOccurrence'], ['property', 'gl.eachOccurrence'], [null, 'gl.eachOccurrence'], ['reset', 'gl.eachOccurrence'])],
  [`(?:BODILY INJURY (?:AND|OR)? ?PROPERTY DAMAGE|BI PD|BI AND PD)(?: LIABILITY)?(?: COMBINED)? (?:${OCC})`, eachOccurrence],
  [`(?:GENERAL LIABILITY )(?:${OCC})?`, only(['gl', 'gl.eachOccurrence'])],
  [`(?:LIABILITY )?(?:${OCC})(?: OR (?:OFFENSE|MEDICAL INCIDENT|CLAIM))?(?: BI (?:AND )?PD| COMBINED)?`, eachOccurrence],
  ['OCC(?:UR|URRENCE)?', eachOccurrence, 0.9],
  ['COMBINED SINGLE LIMIT EACH OCCURRENCE', eachOccurrence],
  [`(?:ANNUAL |POLICY |TOTAL |TERM |MAXIMUM |ALL CLAIMS? |POLICY (?:PERIOD|TERM|YEAR) |ANNUAL POLICY )?${AGG}(?: LIMITS?)?(?: (?:ALL (?:CLAIMS?|COVERAGES?|LOSSES?)|EACH POLICY (?:PERIOD|YEAR)|PER POLICY (?:PERIOD|YEAR)|POLICY PERIOD|FOR ALL CLAIMS?|WHERE APPLICABLE|FOR THE POLICY PERIOD))?`, aggregate, 0.9],
  ['(?:IN THE )AGGREGATE', aggregate, 0.9],
  ['(?:MAXIMUM )?AGGREGATE POLICY|(?:MAXIMUM )?POLICY AGGREGATE|TOTAL POLICY AGGREGATE|MAXIMUM AGGREGATE', aggregate, 0.9],
  [`(?:GENERAL |ANNUAL )?${AGG}(?: LIMITS?)? (?:EXCEPT|EXCLUDING|OTHER THAN|WITH RESPECT TO|SUBJECT TO|WHERE|PER|OVER)(?: [A-Z]+){1,9}`, only(['umbrella', 'umbrella.aggregate'])],
  // Claims-made lines
  [`(?:LIABILITY )?${EACH_CLAIM}(?: (?:INCLUDING|EXCLUDING) (?:CLAIM|DEFENSE) EXPENSES?)?`, eachClaim],
  ['(?:LIMIT OF LIABILITY|MAXIMUM AGGREGATE LIMIT OF LIABILITY|POLICY AGGREGATE LIMIT OF LIABILITY)(?: FOR ALL CLAIMS?)', aggregate, 0.85],
  // Auto
  [`(?:COVERED AUTOS?|AUTO(?:MOBILE)?|BUSINESS AUTO|COMMERCIAL AUTO) LIABILITY(?: (?:CSL|COMBINED SINGLE LIMIT|EACH ACCIDENT|COVERAGE|BODILY INJURY AND PROPERTY DAMAGE|BI AND PD|BI PD))*`, (t) => (t === 'auto' || t === null || t === 'reset' ? 'auto.combinedSingleLimit' : t === 'underlying' ? 'other' : null)],
  ['(?:COMBINED SINGLE LIMIT|CSL|SINGLE LIMIT|COMBINED SINGLE LIMIT OF LIABILITY|COMBINED LIABILITY)(?: (?:LIABILITY|EACH ACCIDENT|EA ACCIDENT|PER ACCIDENT|BI AND PD|BI PD|BODILY INJURY AND PROPERTY DAMAGE|OF LIABILITY))*', (t) => (t === 'auto' || t === null || t === 'reset' ? 'auto.combinedSingleLimit' : t === 'gl' ? 'gl.eachOccurrence' : t === 'umbrella' ? 'umbrella.eachOccurrence' : null)],
  ['LIABILITY(?: (?:CSL|COMBINED SINGLE LIMIT|COVERAGE|EACH ACCIDENT|TO OTHERS|ANY ONE ACCIDENT(?: OR LOSS)?|PER ACCIDENT|INSURANCE|BI AND PD|BI PD|BODILY INJURY AND PROPERTY DAMAGE|THE MOST WE WILL PAY FOR ANY ONE ACCIDENT OR LOSS))*', only(['auto', 'auto.combinedSingleLimit'])],
  ['(?:LIABILITY )?(?:BODILY INJURY (?:AND|OR)? ?PROPERTY DAMAGE|BODILY INJURY AND PROPERTY DAMAGE LIABILITY|BI AND PD|BI PD|B I AND P D|BIPD)(?: LIABILITY)?(?: (?:CSL|COMBINED SINGLE LIMIT|EACH ACCIDENT|PER ACCIDENT|COMBINED|SINGLE LIMIT|EACH OCCURRENCE))*', (t) => (t === 'auto' ? 'auto.combinedSingleLimit' : t === 'gl' ? 'gl.eachOccurrence' : null)],
  [`(?:LIABILITY )?(?:BODILY INJURY|BI)(?: LIABILITY)? ${PERSON}`, only(['auto', 'auto.bodilyInjuryPerPerson'], [null, 'auto.bodilyInjuryPerPerson'], ['underlying', 'other'])],
  ['(?:LIABILITY )?(?:BODILY INJURY|BI)(?: LIABILITY)? (?:EACH|PER|EA) (?:ACCIDENT|OCCURRENCE)', only(['auto', 'auto.bodilyInjuryPerAccident'], [null, 'auto.bodilyInjuryPerAccident'], ['wc', 'wc.eachAccident'], ['underlying', 'other'])],
  ['(?:LIABILITY )?(?:PROPERTY DAMAGE|PD)(?: LIABILITY)?(?: (?:EACH|PER|EA) (?:ACCIDENT|OCCURRENCE))?', only(['auto', 'auto.propertyDamage'])],
  ['(?:PROPERTY DAMAGE|PD) (?:EACH|PER|EA) ACCIDENT', only([null, 'auto.propertyDamage'])],
  ['UNINSURED (?:(?:AND |OR )?UNDERINSURED )?MOTORISTS?(?: (?:EACH PERSON|COVERAGE|BODILY INJURY|CSL|COMBINED SINGLE LIMIT|EACH ACCIDENT|LIABILITY|BI|PER ACCIDENT))*', only(['auto', 'auto.uninsuredMotorist'], [null, 'auto.uninsuredMotorist'])],
  ['UNDERINSURED MOTORISTS?(?: (?:COVERAGE|BODILY INJURY|CSL|COMBINED SINGLE LIMIT|EACH ACCIDENT|LIABILITY|BI|PER ACCIDENT))*', only(['auto', 'auto.underinsuredMotorist'], [null, 'auto.underinsuredMotorist'])],
  ['COMPREHENSIVE(?: COVERAGE)?(?: DEDUCTIBLE)?', only(['auto', 'auto.comprehensiveDeductible'])],
  ['COLLISION(?: COVERAGE)?(?: DEDUCTIBLE)?', only(['auto', 'auto.collisionDeductible'])],
  ['(?:EACH ACCIDENT )?GARAGE OPERATIONS(?: OTHER THAN (?:COVERED )?AUTOS?(?: ONLY)?)?(?: EACH ACCIDENT)?', only(['garage', 'garage.eachClaim'])],
  ['AGGREGATE GARAGE OPERATIONS(?: OTHER THAN (?:COVERED )?AUTOS?(?: ONLY)?)?|GARAGE OPERATIONS (?:OTHER THAN (?:COVERED )?AUTOS?(?: ONLY)? )?AGGREGATE', only(['garage', 'garage.aggregate'])],
  // Umbrella
  ['(?:SELF INSURED RETENTION|SELF INSURED RETAINED LIMIT|RETAINED LIMIT|SIR|RETENTION|INSUREDS RETENTION)(?: (?:EACH|PER|ANY ONE|EACH AND EVERY) (?:OCCURRENCE|CLAIM|LOSS|INCIDENT|WRONGFUL ACT|EVENT|OFFENSE|OCCURRENCE OR OFFENSE))?(?: NOT COVERED BY UNDERLYING INSURANCE)?', retention],
  ['(?:LIMITS? OF (?:INSURANCE|LIABILITY) )?(?:UMBRELLA|EXCESS)(?: LIABILITY)?(?: (?:EACH OCCURRENCE|OCCURRENCE))?', only(['umbrella', 'umbrella.eachOccurrence'])],
  // Employers liability
  ['(?:(?:BODILY INJURY|BI) )?(?:BY )?ACCIDENT(?: (?:EACH|PER|EA) (?:ACCIDENT|OCCURRENCE))?', only(['wc', 'wc.eachAccident'], [null, 'wc.eachAccident'])],
  ['(?:E L |EL |EMPLOYERS LIABILITY )(?:(?:EACH|EA|PER) )?ACCIDENT', () => 'wc.eachAccident'],
  ['(?:EMPLOYERS LIABILITY )?(?:(?:EACH|EA|PER) ACCIDENT)(?: (?:BODILY INJURY|BI) BY ACCIDENT| LIMIT| BI)?', eachAccident],
  ['(?:E L |EL |EMPLOYERS LIABILITY )?(?:(?:BODILY INJURY|BI) )?(?:BY )?DISEASE (?:(?:POLICY|AGGREGATE|POL)(?: LIMIT)?)', ofEmployers('wc.diseasePolicyLimit')],
  ['(?:E L |EL |EMPLOYERS LIABILITY )?(?:(?:BODILY INJURY|BI) )?(?:BY )?DISEASE (?:EACH|EA|PER) (?:EMPLOYEE|EMP|PERSON)', ofEmployers('wc.diseaseEachEmployee')],
  ['POLICY LIMIT(?: (?:(?:BODILY INJURY|BI) )?(?:BY )?DISEASE)?', only(['wc', 'wc.diseasePolicyLimit'])],
  ['(?:EACH|EA|PER) EMPLOYEE(?: (?:(?:BODILY INJURY|BI) )?(?:BY )?DISEASE)?', (t) => (t === 'wc' ? 'wc.diseaseEachEmployee' : t === 'employeeBenefits' ? 'employeeBenefits.eachClaim' : null)],
  // Property
  ['BUILDINGS?(?: (?:REPLACEMENT COST|BLANKET|ACTUAL CASH VALUE|COVERAGE|PROPERTY|LIMIT))*', only(['property', 'property.building'], ['gl', 'property.building'], [null, 'property.building']), 0.75],
  ['(?:BUSINESS PERSONAL PROPERTY|BPP|YOUR BUSINESS PERSONAL PROPERTY|CONTENTS|PERSONAL PROPERTY)(?: (?:REPLACEMENT COST|BLANKET|ACTUAL CASH VALUE|COVERAGE|LIMIT))*', only(['property', 'property.personalProperty'], ['gl', 'property.personalProperty'], [null, 'property.personalProperty']), 0.75],
  ['BUSINESS INCOME(?: (?:AND|WITH|INCLUDING) EXTRA EXPENSE)?', only(['property', 'property.businessIncome'], [null, 'property.businessIncome']), 0.75],
  ['(?:PROPERTY|PROPERTY COVERAGE|ALL OTHER PERILS|AOP)(?: ALL OTHER PERILS)? DEDUCTIBLE', () => 'property.deductible'],
  // Deductibles and premiums
  ['(?:LIABILITY |PROPERTY DAMAGE |BODILY INJURY |POLICY |BI AND PD |BI PD )?DEDUCTIBLE(?: (?:AMOUNT|(?:EACH|PER|ANY ONE) (?:OCCURRENCE|CLAIM|ACCIDENT|LOSS|WRONGFUL ACT)))?', deductible],
  ['(?:(?:TOTAL|ESTIMATED|ANNUAL|ADVANCE|DEPOSIT|GRAND|FULL TERM|TERM) )*POLICY (?:(?:TOTAL|ESTIMATED|ANNUAL) )*PREMIUM(?: (?:AT INCEPTION|TOTAL|THIS TERM))*', policyPremium, 0.85],
  ['(?:GRAND TOTAL|TOTAL AMOUNT|TOTAL ESTIMATED ANNUAL|TOTAL ANNUAL) PREMIUM|PREMIUM FOR (?:THIS |THE )?(?:POLICY|POLICY PERIOD)|TOTAL PREMIUM FOR THIS POLICY', policyPremium, 0.85],
  ['(?:(?:TOTAL|ESTIMATED|ANNUAL|ADVANCE|DEPOSIT|FULL TERM|PROVISIONAL|TERM) )+PREMIUM(?: (?:FOR (?:THIS |THE )?(?:COVERAGE PART|TERM)|AT INCEPTION|TOTAL|DUE|CHARGE|THIS TERM))*', premium, 0.85],
] // biome-ignore format: a table

const LEAD =
  /^(?:(?:ITEM \d{1,2}|\d{1,2}|[A-KX]|COVERAGE [A-Z]|COV [A-Z]|LIMITS? OF (?:INSURANCE|LIABILITY)|LIMITS?|THE|YOUR|MAXIMUM|INCLUDED?|PART (?:ONE|TWO)) )+/
const TRAIL =
  /(?: (?:LIMITS?(?: OF (?:INSURANCE|LIABILITY))?|AMOUNT|IS|UP TO|NOT TO EXCEED|FOR|OF|SHALL BE|USD|US|MAXIMUM|SUBJECT TO|DOLLARS|ALL OCCURRENCES|PER COVERED LOSS|LIABILITY COVERAGE|SUB|COVERAGE SUB))+$/
const INNER_LIMIT =
  /(?<!\b(?:POLICY|SINGLE|RETAINED))(?:(?: COVERAGE)? SUB)? LIMITS?(?: OF (?:INSURANCE|LIABILITY)| LIABILITY COVERAGE(?= EXCEPT))?(?= |$)/g
const compiled = LABELS.map(([pattern, sense, sure = 0.95]) => ({
  pattern: new RegExp(`^(?:${pattern})$`),
  sense,
  sure,
}))

/** Words a label must have at least one of, so that most cells are passed over at once. */
export const LABEL_WORD =
  /\b(OCC|OCCUR|OCCURRENCE|AGG|AGGREGATE|CLAIM|ACCIDENT|INJURY|PREMISES|PREM|MEDICAL|MED|MEDICAL|FIRE|TENANTS?|LIABILITY|DISEASE|EMPLOYEE|POLICY LIMIT|DEDUCTIBLE|RETENTION|RETAINED|SIR|PREMIUM|CSL|COMBINED|SINGLE|BI|PD|DAMAGE|MOTORISTS?|COMPREHENSIVE|COLLISION|BUILDINGS?|PROPERTY|BPP|CONTENTS|INCOME|PRODUCTS?|OPERATIONS|OPS|COMP|EVENT|INCIDENT|LOSS|ACT|CAUSE|PERSON|UMBRELLA|EXCESS|LIMITS?)\b/

/** Reads a label's normal words under a heading. */
export function meaningOf(label: string, topic: Topic | null): Meaning {
  const forms = new Set([label, label.replace(LEAD, '')])
  for (const form of [...forms]) forms.add(form.replace(TRAIL, ''))
  for (const form of [...forms]) forms.add(form.replace(INNER_LIMIT, ''))
  for (const form of forms) {
    if (form.length < 2) continue
    for (const { pattern, sense, sure } of compiled) {
      if (!pattern.test(form)) continue
      const key = sense(topic)
      if (key) return key === 'other' ? 'other' : { key, sure }
    }
  }
  return null
}

const INLINE: [LineOfBusiness, RegExp][] = [
  ['gl', /^(?:COMMERCIAL GENERAL LIABILITY|GENERAL LIABILITY|CGL|GL)(?: COVERAGE)?(?: PART| FORM)? /],
  ['umbrella', /^(?:COMMERCIAL )?(?:UMBRELLA|EXCESS)(?: LIABILITY)?(?: COVERAGE)? /],
  ['auto', /^(?:BUSINESS |COMMERCIAL )?AUTO(?:MOBILE)?(?: LIABILITY)?(?: COVERAGE)? /],
  ['wc', /^(?:EMPLOYERS LIABILITY|WORKERS COMPENSATION(?: AND EMPLOYERS LIABILITY)?|E L|EL) (?=\S)/],
  ['liquor', /^LIQUOR(?: LIABILITY)? /],
  ['professional', /^PROFESSIONAL(?: LIABILITY| SERVICES)? /],
  ['cyber', /^CYBER(?: LIABILITY)? /],
  ['employmentPractices', /^(?:EMPLOYMENT (?:RELATED )?PRACTICES(?: LIABILITY)?|EPLI?) /],
  ['pollution', /^(?:CONTRACTORS )?POLLUTION(?: LIABILITY)? /],
  ['employeeBenefits', /^EMPLOYEE BENEFITS?(?: LIABILITY)? /],
  ['directorsOfficers', /^(?:DIRECTORS AND OFFICERS|D AND O)(?: LIABILITY)? /],
] // biome-ignore format: a table

/** A label that begins with its own line: 'Liquor liability each common cause'. */
export function inlineLine(label: string): { topic: LineOfBusiness; rest: string } | null {
  for (const [topic, pattern] of INLINE) {
    const match = pattern.exec(label)
    if (match) return { topic, rest: label.slice(match[0].length) }
  }
  return null
}
