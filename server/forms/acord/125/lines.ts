import type { LineOfBusiness } from '../../../documents/index.ts'
import { applied, carried, type ElementRow, ENDS, lettered, listed, STARTS, said, waits } from '../describe.ts'

/** The lines that have a box: what its elements begin with, its name, words that name it, and the line that the reader knows it as. */
const BOXES: readonly [box: string, premium: string, label: string, words: RegExp, line?: LineOfBusiness][] = [
  ['BoilerAndMachineryIndicator', 'BoilerAndMachinery', 'Boiler and machinery', /\bboiler\b|\bequipment breakdown\b/i],
  ['BusinessAutoIndicator', 'CommercialVehicle', 'Business auto', /\bauto(?:s|mobiles?)?\b(?! (?:body|repair|parts|glass|dealers?|shop))/i, 'auto'],
  ['BusinessOwnersIndicator', 'BusinessOwners', 'Business owners', /\bbusiness ?owner|\bBOP\b/i],
  ['CommercialGeneralLiability', 'GeneralLiability', 'Commercial general liability', /\bgeneral liability\b|\bC?GL\b/i, 'gl'],
  ['CommercialInlandMarineIndicator', 'CommercialInlandMarine', 'Commercial inland marine', /\binland marine\b/i, 'inlandMarine'],
  ['CommercialProperty', 'CommercialProperty', 'Commercial property', /\bproperty\b(?! (?:damage|manage\w*|owners?|tax\w*))/i, 'property'],
  ['CrimeIndicator', 'Crime', 'Crime', /\bcrime\b/i, 'crime'],
  ['CyberAndPrivacy', 'CyberAndPrivacy', 'Cyber and privacy', /\bcyber\b/i, 'cyber'],
  ['FiduciaryLiabilityIndicator', 'Fiduciary', 'Fiduciary liability', /\bfiduciary\b/i, 'fiduciary'],
  ['GarageAndDealersIndicator', 'GarageAndDealers', 'Garage and dealers', /\bgarage\b|\bauto dealers?\b/i, 'garage'],
  ['LiquorLiabilityIndicator', 'LiquorLiability', 'Liquor liability', /\bliquor\b/i, 'liquor'],
  ['MotorCarrierIndicator', 'MotorCarrier', 'Motor carrier', /\bmotor carrier\b/i],
  ['TruckersIndicator', 'Truckers', 'Truckers', /\btruckers?\b/i],
  ['UmbrellaIndicator', 'CommercialUmbrella', 'Umbrella', /\bumbrella\b/i, 'umbrella'],
  ['YachtIndicator', 'Yacht', 'Yacht', /\byacht\b/i],
] // biome-ignore format: a table

const COSTS = waits('No policy of this line here tells its premium.')

export const LINES: ElementRow[] = [
  ...BOXES.flatMap(([box, premium, label, words, line]): ElementRow[] => {
    const amount = `${premium}LineOfBusiness_${line === 'gl' ? 'Total' : ''}PremiumAmount_A`
    return [
      [`Policy_LineOfBusiness_${box}_A`, label, 'TICK', applied(amount, words, line)],
      [amount, `${label}, premium`, 'AMOUNT', carried('current', { ...COSTS, speaksOf: /\bpremium\b/i })],
    ]
  }),
  ...lettered('ABCDEF', (letter, at): ElementRow[] => {
    const description = `Policy_LineOfBusiness_OtherLineOfBusinessDescription_${letter}`
    return [
      [
        `Policy_LineOfBusiness_OtherIndicator_${letter}`,
        'Other',
        'TICK',
        { carried: 'renewed', describedBy: description, tickedWith: description, row: `line ${at}` },
      ],
      [description, 'Other line', 'TEXT', listed('line', at, 'name', { carried: 'renewed' })],
      [
        `Policy_SectionAttached_OtherPremiumAmount_${letter}`,
        'Premium',
        'AMOUNT',
        listed('line', at, 'premium', { carried: 'current', describedBy: description }),
      ],
    ]
  }),
]

