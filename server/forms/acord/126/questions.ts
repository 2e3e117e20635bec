import { EXCLUDED, TAIL } from '../131/exposures.ts'
import { carried, type ElementRow, lettered } from '../describe.ts'
import { amount, NOW, type Question, questionsOf, text, tick, words } from '../section.ts'

const LINE = 'GeneralLiabilityLineOfBusiness_'
const of = 'Contractors_'
const all = (asked: readonly Question[]): ElementRow[] => asked.flatMap(questionsOf(LINE))
/** Elements that begin a row of their own beside their question. */
const inRow = (row: string, rows: readonly ElementRow[]): ElementRow[] =>
  rows.map(([name, label, type, is]) => [name, label, type, { ...is, row }])
/** A code of one letter beside a question. */
const code = (name: string, label: string, speaksOf: RegExp): ElementRow => [
  name,
  label,
  'CODE',
  { ...NOW, maxLength: 1, speaksOf },
]

export const OF_CLAIMS_MADE = all([
  { code: 'AAH', label: 'Excluded or uninsured before', text: EXCLUDED, topic: /\b(?:excluded|uninsured|self-insured)\b/i, explained: 'AnyProductWorkAccidentLocationExcludedUninsuredPreviousCoverage' },
  { code: 'AAI', label: 'Tail coverage purchased', text: TAIL, topic: /\btail\b|\bextended reporting\b/i, explained: 'TailCoveragePurchasedPreviousPolicy' },
]) // biome-ignore format: a table of questions

export const CONTRACTORS: ElementRow[] = [
  ...all([
    { of, code: 'AAB', label: 'Plans or designs for others', text: 'Does the applicant draw plans, designs or specifications for others?', topic: /\b(?:plans|designs|specifications)\b/i, explained: 'ApplicantDrawPlansForOthers' },
    { of, code: 'AAI', label: 'Blasting or explosives', text: 'Do operations include blasting, or use or store explosive material?', topic: /\b(?:blasting|explosives?)\b/i, explained: 'OperationsIncludeBlasting' },
    { of, code: 'AAC', label: 'Excavation or tunneling', text: 'Do operations include excavation, tunneling, underground work or earth moving?', topic: /\b(?:excavat\w+|tunnel\w*|underground|earth moving)\b/i, explained: 'OperationsIncludeEvacuation' },
    { of, code: 'ABB', label: 'Subcontractors insured for less', text: 'Do subcontractors carry coverages or limits less than the applicant’s?', topic: /\bsub-?contractors?\b.*\b(?:less|lower)\b/i, explained: 'SubcontractorsCarryLowerLimits' },
    { of, code: 'AAD', label: 'Subcontractors without certificates', text: 'Are subcontractors allowed on a job without providing a certificate of insurance?', topic: /\bsub-?contractors?\b.*\bcertificates?\b/i, explained: 'SubcontractorsWorksWithoutCertificatesOfInsurance' },
    { of, code: 'AAE', label: 'Equipment leased to others', text: 'Does the applicant lease equipment to others, with or without operators?', topic: /\bequipment\b.*\b(?:leas|rent)\w*|\b(?:leas|rent)\w*\b.*\bequipment\b/i, explained: 'ApplicantLeaseEquipmentToOthers' },
  ]),
  amount('Contractors_SubcontractorsPaidAmount_A', 'Paid to subcontractors', /\bsub-?contract/i, { submitted: 'applicant.sub_paid' }),
  text('Contractors_WorkSubcontractedPercent_A', 'Work subcontracted, percent', { submitted: 'applicant.sub_percent' }),
  text('Contractors_FullTimeEmployeeCount_A', 'Full-time staff', { submitted: 'applicant.full_time', besides: /^Contractors_(?:Sub|Work|Question_(?:AAB|AAI|AAC|ABB|AAD|AAE)Code)/ }),
  text('Contractors_PartTimeEmployeeCount_A', 'Part-time staff', { submitted: 'applicant.part_time', besides: /^Contractors_(?:Sub|Work|Question_(?:AAB|AAI|AAC|ABB|AAD|AAE)Code)/ }),
  words(`${LINE}TypeOfWorkSubcontractedDescription_A`, 'Type of work subcontracted', { submitted: 'applicant.sub_work' }),
] // biome-ignore format: a table of questions

