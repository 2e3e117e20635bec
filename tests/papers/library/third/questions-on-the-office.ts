import type { LibraryQuestion } from '../types.ts'

const COMMISSION = 'Commission schedule 2025 (all carriers)'
const PAY = 'Payment plans and invoices guide'
const NEW_BUSINESS = 'Procedure 04 - New commercial business, from call to delivery'
const CERTIFICATES = 'Certificates of insurance - what we write and what we do not'
const OMISSIONS = 'MEMO - Errors and omissions, what to do and not do'
const PHONES = 'FAQ for the personal lines phones'
const KENTUCKY = 'State rule sheet - Kentucky'
const INDIANA = 'State rule sheet - Indiana'
const TENNESSEE = 'State rule sheet - Tennessee'
const CLAIMS = 'Claims reporting card'
const CONTACTS = 'Who to call - underwriters and reps'
const GLOSSARY = 'Our abbreviations (glossary)'
const MEETING = 'Sales meeting notes 2025-06-11'

/** What the staff asks about the agency's own sheets, its procedures and the states. */
export const QUESTIONS_ON_THE_OFFICE: LibraryQuestion[] = [
  { question: 'renewal comm on mossgarth homeowners', document: COMMISSION, page: 1, key: /12\.25%/ },
  { question: 'crandimere reinstatement after non pay?', document: PAY, page: 1, key: /never\s+after\s+the\s+date/ },
  { question: 'installment fee Pikestone', document: PAY, page: 1, key: /\$7\.50/ },
  {
    question: 'how far ahead does a proposal have to go out',
    document: NEW_BUSINESS,
    page: 1,
    key: /at\s+least\s+7\s+days\s+before/,
  },
  {
    question: 'how many carriers can a producer send a commercial account to',
    document: NEW_BUSINESS,
    page: 1,
    key: /no\s+more\s+than\s+four\s+markets/,
  },
  { question: 'can i put full coverage on a cert', document: CERTIFICATES, page: 1, key: /"full\s+coverage"/ },
  { question: 'what is our own E&O deductible', document: OMISSIONS, page: 1, key: /deductible\s+is\s+\$15,000/ },
  {
    question: 'client does airbnb w their home how many nights ok',
    document: PHONES,
    page: 1,
    key: /30\s+nights\s+a\s+year/,
  },
  { question: 'KY nonpay notice days', document: KENTUCKY, page: 1, key: /nonpayment[\s.:|-]+14\s+days/ },
  { question: 'indiana surplus lines tax %', document: INDIANA, page: 1, key: /tax[\s.:|-]+2\.5%/ },
  {
    question: 'how many employees before you need WC in tenn.',
    document: TENNESSEE,
    page: 1,
    key: /Five\s+employees\s+or\s+more/,
  },
  {
    question: 'nonrenewal notice personal auto tennessee',
    document: TENNESSEE,
    page: 1,
    key: /30\s+days\s+on\s+personal\s+auto/,
  },
  { question: 'wrenhollow nurse #', document: CLAIMS, page: 1, key: /555-0139/ },
  { question: 'who do i write to about a Pikestone audit fight', document: CONTACTS, page: 1, key: /Achterberg/ },
  { question: 'what does BBQ mean on a file', document: GLOSSARY, page: 1, key: /bind\s+by\s+quote/ },
  { question: 'what rate hike makes us shop a renewal', document: MEETING, page: 1, key: /more\s+than\s+12%/ },
  { question: 'did yarrowgate close any zips for restaurants', document: MEETING, page: 1, key: /40202/ },
]
