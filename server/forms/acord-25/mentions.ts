/** Do the user's words hold this choice, whole, whatever stands between its letters and figures ('GL 12-345' for 'GL12345')? */
export function mentions(text: string | undefined, choice: string) {
  const bare = choice.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (text === undefined || bare.length < 3) return false
  return new RegExp(`(?<![A-Z0-9])${bare.split('').join('[^A-Z0-9]*')}(?![A-Z0-9]|,\\d{3})`).test(text.toUpperCase())
}
