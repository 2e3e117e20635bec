import type { LibraryDocument, LibraryQuestion } from '../types.ts'
import { AUTO_AND_COMP } from './auto-and-comp.ts'
import { DESK } from './desk.ts'
import { HOME_PROGRAM } from './home-program.ts'
import { MONEY } from './money.ts'
import { PIKESTONE } from './pikestone.ts'
import { PROCEDURES } from './procedures.ts'
import { QUESTIONS_ON_CARRIERS } from './questions-on-carriers.ts'
import { QUESTIONS_ON_THE_OFFICE } from './questions-on-the-office.ts'
import { QUESTIONS_WITHOUT_ANSWER } from './questions-without-answer.ts'
import { SPECIALTY } from './specialty.ts'
import { STATES } from './states.ts'
import { YARROWGATE } from './yarrowgate.ts'

/** The library of a third agency, Hobday Creel, drawn by another hand again and as invented as the others. */
export const THIRD: { documents: LibraryDocument[]; questions: LibraryQuestion[] } = {
  documents: [
    ...YARROWGATE,
    ...PIKESTONE,
    ...AUTO_AND_COMP,
    ...SPECIALTY,
    ...PROCEDURES,
    ...STATES,
    ...MONEY,
    ...HOME_PROGRAM,
    ...DESK,
  ],
  questions: [...QUESTIONS_ON_CARRIERS, ...QUESTIONS_ON_THE_OFFICE, ...QUESTIONS_WITHOUT_ANSWER],
}
