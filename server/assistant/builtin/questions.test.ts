import { describe, expect, it } from 'vitest'
import * as made from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere, type Told } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const papers = {
  gl: made.glPolicy(),
  auto: made.autoPolicy(),
  wc: made.wcPolicy(),
  umbrella: made.umbrellaPolicy(),
  property: made.propertyPolicy(),
  professional: made.professionalPolicy(),
  lease: made.lease(),
  quote: made.glQuote(),
}
type PaperName = keyof typeof papers

async function ask(names: PaperName[], ...messages: string[]): Promise<Told> {
  const rehearsal = new Rehearsal()
  const attached = await Promise.all(names.map((name) => papers[name]))
  let told = await rehearsal.say(messages[0]!, attached)
  for (const message of messages.slice(1)) told = await rehearsal.say(message)
  return told
}

/** The pages that stand behind the statement that holds these words. */
function pagesBehind({ answer, sources }: Told, words: string): number[] {
  const line = answer.split(/\n|(?<=\]\.) /).find((one) => one.includes(words) && /\[\d+\]/.test(one)) ?? ''
  return [...line.matchAll(/\[(\d+)\]/g)].map(([, mark]) => sources.find(({ number }) => number === Number(mark))!.page)
}

const TABLE: [paper: PaperName, question: string, words: string, page: number][] = [
  ['gl', 'What is the each occurrence limit?', '$1,000,000', 1],
  ['gl', 'how much is the general agg?', '$2,000,000', 1],
  ['gl', 'What is the med pay limit', '$5,000', 1],
  ['gl', "What's the deductible?", '$2,500', 1],
  ['gl', 'Can you tell me the total premium?', '$8,412', 1],
  ['gl', 'damage to premises rented to us?', '$100,000', 1],
  ['gl', 'When does the policy expire?', '04/01/2027', 1],
  ['gl', 'Who is the carrier?', 'QUILLFEATHER MUTUAL', 1],
  ['gl', 'What does the insured do?', 'Custom cabinet making', 1],
  ['gl', 'What is the mailing address of the insured?', '12 Example Street, Sampleton, OH 43000', 1],
  ['gl', 'Is pollution covered?', 'exclusion wording', 0],
  ['gl', 'Is pollution covered?', 'release of pollutants', 4],
  ['gl', 'does it exclude mold?', 'any fungi or bacteria', 8],
  ['gl', 'Is war covered?', 'war or military action', 4],
  ['gl', 'Does the policy cover drones?', 'use of any aircraft', 4],
  ['gl', 'Are watercraft covered?', 'less than 26 feet long', 4],
  ['gl', 'How many days notice of cancellation does the carrier have to give?', '10 days before', 5],
  ['gl', 'Is there a waiver of subrogation?', 'We waive any right of recovery', 7],
  ['gl', 'Is there an additional insured endorsement?', 'agreed in a written contract to add them', 6],
  ['gl', 'Is the coverage primary and noncontributory?', 'primary and noncontributory if the contract requires it', 6],
  ['gl', 'Does the insurer have a duty to defend?', 'right and duty to defend', 3],
  ['gl', 'What must we do after an accident?', 'notified as soon as practicable', 5],
  ['gl', 'which endorsements are on the policy', 'Fungi or Bacteria Exclusion', 2],
  ['auto', 'What is the CSL?', '$1,000,000', 1],
  ['auto', 'collision deductible?', '$1,000', 1],
  ['auto', 'Which vehicles are scheduled?', 'make and model: Isuzu NPR Box Truck', 2],
  ['auto', 'Is there a loss payee?', 'Sample Bank NA', 2],
  ['auto', 'is towing covered', 'up to $100 for towing', 3],
  ['auto', 'Is hired auto covered?', 'any auto', 1],
  ['wc', 'Which states are covered?', 'PA, WV', 1],
  ['wc', 'What are the employers liability limits?', 'each accident: $500,000', 1],
  ['wc', 'Are any officers excluded?', 'Marlow Testwell', 2],
  ['wc', 'What is the NAIC number?', '99123', 1],
  ['wc', 'payroll for cabinet works?', '$310,000', 2],
  ['umbrella', 'What is the retention?', '$10,000', 1],
  ['umbrella', 'Is asbestos excluded?', 'asbestos', 2],
  ['property', 'Is flood covered?', 'including flood, surface water', 2],
  ['property', 'Is earthquake covered?', 'Earth Movement', 2],
  ['property', 'Is water backup covered?', 'covered up to $10,000', 2],
  ['property', 'What is the wind deductible?', '2% of the limit', 1],
  ['property', 'What is the spoilage limit?', '$25,000', 1],
  ['property', 'Who is the mortgagee?', 'Sample Bank NA', 1],
  ['property', 'coinsurance?', '90%', 1],
  ['property', 'What are the building and contents limits?', '$850,000', 1],
  ['property', 'is theft of money covered', 'not covered', 2],
  ['professional', 'retro date?', '09/01/2019', 1],
  ['professional', 'Is it claims-made?', 'CLAIMS-MADE', 1],
  ['professional', 'Is fraud covered?', 'fraud or dishonest acts', 2],
  ['professional', 'limits', '$2,000,000', 1],
  ['professional', 'Is there an extended reporting period?', '12 months', 2],
]

