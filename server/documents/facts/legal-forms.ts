/** The legal forms that end a company's name, as alternatives of a pattern. */
export const LEGAL_FORMS =
  'LLC|L\\.L\\.C\\.?|INC(?:ORPORATED)?\\.?|CORP(?:ORATION)?\\.?|L\\.?P\\.?|LLP|L\\.L\\.P\\.?|CO\\.?|COMPANY|P\\.?C\\.?|PLLC|P\\.L\\.L\\.C\\.?|LTD\\.?|LIMITED|TRUST|ASSOCIATION|FOUNDATION|PARTNERSHIP'

/** One of them in letters of either case, for a pattern that otherwise tells them apart. */
export const LEGAL_FORM_IN_ANY_CASE = `(?:${LEGAL_FORMS.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`)})`
