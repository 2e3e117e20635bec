import { type FactKey, type ListName, SPECIALTY_LINES, type SpecialtyLine } from '../../../documents/index.ts'

/** Something a question may ask for: how people say it, the facts that answer it, and what to search for. */
export type Topic = {
  id: string
  /** The thing in words, as in "I found nothing about …". */
  name: string
  words: RegExp
  keys: FactKey[]
  queries: string[]
  /** The list of a document that answers it. */
  list?: ListName
  /** The wording itself is asked for, so that passages belong to the answer even where there are facts. */
  wording?: true
}

const LINES = Object.keys(SPECIALTY_LINES) as SpecialtyLine[]
const ofEach = <Part extends 'eachClaim' | 'aggregate' | 'retention' | 'retroactiveDate' | 'trigger' | 'premium'>(
  part: Part,
) => LINES.map((line) => `${line}.${part}` as FactKey)

export const LIMIT_KEYS: FactKey[] = [
  'gl.eachOccurrence', 'gl.generalAggregate', 'gl.productsAggregate', 'gl.personalAdvertisingInjury',
  'gl.damageToRentedPremises', 'gl.medicalExpense',
  'auto.combinedSingleLimit', 'auto.bodilyInjuryPerPerson', 'auto.bodilyInjuryPerAccident', 'auto.propertyDamage',
  'auto.uninsuredMotorist', 'auto.underinsuredMotorist', 'auto.medicalPayments',
  'umbrella.eachOccurrence', 'umbrella.aggregate',
  'wc.statutory', 'wc.eachAccident', 'wc.diseaseEachEmployee', 'wc.diseasePolicyLimit',
  'property.building', 'property.personalProperty', 'property.businessIncome',
  ...LINES.flatMap((line): FactKey[] => [`${line}.eachClaim`, `${line}.aggregate`]),
] // biome-ignore format: a table

export const DEDUCTIBLE_KEYS: FactKey[] = [
  'gl.deductible', 'auto.comprehensiveDeductible', 'auto.collisionDeductible', 'umbrella.retention', 'umbrella.deductible',
  'property.deductible', ...ofEach('retention'),
] // biome-ignore format: a table

export const PREMIUM_KEYS: FactKey[] = [
  'policy.premium', 'gl.premium', 'auto.premium', 'umbrella.premium', 'wc.premium', 'property.premium', ...ofEach('premium'),
] // biome-ignore format: a table

/** Topics that are answered with an amount. */
export const AMOUNT_TOPICS = new Set([
  'products',
  'general-aggregate',
  'aggregate',
  'each-occurrence',
  'each-claim',
  'advertising',
  'rented-premises',
  'medical',
  'csl',
  'uninsured',
  'physical-damage',
  'bodily-injury',
  'property-damage',
  'each-accident',
  'disease',
  'building',
  'contents',
  'business-income',
  'deductible',
  'premium',
  'limits',
])

