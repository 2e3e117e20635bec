import { SECOND } from '../../../tests/papers/library/second/index.ts'
import { questionsOver } from '../../../tests/support/rehearsal/questions-over.ts'

questionsOver(SECOND, [
  ['by a hand not built on', SECOND.questions, { first: 0.8, among: 0.8, right: 0.88, without: 20, answered: 0 }],
])
