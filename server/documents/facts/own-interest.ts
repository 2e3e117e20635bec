/** How the insured holds a place, where words say that and nothing else: 'Owner', 'leased from others'; null where others may: 'Leased to tenants'. */
export const ownInterest = (text: string): string | null => INTEREST.exec(text.trim())?.[1] ?? null
const INTEREST =
  /^(own(?:er|ed|s)?|tenant|lessee|leased?|rent(?:ed|s)?)(?:[ -]occup(?:ied|ant))?(?: by (?:the )?(?:named )?(?:insured|applicant)| from .+)?\.?$/i
