import { beforeAll, describe, expect, it } from 'vitest'
import { aClient, type Client } from '../../../tests/support/client.ts'
import * as made from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere, rehearsing, type Told } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

let client: Client
beforeAll(async () => {
  const { test, agency } = rehearsing()
  client = await aClient(test, agency)
})

async function ask(...messages: string[]): Promise<Told> {
  const rehearsal = new Rehearsal({ accountId: client.account })
  let told = await rehearsal.say(messages[0]!)
  for (const message of messages.slice(1)) told = await rehearsal.say(message)
  return told
}

const short = (id: string) => Object.entries(client).find(([, own]) => own === id)?.[0] ?? id

/** An answer line by line, each mark with the record and the fields behind it, but for those its name tells. */
function linesOf({ answer, held }: Told): string[] {
  const NAMING = ['type', 'policyNumber', 'certificateNumber', 'holder.name', 'name']
  const placeOf = (number: number) => {
    const { record, fields } = held.find((one) => one.number === number)!
    const paths = fields.map(({ path }) => path).filter((path) => !NAMING.includes(path))
    return `{${[short(record), ...paths].join(' ')}}`
  }
  return answer
    .replace(/\[(\d+)\]/g, (_, number: string) => placeOf(Number(number)))
    .split('\n')
    .filter(Boolean)
}

const CLIENT = 'Otter & Thimble Joinery LLC'
const KNOWN = 'state carrier inforceAt expiresAt pricing.premium'
const UMBRELLA = `- **Umbrella UM-9**: status Active; carrier Quillfeather Mutual; effective date 01/01/2026; expiration date 01/01/2027; premium $2,500 {umbrella ${KNOWN}}`
const AUTO = `- **Auto HS-77**: status Active; carrier Harbor Sample Insurance; effective date 07/01/2025; expiration date 07/01/2026; premium $6,100.50 {auto ${KNOWN}}`
const GL = `- **General Liability QF-1042**: status Active; carrier Quillfeather Mutual; effective date 01/01/2026; expiration date 01/01/2027; premium $8,412 {gl ${KNOWN}}`
const OLD = `- **General Liability QF-0900**: status Expired; carrier Harbor Sample Insurance; effective date 01/01/2025; expiration date 01/01/2026; premium $7,900 {old ${KNOWN}}`
const PROPERTY = `- **Property HS-80**: status Canceled; carrier Harbor Sample Insurance; effective date 01/01/2026; expiration date 01/01/2027; premium $1,900; cancellation effective 03/01/2026 {property ${KNOWN} cancellation.effectiveAt}`
const NOT_COUNTED = 'Not counted, because not in force today: General Liability QF-0900 (Expired) {old state}'
const BOTH_NOT_COUNTED = `${NOT_COUNTED}; Property HS-80 (Canceled) {property state}.`
const IN_FORCE =
  'In force there: Umbrella UM-9 {umbrella state}; Auto HS-77 {auto state}; General Liability QF-1042 {gl state}.'
const nothing = (words: string) => `I found nothing about “${words}” in the records of ${CLIENT}. ${IN_FORCE}`
const SUM = [
  'The total premium is $17,012.50, over 3 policies in force.',
  '- **Umbrella UM-9**: premium $2,500 {umbrella pricing.premium}',
  '- **Auto HS-77**: premium $6,100.50 {auto pricing.premium}',
  '- **General Liability QF-1042**: premium $8,412 {gl pricing.premium}',
  BOTH_NOT_COUNTED,
]
const HOLDER = [
  '**Certificate 2026-0001 for Paper Lantern Properties**: holder Paper Lantern Properties {certificate}.',
  'Not counted, because not current: Certificate 2026-0002 for Mock Harbor Authority (Revoked) {revoked state}.',
]

