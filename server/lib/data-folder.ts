import { access, constants, mkdir } from 'node:fs/promises'

/** Makes the folder that DATA_DIR names. Throws an Error with a sentence when Cara may not write to it. */
export async function makeDataFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new Error(
      `Cara cannot write to its data folder ${folder} (${(error as NodeJS.ErrnoException).code}). Give it to the user that starts Cara, or set DATA_DIR to another folder.`,
    )
  }
}
