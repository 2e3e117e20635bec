import type { LibraryDocument, LibraryQuestion } from '../types.ts'
import { AGENCY_PROCEDURES } from './agency-procedures.ts'
import { ARDENMOOR_AND_TIDEWICK } from './ardenmoor-and-tidewick.ts'
import { CHECKLISTS_AND_MEETINGS } from './checklists-and-meetings.ts'
import { COBBLEHURST } from './cobblehurst.ts'
import { FORMS_AND_STATES } from './forms-and-states.ts'
import { GRANDEVAR } from './grandevar.ts'
import { MERIDOCK } from './meridock.ts'
import { OXBARROW } from './oxbarrow.ts'
import { PAY_AND_CONTACTS } from './pay-and-contacts.ts'
import { PLUMBRIDGE } from './plumbridge.ts'
import { QUESTIONS_ON_GUIDES } from './questions-on-guides.ts'
import { QUESTIONS_ON_SERVICE } from './questions-on-service.ts'
import { QUESTIONS_WITHOUT_ANSWER } from './questions-without-answer.ts'
import { SERVICE_CARDS } from './service-cards.ts'
import { SILVERFINCH } from './silverfinch.ts'
import { THORNQUIST } from './thornquist.ts'
import { WEXCOMBE } from './wexcombe.ts'

/** The library of another agency, drawn by another hand than the first and as invented as it. */
export const SECOND: { documents: LibraryDocument[]; questions: LibraryQuestion[] } = {
  documents: [
    ...THORNQUIST,
    ...MERIDOCK,
    ...OXBARROW,
    ...COBBLEHURST,
    ...GRANDEVAR,
    ...SILVERFINCH,
    ...PLUMBRIDGE,
    ...WEXCOMBE,
    ...ARDENMOOR_AND_TIDEWICK,
    ...AGENCY_PROCEDURES,
    ...PAY_AND_CONTACTS,
    ...SERVICE_CARDS,
    ...FORMS_AND_STATES,
    ...CHECKLISTS_AND_MEETINGS,
  ],
  questions: [...QUESTIONS_ON_GUIDES, ...QUESTIONS_ON_SERVICE, ...QUESTIONS_WITHOUT_ANSWER],
}
