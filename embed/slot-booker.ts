import { begin } from './entry.ts'

begin('slot-booker')
