import type { PdfPageSpec } from '../../support/documents/pdf.ts'

/** A document of a property policy, drawn by one hand, with what it says. What it does not say is null or left out. */
export type PropertyPaper = { name: string; pages: PdfPageSpec[]; holds: PropertyHeld }

type Address = { line1: string; line2?: string; city: string; state: string; zip: string }

export type PropertyHeld = {
  /** Dates as MM/DD/YYYY. */
  policy: { number: string; carrier: string; naic?: string; effective: string; expiration: string }
  insured: { name: string } & Partial<Address>
  producer: ({ name: string; phone?: string; code?: string } & Partial<Address>) | null
  /** Each building, or location where buildings are not told apart, in the order it is first told. */
  places: (Address & {
    location: string | null
    building: string | null
    construction?: string
    occupancy?: string
    yearBuilt?: string
    stories?: string
    area?: string
  })[]
  coverages: PropertyCoverage[]
  interests: PropertyInterest[]
  /** What else it says of the whole policy, in its own words by our names: 'blanket', 'agreed value', 'wind or hail deductible', 'flood', … */
  terms: Record<string, string>
}

export type PropertyCoverage = {
  /** Which of `places` it is at; null: all of them (blanket), or not said. */
  place: number | null
  /** As the document calls it: 'Building', 'Business Personal Property', 'Business Income'. */
  name: string
  /** '1,250,000'; null where no amount is told. */
  limit: string | null
  /** What stands in place of an amount: 'Actual loss sustained, 12 months', 'Included'. */
  words?: string
  /** '5,000'; null where none is told for it, or no amount: then `deductibleWords`. */
  deductible: string | null
  deductibleWords?: string
  causes: 'basic' | 'broad' | 'special' | null
  valuation: string | null
  coinsurance: string | null
}

export type PropertyInterest = {
  place: number | null
  kind: 'mortgagee' | 'loss payee' | "lender's loss payable" | 'additional insured' | null
  name: string
  address: Address | null
  loan: string | null
}
