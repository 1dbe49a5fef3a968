import { loadElement } from './entry.ts'

loadElement('slot-booker')
