import type { LibraryQuestion } from '../types.ts'

const BOP = 'Yarrowgate Mutual - Businessowners Appetite Guide'
const LETTER = 'Yarrowgate Mutual - Letter of Binding Authority'
const ARTISAN = 'Pikestone Casualty - Artisan Contractors GL Guide'
const MEMO = 'Pikestone Casualty - Binding Authority Memo'
const MAIL = 'E-mail - Pikestone answers on contractors (March 2025)'
const AUTO = 'Crandimere - Commercial Auto Field Guide'
const COMP = 'Wrenhollow Workers Compensation Underwriting Summary'
const SURPLUS = 'Ollandar Specialty - Surplus Lines Appetite'
const FLOOD = 'Senneth Flood Program Summary'
const BONDS = 'Dunlivet Surety - Bond Guide for Agents'
const CYBER = 'Tessaly Cyber - Submission Checklist'
const HOME = 'Mossgarth - Homeowners quick reference'
const GRID = 'Mossgarth - Deductible options grid'

/** What the staff asks about the carriers' guides, letters and grids. */
export const QUESTIONS_ON_CARRIERS: LibraryQuestion[] = [
  { question: 'max sales for a hardware store w/ yarrowgate', document: BOP, page: 1, key: /\$4,200,000/ },
  {
    question: 'Can a flower shop have $1.4M of property at one location in the Yarrowgate BOP?',
    document: BOP,
    page: 1,
    key: /Florist[\s\S]{0,60}\$1,450,000/,
  },
  { question: 'yarrowgate restarant how much booze is ok', document: BOP, page: 1, key: /alcohol to 30% of sales/ },
  { question: 'does Yarrowgate take pawn shops', document: BOP, page: 1, key: /Pawnbrokers/ },
  {
    question: 'how old can a joisted masonry building be at yarrowgate if nothing was updated',
    document: BOP,
    page: 2,
    key: /Joisted masonry\s+\W*1975/,
  },
  { question: 'YG-BP 438 highest limit', document: BOP, page: 2, key: /\$35,000/ },
  { question: 'cheapest BOP premium in TN yarrowgate', document: BOP, page: 2, key: /\$710/ },
  { question: 'most spoiled food coverage we can sell on the Yarrowgate bop', document: BOP, page: 2, key: /\$40,000/ },
  { question: 'how long is a Yarrowgate binder good for', document: LETTER, page: 1, key: /thirty days/ },
  { question: 'can I backdate a Pikestone policy', document: MEMO, page: 1, key: /3 calendar\s+days/ },
  { question: 'can we back date with yarrowgate', document: LETTER, page: 1, key: /may not backdate/ },
  {
    question: 'tornado watch posted - when can we bind Yarrowgate property again',
    document: LETTER,
    page: 1,
    key: /twelve\s+hours\s+after/,
  },
  {
    question: 'biggest tool floater we can bind at pikestone',
    document: MEMO,
    page: 1,
    key: /\$75,000\s+per\s+schedule/,
  },
  {
    question: 'how many days to get the app to Pikestone after we bind',
    document: MEMO,
    page: 1,
    key: /14\s+days\s+from/,
  },
  {
    question: 'plumber in Tennessee with Pikestone, ok to bind?',
    document: ARTISAN,
    page: 1,
    key: /PK-166\W+Plumbing[\s\S]{0,60}\bX\b/,
  },
  { question: 'PK-119 payroll cap', document: ARTISAN, page: 1, key: /\$1,850,000/ },
  {
    question: 'pikestone bricklayer how much can he sub out',
    document: ARTISAN,
    page: 1,
    key: /PK-152\W+Masonry[\s\S]{0,160}\b18\b/,
  },
  {
    question: 'PD deductible for an a/c contractor, pikestone',
    document: ARTISAN,
    page: 2,
    key: /Plumbing, HVAC\W+1,500/,
  },
  { question: 'what does PKG 2237 cost', document: ARTISAN, page: 2, key: /\$340/ },
  {
    question: 'surcharge for brand new contractors at Pikestone',
    document: ARTISAN,
    page: 2,
    key: /surcharge\s+of\s+18%/,
  },
  { question: 'gutter installer - which class does Pikestone want', document: MAIL, page: 1, key: /RATE\s+AS\s+FENCE/ },
  {
    question: 'electrician putting solar on rooftops, will pikestone do it',
    document: MAIL,
    page: 1,
    key: /ROOF\s+MOUNT\s+IS\s+OUT/,
  },
  {
    question: 'snowplow work for landscapers, how much is alowed',
    document: MAIL,
    page: 1,
    key: /20%\s+OF\s+RECEIPTS/,
  },
  {
    question: 'how far can a box truck of 18,000 lb drive, Crandimere intermediate',
    document: AUTO,
    page: 1,
    key: /Medium truck[\s\S]{0,120}\b200\b/,
  },
  { question: 'crandimere points for texting while driving', document: AUTO, page: 1, key: /phone in hand/ },
  { question: 'driver has 7 points crandimere what now', document: AUTO, page: 1, key: /CR-31/ },
  { question: 'how much off for telematics first yr', document: AUTO, page: 2, key: /6%\s+off/ },
  { question: 'tow truck company - Crandimere?', document: AUTO, page: 2, key: /tow trucks/ },
  { question: 'Wrenhollow mod of 1.22, can we write it?', document: COMP, page: 1, key: /1\.16\s+to\s+1\.30/ },
  {
    question: 'schedule credit on a print shop, work comp',
    document: COMP,
    page: 1,
    key: /machine shops, printing[\s\S]{0,120}10%/,
  },
  { question: 'wrenhollow dividend if loss ratio is 30', document: COMP, page: 1, key: /20%\s+to\s+under\s+35%\W+6%/ },
  { question: 'form for a corporate officer who wants off the WC', document: COMP, page: 1, key: /WH-20/ },
  {
    question: 'empty building, how often does somebody have to check it (Ollandar)',
    document: SURPLUS,
    page: 1,
    key: /every\s+10\s+days/,
  },
  { question: 'ollandar roofers min premium', document: SURPLUS, page: 1, key: /Minimum\s+premium\s+\$7,500/ },
  {
    question: 'max contents on a commercial flood policy',
    document: FLOOD,
    page: 1,
    key: /Contents, most[\s\S]{0,80}\$900,000/,
  },
  {
    question: 'how long before private flood kicks in on a house',
    document: FLOOD,
    page: 1,
    key: /Waiting period[\s\S]{0,60}10\s+days/,
  },
  { question: 'does senneth take VE', document: FLOOD, page: 1, key: /V\s+and\s+VE\s+zones\s+are\s+declined/ },
  { question: 'rate on a car dealer bond', document: BONDS, page: 1, key: /\$15\.00/ },
  { question: 'what financials for a 900k bonded job', document: BONDS, page: 1, key: /two\s+year-end\s+statements/ },
  { question: 'revenue 12 million, which Tessaly app', document: CYBER, page: 1, key: /TC-2, four pages/ },
  {
    question: 'wood stove as the main heat - mossgarth?',
    document: HOME,
    page: 1,
    key: /No\s+wood\s+stove\s+as\s+only\s+heat/,
  },
  {
    question: 'wind/hail deductible TN house insured for 600k',
    document: GRID,
    page: 1,
    key: /\$500,000\s+-\s+\$749,999[\s\S]{0,120}\b2%/,
  },
  { question: 'Mossgarth MH-5 discount for going to a 5000 deductible', document: GRID, page: 1, key: /-21%/ },
]