describe('answers to questions', () => {
  it('says the value that is held against another, and not that nothing was found', async () => {
    const { answer } = await ask(['quote'], 'is the occurrence limit at least 1m')
    expect(answer).toContain('$2,000,000')
    expect(answer).not.toMatch(/Not that I can see|found nothing/)
  })

  it.each(TABLE)('%s: %s → %s', async (paper, question, words, page) => {
    const told = await ask([paper], question)
    expect(told.outcome).toBe('DONE')
    expect(told.refusals).toEqual([])
    expect(told.answer).toContain(words)
    if (page) expect(pagesBehind(told, words)).toContain(page)
  })

  it.each([
    ['gl', 'Is flood covered?'],
    ['gl', 'Is there an umbrella?'],
    ['gl', 'What is the NAIC code?'],
    ['umbrella', 'Is there a waiver of subrogation?'],
    ['wc', 'Does it cover alpaca shearing?'],
  ] as [PaperName, string][])('%s: says that it found nothing: %s', async (paper, question) => {
    const { answer, sources } = await ask([paper], question)
    expect(answer).toContain('I found nothing about')
    expect(sources).toEqual([])
  })

  it('never gives an amount of another line than the one asked for', async () => {
    const { answer } = await ask(['gl', 'umbrella'], 'What is the umbrella each occurrence limit?')
    expect(answer).toContain('$3,000,000')
    expect(answer).not.toContain('$1,000,000')
  })

  it('gives the value in force and tells the quoted one apart', async () => {
    const { answer } = await ask(['gl', 'quote'], 'What is the each occurrence limit?')
    expect(answer).toMatch(/is \$1,000,000 \[1\].*\$2,000,000 \[2\], which is quoted, not in force/)
  })

  it('keeps to the file that is named', async () => {
    const { answer, sources } = await ask(['gl', 'quote'], 'What is the deductible in the quote?')
    expect(answer).toContain('$1,000')
    expect(answer).not.toContain('$2,500')
    expect(sources.map(({ file }) => file)).toEqual(['F2'])
  })

  it('reads a short follow-up in the light of the question before', async () => {
    const told = await ask(
      ['gl', 'umbrella'],
      'What is the each occurrence limit of the general liability?',
      'And the umbrella?',
    )
    expect(told.answer).toContain('$3,000,000')
    expect(told.answer).not.toContain('$1,000,000')
  })

  it('answers several questions of one message', async () => {
    const { answer } = await ask(['gl'], 'Who is the carrier, and when does it expire? Is mold covered?')
    expect(answer).toContain('QUILLFEATHER')
    expect(answer).toContain('04/01/2027')
    expect(answer).toContain('fungi or bacteria')
  })

  it('does not put what is granted under the exclusions that stand above it', async () => {
    const { answer, sources } = await ask(['property'], 'Is water backup covered?')
    expect(answer).toContain('coverage wording')
    expect(sources[0]!.quote).not.toContain('We will not pay')
  })

  it('shows what a contract asks for beside what the policies have, without judging', async () => {
    const { answer } = await ask(['gl', 'lease'], 'Does the policy meet the lease requirements?')
    expect(answer).toMatch(/contract asks for[\s\S]*\$2,000,000 each occurrence[\s\S]*policies have[\s\S]*\$1,000,000/)
    expect(answer).not.toMatch(/\b(?:yes|no|meets|does not meet)\b/i)
  })

  it('describes a policy as a whole, every figure with its place', async () => {
    const { answer, sources } = await ask(['gl'], 'What does this policy cover?')
    for (const words of [
      'Otter & Thimble Joinery LLC',
      'QF-000-1042',
      '$1,000,000',
      '$2,500',
      'Waiver of Transfer',
      'Exclusions I came across',
    ]) {
      expect(answer).toContain(words)
    }
    expect(sources.length).toBeGreaterThan(15)
  })

  it('sets two documents side by side in a table', async () => {
    const { answer } = await ask(['gl', 'quote'], 'Compare the policy and the quote')
    expect(answer).toMatch(/\| Each occurrence limit \| \$1,000,000 \[\d+\] \| \$2,000,000 \[\d+\] \|/)
    expect(answer).toMatch(/They differ in [^.]*general aggregate limit/)
    expect(answer, 'what one does not tell differs in nothing').toMatch(
      /I did not find a value on each side for [^.]*medical expense/,
    )
    expect(answer).not.toMatch(/They differ in [^.]*medical expense/)
  })

  it('says first what kind of document it is', async () => {
    const { answer } = await ask(['gl'], 'what is this')
    expect(answer).toMatch(/^The document is a policy with declarations\./)
  })

  it('answers the things a few words name, and not what the document holds as a whole', async () => {
    const { answer } = await ask(['umbrella'], 'umb limit and sir')
    expect(answer).toMatch(/limit/i)
    expect(answer).not.toContain('Parties')
  })

  it('answers in English when it is asked in another language', async () => {
    const { answer } = await ask(['gl'], '¿Cuál es el límite por ocurrencia?')
    expect(answer).toMatch(/^Respondo en inglés.*\n\n.*each occurrence limit.* \$1,000,000 \[1\]/i)
  })

  it('shows where its last answer stands', async () => {
    const told = await ask(['property'], 'Is flood covered?', 'where does it say that?')
    expect(told.answer).toMatch(/rests on these words:[\s\S]*page 2: “We will not pay[\s\S]*flood/)
    expect(told.sources.map(({ page }) => page)).toEqual([2])
  })

  it('asks for documents when there are none, and says why none could be read', async () => {
    const none = await new Rehearsal().say('What is the each occurrence limit?')
    expect(none).toMatchObject({ outcome: 'NEEDS_INPUT', answer: expect.stringContaining('attach') })
    const broken = { name: 'scan.pdf', pages: [], facts: null, error: 'The file is damaged.' }
    const failed = await new Rehearsal().say('What is the each occurrence limit?', [broken])
    expect(failed).toMatchObject({
      outcome: 'NEEDS_INPUT',
      answer: expect.stringContaining('“scan.pdf”: The file is damaged.'),
    })
  })
})
