/** The demo agency's users, who come with every new database. */
export const ROBIN = { name: 'Robin Placeholder', email: 'robin@lanternfish.example.com' }
export const SAM = { name: 'Sam Specimen', email: 'sam@lanternfish.example.com' }

/** Users only the browser tests have: each signs in and out in one test alone, so that no test ends another's session or code. */
export const DALE = { name: 'Dale Exemplar', email: 'dale@lanternfish.example.com' }
export const KIT = { name: 'Kit Prototype', email: 'kit@lanternfish.example.com' }
export const NOOR = { name: 'Noor Sampleton', email: 'noor@lanternfish.example.com' }

/** The users of agencies of their own: one changes what its agency says of itself, one which forms it has, one
 * has a day of which every line is known, one does what its follow-ups say, one brings its book along, one changes its plan. */
export const ELLIS = { name: 'Ellis Template', email: 'ellis@harbor.example.com' }
export const WREN = { name: 'Wren Stencil', email: 'wren@quay.example.com' }
export const IVY = { name: 'Ivy Sketch', email: 'ivy@lantern.example.com' }
export const JUNO = { name: 'Juno Draftwell', email: 'juno@jetty.example.com' }
export const IVES = { name: 'Ives Facsimile', email: 'ives@pier.example.com' }
/** Whose agency adds, disables and enables users. */
export const MAE = { name: 'Mae Mockup', email: 'mae@cove.example.com' }
/** Whose role is changed, in the demo agency. */
export const PERRY = { name: 'Perry Example', email: 'perry@lanternfish.example.com' }
export const MARLO = { name: 'Marlo Mockup', email: 'marlo@wharf.example.com' }
