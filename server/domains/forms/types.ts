import type { Edition } from '../../documents/index.ts'

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
  /** Fields of the PDF that match no element. */
  unmatched: string[]
  /** Elements the PDF has no field for. */
  missing: string[]
  /** The layout used to read documents of its edition; null when the positions of its boxes are unknown. */
  taught: Edition | null
  licenceConfirmedAt: Date
  licenceConfirmedBy: string
}
