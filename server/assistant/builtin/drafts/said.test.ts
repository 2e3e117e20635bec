import { expect, test } from 'vitest'
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
  ['this list has no vins. email the insured that we need them for every unit', ['We need the VINs for every unit.']],
  ['fine, write the carrier that we want to bind effective 12/27', ['We want to bind effective 12/27.']],
  ['add to the email that i will call the adjuster on wednesday', ['I will call the adjuster on Wednesday.']],
  ['mention “the crane was sold”', ['The crane was sold.']],
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
  ['insured asked what his wind/hail ded is, email him', ['what his wind/hail deductible is']],
  ['draft an email to the sub listing the ins. they have to show', ['the insurance they have to show']],
])('what the papers are to tell: %s', (message, about) => {
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
