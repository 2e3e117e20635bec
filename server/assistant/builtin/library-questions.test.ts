import { KEPT, LEARN } from '../../../tests/papers/library/index.ts'
import { questionsOver } from '../../../tests/support/rehearsal/questions-over.ts'

questionsOver(LEARN, [
  ['fitted to', LEARN.questions, { first: 0.9, among: 0.86, right: 0.88, without: 15, answered: 0 }],
  ['kept back at first', KEPT.questions, { first: 0.88, among: 0.93, right: 0.93, without: 15, answered: 0 }],
])
