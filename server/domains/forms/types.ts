/** A fillable PDF the agency uploaded and may use: kept in its account only. */
export type FormTemplate = {
  id: string
  /** Id of the form it is ("25"). */
  form: string
  edition: string | null
  fileName: string
  blobKey: string
  /** Element names found in the PDF. */
  matched: string[]
  /** Fields of the PDF that no element is known for. */
  unmatched: string[]
  /** Elements the PDF has no field for. */
  missing: string[]
  licenceConfirmedAt: Date
  licenceConfirmedBy: string
}
