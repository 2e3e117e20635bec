import { capital } from '../../../../shared/sentence.ts'
import { aBlock, type Block, type Draft, itemOf, withItems } from './blocks.ts'
import { isCourtesy, nameGreeted, TONES } from './courtesy.ts'

/** Where a draft's matter ends: before its last courtesy, its signature or its sources. */
function endOfMatter({ blocks }: Draft): number {
  const foot = blocks.findIndex(
    ({ kind, items }) => kind === 'signature' || kind === 'sources' || /^Signature: _/.test(items[0] ?? ''),
  )
  let end = foot < 0 ? blocks.length : foot
  while (end > 1 && blocks[end - 1]!.kind === 'prose' && blocks[end - 1]!.items.every(isCourtesy)) end--
  return end
}

/** The draft with paragraphs and lists at the end of its matter, or at its beginning. */
export function withMatter(draft: Draft, fresh: Block[], isFirst: boolean): Draft {
  const head = draft.blocks.findIndex(({ kind }) => kind !== 'greeting' && kind !== 'heading')
  const at = isFirst && head >= 0 ? head : endOfMatter(draft)
  const after = draft.blocks
    .slice(at)
    .map((block, index) =>
      index === 0 && !draft.isHtml && !block.gap.includes('\n\n') ? { ...block, gap: '\n\n' } : block,
    )
  return { ...draft, blocks: [...draft.blocks.slice(0, at), ...fresh, ...after] }
}

/** Text of an answer as blocks of the draft: paragraphs, and lists under their lead. */
export function blocksFor(text: string, isHtml: boolean): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const last = blocks.at(-1)
    const item = itemOf(line.replace(/^- /, ''), isHtml)
    if (!line.startsWith('- ')) blocks.push(aBlock('prose', [item], isHtml ? '\n' : '\n\n'))
    else if (last?.kind === 'list') last.items.push(item)
    else blocks.push(aBlock('list', [item], isHtml || last ? '\n' : '\n\n'))
  }
  return blocks
}

export function signedBy(draft: Draft, name: string, agency: string): Draft {
  const at = draft.blocks.findLastIndex(({ kind }) => kind === 'signature')
  if (at < 0) return { ...draft, blocks: [...draft.blocks, aBlock('signature', [TONES.plain.signOff, name])] }
  const [signOff = '', ...lines] = draft.blocks[at]!.items
  const isPerson = (line: string) => line !== agency && !/\d{3}|@/.test(line) && lines.some((one) => one === agency)
  const rest = lines.filter((line, index) => line !== name && !(index === 0 && isPerson(line)))
  return { ...draft, blocks: draft.blocks.with(at, withItems(draft.blocks[at]!, [signOff, name, ...rest])) }
}

/** Greets a person: in the user's own words where they begin with a greeting, as a title wants it, else as the draft greets. */
export function greeting(draft: Draft, name: string, words: string): Draft {
  const old = draft.blocks[0]?.kind === 'greeting' ? draft.blocks[0] : null
  const own = /^(dear|hi|hello|hey|good (?:morning|afternoon|day))\b/i.test(words)
    ? capital(words).replace(/,?$/, ',')
    : null
  const isTitled = /^(?:Mr|Mrs|Ms|Dr)\b/.test(name)
  const before = old?.items[0] ?? ''
  const kept = nameGreeted(before)
    ? before.replace(nameGreeted(before), () => name)
    : before.replace(/,?$/, ` ${name},`)
  const line =
    own ?? (isTitled || !old ? TONES.formal.greet(name) : /^dear sir/i.test(before) ? TONES.formal.greet(name) : kept)
  const block = old ? withItems(old, [line]) : aBlock('greeting', [line], '')
  const rest = old ? draft.blocks.slice(1) : draft.blocks.map((one, index) => (index ? one : { ...one, gap: '\n\n' }))
  return { ...draft, toName: name, blocks: [block, ...rest] }
}

/** Who gets a copy, beneath the signature, as letters have it. */
export function copiedTo(draft: Draft, name: string): Draft {
  const at = draft.blocks.findLastIndex(({ kind }) => kind === 'signature')
  const line = `cc: ${name}`
  if (at < 0) return { ...draft, blocks: [...draft.blocks, aBlock('prose', [line])] }
  const foot = draft.blocks[at]!
  return { ...draft, blocks: draft.blocks.with(at, withItems(foot, [...foot.items, '', line])) }
}
