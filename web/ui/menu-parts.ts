/** All that an open menu may need, fetched as one. */
export { default as MenuChecks } from './menu-checks.tsx'
export { default as MenuChoices } from './menu-choices.tsx'
export { default as MenuPopup } from './menu-popup.tsx'
