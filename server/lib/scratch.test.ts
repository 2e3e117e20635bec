import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openScratch } from './scratch.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'cara-scratch-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

/** What a killed process left: a file half uploaded, and its last sign of life so many seconds ago. */
async function aDeadFolder(name: string, seconds: number) {
  const folder = path.join(parent, name)
  await mkdir(folder)
  await writeFile(path.join(folder, 'policy'), 'half')
  await writeFile(path.join(folder, 'alive'), '')
  const then = new Date(Date.now() - seconds * 1000)
  await utimes(path.join(folder, 'alive'), then, then)
}

describe('the scratch folder', () => {
  it('is rid of what dead processes left, and leaves the living alone', async () => {
    const living = await openScratch(parent, { alone: false })
    await aDeadFolder('killed', 600)
    await aDeadFolder('1234', 600)
    await rm(path.join(parent, '1234', 'alive'))
    const old = new Date(Date.now() - 600_000)
    await utimes(path.join(parent, '1234'), old, old)
    await aDeadFolder('silent', 20)
    const mine = await openScratch(parent, { alone: false })
    expect((await readdir(parent)).sort()).toEqual(
      [...[living, mine].map(({ folder }) => path.basename(folder)), 'silent'].sort(),
    )
    await Promise.all([living.close(), mine.close()])
    expect(await readdir(parent)).toEqual(['silent'])
  })

  it('begins empty where there can be no other process', async () => {
    await aDeadFolder('just killed', 0)
    const mine = await openScratch(parent, { alone: true })
    expect(await readdir(parent)).toEqual([path.basename(mine.folder)])
    await mine.close()
  })
})
