/** Questions answered with no, by their codes. */
export function no(stem: string, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [`${stem}${code}Code_A`, 'No']))
}
