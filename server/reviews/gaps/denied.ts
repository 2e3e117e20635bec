/** A sentence in what it says there is and what it says there is not, each in its own words: "a bar, no delivery" has a bar. */
export type Said = { has: string[]; lacks: string[] }

const DENIES = /(?<![-\w])(?:no|not|never|none|without)\b(?![-.]\S)|n[’']t\b/i
/** Where a denial ends that began before. */
const TURNS = /;|\b(?:but|however)\b/i
/** What a denial does not reach back over. */
const JOINTS = /[,:]|\band\b/gi

export function saidIn(sentence: string): Said {
  const said: Said = { has: [], lacks: [] }
  for (const part of sentence.split(TURNS)) {
    const denial = DENIES.exec(part)
    if (!denial) said.has.push(part)
    else {
      const from = [...part.slice(0, denial.index).matchAll(JOINTS)].at(-1)?.index ?? 0
      said.has.push(part.slice(0, from))
      said.lacks.push(part.slice(from))
    }
  }
  return { has: said.has.filter((part) => part.trim()), lacks: said.lacks }
}