const TABLE: [question: string, lines: string[]][] = [
  ['Which policies are in force?', [`${CLIENT} has 3 policies in force:`, UMBRELLA, AUTO, GL]],
  ['Is the property policy in force?', ['No. **Property HS-80**: status Canceled; cancellation effective 03/01/2026; effective date 01/01/2026; expiration date 01/01/2027 {property state inforceAt expiresAt cancellation.effectiveAt}.']],
  ['Is the GL still active?', ['Yes. **General Liability QF-1042**: status Active; effective date 01/01/2026; expiration date 01/01/2027 {gl state inforceAt expiresAt}.', `${NOT_COUNTED}.`]],
  ['which are not in force?', [`${CLIENT} has 2 policies that fit not status “in force”:`, OLD, PROPERTY]],
  ['How many policies do they have?', [`${CLIENT} has 3 policies in force:`, UMBRELLA, AUTO, GL, BOTH_NOT_COUNTED]],
  ['When does the umbrella expire?', ['**Umbrella UM-9**: expiration date 01/01/2027 {umbrella expiresAt}.']],
  ['What is the general aggregate?', ['**General Liability QF-1042**: general aggregate $2,000,000 {gl limits.glAggregateLimit}.', `${NOT_COUNTED}.`]],
  ['what was the general aggregate on the expired GL?', ['**General Liability QF-0900**: general aggregate $1,000,000 {old limits.glAggregateLimit}.']],
  ["what's the each occ limit on the umb", ['**Umbrella UM-9**: each occurrence $3,000,000 {umbrella limits.umbrellaOrExcessPerOccurrenceLimit}.']],
  ['deductible on the gl?', ['**General Liability QF-1042**: deductible $2,500 per claim {gl details.deductible}.']],
  ['Who is the carrier of the auto?', ['**Auto HS-77**: carrier Harbor Sample Insurance {auto carrier}.']],
  ['Who writes the umbrella?', ['**Umbrella UM-9**: carrier Quillfeather Mutual {umbrella carrier}.']],
  ['What policies are with Quillfeather?', [`${CLIENT} has 2 policies in force that fit carrier “Quillfeather”:`, UMBRELLA, GL]],
  ['How much premium together?', SUM],
  ['What is the total premium?', SUM],
  ['Which policy has the highest premium?', ['The highest premium is $8,412, among 3 policies in force.', '- **General Liability QF-1042**: premium $8,412 {gl pricing.premium}', BOTH_NOT_COUNTED]],
  ['How much more is the GL premium than the auto premium?', ['$2,311.50 apart: General Liability QF-1042: $8,412 {gl pricing.premium}; Auto HS-77: $6,100.50 {auto pricing.premium}.']],
  ['Which policy expires next?', ['The next expiration date is 07/01/2026, among 3 policies in force.', '- **Auto HS-77**: expiration date 07/01/2026 {auto expiresAt}', BOTH_NOT_COUNTED]],
  ['What expires in the next 60 days?', [`${CLIENT} has 1 policy in force that fits expiration date between 05/14/2026 and 07/13/2026:`, AUTO]],
  ['Is anything cancelled or about to expire?', [`${CLIENT} has 2 policies that fit status “cancelled”, or expiration date between 05/14/2026 and 07/13/2026:`, PROPERTY, AUTO]],
  ['Is the umbrella about to expire?', [`${CLIENT} has no policies that fit type “umbrella” and expiration date between 05/14/2026 and 07/13/2026.`, '**Umbrella UM-9**: expiration date 01/01/2027 {umbrella expiresAt}.']],
  ['Why was the property canceled?', ['**Property HS-80**: cancellation reason Insured nonpayment {property cancellation.reason}.']],
  ['is pollution excluded?', [`${CLIENT} has 1 policy in force that fits exclusions “pollution”:`, '- **General Liability QF-1042**: exclusions Pollution: Release of pollutants is excluded {gl details.exclusionDescriptions}']],
  ['What is their phone number?', [`**${CLIENT}**: phone (555) 010-4421 {account phone}.`]],
  ['What is their e-mail?', [`**${CLIENT}**: e-mail office@otter.example.com {account email}.`]],
  ['What is the mailing address?', [`**${CLIENT}**: mailing address 12 Example Street, Sampleton, OH 43000 {account mailingAddress}.`]],
  ['what is their website', [`The records of ${CLIENT} hold no “website”.`]],
  ['Who is the contact?', [`${CLIENT} has 1 contact:`, '- **Odette Sample**: phone (555) 010-4422; e-mail odette@otter.example.com {contact phone email}']],
  ["What is the contact's email?", ['**Odette Sample**: e-mail odette@otter.example.com {contact email}.']],
  ['Which certificates do they hold?', HOLDER],
  ['Who holds certificates?', HOLDER],
  ['When did the certificate for Paper Lantern get issued?', ['**Certificate 2026-0001 for Paper Lantern Properties**: issued 04/02/2026 {certificate createdAt}.']],
  ['Is flood covered?', [nothing('flood')]],
  ['Does Otter & Thimble have workers comp?', [`No workers compensation policy is on file for ${CLIENT}. Looked at, all that is on file: Umbrella UM-9 (Active) {umbrella state}; Auto HS-77 (Active) {auto state}; General Liability QF-1042 (Active) {gl state}; General Liability QF-0900 (Expired) {old state}; Property HS-80 (Canceled) {property state}.`]],
] // biome-ignore format: a table

