/**
 * How people, types of policies and their limits name each line of business, in trade prose. "General liability $1M" speaks of the first;
 * a sentence that names none may speak of any.
 */
export const COVERAGE_LINES = [
  { name: 'general liability', says: /\b(?:general liability|c?gl)\b/i },
  { name: 'auto', says: /\b(?:auto\w*|csl|combined single|hired|non owned)\b/i },
  { name: 'umbrella or excess', says: /\b(?:umbrella|excess)\b/i },
  {
    name: 'workers compensation',
    says: /\b(?:workers?|employers|wc|el) (?:comp\w*|liability)\b|\bworkers\b|\bW ?C\b|\bE ?L\b/,
  },
  { name: 'professional', says: /\b(?:professional|errors|e ?o)\b/i },
  { name: 'cyber', says: /\bcyber\b/i },
  { name: 'pollution', says: /\b(?:pollution|environmental)\b/i },
  { name: 'directors and officers', says: /\bdirectors\b|\bD ?O\b/ },
  { name: 'employment practices', says: /\b(?:employment practices|epli?)\b/i },
  { name: 'crime', says: /\b(?:crime|fidelity)\b/i },
  { name: 'cargo', says: /\bcargo\b/i },
  { name: 'garagekeepers', says: /\bgarage ?keepers\b/i },
  { name: 'property', says: /\b(?:property coverage|property insurance|builders risk|business personal property)\b/i },
  { name: 'liquor', says: /\bliquor\b/i },
] as const satisfies { name: string; says: RegExp }[]

export type CoverageLine = (typeof COVERAGE_LINES)[number]

/** The lines a text names. */
export const linesIn = (text: string): CoverageLine[] => COVERAGE_LINES.filter(({ says }) => says.test(text))
