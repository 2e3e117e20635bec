import type { LibraryQuestion } from './types.ts'

const GL_JANUARY = 'Quillmark contractors GL appetite - January 2025'
const GL_JULY = 'Quillmark contractors GL appetite - July 2025'
const VACANT = 'Quillmark vacant buildings and builders risk'
const COMP_2024 = 'Ostrander Vale - Workers Compensation Manual, edition 2024'
const COMP_2025 = 'Ostrander Vale - Workers Compensation Manual, edition 2025'
const COASTAL_2024 = 'Pellwater Coastal Commercial Property - 2024 season'
const COASTAL_2025 = 'Pellwater Coastal Commercial Property - 2025 season'
const AUTO = 'Kestrelgate Assurance - Business Auto Guide'
const TRUCKING = 'Kestrelgate Assurance - For-Hire Trucking Guide'
const PROFESSIONAL = 'Halcyrus Professional Lines - Miscellaneous Professional Liability'
const CYBER = 'Halcyrus Professional Lines - Cyber and Privacy'
const UMBRELLA = 'Vantry Ridge - Commercial Umbrella and Excess Guide'

export const ON_SPECIALTY_GUIDES: LibraryQuestion[] = [
  {
    question: 'quillmark GL ded latest appetite sheet',
    document: GL_JULY,
    page: 1,
    key: /\$2,500\b(?!,\d)/,
    not: /\$1,000\b(?!,\d)/,
  },
  {
    question: 'Quillmark January 2025 - min earned on contractors GL',
    document: GL_JANUARY,
    page: 1,
    key: /\b25 ?(%|percent)/i,
    not: /\b35 ?(%|percent)/i,
  },
  {
    question: 'is quillmark still taking new NC contractors? (july sheet)',
    document: GL_JULY,
    page: 1,
    key: /closed/i,
  },
  {
    question: 'how many custom home starts a yr will Quillmark allow under the July appetite',
    document: GL_JULY,
    page: 2,
    key: /\b(6|six)\b/i,
    not: /\b(10|ten) (starts|new|custom|homes|per)/i,
  },
  {
    question: 'quillmark startups: how much experience did the Jan 25 sheet want',
    document: GL_JANUARY,
    page: 1,
    key: /\b(3|three) (yrs|years)/i,
    not: /\b(5|five) (yrs|years)/i,
  },
  {
    question: 'roofer sub at quillmark, what share of receipts can be roofing per july 2025',
    document: GL_JULY,
    page: 1,
    key: /\b10 ?(%|percent)/i,
    not: /\b20 ?(%|percent)/i,
  },
  {
    question: 'bulders risk quilmark how long can we extend if the job runs late',
    document: VACANT,
    page: 2,
    key: /\b(90|ninety)[- ]days?/i,
  },
  {
    question: 'max emod ostrander vale WC 2025',
    document: COMP_2025,
    page: 1,
    key: /\b1\.15\b/,
    not: /\b1\.25\b/,
  },
  {
    question: 'ostrander vale old 2024 manual - USL&H available?',
    document: COMP_2024,
    page: 2,
    key: /not available|unavailable/i,
    not: /if[- ]any/i,
  },
  {
    question: 'ostrander vale per job WOS charge on comp, 2025 edition, incl minimum',
    document: COMP_2025,
    page: 3,
    key: /\b5 ?(percent|%)/i,
  },
  {
    question: 'drug free workplace credit Ostrander Vale, 2024 edition',
    document: COMP_2024,
    page: 3,
    key: /\b5 ?(percent|%)/i,
    not: /\b6 ?(percent|%)/i,
  },
  {
    question: 'does ostrander vale pay for no-slip shoes for kitchen crew? how much',
    document: COMP_2025,
    page: 5,
    key: /\$40\b(?!,\d)/,
  },
  {
    question: 'pay as you go WC deposit at Ostrander Vale now (2025)',
    document: COMP_2025,
    page: 4,
    key: /\b8 ?(percent|%)/i,
    not: /\b10 ?(percent|%)/i,
  },
  {
    question: 'pellwater named storm ded right on the beach (500 ft) 2025',
    document: COASTAL_2025,
    page: 1,
    key: /\b10 ?%|\b10 percent/i,
    not: /\b7 ?%/,
  },
  {
    question: '2024 pellwater: how long after the storm warning lifts could we bind again',
    document: COASTAL_2024,
    page: 2,
    key: /\b24[- ]hours?/i,
    not: /\b72[- ]hours?/i,
  },
  {
    question: 'oldest shingle roof pellwater takes this season (2025)',
    document: COASTAL_2025,
    page: 2,
    key: /\b15[- ]years?/i,
    not: /\b18[- ]years?/i,
  },
  {
    question: 'will pellwater write flood in AE or VE for 2025',
    document: COASTAL_2025,
    page: 3,
    key: /withdr[ae]w|X only|not (available|offered)/i,
  },
  {
    question: 'kestrelgate business auto discount for dash cams at start',
    document: AUTO,
    page: 2,
    key: /\b7 ?(percent|%)/i,
    not: /\b4 ?(percent|%)/i,
  },
  {
    question: 'Kestrelgate light fleet: new driver is 20 yrs old, ok?',
    document: AUTO,
    page: 1,
    key: /\b21\b/,
    not: /\b23\b/,
  },
  {
    question: 'trucking co. with 14 months authority - kestrelgate?',
    document: TRUCKING,
    page: 1,
    key: /\b24[- ]months?|(two|2) years/i,
  },
  {
    question: 'halcyrus MPL tail options 24 mo cost',
    document: PROFESSIONAL,
    page: 2,
    key: /\b150 ?(%|percent)/i,
  },
  {
    question: 'home inspector retention at Halcyrus',
    document: PROFESSIONAL,
    page: 2,
    key: /\$5,000\b(?!,\d)/,
    not: /\$2,500\b(?!,\d)/,
  },
  {
    question: 'how recently must cyber applicant have test restored backups for halcyrus quote',
    document: CYBER,
    page: 1,
    key: /(six|6) months/i,
  },
  {
    question: 'halcyrus cyber - wire fraud limit if they have written callback procedures',
    document: CYBER,
    page: 1,
    key: /\$?250,000|\$250k/i,
  },
  {
    question: 'vantry ridge umbrella SIR for contractors',
    document: UMBRELLA,
    page: 1,
    key: /\$?25,000|\$25k/i,
  },
  {
    question: 'umbrella w/ Vantry Ridge - policy dates dont line up, how far apart is ok first yr',
    document: UMBRELLA,
    page: 2,
    key: /\b60 days/i,
  },
]
