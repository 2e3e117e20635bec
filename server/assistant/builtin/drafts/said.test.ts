import { expect, test } from 'vitest'
import { isLetterShaped } from './letter-shape.ts'
import { toYou } from './person.ts'
import { saidIn } from './said.ts'

test.each([
  ['email the insured and ask for payroll by class code', ['Could you please send us payroll by class code?']],
  [
    'let the carrier know we need currently valued loss runs for 3 yrs',
    ['We need currently valued loss runs for 3 years.'],
  ],
  ["tell her the audit is due 5/1 and we'll call monday", ['The audit is due 5/1.', "We'll call Monday."]],
  ['ask him for his payroll', ['Could you please send us your payroll?']],
  ['ask her if she still needs her truck', ['Could you please let us know if you still need your truck?']],
  [
    'remind the insured that his audit is due 5/1 and to send the 941s',
    ['Your audit is due 5/1.', 'Please send the 941s.'],
  ],
  ['Email Maria and thank her for the payment', ['Thank you for the payment.']],
  [
    'this list has no vins. email the insured that we need them for every unit',
    ['This list has no VINs.', 'We need the VINs for every unit.'],
  ],
  ['fine, write the carrier that we want to bind effective 12/27', ['We want to bind effective 12/27.']],
  ['add to the email that i will call the adjuster on wednesday', ['I will call the adjuster on Wednesday.']],
  ['mention “the crane was sold”', ['The crane was sold.']],
  [
    'the app came back unsigned, write Lamp & Wick to sign and return it by 2/9',
    ['The application came back unsigned.', 'Please sign and return it by 2/9.'],
  ],
  [
    'answer Odette Sample: signed SOV comes monday, driver list still in the works',
    ['The signed SOV comes Monday.', 'The driver list is still in the works.'],
  ],
  ['request to Quillfeather: take unit 3 off eff 9/1', ['Please take unit 3 off effective 9/1.']],
  ['no cost new on this list. ask the insured for it', ['Could you please send us the cost new?']],
  ['thank him for chasing the inspection report', ['Thank you for chasing the inspection report.']],
  ['reply to Dana thanking her, and we need loss runs', ['Thank you.', 'We need loss runs.']],
  ['payment reminder lamp trust w/ minimum due', ['This is a payment reminder.']],
  ['order to bind email to Quillfeather, alt I, eff 9/1', ['This is an order to bind: alternative I, effective 9/1.']],
  [
    'the carrier needs the garaging address for unit 3, ask the insured',
    ['Could you please send us the garaging address for unit 3?'],
  ],
  ['thank the underwriter, need the binder by friday', ['Thank you.', 'We need the binder by Friday.']],
  ['location 3 contents too low? check with the insured', ['Location 3 contents too low?']],
  ['carrier to delete unit 2 as of 6/1', ['Please delete unit 2 as of 6/1.']],
  ['client picked option 2, tell the carrier to bind 5/1', ['The client picked option 2.', 'Please bind 5/1.']],
  ['confirm to Pinnacle in writing the waiver is on the policy', ['The waiver is on the policy.']],
  ['write client good news policy is back on, no lapse', ['The policy is back on.']],
  ['email the carrier for loss runs last 5 yrs', ['Could you please send us loss runs for the last 5 years?']],
  ['email the client recommending option B', ['We recommend option B.']],
  ['write the carrier disputing the audit', ['We dispute the audit.']],
  ['draft an email to underwriter Sam Ito that the roof is new', ['The roof is new.']],
  ['the truck went to the yard on Elm St', ['The truck went to the yard on Elm St.']],
  ['now write the e-mail to the holder', []],
  ...['constructor', 'valueOf', '__proto__'].map((word): [string, string[]] => [
    `email the insured that the ${word} has valid coverage and that he ${word} it`,
    [`The ${word} has valid coverage.`, `You ${word} it.`],
  ]),
])('%s', (message, sentences) => {
  expect(saidIn(message).sentences).toEqual(sentences)
})

test.each([
  ['Write an e-mail to the client explaining the limits', ['the limits']],
  [
    'email the insured we still need the deposit, say how much and how long they got',
    ['how much', 'how long they got'],
  ],
  ['let the insured know the comp is nonrenewed, when it ends and that were remarketing it', ['when it ends']],
  ['draft email to the insured telling them whats missing', ['what is missing']],
  ['draft an email to underwriter Sam at sam@uw.example.com explaining the losses', ['the losses']],
  ['tell the insured Auto is cancelled', []],
  ['insured asked what his wind/hail ded is, email him', ['what his wind/hail deductible is']],
  ['draft an email to the sub listing the ins. they have to show', ['the insurance they have to show']],
  ['drop Lamp & Wick a line what is due and to whom they remit', ['what is due', 'to whom they remit']],
  ['late notice to lamp trust: minimum due and date', ['minimum due and date']],
  ['ask the carrier for a reserve review, open claims only', ['open claims']],
])('what the documents are to tell: %s', (message, about) => {
  expect(saidIn(message).about).toEqual(about)
})

test.each([
  ['he needs to send his payroll', 'you need to send your payroll'],
  ['she is late and her policy has lapsed', 'you are late and your policy has lapsed'],
  ['they owe us the deposit, call them', 'you owe us the deposit, call you'],
  ['we need them by Friday', 'we need them by Friday'],
  ['the carrier wants it before they renew', 'the carrier wants it before they renew'],
  ['it renews on 5/1', 'it renews on 5/1'],
])('said to the one it is about: %s', (words, said) => {
  expect(toYou(words)).toBe(said)
})

test.each([
  ['the owner needs a heads up, the GL is going off', true],
  ['carrier to delete unit 2', true],
  ['landlord wants proof, reply w/ the limit', true],
  ['loc 3 contents too low? check with the insured', true],
  ['loss runs are late, ask the carrier', true],
  ['late notice to lamp trust: minimum due', true],
  ['does the carrier need a note?', false],
  ['the general aggregate is 2,000,000', false],
  ['named insured should read Otter Holdings LLC', false],
])('“%s” is shaped like a letter: %s', (message, isShaped) => {
  expect(isLetterShaped(message)).toBe(isShaped)
})

test.each([
  ['draft an email to underwriter Sam Ito that the roof is new', 'underwriter Sam Ito'],
  ['email the insured Monday that the audit is due', 'insured'],
  ['tell the insured Auto is cancelled', 'insured'],
])('who is written to: %s', (message, to) => {
  expect(saidIn(message).to).toBe(to)
})
