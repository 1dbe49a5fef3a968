import { noteClasses } from '../elements/copies.ts'
import { isServer, loadOnce } from '../elements/entry.ts'

/* The element classes, unregistered: for a custom tag name, a subclass or a scoped registry. Built as `elements.js`. */

if (!isServer) noteClasses(loadOnce)

export { QuizAdminElement, QuizAppElement, SlotBookerElement } from '../elements/application.ts'
