import type { LibraryQuestion } from './types.ts'

const BOP_2024 = 'Tarn Hollow Mutual - Businessowners Underwriting Guide 2024'
const BOP_2025 = 'Tarn Hollow Mutual - Businessowners Underwriting Guide 2025'
const ARTISAN = 'Tarn Hollow Mutual - Artisan Contractors Guide 2025'
const OFFICE = 'Brasswick BOP - Office and Retail Handbook'
const RESTAURANT = 'Brasswick BOP - Restaurant Handbook'
const HOME = 'Dunmarrow Farm and Home - Homeowners and Farm Manual'
const HABITATIONAL = 'Fennimoor Mutual - Habitational Underwriting Rules'
const TAVERN = 'Fennimoor Mutual - Restaurant and Tavern Rules'

export const ON_MAIN_STREET_GUIDES: LibraryQuestion[] = [
  {
    question: 'tarn hollow BOP minimun premium, current guide?',
    document: BOP_2025,
    page: 1,
    key: /\$750\b(?!,\d)/,
    not: /\$500\b(?!,\d)/,
  },
  {
    question: 'what was the minimum premium on Tarn Hollow BOPs under the 2024 guide',
    document: BOP_2024,
    page: 1,
    key: /\$500\b(?!,\d)/,
    not: /\$750\b(?!,\d)/,
  },
  {
    question: 'how high can i go on TIV for a Tarn Hollow bop without sending it in, 2025 rules',
    document: BOP_2025,
    page: 1,
    key: /1,250,000|1\.25 ?m/i,
    not: /1,500,000|1\.5 ?m/i,
  },
  {
    question: 'tarn hollow 2024 bop - how old can a bldg be before we need to show updates',
    document: BOP_2024,
    page: 1,
    key: /\b40 years/i,
    not: /\b35 years/i,
  },
  {
    question: 'HNOA charge on tarn hollow businessowners 2025',
    document: BOP_2025,
    page: 2,
    key: /\$165\b(?!,\d)/,
    not: /\$125\b(?!,\d)/,
  },
  {
    question: 'max EPLI limit tarn hollow will put on a BOP this year (2025 edition)',
    document: BOP_2025,
    page: 2,
    key: /\$?300,000|\$300k/i,
    not: /250,000|250k/i,
  },
  {
    question: 'Tarn Hollow artisan program do they take a guy who puts in pools?',
    document: ARTISAN,
    page: 1,
    key: /prohibited|not eligible|not written/i,
  },
  {
    question: 'what hapens at audit to uninsured subs on the tarn hollow artisan pgm',
    document: ARTISAN,
    page: 2,
    key: /one and (a|one)[- ]half times|1\.5 ?(x|times)|1½/i,
  },
  {
    question: 'cost of blanket WOS, tarn hollow artisan contractors',
    document: ARTISAN,
    page: 2,
    key: /\$100\b(?!,\d)/,
  },
  {
    question: 'brasswick retail bop - what hydrant distance for PC 8',
    document: OFFICE,
    page: 2,
    key: /1,000 (feet|ft)/i,
  },
  {
    question: 'brasswick off premises power failure cov, most we can buy on an office BOP',
    document: OFFICE,
    page: 3,
    key: /\$?50,000|\$50k/i,
  },
  {
    question: 'Brasswick office BOP: can customer get less than 72 hr waiting period on BI and what does it cost',
    document: OFFICE,
    page: 3,
    key: /\b4 ?(percent|%)/i,
  },
  {
    question: 'brasswick restaurant what % alcohol is too much for them to even look at',
    document: RESTAURANT,
    page: 1,
    key: /\b40 ?(percent|%)/i,
    not: /\b(50|75) ?(percent|%)/i,
  },
  {
    question: 'pizza place with wood fired oven ok at brasswick? what do they need',
    document: RESTAURANT,
    page: 2,
    key: /\b(duct|photos?|pictures?)\b/i,
  },
  {
    question: 'Brasswick restaurants - karaoke every night, is that a problem',
    document: RESTAURANT,
    page: 2,
    key: /nightclub|declined?/i,
  },
  {
    question: 'dunmarrow HO fence height needed around pool',
    document: HOME,
    page: 2,
    key: /\b48[- ]?(inch|in\b|")/i,
    not: /\b60[- ]?inch/i,
  },
  {
    question: 'client wants to rent out thier dunmarrow house a few weekends to vacationers, whats the cap',
    document: HOME,
    page: 2,
    key: /\b30 nights/i,
  },
  {
    question: 'laminated shingles - after how many yrs does dunmarrow go to ACV on the roof',
    document: HOME,
    page: 1,
    key: /\b15[- ]years?/i,
  },
  {
    question: 'dunmarrow farm how much spray drift can be bought up to',
    document: HOME,
    page: 6,
    key: /\$?100,000|\$100k/i,
  },
  {
    question: 'biggest dairy herd dunmarrow likes',
    document: HOME,
    page: 5,
    key: /\b250\b/,
  },
  {
    question: 'fennimoor apts - are balcony bbqs ok',
    document: HABITATIONAL,
    page: 1,
    key: /none|not (allowed|permitted|acceptable)|no grills|prohibit/i,
  },
  {
    question: 'fennimoor water damage ded on a 60 unit apartment',
    document: HABITATIONAL,
    page: 2,
    key: /\$10,000\b(?!,\d)/,
  },
  {
    question: 'Fennimoor minimum premium for a tavern',
    document: TAVERN,
    page: 2,
    key: /\$3,250\b(?!,\d)/,
    not: /\$5,000\b(?!,\d)/,
  },
  {
    question: 'whats fenimoor charge to stay open past midnight, bar & grill',
    document: TAVERN,
    page: 1,
    key: /\b8 ?(percent|%)/i,
  },
]
