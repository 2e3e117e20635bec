import { expect, test } from 'vitest'
import type { DocumentKind } from '../kinds.ts'
import { drawnPage } from './drawn-pages.ts'
import { sheetOf } from './sheet.ts'
import { whomAbout } from './whom-about.ts'

const told = (kind: DocumentKind, ...pages: string[]) =>
  whomAbout(
    pages.map((text, at) => sheetOf({ ...drawnPage(text), number: at + 1 })),
    kind,
    [],
  ).map(({ value }) => value)

const BODY = `
      They have two shops and nineteen people on the payroll.`
const MAIL = `
      From: Dana Quill
      Subject: New GL - Heron Irrigation LLC - effective 12/10/2026
      Hello,`

test.each([
  [
    'the subject of a mail and the sentence that asks',
    [
      `${MAIL}
      Could you quote general liability for Heron Irrigation LLC from 12/10/2026?
      The pump house belongs to Heron Nursery LLC and is not part of this.`,
    ],
    'Heron Irrigation LLC',
  ],
  ['the subject alone, where no other is named', [`${MAIL}${BODY}`], 'Heron Irrigation LLC'],
  [
    'a title, with its tax number',
    [
      `
      PLOVER MECHANICAL SERVICES, LLC
      PAYROLL REPORT BY CLASS CODE
      FEIN 61-5550142      RUN DATE 08/07/2026${BODY}`,
    ],
    'PLOVER MECHANICAL SERVICES, LLC',
  ],
  [
    'a title, with who prepared it for them',
    [
      `
      STATEMENT OF VALUES
      Curlew Row Storage LP | Effective 03/01/2027 | Prepared by Dunlin Insurance Brokers${BODY}
      Managed by Wigeon Property Managers Inc., of Salem.`,
    ],
    'Curlew Row Storage LP',
  ],
])('a document is about the company of %s', (_, pages, name) => {
  expect(told('application', ...pages)).toEqual([name])
})

test.each([
  [
    'two companies that stand in such places',
    `${MAIL}
      Could you quote general liability for Heron Nursery LLC from 12/10/2026?`,
  ],
  [
    'the head of a letter alone',
    `
      Godwit Partners LLC
      Dear Dana,
      Please find their papers, as Dunlin Insurance Brokers sent them.${BODY}`,
  ],
  [
    'a title that may be an agency’s',
    `
      Godwit Partners LLC
      12 Mill Street, Salem, OR 97301
      New business questionnaire${BODY}`,
  ],
  [
    'an insurer',
    `
      To: Dana Quill
      Subject: Dunlin Mutual Insurance Company${BODY}`,
  ],
  [
    'whom a certificate is for',
    `
      Subject: Certificate of insurance - Heron Properties LLC
      Hello,${BODY}`,
  ],
  [
    'the head of each page, which may be of who made it',
    `
      Avocet Beverage Distributors, LLC
      Umbrella worksheet${BODY}`,
    `
      Avocet Beverage Distributors, LLC
      Other exposures${BODY}`,
  ],
  [
    'the foot of a paper that names its owner',
    `
      STATEMENT OF VALUES
      Brought by Dunlin Insurance Brokers
      The shops${BODY}
      Bittern Holdings Inc`,
    `
      Further shops${BODY}
      Bittern Holdings Inc`,
  ],
  [
    'a title over the number of its agency',
    `
      BRAMBLE & TATE LLC
      FEIN 61-5550142      Producer code 4471${BODY}`,
  ],
  [
    'a title over the label of a client',
    `
      TALLYMARK BUREAU INC
      Client: Plover Mechanical      FEIN 61-5550142${BODY}`,
  ],
  [
    'a title over a blank for the applicant',
    `
      NORTHGATE SPECIALTY INC
      Agency: Dunlin Insurance Brokers
      Applicant name${BODY}`,
  ],
  [
    'who values buildings',
    `
      BITTERN VALUATIONS INC
      Placed by Dunlin Insurance Brokers${BODY}`,
  ],
  [
    'an old subject over a client without a legal form',
    `${MAIL}
      This one is for a new client, Plover Brothers Roofing.`,
  ],
  [
    'an old subject over a quote for another without a legal form',
    `${MAIL}
      Next up, please quote Plover Roofing from 12/10/2026.`,
  ],
  [
    'an old subject over a client named like a line',
    `${MAIL}
      Please quote Plover Auto Repair.`,
  ],
  [
    'whom a job is done for',
    `
      From: Dana Quill
      Please quote general liability for the job they do for Alder Row Properties LLC.`,
  ],
  [
    'who has the waiver',
    `
      From: Dana Quill
      Please quote a waiver of subrogation for Alder Row Properties LLC.`,
  ],
  [
    'a subject that says what a company is',
    `
      Subject: Dunlin Freight LLC - vendor contract${BODY}`,
  ],
  [
    'who is said to be the broker',
    `
      Subject: Bramble & Tate LLC
      From 12/10/2026 Bramble & Tate LLC is our broker.${BODY}`,
  ],
  [
    'a name with what the paper is before it',
    `
      Subject: Renewal of Heron Irrigation LLC${BODY}`,
  ],
  [
    'one beside others, in one place',
    `${MAIL}
      The land belongs to Bittern Holdings LLC.`,
  ],
])('nobody is told by %s', (_, ...pages) => {
  expect(told('application', ...pages)).toEqual([])
})

test('a loss run is about whom it was asked for, not about whose paper it is', () => {
  const run = (second: string) => `
      Dunlin Claims Partners LLC
      ${second}
      C-550318      09/18/2025      Open      Slip at the door of Rail Catering Co.      2,140
      C-550319      09/19/2025      Open      Fire      2,140`
  expect(told('loss-run', run('Requested for: Heron Supply LLC'))).toEqual([])
  expect(
    told('loss-run', run('Requested for: Heron Supply LLC').replace('Claims Partners LLC', 'Casualty Company')),
  ).toEqual(['Heron Supply LLC'])
  expect(told('loss-run', run('FEIN 61-5550142'))).toEqual([])
  // Where no insurer is named, the only company may be it.
  expect(told('loss-run', 'Subject: Northgate Specialty Inc\nLOSS RUN')).toEqual([])
})

test.each(['GL and WC', 'for North Carolina.', 'General Liability', 'for December 10.'])(
  'what is to be quoted is no other client: %s',
  (what) => {
    expect(told('application', `${MAIL}\n      Please quote ${what}${BODY}`)).toEqual(['Heron Irrigation LLC'])
  },
)

test('a policy names its insured otherwise', () => {
  expect(told('declarations', `${MAIL}${BODY}`)).toEqual([])
})
