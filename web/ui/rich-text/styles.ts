/** The declarations of a style attribute, in their order. */
export const declarationsOf = (style: string | null): [name: string, value: string][] =>
  (style ?? '')
    .split(';')
    .map((one) => one.split(':'))
    .filter(([name, value]) => name?.trim() && value?.trim())
    .map(([name, ...value]) => [name!.trim().toLowerCase(), value.join(':').trim()])

export const styleValue = (style: string | null, name: string) =>
  declarationsOf(style).findLast(([one]) => one === name)?.[1] ?? null

/** The style with one declaration set, or without it; null when nothing is left. */
export function withStyle(style: string | null, name: string, value: string | null): string | null {
  const others = declarationsOf(style).filter(([one]) => one !== name)
  if (value) others.push([name, value])
  return others.map(([one, said]) => `${one}: ${said}`).join('; ') || null
}