/** In this order; the words a topic takes are gone for the topics after it. */
export const TOPICS: Topic[] = [
  { id: 'requirements', name: 'insurance requirements', words: /\b(?:insurance )?require(?:s|d|ments?)?\b|\binsurance clause\b|\b(?:meets?|satisf(?:y|ies)|compl(?:y|ies) with)(?: the| this| our| their)? (?:contract|lease|agreement)\b|\bmust (?:the tenant|the contractor|we|they|you) (?:carry|have|maintain|buy)\b/g, keys: [], queries: ['insurance requirements shall maintain limits of not less than', 'shall name as additional insured', 'certificate of insurance notice of cancellation required'], wording: true },
  { id: 'additional-named', name: 'additional named insureds', words: /\badditional named insureds?\b|\bother named insureds?\b/g, keys: ['insured.additionalName'], queries: ['additional named insured'] },
  { id: 'additional-insured', name: 'additional insureds', words: /\badditional[- ]insureds?(?: status)?\b|\badd(?:'l|l)? insureds?\b|\ban? ai\b/g, keys: ['wording.additionalInsured', 'wording.additionalInsuredNamed', 'certificate.additionalInsured'], queries: ['additional insured endorsement who is an insured', 'additional insured written contract'], wording: true },
  { id: 'waiver', name: 'a waiver of subrogation', words: /\bwaivers?(?: of)?(?: (?:subrogation|transfer of rights(?: of recovery)?))?\b|\bsubrogation(?: waived)?\b|\btransfer of rights(?: of recovery)?\b/g, keys: ['wording.waiver', 'wording.waiverNamed', 'certificate.waiver'], queries: ['waiver of transfer of rights of recovery against others', 'waiver of subrogation'], wording: true },
  { id: 'primary', name: 'primary and noncontributory wording', words: /\bprimary(?:,? (?:and|&) non-?contributory)?\b|\bnon-?contributory\b/g, keys: ['wording.primary'], queries: ['primary and noncontributory other insurance condition', 'this insurance is primary'], wording: true },
  { id: 'claims-notice', name: 'how to report a claim', words: /\b(?:do|must|have to|need to|should|required)\b.{0,30}\b(?:after|following|in case of|in the event of) (?:an? |the |any )?(?:loss|claim|accident|incident)\b|\breport(?:ing|ed)? (?:an? |the |our |any )?(?:new )?(?:claims?|loss(?:es)?|accidents?|incidents?)(?: to)?\b|\b(?:notice|notification|notify)(?: of)? (?:an? |the |any )?(?:claims?|loss(?:es)?|circumstances?|occurrences?)\b|\bclaims? (?:reporting|department|phone|number|hotline|contact|address|e-?mail)\b|\b(?:file|submit|make|send)(?: in)? (?:an? |the |our )?claims?\b/g, keys: [], queries: ['report claims to claims department phone address', 'notice of claim loss occurrence', 'duties in the event of occurrence claim or suit'], wording: true },
  { id: 'cancellation', name: 'cancellation', words: /\b(?:(?:days?['’]?|prior|advance|written|how much) )*notice(?: (?:of|for|before|to))?(?: (?:the )?(?:cancell?ation|cancell?(?:ing)?|non-?renewal))?\b|\bnon-?renew(?:al|ed|ing)?\b|\bcancell?(?:ation|ed|ing)?\b/g, keys: [], queries: ['cancellation notice days before effective date of cancellation', 'notice of cancellation nonpayment of premium'], wording: true },
  { id: 'trigger', name: 'whether it is occurrence or claims-made', words: /\boccurrence(?:[- ](?:form|basis|based|policy))? or (?:on )?(?:a )?claims[- ]made\b|\bclaims[- ]made or (?:on )?(?:an )?occurrence\b|\bclaims[- ]made\b|\boccurrence (?:form|basis|based|policy)\b|\bcoverage trigger\b/g, keys: ['gl.trigger', 'umbrella.trigger', ...ofEach('trigger')], queries: ['occurrence or claims-made'] },
  { id: 'retroactive', name: 'a retroactive date', words: /\bretro(?:active)?(?: date)?\b/g, keys: ['gl.retroactiveDate', ...ofEach('retroactiveDate')], queries: ['retroactive date'] },
  { id: 'aggregate-per', name: 'how the general aggregate applies', words: /\b(?:general )?aggregate (?:limit )?(?:applies )?per\b(?: (?:policy|project|location))*|\bper[- ](?:project|location)(?: (?:general )?aggregate)?\b/g, keys: ['gl.aggregatePer', 'gl.generalAggregate'], queries: ['general aggregate limit applies per project location'], wording: true },
  { id: 'products', name: 'the products and completed operations aggregate', words: /\bproducts?(?:[ /,-]*(?:and |& ?)?comp(?:leted)?[ /-]*op(?:s|eration)?s?)?\.?(?: aggregate)?(?: limits?)?\b|\bcompleted[- ]operations?(?: aggregate)?(?: limits?)?\b|\bpco\b/g, keys: ['gl.productsAggregate'], queries: ['products completed operations aggregate limit'] },
  { id: 'general-aggregate', name: 'the general aggregate', words: /\bgeneral agg(?:regate)?(?: limits?)?\b/g, keys: ['gl.generalAggregate'], queries: ['general aggregate limit'] },
  { id: 'aggregate', name: 'an aggregate limit', words: /\bagg(?:regate)?s?(?: limits?)?\b/g, keys: ['gl.generalAggregate', 'umbrella.aggregate', ...ofEach('aggregate')], queries: ['aggregate limit'] },
  { id: 'each-occurrence', name: 'the each occurrence limit', words: /\b(?:each|per|every|any one|single)[- ]occ(?:urr?ence)?s?(?: limits?)?\b|\boccurrences?(?: limits?)?\b/g, keys: ['gl.eachOccurrence', 'umbrella.eachOccurrence', ...ofEach('eachClaim')], queries: ['each occurrence limit'] },
  { id: 'each-claim', name: 'the each claim limit', words: /\b(?:each|per)[- ]claim(?: limits?)?\b/g, keys: ofEach('eachClaim'), queries: ['each claim limit'] },
  { id: 'advertising', name: 'the personal and advertising injury limit', words: /\bpersonal(?: (?:and|&) advertising)? injury(?: limits?)?\b|\b(?:personal (?:and|&) )?adv(?:ertising)?\.? injury(?: limits?)?\b/g, keys: ['gl.personalAdvertisingInjury'], queries: ['personal and advertising injury limit'] },
  { id: 'rented-premises', name: 'damage to rented premises', words: /\bdamage to (?:rented )?premises(?: rented(?: to (?:you|us|me|the insured))?)?(?: limits?)?\b|\brented premises(?: limits?)?\b|\bfire (?:damage )?legal(?: liability)?(?: limits?)?\b|\bpremises rented\b/g, keys: ['gl.damageToRentedPremises'], queries: ['damage to premises rented to you limit'] },
  { id: 'medical', name: 'medical expense', words: /\bmed(?:ical)?[- ]?(?:exp(?:ense)?|pay(?:ment)?)s?(?: limits?| coverage)?\b|\bmedpay\b/g, keys: ['gl.medicalExpense', 'auto.medicalPayments'], queries: ['medical expense limit any one person', 'medical payments'] },
  { id: 'csl', name: 'the combined single limit', words: /\bcombined single(?: limits?)?\b|\bcsl\b/g, keys: ['auto.combinedSingleLimit'], queries: ['combined single limit each accident'] },
  { id: 'uninsured', name: 'uninsured and underinsured motorists coverage', words: /\bun(?:der)?insured(?:[ /]+(?:and |& ?)?un(?:der)?insured)?(?: motorists?)?(?: coverage| limits?)?\b|\bui?m(?: ?\/ ?uim)?\b/g, keys: ['auto.uninsuredMotorist', 'auto.underinsuredMotorist'], queries: ['uninsured motorists limit', 'underinsured motorists limit'] },
  { id: 'physical-damage', name: 'comprehensive and collision', words: /\bcomp(?:rehensive)?(?: (?:and|&|or) collision)(?: deductibles?)?\b|\bcomprehensive(?: deductibles?)?\b|\bcollision(?: deductibles?)?\b|\bphysical damage\b/g, keys: ['auto.comprehensiveDeductible', 'auto.collisionDeductible'], queries: ['comprehensive collision deductible'] },
  { id: 'covered-autos', name: 'covered autos', words: /\bhired(?: (?:and|&|or|\/) ?non-?owned)?\b|\bnon-?owned\b|\bcovered[- ]auto(?:s|mobiles?)?(?: symbols?)?\b|\bany auto\b|\bsymbols?\b|\bhnoa\b/g, keys: ['auto.coveredAutos', 'auto.symbols'], queries: ['covered autos symbols', 'hired autos non-owned autos'] },
  { id: 'bodily-injury', name: 'bodily injury limits', words: /\bbodily injury(?: (?:per|each) (?:person|accident))?(?: limits?)?\b/g, keys: ['auto.bodilyInjuryPerPerson', 'auto.bodilyInjuryPerAccident'], queries: ['bodily injury limit each person each accident'] },
  { id: 'property-damage', name: 'the property damage limit', words: /\bproperty damage(?: (?:per|each) accident)?(?: limits?)?\b/g, keys: ['auto.propertyDamage'], queries: ['property damage limit'] },
  { id: 'statutory', name: 'statutory workers compensation', words: /\bstatutory(?: limits?)?\b|\bper statute\b/g, keys: ['wc.statutory'], queries: ['workers compensation law statutory'] },
  { id: 'each-accident', name: 'the each accident limit', words: /\b(?:each|per)[- ]accident(?: limits?)?\b/g, keys: ['wc.eachAccident', 'auto.combinedSingleLimit'], queries: ['each accident limit'] },
  { id: 'disease', name: 'the disease limits', words: /\bdisease(?:[ ,-]*(?:policy limit|each employee|per employee))*(?: limits?)?\b/g, keys: ['wc.diseaseEachEmployee', 'wc.diseasePolicyLimit'], queries: ['bodily injury by disease limit'] },
  { id: 'officers', name: 'excluded owners or officers', words: /\bwho(?: is|['’]s| are)? (?:excluded|exempt|not covered)\b|\b(?:owners?|officers?|partners?|members?|proprietors?)(?:[ ,/]+(?:and |or )?(?:owners?|officers?|partners?|members?|executives?))*(?: (?:excluded|included|covered|exclusions?))?\b/g, keys: ['wc.officersExcluded'], queries: ['officers owners partners excluded from workers compensation'], wording: true },
  { id: 'wc-states', name: 'the states of item 3.A', words: /\b(?:which|what|covered|3\.?a) states\b/g, keys: ['wc.states'], queries: ['workers compensation law of the states listed here item 3.A'] },
  { id: 'building', name: 'the building limit', words: /\bbuildings?(?: (?:limits?|coverage|value))?\b/g, keys: ['property.building'], queries: ['building limit'] },
  { id: 'contents', name: 'business personal property', words: /\bbusiness personal property(?: limits?)?\b|\bpersonal property(?: limits?)?\b|\bbpp\b|\bcontents(?: limits?)?\b/g, keys: ['property.personalProperty'], queries: ['business personal property limit'] },
  { id: 'business-income', name: 'business income', words: /\bbusiness (?:income|interruption)(?: (?:and|&) extra expense)?(?: limits?)?\b|\bextra expense\b|\bloss of income\b/g, keys: ['property.businessIncome'], queries: ['business income and extra expense'] },
  { id: 'coinsurance', name: 'coinsurance', words: /\bco-?insurance(?: percentage| clause)?\b/g, keys: ['property.coinsurance'], queries: ['coinsurance percentage'] },
  { id: 'valuation', name: 'the valuation', words: /\bvaluation\b|\breplacement cost\b|\bactual cash value\b|\bacv\b/g, keys: ['property.valuation'], queries: ['replacement cost valuation', 'actual cash value'] },
  { id: 'causes-of-loss', name: 'causes of loss', words: /\bcauses? of loss\b|\bspecial form\b|\bbroad form\b/g, keys: ['property.causesOfLoss'], queries: ['causes of loss form special broad basic'] },
  { id: 'deductible', name: 'a deductible', words: /\bdeductibles?(?: amounts?)?\b|\bself[- ]insured retentions?\b|\bretentions?\b|\bsir\b|\bretained limits?\b/g, keys: DEDUCTIBLE_KEYS, queries: ['deductible each claim occurrence', 'self-insured retention'] },
  { id: 'taxes', name: 'taxes and fees', words: /\b(?:(?:with|without|plus|before|after|and|all|incl(?:uding|usive|udes?)?\.?(?: of)?) )*(?:surplus lines )?(?:tax(?:es)?|surcharges?|fees?)\b/g, keys: [], queries: ['taxes fees surcharges surplus lines tax stamping fee', 'total premium with taxes and fees'], wording: true },
  { id: 'premium', name: 'the premium', words: /\b(?:total |annual |estimated |policy |deposit |minimum )*premiums?\b|\bhow much (?:does|do|did|is|will) .{0,40}\b(?:cost|pay|paying)\b|\bcosts?\b|\bprice\b/g, keys: PREMIUM_KEYS, queries: ['total policy premium', 'premium'] },
  { id: 'policy-number', name: 'the policy number', words: /\bpolicy (?:number|no|num|id)s?\b\.?|\bpolicy ?#/g, keys: ['policy.number'], queries: ['policy number'] },
  { id: 'prior', name: 'the policy it renews', words: /\b(?:prior|previous|expiring|old) polic(?:y|ies)\b|\brenewal of\b/g, list: 'prior-policy', keys: ['policy.prior'], queries: ['renewal of policy number', 'prior policy'] },
  { id: 'term', name: 'the policy period', words: /\bpolicy (?:periods?|terms?|dates?)\b|\beffective(?: (?:dates?|from))?\b|\binception(?: dates?)?\b|\bexpir(?:ation|e[sd]?|ing|y)(?: dates?)?\b|\bin force\b|(?<!\bhow (?:do|can|could|would) (?:you|we|i|they|one) )\b(?:start|begin|end|renew)(?:s|ing|al)?(?: dates?)?\b|\bterm\b|\bvalid (?:from|until|through)\b/g, keys: ['policy.effective', 'policy.expiration'], queries: ['policy period from to'] },
  { id: 'issued', name: 'the issue date', words: /\bissue[d]?(?: (?:date|on))\b|\bdate of issue\b/g, keys: ['policy.issued'], queries: ['issued date'] },
  { id: 'naic', name: 'the NAIC number', words: /\bnaic(?: (?:number|code|no|#))?\b/g, keys: ['carrier.naic', 'certificate.naic.A', 'certificate.naic.B', 'certificate.naic.C', 'certificate.naic.D', 'certificate.naic.E', 'certificate.naic.F'], queries: ['NAIC'] },
  { id: 'carrier', name: 'the carrier', words: /\bcarriers?\b|\binsurers?\b|\b(?:insurance|issuing|writing|underwriting) compan(?:y|ies)\b|\bwho (?:is |are )?(?:insures?|writes?|wrote|issue[ds]?|underwrites?|insuring|writing)\b/g, keys: ['carrier.name', 'certificate.insurer.A', 'certificate.insurer.B', 'certificate.insurer.C', 'certificate.insurer.D', 'certificate.insurer.E', 'certificate.insurer.F'], queries: ['insurance company insurer'] },
  { id: 'holder', name: 'the certificate holder', words: /\b(?:certificate |cert )?holders?(?:['’]s)?(?: address)?\b/g, keys: ['holder.name', 'holder.line1', 'holder.line2', 'holder.city', 'holder.state', 'holder.zip'], queries: ['certificate holder'] },
  { id: 'producer', name: 'the producer', words: /\bproducers?(?:['’]s)?\b|\bbrokers?(?:age)?(?:['’]s)?\b|\bagents?(?: of record)?(?:['’]s)?\b|\bagency(?:['’]s)?\b/g, keys: ['producer.name', 'producer.contact', 'producer.phone', 'producer.email', 'producer.code'], queries: ['producer agent broker'] },
  { id: 'business', name: 'the business description', words: /\bbusiness description\b|\bdescription of (?:business|operations)\b|\b(?:type|kind|nature|line) of business\b|\bwhat (?:does|do) the (?:insured|company|business) do\b|\boperations\b/g, keys: ['insured.business', 'certificate.description'], queries: ['business description operations of the insured'] },
  { id: 'entity', name: 'the form of business', words: /\bentity(?: type)?\b|\bform of business\b|\blegal form\b|\b(?:llc|corporation|partnership|individual) or\b/g, keys: ['insured.entityType'], queries: ['form of business entity individual corporation'] },
  { id: 'address', name: 'the mailing address', words: /\b(?:mailing |street |postal |insured['’]s )?address\b/g, keys: ['insured.name', 'insured.line1', 'insured.line2', 'insured.city', 'insured.state', 'insured.zip'], queries: ['named insured mailing address'] },
  { id: 'dba', name: 'a trade name', words: /\bd\.?b\.?a\.?\b|\bdoing business as\b|\btrade names?\b/g, keys: ['insured.dba'], queries: ['doing business as'] },
  { id: 'insured', name: 'the named insured', words: /\b(?:first )?named insureds?\b|\bpolicy ?holders?\b|\bwho(?: is|['’]s| are)?(?: the)? insureds?\b|\binsured(?:['’]s)? name\b|\bname of the insured\b|\bfor whom\b|\bwho(?: is|['’]s) (?:this|it|the policy) for\b/g, keys: ['insured.name', 'insured.dba', 'insured.additionalName'], queries: ['named insured'] },
  { id: 'vehicles', name: 'scheduled vehicles', words: /\b(?:vehicles?|trucks?|tractors?|trailers?|fleet|cars?|vins?|units?)\b(?! \d)/g, list: 'vehicle', keys: [], queries: ['schedule of covered autos vehicle year make model VIN'], wording: true },
  { id: 'drivers', name: 'drivers', words: /\bdrivers?\b/g, list: 'driver', keys: [], queries: ['schedule of drivers'], wording: true },
  { id: 'locations', name: 'locations', words: /\b(?:locations?|premises|sites?)\b(?! \d)/g, list: 'location', keys: ['location'], queries: ['location of premises address', 'schedule of locations'], wording: true },
  { id: 'classes', name: 'class codes', words: /\bclass(?:es|ifications?)?(?: codes?)?\b/g, list: 'exposure', keys: [], queries: ['classification class code premium basis', 'code payroll rate schedule of operations'], wording: true },
  { id: 'lender', name: 'mortgagees, lenders and loss payees', words: /\b(?:loss payees?|mortgagees?|mortgage ?holders?|lenders?|lien ?holders?|additional interests?)\b/g, list: 'interest', keys: [], queries: ['mortgagee mortgageholder loss payee', 'lender loss payable'], wording: true },
  { id: 'equipment', name: 'scheduled equipment', words: /\b(?:scheduled )?equipment\b(?! breakdown)|\bcontractors? tools\b/g, list: 'equipment', keys: [], queries: ['schedule of equipment description serial number limit'], wording: true },
  { id: 'exclusions', name: 'exclusions', words: /\bexclusions\b|\bexclusionary endorsements?\b|\bwhat(?:['’]s| is| are)?(?: (?:specifically|expressly|all))? (?:excluded|not covered)\b|\bwhat does(?: the| this)? policy (?:exclude|not cover)\b/g, keys: [], queries: ['exclusions this insurance does not apply to', 'exclusion endorsement', 'we will not pay for loss caused by'], wording: true },
  { id: 'endorsements', name: 'forms and endorsements', words: /\b(?:forms? (?:and|&) )?endorsements?\b|\bforms?(?: (?:list|schedule|attached|numbers?))?\b|\battachments?\b/g, keys: ['form'], queries: ['forms and endorsements attached to this policy'] },
  { id: 'losses', name: 'claims and losses', words: /\b(?:claims?|losses|loss (?:runs?|history)|incurred|reserves?)\b/g, list: 'claim', keys: [], queries: ['claim number date of loss description status paid reserve incurred', 'open closed claims total'], wording: true },
  { id: 'limits', name: 'limits', words: /\blimits?(?: of (?:insurance|liability))?\b|\bhow much (?:coverage|insurance|cover|liability)\b|\bcoverage amounts?\b/g, keys: LIMIT_KEYS, queries: ['limits of insurance', 'limit of liability'] },
] // biome-ignore format: a table