describe('a question about a client is answered from the records of the agency', () => {
  it.each(TABLE)('%s', async (question, lines) => {
    const told = await ask(question)
    expect(linesOf(told)).toEqual(lines)
    expect(told.refusals).toEqual([])
    expect(told.calls.map(({ name }) => name)).toEqual(['LOOK_UP_ACCOUNT', 'COMPLETE_TASK'])
  })

  it('tells all of it where nothing in particular is asked', async () => {
    expect(linesOf(await ask('What does this client have?'))).toEqual([
      `${CLIENT} has 3 policies in force:`,
      ...[UMBRELLA, AUTO, GL],
      'Not in force today:',
      ...[OLD, PROPERTY],
      '1 current certificate:',
      '- **Certificate 2026-0001 for Paper Lantern Properties**: status Current; issued 04/02/2026; ends 01/01/2027 {certificate state createdAt endsOn}',
      'How they are reached:',
      `- **${CLIENT}**: phone (555) 010-4421; e-mail office@otter.example.com {account phone email}`,
      '- **Odette Sample**: phone (555) 010-4422; e-mail odette@otter.example.com {contact phone email}',
    ])
  })

  it('goes on with what was asked before', async () => {
    const told = await ask('When does the umbrella expire?', 'and the auto?')
    expect(linesOf(told)).toEqual([
      '**Auto HS-77**: effective date 07/01/2025; expiration date 07/01/2026 {auto inforceAt expiresAt}.',
    ])
  })

  it('is asked of the documents as well where some are attached, and each statement names its own', async () => {
    const rehearsal = new Rehearsal({ accountId: client.account })
    const told = await rehearsal.say('What is the medical expense limit?', [await made.glPolicy()])
    const [inRecords, inPapers] = told.answer.split('**In the documents:**')
    expect(inRecords).toMatch(/In the records of Otter & Thimble Joinery LLC.*\n+.*QF-1042.*\$5,000 \[1\]/s)
    expect(inPapers).toContain('$5,000 [2]')
    expect(told.held).toMatchObject([{ number: 1, record: client.gl }])
    expect(told.sources).toMatchObject([{ number: 2, file: 'F1', page: 1 }])
  })

  it('never looks where the conversation is about no client', async () => {
    const told = await new Rehearsal().say('What does this client have?')
    expect(told.calls.map(({ name }) => name)).toEqual(['COMPLETE_TASK'])
    expect(told.answer).not.toContain('Otter')
  })
})
