import { IMPORT_FIELDS, type ImportKind } from '../../../shared/imports.ts'
import { wordsOf } from './words.ts'

/** Words of headings that mean another word. */
const SAME_WORD: Readonly<Record<string, string>> = {
  ...{ addr: 'address', adr: 'address', street: 'address', str: 'address', ln: 'line', ste: 'suite' },
  ...{ tel: 'phone', telephone: 'phone', ph: 'phone', phn: 'phone', mail: 'email', eml: 'email' },
  ...{ no: 'number', nbr: 'number', num: 'number', nr: 'number', ref: 'reference', cd: 'code' },
  ...{
    eff: 'effective',
    exp: 'expiration',
    expiry: 'expiration',
    expires: 'expiration',
    expire: 'expiration',
    dt: 'date',
  },
  ...{ comm: 'commission', lob: 'lineofbusiness', zipcode: 'zip', postal: 'zip' },
  ...{ acct: 'client', account: 'client', cust: 'client', customer: 'client', insured: 'client', insd: 'client' },
  ...{ co: 'company', corp: 'company', firm: 'company', organization: 'company', org: 'company' },
  ...{ business: 'company', bus: 'company', biz: 'company', incep: 'inception', desc: 'description', cell: 'mobile' },
  ...{
    canceled: 'cancellation',
    cancelled: 'cancellation',
    cancel: 'cancellation',
    canc: 'cancellation',
    ...{ cancelation: 'cancellation', cxl: 'cancellation', lapsed: 'lapse', stat: 'status', sts: 'status' },
    pct: 'percent',
  },
  ...{ gl: 'liability', wc: 'workers', url: 'website', web: 'website' },
}

/** Words that say nothing about what a column holds. */
const IDLE = new Set(['the', 'of', 'a', 'an', 'or', 'for', 'and', '&', 'us', 'usd', 'mailing', 'main', 'full'])

