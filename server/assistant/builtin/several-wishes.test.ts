import { describe, expect, it } from 'vitest'
import { autoPolicy, glPolicy } from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const gl = glPolicy()
const auto = autoPolicy()

const HOLDER = 'Paper Lantern Properties, 77 Placeholder Avenue, Sampleton, OH 43000'
/** Each message with the tools that do its asks, and what the answer says of each. */
const MIXED: [message: string, tools: string[], said: RegExp[]][] = [
  // Terse.
  [
    `fill acord 25, holder ${HOLDER} + draft an email to them`,
    ['FILL_TEMPLATE', 'DRAFT_EMAIL'],
    [/ACORD 25/, /e-mail/],
  ],
  ['each occurrence limit? general aggregate? expiration date?', [], [/\$1,000,000/, /\$2,000,000/, /04\/01\/2027/]],
  ['policy number? also bind the renewal', [], [/QF-000-1042/, /cannot bind/]],
  ['thx. medical expense limit?', [], [/\$5,000/]],
  // Chatty.
  [
    'hey, thanks for that! could you tell me when the policy expires and also write the client an email explaining the limits?',
    ['DRAFT_EMAIL'],
    [/04\/01\/2027/, /e-mail/],
  ],
  [
    'so the client called, they want to know the medical expense limit, and can you call them back for me?',
    [],
    [/\$5,000/, /cannot/],
  ],
  ["ok great, what's the general aggregate, and who's the carrier?", [], [/\$2,000,000/, /Quillfeather/i]],
  [
    `please fill out the cert for ${HOLDER}, and then tell me what the each occurrence limit is`,
    ['FILL_TEMPLATE'],
    [/ACORD 25/, /\$1,000,000/],
  ],
  // Formal.
  [
    `Please complete an ACORD 25 for ${HOLDER}. Please also prepare an e-mail to the insured that asks for the auto policy.`,
    ['FILL_TEMPLATE', 'DRAFT_EMAIL'],
    [/ACORD 25/, /e-mail/],
  ],
  [
    'Kindly advise the policy number and the policy period. Kindly also pay the premium.',
    [],
    [/QF-000-1042/, /04\/01\/2026/, /cannot/],
  ],
  ['Please summarize the policy. Please also draft a memo of the limits.', ['DRAFT_DOCUMENT'], [/document/]],
  [
    'Please state the each occurrence limit. In addition, please translate it into Spanish.',
    [],
    [/\$1,000,000/, /translate/],
  ],
  // Lists.
  [
    '1. policy number\n2. each occurrence limit\n3. expiration date',
    [],
    [/QF-000-1042/, /\$1,000,000/, /04\/01\/2027/],
  ],
  [
    `- fill acord 25 for ${HOLDER}\n- draft an e-mail to the holder\n- bind the renewal`,
    ['FILL_TEMPLATE', 'DRAFT_EMAIL'],
    [/ACORD 25/, /e-mail/, /cannot bind/],
  ],
  [
    '1) what is the carrier?\n2) draft an email to the client with the limits',
    ['DRAFT_EMAIL'],
    [/Quillfeather/i, /e-mail/],
  ],
  [
    'Questions:\n- What is the medical expense limit?\n- What is the general aggregate?',
    [],
    [/\$5,000/, /\$2,000,000/],
  ],
  // Pasted e-mails.
  [
    `From: Liv Sample <liv@lantern.example.com>\nSubject: certificate\n\nHi team,\nPlease send us a certificate of insurance for ${HOLDER}. Can you also tell us when the policy expires?\n\nThanks,\nLiv`,
    ['FILL_TEMPLATE'],
    [/ACORD 25/, /04\/01\/2027/],
  ],
  [
    'From: Odette Sample <odette@otter.example.com>\n\nHi, what is our policy number? Also please cancel the policy.\n\nOdette',
    [],
    [/QF-000-1042/, /cannot/],
  ],
  ['Hello, what is our each occurrence limit? Also, please call me today.', [], [/\$1,000,000/, /cannot/]],
  [
    `Good morning, please issue a certificate to ${HOLDER} and draft the e-mail to them. Best, Bram`,
    ['FILL_TEMPLATE', 'DRAFT_EMAIL'],
    [/ACORD 25/, /e-mail/],
  ],
]

/** Read as one wish: what is told before it, or asked in a way that was never learned, is lost. */
const LOST = [/^so the client called/, /^Please state/]

describe('each thing that a message asks for is done, or it is said why not', () => {
  const ways = (isLost: boolean) => MIXED.filter(([message]) => LOST.some((one) => one.test(message)) === isLost)
  const walk = async (message: string, tools: string[], said: RegExp[]) => {
    const told = await new Rehearsal().say(message, [await gl])
    expect(told.calls.filter(({ refused }) => !refused).map(({ name }) => name)).toEqual(expect.arrayContaining(tools))
    for (const one of said) expect(told.answer).toMatch(one)
  }
  it.each(ways(false))('%s', walk)
  it.fails.each(ways(true))('%s', walk)
})

