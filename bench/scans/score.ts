import type { Box, Page, Word } from '../../server/documents/types.ts'

/**
 * Words of the printed page by what became of them. `wrong` ones are read otherwise and claimed: no pass read differently, and confidence is
 * 0.8 or more; `doubted` ones are read otherwise and not claimed; `blank` ones are read rightly and not claimed.
 */
export type Score = { words: number; right: number; blank: number; wrong: number; doubted: number; missed: number }

const CLAIMED = 0.8

/** Compares the words that were read with those that were printed; `lean` is by how many degrees clockwise the print was turned. */
export function scoreOf(printed: Page, read: Page, lean: number): { all: Score; values: Score } {
  const turn = lean + (read.straightened ?? 0)
  const [dx, dy] = [(read.width - printed.width) / 2, (read.height - printed.height) / 2]
  const wanted = wordsOf(printed).map((word) => moved(turnedAbout(word, printed, turn), dx, dy))
  const found = wordsOf(read)
  const [all, values] = [noScore(), noScore()]
  for (const word of wanted) {
    const outcome = outcomeOf(word, wanted, found)
    for (const score of /\d/.test(word.text) ? [all, values] : [all]) {
      score.words += 1
      score[outcome] += 1
    }
  }
  return { all, values }
}

export function noScore(): Score {
  return { words: 0, right: 0, blank: 0, wrong: 0, doubted: 0, missed: 0 }
}

export function addScore(sum: Score, score: Score): void {
  for (const key of Object.keys(sum) as (keyof Score)[]) sum[key] += score[key]
}

function outcomeOf(word: Word, wanted: Word[], found: Word[]): Exclude<keyof Score, 'words'> {
  const near = found.filter(({ box }) => isSamePlace(word.box, box))
  if (near.length === 0) return 'missed'
  const same = near.filter((one) => one.text === word.text)
  const reading = same.length > 0 ? same : near
  const printed =
    same.length > 0 ? [word] : wanted.filter(({ box }) => reading.some((one) => isSamePlace(box, one.box)))
  const isRight = textOf(reading) === textOf(printed) || textOf(reading) === word.text
  const isClaimed = reading.every(({ others, confidence }) => !others && confidence! >= CLAIMED)
  if (isRight) return isClaimed ? 'right' : 'blank'
  return isClaimed ? 'wrong' : 'doubted'
}

function textOf(words: Word[]): string {
  return words.map(({ text }) => text).join('')
}

/** Words that hold a letter or digit, without the marks around them. */
function wordsOf(page: Page): Word[] {
  return page.lines
    .flatMap(({ words }) => words)
    .flatMap((word) => {
      const text = word.text
        .replace(/[‘’]/g, "'")
        .replace(/[“”]/g, '"')
        .replace(/[–—−]/g, '-')
        .replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, '')
      return text ? [{ ...word, text }] : []
    })
}

function isSamePlace([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean {
  const shared = Math.min(ax + aw, bx + bw) - Math.max(ax, bx)
  const apart = Math.abs(ay + ah / 2 - by - bh / 2)
  return shared > 0.3 * Math.min(aw, bw) && apart < Math.max(3, 0.45 * Math.max(ah, bh))
}

function turnedAbout(word: Word, { width, height }: Page, degrees: number): Word {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [x, y, w, h] = word.box
  const [fromX, fromY] = [x + w / 2 - width / 2, y + h / 2 - height / 2]
  const [toX, toY] = [width / 2 + fromX * cos - fromY * sin, height / 2 + fromX * sin + fromY * cos]
  return { ...word, box: [toX - w / 2, toY - h / 2, w, h] }
}

function moved(word: Word, dx: number, dy: number): Word {
  const [x, y, w, h] = word.box
  return { ...word, box: [x + dx, y + dy, w, h] }
}
