import { expect, test } from 'vitest'
import { answerIn } from './answer.ts'

test.each([
  ['Yes.', 'yes'],
  ['No', 'no'],
  ['N/A', 'not applicable'],
  ['Yes, we check all certificates.', 'yes'],
  ['We do not.', 'no'],
  ['No. Drivers are asked every year.', 'no'],
  ['[X] Yes [ ] No', 'yes'],
])('“%s” answers', (words, answer) => {
  expect(answerIn(words).answer).toBe(answer)
})

test.each([
  'Yes, let me confirm',
  'No, I will check',
  'Yes, will verify with the owner',
  'Yes, we have to ask the foreman',
  'No. We are going to confirm.',
  'Yes. Two crews. The owner will confirm.',
  'No; it is pending',
  'Yes, I think',
  'We do not. Let us check with the owner.',
  'Yes / No',
])('“%s” leaves it open', (words) => {
  expect(answerIn(words).answer).toBeNull()
})

test.each([
  'No more than 10%',
  'No fewer than three crews',
  'No claims except one in 2024.',
  'No (except 2023 fire code violation)',
  'No; except the 2023 one',
  'No insurance was cancelled but one policy was non-renewed in 2024.',
  'No, one in 2022',
  'No - 2 claims in 2023',
  'No at Loc 1, yes at Loc 2',
  'No at location 1; location 2 has one',
  'No, with the exception of one fire in 2023',
  'Never, save for 2023.',
  'No: see attached for the 2022 bankruptcy',
  'None since 2019',
  'None of our policies except auto',
  'We do not, save for the warehouse.',
  '[ ] Yes [X] No  except at the warehouse',
  'Yes - none',
  'Yes, until 2022.',
])('“%s” is no plain answer', (words) => {
  expect(answerIn(words).answer).toBeNull()
})

test.each([
  ['No.', 'no'],
  ['No, we have never had any.', 'no'],
  ['None. All work is done by our own crews.', 'no'],
  ['No losses', 'no'],
  ['[ ] Yes [X] No', 'no'],
  ['Yes, two of them since 2019.', 'yes'],
  ['Yes [X] No [ ]  except in 2023', 'yes'],
])('“%s” answers %s', (words, answer) => {
  expect(answerIn(words).answer).toBe(answer)
})
