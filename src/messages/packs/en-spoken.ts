export { spokenMaths } from '../spoken-maths/en.ts'
export { spokenUnits } from '../spoken-units/en.ts'
