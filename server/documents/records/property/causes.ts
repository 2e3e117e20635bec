import type { Page } from '../../types.ts'
import { levelsOf } from '../stacked-heads.ts'
import type { RecordField } from '../types.ts'
import { buildingsNamed } from './places.ts'
import { told, valueTold } from './told.ts'

/** What the causes of loss of a whole policy are surely of. */
export const OF_CAUSES: ReadonlySet<string | null> = new Set(['building', 'personal-property'])
const CAUSE =
  /\b(basic|broad|special)\b(?: \w+)?[ -](?:form|perils?|causes?)|\bcauses? of loss\W{1,3}(basic|broad|special)\b/gi
/** A form of anything may be called so: it is of causes of loss where its line says that it is. */
const OF_LOSS = /\b(?:causes? of|physical) loss\b|\bcovered causes\b|\bperils\b/i

/** The forms of causes of loss that words name, and where: 'special form', 'causes of loss: broad'. */
export const causesSaid = (text: string): { form: string; at: number; words: string }[] =>
  [...text.matchAll(CAUSE)].map(({ index: at, 0: words, 1: form, 2: named }) => ({
    form: (form ?? named)!.toLowerCase(),
    ...{ at, words },
  }))

const FORM = /\b(?:basic|broad|special)\b/gi
/** How many levels below words that tell a form may go on with them. */
const GOES_ON = 2

/** The causes of loss that the document tells without saying what they are of, where it tells one form alone. */
export function onlyCause(pages: Page[]): RecordField | null {
  const found = pages.flatMap(({ lines: all, number }) => {
    const levels = levelsOf(all)
    return levels.flatMap(({ lines }, at) => {
      const isSure = lines.some(({ text }) => OF_LOSS.test(text))
      const around = levels.slice(at, at + 1 + GOES_ON).flatMap((level) => level.lines.map(({ text }) => text))
      return lines.flatMap((line) =>
        [...line.text.matchAll(CAUSE)].map(([, form, named]) => ({
          ...{ form: (form ?? named)!, line, number, isSure },
          isOfAll: isOfOneForm(around) && !lines.some(({ text }) => buildingsNamed(text).length),
        })),
      )
    })
  })
  const first = found.find(({ isSure }) => isSure)
  const isOne = new Set(found.map(({ form }) => form.toLowerCase())).size === 1
  const isOfAll = found.every((one) => !one.isSure || one.isOfAll)
  return first && isOne && isOfAll ? valueTold(first.form, told([first.line], first.number)) : null
}

/** Whether lines name no second form: 'Special for buildings. Broad for contents.' */
const isOfOneForm = (texts: string[]) =>
  new Set(texts.flatMap((text) => text.match(FORM) ?? []).map((form) => form.toLowerCase())).size === 1
