import { loadElement } from '../elements/entry.ts'

loadElement('slot-booker')
