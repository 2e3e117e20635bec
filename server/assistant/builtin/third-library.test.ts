import { THIRD } from '../../../tests/papers/library/third/index.ts'
import { questionsOver } from '../../../tests/support/rehearsal/questions-over.ts'

questionsOver(THIRD, [
  ['by a hand not looked at', THIRD.questions, { first: 0.8, among: 0.8, right: 0.7, without: 25, answered: 1 }],
])
