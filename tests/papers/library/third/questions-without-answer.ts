import type { LibraryQuestion } from '../types.ts'

const NOTHING = /(?!)/

/** What a person may well ask and no document of this library answers. */
export const QUESTIONS_WITHOUT_ANSWER: LibraryQuestion[] = [
  'max sales for a jewelry store with Yarrowgate',
  'pikestone class code for a chimney sweep',
  'Ohio nonrenewal notice days commercial',
  'Illinois surplus lines tax',
  'Does Crandimere write food trucks?',
  'Wrenhollow base rate for code 8810 in Kentucky',
  'who is the claims manager at Tessaly',
  'what is the commission on pet insurance',
  'Yarrowgate wind and hail deductible',
  'pollution limit on the Pikestone artisan policy',
  'Senneth rate per hundred in zone AE',
  'how do I cancel a probate bond',
  'does Tessaly require encryption on laptops',
  'Mossgarth boat over 26 ft horsepower limit',
  'mossgarth wind deductible Ohio 400k dwelling',
  'is the Harlow Street Bakery renewal bound yet',
  'When does Mrs. Abernathy-Cole policy expire',
  'how much did we write with Pikestone last year',
  'Indiana sinkhole offer',
  'tennessee mine subsidence limit',
  'bid bond limit for the client that builds schools',
  'loss ratio we need for Tessaly profit sharing',
  'Ollandar marijuana dispensary',
  'maternity leave policy',
  'how do I reset my password for the Crandimere portal',
].map((question) => ({ question, document: null, key: NOTHING }))
