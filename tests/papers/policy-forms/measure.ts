import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFacts, readDocument } from '../../../server/documents/index.ts'
import { listExclusions } from '../../../server/reviews/policy/exclusions.ts'
import type { Finding, ReviewPaper } from '../../../server/reviews/types.ts'
import { aDrawing, type Drawing } from './contents.ts'
import { drawPolicy } from './draw.ts'
import type { Layout } from './layouts.ts'

/** What a review found of the exclusions of one drawn policy; each list holds names. */
export type Measured = {
  planted: number
  missed: string[]
  false: string[]
  exceptions: { planted: number; missed: string[]; false: string[] }
  backs: { missed: string[]; false: string[] }
}

/** Draws a policy, reads it as any other file, and lists its exclusions. */
export async function reviewDrawn(seed: number, layout: Layout) {
  const drawing = aDrawing(seed)
  const folder = mkdtempSync(join(tmpdir(), 'policy-'))
  const path = join(folder, 'Policy.pdf')
  writeFileSync(path, await drawPolicy(drawing, layout))
  const { pages, warnings } = await readDocument(path, 'Policy.pdf').finally(() => rmSync(folder, { recursive: true }))
  const paper: ReviewPaper = {
    fileId: 'F1',
    name: 'Policy.pdf',
    slot: '[Policy]',
    pages,
    warnings,
    facts: await findFacts(pages),
  }
  const review = listExclusions({ papers: [paper], records: [], today: '2026-05-01', choices: {}, text: '' })
  return { drawing, paper, review }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** Holds what was found against what was drawn. */
export function measured({ form, endorsed, back }: Drawing, findings: readonly Finding[]): Measured {
  const clauses = form.sections.flatMap(({ exclusions }) => exclusions)
  const left = new Set(findings)
  const found = (name: string) => {
    const one = [...left].find(({ topic }) => plain(topic).includes(plain(name)))
    if (one) left.delete(one)
    return one
  }
  const pairs = clauses.map((one, at) => ({
    ...one,
    finding: found(one.name),
    isBack: at < form.sections[0]!.exclusions.length && one === back.exclusion,
  }))
  const listed = endorsed.map(({ title }) => ({ title, finding: found(title) }))
  const named = <T extends { name: string }>(ones: T[]) => ones.map(({ name }) => name)
  const excepted = (finding: Finding | undefined) => finding?.cells[1]?.place !== null && finding !== undefined
  const given = (finding: Finding | undefined) => finding?.cells[2]?.place !== null && finding !== undefined
  return {
    planted: clauses.length + endorsed.length,
    missed: [
      ...named(pairs.filter(({ finding }) => !finding)),
      ...listed.filter(({ finding }) => !finding).map(({ title }) => title),
    ],
    false: [...left].map(({ topic }) => topic),
    exceptions: {
      planted: pairs.filter(({ exception }) => exception).length,
      missed: named(pairs.filter(({ exception, finding }) => exception && !excepted(finding))),
      false: named(pairs.filter(({ exception, finding }) => !exception && excepted(finding))),
    },
    backs: {
      missed: named(pairs.filter(({ isBack, finding }) => isBack && !given(finding))),
      false: named(
        pairs.filter(({ isBack, finding, name }) => !isBack && name !== back.exclusion.name && given(finding)),
      ),
    },
  }
}