const STANDS = carried('standing')
export const PRODUCTS: ElementRow[] = lettered('ABC', (letter, at): ElementRow[] => {
  const name = `ProductAndCompletedOperations_ProductName_${letter}`
  const rows: ElementRow[] = [
    ['ProductName', 'Product', 'TEXT', STANDS],
    ['AnnualGrossSalesAmount', 'Annual gross sales', 'AMOUNT', { ...NOW, describedBy: name }],
    ['UnitCount', 'Units', 'TEXT', NOW],
    ['InMarketMonthCount', 'Months in market', 'TEXT', NOW],
    ['ExpectedLifeMonthCount', 'Expected life', 'TEXT', STANDS],
    ['IntendedUse', 'Intended use', 'TEXT', STANDS],
    ['PrincipalComponents', 'Principal components', 'TEXT', STANDS],
  ]
  return rows.map(
    ([part, label, type, is]): ElementRow => [
      `ProductAndCompletedOperations_${part}_${letter}`,
      label,
      type,
      { ...is, row: `product ${at}` },
    ],
  )
})

export const OF_PRODUCTS = all([
  { code: 'AAJ', label: 'Installs or services products', text: 'Does the applicant install, service or demonstrate products?', topic: /\b(?:install|servic|demonstrat)\w*\b.*\bproducts?\b/i, explained: 'ApplicantInstallServiceProducts' },
  { code: 'ABA', label: 'Foreign products', text: 'Are foreign products sold, distributed or used as components?', topic: /\bforeign products?\b/i },
  { code: 'ABB', label: 'Research or new products', text: 'Is research and development conducted, or are new products planned?', topic: /\bresearch\b|\bnew products?\b/i, explained: 'ResearchDevelopmentConductedNewProductsPlanned' },
  { code: 'ABC', label: 'Guarantees or warranties', text: 'Are there guarantees, warranties or hold harmless agreements?', topic: /\b(?:guarantees?|warrant(?:y|ies)|hold harmless)\b/i, explained: 'GuaranteesWarrantiesHoldHarmless' },
  { code: 'ABD', label: 'Aircraft or space products', text: 'Are there products related to the aircraft or space industry?', topic: /\b(?:aircraft|space)\b/i, explained: 'ProductsRelatedToAircraftIndustry' },
  { code: 'ABE', label: 'Recalled or discontinued', text: 'Were products recalled, discontinued or changed?', topic: /\b(?:recalled|discontinued)\b/i, explained: 'ProductsRecalledDiscontinued' },
  { code: 'ABF', label: 'Others’ products, own label', text: 'Are products of others sold or repackaged under the applicant’s label?', topic: /\bapplicant['’]?s label\b|\bown label\b/i, explained: 'ProductsOfOthersSoldUnderApplicantLabel' },
  { code: 'ABG', label: 'Products, label of others', text: 'Are products sold under the label of others?', topic: /\blabel of others\b/i, explained: 'ProductsUnderLabelOfOthers' },
  { code: 'ABH', label: 'Vendors coverage required', text: 'Is vendors coverage required?', topic: /\bvendors?\b/i, explained: 'VendorCoverageRequired' },
  { code: 'ABI', label: 'Sales among named insureds', text: 'Does any named insured sell to other named insureds?', topic: /\bother named insureds?\b/i, explained: 'NamedInsuredSellToOtherNamedInsured', letter: 'R' },
]) // biome-ignore format: a table of questions

const LOANED = `${LINE}MachineryOrEquipmentLoanedRentedOthersExplanation`
const [KIND, INSTRUCTED] = [
  'CommercialInlandMarineProperty_PropertySubClass_',
  'PropertyItem_ItemDetail_InstructionGivenCode',
]
const equipment = lettered('AB', (letter) =>
  inRow(`equipment ${letter}`, [
    text(`${LOANED}_${letter}`, 'Equipment'),
    tick(`${KIND}SmallToolsIndicator_${letter}`, 'Small tools', /\bsmall tools\b/i),
    tick(`${KIND}LargeEquipmentIndicator_${letter}`, 'Large equipment', /\blarge equipment\b/i),
    code(`${INSTRUCTED}_${letter}`, 'Instruction given', /\binstruct/i),
  ]),
)

const POOL: readonly [box: string, label: string, words: RegExp][] = [
  ['ApprovedFence', 'Approved fence', /\bfence\b/i],
  ['LimitedAccess', 'Limited access', /\blimited access\b/i],
  ['DivingBoard', 'Diving board', /\bdiving\b/i],
  ['Slide', 'Slide', /\bslide\b/i],
  ['AboveGround', 'Above ground', /\babove ground\b/i],
  ['InGround', 'In ground', /\bin ground\b/i],
  ['LifeGuard', 'Life guard', /\blife ?guard\b/i],
]
const AGE = 'AthleticTeam_AgeGroup_'
const team = (letter: string): ElementRow[] =>
  inRow(`team ${letter}`, [
    text(`AthleticTeam_SportDescription_${letter}`, 'Sport'),
    code(`AthleticTeam_ContactSportCode_${letter}`, 'Contact sport', /\bcontact\b/i),
    tick(`${AGE}TwelveAndUnderIndicator_${letter}`, '12 and under', /\b12\b/),
    tick(`${AGE}ThirteenThroughEighteenIndicator_${letter}`, '13 to 18', /\b13\b/),
    tick(`${AGE}OverEighteenIndicator_${letter}`, 'Over 18', /\bover 18\b/i),
    text(`AthleticTeam_SponsorshipExtentDescription_${letter}`, 'Extent of sponsorship'),
  ])
/** Another employer of people who are leased, with whether workers compensation is carried. */
const leased = (label: string, name: string, carriedBy: string): ElementRow[] =>
  inRow(`leased ${name}`, [
    text(`AdditionalInterest_FullName_${name}`, label),
    code(`AdditionalInterest_WorkersCompensationCarriedCode_${carriedBy}`, 'Compensation carried', /\bworkers? comp/i),
  ])

export const GENERAL = all([
  { code: 'ABJ', label: 'Medical facilities', text: 'Are medical facilities provided, or medical professionals employed or contracted?', topic: /\bmedical (?:facilit|profession)\w*/i, explained: 'AnyMedicalFacilitiesProvidedMedicalProfessionalsEmployed' },
  { code: 'ACA', label: 'Radioactive materials', text: 'Is there an exposure to radioactive or nuclear materials?', topic: /\b(?:radioactive|nuclear)\b/i, explained: 'AnyExposureRadioactiveMaterials' },
  { code: 'ACJ', label: 'Hazardous material', text: 'Do operations now, before or given up involve storing, treating, discharging, applying, disposing of or hauling hazardous material?', topic: /\bhazardous\b/i, explained: 'OperationsInvolveStoringDisposingTransportingHazardousMaterial' },
  { code: 'ACB', label: 'Operations sold or acquired', text: 'Were operations sold, acquired or discontinued in the last five years?', topic: /\boperations\b.*\b(?:sold|acquired|discontinued)\b/i, explained: 'AnyListedOperationsSoldAcquiredLastFiveYears' },
  { code: 'ACC', label: 'Equipment loaned or rented', text: 'Is machinery or equipment loaned or rented to others?', topic: /\b(?:machinery|equipment)\b.*\b(?:loan|rent)\w*/i, beside: equipment },
  { of, code: 'AAH', label: 'Watercraft, docks or floats', text: 'Are watercraft, docks or floats owned, hired or leased?', topic: /\b(?:watercraft|docks?|floats?)\b/i, explained: 'WatercraftDocksFloatsOwnedHiredLeased' },
  { code: 'ACD', label: 'Parking facilities', text: 'Are parking facilities owned or rented?', topic: /\bparking facilit/i, explained: 'AnyParkingFacilitiesOwnedRented' },
  { code: 'KAG', label: 'Fee for parking', text: 'Is a fee charged for parking?', topic: /\bfee\b.*\bparking\b/i, explained: 'FeeChargedForParking' },
  { code: 'ACE', label: 'Recreation facilities', text: 'Are recreation facilities provided?', topic: /\brecreation/i, explained: 'RecreationalFacilitiesProvided' },
  {
    ...{ code: 'KAA', label: 'Lodging or apartments', text: 'Are there lodging operations, including apartments? If so, how many apartments, and of what area?', topic: /\b(?:lodging|apartments?)\b/i },
    beside: [text('BuildingOccupancy_ApartmentCount_A', 'Apartments'), text('BuildingOccupancy_ApartmentArea_A', 'Total area'), text('GeneralLiability_Otherlodgingoperationsdescription_A', 'Other lodging operations')],
  },
  {
    ...{ code: 'KAH', label: 'Swimming pool', text: 'Is there a swimming pool on the premises?', topic: /\bswimming pool/i },
    beside: POOL.map(([box, label, says]) => tick(`SwimmingPool_${box}Indicator_A`, label, says)),
  },
  { code: 'ACF', label: 'Sporting or social events', text: 'Are sporting or social events sponsored?', topic: /\b(?:sporting|social) (?:or social )?events?\b/i, explained: 'SportingOrSocialEventsSponsored' },
  { code: 'KAB', label: 'Athletic teams', text: 'Are athletic teams sponsored?', topic: /\bathletic teams?\b/i, beside: [...team('A'), ...team('B')] },
  { code: 'ACG', label: 'Structural alterations', text: 'Are structural alterations planned or contemplated?', topic: /\bstructural alterations?\b/i, explained: 'StructuralAlterationsContemplated' },
  { code: 'ACH', label: 'Demolition', text: 'Is a demolition exposure planned or contemplated?', topic: /\bdemolition\b/i, explained: 'DemolitionExposureContemplated' },
  { code: 'AAB', label: 'Joint ventures', text: 'Was the applicant active in joint ventures, or is it now?', topic: /\bjoint ventures?\b/i, explained: 'ApplicantActiveJointVentures' },
  {
    ...{ code: 'AAC', label: 'Employees leased', text: 'Are employees leased to or from other employers?', topic: /\bleas(?:e|ed|ing) employees|\bemployees leased\b/i },
    beside: [...leased('Leased to', 'B', 'A'), ...leased('Leased to', 'C', 'B'), ...leased('Leased from', 'D', 'C'), ...leased('Leased from', 'E', 'D')],
  },
  { code: 'AAD', label: 'Labor interchange', text: 'Is there a labor interchange with another business or subsidiaries?', topic: /\blabor interchange\b/i, explained: 'LabourInterchangeOtherBusinessSubsidiaries' },
  { code: 'AAE', label: 'Day care facilities', text: 'Are day care facilities operated or controlled?', topic: /\bday ?care\b/i, explained: 'DayCareFacilitiesOperated' },
  { code: 'AAF', label: 'Crimes on the premises', text: 'Did crimes occur, or were any attempted, on the premises in the last three years?', topic: /\bcrimes?\b/i, explained: 'CrimesOccurredOrAttemptedLastThreeYears' },
  { of, code: 'AAG', label: 'Safety and security policy', text: 'Is there a formal, written safety and security policy?', topic: /\bsafety and security\b/i, explained: 'FormalSafetySecurityPolicyInEffect' },
  { code: 'AAG', label: 'Safety in promotional literature', text: 'Does promotional literature make representations about the safety or security of the premises?', topic: /\bpromotional\b/i, explained: 'BusinessPromotionalLiteratureSafetyRepresentations' },
]) // biome-ignore format: a table of questions
