type Column = 'name' | 'line1' | 'line2' | 'city' | 'zone' | 'postalCode' | 'additionalInsured'

/** The parts of a holder in a line, as written. */
export type Parts = Partial<Record<Column, string>>

/** The words that name a column of holders, and the words that may accompany them. */
const WORDS: Record<Column, { names: string[]; beside: string[] }> = {
  name: { names: ['name', 'holder', 'company', 'business', 'organization'], beside: ['certificate', 'full', 'legal'] },
  line1: { names: ['address', 'street', 'line1', 'address1'], beside: ['mailing', 'line', '1', 'holder', 'company'] },
  line2: {
    names: ['2', 'line2', 'address2', 'suite', 'unit'],
    beside: ['mailing', 'address', 'street', 'line', 'holder'],
  },
  city: { names: ['city', 'town'], beside: ['mailing', 'holder'] },
  zone: { names: ['state', 'zone', 'st', 'province'], beside: ['mailing', 'holder', 'code'] },
  postalCode: { names: ['zip', 'zipcode', 'postal', 'postalcode'], beside: ['mailing', 'holder', 'code'] },
  additionalInsured: { names: ['additional', 'addl', 'ai'], beside: ['insured', 'insd'] },
}

/**
 * What each column holds, if the first row names them, else null. Two columns with the same meaning are reported, since one of them would
 * be used silently.
 */
export function columnsOf(cells: string[]): { parts: (Column | null)[] } | { twice: string } | null {
  const parts = cells.map(columnOf)
  if (!parts.includes('name') || new Set(parts.filter(Boolean)).size < 2) return null
  const second = parts.findIndex((part, at) => part && parts.indexOf(part) < at)
  if (second < 0) return { parts }
  const [one, other] = [cells[parts.indexOf(parts[second]!)]!, cells[second]!]
  return { twice: `The columns “${one}” and “${other}” mean the same. Take one of them out, or give it another name.` }
}

function columnOf(cell: string): Column | null {
  const words = cell.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const columns = Object.keys(WORDS) as Column[]
  const fits = (column: Column) => {
    const { names, beside } = WORDS[column]
    return words.some((word) => names.includes(word)) && words.every((word) => [...names, ...beside].includes(word))
  }
  return columns.find(fits) ?? null
}
