import { describe, expect, it } from 'vitest'
import { autoPolicy, glPolicy } from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const gl = glPolicy()
const auto = autoPolicy()

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
    const asked = await rehearsal.say('make it happen', [await gl])
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
