/** The legal forms that end a company's name, as alternatives of a pattern. */
export const LEGAL_FORMS =
  'LLC|L\\.L\\.C\\.?|INC(?:ORPORATED)?\\.?|CORP(?:ORATION)?\\.?|L\\.?P\\.?|LLP|L\\.L\\.P\\.?|CO\\.?|COMPANY|P\\.?C\\.?|PLLC|P\\.L\\.L\\.C\\.?|LTD\\.?|LIMITED|TRUST|ASSOCIATION|FOUNDATION|PARTNERSHIP'
