import { styleValue } from './styles.ts'

/** How deep in a list a paragraph of Word stands; 0 when it is in none. It says so in its style: `mso-list: l0 level2 lfo1`. */
const levelOf = (element: Element | null) =>
  Number(/\blevel(\d)/.exec(styleValue(element?.getAttribute('style') ?? null, 'mso-list') ?? '')?.[1] ?? 0)

const NUMBERED = /^\(?(?:(\d+)|[a-z]{1,5})[.)]/i

/** Word writes lists as paragraphs that begin with their bullets or numbers: they become lists. */
export function listsFromWord(page: Document) {
  for (const first of [...page.querySelectorAll('[style*="mso-list"]')]) {
    if (!first.isConnected || !levelOf(first) || first.closest('li')) continue
    const items: Element[] = []
    for (let next: Element | null = first; levelOf(next); next = next!.nextElementSibling) items.push(next!)
    const place = page.createComment('')
    first.before(place)
    /** The lists that are open, the outermost first. */
    const open: { level: number; list: HTMLElement }[] = []
    for (const item of items) {
      const level = levelOf(item)
      const marker = takeMarker(item)
      const found = NUMBERED.exec(marker)
      const tag = found ? 'OL' : 'UL'
      while (open.length && open.at(-1)!.level > level) open.pop()
      if (open.at(-1)?.level === level && open.at(-1)!.list.tagName !== tag) open.pop()
      if (open.at(-1)?.level !== level) {
        const list = page.createElement(tag)
        if (found?.[1] && found[1] !== '1') list.setAttribute('start', found[1])
        const around = open.at(-1)?.list.lastElementChild
        if (around) around.append(list)
        else place.before(list)
        open.push({ level, list })
      }
      const made = page.createElement('li')
      made.append(...item.childNodes)
      open.at(-1)!.list.append(made)
      item.remove()
    }
    place.remove()
  }
}

/** The bullet or number of an item, which is taken away: it is marked as one to be ignored. */
function takeMarker(item: Element): string {
  const marker = [...item.querySelectorAll('[style]')].find((part) =>
    /ignore/i.test(styleValue(part.getAttribute('style'), 'mso-list') ?? ''),
  )
  marker?.remove()
  return marker?.textContent?.trim() ?? ''
}