/** What may be attached, by the name of its box. */
const ATTACHED: readonly [box: string, label: string][] = [
  ['Policy_SectionAttached_AccountsReceivableValuablePapers', 'Accounts receivable / valuable papers'],
  ['CommercialPolicy_Attachment_AdditionalInterestSchedule', 'Additional interest schedule'],
  ['CommercialPolicy_Attachment_AdditionalPremisesSchedule', 'Additional premises schedule'],
  ['CommercialPolicy_Attachment_ApartmentBuildingSupplement', 'Apartment building supplement'],
  ['CommercialPolicy_Attachment_CondominiumAssociationByLaws', 'Condominium association bylaws'],
  ['CommercialPolicy_Attachment_ContractorsSupplement', 'Contractors supplement'],
  ['CommercialPolicy_Attachment_CoveragesSchedule', 'Coverages schedule'],
  ['Policy_SectionAttached_Dealer', 'Dealer section'],
  ['Policy_SectionAttached_DriverInformationSchedule', 'Driver information schedule'],
  ['Policy_SectionAttached_ElectronicDataProcessing', 'Electronic data processing section'],
  ['Policy_SectionAttached_GlassAndSign', 'Glass and sign section'],
  ['CommercialPolicy_Attachment_HotelMotelSupplement', 'Hotel / motel supplement'],
  ['Policy_SectionAttached_InstallationBuildersRisk', 'Installation / builders risk section'],
  ['CommercialPolicy_Attachment_InternationalLiabilityExposureSupplement', 'International liability supplement'],
  ['CommercialPolicy_Attachment_InternationalPropertyExposureSupplement', 'International property supplement'],
  ['CommercialPolicy_Attachment_LossSummary', 'Loss summary'],
  ['Policy_SectionAttached_OpenCargo', 'Open cargo section'],
  ['CommercialPolicy_Attachment_PremiumPaymentSupplement', 'Premium payment supplement'],
  ['CommercialPolicy_Attachment_ProfessionalLiabilitySupplement', 'Professional liability supplement'],
  ['CommercialPolicy_Attachment_RestaurantTavernSupplement', 'Restaurant / tavern supplement'],
  ['CommercialPolicy_Attachment_StatementOfValues', 'Statement of values'],
  ['CommercialPolicy_Attachment_StateSupplement', 'State supplement'],
  ['CommercialPolicy_Attachment_VacantBuildingSupplement', 'Vacant building supplement'],
  ['Policy_SectionAttached_VehicleSchedule', 'Vehicle schedule'],
]

const CHOSEN = carried('current', waits('Tick what you attach.'))
export const ATTACHMENTS: ElementRow[] = [
  ...ATTACHED.map(
    ([box, label]): ElementRow => [
      `${box}Indicator_A`,
      label,
      'TICK',
      { ...CHOSEN, speaksOf: new RegExp(`\\battach\\w*\\b.*${label.replace(/ ?\/ ?/g, '.*')}`, 'i') },
    ],
  ),
  ...lettered('ABCDEF', (letter, at): ElementRow[] => {
    const description = `CommercialPolicy_Attachment_OtherDescription_${letter}`
    const row = { row: `attachment ${at}` }
    return [
      [
        `CommercialPolicy_Attachment_OtherIndicator_${letter}`,
        'Other',
        'TICK',
        { ...CHOSEN, ...row, describedBy: description },
      ],
      [description, 'Other attachment', 'TEXT', { ...CHOSEN, ...row }],
    ]
  }),
]

const DAY = { maxLength: 10 }
/** A day that the application proposes is said of it, never that of a policy in force. */
const PROPOSED = { ...DAY, carried: 'current' } as const

export const PAYMENT: ElementRow[] = [
  ['Policy_EffectiveDate_A', 'Proposed effective date', 'DATE', { ...PROPOSED, ...said(/\b(?:propos|effective|start|incept)\w*/i), speaksOf: STARTS, submitted: 'request.effective' }],
  ['Policy_ExpirationDate_A', 'Proposed expiration date', 'DATE', { ...PROPOSED, ...said(/\bpropos\w*.*\bexpir\w*/i), speaksOf: ENDS, submitted: 'request.expiration' }],
  ['Policy_Payment_DirectBillIndicator_A', 'Direct bill', 'TICK', { ...said(/\bdirect bill/i), carried: 'renewed', submitted: 'request.billing' }],
  ['Policy_Payment_ProducerBillIndicator_A', 'Agency bill', 'TICK', { ...said(/\bagency bill/i), carried: 'renewed', submitted: 'request.billing' }],
  ['Policy_Payment_PaymentScheduleCode_A', 'Payment plan', 'TEXT', carried('renewed', { submitted: 'request.payment_plan' })],
  ['Policy_PaymentMethod_MethodDescription_A', 'Method of payment', 'TEXT', carried('renewed')],
  ['Policy_Audit_FrequencyCode_A', 'Audit', 'TEXT', carried('renewed')],
  ['Policy_Payment_DepositAmount_A', 'Deposit', 'AMOUNT', carried('current', { speaksOf: /\bdeposit\b/i })],
  ['Policy_Payment_MinimumPremiumAmount_A', 'Minimum premium', 'AMOUNT', carried('current', { speaksOf: /\bminimum\b/i })],
  ['Policy_Payment_EstimatedTotalAmount_A', 'Policy premium', 'AMOUNT', carried('current', { speaksOf: /\bpolicy premium\b|\btotal\b/i })],
] // biome-ignore format: a table
