import { noteClasses } from '../elements/copies.ts'
import { isServer, loadOnce } from '../elements/entry.ts'

/*
 * The classes of the elements, registered under no name: for a name of one's own, a subclass or a scoped registry. The build makes
 * `elements.js` of it.
 */

if (!isServer) noteClasses(loadOnce)

export { QuizAdminElement, QuizAppElement, SlotBookerElement } from '../elements/application.ts'
