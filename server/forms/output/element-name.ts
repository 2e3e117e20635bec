const ANCESTORS = /^([A-Za-z0-9_]+\[\d+\]\.)+/
const OCCURRENCE = /\[\d+\]$/

/** The element a PDF field is for: `F[0].P1[0].Producer_FullName_A[0]` and `Producer_FullName_A` are one. */
export function elementName(fieldName: string): string {
  return fieldName.replace(ANCESTORS, '').replace(OCCURRENCE, '')
}
