import type { FactKey } from '../../documents/index.ts'
import type { CoverageLine } from './coverage-lines.ts'
import type { AnswerKind } from './same.ts'

/**
 * One thing that an application asks. `facts`: how reading tells it; `acord`: the boxes of ACORD's applications that do, without their letters (several
 * inside one array are one value); `labels`: what other applications print before it, words in square brackets may be missing; `record`: where
 * the agency keeps it of the client. `ask`: what the insured is asked where it is blank; without it, a blank is no gap.
 */
export type Question = {
  id: string
  line: CoverageLine
  label: string
  kind: AnswerKind
  facts?: readonly FactKey[]
  acord?: readonly (string | readonly string[])[]
  labels?: readonly string[]
  record?: string
  ask?: string
  isGrave?: true
}

const ADDRESS = ['LineOne', 'LineTwo', 'CityName', 'StateOrProvinceCode', 'PostalCode']

export const QUESTIONS: readonly Question[] = [
  { id: 'name', line: 'BUSINESS_OPERATIONS', label: 'Named insured', kind: 'name', facts: ['insured.name'], acord: ['NamedInsured_FullName'], record: 'name', ask: 'What is the full legal name of the business?', isGrave: true },
  { id: 'address', line: 'BUSINESS_OPERATIONS', label: 'Mailing address', kind: 'address', facts: ['insured.line1', 'insured.line2', 'insured.city', 'insured.state', 'insured.zip'], acord: [ADDRESS.map((part) => `NamedInsured_MailingAddress_${part}`)], record: 'mailingAddress', ask: 'What is your mailing address?' },
  { id: 'fein', line: 'BUSINESS_OPERATIONS', label: 'FEIN', kind: 'code', acord: ['NamedInsured_TaxIdentifier'], labels: ['fein [number]', 'federal employer identification number', 'federal tax id [number]', 'tax id [number]', 'employer identification number', 'ein [number]', 'federal id [number]'], ask: 'What is the federal employer identification number (FEIN) of the business?', isGrave: true },
  { id: 'entity', line: 'BUSINESS_OPERATIONS', label: 'Form of business', kind: 'entity', facts: ['insured.entityType'], labels: ['form of business', 'legal entity [type]', 'entity type', 'type of entity', 'business structure', 'business entity'], ask: 'What is the legal form of the business, for example a corporation or a limited liability company?' },
  { id: 'operations', line: 'BUSINESS_OPERATIONS', label: 'Description of operations', kind: 'words', facts: ['insured.business'], acord: ['CommercialPolicy_OperationsDescription'], labels: ['description of operations', 'nature of business', 'business description', 'operations [description]'], ask: 'What does the business do, in a sentence or two?' },
  { id: 'started', line: 'BUSINESS_OPERATIONS', label: 'Years in business', kind: 'number', acord: ['NamedInsured_InBusinessYearCount'], labels: ['years in business', 'years of operation', 'years established'], ask: 'Since when has the business been operating?' },
  { id: 'employees', line: 'BUSINESS_OPERATIONS', label: 'Employees', kind: 'number', labels: ['number of employees', 'employees [total]', 'total employees', 'total number of employees', 'employee count', 'headcount'], ask: 'How many people do you employ, full time and part time?' },
  { id: 'revenue', line: 'BUSINESS_OPERATIONS', label: 'Annual revenue', kind: 'amount', acord: ['CommercialStructure_AnnualRevenueAmount'], labels: ['annual revenue [total gross]', 'annual gross sales', 'gross sales [annual total]', 'annual sales', 'gross receipts [annual]', 'annual receipts', 'total revenue', 'gross revenue [annual]', 'annual turnover'], ask: 'What are your annual sales?' },
  { id: 'phone', line: 'BUSINESS_OPERATIONS', label: 'Phone', kind: 'code', acord: ['NamedInsured_Primary_PhoneNumber'], labels: ['business phone [number]', 'phone [number] [primary]', 'applicant phone [number]'], record: 'phone' },
  { id: 'website', line: 'BUSINESS_OPERATIONS', label: 'Website', kind: 'website', acord: ['NamedInsured_Primary_WebsiteAddress'], labels: ['website [address business]', 'web site [address]', 'web address', 'url'], record: 'website' },
  { id: 'license', line: 'BUSINESS_OPERATIONS', label: 'License', kind: 'code', labels: ['contractor license [number]', 'contractors license number', 'business license [number]', 'professional license [number]', 'state license [number]', 'trade license [number]'] },
  { id: 'payroll', line: 'WORKERS_COMPENSATION', label: 'Annual payroll', kind: 'amount', labels: ['annual payroll [total estimated]', 'total payroll [annual estimated]', 'estimated annual remuneration', 'total annual remuneration'], isGrave: true },
  { id: 'officers', line: 'WORKERS_COMPENSATION', label: 'Owners or officers excluded', kind: 'words', facts: ['wc.officersExcluded'], acord: ['WorkersCompensation_Individual_IncludedExcludedCode'], labels: ['owners officers included excluded', 'officers excluded', 'officers included', 'owners excluded', 'owners included'], ask: 'Which owners or officers should be covered by workers compensation, and which not?' },
  { id: 'mod', line: 'WORKERS_COMPENSATION', label: 'Experience modification', kind: 'number', acord: ['PriorCoverage_ModificationFactor', 'WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor'], labels: ['experience modification [factor rating]', 'experience mod [factor]', 'emr', 'experience modifier'] },
  { id: 'construction', line: 'PROPERTY', label: 'Construction', kind: 'words', acord: ['Construction_ConstructionCode'], labels: ['construction [type]', 'construction class', 'type of construction'], ask: 'What is the building made of, for example frame or masonry?' },
  { id: 'built', line: 'PROPERTY', label: 'Year built', kind: 'number', acord: ['CommercialStructure_BuiltYear'], labels: ['year built', 'built in', 'year of construction', 'year constructed'], ask: 'In which year was the building built?' },
  { id: 'area', line: 'PROPERTY', label: 'Building area', kind: 'number', acord: ['Construction_BuildingArea'], labels: ['total area', 'square footage [total building]', 'building area', 'square feet [total]', 'sq ft'], ask: 'How large is the building, in square feet?' },
  { id: 'causes', line: 'PROPERTY', label: 'Causes of loss', kind: 'words', facts: ['property.causesOfLoss'], acord: ['CommercialProperty_Premises_CauseOfLossCode'], labels: ['causes of loss [form]', 'cause of loss [form]'] },
  { id: 'valuation', line: 'PROPERTY', label: 'Valuation', kind: 'words', facts: ['property.valuation'], acord: ['CommercialProperty_Premises_ValuationCode'], labels: ['valuation [basis]'] },
] // biome-ignore format: a table

/** The boxes of ACORD's applications that tell a limit, by the fact it is. */
export const LIMIT_BOXES: Partial<Record<FactKey, string>> = {
  'gl.eachOccurrence': 'GeneralLiability_EachOccurrence_LimitAmount',
  'gl.damageToRentedPremises': 'GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount',
  'gl.medicalExpense': 'GeneralLiability_MedicalExpense_EachPersonLimitAmount',
  'gl.personalAdvertisingInjury': 'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount',
  'gl.generalAggregate': 'GeneralLiability_GeneralAggregate_LimitAmount',
  'gl.productsAggregate': 'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount',
  'auto.combinedSingleLimit': 'Vehicle_CombinedSingleLimit_LimitAmount',
  'wc.eachAccident': 'WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount',
  'wc.diseasePolicyLimit': 'WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount',
  'wc.diseaseEachEmployee': 'WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount',
}
