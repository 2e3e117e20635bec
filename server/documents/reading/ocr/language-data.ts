import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const LANGUAGE_FILE = 'eng.traineddata'

/** The data that comes with the packages: tesseract's best model for English, made of whole numbers. */
const OWN_FOLDER = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng'))),
  '4.0.0_best_int',
)

/** What to say when there is nothing to recognise text with. */
export const NO_LANGUAGE_DATA =
  'no text-recognition data is installed. Name a folder that holds eng.traineddata as OCR_LANGUAGE_DIR, or leave that setting out.'

/** Where the recognition data for English lies, and whether it is packed. */
export type LanguageData = { folder: string; packed: boolean }

/** The configured data, else the data that comes with the packages; null when there is none. */
export function findLanguageData(configured: string = OWN_FOLDER): LanguageData | null {
  for (const packed of [false, true])
    if (existsSync(path.join(configured, packed ? `${LANGUAGE_FILE}.gz` : LANGUAGE_FILE)))
      return { folder: configured, packed }
  return null
}
