import { head, labels, page, rule, say } from './layout.ts'

const STYLE = { size: 8.5, step: 13 }
const two = (y: number, left: string, right: string) => [
  labels(40, y, 120, left, STYLE),
  labels(316, y, 120, right, STYLE),
]

const FIRST = page([
  head(40, 34, 'PINION CREEK INSURANCE AGENCY', 13),
  say(40, 52, '64 Juniper Plaza, Grand Junction, CO 81501     Phone (970) 555-0142     Fax (970) 555-0143'),
  rule(40, 68, 532, 1.2),
  head(40, 76, 'COMMERCIAL LINES FACT FINDER', 12),
  ...two(
    100,
    `Producer: | Dana Whitlow
     Producer e-mail: | dwhitlow@pinioncreek.example
     Customer number: | HALYA-1`,
    `Coverage requested: | General Liability, Property
     Effective date: | 10/01/2026
     Expiration date: | 10/01/2027`,
  ),
  ...two(145, 'Status: | Quote', 'Billing: | Direct bill, quarterly'),
  head(40, 172, 'APPLICANT'),
  ...two(
    190,
    `Legal name: | Halyard Street Coffee Roasters, Inc.
     Mailing address: | 1517 Halyard Street
     City / State / ZIP: | Grand Junction, CO 81501
     Business phone: | (970) 555-0168
     Website: | www.halyardcoffee.example`,
    `Legal entity: | S Corporation
     FEIN: | 84-5550127
     SIC: | 2095
     NAICS: | 311920
     Date business started: | 04/01/2014`,
  ),
  labels(
    40,
    264,
    120,
    `Type of business: | Wholesale
     Operations: | Coffee roasting and packaging for wholesale customers, with one espresso bar`,
    STYLE,
  ),
  head(40, 300, 'CONTACTS'),
  ...two(
    318,
    `Inspection contact: | Rowan Teague
     Cell phone: | (970) 555-0171
     E-mail: | rowan@halyardcoffee.example`,
    `Accounting contact: | Lise Marchetti
     Business phone: | (970) 555-0169
     E-mail: | books@halyardcoffee.example`,
  ),
  head(40, 370, 'LOCATIONS'),
  ...two(
    388,
    `Location #: | 1
     Building #: | 1
     Street: | 1517 Halyard Street
     City / State / ZIP: | Grand Junction, CO 81501
     County: | Mesa
     City limits: | Inside
     Interest: | Tenant
     Full-time employees: | 9
     Part-time employees: | 3
     Annual revenue: | $1,240,000
     Occupied area: | 6,200 sq ft
     Area open to public: | 400 sq ft
     Total building area: | 18,500 sq ft
     Area leased to others: | No
     Operations here: | Roasting plant and office`,
    `Location #: | 2
     Building #: | 1
     Street: | 233 Rimrock Avenue
     City / State / ZIP: | Fruita, CO 81521
     County: | Mesa
     City limits: | Inside
     Interest: | Owner
     Full-time employees: | 2
     Part-time employees: | 4
     Annual revenue: | $310,000
     Occupied area: | 1,150 sq ft
     Area open to public: | 700 sq ft
     Total building area: | 1,150 sq ft
     Area leased to others: | No
     Operations here: | Espresso bar`,
  ),
  head(40, 598, 'ADDITIONAL INSURED'),
  ...two(
    616,
    `Name: | Teller Block Partners LP
     Address: | 900 Granary Street
     City / State / ZIP: | Grand Junction, CO 81501`,
    `Interest: | Additional insured
     Location #: | 1
     Certificate required: | Yes`,
  ),
  say(40, 740, 'Fact finder - page 1', { size: 7 }),
])

const SECOND = page([
  say(40, 34, 'Fact finder - Halyard Street Coffee Roasters, Inc. - page 2', { size: 8 }),
  rule(40, 48, 532),
  head(40, 58, 'CURRENT INSURANCE'),
  ...two(
    76,
    `General liability carrier: | Mesa Summit Insurance Company
     Policy number: | GL-660214
     Policy term: | 10/01/2025 - 10/01/2026
     Premium: | $4,180`,
    `Property carrier: | Mesa Summit Insurance Company
     Policy number: | PR-660215
     Policy term: | 10/01/2025 - 10/01/2026
     Premium: | $3,955`,
  ),
  labels(40, 134, 220, 'Losses in the last 5 years: | None', STYLE),
  head(40, 160, 'GENERAL LIABILITY WANTED'),
  ...two(
    178,
    `Coverage form: | Occurrence
     Each occurrence: | $1,000,000
     General aggregate: | $2,000,000
     Aggregate applies per: | Location
     Products aggregate: | $2,000,000`,
    `Personal & adv. injury: | $1,000,000
     Rented premises: | $100,000
     Medical expense: | $5,000
     PD deductible: | $500 per occurrence
     BI deductible: | None`,
  ),
  ...two(
    256,
    `Class 1 - location #: | 1
     Class code: | 53374
     Classification: | Food Products Mfg. - dry
     Premium basis: | Gross sales
     Exposure: | 1,240,000`,
    `Class 2 - location #: | 2
     Class code: | 16910
     Classification: | Restaurants - no table service
     Premium basis: | Gross sales
     Exposure: | 310,000`,
  ),
  head(40, 334, 'PRODUCTS'),
  ...two(
    352,
    `Product: | Roasted coffee
     Annual gross sales: | $1,240,000
     Number of units: | 96,000
     Time in market: | 148 months`,
    `Expected life: | 12 months
     Intended use: | Retail and food service
     Principal components: | Green coffee beans`,
  ),
  head(40, 418, 'QUESTIONS'),
  labels(
    40,
    436,
    330,
    `Is the applicant a subsidiary of another entity? | No
     Does the applicant have any subsidiaries? | No
     Is a formal safety program in operation? | Yes - safety manual and monthly meetings
     Any exposure to flammables, explosives, chemicals? | No
     Any policy declined, cancelled or non-renewed in the prior 3 years? | No
     Any uncorrected fire or safety code violations? | No
     Any foreclosure, repossession or bankruptcy in the last 5 years? | No
     Any judgement or lien in the last 5 years? | No
     Other business ventures for which coverage is not requested? | No
     Does the applicant own, lease or operate any drones? | No
     Does the applicant install, service or demonstrate products? | No
     Research and development conducted or new products planned? | No
     Products recalled, discontinued or changed? | No
     Products related to aircraft or space industry? | No
     Products sold under label of others? | Yes - house blends for two grocers
     Vendors coverage required? | No
     Any parking facilities owned or rented? | Yes - six spaces behind the espresso bar
     Is a fee charged for parking? | No
     Any day care facilities operated or controlled? | No`,
    STYLE,
  ),
  say(40, 740, 'Fact finder - page 2', { size: 7 }),
])

export const INTAKE_PAGES = [FIRST, SECOND]