describe('a message that wants several things', () => {
  it('answers the question beside the thanks', async () => {
    const { answer, outcome } = await new Rehearsal().say('thanks! what is the CSL?', [await auto])
    expect(outcome).toBe('DONE')
    expect(answer).toContain('$1,000,000')
    expect(answer).not.toContain('welcome')
  })

  it('does each in its order, with looks of its own', async () => {
    const told = await new Rehearsal().say('what is the general aggregate? then fill the acord 25 for the city', [
      await gl,
    ])
    const done = told.calls.map(({ name }) => name)
    expect(done.filter((name) => name === 'SEARCH_FILE')).toHaveLength(2)
    expect(done).toContain('FILL_TEMPLATE')
    expect(told.answer.indexOf('$2,000,000')).toBeGreaterThanOrEqual(0)
    expect(told.answer.indexOf('$2,000,000')).toBeLessThan(told.answer.indexOf('ACORD 25'))
  })

  it('fills a form and drafts the e-mail that goes with it, sending nothing', async () => {
    const told = await new Rehearsal().say('fill the acord 25 for the city and email it to them', [await gl])
    expect(told.calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['FILL_TEMPLATE', 'DRAFT_EMAIL']))
    expect(told.answer).toMatch(/nothing was sent/i)
  })

  it('changes a draft and says that it cannot send it', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('Fill ACORD 25', [await gl])
    await rehearsal.say('write the e-mail to the holder')
    const told = await rehearsal.say('make it more formal and send it')
    expect(told.calls.some(({ name }) => name === 'FILE_EDITOR')).toBe(true)
    expect(told.answer).toContain('I cannot send anything')
  })
})

describe('a message that may be meant in two ways', () => {
  it('is asked about in one sentence, and the answer is worked on', async () => {
    const rehearsal = new Rehearsal()
    const asked = await rehearsal.say('write what they need', [await gl])
    expect(asked).toMatchObject({ outcome: 'NEEDS_INPUT', choices: [expect.any(String), expect.any(String)] })
    expect(asked.answer.match(/[.?](?:\s|$)/g)).toHaveLength(1)
    const told = await rehearsal.say(asked.choices[0]!)
    expect(told.answer).not.toBe(asked.answer)
  })

  it('finds nothing to change where nothing was made', async () => {
    const { answer } = await new Rehearsal().say('make it shorter please', [await gl])
    expect(answer).toContain('no form or draft here to change yet')
  })
})

describe('a message in another language', () => {
  it.each([
    ['¿cuál es el límite agregado?', 'Respondo en inglés', '$2,000,000'],
    ['cual es el deducible de la poliza', 'Respondo en inglés', '$2,500'],
    ['quelle est la franchise?', 'Je réponds en anglais', '$2,500'],
    ['wie hoch ist der Selbstbehalt?', 'Ich antworte auf Englisch', '$2,500'],
    ['qual é a franquia da apólice?', 'Respondo em inglês', '$2,500'],
  ])('is answered as far as its words go: %s', async (question, note, words) => {
    const { answer } = await new Rehearsal().say(question, [await gl])
    expect(answer).toContain(note)
    expect(answer).toContain(words)
  })

  it('is worked on where it wants something made', async () => {
    const told = await new Rehearsal().say('llena el acord 25 por favor', [await gl])
    expect(told.calls.some(({ name }) => name === 'FILL_TEMPLATE')).toBe(true)
  })

  it.each([
    ['en español por favor', 'Respondo en inglés'],
    ['merci beaucoup', 'Je réponds en anglais'],
  ])('is told plainly in its own language what she does: %s', async (message, words) => {
    expect((await new Rehearsal().say(message)).answer).toContain(words)
  })
})

describe('what she cannot do', () => {
  it.each([
    ['call the underwriter today', 'I cannot call'],
    ['log into the portal and add unit 166', 'I cannot log in'],
    ['delete the client from epic', 'I cannot log in to another system or change anything in it'],
    ['pay it with the card on file', 'I cannot bind, change or pay'],
    ['remind me on friday', 'I cannot set reminders'],
    ['what naics code should we use for a roofer', 'I cannot look up a NAICS'],
    ['put a proposal together for the client', 'I cannot build a proposal'],
    ['review the certificate against the lease', 'I cannot review a certificate'],
  ])('%s: %s, and what she can', async (message, words) => {
    const { answer } = await new Rehearsal().say(message)
    expect(answer).toContain(words)
    expect(answer).toMatch(/I can (?!not)|Ask me|I work only|Drafts and forms/)
  })
})
