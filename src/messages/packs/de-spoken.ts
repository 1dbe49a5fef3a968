export { spokenMaths } from '../spoken-maths/de.ts'
export { spokenUnits } from '../spoken-units/de.ts'
