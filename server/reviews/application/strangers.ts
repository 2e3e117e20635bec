import { LEGAL_FORMS } from '../../documents/index.ts'
import { oncePer } from '../../lib/once-per.ts'
import { answersTo, type Submission } from './answers.ts'
import { QUESTIONS, type Question } from './questions.ts'
import type { Part } from './said.ts'
import { wordsOfName } from './same.ts'

const [NAME, ADDRESS] = ['name', 'address'].map((id) => QUESTIONS.find((one) => one.id === id)!) as [Question, Question]
const FORM = new RegExp(`^(?:${LEGAL_FORMS})$`, 'i')

/** Documents that name an insured who has no word of the applicant's name: they tell of somebody else. */
export function strangersIn({ parts }: Submission): Part[] {
  const own = new Set(
    parts
      .filter(({ side }) => side === 'Application')
      .flatMap(namedIn)
      .flatMap(({ shown }) => words(shown)),
  )
  if (!own.size) return []
  return parts.filter((part) => {
    const names = part.side === 'Documents' ? namedIn(part) : []
    return names.length > 0 && names.every(({ shown }) => !words(shown).some((word) => own.has(word)))
  })
}

/** The addresses of insureds that a part surely tells. */
export const addressIn = oncePer((part: Part) => surelyTold(ADDRESS, part))
/** The insureds that a part surely names. */
export const namedIn = oncePer((part: Part) => surelyTold(NAME, part))

const surelyTold = (question: Question, part: Part) =>
  answersTo(question, { parts: [part], records: [] }).filter(({ isSure }) => isSure)

const words = (name: string) =>
  wordsOfName(name)
    .split(' ')
    .filter((word) => !FORM.test(word))
