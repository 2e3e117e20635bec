import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const LANGUAGE_FILE = 'eng.traineddata'
const DEBIAN_FOLDER = '/usr/share/tesseract-ocr'
const FOLDERS = ['/usr/share/tessdata', '/usr/local/share/tessdata', '/opt/homebrew/share/tessdata']

/** What to say when there is nothing to recognise text with. */
export const NO_LANGUAGE_DATA =
  'no text-recognition data is installed. Install the package tesseract-ocr-eng, or name a folder that holds eng.traineddata in the settings.'

/** The folder that holds the recognition data for English: the configured one, else the system's; null when there is none. */
export function findLanguageFolder(configured?: string): string | null {
  const folders = configured ? [configured] : [...debianFolders(), ...FOLDERS]
  return folders.find((folder) => existsSync(join(folder, LANGUAGE_FILE))) ?? null
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return []
  return readdirSync(DEBIAN_FOLDER)
    .sort()
    .reverse()
    .map((version) => join(DEBIAN_FOLDER, version, 'tessdata'))
}
