import type { LibraryQuestion } from '../types.ts'

const unanswered = (question: string): LibraryQuestion => ({ question, document: null, key: /$^/ })

export const QUESTIONS_WITHOUT_ANSWER: LibraryQuestion[] = [
  unanswered('min premium for work comp at Thornquist'),
  unanswered('What is the waiting period for lost income on the Grandevar cyber form?'),
  unanswered('Silverfinch wind/hail deductible for a home in Tennessee?'),
  unanswered('How many days notice of non-renewal does our state sheet give for Illinois?'),
  unanswered('what commission does Oxbarrow pay us on new EPL'),
  unanswered('Plumbridge installment fee on monthly pay'),
  unanswered('Phone number to report a claim to Meridock'),
  unanswered('commission % at Wexcombe, new and renewal'),
  unanswered('Which earthquake deductibles does Tidewick offer?'),
  unanswered('Can Plumbridge add crop hail, and at what rate per acre?'),
  unanswered('Silverfinch renters (HO4): lowest contents limit we can write?'),
  unanswered('Largest TIV at one location for a retail BOP with Cobblehurst'),
  unanswered('Ardenmoor price for an auto dealer bond in Tennessee'),
  unanswered('How many vacation days do we get in the first year?'),
  unanswered('mileage reimbursement when I drive to see a client'),
  unanswered('grandevar appetite and min prem for a bowling alley'),
  unanswered('How old may the shingle roof be on an apartment building at Thornquist?'),
  unanswered('Who is the marketing rep that Oxbarrow sends to us?'),
  unanswered('Thornquist commission on new BOP business in 2022?'),
  unanswered('late fee and grace days on a Cobblehurst home policy bill'),
]
