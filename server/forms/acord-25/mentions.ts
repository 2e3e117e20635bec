/** Do the user's words hold this choice? */
export function mentions(text: string | undefined, choice: string) {
  const bare = (one: string) => one.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return text !== undefined && bare(choice).length > 2 && bare(text).includes(bare(choice))
}
