/** Values of one element down its rows, in the order of the letters; blank ones are left out. */
export function down(element: string, values: string, letters = 'ABCDEFGHIJKLMN'): Record<string, string> {
  const told = values.split('|').map((value, index) => [`${element}_${letters[index]}`, value.trim()] as const)
  return Object.fromEntries(told.filter(([, value]) => value))
}

/** One row of several elements under a common beginning: `Name: value` pairs between bars. */
export function across(beginning: string, letter: string, values: string): Record<string, string> {
  return Object.fromEntries(
    values.split('|').map((pair) => {
      const [element = '', ...value] = pair.split(':')
      return [`${beginning}${element.trim()}_${letter}`, value.join(':').trim()]
    }),
  )
}

export const ticked = (...elements: string[]): Record<string, string> =>
  Object.fromEntries(elements.map((element) => [`${element}_A`, 'Yes']))

/** Answers to the questions of a form, by code: `AAC N | KAA Y`. */
export function answers(beginning: string, codes: string): Record<string, string> {
  return Object.fromEntries(
    codes.split('|').map((pair) => {
      const [code, answer] = pair.trim().split(' ')
      return [`${beginning}_Question_${code}Code_A`, answer!]
    }),
  )
}

export const lettered = (elements: string[], letters: string): string[] =>
  elements.flatMap((element) => [...letters].map((letter) => `${element}_${letter}`))

/** The agency's part of an application's head, for papers that name the agency they are sent to or come from. */
export const AGENCY = ['Producer_FullName_A', 'Producer_CustomerIdentifier_A', 'Form_CompletionDate_A']
export const AGENCY_BLOCK = [
  ...AGENCY,
  'Producer_MailingAddress_LineOne_A',
  'Producer_MailingAddress_LineTwo_A',
  'Producer_MailingAddress_CityName_A',
  'Producer_MailingAddress_StateOrProvinceCode_A',
  'Producer_MailingAddress_PostalCode_A',
  'Producer_ContactPerson_FullName_A',
  'Producer_ContactPerson_PhoneNumber_A',
  'Producer_ContactPerson_EmailAddress_A',
  'Producer_FaxNumber_A',
  'Insurer_ProducerIdentifier_A',
]

/** The carrier that writes the account now, on forms that may be sent to it or to another. */
export const CARRIER = ['Insurer_FullName_A', 'Insurer_NAICCode_A', 'Policy_PolicyNumberIdentifier_A']
