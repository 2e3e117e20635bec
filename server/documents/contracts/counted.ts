const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** How far before its unit a number stands: 'ten (10) calendar days'. */
const REACH = 2

/** The numbers of days or years that a text names, in its order: '30 days', 'thirty (30) days', 'ten calendar days'. */
export function counted(text: string, unit: 'day' | 'year'): number[] {
  const words = text
    .toLowerCase()
    .replace(/[’'()"“”]/g, '')
    .split(/[\s,;:.]+/)
  return words.flatMap((word, at) => {
    if (word !== unit && word !== `${unit}s`) return []
    const near = words.slice(Math.max(0, at - REACH), at).reverse()
    return near.map(numberIn).find((one) => one !== null) ?? []
  })
}

function numberIn(said: string): number | null {
  if (/^\d{1,3}$/.test(said)) return Number(said)
  const [ten, one = 'zero'] = TENS.includes(said.split('-')[0]!) ? said.split('-') : ['', said]
  const ones = ONES.indexOf(one)
  return ones < 0 ? null : (ten ? (TENS.indexOf(ten) + 2) * 10 : 0) + ones
}
