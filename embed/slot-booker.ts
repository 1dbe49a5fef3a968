import { SlotBooker } from '../src/app/slot-booker.tsx'
import { defineElement } from './element.tsx'

defineElement('slot-booker', SlotBooker)
