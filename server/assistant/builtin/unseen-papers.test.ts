import { expect, it } from 'vitest'
import { LOSS_RUN } from '../../../tests/support/documents/loss-run.ts'
import { linesPage, makePdf, type PdfPageSpec } from '../../../tests/support/documents/pdf.ts'
import { paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const cyber = [
  linesPage([
    'CYBER LIABILITY POLICY DECLARATIONS',
    'THIS IS A CLAIMS-MADE AND REPORTED POLICY. DEFENSE COSTS REDUCE THE LIMIT.',
    'Policy No.: TC-990-3',
    'Policy Period: 01/10/2026 to 01/10/2027',
    'C. Ransomware and Extortion $500,000',
    'Premium $7,420; Surplus Lines Tax $222.60; Stamping Fee $5.00; Total $7,647.60',
    'Extended Reporting Period: 12 months at 100% of annual premium',
    'Notice of Claim: Testquay Claims Unit, 77 Placeholder Avenue, Sampleton, OH 43000',
  ]),
  linesPage([
    'EXCLUSIONS',
    'The Insurer shall not be liable for Loss arising out of:',
    'A. War, invasion or hostilities, except cyber terrorism.',
    'B. Failure to maintain multi-factor authentication on remote access.',
  ]),
]
const home = [
  linesPage([
    'HOMEOWNERS POLICY DECLARATIONS',
    'Policy Number HO-551-8820',
    'Mortgagee: Sample Bank ISAOA, PO Box 77, Testville, PA 18509',
    'Deductible - All Other Perils $1,500',
    'Deductible - Windstorm or Hail 2% of Coverage A',
    'Total Policy Premium $1,523.00',
  ]),
  linesPage([
    'SECTION I - CONDITIONS',
    'If we decide to cancel this policy, the mortgagee will be notified at least 10 days before that takes effect.',
    'If the building has been vacant for more than 60 days we will not pay for loss caused by theft.',
    'Animal Liability. Coverage for bodily injury caused by any dog is limited to $25,000.',
    'We do not insure for loss caused by water damage, meaning flood or surface water.',
  ]),
]
/** Ninety vehicles on three pages. */
const fleet = [0, 30, 60].map((first) => ({
  ...linesPage(['SCHEDULE OF COVERED AUTOS', 'Policy Number: CA-77-1042']),
  tables: [
    {
      x: 60,
      y: 120,
      columns: [0, 60, 110, 200, 300],
      rows: [
        ['Unit', 'Year', 'Make', 'Model', 'VIN'],
        ...Array.from({ length: 30 }, (_, row) => {
          const number = first + row + 1
          return [`${5000 + number}`, '2019', 'Ford', 'Transit', `1FTBR1C80MKA${String(number).padStart(5, '0')}`]
        }),
      ],
    },
  ],
}))
const read = async (name: string, pages: PdfPageSpec[]) => paperOf(`${name}.pdf`, await makePdf(pages))
const papers = {
  cyber: read('cyber', cyber),
  home: read('home', home),
  losses: read('losses', [LOSS_RUN]),
  fleet: read('fleet', fleet),
}

it.each([
  ['cyber', 'ransomware sublimit?', '$500,000'],
  ['cyber', 'does defense erode the limit', 'DEFENSE COSTS REDUCE THE LIMIT'],
  ['cyber', 'where do I send a notice of claim', 'Testquay Claims Unit'],
  ['cyber', 'who do i report claims to', 'Testquay Claims Unit'],
  ['cyber', 'is MFA required', 'multi-factor authentication'],
  ['losses', 'How many claims are open and what is their total reserve?', 'The total of the claim reserves is $8,500'],
  ['cyber', 'how long is the ERP', '12 months'],
  ['cyber', 'total cost with taxes and fees', '$222.60'],
  ['home', 'what is the vacancy clause', 'vacant for more than 60 days'],
  ['home', 'wats the deductable', '$1,500'],
  ['home', 'ist Überschwemmung gedeckt?', 'flood or surface water'],
  ['home', 'waht is teh polcy numbr', 'HO-551-8820'],
  ['cyber', 'what do we have to do after a loss?', 'Testquay Claims Unit'],
  ['home', 'does it cover my dog biting someone', 'limited to $25,000'],
] as [keyof typeof papers, string, string][])('%s: %s → %s', async (paper, question, words) => {
  const { answer, refusals } = await ask(paper, question)
  expect(refusals).toEqual([])
  expect(answer).toContain(words)
})

it.each([
  [
    'how many open claims',
    'Of the 3 claims “losses.pdf” lists, 1 fits claim status “open”:',
    'C-1003; date of loss: 11/30/2025',
    'C-1001',
  ],
  [
    'are there any claims from 2024',
    'Of the 3 claims “losses.pdf” lists, 1 fits date of loss in 2024:',
    'C-1001; date of loss: 03/04/2024',
    'C-1003',
  ],
  [
    'how many claims of Smith',
    'I could not narrow the claims by “Smith”',
    'Without that: “losses.pdf” lists 3 claims:',
    'excluded',
  ],
])('a loss run: %s', async (question, lead, row, other) => {
  const { answer, refusals } = await ask('losses', question)
  expect(refusals).toEqual([])
  expect(answer).toContain(lead)
  expect(answer).toContain(row)
  expect(answer).not.toContain(other)
})

it.each([
  ['how many vehicles are scheduled?', '“fleet.pdf” lists 90 vehicles:', '- and 78 more'],
  [
    'what is the VIN of unit 5077?',
    'Of the 90 vehicles “fleet.pdf” lists, 1 fits vehicle number “5077”:',
    '1FTBR1C80MKA00077',
  ],
])('a schedule longer than an answer: %s', async (question, lead, row) => {
  const { answer, refusals } = await ask('fleet', question)
  expect(refusals).toEqual([])
  expect(answer).toContain(lead)
  expect(answer).toContain(row)
})

it('takes a message without a word for a greeting', async () => {
  const { answer } = await ask('home', 'policy number?', '🙂')
  expect(answer).toContain('I can:')
})

it('is not sure where a word of the question stands nowhere, and the rest is there', async () => {
  const { answer } = await ask('home', 'does it cover my dog biting someone')
  expect(answer).toMatch(/^I am not sure that this answers/)
})

it('puts the name before the clause that only mentions it', async () => {
  const { sources } = await ask('home', 'Who is the mortgagee?')
  expect(sources[0]!.quote).toContain('Sample Bank')
})

it('takes “everything else” for the other values of what was asked before', async () => {
  const { answer } = await ask('home', 'what is the wind deductible', 'and for everything else?')
  expect(answer).toContain('$1,500')
  expect(answer).not.toContain('Named insured')
})

it('knows a policy by its sort', async () => {
  const rehearsal = new Rehearsal()
  const attached = await Promise.all(Object.values(papers))
  const { answer, sources } = await rehearsal.say('is flood covered in the homeowners?', attached)
  expect(answer).toContain('flood or surface water')
  expect(new Set(sources.map(({ file }) => file)).size).toBe(1)
})

async function ask(name: keyof typeof papers, ...questions: string[]) {
  const rehearsal = new Rehearsal()
  let told = await rehearsal.say(questions[0]!, [await papers[name]])
  for (const question of questions.slice(1)) told = await rehearsal.say(question)
  return told
}
