import { describe, expect, it } from 'vitest'
import { asksOf, jobsOf } from './intent.ts'
import type { DoneCall, Talk } from './talk.ts'

const FORM: DoneCall = {
  name: 'FILL_TEMPLATE',
  input: { templateId: '25', fields: [] },
  result: { artifactId: 'a', version: 1, filled: [], refused: [], blank: [], findings: [] },
  error: null,
}
const EMAIL: DoneCall = {
  name: 'DRAFT_EMAIL',
  input: { subject: 's', body: 'b' },
  result: { artifactId: 'e', version: 1 },
  error: null,
}
const FILE = { file: 'F1', name: 'policy.pdf', kind: 'declarations', pages: 2, error: null }

function jobs(text: string, done: DoneCall[], hasFiles: boolean, preset: string | null = null): string {
  const turns = [
    ...(done.length ? [{ text: 'before', files: [FILE], changed: [], calls: done }] : []),
    { text, files: hasFiles ? [FILE] : [], changed: [], calls: [] },
  ]
  const talk: Talk = { today: '2026-05-14', preset, agency: {}, user: null, account: null, steps: 0, turns }
  return jobsOf(talk).join('+')
}

describe('what a message asks for', () => {
  it.each<[string, string, DoneCall[]?, boolean?]>([
    ['fill', 'Fill ACORD 25 (Certificate of Liability Insurance).\n\nCertificate holder: X'],
    [
      'fill+email',
      'Please fill an ACORD 25 for Otter & Thimble. The holder is Paper Lantern Properties, 77 Placeholder Avenue, and they want to be additional insured. Then draft the e-mail to Odette.',
    ],
    ['fill', 'Can you do a COI for Blue Door LLC?'],
    ['fill', 'I need a certificate of insurance for the landlord'],
    ['fill', 'certificate please'],
    ['email', 'carrier needs the garaging address for unit 3, ask the insured'],
    ['email', 'carrier to delete unit 2 as of 6/1'],
    ['email', 'whats outstanding on this binder? put it in an email to the insured'],
    ['edit', 'title it Waiver confirmed', [EMAIL]],
    ['edit', 'add we need a revised dec page', [EMAIL]],
    ['edit', 'leave the cost off', [EMAIL]],
    ['nothingMade', 'old vs new in a table'],
    ['fill', 'coi for Riverbend Mall, 1 Main St, Sampleton, OH 43000'],
    ['question', 'What does the certificate say about auto?'],
    ['question', 'Is flood covered?'],
    ['question', 'who is the certificate holder?'],
    ['overview', 'What does this policy cover?'],
    ['overview', 'What does this policy cover? Give the parties, dates, limits, deductibles and main exclusions.'],
    ['overview', 'summarize this policy'],
    ['overview', 'give me an overview'],
    ['overview', 'here you go', [], true],
    ['document', 'write a summary of the coverage as a document'],
    ['document', 'Draft a coverage summary for the client'],
    ['document', 'Prepare a comparison table of both quotes as a document'],
    ['compare', 'compare the two quotes'],
    ['compare', 'what are the differences between F1 and F2?'],
    ['email', 'now write the e-mail to the holder', [FORM]],
    ['email', 'Draft an email to the insured', [FORM]],
    ['email', 'ask the carrier for the missing NAIC number', [FORM]],
    ['email', 'let the holder know it is attached', [FORM]],
    ['email', 'email the holder', [FORM]],
    ['email', 'write to the client and ask for the missing items', [FORM]],
    ['question', 'What is the e-mail address of the producer?'],
    ['blanks', 'what is missing?', [FORM]],
    ['blanks', 'Which fields are still blank?', [FORM]],
    ['blanks', 'why is the auto section empty?', [FORM]],
    ['correct', 'the holder is Green Gate LLC, 5 Oak Rd, Sampleton, OH 43000', [FORM]],
    ['correct', 'change the each occurrence limit to 2,000,000', [FORM]],
    ['correct', 'Please remove the waiver', [FORM]],
    ['correct', 'Set the general aggregate to $3,000,000', [FORM]],
    ['edit', 'make it shorter', [FORM, EMAIL]],
    ['edit', 'add that the umbrella follows next week', [FORM, EMAIL]],
    ['edit', 'change "Hi" to "Dear"', [FORM, EMAIL]],
    ['edit', 'more formal please', [FORM, EMAIL]],
    ['correct', 'change the certificate holder to X Corp on the form', [EMAIL, FORM]],
    ['unable', 'send it'],
    ['unable', 'Send the email now', [FORM, EMAIL]],
    ['web', 'google the carrier rating'],
    ['unable', 'what is the weather'],
    ['unable', 'cancel the policy'],
    ['unable', 'update the account in Epic'],
    ['thanks', 'thanks!'],
    ['thanks', 'great, thank you'],
    ['help', 'hi'],
    ['help', 'What can you do?'],
    ['help', 'hello cara'],
    ['question', 'how much is the deductible'],
    ['question', 'limits?'],
    ['question', 'tell me the GL limits'],
    ['question', 'list the endorsements'],
    ['question', 'Can you tell me who the carrier is?'],
    ['question', 'Does the policy have an additional insured endorsement?'],
    ['question', 'what happens if we cancel the policy?'],
    ['question', 'how do I report a claim?'],
    ['sources', 'where does it say that?', [EMAIL]],
    ['overview', 'What does this document say?', [], true],
  ])('%s: %s', (expected, text, done = [], hasFiles = false) => {
    expect(jobs(text, done, hasFiles)).toBe(expected)
  })

  it.each<[string, DoneCall[], [string, string][]]>([
    ['P&AI limit? (the GL part)', [], [['question', 'P&AI limit? (the GL part)']]],
    ["thanks! what's the auto limit?", [], [['question', "what's the auto limit?"]]],
    [
      'fill the acord 25 for the city and email it to them',
      [],
      [
        ['fill', 'fill the acord 25 for the city'],
        ['email', 'email it to them'],
      ],
    ],
    [
      'is flood covered? if not, draft a note to the insured that it is excluded',
      [],
      [
        ['question', 'is flood covered?'],
        ['email', 'if not, draft a note to the insured that it is excluded'],
      ],
    ],
    [
      'email the insured and ask for payroll by class code',
      [],
      [['email', 'email the insured and ask for payroll by class code']],
    ],
    [
      'sign as Dana and add that we will call on Monday',
      [FORM, EMAIL],
      [['edit', 'sign as Dana and add that we will call on Monday']],
    ],
    [
      'make it shorter and send it',
      [FORM, EMAIL],
      [
        ['edit', 'make it shorter'],
        ['unable', 'send it'],
      ],
    ],
    [
      "don't promise anything. and mention the quote expires in 30 days",
      [FORM, EMAIL],
      [['edit', "don't promise anything. mention the quote expires in 30 days"]],
    ],
    ['any problem with the dates on this cert', [], [['question', 'any problem with the dates on this cert']]],
    ['why was it cancelled', [], [['question', 'why was it cancelled']]],
    ['can you email me the policy', [], [['unable', 'can you email me the policy']]],
    ['send me a draft e-mail to the insured', [], [['email', 'send me a draft e-mail to the insured']]],
    ['who should I call to report a claim', [], [['question', 'who should I call to report a claim']]],
    ['any exclusions', [], [['question', 'any exclusions']]],
    ['exp date and carrier', [], [['question', 'exp date and carrier']]],
    ['policy #', [], [['question', 'policy #']]],
    ['gracias', [], [['thanks', 'thanks']]],
    ['add the policy number', [EMAIL], [['edit', 'add the policy number']]],
    ['escribe un correo al asegurado', [], [['email', 'write an e-mail to the named insured']]],
    [
      'call the underwriter and ask about the deductible',
      [],
      [['unable', 'call the underwriter and ask about the deductible']],
    ],
  ])('%s', (text, done, expected) => {
    const turns = [
      { text: 'before', files: [FILE], changed: [], calls: done },
      { text, files: [], changed: [], calls: [] },
    ]
    const asks = asksOf({ today: '2026-05-14', preset: null, agency: {}, user: null, account: null, steps: 0, turns })
    expect(asks.map(({ job, text: words }) => [job, words])).toEqual(expected)
  })

  it('fills the form when the dialog for it was sent, whatever else stands there', () => {
    expect(jobs('for the landlord', [], true, 'GENERATE_TEMPLATE')).toBe('fill')
    expect(jobs('is flood covered?', [], true, 'GENERATE_TEMPLATE')).toBe('question')
  })
})

it('a review that was stopped goes on, and one that was made is made again, where that is asked for', () => {
  const made: DoneCall = {
    ...{ name: 'REVIEW_DOCUMENTS', input: { review: 'CONTRACT_REVIEW' }, error: null },
    result: {
      ...{ artifactId: 'r', version: 1, title: 'Contract review', columns: [], counts: {}, findings: [] },
      ...{ tables: [], notes: [] },
    },
  }
  const after = (calls: DoneCall[], text: string) => {
    const turns = [
      { text: 'Review the contract.', files: [FILE], changed: [], calls },
      { text, files: [], changed: [], calls: [] },
    ]
    return jobsOf({
      today: '2026-05-14',
      preset: 'CONTRACT_REVIEW',
      agency: {},
      user: null,
      account: null,
      steps: 0,
      turns,
    })
  }
  for (const text of ['Go on with the review', 'please continue.', 'Review it again'])
    expect(after([], text), text).toEqual(['review'])
  for (const text of ['Review it again.', 'Run the review again', 'Please check it again!'])
    expect(after([made], text), text).toEqual(['review'])
  for (const text of ['Why is the waiver short?', 'Check whether the waiver is in the policy', 'thanks'])
    expect(after([made], text), text).not.toContain('review')
})
