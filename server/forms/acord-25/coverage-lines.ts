const COVERAGE = '(?:liability|indemnity|coverages?|insurance|polic(?:y|ies)|limits?)'

/**
 * How people, types of policies and their limits name each line of business, in trade prose. `says` holds beside an amount or in the words of
 * a record ("auto $1M"); `names` is the line by itself: "auto liability", not an auto shop, nor the directors of the holder.
 */
export const COVERAGE_LINES = [
  { name: 'general liability', says: /\b(?:general liability|c?gl)\b/i, names: /\b(?:general liability|c?gl)\b/i },
  {
    name: 'auto',
    says: /\b(?:auto\w*|csl|combined single|hired|non ?owned)\b/i,
    names: new RegExp(
      `\\bauto(?:mobile)? ${COVERAGE}\\b|\\bhired (?:and|auto)\\b|\\bcombined single\\b|\\bcsl\\b|\\b(?:gl|liability|umbrella|excess|wc|comp\\w*)\\b[\\s,]*(?:and )?auto\\b|\\bauto\\b[\\s,]*(?:and )?(?:gl|general|umbrella|excess|wc|workers)\\b`,
      'i',
    ),
  },
  {
    name: 'umbrella or excess',
    says: /\b(?:umbrella|excess)\b/i,
    names: new RegExp(
      `\\bumbrella\\b(?! (?:\\w+ )?(?:road|rd|street|st|lane|avenue|tree|stand))|\\bexcess ${COVERAGE}\\b`,
      'i',
    ),
  },
  {
    name: 'workers compensation',
    says: /\b(?:workers?|employers|wc|el) (?:comp\w*|liability)\b|\bworkers\b|\bW ?C\b|\bE ?L\b/i,
    names: /\bworkers? comp\w*|\bemployers liability\b|\bWC (?:statutory|coverage|limits?|policy|and|included)\b/i,
  },
  {
    name: 'professional liability',
    says: /\b(?:professional|errors|e ?o)\b/i,
    names: new RegExp(`\\b(?:professional|e ?o) ${COVERAGE}\\b|\\berrors and omissions?\\b`, 'i'),
  },
  ...[
    ['cyber', 'cyber'],
    ['pollution', 'pollution|environmental'],
    ['crime', 'crime|fidelity'],
    ['cargo', 'cargo'],
    ['liquor', 'liquor'],
    ['employment practices', 'epli?|employment practices'],
  ].map(([name, words]) => ({
    name: name!,
    says: new RegExp(`\\b(?:${words!})\\b`, 'i'),
    names: new RegExp(`\\b(?:${words!}) ${COVERAGE}\\b`, 'i'),
  })),
  {
    name: 'directors and officers',
    says: /\bdirectors and officers\b|\bD ?O\b/,
    names: new RegExp(`\\b(?:directors and officers|D ?O) ${COVERAGE}\\b`),
  },
  { name: 'garagekeepers', says: /\bgarage ?keepers\b/i, names: /\bgarage ?keepers\b/i },
  {
    name: 'property',
    says: /\b(?:property (?:coverage|insurance|policy)|builders risk|business personal property|buildings?|contents)\b/i,
    names: /\b(?:property (?:coverage|insurance|policy)|builders risk|business personal property)\b/i,
  },
] as const satisfies { name: string; says: RegExp; names: RegExp }[]

export type CoverageLine = { name: string; says: RegExp; names: RegExp }

/** The lines a text names by themselves. */
export const linesIn = (text: string): CoverageLine[] => COVERAGE_LINES.filter(({ names }) => names.test(text))
