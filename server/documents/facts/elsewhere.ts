import { oncePer } from '../../lib/once-per.ts'
import { sentencesOf } from './sentences.ts'
import { normal, type Sheet, type Token } from './sheet.ts'

/** What a sentence says of insurance that is another's, with another company, or not in force. */
const ELSEWHERE =
  /\bNOT (?:YET )?BOUND\b|\bELSEWHERE\b|\b(?:QUOTED|WRITTEN|PLACED|INSURED|PROVIDED|BOUGHT|PURCHASED|COVERED) SEPARATELY\b|\bOWN (?:POLICY|POLICIES|INSURANCE|INSURER|CARRIER)\b|\bANOTHER (?:INSURER|COMPANY|CARRIER|POLICY)\b|\bNOT (?:WRITTEN )?BY US\b|^UNDERLYING\b/

/** The words of the sentences that speak of insurance elsewhere: no company and no limit among them is the policy's. */
export const wordsOfElsewhere = oncePer(
  (sheet: Sheet): Set<Token> =>
    new Set(
      sentencesOf(sheet).flatMap(({ tokens }) =>
        ELSEWHERE.test(normal(tokens.map(({ text }) => text).join(' '))) ? tokens : [],
      ),
    ),
)
