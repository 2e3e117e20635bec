import type { Wanted } from './rank-units.ts'

/** What a question wants to be told, by its question word and by what it asks for; the first that fits. */
const WANTS: [Exclude<Wanted, null>, RegExp][] = [
  ['reason', /^(?:so |and |but )*why\b|\bwhat (?:is|was) the reason\b|\breasons?\b/i],
  [
    'duration',
    /\bhow (?:long|soon|fast|quickly|many (?:days?|hours?|months?|years?|weeks?))\b|\b(?:days?|hours?) (?:to|of|before|notice)\b|\bnotice\b.*\b(?:how much|days?)\b|\bhow much (?:\w+ )?notice\b|\bwaiting period\b/i,
  ],
  ['percent', /\b(?:percent(?:age)?|coinsurance|what %|rate of)\b/i],
  ['date', /\b(?:when|what (?:date|day)|which day|dates?|x-?date)\b/i],
  [
    'amount',
    /\bhow much\b|\b(?:limits?|deductible|ded|premium|fee|cost|price|charge|taxe?s?|surcharge|payroll|amount|value|worth|retention|sir|tiv|sublimit|paid|reserved?|incurred|balance|due|owed?|salary|revenue|sales|deposit)\b/i,
  ],
  ['date', /\b(?:effective|expir\w+|inception|until)\b/i],
  ['number', /\b(?:how many|how old|how long|number|no\.|code|naics|naic|vin|zip|phone|year|years|count|age)\b|#/i],
  [
    'verdict',
    /^(?:so |and |but |also )*(?:is|are|was|were|does|do|did|can|could|will|would|should|must|has|have|any)\b/i,
  ],
]

export const wantedOf = (question: string): Wanted => WANTS.find(([, pattern]) => pattern.test(question))?.[0] ?? null
