import type { Finding } from '../types.ts'
import { answersTo, type Submission } from './answers.ts'
import { entriesIn } from './entries.ts'
import { cellsOf, findingOf } from './judge-answers.ts'
import { LISTS } from './lists.ts'
import { QUESTIONS } from './questions.ts'
import type { Answer, Looked } from './said.ts'

const GROUP = 'Checks a person should make'
const WHY = 'Web search is not set up, so nothing was looked up.'

/** What can be looked up outside of the documents, each with the words to search for; only what the application names. */
export function checksFor(submission: Submission, looked: Looked): Finding[] {
  const told = (id: string) =>
    answersTo(QUESTIONS.find((one) => one.id === id)!, submission).find(({ side }) => side === 'Application')
  const [name, address, website, license] = ['name', 'address', 'website', 'license'].map(told)
  const [, state = ''] = / ([A-Z]{2}) \d{5}/.exec(address?.shown ?? '') ?? []
  const locations = submission.parts.flatMap((part) =>
    part.side === 'Application' ? entriesIn(LISTS.find(({ of }) => of === 'location')!, part) : [],
  )
  const premises = locations.flatMap(({ fields }) => fields.address ?? [])
  const checks: [label: string, names: Answer | undefined, query: string][] = [
    ['Website', website, website?.shown ?? ''],
    ['State business registry', name, `"${name?.shown ?? ''}" ${state} secretary of state business search`],
    ['License', license, `${state} license lookup ${license?.shown ?? ''}`],
    ['Reviews', name, `"${name?.shown ?? ''}" ${address?.shown.split(', ').slice(-2).join(' ') ?? ''} reviews`],
    ...(premises.length ? premises : [address]).map((place): [string, Answer | undefined, string] => [
      `Property data: ${place?.shown ?? ''}`,
      place,
      `"${place?.shown ?? ''}" property records year built square feet`,
    ]),
  ]
  return checks.flatMap(([label, named, query]) =>
    named
      ? [
          findingOf(
            { group: GROUP, label },
            'FOUND',
            'LOW',
            cellsOf(looked, [{ ...named, note: `Search for: ${query.replace(/ +/g, ' ').trim()}` }]),
            WHY,
            null,
          ),
        ]
      : [],
  )
}
