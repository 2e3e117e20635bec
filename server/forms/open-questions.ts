import type { FormField } from './types.ts'

/** What the insured is asked, and what a person would ask it together with. */
export type OpenQuestion = { about: string; text: string }

/** The questions of a form that none of their elements answers, each once, those of one matter together. */
export function openQuestions(fields: readonly FormField[], isFilled: (name: string) => boolean): OpenQuestion[] {
  const asked = fields.flatMap(({ name, question, askedWith, section }) =>
    question ? [{ name, about: askedWith ?? section, text: question }] : [],
  )
  const inMatters = [...Map.groupBy(asked, ({ about }) => about).values()].flat()
  const all = [...Map.groupBy(inMatters, ({ text }) => text).values()]
  return all.flatMap((own) =>
    own.some(({ name }) => isFilled(name)) ? [] : [{ about: own[0]!.about, text: own[0]!.text }],
  )
}