/** What a heading says, whatever its case, its abbreviations and what stands between its words: "EmailAddr", "E-mail Address" and "email_addr" are one. */
export function headingKey(heading: string): string {
  const text = heading
    .replace(/e-?mail/gi, ' email ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('#', ' number ')
    .replaceAll('%', ' percent ')
  const meant = wordsOf(text, SAME_WORD).filter((word) => !IDLE.has(word))
  if (meant.length > 1 && meant.at(-1) === '1') meant.pop()
  return meant.join(' ')
}

/** The headings of a part of a person's name, whoever the person is called. */
const partOfName = (...names: readonly string[]) =>
  ['', 'contact ', 'primary contact ', 'client '].flatMap((who) => names.map((name) => who + name))

const PRODUCER = ['producer', 'producer name', 'salesperson', 'sales rep', 'client executive']
const SERVICE_REP = ['service rep', 'csr', 'csr name', 'client manager', 'client service rep', 'customer service rep']

/** The headings of each field, as `headingKey` gives them. */
const HEADINGS: Record<ImportKind, Readonly<Record<string, readonly string[]>>> = {
  ACCOUNTS: {
    reference: [
      'client id',
      'client number',
      'client code',
      'client reference',
      'reference',
      'your reference',
      'reference number',
      'external id',
      'lookup code',
    ],
    type: ['client type', 'type', 'company individual', 'commercial personal'],
    name: [
      'name',
      'client',
      'client name',
      'company',
      'company name',
      'associated company',
      'named client',
      'legal name',
    ],
    dba: ['dba', 'dba name', 'doing company as', 'trade name', 'd b'],
    website: ['website', 'site', 'homepage', 'website address'],
    email: ['email', 'email address', 'client email', 'company email', 'office email'],
    phone: ['phone', 'phone number', 'client phone', 'company phone', 'office phone', 'work phone'],
    address: ['whole address', 'complete address'],
    line1: [
      'address',
      'address line',
      'line 1',
      'line',
      'address line 1',
      'client address',
      'company address',
      'address address',
    ],
    line2: ['address 2', 'address line 2', 'line 2', 'suite', 'unit', 'suite unit', 'apt'],
    city: ['city', 'town', 'client city'],
    zone: ['state', 'st', 'state code', 'state province', 'province', 'client state', 'zone'],
    postalCode: ['zip', 'zip code', 'client zip', 'zip postal code', 'zip zip code'],
    producer: PRODUCER,
    serviceRep: SERVICE_REP,
    contactName: ['contact', 'contact name', 'primary contact', 'primary contact name', 'contact person'],
    contactFirst: partOfName('first name', 'first', 'given name', 'fname'),
    contactMiddle: partOfName('middle name', 'middle', 'middle initial', 'mi'),
    contactLast: partOfName('last name', 'last', 'surname', 'family name', 'lname'),
    contactEmail: ['contact email', 'primary contact email', 'contact email address', 'primary contact email address'],
    contactPhone: [
      'contact phone',
      'primary contact phone',
      'contact phone number',
      'primary contact phone number',
      'mobile',
      'mobile phone',
      'mobile number',
      'mobile phone number',
    ],
  },
  POLICIES: {
    accountReference: [
      'client id',
      'client number',
      'client code',
      'client reference',
      'client your reference',
      'client by your reference',
      'lookup code',
    ],
    accountEmail: ['client email', 'email', 'email address', 'client by email'],
    accountName: ['client', 'client name', 'named client', 'name', 'client by name'],
    type: [
      'line company',
      'lineofbusiness',
      'line',
      'policy type',
      'type',
      'coverage',
      'coverage type',
      'line coverage',
    ],
    policyNumber: ['policy number', 'policy', 'policy id'],
    producer: PRODUCER,
    serviceRep: SERVICE_REP,
    billingType: ['billing type', 'bill type', 'bill method', 'billing method'],
    paymentIntervalType: ['payment plan', 'pay plan', 'payment interval'],
    carrier: ['carrier', 'carrier name', 'insurance company', 'insurer', 'writing company'],
    broker: ['broker', 'broker name', 'wholesaler', 'mga'],
    inforceAt: [
      'effective',
      'effective date',
      'policy effective date',
      'policy effective',
      'start date',
      'inception date',
      'inception',
      'from',
    ],
    expiresAt: [
      'expiration',
      'expiration date',
      'policy expiration date',
      'policy expiration',
      'end date',
      'expiration on',
      'to',
    ],
    status: [
      'status',
      'policy status',
      'current status',
      'status code',
      'policy status code',
      'status description',
      'policy status description',
    ],
    canceledAt: [
      'cancellation',
      'cancellation date',
      'policy cancellation date',
      'date cancellation',
      'cancellation on',
      'cancellation effective',
      'cancellation effective date',
      'termination date',
      'cancellation reason',
      'lapse',
      'lapse date',
    ],
    premium: ['premium', 'annual premium', 'written premium', 'total premium', 'premium amount'],
    estimatedCommission: ['commission', 'commission amount', 'estimated commission', 'agency commission'],
    glPerOccurrenceLimit: [
      'liability each occurrence',
      'each occurrence',
      'general liability each occurrence',
      'liability occurrence',
      'occurrence limit',
      'per occurrence',
    ],
    glAggregateLimit: [
      'general aggregate',
      'liability aggregate',
      'liability general aggregate',
      'general liability general aggregate',
      'aggregate limit',
    ],
    glProductsAndCompletedOperationsLimit: [
      'products completed operations',
      'general liability products completed operations',
      'products completed ops',
      'products aggregate',
    ],
    glPersonalAndAdvertisingInjuryLimit: [
      'personal advertising injury',
      'general liability personal advertising injury',
      'personal injury',
    ],
    glRentedPremisesDamageLimit: [
      'damage to rented premises',
      'general liability damage to rented premises',
      'fire damage',
    ],
    glMedicalPerPersonLimit: [
      'medical expense',
      'medical expense per person',
      'general liability medical expense per person',
      'med expense',
    ],
    glMedicalPerOccurrenceLimit: ['medical expense per occurrence', 'general liability medical expense per occurrence'],
    umbrellaOrExcessPerOccurrenceLimit: [
      'umbrella each occurrence',
      'umbrella excess each occurrence',
      'umbrella occurrence',
      'umbrella limit',
    ],
    umbrellaOrExcessAggregateLimit: ['umbrella aggregate', 'umbrella excess aggregate'],
    wcPerAccidentLimit: ['each accident', 'workers compensation each accident', 'workers each accident'],
    wcPerDiseaseEmployeeLimit: [
      'disease each employee',
      'workers compensation disease each employee',
      'workers disease each employee',
    ],
    wcPerDiseasePolicyLimit: [
      'disease policy limit',
      'workers compensation disease policy limit',
      'workers disease policy limit',
    ],
    propertyBuildingLimit: ['building', 'building limit', 'property building'],
    propertyContentsLimit: ['contents', 'contents limit', 'property contents', 'company personal property', 'bpp'],
    cyberAggregateLimit: ['cyber aggregate', 'cyber limit'],
    cyberRetentionLimit: ['cyber retention', 'cyber deductible'],
  },
}

/** The words that a column of a field may be headed by. */
export const wordsHeading = (kind: ImportKind, field: string): ReadonlySet<string> => {
  const labels = IMPORT_FIELDS[kind].flatMap(({ id, label }) => (id === field ? headingKey(label) : []))
  return new Set([...labels, ...(HEADINGS[kind][field] ?? [])].flatMap((heading) => heading.split(' ')))
}

/** The field that a heading names, as Cara calls it or in other words; null for one that names none. */
export function fieldOf(kind: ImportKind, heading: string): string | null {
  const written = heading.trim().toLowerCase()
  const key = headingKey(heading)
  const isLabel = ({ label }: { label: string }) => label.toLowerCase() === written
  const isLabelInOtherWords = ({ label }: { label: string }) => key !== '' && headingKey(label) === key
  const labelled = IMPORT_FIELDS[kind].find(isLabel) ?? IMPORT_FIELDS[kind].find(isLabelInOtherWords)
  if (labelled) return labelled.id
  return Object.entries(HEADINGS[kind]).find(([, headings]) => headings.includes(key))?.[0] ?? null
}

/** Whether a heading says more surely than others what it is of: "Policy Status" beside "Status", "Cancel Date" beside "Canceled". */
export const isExact = (heading: string) => /^policy |\bdate$/.test(headingKey(heading))

/** Whether a heading of a file of policies may be of the client and of the carrier alike. */
export const isCompany = (heading: string) => ['company', 'company name'].includes(headingKey(heading))

/** Words by which a heading is of somebody or something else than the field its values look like. */
const ELSEWHERE = new Set([
  ...['fax', 'csr', 'producer', 'agent', 'agency', 'tax', 'taxes', 'fee', 'fees', 'invoice', 'invoiced', 'entered'],
  ...['changed', 'created', 'birth', 'billed', 'modified', 'percent'],
])
/** A heading that says nothing: none, a letter, a number, "Column 3". */
const BARE = /^(?:[a-z]|\d+|(?:column|col|field)[ _]?(?:[a-z]{1,2}|\d+)?)?$/i

const LEFT_OUT = ' (left out)'

/** The heading of a column that goes nowhere: sent again it goes nowhere again, whatever it is called and holds. */
export const asLeftOut = (heading: string) => (heading.endsWith(LEFT_OUT) ? heading : heading + LEFT_OUT)

/** Whether a column under a heading may go to one of these fields for its values: its words say nothing, or one is told of these fields alone. */
export function mayHold(kind: ImportKind, heading: string, fields: readonly string[]): boolean {
  if (heading.endsWith(LEFT_OUT)) return false
  if (BARE.test(heading.trim())) return true
  const words = headingKey(heading).split(' ')
  if (words.some((word) => ELSEWHERE.has(word))) return false
  const wordsOf = (are: boolean) =>
    new Set(
      Object.entries(HEADINGS[kind]).flatMap(([field, headings]) =>
        fields.includes(field) === are ? headings.flatMap((name) => name.split(' ')) : [],
      ),
    )
  const [own, others] = [wordsOf(true), wordsOf(false)]
  return words.some((word) => own.has(word) && !others.has(word))
}
