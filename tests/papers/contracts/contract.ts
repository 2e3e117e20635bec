import { readdirSync, readFileSync } from 'node:fs'

/** The hands that wrote contracts. */
export const HANDS = ['alder', 'birch', 'cedar', 'hazel', 'juniper', 'larch', 'willow', 'maple', 'poplar'] as const
export type Hand = (typeof HANDS)[number]

/**
 * One thing a contract asks for. `lines`: 'all', 'all but …' or the lines. `amount`: of a limit or a cap, in dollars; `value`: days, years, a
 * rating, the additional insured or a time, as told. `isEither`: one of several that a policy may meet, or that hold in some cases.
 */
export type Asked = {
  who: string
  lines: string
  what: string
  isEither: boolean
  amount: number | null
  value: string
  words: string
}

export type Contract = { name: string; hand: Hand; lines: string[]; asks: Asked[] }

const FOLDER = new URL('hands/', import.meta.url)

/** The contracts of a hand: its text, a paragraph or a row of a table a line, and below '===' what it asks for. */
export const contractsOf = (hand: Hand): Contract[] =>
  readdirSync(new URL(`${hand}/`, FOLDER))
    .toSorted()
    .map((file) => {
      const [text, gold] = readFileSync(new URL(`${hand}/${file}`, FOLDER), 'utf8').split('===\n')
      const asks = gold!.split('\n').filter(Boolean).map(askedIn)
      return { name: `${hand}/${file.replace('.txt', '')}`, hand, lines: text!.trim().split('\n'), asks }
    })

function askedIn(line: string): Asked {
  const [who, lines, named, value, words] = line.split('|').map((cell) => cell.trim()) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const what = named.replace(/ either$/, '')
  const isSum = /^\d{4,}$/.test(value)
  return { ...{ who, lines, what, value, words }, isEither: what !== named, amount: isSum ? Number(value) : null }
}
